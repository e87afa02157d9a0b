import { describe, expect, it } from 'vitest';
import { ladderErrors, ladderWarnings } from './ladder.ts';
import type { Quantities } from './pricing.ts';
import {
	findPaymentErrors,
	findPricingErrors,
	type PaymentSettings,
	type PricingSettings,
	quantitiesOf,
	readScales,
} from './settings.ts';
import { stepOf } from './steps.ts';

const row = (quantity: number | null, total: number | null, unitPrice: number | null = null) => ({
	quantity,
	total,
	unitPrice,
});

describe('the rows of a ladder', () => {
	it('may be saved where each larger quantity has one price', () =>
		expect(ladderErrors([row(100, 2490), row(500, null, 798), row(null, null), row(null, null)])).toEqual([]));

	it.each([
		['an empty row between others', [row(1, 5), row(null, null), row(3, 5)], 1, 'gap'],
		['a price without a quantity', [row(1, 5), row(null, 5)], 1, 'gap'],
		['a quantity without a price', [row(1, null), row(2, 5)], 0, 'gap'],
		['the same quantity twice', [row(1, 5), row(2, 5), row(1, 6)], 2, 'double'],
		['a smaller quantity below a larger one', [row(5, 5), row(4, 5)], 1, 'notRising'],
		['half a piece', [row(1.5, 5)], 0, 'quantityInvalid'],
		['nothing', [row(0, 5)], 0, 'quantityInvalid'],
		['more than a million', [row(1_000_001, 5)], 0, 'quantityInvalid'],
		['a price below zero', [row(1, -5)], 0, 'priceInvalid'],
		['half a cent', [row(1, 0.5)], 0, 'priceInvalid'],
		['a price that nobody pays', [row(1, 9_000_000_001)], 0, 'priceInvalid'],
		['two prices', [row(1, 5, 5)], 0, 'twoPrices'],
	] as const)('are refused for %s, which is named', (_, rows, at, kind) =>
		expect(ladderErrors(rows)).toEqual([{ row: at, kind }]),
	);

	it('must begin where the quantities of the product do', () => {
		const scales = (quantities: Partial<Quantities>): Quantities => ({
			mode: 'free',
			defined: [],
			linear: null,
			minimum: null,
			...quantities,
		});
		const gap = [{ row: 0, kind: 'gap' }];
		expect(ladderErrors([row(100, 5)], scales({}))).toEqual(gap);
		expect(ladderErrors([row(100, 5)], scales({ minimum: 99 }))).toEqual(gap);
		expect(ladderErrors([row(100, 5)], scales({ minimum: 100 }))).toEqual([]);
		expect(ladderErrors([row(100, 5)], scales({ mode: 'defined', defined: [50, 100] }))).toEqual(gap);
		expect(ladderErrors([row(100, 5)], scales({ mode: 'table' }))).toEqual([]);
	});

	it('warn where a larger run costs less than a smaller one', () => {
		expect(ladderWarnings([row(100, 5000), row(200, 4000), row(300, null, 1500), row(400, 6000)], 'EUR')).toEqual([
			{ row: 1, kind: 'cheaperThanSmaller', than: 0 },
			{ row: 2, kind: 'cheaperThanSmaller', than: 0 },
		]);
		expect(ladderWarnings([row(200, 4000), row(100, 4000), row(null, 1), row(300, null)], 'EUR')).toEqual([]);
	});

	it('become steps with both prices', () => {
		expect(stepOf({ quantity: 1000, unitPrice: null, total: 4999 }, 'EUR')).toEqual({
			quantity: 1000,
			total: 4999,
			unitPrice: 500,
			given: 'total',
		});
		expect(stepOf({ quantity: 3, unitPrice: 199, total: null }, 'EUR')).toEqual({
			quantity: 3,
			total: 6,
			unitPrice: 199,
			given: 'unit',
		});
		expect(() => stepOf({ quantity: 3, unitPrice: null, total: null }, 'EUR')).toThrow();
	});
});

const settings: PricingSettings = {
	mode: 'simple',
	unitPrice: 199,
	scales: 'free',
	definedScales: [],
	linear: null,
	minimumQuantity: null,
	priceLists: [],
};
const list = { listId: 'a', roleIds: [] };

