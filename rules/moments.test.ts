import { describe, expect, it } from 'vitest';
import { readMoment, writeMoment } from './moments.ts';

const berlin = 'Europe/Berlin';
const at = (text: string, edge: 'from' | 'until', timeZone = berlin) => {
	const moment = readMoment(text, timeZone, edge);
	return typeof moment === 'number' ? new Date(moment).toISOString().slice(0, 16) : moment;
};

describe('a day without a time', () => {
	it('begins at midnight of the shop and ends at the next one, also on days of 23 and 25 hours', () => {
		expect([at('2026-11-15', 'from'), at('2026-11-15', 'until')]).toEqual(['2026-11-14T23:00', '2026-11-15T23:00']);
		expect([at('2026-03-29', 'from'), at('2026-03-29', 'until')]).toEqual(['2026-03-28T23:00', '2026-03-29T22:00']);
		expect([at('2026-10-25', 'from'), at('2026-10-25', 'until')]).toEqual(['2026-10-24T22:00', '2026-10-25T23:00']);
		expect(at('2026-11-15', 'from', 'Pacific/Kiritimati')).toBe('2026-11-14T10:00');
	});

	it('begins with its first moment where the clocks leave midnight out', () => {
		expect(at('2026-04-24', 'from', 'Africa/Cairo')).toBe('2026-04-23T22:00');
		expect(at('2026-04-23', 'until', 'Africa/Cairo')).toBe('2026-04-23T22:00');
	});
});

describe('a time of the shop', () => {
	it('is read by its clock, in summer and in winter, and with a blank as in tables', () => {
		expect(at('2026-07-01T18:30', 'from')).toBe('2026-07-01T16:30');
		expect(at('2026-12-01 18:30', 'until')).toBe('2026-12-01T17:30');
		expect(at('2026-12-01T24:00', 'until')).toBe(at('2026-12-01', 'until'));
	});

	it('that the clocks leave out is an error, and of one that comes twice the first is meant', () => {
		expect(at('2026-03-29T02:30', 'from')).toBe('leftOut');
		expect(at('2026-03-29T03:00', 'from')).toBe('2026-03-29T01:00');
		expect(at('2026-10-25T02:30', 'from')).toBe('2026-10-25T00:30');
	});

	it.each(['', 'soon', '2026-02-31', '2026-11-15T24:01', '2026-11-15T9:00', '15.11.2026', '2026-11-15T10:00:00Z'])(
		'that is written as “%s” is none',
		(text) => expect(at(text, 'from')).toBe('notAMoment'),
	);
});

it('what is written is read as the same moment, and a whole day as a day alone', () => {
	for (const zone of [berlin, 'Africa/Cairo', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'])
		for (const edge of ['from', 'until'] as const)
			for (const text of [
				'2026-11-15',
				'2026-03-29',
				'2026-10-25',
				'2026-04-24',
				'2026-07-01T18:30',
				'2026-10-25T03:00',
			]) {
				const moment = readMoment(text, zone, edge);
				expect(writeMoment(moment as number, zone, edge)).toBe(text);
			}
	const evening = readMoment('2026-11-16T00:00', berlin, 'until');
	expect(writeMoment(evening as number, berlin, 'until')).toBe('2026-11-15');
});
