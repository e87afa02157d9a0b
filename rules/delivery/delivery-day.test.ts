import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { addWorkingDays, deliveryDay, isWorkingDay } from './delivery-day.ts';
import { countriesWithHolidays, easterOf, isPublicHoliday } from './public-holidays.ts';

/** Every day of eight years, which hold leap years and every weekday for every date. */
const days = Array.from({ length: 8 * 366 }, (_, index) => addDays('2024-01-01', index));

describe('Easter', () => {
	it.each([
		'2000-04-23',
		'2008-03-23',
		'2024-03-31',
		'2025-04-20',
		'2026-04-05',
		'2027-03-28',
		'2038-04-25',
		'2285-03-22',
	])('is on %s', (day) => expect(easterOf(Number(day.slice(0, 4)))).toBe(day));
});

describe('public holidays', () => {
	it('of Germany are nine in every year', () => {
		for (let year = 2024; year < 2032; year += 1)
			expect(days.filter((day) => day.startsWith(`${year}`) && isPublicHoliday(day, 'DE'))).toHaveLength(9);
		expect(days.filter((day) => day.startsWith('2026') && isPublicHoliday(day, 'DE'))).toEqual([
			'2026-01-01',
			'2026-04-03',
			'2026-04-06',
			'2026-05-01',
			'2026-05-14',
			'2026-05-25',
			'2026-10-03',
			'2026-12-25',
			'2026-12-26',
		]);
	});

	it('are those of the country: Austria has Corpus Christi and no Good Friday', () => {
		expect(isPublicHoliday('2026-06-04', 'AT')).toBe(true);
		expect(isPublicHoliday('2026-06-04', 'DE')).toBe(false);
		expect(isPublicHoliday('2026-04-03', 'AT')).toBe(false);
	});
});

describe('the delivery day', () => {
	const times = (productionDays: number) => ({ productionDays, shippingDays: 2 });

	it('leaves out a weekend, and the two holidays of Christmas', () => {
		expect(deliveryDay('2026-11-12', times(1), 'DE')).toBe('2026-11-17');
		expect(deliveryDay('2026-12-23', times(1), 'DE')).toBe('2026-12-29');
		expect(deliveryDay('2026-12-23', times(1), 'FR')).toBe('2026-12-28');
	});

	const workingDaysBetween = (from: string, to: string, country: string) => {
		let count = 0;
		for (let on = addDays(from, 1); on <= to; on = addDays(on, 1)) if (isWorkingDay(on, country)) count += 1;
		return count;
	};

	it.each(
		[...countriesWithHolidays, 'FR'].flatMap((country) =>
			[0, 1, 3, 10].map((production) => [country, production] as const),
		),
	)('in %s is a working day, %i and two of them later, wherever one begins', (country, production) => {
		for (const today of days) {
			const day = deliveryDay(today, times(production), country);
			expect(isWorkingDay(day, country)).toBe(true);
			expect(workingDaysBetween(today, day, country)).toBe(production + 2);
		}
	});

	it('never comes sooner for a later order or a longer production time', () => {
		for (const today of days.slice(0, 800)) {
			expect(deliveryDay(addDays(today, 1), times(3), 'DE') >= deliveryDay(today, times(3), 'DE')).toBe(true);
			expect(deliveryDay(today, times(4), 'DE') > deliveryDay(today, times(3), 'DE')).toBe(true);
		}
	});

	it('can be reached in two steps as in one', () => {
		for (const today of days.slice(0, 400))
			expect(addWorkingDays(addWorkingDays(today, 2, 'DE'), 3, 'DE')).toBe(addWorkingDays(today, 5, 'DE'));
	});
});
