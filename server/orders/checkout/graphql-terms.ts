// What a company and the shop want of an order of the caller, in the API, before it is placed.
import type { ExceededBudget } from '../../companies/core/budgets.ts';
import { budgetPeriodType } from '../../companies/core/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { type ForeseenApproval, type ForeseenTerms, foreseeTerms } from './foresee-approval.ts';
import { shopperOf } from './graphql.ts';

const costCentre = builder.objectRef<ForeseenTerms['costCentres'][number]>('CheckoutCostCentre').implement({
	description: 'A cost centre that the caller may order for.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the cost centre.' }),
		code: t.exposeString('code', { description: 'Code, unique in the company.' }),
		name: t.exposeString('name', { description: 'Name of the cost centre; empty if it has none.' }),
	}),
});

const budget = builder.objectRef<ExceededBudget>('CheckoutBudget').implement({
	description: 'A budget that the cart would exceed.',
	fields: (t) => ({
		costCentre: t.exposeString('costCentre', {
			nullable: true,
			description: 'Code of its cost centre; null for the whole company.',
		}),
		period: t.expose('period', { type: budgetPeriodType, description: 'Period that it is for.' }),
		amount: t.exposeFloat('amount', { description: 'Net amount of the period, in minor units.' }),
		left: t.exposeFloat('left', { description: 'What is left of it now, in minor units; negative if it is exceeded.' }),
	}),
});

const approval = builder.objectRef<ForeseenApproval>('CheckoutApproval').implement({
	description: 'The approval that an order would wait for.',
	fields: (t) => ({
		ruleName: t.exposeString('ruleName', {
			description: 'Name of the rule; empty if a budget requires the approval.',
		}),
		waitsFor: t.exposeStringList('waitsFor', {
			description: 'Names of the approvers of the first step; empty for users with the right `mOrder`.',
		}),
	}),
});

const terms = builder.objectRef<ForeseenTerms>('CheckoutTerms').implement({
	description: 'What the company of the caller and the shop want of an order.',
	fields: (t) => ({
		companyName: t.exposeString('companyName', {
			nullable: true,
			description: 'Company of the caller; null for none.',
		}),
		costCentres: t.field({
			type: [costCentre],
			description: 'Cost centres that the caller may order for; where there are several, an order has to name one.',
			resolve: ({ costCentres }) => costCentres,
		}),
		costCentreId: t.exposeID('costCentreId', {
			nullable: true,
			description: 'Id of the cost centre that the order would count for; null if there is none, or none is chosen.',
		}),
		budget: t.field({
			type: budget,
			nullable: true,
			description: 'The budget that would be exceeded; null if none would be.',
			resolve: (one) => one.budget,
		}),
		isRefused: t.exposeBoolean('isRefused', {
			description: 'Whether the order would fail with `BUDGET_EXCEEDED`.',
		}),
		approval: t.field({
			type: approval,
			nullable: true,
			description:
				'The approval that the order would wait for; null if it needs none, or if a cost centre is to be chosen.',
			resolve: (one) => one.approval,
		}),
	}),
});

builder.queryField('checkoutTerms', (t) =>
	t.field({
		type: terms,
		description:
			'What the company of the caller and the shop would want of an order of the cart now. Nothing is promised: `placeOrder` decides anew.',
		extensions: needs('own'),
		args: {
			net: t.arg.float({ required: true, description: 'Net total that was shown, in minor units.' }),
			costCentreId: t.arg.id({ description: 'Id of the chosen cost centre.' }),
		},
		resolve(_root, { net, costCentreId }, context) {
			const { tenant, user, inTenant } = shopperOf(context);
			const cart = { net, costCentreId: costCentreId ? checkId(costCentreId) : null };
			return inTenant((sql) => foreseeTerms(sql, tenant, user, cart));
		},
	}),
);
