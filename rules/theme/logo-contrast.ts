// Whether a logo can be seen on a ground: the share of what is drawn of it that is nearly as light and dark as the ground.
import { contrastRatio, opaqueColour } from './contrast.ts';
import { findReadable, isReadable } from './contrast-errors.ts';
import { darkTheme } from './dark-theme.ts';
import { withColour } from './edit-theme.ts';
import { mergeTheme } from './merge-theme.ts';
import { resolveColour } from './resolve-colour.ts';
import { defaultTheme, type OwnTheme, type Theme } from './theme.ts';

/** Less than this, and a shape is lost on its ground. */
const least = 1.6;
/** A logo of several colours may lose a light one; one that loses a third of itself has lost its name, or its sign. */
const mostLost = 0.33;
/** Colours are compared in steps: a drawing has thousands of pixels and few colours. */
const step = 16;

export interface Pixels {
	/** Red, green, blue and alpha, one after the other. */
	data: Uint8ClampedArray;
}

/** @returns from 0 (all of it is seen) to 1 */
export function lostShare({ data }: Pixels, ground: string): number {
	const counted = new Map<number, number>();
	let drawn = 0;
	for (let at = 0; at < data.length; at += 4) {
		if ((data[at + 3] ?? 0) < 128) continue;
		drawn += 1;
		const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]].map((value) =>
			Math.round((value ?? 0) / step),
		);
		const key = (red * 32 + green) * 32 + blue;
		counted.set(key, (counted.get(key) ?? 0) + 1);
	}
	if (drawn === 0) return 0;
	let lost = 0;
	for (const [key, count] of counted) {
		const parts = [key >> 10, (key >> 5) & 31, key & 31].map((part) => Math.min(255, part * step));
		if (contrastRatio(`rgb(${parts.join(',')})`, ground) < least) lost += count;
	}
	return lost / drawn;
}

export const isLost = (pixels: Pixels, ground: string): boolean => lostShare(pixels, ground) > mostLost;

const paper = '#ffffff';

/** What the logo stands on in the header. */
export const groundOfLogo = (theme: Theme): string =>
	opaqueColour(
		resolveColour(theme, 'applications.headerLogo.background'),
		opaqueColour(resolveColour(theme, 'applications.header.background'), paper),
	);

/** What may lie behind a logo: colours of the theme first. */
const grounds = ['applications.page.background', 'colors.background.dark', 'colors.primary.dark'];
const plain = [paper, '#1a1a1a'];

/** With another ground behind the logo; the name that stands there without a picture stays readable on it. */
export function withLogoGround(own: OwnTheme, ground: string, scheme: 'light' | 'dark'): OwnTheme {
	const place = (part: string) => `${scheme === 'dark' ? 'dark.' : ''}applications.headerLogo.${part}`;
	const grounded = withColour(own, place('background'), { color: ground });
	const light = mergeTheme(defaultTheme, grounded);
	const theme = scheme === 'dark' ? darkTheme(light) : light;
	const front = 'applications.headerLogo.text';
	if (isReadable(theme, { front, colour: resolveColour(theme, front), scheme })) return grounded;
	const color = findReadable(theme, front, scheme);
	return color ? withColour(grounded, place('text'), { color }) : grounded;
}

/** @returns a ground on which it is seen; undefined where there is none */
export const findGround = (pixels: Pixels, theme: Theme): string | undefined =>
	[...grounds.map((path) => resolveColour(theme, path)), ...plain].find((ground) => !isLost(pixels, ground));
