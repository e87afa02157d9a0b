import { describe, expect, it } from 'vitest';
import { differenceFor, excessOf, isUpgrade, planCode } from './plans.ts';

describe('a plan', () => {
	it('is named by its tier and interval', () => {
		expect(planCode('pro', 'month')).toBe('PLAN-PRO-MONTH');
	});

	it('is larger than those before it, and not than itself', () => {
		expect(isUpgrade('starter', 'enterprise')).toBe(true);
		expect(isUpgrade('pro', 'pro')).toBe(false);
		expect(isUpgrade('enterprise', 'pro')).toBe(false);
	});

	it('costs more for the days that are left of a running period', () => {
		const month = { interval: 'month', end: new Date('2026-12-19T10:00:00Z') } as const;
		expect(differenceFor(month, 3000, new Date('2026-11-19T10:00:00Z'))).toBe(3000);
		expect(differenceFor(month, 3000, new Date('2026-12-04T10:00:00Z'))).toBe(1500);
		expect(differenceFor(month, 3000, new Date('2026-12-20T10:00:00Z'))).toBe(0);
		const year = { interval: 'year', end: new Date('2027-11-19T10:00:00Z') } as const;
		expect(differenceFor(year, 36_500, new Date('2027-11-18T10:00:00Z'))).toBe(100);
	});

	it('says by numbers what a shop has too much of, and is full without excess', () => {
		expect(excessOf({ pages: 12, linkPages: 3 }, 'starter')).toEqual([
			{ kind: 'pages', used: 12, most: 10 },
			{ kind: 'linkPages', used: 3, most: 1 },
		]);
		expect(excessOf({ pages: 10, linkPages: 1 }, 'starter')).toEqual([]);
		expect(excessOf({ pages: 10_000, linkPages: 900 }, 'enterprise')).toEqual([]);
	});
});
