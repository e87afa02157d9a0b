import { describe, expect, it } from 'vitest';
import { priceOfSeries } from './price-of-series.ts';
import type { Offer } from './pricing.ts';
import { stepOf } from './steps.ts';

const step = (quantity: number, total: number) => stepOf({ quantity, unitPrice: null, total }, 'EUR');
const quantities = { mode: 'table' as const, defined: [], linear: null, minimum: null };
const cards: Offer = {
	currency: 'EUR',
	quantities,
	unitPrice: null,
	steps: [step(100, 2000), step(250, 4000), step(1000, 9000)],
};
const badges: Offer = {
	currency: 'EUR',
	quantities: { ...quantities, mode: 'linear', linear: { from: 1, to: 500, step: 1 } },
	unitPrice: 15_000,
	steps: [],
};

const apart = (rows: number) => ({ rows, isTogether: false });
const together = (rows: number) => ({ rows, isTogether: true });

describe('the price of a series', () => {
	it('is the sum of a run for each row', () => {
		expect(priceOfSeries(cards, 100, apart(12))).toMatchObject({ quantity: 1200, total: 24_000 });
		expect(priceOfSeries(cards, 250, apart(3))).toMatchObject({ quantity: 750, total: 12_000 });
	});

	it('has the price of a piece that the rounded runs come to, as documents multiply it', () => {
		const unrounded = { ...badges, quantities: { ...quantities, mode: 'free' as const }, unitPrice: 1450 };
		// 14.5 cents are 15 for each of 300 people.
		expect(priceOfSeries(unrounded, 1, apart(300))).toEqual({ quantity: 300, total: 4500, unitPrice: 1500 });
	});

	it('is that of all pieces where the rows are counted together, by the step that they reach', () => {
		expect(priceOfSeries(cards, 100, together(12))).toMatchObject({ quantity: 1200, total: 10_800 });
		// Three hundred is no run that is offered: the step below it counts.
		expect(priceOfSeries(cards, 100, together(3))).toMatchObject({ quantity: 300, total: 4800 });
	});

	it('is that of the quantity alone without a series, and with one row', () => {
		const run = priceOfSeries(cards, 250, null);
		expect(run).toMatchObject({ quantity: 250, total: 4000 });
		expect(priceOfSeries(cards, 250, apart(1))).toEqual(run);
		expect(priceOfSeries(cards, 250, together(1))).toEqual(run);
	});

	it('is none for a quantity of a row that is not offered, or for more pieces than can be ordered', () => {
		expect(priceOfSeries(cards, 300, together(4))).toBe('notOffered');
		expect(priceOfSeries(cards, 50, together(20))).toBe('tooSmall');
		expect(priceOfSeries(badges, 2, together(250))).toMatchObject({ quantity: 500, total: 75_000 });
		expect(priceOfSeries(badges, 2, together(251))).toBe('tooLarge');
		expect(priceOfSeries(badges, 2, apart(251))).toMatchObject({ quantity: 502 });
		expect(priceOfSeries({ ...badges, quantities: { ...quantities, mode: 'free' } }, 1000, apart(1001))).toBe(
			'tooLarge',
		);
	});
});
