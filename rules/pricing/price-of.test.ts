import { describe, expect, it } from 'vitest';
import { formatUnitPrice } from './format-unit-price.ts';
import { lowestPrice, nextSaving, offeredQuantities, offerFor, priceOf } from './price-of.ts';
import type { Offer, PriceStep, Pricing, Quantities } from './pricing.ts';
import { smallestQuantity } from './quantities.ts';
import { stepOf } from './steps.ts';
import { digitsOfColumn } from './unit-price-digits.ts';

const free: Quantities = { mode: 'free', defined: [], linear: null, minimum: null };
const table: Quantities = { ...free, mode: 'table' };
const defined = (...quantities: number[]): Quantities => ({ ...free, mode: 'defined', defined: quantities });
const linear = (from: number, to: number, step: number): Quantities => ({
	...free,
	mode: 'linear',
	linear: { from, to, step },
});
const least = (minimum: number, quantities: Quantities): Quantities => ({ ...quantities, minimum });

const simple = (unitPrice: number | null, quantities = free, currency = 'EUR'): Offer => ({
	currency,
	quantities,
	unitPrice,
	steps: [],
});
const total = (quantity: number, minor: number) => stepOf({ quantity, unitPrice: null, total: minor }, 'EUR');
const perPiece = (quantity: number, unitPrice: number) => stepOf({ quantity, unitPrice, total: null }, 'EUR');
const ladder = (quantities: Quantities, ...steps: PriceStep[]): Offer => ({
	currency: 'EUR',
	quantities,
	unitPrice: null,
	steps,
});
/** Flyers: 100 for 24.90 €, 500 for 39.90 €, 1,000 for 49.99 €. */
const flyers = (quantities: Quantities) => ladder(quantities, total(100, 2490), total(500, 3990), total(1000, 4999));

describe('a price per piece', () => {
	it.each([
		['0.0199 € × 1,000 is 19.90 €', 199, 1000, 'EUR', 1990],
		['0.0199 € × 3 is 0.0597 €, so 6 cents', 199, 3, 'EUR', 6],
		['half a cent is rounded up', 50, 1, 'EUR', 1],
		['less than half a cent is nothing', 49, 1, 'EUR', 0],
		['of a currency without cents', 199, 1000, 'JPY', 20],
		['of a currency of a thousand parts', 199, 1000, 'KWD', 19900],
		['of the dearest thing, a million times', 9_000_000_000, 1_000_000, 'EUR', 90_000_000_000_000],
	])('%s', (_, unitPrice, quantity, currency, expected) =>
		expect(priceOf(simple(unitPrice, free, currency), quantity)).toEqual({ quantity, unitPrice, total: expected }),
	);

	it('of nothing is a price: what is free may be ordered', () =>
		expect(priceOf(simple(0), 5)).toEqual({ quantity: 5, total: 0, unitPrice: 0 }));

	it('that was not entered is none', () => {
		expect(priceOf(simple(null), 5)).toBe('noPrice');
		expect(lowestPrice(simple(null))).toBeUndefined();
		expect(offeredQuantities(simple(null, defined(1, 2)))).toEqual([]);
		expect(priceOf(simple(100, table), 5)).toBe('noPrice');
	});
});

