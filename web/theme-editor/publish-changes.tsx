// What is different between what is published and the draft, thing by thing.

import type { Translate } from '../../rules/texts/translator.ts';
import { compareThemes } from '../../rules/theme/compare-themes.ts';
import { darkTheme } from '../../rules/theme/dark-theme.ts';
import { valueAt } from '../../rules/theme/items.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import { defaultTheme, fontRoles, type Theme } from '../../rules/theme/theme.ts';
import { tokenPaths } from '../../rules/theme/tokens.ts';
import { useTexts } from '../platform/environment.tsx';
import { useEditing } from './editing.tsx';
import { Swatch } from './swatch.tsx';
import { tokenName } from './token-names.ts';

const tokens = new Set(tokenPaths);

interface Changes {
	/** Places whose value is another one for visitors. */
	seen: string[];
	/** How many more are only stored otherwise: a link to the same colour, a value that was the default's. */
	unseen: number;
}

const tokenAt = (place: string) => place.replace(/^dark\./, '');

/** What an admin sees there. */
function shownAt(theme: Theme, dark: Theme, place: string): string {
	const path = tokenAt(place);
	if (tokens.has(path)) return resolveColour(place === path ? theme : dark, path);
	return String(valueAt(theme, place));
}

/** Each thing once: a colour that gave way to a link is one change. */
export function changesBetween(stored: unknown, own: unknown): Changes {
	const differences = compareThemes(stored, own);
	const paths = [...Object.keys(differences.before), ...Object.keys(differences.after)];
	const places = [...new Set(paths.map((path) => path.replace(/\.(?:color|linkedTo|label)$/, '')))];
	const [before, after] = [mergeTheme(defaultTheme, stored), mergeTheme(defaultTheme, own)];
	const [beforeDark, afterDark] = [darkTheme(before), darkTheme(after)];
	const seen = places.filter((place) => shownAt(before, beforeDark, place) !== shownAt(after, afterDark, place));
	return { seen, unseen: places.length - seen.length };
}

/** What is no colour, and its value, in words. */
function settingIn(t: Translate, theme: Theme, place: string): { name: string; value: string } {
	const role = fontRoles.find((name) => place === `fonts.${name}`);
	if (role) return { name: t(`themeEditor.font.${role}`), value: theme.fonts[role] };
	if (place === 'border.radius')
		return { name: t('themeEditor.radius'), value: t(`themeEditor.radius.${theme.border.radius}`) };
	if (place === 'border.width')
		return { name: t('themeEditor.width'), value: t(`themeEditor.width.${theme.border.width}`) };
	return { name: t('themeEditor.darkOn'), value: theme.dark.on ? t('themeEditor.on') : t('themeEditor.off') };
}

export function ChangeList({ places }: { places: readonly string[] }) {
	const t = useTexts();
	const { light, state } = useEditing();
	const published = mergeTheme(defaultTheme, state.published);
	const inDark = { before: darkTheme(published), after: darkTheme(light) };
	return (
		<ul className="flex flex-col">
			{places.map((place) => {
				const dark = place.startsWith('dark.') && tokens.has(place.slice('dark.'.length));
				const path = dark ? place.slice('dark.'.length) : place;
				const isColour = tokens.has(path);
				const { before, after } = dark ? inDark : { before: published, after: light };
				const name = isColour ? tokenName(t, after, path) : settingIn(t, after, place).name;
				return (
					<li
						key={place}
						className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-t-0"
					>
						<span className="min-w-0 grow wrap-break-word hyphens-auto">
							{name}
							{dark && ` (${t('themeEditor.dark')})`}
						</span>
						{[before, after].map((theme, index) => (
							<span key={index === 0 ? 'before' : 'after'} className="flex items-center gap-1.5 text-sm">
								<span className="sr-only">{index === 0 ? t('themeEditor.before') : t('themeEditor.after')}</span>
								{index > 0 && <span aria-hidden>→</span>}
								{isColour && <Swatch colour={resolveColour(theme, path)} />}
								<span>{isColour ? resolveColour(theme, path) : settingIn(t, theme, place).value}</span>
							</span>
						))}
					</li>
				);
			})}
		</ul>
	);
}
