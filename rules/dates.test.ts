import { describe, expect, it } from 'vitest';
import {
	addDays,
	addMonths,
	dayPattern,
	daysInMonth,
	dayWithin,
	isDay,
	placeInWeek,
	readDay,
	weekdayOf,
	weeksOfMonth,
	writeDay,
} from './dates.ts';

describe('a day', () => {
	it.each(['2026-11-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (day) => {
		expect(isDay(day)).toBe(true);
	});
	it.each([
		'2026-02-29',
		'1900-02-29',
		'2026-04-31',
		'2026-00-10',
		'2026-13-01',
		'2026-1-1',
		'26-01-01',
		'',
		'x',
		'0000-01-01',
	])('%j is none', (day) => expect(isDay(day)).toBe(false));
	it.each([
		['2026-11-15', 1, '2026-11-16'],
		['2026-12-31', 1, '2027-01-01'],
		['2024-03-01', -1, '2024-02-29'],
		// The night in which summer time ends has 25 hours; a day is still a day.
		['2026-10-25', 1, '2026-10-26'],
		['9999-12-31', 1, '9999-12-31'],
		['0001-01-01', -7, '0001-01-01'],
	])('%s and %i days is %s', (day, count, then) => expect(addDays(day, count)).toBe(then));
	it.each([
		['2026-01-31', 1, '2026-02-28'],
		['2024-01-31', 1, '2024-02-29'],
		['2026-11-15', 2, '2027-01-15'],
		['2026-01-15', -1, '2025-12-15'],
		['2024-02-29', 12, '2025-02-28'],
		['2024-02-29', -12, '2023-02-28'],
		['9999-12-15', 1, '9999-12-31'],
	])('%s and %i months is %s', (day, count, then) => expect(addMonths(day, count)).toBe(then));
	it('counts the days of a month', () => {
		expect(['2026-02-01', '2024-02-01', '2026-04-30', '2026-12-01'].map(daysInMonth)).toEqual([28, 29, 30, 31]);
	});
	it('has a weekday, Monday first', () => {
		expect(['2026-11-16', '2026-11-15', '2000-01-01'].map(weekdayOf)).toEqual([0, 6, 5]);
	});
	it('is held within limits', () => {
		expect(dayWithin('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
		expect(dayWithin('2027-01-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
		expect(dayWithin('2026-02-10', '2026-02-01', '2026-03-01')).toBe('2026-02-10');
	});
});

it('a month is whole weeks from Monday to Sunday, or from the day on which the week of the shop begins', () => {
	const weeks = weeksOfMonth('2026-11-15', 1);
	expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
	expect(weeks[0]?.[0]).toBe('2026-10-26');
	expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
	expect(weeksOfMonth('2027-02-01', 1)).toHaveLength(4);
	const fromSunday = weeksOfMonth('2026-11-15', 7);
	expect(fromSunday).toHaveLength(5);
	expect([fromSunday[0]?.[0], fromSunday.at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05']);
	expect(['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => placeInWeek(day, 7))).toEqual([6, 0, 1]);
	expect(['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => placeInWeek(day, 1))).toEqual([5, 6, 0]);
});

it('a day is written as the language writes it', () => {
	expect(writeDay('2026-11-05', 'de-DE')).toBe('05.11.2026');
	expect(writeDay('2026-11-05', 'en-GB')).toBe('05/11/2026');
	expect(writeDay('2026-11-05', 'en-US')).toBe('11/05/2026');
	expect(writeDay('2026-11-15', 'de-DE', 'full')).toBe('Sonntag, 15. November 2026');
	expect(writeDay('2026-11-15', 'en-GB', 'month')).toBe('November 2026');
	expect(writeDay('soon', 'de-DE')).toBe('soon');
	expect(dayPattern('en-US').map((part) => ('place' in part ? part.place : part.sign))).toEqual([
		'month',
		'/',
		'day',
		'/',
		'year',
	]);
});

describe('what is typed', () => {
	const read = (text: string, language = 'de-DE') => readDay(text, language, '2026-11-15');
	it.each([
		'24.12.2026',
		'24.12.26',
		'24. 12. 2026',
		'24/12/2026',
		'24-12-2026',
		'24 12 2026',
		'24122026',
		'241226',
		'2026-12-24',
		' 24.12.2026 ',
	])('%j is Christmas Eve in German', (text) => expect(read(text)).toBe('2026-12-24'));
	it('is read in the order of the language', () => {
		expect(read('05/11/2026', 'en-GB')).toBe('2026-11-05');
		expect(read('11/05/2026', 'en-US')).toBe('2026-11-05');
		expect(read('20261105', 'sv-SE')).toBe('2026-11-05');
		expect(read('1.2.2026')).toBe('2026-02-01');
	});
	it('may have a year of two digits, which is one of our time', () => {
		expect(read('1.1.46')).toBe('2046-01-01');
		expect(read('1.1.47')).toBe('1947-01-01');
	});
	it.each([
		'',
		'x',
		'31.02.2026',
		'24.12',
		'24.12.',
		'24.12.202',
		'24.12.20266',
		'24.13.2026',
		'0.1.2026',
		'1.1.1.1',
		'24,12,2026',
		'-1.1.2026x',
	])('%j is no day', (text) => expect(read(text)).toBeUndefined());
	it('is read back as it was written, for every day of years', () => {
		for (const language of ['de-DE', 'en-GB', 'en-US', 'sv-SE']) {
			for (let day = '2023-12-25'; day < '2028-03-02'; day = addDays(day, 1))
				expect(readDay(writeDay(day, language), language, '2026-11-15')).toBe(day);
		}
	});
});
