import { describe, expect, it } from 'vitest';
import { findTrimBox } from './trim-box.ts';

const card = { width: 85, height: 55, bleed: 3 };
const page = { width: 91, height: 61, trim: null };

describe('the trim of a page', () => {
	it('is the one that the file names, counted from above', () => {
		const trim = { x: 2, y: 1, width: 85, height: 55 };
		expect(findTrimBox({ ...page, trim }, card)).toEqual({ x: 2, y: 5, width: 85, height: 55 });
	});

	it('lies inside of the bleed where the page has one, also if it lies on its side', () => {
		expect(findTrimBox(page, card)).toEqual({ x: 3, y: 3, width: 85, height: 55 });
		expect(findTrimBox({ ...page, width: 61, height: 91 }, card)).toEqual({ x: 3, y: 3, width: 55, height: 85 });
	});

	it('is the whole page where that has no bleed', () => {
		expect(findTrimBox({ ...page, width: 85, height: 55 }, card)).toEqual({ x: 0, y: 0, width: 85, height: 55 });
	});
});