describe('a ladder', () => {
	it('keeps a total that was entered to the cent, whatever its price per piece is rounded to', () => {
		expect(priceOf(flyers(table), 1000)).toEqual({ quantity: 1000, total: 4999, unitPrice: 500 });
		expect(priceOf(flyers(free), 1000)).toEqual({ quantity: 1000, total: 4999, unitPrice: 500 });
	});

	it('prices what lies between two steps by the lower one', () => {
		expect(priceOf(flyers(free), 250)).toEqual({ quantity: 250, total: 6225, unitPrice: 2490 });
		expect(priceOf(ladder(free, perPiece(1, 5000), perPiece(10, 4500)), 9)).toMatchObject({ total: 450 });
		expect(priceOf(ladder(free, perPiece(1, 5000), perPiece(10, 4500)), 10)).toMatchObject({ total: 450 });
	});

	it('sells only its own runs where the quantities come from the table', () => {
		expect(priceOf(flyers(table), 250)).toBe('notOffered');
		expect(priceOf(flyers(table), 1001)).toBe('notOffered');
		expect(offeredQuantities(flyers(table))).toEqual([100, 500, 1000]);
		expect(offeredQuantities(flyers(least(101, table)))).toEqual([500, 1000]);
	});

	it('has no price below its first step', () => {
		expect(priceOf(flyers(free), 99)).toBe('tooSmall');
		expect(smallestQuantity(flyers(free))).toBe(100);
		expect(offeredQuantities(flyers(defined(50, 100, 200)))).toEqual([100, 200]);
		expect(offeredQuantities(flyers(linear(50, 200, 50)))).toEqual([100, 150, 200]);
	});
});

describe('quantities', () => {
	it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY, '5' as unknown as number, null as unknown as number])(
		'%s is none',
		(quantity) => expect(priceOf(simple(100), quantity)).toBe('notWhole'),
	);

	it.each([
		['none', 0, 'tooSmall'],
		['less than none', -5, 'tooSmall'],
		['more than a million', 1_000_001, 'tooLarge'],
	] as const)('%s has no price', (_, quantity, fault) => expect(priceOf(simple(100), quantity)).toBe(fault));

	it('begin at the minimum', () => {
		expect(priceOf(simple(100, least(25, free)), 24)).toBe('tooSmall');
		expect(priceOf(simple(100, least(25, free)), 25)).toMatchObject({ total: 25 });
		expect(smallestQuantity(simple(100, least(25, defined(10, 20, 30))))).toBe(30);
	});

	it('that are defined are the only ones', () => {
		const offer = simple(100, defined(100, 250, 500));
		expect(offeredQuantities(offer)).toEqual([100, 250, 500]);
		expect(priceOf(offer, 250)).toMatchObject({ total: 250 });
		expect(priceOf(offer, 251)).toBe('notOffered');
		expect(priceOf(offer, 501)).toBe('notOffered');
		expect(priceOf(offer, 99)).toBe('tooSmall');
	});

	it('of linear scales go from the first to the last in equal steps', () => {
		const offer = simple(100, linear(50, 240, 50));
		expect(offeredQuantities(offer)).toEqual([50, 100, 150, 200]);
		expect(priceOf(offer, 100)).toMatchObject({ total: 100 });
		expect(priceOf(offer, 49)).toBe('tooSmall');
		expect(priceOf(offer, 110)).toBe('notOffered');
		expect(priceOf(offer, 240)).toBe('notOffered');
		expect(priceOf(offer, 250)).toBe('tooLarge');
	});

	it('that may be typed freely, or are too many to choose from, are no list', () => {
		expect(offeredQuantities(simple(100))).toBeUndefined();
		expect(offeredQuantities(simple(100, linear(1, 1001, 1)))).toBeUndefined();
		expect(offeredQuantities(simple(100, linear(1, 1000, 1)))).toHaveLength(1000);
	});
});

describe('the lowest price', () => {
	it('is that of the smallest quantity, as a rule', () => {
		expect(lowestPrice(simple(199, least(100, free)))).toMatchObject({ quantity: 100, total: 199 });
		expect(lowestPrice(flyers(free))).toMatchObject({ quantity: 100, total: 2490 });
	});

	it('is that of a larger run where it costs less', () => {
		const odd = [total(100, 5000), total(250, 4000), total(500, 6000)] as const;
		expect(lowestPrice(ladder(table, ...odd))).toMatchObject({ quantity: 250, total: 4000 });
		expect(lowestPrice(ladder(free, ...odd))).toMatchObject({ quantity: 250, total: 4000 });
		expect(lowestPrice(ladder(defined(100, 300, 500), ...odd))).toMatchObject({ quantity: 300, total: 4800 });
		expect(lowestPrice(ladder(linear(100, 1000, 160), ...odd))).toMatchObject({ quantity: 260, total: 4160 });
	});
});

