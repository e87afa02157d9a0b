import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../designs/print-specification.ts';
import { placePicture } from './place-picture.ts';
import { showPage } from './shown-page.ts';

/** A card of 85 × 55 mm with 3 mm of bleed. */
const card = usualSpecification;
const trim = { x: 3000, y: 3000, width: 85_000, height: 55_000 };

describe('the preview of a picture', () => {
	it.each([
		['the proportions of the sheet', { width: 910, height: 610 }],
		['other proportions, approved by hand', { width: 850, height: 275 }],
		['other proportions, lying on its side', { width: 300, height: 910 }],
	])('with %s shows it where the file for the press has it', (_what, size) => {
		const { picture, ...sheet } = showPage({ ...size, trim: null }, true, card);
		const placed = placePicture(size, card);
		expect(picture).toEqual({ ...placed, x: placed.x + card.bleed, y: placed.y + card.bleed });
		expect(sheet).toMatchObject({ width: 91_000, height: 61_000, trim });
	});
});

describe('the preview of a page', () => {
	it('is the page itself, with its lines', () => {
		const shown = showPage({ width: 91_000, height: 61_000, trim: null }, false, card);
		expect(shown.picture).toEqual({ x: 0, y: 0, width: 91_000, height: 61_000, isTurned: false });
		expect(shown.trim).toEqual(trim);
		expect(shown.bleed).toEqual({ x: 0, y: 0, width: 91_000, height: 61_000 });
		expect(shown.safe?.x).toBe(3000 + card.safeMargin);
	});

	it('shows where bleed is missing: empty room around a page that ends at its trim', () => {
		const shown = showPage({ width: 85_000, height: 55_000, trim: null }, false, card);
		expect(shown).toMatchObject({ width: 91_000, height: 61_000, trim });
		expect(shown.picture).toEqual({ ...trim, isTurned: false });
		expect(shown.bleed).toEqual({ x: 0, y: 0, width: 91_000, height: 61_000 });
	});

	it('has its bleed around the trim that the file names, within a page with marks', () => {
		const box = { x: 10_000, y: 12_000, width: 85_000, height: 55_000 };
		const shown = showPage({ width: 105_000, height: 79_000, trim: box }, false, card);
		expect(shown).toMatchObject({ width: 105_000, height: 79_000, picture: { x: 0, y: 0 } });
		expect(shown.bleed).toEqual({ x: 7000, y: 9000, width: 91_000, height: 61_000 });
		expect(showPage({ width: 85_000, height: 55_000, trim: null }, false, { ...card, bleed: 0 }).bleed).toBeNull();
	});

	it('has no safe area where there is no room for it', () => {
		expect(
			showPage({ width: 85_000, height: 55_000, trim: null }, false, { ...card, safeMargin: 30_000 }).safe,
		).toBeNull();
	});
});
