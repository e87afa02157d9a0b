import { describe, expect, it } from 'vitest';
import { isDay } from '../dates.ts';
import { roundedRatio } from '../rounding.ts';
import { type TaxCategory, taxCategories } from './categories.ts';
import { defaultRates, taxCountries } from './default-rates.ts';
import { defaultRateOn, type OwnRate, rateOn } from './rates.ts';
import { taxOf, taxTable } from './tax-of.ts';

const day = '2026-11-15';
const rate = (country: string, category: TaxCategory, on = day) => rateOn([], { country, category, day: on });

describe('the rates that ship', () => {
	it('are there for the EU, the United Kingdom and Switzerland, in all 16 categories', () => {
		expect(taxCountries).toHaveLength(29);
		expect(taxCategories).toHaveLength(16);
		for (const country of taxCountries)
			for (const category of taxCategories) {
				const rates = defaultRates(country, category) ?? [];
				expect(rates.length).toBeGreaterThan(0);
				const days = rates.map(([from]) => from);
				expect(days).toEqual(days.toSorted());
				expect(new Set(days).size).toBe(days.length);
				for (const [from, value] of rates) {
					expect(isDay(from)).toBe(true);
					expect(Number.isInteger(value) && value >= 0 && value <= 2700).toBe(true);
				}
			}
	});

	const full: TaxCategory[] = [
		'standard',
		'software',
		'digitalContent',
		'streaming',
		'advertising',
		'marketing',
		'consulting',
		'legal',
		'accounting',
		'training',
		'shipping',
	];
	it.each([
		['DE', 1900, 700, 700],
		['AT', 2000, 1000, 1000],
		['FR', 2000, 1000, 550],
		['CH', 810, 810, 260],
		['DK', 2500, 2500, 2500],
	])('of %s are as the law says', (country, standard, restaurant, grocery) => {
		for (const category of full) expect(rate(country, category)).toBe(standard);
		expect(rate(country, 'foodRestaurant')).toBe(restaurant);
		expect(rate(country, 'foodGrocery')).toBe(grocery);
		for (const category of ['none', 'education', 'medical'] as const) expect(rate(country, category)).toBe(0);
	});

	it('change on their day', () => {
		expect(rate('DE', 'foodRestaurant', '2025-12-31')).toBe(1900);
		expect(rate('DE', 'foodRestaurant', '2026-01-01')).toBe(700);
		expect(rate('EE', 'standard', '2025-06-30')).toBe(2200);
		expect(rate('EE', 'standard', '2025-07-01')).toBe(2400);
	});

	it('begin with the oldest that is known', () => expect(rate('EE', 'standard', '1999-01-01')).toBe(2200));

	it('are nothing elsewhere', () => {
		expect(rate('US', 'standard')).toBe(0);
		expect(rate('constructor', 'standard')).toBe(0);
	});
});

describe("a shop's own rate", () => {
	const own = (validFrom: string, value: number, category: TaxCategory = 'standard', country = 'DE'): OwnRate => ({
		country,
		category,
		validFrom,
		rate: value,
	});
	const ownOr = (rates: OwnRate[], category: TaxCategory = 'standard') =>
		rateOn(rates, { country: 'DE', category, day });

	it('beats the one that ships from its day on, the latest first', () => {
		expect(ownOr([own('2026-11-15', 2100)])).toBe(2100);
		expect(ownOr([own('2026-11-16', 2100)])).toBe(1900);
		expect(ownOr([own('2026-02-01', 2200), own('2026-03-01', 2300), own('2026-01-01', 2100)])).toBe(2300);
		expect(ownOr([own('2026-01-01', 0)])).toBe(0);
	});

	it('is for its country and category only', () =>
		expect(ownOr([own('2026-01-01', 500, 'standard', 'AT'), own('2026-01-01', 600, 'legal')])).toBe(1900));

	it('is for countries that do not ship, too', () =>
		expect(rateOn([own('2026-01-01', 500, 'standard', 'US')], { country: 'US', category: 'standard', day })).toBe(500));

	it('makes no tax on what has none', () => {
		expect(ownOr([own('2026-01-01', 500, 'none')], 'none')).toBe(0);
		expect(defaultRateOn({ country: 'DE', category: 'none', day })).toBe(0);
	});
});

describe('tax', () => {
	it.each([
		['on net', 10_000, 1900, 'net', 10_000, 1900, 11_900],
		['in gross', 11_900, 1900, 'gross', 10_000, 1900, 11_900],
		['half a cent goes up', 50, 1900, 'net', 50, 10, 60],
		['half a cent of a credit goes down', -50, 1900, 'net', -50, -10, -60],
		['in gross, rounded', 99, 1900, 'gross', 83, 16, 99],
		['none', 99, 0, 'gross', 99, 0, 99],
		['of a huge sum', 90_000_000_000_001, 1900, 'net', 90_000_000_000_001, 17_100_000_000_000, 107_100_000_000_001],
	] as const)('%s', (_, amount, percent, kind, net, tax, gross) =>
		expect(taxOf(amount, percent, kind)).toEqual({ net, tax, gross }),
	);

	it('of a cart is what its lines say, by rate', () => {
		const lines = [
			{ rate: 700, ...taxOf(150, 700, 'gross') },
			{ rate: 1900, ...taxOf(3, 1900, 'net') },
			{ rate: 1900, ...taxOf(3, 1900, 'net') },
			{ rate: 0, ...taxOf(20, 0, 'net') },
		];
		expect(taxTable(lines)).toEqual({
			net: 140 + 6 + 20,
			tax: 10 + 2,
			gross: 150 + 8 + 20,
			rates: [
				{ rate: 1900, net: 6, tax: 2, gross: 8 },
				{ rate: 700, net: 140, tax: 10, gross: 150 },
				{ rate: 0, net: 20, tax: 0, gross: 20 },
			],
		});
		expect(taxTable([])).toEqual({ net: 0, tax: 0, gross: 0, rates: [] });
	});

	it.each([
		[5, 1, 10, 1],
		[-5, 1, 10, -1],
		[4, 1, 10, 0],
		[-4, 1, 10, 0],
		[Number.MAX_SAFE_INTEGER, 10_000, 10_000, Number.MAX_SAFE_INTEGER],
		[-Number.MAX_SAFE_INTEGER, 3, 6, -4_503_599_627_370_496],
		[7, 1, 2, 4],
	])('%i × %i / %i is rounded half away from zero', (value, factor, divisor, expected) =>
		expect(roundedRatio(value, factor, divisor)).toBe(expected),
	);
});
