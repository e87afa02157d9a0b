// The dark counterpart of a theme. What the theme does not say itself is made from its light colours: links stay links, so that
// what followed a colour still follows it; a colour that was chosen for light paper gives way to a shipped one for dark paper; the
// shop's own two colours stay themselves, as bright as dark paper needs; and what could then not be read is brought to where it can.
import { nearestPassing, opaqueColour } from './contrast.ts';
import { findContrastErrors } from './contrast-errors.ts';
import { darkColours, darkExceptions } from './dark-colours.ts';
import { itemAt, valueAt } from './items.ts';
import { mergeTheme, putItem } from './merge-theme.ts';
import { resolveColour } from './resolve-colour.ts';
import { type ColourItem, defaultTheme, type Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

/** The two colours that make a shop. */
const own = /^colors\.(primary|secondary)\.(DEFAULT|light|dark)$/;

/** Strong enough for words on every dark ground, and for dark words on it. */
const strength = { DEFAULT: 7, dark: 9 };

function ownShade(theme: Theme, path: string): string | undefined {
	const [, group, shade] = own.exec(path) ?? [];
	if (!group || !shade) return undefined;
	const base = resolveColour(theme, `colors.${group}.DEFAULT`);
	const paper = darkColours['colors.background.DEFAULT'] ?? '';
	if (shade === 'DEFAULT' || shade === 'dark') return nearestPassing(base, paper, strength[shade], 'lighter');
	// A quarter of the colour on dark paper: a ground that has its hue.
	return opaqueColour(`${opaqueColour(base, paper)}40`, paper);
}

const isPath = (colour: string) => colour.startsWith('colors.') || colour.startsWith('applications.');

function darkItem(theme: Theme, path: string): ColourItem {
	const { linkedTo, color, label } = itemAt(theme, path);
	const link = linkedTo || (isPath(color) ? color : '');
	const named = label ? { label } : {};
	const exception = darkExceptions[path];
	if (exception) return { ...named, ...(isPath(exception) ? { linkedTo: exception } : { color: exception }) };
	const shipped = darkColours[path];
	const usual = itemAt(defaultTheme, path);
	const untouched = link === usual.linkedTo;
	if (link && !(shipped && untouched)) return { ...named, linkedTo: link };
	const colour = ownShade(theme, path) ?? shipped;
	if (colour) return { ...named, color: colour };
	return usual.linkedTo ? { ...named, linkedTo: usual.linkedTo } : { ...named, color };
}

/** A change for one pair may spoil another one; after so many rounds it stays as it is, and the editor says so. */
const rounds = 4;

/** Colours that the theme has chosen itself for dark paper are not touched. */
function makeReadable(dark: Theme, chosen: unknown): void {
	for (let round = 0; round < rounds; round++) {
		const errors = findContrastErrors(dark, 'dark').filter(({ front }) => valueAt(chosen, front) === undefined);
		if (errors.length === 0) return;
		for (const { front, nearest } of errors) {
			const { label } = itemAt(dark, front);
			putItem(dark, front, { ...(label ? { label } : {}), color: nearest });
		}
	}
}

/** A theme of its own, to be written or validated like any other. */
export function darkTheme(theme: Theme): Theme {
	const derived: Record<string, unknown> = { fonts: theme.fonts, border: theme.border };
	for (const path of tokenPaths) putItem(derived, path, darkItem(theme, path));
	const dark = mergeTheme(mergeTheme(defaultTheme, derived), theme.dark);
	makeReadable(dark, theme.dark);
	return dark;
}