describe('the next saving', () => {
	it('is the next larger run at which a piece costs less', () => {
		expect(nextSaving(flyers(table), 100)).toEqual({
			quantity: 500,
			total: 3990,
			unitPrice: 798,
			savedPerUnit: 1692,
			morePieces: 400,
			extraCost: 1500,
		});
		expect(nextSaving(flyers(free), 499)).toMatchObject({ quantity: 500, morePieces: 1, extraCost: 3990 - 12425 });
		expect(nextSaving(flyers(defined(100, 700, 2000)), 100)).toMatchObject({ quantity: 700 });
	});

	it('passes over steps that save nothing', () =>
		expect(
			nextSaving(ladder(free, perPiece(1, 100), perPiece(10, 100), perPiece(20, 120), perPiece(50, 90)), 5),
		).toMatchObject({ quantity: 50 }));

	it('is none at the last step, for one price per piece, and for a quantity without a price', () => {
		expect(nextSaving(flyers(free), 1000)).toBeUndefined();
		expect(nextSaving(simple(100), 10)).toBeUndefined();
		expect(nextSaving(flyers(table), 250)).toBeUndefined();
	});
});

describe('a reader', () => {
	const members = { roles: ['members', 'staff'], steps: [perPiece(1, 80)] };
	const everybody = { roles: [], steps: [perPiece(1, 100)] };
	const pricing: Pricing = {
		mode: 'pricelist',
		unitPrice: 55,
		quantities: free,
		lists: [members, everybody],
		taxCategory: 'standard',
		payment: { mode: 'once', interval: null, trialDays: null },
	};
	const priceFor = (roles: string[], lists = pricing.lists) =>
		priceOf(offerFor({ ...pricing, lists }, roles, 'EUR'), 100);

	it('gets the first list that is for all roles or for one of theirs', () => {
		expect(priceFor([])).toMatchObject({ total: 100 });
		expect(priceFor(['other', 'staff'])).toMatchObject({ total: 80 });
		expect(priceFor(['staff'], [everybody, members])).toMatchObject({ total: 100 });
	});

	it('gets no price where no list is for them', () => {
		expect(priceFor([], [members])).toBe('noPrice');
		expect(priceFor([], [])).toBe('noPrice');
	});

	it('gets the next list where the first says nothing', () =>
		expect(priceFor(['staff'], [{ ...members, steps: [] }, everybody])).toMatchObject({ total: 100 }));

	it('never sees lists of a product that is priced simply', () =>
		expect(offerFor({ ...pricing, mode: 'simple' }, ['staff'], 'EUR')).toEqual(simple(55)));
});

describe('the price of a piece is written', () => {
	it.each([
		[199, 'EUR', 'en-GB', '€0.0199'],
		[5000, 'EUR', 'en-GB', '€0.50'],
		[12_345_678, 'EUR', 'de-DE', '1.234,5678 €'],
		[50_000, 'JPY', 'en-GB', 'JP¥5'],
	])('%i %s', (unitPrice, currency, language, expected) =>
		expect(formatUnitPrice(unitPrice, currency, language).replace('\u00a0', ' ')).toBe(expected),
	);

	it('as the shop writes its prices', () =>
		expect(formatUnitPrice(12_345_678, 'EUR', 'en-GB', '¤ 1,234.56').replace('\u00a0', ' ')).toBe('€ 1,234.5678'));

	it('has as many digits as the longest of its column', () => {
		const column = [1490, 756, 260];
		const digits = digitsOfColumn(column, 'EUR');
		expect(column.map((one) => formatUnitPrice(one, 'EUR', 'de-DE', null, digits).replace('\u00a0', ' '))).toEqual([
			...['0,1490 €', '0,0756 €', '0,0260 €'],
		]);
		expect([digitsOfColumn([119_000, 5000], 'EUR'), digitsOfColumn([], 'EUR')]).toEqual([undefined, undefined]);
	});
});
