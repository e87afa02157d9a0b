// Every colour that cannot be read becomes the nearest one that can, on all grounds it stands on; words without a colour
// of their own take the other ink. Where nothing does, as for words on a button that is light at rest and dark when pointed at, a ground
// of the application gives way. Round by round: what was mended may be the ground of others.

import { contrastRatio, nearestPassing } from './contrast.ts';
import { type ContrastError, findContrastErrors, findReadable, isReadable, textContrast } from './contrast-errors.ts';
import { darkTheme } from './dark-theme.ts';
import { withColour } from './edit-theme.ts';
import { mergeTheme } from './merge-theme.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme, type OwnTheme, type Theme } from './theme.ts';

type Scheme = 'light' | 'dark';

/** Some themes cannot be mended altogether. */
const mostRounds = 8;

interface Mended {
	theme: OwnTheme;
	/** How many colours are others now. */
	changed: number;
	/** How many pairs are still too close. */
	left: number;
}

interface Mend {
	path: string;
	value: { color: string } | { linkedTo: string };
}

/** What words are written in, on light grounds and on dark ones. */
const inks = ['colors.body.dark', 'colors.body.inverted'];
/** Below it a colour is seen as grey. */
const leastChroma = 0.04;

/** Words without a colour of their own take the other ink; a shade of grey between them would look like a mistake. */
function findInk(theme: Theme, scheme: Scheme, { front, least }: ContrastError, only?: string): string | undefined {
	const chroma = toOklch(resolveColour(theme, front))?.chroma ?? 0;
	if (!front.startsWith('applications.') || least < textContrast || chroma >= leastChroma) return undefined;
	return inks.find((ink) =>
		isReadable(theme, { front, colour: resolveColour(theme, ink), scheme, ...(only && { only }) }),
	);
}

/** A little darker than at rest; lighter where words would be lost on that. */
function hoverShade(rest: string, ink: string): string {
	const base = toOklch(rest);
	if (!base) return rest;
	const shades = [0.93, 1.06].map((factor) => fromOklch({ ...base, lightness: Math.min(1, base.lightness * factor) }));
	return shades.find((shade) => contrastRatio(ink, shade) >= textContrast) ?? rest;
}

/** A button keeps its colour, as it is that of the brand: its words take the other ink, and what is pointed at follows. */
function mendButton(theme: Theme, scheme: Scheme, error: ContrastError): Mend[] | undefined {
	const group = /^(applications\..+)\.text$/.exec(error.front)?.[1];
	const [rest, hover] = [`${group}.background`, `${group}.backgroundHover`];
	if (!group || ![rest, hover].includes(error.back)) return undefined;
	const ink = findInk(theme, scheme, error, rest);
	if (!ink) return undefined;
	const shade = hoverShade(resolveColour(theme, rest), resolveColour(theme, ink));
	return [
		{ path: error.front, value: { linkedTo: ink } },
		{ path: hover, value: { color: shade } },
	];
}

/** Colours of the palette are left alone where they are grounds: too much follows them. */
function mendsOf(theme: Theme, scheme: Scheme, error: ContrastError): Mend[] {
	const { front, back, least, nearest } = error;
	const ink = findInk(theme, scheme, error);
	if (ink) return [{ path: front, value: { linkedTo: ink } }];
	const readable = findReadable(theme, front, scheme);
	if (readable) return [{ path: front, value: { color: readable } }];
	if (!back.startsWith('applications.')) return [{ path: front, value: { color: nearest } }];
	const button = mendButton(theme, scheme, error);
	if (button) return button;
	const color = nearestPassing(resolveColour(theme, back), resolveColour(theme, front), least);
	return [{ path: back, value: { color } }];
}

export function mendContrasts(own: OwnTheme, scheme: Scheme): Mended {
	const seen = (theme: OwnTheme) => {
		const light = mergeTheme(defaultTheme, theme);
		return scheme === 'dark' ? darkTheme(light) : light;
	};
	const changed = new Set<string>();
	let theme = own;
	let errors = findContrastErrors(seen(theme), scheme);
	for (let round = 0; round < mostRounds && errors.length > 0; round++) {
		const shown = seen(theme);
		const mends = new Map(
			errors.flatMap((error) => mendsOf(shown, scheme, error)).map(({ path, value }) => [path, value]),
		);
		for (const [path, value] of mends) {
			changed.add(path);
			theme = withColour(theme, scheme === 'dark' ? `dark.${path}` : path, value);
		}
		errors = findContrastErrors(seen(theme), scheme);
	}
	return { theme, changed: changed.size, left: errors.length };
}
