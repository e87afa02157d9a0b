// Every colour of a theme, by group, with a search. The one that is chosen is edited where it stands.
import { IconChevronRight } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { controlStyle } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { Swatch } from '../swatch.tsx';
import { groupName, tokenGroups, tokenName } from '../token-names.ts';
import { BrandPalette } from './brand-palette.tsx';
import { TokenRow } from './token-row.tsx';

/** Of each group, beside its name. */
const swatches = 4;

export function ColoursTab() {
	const t = useTexts();
	const { theme, light, scheme, chosen, pointAt, typed, placeOf } = useEditing();
	const [search, setSearch] = useState('');
	const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
	const matches = (path: string) => {
		if (words.length === 0) return true;
		const text = `${path} ${tokenName(t, theme, path)}`.toLowerCase();
		return words.every((word) => text.includes(word));
	};
	const found = tokenGroups
		.map((group) => ({ ...group, paths: group.paths.filter(matches) }))
		.filter(({ paths }) => paths.length > 0);
	const sections = [
		{ label: t('themeEditor.colours'), groups: found.filter(({ path }) => path.startsWith('colors.')) },
		{ label: t('themeEditor.applications'), groups: found.filter(({ path }) => path.startsWith('applications.')) },
	];
	// An admin who comes here from another tab wants to see the colour that was named there.
	useEffect(() => {
		if (chosen) document.getElementById(`token-${chosen}`)?.scrollIntoView({ block: 'nearest' });
	}, [chosen]);
	return (
		<div className="flex flex-col gap-4">
			{scheme === 'dark' && !light.dark.on && <Notice kind="info">{t('themeEditor.darkIsOff')}</Notice>}
			{scheme === 'light' && words.length === 0 && <BrandPalette />}
			<label className="text-sm font-semibold text-label">
				{t('themeEditor.search')}
				<input
					type="search"
					value={search}
					onChange={(event) => {
						pointAt(undefined);
						setSearch(event.target.value);
					}}
					className={`${controlStyle} mt-1 font-normal`}
				/>
			</label>
			{found.length === 0 && <p role="status">{t('themeEditor.noMatch')}</p>}
			{sections.map(
				({ label, groups }) =>
					groups.length > 0 && (
						<section key={label} aria-label={label}>
							<h2 className="pb-1 text-sm font-semibold text-muted">{label}</h2>
							<div className="flex flex-col gap-1">
								{groups.map((group) => (
									<Group
										key={group.path}
										name={groupName(t, group.path)}
										tokens={group.paths.join(' ')}
										colours={group.paths
											.slice(0, swatches)
											.map((path) => resolveColour(theme, path))
											.join(' | ')}
										faulty={group.paths.some((path) => typed[placeOf(path)])}
										startsOpen={group.path === 'colors.primary'}
										wanted={words.length > 0 || (chosen !== undefined && group.paths.includes(chosen))}
									/>
								))}
							</div>
						</section>
					),
			)}
		</div>
	);
}

interface GroupProps {
	name: string;
	/** Of its tokens that are looked for, with blanks between them: what is the same as before is not drawn again. */
	tokens: string;
	/** Their colours, likewise. */
	colours: string;
	faulty: boolean;
	startsOpen: boolean;
	/** Open without being asked: an admin looks for something in it. */
	wanted: boolean;
}

const Group = memo(function Group({ name, tokens, colours, faulty, startsOpen, wanted }: GroupProps) {
	const t = useTexts();
	const [open, setOpen] = useState(startsOpen);
	const shown = open || wanted;
	const paths = tokens.split(' ');
	return (
		<div className="rounded-theme border border-line">
			<h3>
				<button
					type="button"
					aria-expanded={shown}
					onClick={() => setOpen(!shown)}
					className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-theme px-2 text-start font-semibold hover:bg-surface-hover pointer-coarse:min-h-11"
				>
					<IconChevronRight aria-hidden size={16} className={`shrink-0 ${shown ? 'rotate-90' : ''}`} />
					<span className={`min-w-0 grow wrap-break-word hyphens-auto ${faulty ? 'text-error' : ''}`}>{name}</span>
					<span className="flex shrink-0 gap-0.5">
						{colours.split(' | ').map((colour, index) => (
							<Swatch key={paths[index] ?? colour} colour={colour} />
						))}
					</span>
					<span className="sr-only">{t('themeEditor.count', { count: paths.length })}</span>
				</button>
			</h3>
			{shown && (
				<ul className="border-t border-line">
					{paths.map((path) => (
						<TokenRow key={path} path={path} />
					))}
				</ul>
			)}
		</div>
	);
});
