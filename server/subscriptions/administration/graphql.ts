// Finding subscriptions of the shop over the API: the list, and one of them.
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import { nextPayment, statusOf } from '../../../rules/subscriptions/machine.ts';
import { paymentIntervalType } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { subscriptionInterval, subscriptionStateType, subscriptionStatusType } from '../graphql-parts.ts';
import { subscriptionType } from '../graphql-subscription.ts';
import {
	type FoundSubscriptions,
	findSubscribedProducts,
	type ListedSubscription,
	listSubscriptions,
	type SubscribedProduct,
	type SubscriptionFilter,
	subscriptionSorts,
} from './find-subscriptions.ts';
import { loadSubscription } from './load-subscription.ts';

const longestSearch = 100;
const iso = (date: Date | null) => date?.toISOString() ?? null;

const adminSubscription = builder.objectRef<ListedSubscription>('AdminSubscription').implement({
	description: 'A subscription, as the administration lists it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the subscription.' }),
		number: t.exposeString('number', { description: 'Number of the contract, such as `V-2026-000017`.' }),
		status: t.field({
			type: subscriptionStatusType,
			description: 'Whether it goes on.',
			resolve: (subscription) => statusOf(subscription),
		}),
		state: t.field({
			type: subscriptionStateType,
			description: 'State at the payment provider.',
			resolve: ({ state }) => {
				if (state === 'opening' || state === 'abandoned') throw new Error('not begun');
				return state;
			},
		}),
		interval: t.field({
			type: subscriptionInterval,
			description: 'How often it is paid and delivered.',
			resolve: ({ intervalUnit: unit, intervalCount: count }): Interval => ({ unit, count }),
		}),
		customerName: t.exposeString('customerName', {
			description: 'Name or company of the customer; empty once the personal data is deleted.',
		}),
		customerMail: t.exposeString('customerMail', {
			description: 'Email address of the customer; empty once the personal data is deleted.',
		}),
		startedAt: t.string({
			nullable: true,
			description: 'When it began, in ISO 8601; null before that.',
			resolve: ({ startedAt }) => iso(startedAt),
		}),
		trialEnd: t.string({
			nullable: true,
			description: 'End of the trial period, in ISO 8601; null if there is none.',
			resolve: ({ trialEnd }) => iso(trialEnd),
		}),
		nextPaymentDate: t.string({
			nullable: true,
			description: 'When it is charged next, in ISO 8601; null where no payment follows.',
			resolve: (subscription) => iso(nextPayment(subscription)),
		}),
		cancelAt: t.string({
			nullable: true,
			description: 'Until when it runs once it is canceled, in ISO 8601; null if it is not.',
			resolve: ({ cancelAt }) => iso(cancelAt),
		}),
		endedAt: t.string({
			nullable: true,
			description: 'When it ended, in ISO 8601; null while it runs.',
			resolve: ({ endedAt }) => iso(endedAt),
		}),
		net: t.exposeFloat('net', { description: 'Amount per period without tax, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount per period with tax, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		products: t.exposeStringList('products', { description: 'Names of the products that are delivered.' }),
		isPlan: t.exposeBoolean('isPlan', { description: 'Whether it is the plan of a shop of the platform.' }),
		isDetached: t.exposeBoolean('detached', {
			description: 'Whether it was imported and not taken over at the payment provider yet: nothing is done with it.',
		}),
	}),
});

const adminSubscriptions = builder.objectRef<FoundSubscriptions>('AdminSubscriptionPage').implement({
	description: 'A page of subscriptions of the shop.',
	fields: (t) => ({
		items: t.field({
			type: [adminSubscription],
			description: 'Subscriptions of this page.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of subscriptions that match.' }),
	}),
});

const filterType = builder.inputType('SubscriptionFilter', {
	description: 'Which subscriptions to list; all conditions must hold.',
	fields: (t) => ({
		search: t.string({
			description: 'Only subscriptions with this text in their number, customer, email address or products.',
		}),
		status: t.field({ type: subscriptionStatusType, description: 'Only subscriptions with this status.' }),
		state: t.field({ type: subscriptionStateType, description: 'Only subscriptions in this state.' }),
		interval: t.field({ type: paymentIntervalType, description: 'Only subscriptions paid in this unit of time.' }),
		productId: t.id({ description: 'Only subscriptions of this product or variant.' }),
		userId: t.id({ description: 'Only subscriptions of this user.' }),
		plan: t.boolean({ description: 'True lists only plans of shops, false leaves them out.' }),
	}),
});

const sortType = builder.enumType('SubscriptionSort', {
	description: 'How subscriptions are sorted.',
	values: describeValues(subscriptionSorts, {
		startedAt: 'By the time they began.',
		number: 'By the number of the contract.',
		customer: 'By the name of the customer.',
		nextPayment: 'By the date of the next payment; those without one come last.',
		gross: 'By the amount per period with tax.',
	}),
});

function readFilter(given: typeof filterType.$inferInput | null | undefined): SubscriptionFilter {
	const { search, status, state, interval, productId, userId, plan } = given ?? {};
	return {
		search: (search ?? '').trim().slice(0, longestSearch),
		status: status ?? undefined,
		state: state ?? undefined,
		interval: interval ?? undefined,
		productId: productId ? checkId(productId) : undefined,
		userId: userId ? checkId(userId) : undefined,
		plan: plan ?? undefined,
	};
}

builder.queryField('adminSubscriptions', (t) =>
	t.field({
		type: adminSubscriptions,
		description: 'Subscriptions of the shop that have begun.',
		extensions: needs('qOrder'),
		args: {
			filter: t.arg({ type: filterType, description: 'Which subscriptions to list; without it all of them.' }),
			sort: t.arg({ type: sortType, defaultValue: 'startedAt', description: 'How to sort the subscriptions.' }),
			descending: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { filter, sort, descending, first, offset }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { filter: readFilter(filter), sort: sort ?? 'startedAt', descending: descending ?? true };
			return inTenant((sql) => listSubscriptions(sql, tenant.id, wanted, page));
		},
	}),
);

const subscribedProduct = builder.objectRef<SubscribedProduct>('SubscribedProduct').implement({
	description: 'A product that is or was delivered by a subscription.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product or variant, which may have been deleted since.' }),
		name: t.exposeString('name', { description: 'Name of the product in a contract.' }),
	}),
});

builder.queryField('subscribedProducts', (t) =>
	t.field({
		type: [subscribedProduct],
		description: 'Products of the subscriptions of the shop by name, at most 200.',
		extensions: needs('qOrder'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findSubscribedProducts(sql, tenant.id)),
	}),
);

builder.queryField('adminSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description: 'A subscription of the shop. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of the subscription.' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => loadSubscription(sql, tenant.id, checkId(id))),
	}),
);
