// Colours as OKLCH: of equal lightness to the eye where their lightness is equal, and of the same hue when they are made lighter or darker.

import { parseColour } from './colour.ts';
import { channelsOf } from './contrast.ts';

export interface Oklch {
	/** From 0 (black) to 1 (white). */
	lightness: number;
	/** 0 is grey. */
	chroma: number;
	/** In radians. */
	hue: number;
}

const toLinear = (value: number) => {
	const part = value / 255;
	return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (part: number) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** @returns undefined for what is no colour; what shines through is taken as it is */
export function toOklch(colour: string): Oklch | undefined {
	const parsed = parseColour(colour);
	if (parsed.kind !== 'hex' && parsed.kind !== 'rgb' && parsed.kind !== 'rgba') return undefined;
	const [red, green, blue] = channelsOf(parsed).channels.map(toLinear) as [number, number, number];
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return {
		lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		chroma: Math.hypot(a, b),
		hue: Math.atan2(b, a),
	};
}

function linearOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
	const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
}

const isShown = (colour: Oklch) => linearOf(colour).every((part) => part > -0.0005 && part < 1.0005);

/** As six digits; what no screen shows loses as much of its chroma as it must. */
export function fromOklch(colour: Oklch): string {
	let shown = colour;
	while (!isShown(shown) && shown.chroma > 0.001) shown = { ...shown, chroma: shown.chroma * 0.96 };
	const digits = linearOf(shown).map((part) =>
		Math.round(Math.min(255, Math.max(0, fromLinear(Math.max(0, part)))))
			.toString(16)
			.padStart(2, '0'),
	);
	return `#${digits.join('')}`;
}
