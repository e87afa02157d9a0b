// Finding subscriptions of the shop over the API: the list, and one of them.
import { paymentIntervalType } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { subscriptionStateType, subscriptionStatusType } from '../graphql-parts.ts';
import { subscriptionType } from '../graphql-subscription.ts';
import {
	type FoundSubscriptions,
	findSubscribedProducts,
	listInLanguage,
	listSubscriptions,
	type SubscribedProduct,
	type SubscriptionFilter,
	subscriptionAttentions,
	subscriptionSorts,
} from './find-subscriptions.ts';
import { adminSubscription } from './graphql-listed.ts';
import { loadSubscription } from './load-subscription.ts';

const longestSearch = 100;

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

const attentionType = builder.enumType('SubscriptionAttention', {
	description: 'Why a subscription needs the attention of staff.',
	values: describeValues(subscriptionAttentions, {
		overdue: 'Its last payment has failed.',
		action: 'Its last payment waits for the customer to authorise it.',
		delivery: 'A renewal is paid and cannot be delivered as it is: its order is in the status `Error`.',
		declaration: 'Its customer has declared a cancellation or a withdrawal that staff has to decide on.',
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
		attention: t.field({
			type: attentionType,
			description: 'Only subscriptions that need the attention of staff for this.',
		}),
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
	const { search, status, state, interval, attention, productId, userId, plan } = given ?? {};
	return {
		search: (search ?? '').trim().slice(0, longestSearch),
		status: status ?? undefined,
		state: state ?? undefined,
		interval: interval ?? undefined,
		attention: attention ?? undefined,
		productId: productId ? checkId(productId) : undefined,
		userId: userId ? checkId(userId) : undefined,
		plan: plan ?? undefined,
	};
}

const namesLanguage =
	'Language of the names of products, such as `en-GB`; the default language of the shop if not given.';

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
			language: t.arg.string({ description: namesLanguage }),
		},
		resolve(_root, { filter, sort, descending, first, offset, language }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { filter: readFilter(filter), sort: sort ?? 'startedAt', descending: descending ?? true };
			return inTenant(async (sql) =>
				listInLanguage(sql, tenant, language, await listSubscriptions(sql, tenant.id, wanted, page)),
			);
		},
	}),
);

const subscribedProduct = builder.objectRef<SubscribedProduct>('SubscribedProduct').implement({
	description: 'A product that is or was delivered by a subscription.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product or variant, which may have been deleted since.' }),
		name: t.exposeString('name', { description: 'Name of the product.' }),
	}),
});

builder.queryField('subscribedProducts', (t) =>
	t.field({
		type: [subscribedProduct],
		description: 'Products of the subscriptions of the shop by name, at most 200.',
		extensions: needs('qOrder'),
		args: { language: t.arg.string({ description: namesLanguage }) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => findSubscribedProducts(sql, tenant, language)),
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
