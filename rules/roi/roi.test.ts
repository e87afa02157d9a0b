import { describe, expect, it } from 'vitest';
import { orderEntries, printEntries, readEntry } from './entries.ts';
import { planCost, plans } from './plans.ts';
import { savingsOfOrders, savingsOfPrint } from './savings.ts';

const examples = <Name extends string>(entries: Record<Name, { example: number }>) =>
	Object.fromEntries(
		Object.entries<{ example: number }>(entries).map(([name, { example }]) => [name, example]),
	) as Record<Name, number>;

const most = <Name extends string>(entries: Record<Name, { max: number }>) =>
	Object.fromEntries(Object.entries<{ max: number }>(entries).map(([name, { max }]) => [name, max])) as Record<
		Name,
		number
	>;

describe('the savings of a company that orders print', () => {
	const entries = {
		locations: 10,
		ordersPerLocation: 20,
		minutesPerOrder: 30,
		hourlyRate: 40,
		errorRate: 5,
		costPerError: 100,
	};

	it('are its time and its errors, a month and a year, against ten months of the plan', () => {
		// 200 orders × 0.5 h × 40 € = 4,000 €; 200 × 5 % × 100 € = 1,000 €; Pro costs 1,490 € a year.
		expect(savingsOfOrders(entries, planCost('pro').year, 'EUR')).toEqual({
			month: 5000_00,
			year: 60_000_00,
			roi: 3927,
		});
	});

	it('are the same whatever the plan; their return is not', () => {
		const rois = plans.map((plan) => savingsOfOrders(entries, planCost(plan).year, 'EUR').roi);
		expect(rois).toEqual([12_145, 3927, 1102]);
	});

	it('can be less than the plan costs', () => {
		const few = { ...entries, locations: 1, ordersPerLocation: 1 };
		expect(savingsOfOrders(few, planCost('pro').year, 'EUR')).toEqual({ month: 25_00, year: 300_00, roi: -80 });
	});

	it('are whole units, and a year is that of what was typed and not of a rounded month', () => {
		const uneven = { ...entries, minutesPerOrder: 7, hourlyRate: 33.33, errorRate: 1.7 };
		const { month, year } = savingsOfOrders(uneven, planCost('pro').year, 'EUR');
		const exact = 200 * ((7 / 60) * 33.33 + 0.017 * 100);
		expect(month).toBe(Math.round(exact) * 100);
		expect(year).toBe(Math.round(exact * 12) * 100);
		expect(year).not.toBe(month * 12);
	});

	it('are counted in the smallest unit of the currency', () => {
		expect(savingsOfOrders(entries, planCost('pro').year, 'JPY').month).toBe(5000);
	});
});

describe('the savings of a company that prints', () => {
	it('are what its PDFs cost, take and spoil', () => {
		const entries = {
			boundClients: 10,
			pdfsPerClient: 10,
			costPerPdf: 3,
			minutesPerPdf: 15,
			hourlyRate: 40,
			errorRate: 2,
			costPerError: 50,
		};
		// 100 PDFs × (3 € + 10 € + 1 €)
		expect(savingsOfPrint(entries, planCost('pro').year, 'EUR')).toEqual({
			month: 1400_00,
			year: 16_800_00,
			roi: 1028,
		});
	});
});

describe('both calculators', () => {
	it('stay exact with the largest numbers that can be typed', () => {
		expect(Number.isSafeInteger(savingsOfOrders(most(orderEntries), planCost('starter').year, 'EUR').year)).toBe(true);
		expect(Number.isSafeInteger(savingsOfPrint(most(printEntries), planCost('starter').year, 'EUR').year)).toBe(true);
	});

	it('begin with examples that are worth it', () => {
		expect(savingsOfOrders(examples(orderEntries), planCost('pro').year, 'EUR').roi).toBeGreaterThan(0);
		expect(savingsOfPrint(examples(printEntries), planCost('pro').year, 'EUR').roi).toBeGreaterThan(0);
	});

	it('know what the plans cost: a year is ten months', () => {
		expect(plans.map(planCost)).toEqual([
			{ month: 49_00, year: 490_00 },
			{ month: 149_00, year: 1490_00 },
			{ month: 499_00, year: 4990_00 },
		]);
	});
});

describe('what is typed into a calculator', () => {
	it.each([
		['', 'required'],
		['   ', 'required'],
		['0', 'notPositive'],
		['-3', 'notPositive'],
		['zwölf', 'notPositive'],
		['1,2,3', 'notPositive'],
		['101', 'tooLarge'],
		['1e99', 'notPositive'],
		['12', 12],
		['2,5', 2.5],
	])('%j is %j', (text, found) => {
		expect(readEntry(text, { max: 100, unit: 'percent' }, 'de-DE')).toBe(found);
	});

	it('counts whole things, and no halves of them', () => {
		expect(readEntry('2,5', orderEntries.locations, 'de-DE')).toBe('notWhole');
		expect(readEntry('2,5', orderEntries.hourlyRate, 'de-DE')).toBe(2.5);
	});

	it('is read as the language writes it', () => {
		expect(readEntry('1,250.5', { max: 10_000, unit: 'money' }, 'en-GB')).toBe(1250.5);
		expect(readEntry('1.250,5', { max: 10_000, unit: 'money' }, 'de-DE')).toBe(1250.5);
	});
});
