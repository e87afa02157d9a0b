// The family of a colour: a light shade for grounds and a dark one for what is pointed at, both of its hue. And a whole palette from the
// colour of a brand: second colour, words, lines, grounds and links, all with a breath of its hue.
import { nearestPassing } from './contrast.ts';
import { textContrast } from './contrast-errors.ts';
import { withColour, withValue } from './edit-theme.ts';
import { mendContrasts } from './mend-contrasts.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';
import type { OwnTheme } from './theme.ts';

interface Shades {
	light: string;
	dark: string;
}

const ground = { lightness: 0.93, mostChroma: 0.045 };
/** Of its own lightness: enough to be seen beside it, and never lighter than it. */
const darker = 0.78;

/** @returns undefined for what is no colour */
export function deriveShades(colour: string): Shades | undefined {
	const base = toOklch(colour);
	if (!base) return undefined;
	return {
		light: fromOklch({ ...base, lightness: ground.lightness, chroma: Math.min(base.chroma * 0.3, ground.mostChroma) }),
		dark: fromOklch({ ...base, lightness: base.lightness * darker }),
	};
}

/** Colours with shades that are derived from them; those of words and lines have meanings of their own. */
const families = ['primary', 'secondary', 'success', 'danger', 'warning'];

/** @returns the folder of the family that a token is the main colour of */
export function familyOf(path: string): string | undefined {
	const name = /^colors\.(\w+)\.DEFAULT$/.exec(path)?.[1];
	return name && families.includes(name) ? `colors.${name}` : undefined;
}

/** @param place of the family in what the shop stores, such as colors.primary or dark.colors.primary */
export function withFamily(theme: OwnTheme, place: string, { light, dark }: Shades): OwnTheme {
	return withColour(withColour(theme, `${place}.light`, { color: light }), `${place}.dark`, { color: dark });
}

/** Lightness, and how much of the hue is seen at most. */
type Tone = readonly [lightness: number, mostChroma: number];

const tones: Readonly<Record<string, Tone>> = {
	'colors.secondary.DEFAULT': [0.48, 0.035],
	'colors.secondary.light': [0.94, 0.01],
	'colors.secondary.dark': [0.36, 0.03],
	'colors.labels.DEFAULT': [0.42, 0.02],
	'colors.labels.light': [0.5, 0.02],
	'colors.labels.dark': [0.27, 0.02],
	'colors.body.DEFAULT': [0.27, 0.02],
	'colors.body.light': [0.48, 0.02],
	'colors.body.dark': [0.2, 0.02],
	'colors.border.DEFAULT': [0.88, 0.012],
	'colors.border.light': [0.935, 0.008],
	'colors.border.dark': [0.61, 0.02],
	'colors.background.light': [0.977, 0.006],
	'colors.background.dark': [0.25, 0.03],
	'colors.background.primaryHover': [0.963, 0.008],
	'colors.background.secondaryHover': [0.95, 0.01],
};

const toneOf = (base: Oklch, [lightness, mostChroma]: Tone) =>
	fromOklch({ ...base, lightness, chroma: Math.min(base.chroma, mostChroma) });

/** @returns the colours by their paths; undefined for what is no colour */
export function derivePalette(brand: string): ReadonlyMap<string, string> | undefined {
	const base = toOklch(brand);
	const shades = deriveShades(brand);
	if (!base || !shades) return undefined;
	const others = Object.entries(tones).map(([path, tone]): [string, string] => [path, toneOf(base, tone)]);
	const hover = toneOf(base, [0.963, 0.008]);
	return new Map([
		['colors.primary.DEFAULT', brand],
		['colors.primary.light', shades.light],
		['colors.primary.dark', nearestPassing(shades.dark, shades.light, textContrast, 'darker')],
		['colors.body.link', nearestPassing(brand, hover, textContrast, 'darker')],
		...others,
	]);
}

/** The palette in place of those colours that the shop has had, with everything readable on it. Names such as Petrol told of what they were. */
export function withPalette(theme: OwnTheme, palette: ReadonlyMap<string, string>): OwnTheme {
	const next = [...palette].reduce(
		(own, [path, color]) => withColour(withValue(own, `${path}.label`, undefined), path, { color }),
		theme,
	);
	return mendContrasts(next, 'light').theme;
}
