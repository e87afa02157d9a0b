import { describe, expect, it } from 'vitest';
import { priceOf } from './price-of.ts';
import { nearQuantities, priceTable, rowOf } from './price-table.ts';
import type { Offer, Quantities } from './pricing.ts';
import { stepOf } from './steps.ts';

const free: Quantities = { mode: 'free', defined: [], linear: null, minimum: null };

const steps = (...rows: [quantity: number, total: number][]) =>
	rows.map(([quantity, total]) => stepOf({ quantity, total, unitPrice: null }, 'EUR'));

const offer = (quantities: Partial<Quantities>, some: Offer['steps'] = [], unitPrice: number | null = null): Offer => ({
	currency: 'EUR',
	quantities: { ...free, ...quantities },
	unitPrice,
	steps: some,
});

const shown = (one: Offer) => priceTable(one).map(({ quantity }) => quantity);
const ladder = steps([100, 1490], [250, 1890], [500, 2490]);

describe('the price table', () => {
	it('has a row for each run of a table, with what the engine says it costs', () => {
		const table = offer({ mode: 'table' }, ladder);
		expect(shown(table)).toEqual([100, 250, 500]);
		for (const row of priceTable(table)) expect(row).toEqual(priceOf(table, row.quantity));
	});

	it('leaves out what lies below the minimum', () => {
		expect(shown(offer({ mode: 'table', minimum: 200 }, ladder))).toEqual([250, 500]);
		expect(shown(offer({ minimum: 200 }, ladder))).toEqual([200, 250, 500]);
	});

	it('has a row for each step where the number is typed, none where all pieces cost the same', () => {
		expect(shown(offer({}, ladder))).toEqual([100, 250, 500]);
		expect(shown(offer({}, [], 12_900))).toEqual([]);
	});

	it('begins each step with the first quantity that may be chosen', () => {
		const linear = { from: 40, to: 4000, step: 40 };
		expect(shown(offer({ mode: 'linear', linear }, ladder))).toEqual([120, 280, 520]);
	});

	it('shows a few quantities at one price, and not very many', () => {
		expect(shown(offer({ mode: 'defined', defined: [5, 10, 20] }, [], 100))).toEqual([5, 10, 20]);
		expect(shown(offer({ mode: 'linear', linear: { from: 1, to: 500, step: 1 } }, [], 100))).toEqual([]);
		expect(shown(offer({ mode: 'defined', defined: [5] }, [], 100))).toEqual([]);
	});

	it('marks the row whose price holds', () => {
		const rows = priceTable(offer({}, ladder));
		expect([100, 249, 250, 9999].map((quantity) => rowOf(rows, quantity))).toEqual([0, 0, 1, 2]);
	});
});

describe('instead of a quantity that cannot be had', () => {
	it('the next smaller and the next larger one can', () => {
		expect(nearQuantities(offer({ mode: 'table' }, ladder), 300)).toEqual([250, 500]);
		expect(nearQuantities(offer({ mode: 'table' }, ladder), 700)).toEqual([500]);
		expect(nearQuantities(offer({ mode: 'linear', linear: { from: 25, to: 500, step: 25 } }, [], 1), 60)).toEqual([
			50, 75,
		]);
		const long = { from: 10, to: 100_000, step: 10 };
		expect(nearQuantities(offer({ mode: 'linear', linear: long }, [], 1), 15)).toEqual([10, 20]);
		expect(nearQuantities(offer({ mode: 'linear', linear: long }, [], 1), 200_000)).toEqual([100_000]);
	});

	it('the largest quantity applies where the limit exceeds it, and whole numbers where there is none', () => {
		expect(nearQuantities(offer({}, [], 1), 2_000_000)).toEqual([1_000_000]);
		expect(nearQuantities(offer({}, [], 1), 2.5)).toEqual([2, 3]);
	});

	it('the smallest can where it is less, or no number at all', () => {
		for (const quantity of [0, -5, 12, Number.NaN])
			expect(nearQuantities(offer({ minimum: 25 }, [], 1), quantity)).toEqual([25]);
		expect(nearQuantities(offer({}, []), 5)).toEqual([5]);
	});
});
