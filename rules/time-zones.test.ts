import { describe, expect, it } from 'vitest';
import { countryCodes } from './accounts/countries.ts';
import { isTimeZone, listTimeZones, momentIn, timeIn, timeZoneOfCountry } from './time-zones.ts';

describe('a time zone', () => {
	it('is a name of the IANA database', () => {
		for (const name of ['Europe/Berlin', 'Pacific/Auckland', 'America/Argentina/Buenos_Aires', 'UTC'])
			expect([name, isTimeZone(name)]).toEqual([name, true]);
		for (const name of ['', 'Berlin', 'europe/berlin', '+01:00', 'Europe/Atlantis', "Europe/Berlin'--", 'CET1CEST'])
			expect([name, isTimeZone(name)]).toEqual([name, false]);
	});

	it('can be any that is listed', () => {
		expect(listTimeZones().filter((name) => !isTimeZone(name))).toEqual([]);
		expect(listTimeZones()).toContain('Europe/London');
	});

	it('is known for every country that has people, and is one of its own', () => {
		expect(countryCodes.filter((code) => !isTimeZone(timeZoneOfCountry(code) ?? ''))).toEqual(['BV', 'HM']);
		expect(['DE', 'GB', 'NZ', 'US'].map(timeZoneOfCountry)).toEqual([
			'Europe/Berlin',
			'Europe/London',
			'Pacific/Auckland',
			'America/New_York',
		]);
	});
});

describe('a moment in a time zone', () => {
	const at = (zone: string, day: string, time: string) => momentIn(zone, day, time)?.toISOString();

	it('is what clocks there show, in summer and in winter', () => {
		expect(at('Europe/Berlin', '2026-07-01', '08:00')).toBe('2026-07-01T06:00:00.000Z');
		expect(at('Europe/Berlin', '2026-12-01', '08:00')).toBe('2026-12-01T07:00:00.000Z');
		expect(at('Europe/London', '2026-12-01', '08:00')).toBe('2026-12-01T08:00:00.000Z');
		expect(at('Pacific/Auckland', '2026-12-01', '08:00')).toBe('2026-11-30T19:00:00.000Z');
		expect(at('Asia/Kolkata', '2026-12-01', '00:15')).toBe('2026-11-30T18:45:00.000Z');
	});

	it('that clocks skip in spring is as much later, and one that they show twice in autumn is the first', () => {
		expect(at('Europe/Berlin', '2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
		expect(timeIn('Europe/Berlin', Date.parse('2026-03-29T01:30:00Z'))).toBe('03:30');
		expect(at('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
		expect(at('Europe/London', '2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
		expect(at('Pacific/Auckland', '2026-09-27', '02:30')).toBe('2026-09-26T14:30:00.000Z');
	});

	it('is shown again as it was given, whenever clocks show it', () => {
		for (const zone of ['Europe/Berlin', 'Europe/London', 'Pacific/Auckland', 'America/New_York'])
			for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'])
				for (const time of ['00:00', '00:59', '04:00', '23:59'])
					expect([zone, day, timeIn(zone, momentIn(zone, day, time))]).toEqual([zone, day, time]);
	});

	it('is none where that is no day or no time', () => {
		expect(momentIn('Europe/Berlin', '2026-13-01', '08:00')).toBeUndefined();
		expect(momentIn('Europe/Berlin', '2026-12-01', '25:00')).toBeUndefined();
	});
});
