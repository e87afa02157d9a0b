// The fonts of a theme: each is chosen in its own face, and shown with words of the shop in the weights that it has.
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { type FontFamily, findFont, fontCatalogue, fontWeights } from '../../rules/theme/fonts.ts';
import { specimenFaces } from '../../rules/theme/specimen-faces.ts';
import { type FontRole, fontRoles } from '../../rules/theme/theme.ts';
import { usePlatform, useTexts } from '../platform/environment.tsx';
import { useEditing } from './editing.tsx';

const families: readonly FontFamily[] = fontCatalogue.map(({ family }) => family);

const inFace = (family: FontFamily) => `"${family}", ${findFont(family)?.generic ?? 'sans-serif'}`;

/** The editor itself is set in one font: the others are brought for as long as they are shown. */
function useSpecimens(whole: readonly FontFamily[]): void {
	const css = specimenFaces(families, whole);
	useEffect(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		return () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
		};
	}, [css]);
}

export function FontsTab() {
	const { theme } = useEditing();
	const [open, setOpen] = useState<FontRole | undefined>('display');
	useSpecimens(open ? [theme.fonts[open]] : []);
	return (
		<div className="flex flex-col gap-2">
			{fontRoles.map((role) => (
				<Role key={role} role={role} open={open === role} onToggle={() => setOpen(open === role ? undefined : role)} />
			))}
		</div>
	);
}

interface RoleProps {
	role: FontRole;
	open: boolean;
	onToggle(): void;
}

function Role({ role, open, onToggle }: RoleProps) {
	const t = useTexts();
	const name = useId();
	const { theme, setValue } = useEditing();
	const chosen = theme.fonts[role];
	const label = t(`themeEditor.font.${role}`);
	return (
		<div className="rounded-theme border border-line">
			<h2>
				<button
					type="button"
					aria-expanded={open}
					onClick={onToggle}
					className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-theme px-2 text-start hover:bg-surface-hover"
				>
					<IconChevronRight aria-hidden size={16} className={`shrink-0 ${open ? 'rotate-90' : ''}`} />
					<span className="grow font-semibold">{label}</span>
					<span style={{ fontFamily: inFace(chosen) }}>{chosen}</span>
				</button>
			</h2>
			{open && (
				<div className="flex flex-col gap-3 border-t border-line p-3">
					<Specimen family={chosen} />
					<fieldset>
						<legend className="sr-only">{label}</legend>
						{families.map((family) => (
							<label
								key={family}
								className="flex min-h-9 cursor-pointer items-center gap-2 rounded-theme px-1 hover:bg-surface-hover pointer-coarse:min-h-11"
							>
								<input
									type="radio"
									name={name}
									value={family}
									checked={family === chosen}
									onChange={() => setValue(`fonts.${role}`, family)}
									className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-control checked:border-6 checked:border-chosen"
								/>
								<span className="text-lg" style={{ fontFamily: inFace(family) }}>
									{family}
								</span>
							</label>
						))}
					</fieldset>
				</div>
			)}
		</div>
	);
}

function Specimen({ family }: { family: FontFamily }) {
	const { t, shopName, shopfront } = usePlatform();
	const [category] = shopfront.categories;
	const words = category?.name ?? shopName;
	return (
		<div className="rounded-theme bg-raised p-3">
			<p className="text-xl wrap-break-word" style={{ fontFamily: inFace(family) }}>
				{shopName}
			</p>
			{category && <p style={{ fontFamily: inFace(family) }}>{category.description || category.name}</p>}
			<h3 className="mt-3 text-sm font-semibold text-label">{t('themeEditor.weights')}</h3>
			<ul className="grid grid-cols-2 gap-x-3">
				{fontWeights(family).map((code) => {
					const italic = code > 1000;
					const weight = italic ? code - 1000 : code;
					return (
						<li key={code} className="flex min-w-0 items-baseline gap-2">
							<span className="w-16 shrink-0 text-xs text-muted tabular-nums">
								{italic ? t('themeEditor.italic', { weight }) : weight}
							</span>
							<span
								className={`min-w-0 truncate ${italic ? 'italic' : ''}`}
								style={{ fontFamily: inFace(family), fontWeight: weight }}
							>
								{words}
							</span>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
