// Finding orders over the API: one's own, and all of the shop.

import type { Address } from '../../rules/checkout/address.ts';
import { isDay } from '../../rules/dates.ts';
import { customerStatus } from '../../rules/orders/customer-status.ts';
import type { UnplacedApproval } from '../approvals/core/find-waiting.ts';
import { approvalStateType } from '../approvals/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { imageRef } from '../media/graphql-parts.ts';
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
import { orderType } from './graphql-order.ts';
import { approvalType, cancelReasonType, paymentType, shippedStateType, statusType } from './graphql-order-types.ts';
import { findOpenedOrders } from './links/order-links.ts';

const longestSearch = 100;

const unplacedApproval = builder.objectRef<UnplacedApproval>('UnplacedApproval').implement({
	description: 'The approval of an order that is not placed yet.',
	fields: (t) => ({
		state: t.expose('state', { type: approvalStateType, description: 'Where the approval is.' }),
		waitsFor: t.exposeStringList('waitsFor', {
			description: 'Names of those whom it waits for; empty for those of the shop, and once it is decided.',
		}),
	}),
});

const ownOrder = builder.objectRef<OwnOrder>('OwnOrder').implement({
	description: 'An order of the caller, as lists show it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the order.' }),
		number: t.exposeString('number', {
			nullable: true,
			description: 'Order number; null while the order waits for its approval.',
		}),
		createdAt: t.string({
			description: 'When the checkout began, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		placedAt: t.string({
			nullable: true,
			description: 'When the order was placed, in ISO 8601; null until then.',
			resolve: ({ placedAt }) => placedAt?.toISOString() ?? null,
		}),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		refunded: t.exposeFloat('refunded', { description: 'Amount that has been refunded, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		status: t.field({ type: statusType, description: 'Status of the order.', resolve: customerStatus }),
		cancelledAt: t.string({
			nullable: true,
			description: 'When the order was cancelled, in ISO 8601; null if it is not.',
			resolve: ({ cancelledAt }) => cancelledAt?.toISOString() ?? null,
		}),
		cancelReason: t.expose('cancelReason', {
			type: cancelReasonType,
			nullable: true,
			description: 'Why the order was cancelled; null if it is not.',
		}),
		approval: t.expose('approval', { type: approvalType, description: 'Whether the order needs an approval.' }),
		unplaced: t.field({
			type: unplacedApproval,
			nullable: true,
			description: 'The approval of an order that is not placed; null for all others.',
			resolve: (one) => one.unplaced,
		}),
		payment: t.expose('payment', { type: paymentType, description: 'How far the order is paid.' }),
		deliveryAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Address of delivery; null if nothing is shipped.',
			resolve: ({ deliveryAddress }) => deliveryAddress as Address | null,
		}),
		deliveryDay: t.exposeString('deliveryDay', {
			nullable: true,
			description: 'Expected day of delivery, as `2026-11-15`; null if there is none.',
		}),
		lineCount: t.exposeInt('lineCount', { description: 'Number of lines.' }),
		pictures: t.field({
			type: [imageRef],
			description: 'Images of the first products that have one, at most three.',
			resolve: ({ pictures }) => pictures,
		}),
		needsOtherPrintData: t.exposeBoolean('needsOtherPrintData', {
			description: 'Whether it waits for print data because what was sent has been refused.',
		}),
		waitsForPrintData: t.exposeBoolean('waitsForPrintData', {
			description: 'Whether a line has no released print data yet; false for orders that are finished or cancelled.',
		}),
	}),
});

const ownOrders = builder.objectRef<OwnOrders>('OwnOrderPage').implement({
	description: 'A page of the orders of the caller.',
	fields: (t) => ({
		items: t.field({
			type: [ownOrder],
			description: 'Orders of this page, the latest first.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of orders that match the search.' }),
		all: t.exposeInt('all', { description: 'Number of all orders of the caller.' }),
	}),
});

