// From the main colour of a family to its light and dark shades, with one click that is taken back as one.
import { deriveShades, familyOf, withFamily } from '../../../rules/theme/derive-palette.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { useEditing } from '../editing.tsx';
import { Swatch } from '../swatch.tsx';

export function FamilyShades({ path }: { path: string }) {
	const t = useTexts();
	const { theme, own, change, placeOf } = useEditing();
	const family = familyOf(path);
	const shades = family && deriveShades(resolveColour(theme, path));
	if (!shades) return null;
	const { light, dark } = shades;
	const isSame = resolveColour(theme, `${family}.light`) === light && resolveColour(theme, `${family}.dark`) === dark;
	return (
		<div>
			<Button
				size="small"
				disabled={isSame}
				icon={
					<span className="flex gap-0.5">
						<Swatch colour={light} />
						<Swatch colour={dark} />
					</span>
				}
				onClick={() => change(withFamily(own, placeOf(family), shades), `family ${placeOf(family)} ${light}`)}
			>
				{t('themeEditor.deriveShades')}
			</Button>
			<p className="mt-1 text-sm text-muted">{t(isSame ? 'themeEditor.shadesFit' : 'themeEditor.deriveShadesHint')}</p>
		</div>
	);
}
