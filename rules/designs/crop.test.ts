import { describe, expect, it } from 'vitest';
import { choiceOf, coverCrop, cropAfterResize, cropOf } from './crop.ts';

const landscape = { width: 3000, height: 2000 };
const square = { width: 20_000, height: 20_000 };

/** Of what is shown, on paper. */
const proportions = ({ width, height }: { width: number; height: number }, picture: typeof landscape) =>
	(width * picture.width) / (height * picture.height);

describe('the part of a picture that a box shows', () => {
	it('is its middle, and stretches nothing', () => {
		const crop = coverCrop(landscape, square);
		expect(crop).toEqual({ x: 167, y: 0, width: 667, height: 1000 });
		expect(proportions(crop, landscape)).toBeCloseTo(1, 2);
	});

	it.each([1, 1.5, 3, 10])('fills the box at zoom %d and stays within the picture', (zoom) => {
		for (const x of [0, 300, 1000])
			for (const y of [0, 700, 1000]) {
				const crop = cropOf({ zoom, x, y }, landscape, { width: 85_000, height: 55_000 });
				expect(crop.x).toBeGreaterThanOrEqual(0);
				expect(crop.y).toBeGreaterThanOrEqual(0);
				expect(crop.x + crop.width).toBeLessThanOrEqual(1000);
				expect(crop.y + crop.height).toBeLessThanOrEqual(1000);
				expect(proportions(crop, landscape)).toBeCloseTo(85 / 55, 1);
			}
	});

	it('is found again from the crop that came of it', () => {
		const choice = { zoom: 2, x: 400, y: 600 };
		const again = choiceOf(cropOf(choice, landscape, square), landscape, square);
		expect(again.zoom).toBeCloseTo(2, 1);
		expect(Math.abs(again.x - 400)).toBeLessThanOrEqual(1);
		expect(Math.abs(again.y - 600)).toBeLessThanOrEqual(1);
	});

	it('is another one in another box, about the same middle and as near, and stretches nothing', () => {
		const crop = cropOf({ zoom: 2, x: 400, y: 600 }, landscape, square);
		const wide = { width: 40_000, height: 20_000 };
		const resized = cropAfterResize(crop, square, wide);
		expect(proportions(resized, landscape)).toBeCloseTo(2, 1);
		expect(Math.abs(resized.x + resized.width / 2 - 400)).toBeLessThanOrEqual(1);
		expect(Math.abs(resized.y + resized.height / 2 - 600)).toBeLessThanOrEqual(1);
		expect(choiceOf(resized, landscape, wide).zoom).toBeCloseTo(2, 1);
		expect(cropAfterResize(crop, square, { width: 0, height: 10 })).toEqual(crop);
	});

	it('is never nearer than a tenth of the picture', () => {
		expect(cropOf({ zoom: 500, x: 500, y: 500 }, square, square)).toMatchObject({ width: 100, height: 100 });
	});
});
