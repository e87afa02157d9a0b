// Customers over the API: who has ordered, with an account or as a guest.
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { addressType, billingAddressType } from '../core/graphql-parts.ts';
import { type FoundCustomer, findCustomer } from './find-customer.ts';
import { type CustomerNote, findNotes } from './find-notes.ts';
import { findAccountOf, findOrdersAsGuest, type OrdersAsGuest } from './find-other-orders.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

const note = builder.objectRef<CustomerNote>('CustomerNote').implement({
	description: 'An internal note about an order of a customer.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the note.' }),
		at: t.string({ description: 'When it was written, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		text: t.exposeString('text', { description: 'Text of the note.' }),
		orderId: t.exposeID('orderId', { description: 'Id of the order.' }),
		number: t.exposeString('number', { description: 'Number of the order.' }),
	}),
});

const ordersAsGuest = builder.objectRef<OrdersAsGuest>('OrdersAsGuest').implement({
	description: 'Placed orders without an account.',
	fields: (t) => ({
		orderId: t.exposeID('orderId', { description: 'Id of the last of them, by which `customer` finds the guest.' }),
		orders: t.exposeInt('orders', { description: 'Number of these orders.' }),
	}),
});

const customer = builder.objectRef<FoundCustomer>('Customer').implement({
	description: 'A customer, with an account or as a guest, and figures of the placed orders.',
	fields: (t) => ({
		userId: t.exposeID('userId', { nullable: true, description: 'Id of the account; null for a guest.' }),
		accountId: t.id({
			nullable: true,
			description: 'Id of the account with the email address of a guest; null if there is none.',
			resolve: (found, _args, { tenant, inTenant }) => inTenant((sql) => findAccountOf(sql, tenant.id, found)),
		}),
		ordersAsGuest: t.field({
			type: ordersAsGuest,
			nullable: true,
			description:
				'What a customer with an account has ordered as a guest with the same email address; null if nothing.',
			resolve: (found, _args, { tenant, inTenant }) => inTenant((sql) => findOrdersAsGuest(sql, tenant.id, found)),
		}),
		name: t.exposeString('name', { description: 'Company or full name; the email address if there is neither.' }),
		email: t.exposeString('email', { description: 'Email address of the customer.' }),
		orders: t.exposeInt('orders', { description: 'Number of placed orders that are not cancelled.' }),
		cancelled: t.exposeInt('cancelled', { description: 'Number of cancelled orders.' }),
		spent: t.exposeFloat('spent', {
			nullable: true,
			description:
				'Total of the orders that are not cancelled less refunds, in minor units of `currency`; null if there are none.',
		}),
		currency: t.exposeString('currency', {
			nullable: true,
			description: 'Currency of the last order, as an ISO 4217 code; null if nothing was ordered.',
		}),
		firstOrderAt: t.string({
			nullable: true,
			description: 'When the first order was placed, in ISO 8601; null if nothing was ordered.',
			resolve: ({ firstOrderAt }) => iso(firstOrderAt),
		}),
		lastOrderAt: t.string({
			nullable: true,
			description: 'When the last order was placed, in ISO 8601; null if nothing was ordered.',
			resolve: ({ lastOrderAt }) => iso(lastOrderAt),
		}),
		billingAddress: t.field({
			type: billingAddressType,
			nullable: true,
			description: 'Billing address of the last order; null if nothing was ordered.',
			resolve: ({ billingAddress }) => billingAddress,
		}),
		notes: t.field({
			type: [note],
			description: 'Internal notes about the orders of the customer, the latest first, at most 20.',
			resolve: (found, _args, { tenant, inTenant }) => inTenant((sql) => findNotes(sql, tenant.id, found)),
		}),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Shipping address of the last order; null if it is the billing address or nothing is shipped.',
			resolve: ({ shippingAddress }) => shippingAddress,
		}),
	}),
});

builder.queryField('customer', (t) =>
	t.field({
		type: customer,
		description:
			'A customer with an account by `userId`, or a guest by an order: all guest orders with the email address of that order count. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('qOrder'),
		args: {
			userId: t.arg.id({ description: 'Id of the account.' }),
			orderId: t.arg.id({ description: 'Id of an order that was placed by a guest; ignored if `userId` is given.' }),
		},
		async resolve(_root, { userId, orderId }, { tenant, inTenant }) {
			if (!userId && !orderId) throw new ApiError('VALIDATION', 'userId or orderId');
			const wanted = userId ? { userId: checkId(userId) } : { orderId: checkId(orderId ?? '') };
			const found = await inTenant((sql) => findCustomer(sql, tenant.id, wanted));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
