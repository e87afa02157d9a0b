import { describe, expect, it } from 'vitest';
import { excessOf, isUpgrade, planCode } from './plans.ts';

describe('a plan', () => {
	it('is named by its tier and interval', () => {
		expect(planCode('pro', 'month')).toBe('PLAN-PRO-MONTH');
	});

	it('is larger than those before it, and not than itself', () => {
		expect(isUpgrade('starter', 'enterprise')).toBe(true);
		expect(isUpgrade('pro', 'pro')).toBe(false);
		expect(isUpgrade('enterprise', 'pro')).toBe(false);
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
