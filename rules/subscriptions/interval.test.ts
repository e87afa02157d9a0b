import { describe, expect, it } from 'vitest';
import { addIntervals, isInterval, monthlyAmount } from './interval.ts';

const day = (moment: Date) => moment.toISOString().slice(0, 10);
const from = new Date('2026-01-31T10:00:00Z');

describe('an interval', () => {
	it('keeps the day of its beginning where the month has it', () => {
		const month = { unit: 'month', count: 1 } as const;
		expect([1, 2, 3].map((times) => day(addIntervals(from, month, times)))).toEqual([
			'2026-02-28',
			'2026-03-31',
			'2026-04-30',
		]);
	});

	it('counts days, weeks and years', () => {
		expect(day(addIntervals(from, { unit: 'day', count: 10 }, 1))).toBe('2026-02-10');
		expect(day(addIntervals(from, { unit: 'week', count: 2 }, 2))).toBe('2026-02-28');
		expect(day(addIntervals(new Date('2028-02-29T00:00:00Z'), { unit: 'year', count: 1 }, 1))).toBe('2029-02-28');
	});

	it('is not longer than three years, and a whole number of a known unit', () => {
		expect(isInterval({ unit: 'month', count: 36 })).toBe(true);
		expect(isInterval({ unit: 'month', count: 37 })).toBe(false);
		expect(isInterval({ unit: 'year', count: 0 })).toBe(false);
		expect(isInterval({ unit: 'week', count: 1.5 })).toBe(false);
		expect(isInterval({ unit: 'decade', count: 1 })).toBe(false);
	});

	it('is brought to the month for the recurring revenue', () => {
		expect(monthlyAmount(1200, { unit: 'year', count: 1 })).toBe(100);
		expect(monthlyAmount(900, { unit: 'week', count: 1 })).toBe(3900);
		expect(monthlyAmount(900, { unit: 'month', count: 3 })).toBe(300);
		expect(monthlyAmount(10, { unit: 'day', count: 1 })).toBe(304);
	});
});
