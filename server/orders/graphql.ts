// Finding orders over the API: one's own, and all of the shop.
import type { Address } from '../../rules/checkout/address.ts';
import { isDay } from '../../rules/dates.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { addressType, paymentMethodType } from './core/graphql-parts.ts';
import { findOrder } from './find-order.ts';
import {
	countedUpTo,
	type FoundOrders,
	type ListedOrder,
	listOrders,
	listOwnOrders,
	type OrderFilter,
	type OwnOrder,
	type OwnOrders,
	orderSorts,
} from './find-orders.ts';
import { approvalType, orderType, paymentType, statusType } from './graphql-order.ts';
import { findOpenedOrders } from './links/order-links.ts';

const longestSearch = 100;
const minor = { description: 'In minor units' };

const ownOrder = builder.objectRef<OwnOrder>('OwnOrder').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		number: t.exposeString('number', { nullable: true }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		placedAt: t.string({ nullable: true, resolve: ({ placedAt }) => placedAt?.toISOString() ?? null }),
		gross: t.exposeFloat('gross', minor),
		refunded: t.exposeFloat('refunded', minor),
		currency: t.exposeString('currency'),
		status: t.expose('status', { type: statusType }),
		approval: t.expose('approval', { type: approvalType }),
		payment: t.expose('payment', { type: paymentType }),
		deliveryAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Null: nothing is sent',
			resolve: ({ deliveryAddress }) => deliveryAddress as Address | null,
		}),
		deliveryDay: t.exposeString('deliveryDay', { nullable: true }),
		lineCount: t.exposeInt('lineCount'),
	}),
});

const ownOrders = builder.objectRef<OwnOrders>('OwnOrderPage').implement({
	fields: (t) => ({
		items: t.field({ type: [ownOrder], resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Of those that were searched for' }),
		all: t.exposeInt('all', { description: 'Without searching' }),
	}),
});

builder.queryField('ownOrders', (t) =>
	t.field({
		type: ownOrders,
		description: 'What the caller has ordered, the latest first; nothing for whoever has no session',
		extensions: needs('ownOrNone'),
		args: {
			search: t.arg.string({ defaultValue: '', description: 'In number, articles, own names, city' }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		async resolve(_root, { search, first, offset }, { tenant, user, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			if (!user) return { items: [], total: 0, all: 0 };
			const wanted = { ...page, search: (search ?? '').trim().slice(0, longestSearch) };
			return inTenant((sql) => listOwnOrders(sql, tenant.id, user.id, wanted));
		},
	}),
);

builder.queryField('ownOrder', (t) =>
	t.field({
		type: orderType,
		nullable: true,
		description: 'An order of the caller; null for everybody else’s',
		extensions: needs('own'),
		args: { number: t.arg.string({ required: true }) },
		resolve: (_root, { number }, { tenant, user, inTenant }) =>
			user ? inTenant((sql) => findOrder(sql, tenant.id, { number, userId: user.id })) : null,
	}),
);

builder.queryField('openedOrder', (t) =>
	t.field({
		type: orderType,
		nullable: true,
		description: 'An order that a link from a mail has opened in this browser; null for every other one',
		extensions: needs('public'),
		args: { number: t.arg.string({ required: true }) },
		async resolve(_root, { number }, { tenant, orderTokens, inTenant }) {
			if (orderTokens.length === 0) return null;
			return inTenant(async (sql) => {
				const opened = await findOpenedOrders(sql, tenant.id, orderTokens);
				const order = opened.length > 0 ? await findOrder(sql, tenant.id, { number }) : undefined;
				return order && opened.includes(order.id) ? order : null;
			});
		},
	}),
);

const adminOrder = builder.objectRef<ListedOrder>('AdminOrder').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		number: t.exposeString('number', { nullable: true }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		placedAt: t.string({ nullable: true, resolve: ({ placedAt }) => placedAt?.toISOString() ?? null }),
		status: t.expose('status', { type: statusType }),
		approval: t.expose('approval', { type: approvalType }),
		payment: t.expose('payment', { type: paymentType }),
		paymentMethod: t.expose('paymentMethod', { type: paymentMethodType }),
		gross: t.exposeFloat('gross', minor),
		refunded: t.exposeFloat('refunded', minor),
		currency: t.exposeString('currency'),
		customerName: t.exposeString('customerName'),
		customerMail: t.exposeString('customerMail'),
		lineCount: t.exposeInt('lineCount'),
		deliveryDay: t.exposeString('deliveryDay', { nullable: true }),
	}),
});

const adminOrders = builder.objectRef<FoundOrders>('AdminOrderPage').implement({
	fields: (t) => ({
		items: t.field({ type: [adminOrder], resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: `Counted up to ${countedUpTo}` }),
		more: t.exposeBoolean('more', { description: 'There are more than were counted' }),
	}),
});

const orderFilter = builder.inputType('OrderFilter', {
	fields: (t) => ({
		status: t.field({ type: statusType }),
		payment: t.field({ type: paymentType }),
		method: t.field({ type: paymentMethodType }),
		from: t.string({ description: 'A day, as 2026-11-15' }),
		to: t.string({ description: 'A day; it is included' }),
		search: t.string({
			description: 'Beginnings of words: of the number, the customer’s name, company or mail address',
		}),
		userId: t.id(),
		abandoned: t.boolean({
			description: 'Checkouts that were given up, failed or are still open, in place of orders',
		}),
	}),
});

const orderSort = builder.enumType('OrderSort', { values: orderSorts });

const dayOf = (day: string | null | undefined): string | undefined => {
	if (!day) return undefined;
	if (!isDay(day)) throw new ApiError('VALIDATION', 'a day is written as 2026-11-15');
	return day;
};

function readFilter(given: typeof orderFilter.$inferInput | null | undefined): OrderFilter {
	const { status, payment, method, from, to, search, userId, abandoned } = given ?? {};
	return {
		status: status ?? undefined,
		payment: payment ?? undefined,
		method: method ?? undefined,
		from: dayOf(from),
		to: dayOf(to),
		search: (search ?? '').trim().slice(0, longestSearch),
		userId: userId ? checkId(String(userId)) : undefined,
		abandoned: abandoned ?? false,
	};
}

builder.queryField('orders', (t) =>
	t.field({
		type: adminOrders,
		extensions: needs('qOrder'),
		args: {
			filter: t.arg({ type: orderFilter }),
			sort: t.arg({ type: orderSort, defaultValue: 'createdAt' }),
			descending: t.arg.boolean({ defaultValue: true }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve(_root, { filter, sort, descending, first, offset }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { filter: readFilter(filter), sort: sort ?? 'createdAt', descending: descending ?? true };
			return inTenant((sql) => listOrders(sql, tenant, wanted, page));
		},
	}),
);

builder.queryField('order', (t) =>
	t.field({
		type: orderType,
		extensions: needs('qOrder'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findOrder(sql, tenant.id, { id: checkId(id) }));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
