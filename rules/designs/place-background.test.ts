import { describe, expect, it } from 'vitest';
import { type BackgroundPage, type BackgroundPlacement, findOtherFormat, placeBackground } from './place-background.ts';

const product = { width: 85_000, height: 55_000, bleed: 3000, safeMargin: 3000, folds: [], dieLine: null };
const bleedArea = { x: -3000, y: -3000, width: 91_000, height: 61_000 };
const place = (page: BackgroundPage, placement: BackgroundPlacement = 'actualSize') =>
	placeBackground(page, product, placement);

describe('a page that was designed elsewhere', () => {
	it('lies trim on trim, and is cut off where nothing is printed', () => {
		const trim = { x: 10_000, y: 10_000, width: 85_000, height: 55_000 };
		const page = { width: 105_000, height: 75_000, trim };
		expect(findOtherFormat(page, product)).toBeNull();
		const placed = place(page);
		expect(placed.whole).toEqual({ x: -10_000, y: -10_000, width: 105_000, height: 75_000 });
		expect(placed.visible).toEqual(bleedArea);
		expect(placed.part).toEqual({ x: 7000, y: 7000, width: 91_000, height: 61_000 });
	});

	it('of the size of the sheet has its bleed, of the size of the product it has none', () => {
		const sheet = place({ width: 91_000, height: 61_000, trim: null });
		expect(sheet).toMatchObject({ whole: bleedArea, visible: bleedArea });
		const trimmed = place({ width: 85_000, height: 55_000, trim: null });
		expect(trimmed.visible).toEqual({ x: 0, y: 0, width: 85_000, height: 55_000 });
	});

	it('without a length on paper has the format of the product where its proportions are the same', () => {
		const drawing = { width: 910, height: 610, trim: null, isProportion: true };
		expect(findOtherFormat(drawing, product)).toBeNull();
		expect(place(drawing).whole).toEqual(bleedArea);
		expect(findOtherFormat({ ...drawing, isProportion: false }, product)).toEqual({ width: 910, height: 610 });
		expect(findOtherFormat({ ...drawing, height: 910 }, product)).toEqual({ width: 910, height: 910 });
	});

	it('of another format says which, by its trim where it has one', () => {
		const trim = { x: 5000, y: 5000, width: 55_000, height: 85_000 };
		expect(findOtherFormat({ width: 65_000, height: 95_000, trim }, product)).toEqual({
			width: 55_000,
			height: 85_000,
		});
		expect(findOtherFormat({ width: 105_000, height: 148_000, trim: null }, product)).toEqual({
			...{ width: 105_000, height: 148_000 },
		});
	});

	it.each<[BackgroundPlacement, object]>([
		['actualSize', { x: -7500, y: -22_500, width: 100_000, height: 100_000 }],
		['fit', { x: 15_000, y: 0, width: 55_000, height: 55_000 }],
		['fill', { x: -3000, y: -18_000, width: 91_000, height: 91_000 }],
	])('of another format is placed as somebody has said: %s', (placement, whole) => {
		expect(place({ width: 100_000, height: 100_000, trim: null }, placement).whole).toEqual(whole);
	});
});
