import { describe, expect, it } from 'vitest';
import { hasSeveralColours } from './several-colours.ts';

type Colour = readonly [number, number, number];

const page = (...colours: readonly (readonly [Colour, count: number])[]) =>
	Uint8Array.from(colours.flatMap(([colour, count]) => Array.from({ length: count }, () => colour).flat()));
const white: Colour = [255, 255, 255];
const black: Colour = [30, 30, 34];
const grey: Colour = [150, 150, 152];
const red: Colour = [200, 30, 40];
const pink: Colour = [228, 143, 148];
const blue: Colour = [20, 60, 180];

describe('a page that is printed in one colour', () => {
	it.each([
		['nothing', page([white, 3000])],
		['black in tints', page([white, 2000], [black, 300], [grey, 600])],
		['red in tints', page([white, 2000], [red, 300], [pink, 600])],
		['black with a speck', page([white, 2000], [black, 3000], [red, 6])],
	])('may show %s', (_what, pixels) => {
		expect(hasSeveralColours(pixels, 3)).toBe(false);
	});

	it.each([
		['black and red', page([white, 2000], [black, 300], [red, 300])],
		['red and blue', page([white, 2000], [red, 300], [blue, 300])],
	])('does not show %s', (_what, pixels) => {
		expect(hasSeveralColours(pixels, 3)).toBe(true);
	});

	it('is measured whatever other channels the picture has', () => {
		expect(
			hasSeveralColours(Uint8Array.from([200, 30, 40, 255, 20, 60, 180, 255, 20, 60, 180, 255, 20, 60, 180, 255]), 4),
		).toBe(true);
	});
});
