import { describe, expect, it } from 'vitest';
import { budgetAmountOf, isBudgetAmount, largestBudget } from './fields.ts';

describe('the amount of a budget', () => {
	it.each([
		[0, 0],
		[1.1, 110],
		[4.35, 435],
		[999_999_999.99, largestBudget],
	])('typed as %s is %s in minor units', (typed, minor) => {
		expect(budgetAmountOf(typed)).toBe(minor);
		expect(isBudgetAmount(minor)).toBe(true);
	});

	it.each([undefined, Number.NaN, 100.005, 1_000_000_000, -1])(
		'typed as %s is refused instead of becoming another',
		(typed) => {
			expect(isBudgetAmount(budgetAmountOf(typed))).toBe(false);
		},
	);
});
