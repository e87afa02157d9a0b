import { describe, expect, it } from 'vitest';
import { periodOf } from './budget-periods.ts';

describe('the period of a budget', () => {
	it.each([
		['month', '2026-11-19', '2026-11-01', '2026-11-30'],
		['month', '2028-02-29', '2028-02-01', '2028-02-29'],
		['month', '2026-12-31', '2026-12-01', '2026-12-31'],
		['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
		['quarter', '2026-11-19', '2026-10-01', '2026-12-31'],
		['year', '2026-11-19', '2026-01-01', '2026-12-31'],
	] as const)('a %s with %s in it goes from %s to %s', (period, day, first, last) => {
		expect(periodOf(period, day)).toEqual({ first, last });
	});
});
