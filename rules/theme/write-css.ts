// Writes a theme as CSS: a variable for each token, their dark counterparts if it has them, then the faces of its fonts. Nothing of the theme's own text gets here:
// names come from the token tree and the catalogue, values are typed ones that are written anew.
import { darkTheme } from './dark-theme.ts';
import { fallbackFamily } from './fallback-faces.ts';
import { fontFaces } from './font-faces.ts';
import { findFont } from './fonts.ts';
import { mergeTheme } from './merge-theme.ts';
import { resolveColour } from './resolve-colour.ts';
import { borderRadii, borderWidths, defaultTheme, type FontRole, fontRoles, type Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

const fallbacks = {
	'sans-serif': 'system-ui,sans-serif',
	serif: 'serif',
	monospace: 'ui-monospace,monospace',
};

/** The CSS variable of a token: colors.primary.DEFAULT is --colors-primary-DEFAULT. */
export const variableOf = (path: string) => `--${path.replaceAll('.', '-')}`;

/** The font, what stands in for it while it is fetched, what every computer has. */
function stackOf(family: Theme['fonts'][FontRole]): string {
	const font = findFont(family);
	if (!font) return 'sans-serif';
	return `"${font.family}","${fallbackFamily(font.family)}",${fallbacks[font.generic]}`;
}

/** Where a look holds: on the whole page, or inside the elements that ask for the neutral one. */
type Scope = ':root' | '[data-look="admin"]';

const colourDeclarations = (theme: Theme) =>
	tokenPaths.map((path) => `${variableOf(path)}:${resolveColour(theme, path)}`);

/** What stays light where everything else is dark. */
const lightScope = '[data-theme="light"]';

/** Only what is different there; scroll bars and fields of the browser's own go along. */
function darkRule(theme: Theme, light: readonly string[]): string {
	const dark = colourDeclarations(darkTheme(theme));
	const differing = light.flatMap((declaration, index) => (declaration === dark[index] ? [] : [index]));
	const written = (all: readonly string[]) => differing.map((index) => all[index]).join(';');
	const rules = `:root{color-scheme:dark;${written(dark)}}${lightScope}{color-scheme:light;${written(light)}}`;
	return `@media (prefers-color-scheme:dark){${rules}}`;
}

/** Of a theme that `mergeTheme` has made: it is not merged once more. */
export function writeMergedCss(theme: Theme, scope: Scope = ':root'): string {
	const colours = colourDeclarations(theme);
	const declarations = [
		...colours,
		...fontRoles.map((role) => `--font-${role}:${stackOf(theme.fonts[role])}`),
		`--border-radius:${borderRadii[theme.border.radius]}`,
		`--border-width:${borderWidths[theme.border.width]}`,
	];
	const dark = theme.dark.on && scope === ':root' ? darkRule(theme, colours) : '';
	return `${scope}{${declarations.join(';')}}${dark}${fontFaces(theme)}`;
}

export const writeThemeCss = (theme: Theme, scope: Scope = ':root'): string =>
	writeMergedCss(mergeTheme(defaultTheme, theme), scope);
