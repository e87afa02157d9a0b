// Budgets in the API, for all parts that show them.
import { budgetPeriods } from '../../../rules/companies/budget-periods.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';

export const budgetPeriodType = builder.enumType('BudgetPeriod', {
	description: 'Period of a budget, by the calendar of the shop.',
	values: describeValues(budgetPeriods, {
		month: 'A month of the calendar.',
		quarter: 'A quarter of the calendar.',
		year: 'A year of the calendar.',
	}),
});
