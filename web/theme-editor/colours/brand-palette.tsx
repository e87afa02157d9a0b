// A whole palette from the colour of a brand, where an admin begins: shown before it is used, and taken back as one step.
import { IconPalette } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { parseColour } from '../../../rules/theme/colour.ts';
import { derivePalette, withPalette } from '../../../rules/theme/derive-palette.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { Button } from '../../kit/button.tsx';
import { ColourField } from '../../kit/colour-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { Swatch } from '../swatch.tsx';
import { tokenName } from '../token-names.ts';

/** What tells most of a palette. */
const shown = [
	'colors.primary.light',
	'colors.primary.dark',
	'colors.body.link',
	'colors.secondary.DEFAULT',
	'colors.secondary.light',
	'colors.border.DEFAULT',
	'colors.background.light',
	'colors.body.DEFAULT',
];

export function BrandPalette() {
	const t = useTexts();
	const toast = useToast();
	const { theme, own, change } = useEditing();
	const main = resolveColour(theme, 'colors.primary.DEFAULT');
	const [typed, setTyped] = useState<string>();
	const brand = (typed ?? main).trim();
	const palette = useMemo(() => derivePalette(brand), [brand]);
	const isUsed = palette !== undefined && [...palette].every(([path, colour]) => resolveColour(theme, path) === colour);
	const use = () => {
		if (!palette) return;
		change(withPalette(own, palette), `palette ${brand}`);
		setTyped(undefined);
		toast.success(t('themeEditor.paletteUsed'));
	};
	return (
		<section aria-label={t('themeEditor.palette')} className="rounded-theme border border-line bg-raised p-3">
			<h2 className="font-semibold">{t('themeEditor.palette')}</h2>
			<div className="mt-2 flex flex-col gap-3">
				<ColourField
					label={t('themeEditor.brandColour')}
					hint={t('themeEditor.brandColourHint')}
					value={typed ?? main}
					onChange={setTyped}
					error={palette || parseColour(brand).kind === 'empty' ? null : t('themeEditor.brandColourInvalid')}
				/>
				{palette && (
					<ul className="flex flex-wrap gap-1.5">
						{shown.map((path) => (
							<li key={path} title={tokenName(t, theme, path)}>
								<Swatch colour={palette.get(path) ?? main} />
								<span className="sr-only">{tokenName(t, theme, path)}</span>
							</li>
						))}
					</ul>
				)}
				<div>
					<Button
						size="small"
						colour="primaryLight"
						icon={<IconPalette aria-hidden size={18} />}
						disabled={!palette || isUsed}
						onClick={use}
					>
						{t('themeEditor.usePalette')}
					</Button>
					<p className="mt-1 text-sm text-muted">{t(isUsed ? 'themeEditor.paletteFits' : 'themeEditor.paletteHint')}</p>
				</div>
			</div>
		</section>
	);
}
