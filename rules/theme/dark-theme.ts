// The dark counterpart of a theme. What the theme does not say itself is made from its light colours: links stay links, so that
// what followed a colour still follows it; a colour that was chosen for light paper gives way to a shipped one for dark paper; the
// shop's own two colours stay themselves, as bright as dark paper needs.
import { nearestPassing, opaqueColour } from './contrast.ts';
import { darkColours } from './dark-colours.ts';
import { itemAt, valueAt } from './items.ts';
import { mergeTheme } from './merge-theme.ts';
import { resolveColour } from './resolve-colour.ts';
import { type ColourItem, defaultTheme, type Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

/** What the shades of the shop's own colours are for on dark paper, and what they must be read on. */
const own = /^colors\.(primary|secondary)\.(DEFAULT|light|dark)$/;

/** Strong enough for words on every dark ground, and for words of the inverted colour on it. */
const strength = { DEFAULT: 7, dark: 9 };

function ownShade(theme: Theme, path: string): string | undefined {
	const [, group, shade] = own.exec(path) ?? [];
	if (!group || !shade) return undefined;
	const base = resolveColour(theme, `colors.${group}.DEFAULT`);
	const paper = darkColours['colors.background.DEFAULT'] ?? '';
	if (shade === 'DEFAULT' || shade === 'dark') return nearestPassing(base, paper, strength[shade], 'lighter');
	return opaqueColour(`${opaqueColour(base, paper)}40`, paper);
}

function darkItem(theme: Theme, path: string): ColourItem {
	const { linkedTo, color, label } = itemAt(theme, path);
	const isLink = linkedTo !== '' || color.startsWith('colors.') || color.startsWith('applications.');
	const named = label ? { label } : {};
	const shipped = darkColours[path];
	const unchanged = JSON.stringify(valueAt(defaultTheme, path)) === JSON.stringify(valueAt(theme, path));
	if (isLink && !(shipped && unchanged)) return { linkedTo: linkedTo || color, ...named };
	const colour = ownShade(theme, path) ?? shipped;
	if (colour) return { ...named, color: colour };
	const usual = itemAt(defaultTheme, path);
	return usual.linkedTo ? { ...named, linkedTo: usual.linkedTo } : { ...named, color };
}

/** A theme of its own, to be written or judged like any other. */
export function darkTheme(theme: Theme): Theme {
	const dark: Record<string, unknown> = { fonts: theme.fonts, border: theme.border };
	for (const path of tokenPaths) {
		const names = path.split('.');
		const last = names.pop() ?? '';
		let place = dark;
		for (const name of names) {
			place[name] ??= {};
			place = place[name] as Record<string, unknown>;
		}
		place[last] = darkItem(theme, path);
	}
	return mergeTheme(mergeTheme(defaultTheme, dark), theme.dark);
}
