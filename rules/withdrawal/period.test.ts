import { describe, expect, it } from 'vitest';
import { isWithinPeriod } from './period.ts';

describe('the period of a withdrawal', () => {
	it('lasts fourteen days from when the goods have come, for which a week is added to the day on which they were sent', () => {
		const sent = new Date('2026-11-01T10:00:00Z');
		expect(isWithinPeriod(sent, new Date('2026-11-22T09:59:59Z'))).toBe(true);
		expect(isWithinPeriod(sent, new Date('2026-11-22T10:00:00Z'))).toBe(false);
	});

	it('has not begun before anything was sent', () => {
		expect(isWithinPeriod(null)).toBe(true);
	});
});