describe('the settings of a price', () => {
	it.each([
		['a price per piece', {}],
		['no price yet', { unitPrice: null }],
		['scales', { scales: 'defined', definedScales: [500, 100], minimumQuantity: 500 }],
		['linear scales', { scales: 'linear', linear: { from: 10, to: 10, step: 5 }, minimumQuantity: 10 }],
		['a list', { mode: 'pricelist', scales: 'table', priceLists: [list], minimumQuantity: 7 }],
	] as [string, Partial<PricingSettings>][])('may be %s', (_, changes) =>
		expect(findPricingErrors({ ...settings, ...changes })).toEqual([]),
	);

	it.each([
		['mode', 'invalid', { mode: 'other' as never }],
		['unitPrice', 'invalid', { unitPrice: -1 }],
		['unitPrice', 'invalid', { unitPrice: 0.5 }],
		['scales', 'invalid', { scales: 'other' as never }],
		['scales', 'impossible', { scales: 'table' }],
		['definedScales', 'required', { scales: 'defined' }],
		['definedScales', 'invalid', { scales: 'defined', definedScales: [0] }],
		['definedScales', 'invalid', { scales: 'defined', definedScales: Array.from({ length: 501 }, (_, i) => i + 1) }],
		['definedScales', 'double', { scales: 'defined', definedScales: [5, 5] }],
		['linear', 'required', { scales: 'linear' }],
		['linear', 'invalid', { scales: 'linear', linear: { from: 1, to: 10, step: 0 } }],
		['linear', 'notRising', { scales: 'linear', linear: { from: 11, to: 10, step: 1 } }],
		['minimumQuantity', 'invalid', { minimumQuantity: 0 }],
		['minimumQuantity', 'nothingLeft', { scales: 'defined', definedScales: [5], minimumQuantity: 6 }],
		['minimumQuantity', 'nothingLeft', { scales: 'linear', linear: { from: 1, to: 10, step: 4 }, minimumQuantity: 10 }],
		['priceLists', 'required', { mode: 'pricelist' }],
		['priceLists', 'double', { mode: 'pricelist', priceLists: [list, list] }],
	] as [string, string, Partial<PricingSettings>][])('are refused: %s is %s', (field, kind, changes) =>
		expect(findPricingErrors({ ...settings, ...changes })).toEqual([{ field, kind }]),
	);

	it('become quantities in rising order, without what another mode has left', () => {
		expect(
			quantitiesOf({
				...settings,
				scales: 'defined',
				definedScales: [500, 100, 500],
				linear: { from: 1, to: 2, step: 1 },
			}),
		).toEqual({ mode: 'defined', defined: [100, 500], linear: null, minimum: null });
		expect(
			quantitiesOf({ ...settings, scales: 'linear', definedScales: [5], linear: { from: 1, to: 2, step: 1 } }),
		).toEqual({ mode: 'linear', defined: [], linear: { from: 1, to: 2, step: 1 }, minimum: null });
	});

	it.each([
		['100,250,500', [100, 250, 500]],
		[' 100 , 250 ', [100, 250]],
		['', []],
		['100,', undefined],
		['100;250', undefined],
		['1.000', undefined],
		['0', undefined],
		['1000001', undefined],
	])('take the scales "%s" as they are typed', (text, expected) => expect(readScales(text)).toEqual(expected));
});

describe('how a product is paid', () => {
	const once: PaymentSettings = {
		taxCategory: 'standard',
		paymentMode: 'once',
		paymentInterval: null,
		paymentIntervalCount: 1,
		trialDays: null,
	};
	const monthly: PaymentSettings = { ...once, paymentMode: 'subscription', paymentInterval: 'month' };

	it('may be once, or again and again with a trial', () => {
		expect(findPaymentErrors(once)).toEqual([]);
		expect(findPaymentErrors({ ...monthly, trialDays: 730 })).toEqual([]);
	});

	it.each([
		['taxCategory', 'invalid', { ...once, taxCategory: 'other' as never }],
		['paymentMode', 'invalid', { ...once, paymentMode: 'other' as never }],
		['paymentInterval', 'required', { ...monthly, paymentInterval: null }],
		['paymentInterval', 'invalid', { ...monthly, paymentInterval: 'hour' as never }],
		['paymentInterval', 'impossible', { ...once, paymentInterval: 'month' as const }],
		['paymentIntervalCount', 'invalid', { ...monthly, paymentIntervalCount: 37 }],
		['paymentIntervalCount', 'invalid', { ...monthly, paymentIntervalCount: 0 }],
		['paymentIntervalCount', 'impossible', { ...once, paymentIntervalCount: 2 }],
		['trialDays', 'impossible', { ...once, trialDays: 5 }],
		['trialDays', 'invalid', { ...monthly, trialDays: 0 }],
		['trialDays', 'invalid', { ...monthly, trialDays: 731 }],
	] as const)('is refused: %s is %s', (field, kind, payment) =>
		expect(findPaymentErrors(payment)).toEqual([{ field, kind }]),
	);
});