builder.queryField('ownOrders', (t) =>
	t.field({
		type: ownOrders,
		description: 'Orders of the caller, the latest first. Checkouts that were never completed are left out.',
		extensions: needs('ownOrNone'),
		args: {
			search: t.arg.string({
				defaultValue: '',
				description: 'Part of an order number, product name or code, own name of a line, name or city; empty for all.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
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
		description: 'An order of the caller; null if there is none with this number.',
		extensions: needs('own'),
		args: { number: t.arg.string({ required: true, description: 'Number of the order.' }) },
		resolve: (_root, { number }, { tenant, user, inTenant }) =>
			user ? inTenant((sql) => findOrder(sql, tenant.id, { number, userId: user.id })) : null,
	}),
);

builder.queryField('openedOrder', (t) =>
	t.field({
		type: orderType,
		nullable: true,
		description: 'An order that was opened in this browser by a link from a mail; null for any other order.',
		extensions: needs('public'),
		args: { number: t.arg.string({ required: true, description: 'Number of the order.' }) },
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
	description: 'An order, as the administration lists it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the order.' }),
		number: t.exposeString('number', { nullable: true, description: 'Order number; null until the order is placed.' }),
		createdAt: t.string({
			description: 'When the checkout began, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		placedAt: t.string({
			nullable: true,
			description: 'When the order was placed, in ISO 8601; null until then.',
			resolve: ({ placedAt }) => placedAt?.toISOString() ?? null,
		}),
		status: t.expose('status', { type: statusType, description: 'Status of the order.' }),
		cancelledAt: t.string({
			nullable: true,
			description: 'When the order was cancelled, in ISO 8601; null if it is not.',
			resolve: ({ cancelledAt }) => cancelledAt?.toISOString() ?? null,
		}),
		cancelReason: t.expose('cancelReason', {
			type: cancelReasonType,
			nullable: true,
			description: 'Why the order was cancelled; null if it is not.',
		}),
		error: t.exposeString('error', {
			nullable: true,
			description: 'Code of the reason if the status is `error`, such as `approvalRejected`; null otherwise.',
		}),
		approval: t.expose('approval', { type: approvalType, description: 'Whether the order needs an approval.' }),
		payment: t.expose('payment', { type: paymentType, description: 'How far the order is paid.' }),
		paymentMethod: t.expose('paymentMethod', {
			type: paymentMethodType,
			description: 'How the order is paid: as the customer has chosen, until it is paid in another way.',
		}),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		refunded: t.exposeFloat('refunded', { description: 'Amount that has been refunded, in minor units.' }),
		neverCharged: t.exposeBoolean('neverCharged', {
			description: 'Whether the whole bill was taken back before any money came, so that nothing was refunded.',
		}),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		customerName: t.exposeString('customerName', { description: 'Name or company of the customer.' }),
		customerMail: t.exposeString('customerMail', { description: 'Email address of the customer.' }),
		lineCount: t.exposeInt('lineCount', { description: 'Number of lines.' }),
		deliveryDay: t.exposeString('deliveryDay', {
			nullable: true,
			description: 'Expected day of delivery, as `2026-11-15`; null if there is none.',
		}),
		waitsForPrintData: t.exposeBoolean('waitsForPrintData', {
			description: 'Whether a line has no released print data yet; false for orders that are finished or cancelled.',
		}),
		waitsForPayment: t.exposeBoolean('waitsForPayment', {
			description:
				'Whether the order is not produced before its money is there. It cannot be moved to processed or finished, or shipped, until then.',
		}),
		shipped: t.expose('shipped', {
			type: shippedStateType,
			description: 'How much of the order has been handed to carriers.',
		}),
	}),
});

