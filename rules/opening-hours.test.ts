import { describe, expect, it } from 'vitest';
import {
	areOpeningHours,
	readOpeningHours,
	readTime,
	shortOpeningHours,
	showOpeningHours,
	writeOpeningHours,
} from './opening-hours.ts';

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr'].flatMap((day) => [`${day} 09:00-12:30`, `${day} 13:30-18:00`]);

describe('opening hours', () => {
	it('say days that are open alike together, to search engines and to readers of each language', () => {
		const hours = [...week, 'Sa 10:00-14:00'];
		expect(shortOpeningHours(hours)).toEqual(['Mo-Fr 09:00-12:30', 'Mo-Fr 13:30-18:00', 'Sa 10:00-14:00']);
		expect(showOpeningHours(hours, 'de-DE')).toEqual([
			{ days: 'Mo–Fr', times: '9:00–12:30, 13:30–18:00' },
			{ days: 'Sa', times: '10:00–14:00' },
		]);
		expect(showOpeningHours(['Mo-We 09:00-17:00'], 'en-GB')).toEqual([{ days: 'Mon–Wed', times: '9:00–17:00' }]);
	});

	it('are the same after they were read and written', () => {
		expect(writeOpeningHours(readOpeningHours(week))).toEqual(week);
		expect(writeOpeningHours(readOpeningHours(['Sa-Mo 10:00-12:00']))).toEqual([
			'Mo 10:00-12:00',
			'Sa 10:00-12:00',
			'Su 10:00-12:00',
		]);
	});

	it.each([
		['Mo 17:00-09:00'],
		['Mo 09:00-'],
		['Mo 09:00-25:00'],
		['Mo 09:00-13:00', 'Mo 12:00-18:00'],
		['Montag 9 bis 17 Uhr'],
		['Mo 9:00-17:00'],
	])('are refused as %j', (...hours) => {
		expect(areOpeningHours(hours)).toBe(false);
	});

	it.each([
		['9', '09:00'],
		['930', '09:30'],
		['17.15 Uhr', '17:15'],
		['24', '24:00'],
		['25:00', ''],
		['halb neun', ''],
	])('understand %j as %j', (typed, read) => {
		expect(readTime(typed)).toBe(read);
	});

	it('are taken in any order, up to midnight', () => {
		expect(areOpeningHours(['Mo 13:00-24:00', 'Mo 08:00-13:00'])).toBe(true);
	});
});
