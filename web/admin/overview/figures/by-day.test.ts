import { describe, expect, it } from 'vitest';
import { changeInPercent, everyDay, largest, lastDays, timeBefore, topOfScale } from './by-day.ts';

describe('figures by day', () => {
	it('end today and hold the requested number of days', () => {
		const { from, to } = lastDays(7, '2026-03-03');
		expect([from, to]).toEqual(['2026-02-25', '2026-03-03']);
		expect(everyDay(from, to, [])).toHaveLength(7);
	});

	it('show days on which nothing happened as nothing', () => {
		expect(everyDay('2026-11-14', '2026-11-16', [{ day: '2026-11-15', value: 3 }])).toEqual([
			{ day: '2026-11-14', value: 0 },
			{ day: '2026-11-15', value: 3 },
			{ day: '2026-11-16', value: 0 },
		]);
	});

	it('are compared with as long a time right before, where there was anything', () => {
		expect(timeBefore(7, '2026-03-03')).toEqual({ from: '2026-02-18', to: '2026-02-24' });
		expect([changeInPercent(12, 8), changeInPercent(5, 10), changeInPercent(4, 4)]).toEqual([50, -50, 0]);
		expect(changeInPercent(3, 0)).toBeUndefined();
	});

	it('know their best day, the first of equals', () => {
		const days = [1, 5, 5].map((value, at) => ({ day: `2026-11-1${at}`, value }));
		expect(largest(days)?.day).toBe('2026-11-11');
		expect(largest([])).toBeUndefined();
	});

	it.each([
		[0, 1],
		[1, 1],
		[3, 5],
		[7, 10],
		[10, 10],
		[11, 20],
		[123_456, 200_000],
	])('a scale for %i goes up to %i', (most, top) => {
		expect(topOfScale(most)).toBe(top);
	});
});
