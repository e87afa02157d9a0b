import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../designs/print-specification.ts';
import { placePicture } from './place-picture.ts';

/** A card of 85 × 55 mm with 3 mm of bleed. */
const card = usualSpecification;

describe('a picture on a page', () => {
	it('covers trim and bleed if it has their proportions', () => {
		expect(placePicture({ width: 910, height: 610 }, card)).toEqual({
			...{ x: -3000, y: -3000, width: 91_000, height: 61_000 },
			isTurned: false,
		});
	});

	it('is cut a little rather than distorted or left short', () => {
		const placed = placePicture({ width: 920, height: 610 }, card);
		expect(placed.height).toBe(61_000);
		expect(placed.width).toBe(92_000);
		expect(placed.x).toBe(-3500);
	});

	it('is enlarged into the bleed if it came without one', () => {
		const placed = placePicture({ width: 850, height: 550 }, card);
		expect(placed).toMatchObject({ x: -4636, y: -3000, width: 94_273, height: 61_000 });
	});

	it('is shown whole within the trim if its proportions are others', () => {
		expect(placePicture({ width: 850, height: 275 }, card)).toMatchObject({
			...{ x: 0, y: 13_750, width: 85_000, height: 27_500 },
		});
	});

	it('is turned by a quarter about the middle of the page if it lies on its side', () => {
		const placed = placePicture({ width: 610, height: 910 }, card);
		expect(placed).toEqual({ x: 12_000, y: -18_000, width: 61_000, height: 91_000, isTurned: true });
	});
});
