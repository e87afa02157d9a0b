import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../designs/print-specification.ts';
import { placePicture } from './place-picture.ts';
import { showPage } from './shown-page.ts';

/** A card of 85 × 55 mm with 3 mm of bleed. */
const card = usualSpecification;
const page = { isPicture: false, isBack: false };
const picture = { isPicture: true, isBack: false };
const trim = { x: 3000, y: 3000, width: 85_000, height: 55_000 };

describe('the preview of a picture', () => {
	it.each([
		['the proportions of the sheet', { width: 910, height: 610 }],
		['other proportions, approved by hand', { width: 850, height: 275 }],
		['other proportions, lying on its side', { width: 300, height: 910 }],
	])('with %s shows it where the file for the press has it', (_what, size) => {
		const { picture: shown, ...sheet } = showPage({ ...size, trim: null }, picture, card);
		const placed = placePicture(size, card);
		expect(shown).toEqual({ ...placed, x: placed.x + card.bleed, y: placed.y + card.bleed });
		expect(sheet).toMatchObject({ width: 91_000, height: 61_000, trim });
	});
});

describe('the preview of a page', () => {
	it('is the page itself, with its lines', () => {
		const shown = showPage({ width: 91_000, height: 61_000, trim: null }, page, card);
		expect(shown.picture).toEqual({ x: 0, y: 0, width: 91_000, height: 61_000, isTurned: false });
		expect(shown.trim).toEqual(trim);
		expect(shown.bleed).toEqual({ x: 0, y: 0, width: 91_000, height: 61_000 });
		expect(shown.safe).toContain(`M${3000 + card.safeMargin} `);
	});

	it('shows where bleed is missing: empty room around a page that ends at its trim', () => {
		const shown = showPage({ width: 85_000, height: 55_000, trim: null }, page, card);
		expect(shown).toMatchObject({ width: 91_000, height: 61_000, trim });
		expect(shown.picture).toEqual({ ...trim, isTurned: false });
		expect(shown.bleed).toEqual({ x: 0, y: 0, width: 91_000, height: 61_000 });
	});

	it('has its bleed around the trim that the file names, within a page with marks', () => {
		const box = { x: 10_000, y: 12_000, width: 85_000, height: 55_000 };
		const shown = showPage({ width: 105_000, height: 79_000, trim: box }, page, card);
		expect(shown).toMatchObject({ width: 105_000, height: 79_000, picture: { x: 0, y: 0 } });
		expect(shown.bleed).toEqual({ x: 7000, y: 9000, width: 91_000, height: 61_000 });
		expect(showPage({ width: 85_000, height: 55_000, trim: null }, page, { ...card, bleed: 0 }).bleed).toBeNull();
	});

	it('of other proportions has the lines as large as they are about its centre, and not stretched', () => {
		const round = { ...card, width: 50_000, height: 50_000, dieLine: 'M0 0L50000 0L50000 50000Z' };
		const shown = showPage({ width: 91_000, height: 61_000, trim: { ...trim } }, page, round);
		expect(shown.trim).toEqual({ x: 20_500, y: 5500, width: 50_000, height: 50_000 });
		expect(shown.dieLine).toBe('M20500 5500L70500 5500L70500 55500Z');
		expect(shown).toMatchObject({ width: 91_000, height: 61_000, bleed: { width: 56_000, height: 56_000 } });
		const narrow = showPage({ width: 20_000, height: 61_000, trim: null }, page, card);
		expect(narrow.trim).toMatchObject({ width: 55_000, height: 85_000 });
		expect(narrow.picture).toMatchObject({ x: 20_500, width: 20_000, height: 61_000 });
		// What is enlarged as a whole keeps its lines at its edges.
		expect(showPage({ width: 170_000, height: 110_000, trim: null }, page, { ...card, bleed: 0 }).trim).toMatchObject({
			...{ width: 170_000, height: 110_000 },
		});
	});

	it('has no safe area where there is no room for it', () => {
		expect(
			showPage({ width: 85_000, height: 55_000, trim: null }, page, { ...card, safeMargin: 30_000 }).safe,
		).toBeNull();
	});
});

describe('folds and die line over a preview', () => {
	const folded = { ...card, folds: [20_000], dieLine: 'M0 0L85000 0L0 55000Z' };
	const sheet = { width: 91_000, height: 61_000, trim: null };

	it('lie where they are on the sheet, the other way round on the back', () => {
		for (const kind of [page, picture]) {
			const front = showPage(sheet, kind, folded);
			expect(front.folds).toEqual([{ x1: 23_000, y1: 0, x2: 23_000, y2: 61_000 }]);
			expect(front.dieLine).toBe('M3000 3000L88000 3000L3000 58000Z');
			const back = showPage(sheet, { ...kind, isBack: true }, folded);
			expect(back.folds).toEqual([{ x1: 68_000, y1: 0, x2: 68_000, y2: 61_000 }]);
			expect(back.dieLine).toBe('M88000 3000L3000 3000L88000 58000Z');
		}
	});

	it('are turned with a page that lies on its side, as pictures are', () => {
		const { folds, dieLine } = showPage({ width: 61_000, height: 91_000, trim: null }, page, folded);
		expect(folds).toEqual([{ x1: 0, y1: 68_000, x2: 61_000, y2: 68_000 }]);
		expect(dieLine).toBe('M3000 88000L3000 3000L58000 88000Z');
	});

	it('are not there where the product has none', () => {
		expect(showPage(sheet, page, card)).toMatchObject({ folds: [], dieLine: null });
	});
});
