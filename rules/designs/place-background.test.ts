import { describe, expect, it } from 'vitest';
import { placeBackground } from './place-background.ts';

const product = { width: 85_000, height: 55_000, bleed: 3000, safeMargin: 3000, folds: [], dieLine: null };
const bleedArea = { x: -3000, y: -3000, width: 91_000, height: 61_000 };

describe('a page that was designed elsewhere', () => {
	it('lies trim on trim, and is cut off where nothing is printed', () => {
		const trim = { x: 10_000, y: 10_000, width: 85_000, height: 55_000 };
		const placed = placeBackground({ width: 105_000, height: 75_000, trim }, product);
		expect(placed.whole).toEqual({ x: -10_000, y: -10_000, width: 105_000, height: 75_000 });
		expect(placed.visible).toEqual(bleedArea);
		expect(placed.part).toEqual({ x: 7000, y: 7000, width: 91_000, height: 61_000 });
	});

	it('of the size of the sheet has its bleed, of the size of the product it has none', () => {
		const sheet = placeBackground({ width: 91_000, height: 61_000, trim: null }, product);
		expect(sheet).toMatchObject({ whole: bleedArea, visible: bleedArea });
		const trimmed = placeBackground({ width: 85_000, height: 55_000, trim: null }, product);
		expect(trimmed.visible).toEqual({ x: 0, y: 0, width: 85_000, height: 55_000 });
	});

	it('of any other size covers everything that is printed, in its own proportions', () => {
		const { whole, visible } = placeBackground({ width: 100, height: 100, trim: null }, product);
		expect(visible).toEqual(bleedArea);
		expect(whole).toEqual({ x: -3000, y: -18_000, width: 91_000, height: 91_000 });
	});

	it('with a trim of another size is scaled to the product as a whole', () => {
		const trim = { x: 0, y: 0, width: 170_000, height: 110_000 };
		const { whole } = placeBackground({ width: 170_001, height: 110_000, trim }, product);
		expect(whole).toMatchObject({ x: 0, y: 0, width: 85_001, height: 55_000 });
	});
});
