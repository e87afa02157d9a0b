// What an order means for the budgets of its company, for those who decide about it.
import { type BudgetUse, findBudgetEffect } from '../../companies/core/budgets.ts';
import { budgetPeriodType } from '../../companies/core/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { details } from './graphql.ts';

const budget = builder.objectRef<BudgetUse & { net: number; currency: string }>('ApprovalBudget').implement({
	description: 'A budget that an order counts in. Amounts are net, in minor units.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the budget.' }),
		costCentre: t.exposeString('costCentre', {
			nullable: true,
			description: 'Code of its cost centre; null for the budget of the whole company.',
		}),
		period: t.expose('period', { type: budgetPeriodType, description: 'Period it is counted by.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		amount: t.exposeFloat('amount', { description: 'Amount of the period.' }),
		before: t.float({
			description: 'What was ordered in the period without this order.',
			resolve: ({ used, net }) => used - net,
		}),
		net: t.exposeFloat('net', { description: 'What this order takes of it.' }),
		left: t.exposeFloat('left', { description: 'What is left of it with this order; negative if it is exceeded.' }),
	}),
});

builder.objectField(details, 'budgets', (t) =>
	t.field({
		type: [budget],
		description:
			'Budgets that the order counts in, in the period of its day. Empty for a buyer without a company, and once the order is rejected, expired or taken back.',
		async resolve({ order }, _args, { tenant, inTenant }) {
			const effect = await inTenant((sql) => findBudgetEffect(sql, tenant.id, order.id));
			if (!effect) return [];
			const { net, budgets } = effect;
			return budgets.map((one) => ({ ...one, net, currency: order.currency }));
		},
	}),
);
