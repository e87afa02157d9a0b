// The periods that budgets are counted by: those of the calendar, in days of the shop.
import { addDays, addMonths } from '../dates.ts';

export const budgetPeriods = ['month', 'quarter', 'year'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** What becomes of an order that exceeds a budget. */
export const overBudgetChoices = ['approval', 'refuse'] as const;
export type OverBudget = (typeof overBudgetChoices)[number];

const months: Record<BudgetPeriod, number> = { month: 1, quarter: 3, year: 12 };

/**
 * The first and the last day of the period that a day is in.
 * @param day as 2026-11-19
 */
export function periodOf(period: BudgetPeriod, day: string): { first: string; last: string } {
	const length = months[period];
	const inPeriod = (Number(day.slice(5, 7)) - 1) % length;
	const first = addMonths(`${day.slice(0, 7)}-01`, -inPeriod);
	return { first, last: addDays(addMonths(first, length), -1) };
}