const adminOrders = builder.objectRef<FoundOrders>('AdminOrderPage').implement({
	description: 'A page of orders of the shop.',
	fields: (t) => ({
		items: t.field({ type: [adminOrder], description: 'Orders of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: `Number of orders that match, counted up to ${countedUpTo}.` }),
		more: t.exposeBoolean('more', { description: 'Whether more orders match than were counted.' }),
	}),
});

const orderFilter = builder.inputType('OrderFilter', {
	description: 'Which orders to list; all conditions must hold.',
	fields: (t) => ({
		status: t.field({ type: statusType, description: 'Only orders with this status.' }),
		payment: t.field({ type: paymentType, description: 'Only orders with this payment state.' }),
		method: t.field({ type: paymentMethodType, description: 'Only orders with this payment method.' }),
		from: t.string({
			description:
				'Only orders placed on this day or later, as `2026-11-15`; of those that were not placed, whose checkout began then.',
		}),
		to: t.string({
			description:
				'Only orders placed on this day or earlier, as `2026-11-15`; of those that were not placed, whose checkout began then.',
		}),
		search: t.string({
			description:
				'Only orders with terms that begin like this in their number, in the number of an invoice or credit note, or in the name, company or email address of the customer; or with a parcel whose number begins like this.',
		}),
		userId: t.id({ description: 'Only orders of this user.' }),
		guestEmail: t.string({
			description: 'Only placed orders of guests with exactly this email address.',
		}),
		abandoned: t.boolean({
			description: 'List checkouts that were abandoned, failed or are open, instead of orders.',
		}),
		cancelled: t.boolean({ description: 'True lists only cancelled orders, false leaves them out.' }),
		waitsForPrintData: t.boolean({ description: 'Only orders that wait for print data.' }),
		partlyShipped: t.boolean({ description: 'Only orders of which a part has been sent and a part is left.' }),
		ofSubscription: t.boolean({ description: 'True lists only orders of subscriptions, false leaves them out.' }),
	}),
});

const orderSort = builder.enumType('OrderSort', {
	description: 'How orders are sorted.',
	values: describeValues(orderSorts, {
		placedAt: 'By when they were placed; those that were not, by when their checkout began.',
		number: 'By order number.',
		gross: 'By the total with tax.',
		customer: 'By the name of the customer.',
	}),
});

const dayOf = (day: string | null | undefined): string | undefined => {
	if (!day) return undefined;
	if (!isDay(day)) throw new ApiError('VALIDATION', 'a day is written as 2026-11-15');
	return day;
};

function readFilter(given: typeof orderFilter.$inferInput | null | undefined): OrderFilter {
	const { status, payment, method, from, to, search, userId, guestEmail, abandoned, cancelled } = given ?? {};
	const { waitsForPrintData, ofSubscription, partlyShipped } = given ?? {};
	return {
		status: status ?? undefined,
		payment: payment ?? undefined,
		method: method ?? undefined,
		from: dayOf(from),
		to: dayOf(to),
		search: (search ?? '').trim().slice(0, longestSearch),
		userId: userId ? checkId(String(userId)) : undefined,
		guestEmail: guestEmail || undefined,
		abandoned: abandoned ?? false,
		cancelled: cancelled ?? undefined,
		partlyShipped: partlyShipped ?? false,
		waitsForPrintData: waitsForPrintData ?? false,
		ofSubscription: ofSubscription ?? undefined,
	};
}

builder.queryField('orders', (t) =>
	t.field({
		type: adminOrders,
		description: 'Orders of the shop.',
		extensions: needs('qOrder'),
		args: {
			filter: t.arg({ type: orderFilter, description: 'Which orders to list; without it all of them.' }),
			sort: t.arg({ type: orderSort, defaultValue: 'placedAt', description: 'How to sort the orders.' }),
			descending: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { filter, sort, descending, first, offset }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { filter: readFilter(filter), sort: sort ?? 'placedAt', descending: descending ?? true };
			return inTenant((sql) => listOrders(sql, tenant, wanted, page));
		},
	}),
);

builder.queryField('order', (t) =>
	t.field({
		type: orderType,
		description: 'An order of the shop. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of the order.' }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findOrder(sql, tenant.id, { id: checkId(id) }));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
