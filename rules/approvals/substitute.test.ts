import { expect, it } from 'vitest';
import { findWrongDay, lastSubstituteDay } from './substitute.ts';

const today = '2026-11-19';
const wrong = (firstDay: string, lastDay: string) => findWrongDay({ firstDay, lastDay }, today);

it('takes the days of an absence that is not over, from one day to a year', () => {
	expect(wrong(today, today)).toBeUndefined();
	expect(wrong('2026-11-01', today)).toBeUndefined();
	expect(wrong('2026-12-21', '2027-01-06')).toBeUndefined();
	expect(wrong(today, lastSubstituteDay(today))).toBeUndefined();
});

it('names the day that is missing, past, before the first or too far away', () => {
	expect(wrong('', today)).toBe('firstDay');
	expect(wrong('2026-02-30', today)).toBe('firstDay');
	expect(wrong(today, '')).toBe('lastDay');
	expect(wrong('2026-11-01', '2026-11-18')).toBe('lastDay');
	expect(wrong('2026-12-02', '2026-12-01')).toBe('lastDay');
	expect(wrong(today, '2027-11-21')).toBe('lastDay');
});
