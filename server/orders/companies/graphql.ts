// Orders of a company, in the API.
import { customerStatus } from '../../../rules/orders/customer-status.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { approvalType, orderDocument, statusType } from '../graphql-order-types.ts';
import { orderRef } from '../graphql-parts.ts';
import {
	type CompanyOrder,
	type CompanyOrders,
	findCompanyOrders,
	findSharedOrder,
	type SharedOrder,
	seesOrdersOf,
} from './find-company-orders.ts';

const line = builder.objectRef<CompanyOrder['lines'][number]>('CompanyOrderLine').implement({
	description: 'What was ordered for a company.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the product.' }),
		itemName: t.exposeString('itemName', { description: 'Own name of the line; empty if there is none.' }),
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
	}),
});

const order = builder.objectRef<CompanyOrder>('OrderOfCompany').implement({
	description: 'An order of a company, as lists of the company show it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the order.' }),
		number: t.exposeString('number', {
			nullable: true,
			description: 'Order number; null until it is placed, and for one that was not approved.',
		}),
		status: t.field({ type: statusType, description: 'Status of the order.', resolve: customerStatus }),
		approval: t.expose('approval', { type: approvalType, description: 'Whether the order needs an approval.' }),
		error: t.exposeString('error', {
			nullable: true,
			description: 'Code of the reason if the status is `error`, such as `approvalRejected`; null otherwise.',
		}),
		createdAt: t.string({
			description: 'When the checkout began, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		cancelledAt: t.string({
			nullable: true,
			description: 'When the order was cancelled, in ISO 8601; null if it is not.',
			resolve: ({ cancelledAt }) => cancelledAt?.toISOString() ?? null,
		}),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		net: t.exposeFloat('net', { description: 'Total without tax, in minor units: what counts in budgets.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		costCentre: t.exposeString('costCentre', {
			nullable: true,
			description: 'Code of its cost centre on the day of the order; null if there is none.',
		}),
		orderedBy: t.exposeString('orderedBy', {
			nullable: true,
			description: 'Name of the user who ordered; null once the account is deleted.',
		}),
		lines: t.field({ type: [line], description: 'What was ordered.', resolve: ({ lines }) => lines }),
		documents: t.field({
			type: [orderDocument],
			description: 'Documents of the order, the oldest first.',
			resolve: ({ documents }) => documents,
		}),
	}),
});

const orders = builder.objectRef<CompanyOrders>('OrdersOfCompany').implement({
	description: 'A page of orders of a company.',
	fields: (t) => ({
		items: t.field({ type: [order], description: 'Orders of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of orders of the company.' }),
	}),
});

builder.queryField('companyOrders', (t) =>
	t.field({
		type: orders,
		nullable: true,
		description:
			'What was ordered for a company, the latest first: for callers with the right `qOrder`, and for its members where the company shares orders. Null for everyone else.',
		extensions: needs('ownOrNone'),
		args: {
			companyId: t.arg.id({ required: true, description: 'Id of the company.' }),
			first: t.arg.int(pageSize(10)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { companyId, first, offset }, { tenant, user, inTenant }) {
			const page = checkPaging({ first: first ?? 10, offset: offset ?? 0 });
			if (!user) return null;
			const id = checkId(companyId);
			return inTenant(async (sql) => {
				const isReader = mayDo(user, 'qOrder') || (await seesOrdersOf(sql, tenant.id, user.id, id));
				return isReader ? findCompanyOrders(sql, tenant.id, id, page) : null;
			});
		},
	}),
);

const sharedOrder = builder.objectRef<SharedOrder>('SharedOrder').implement({
	description: 'An order of a colleague that their company shares, read only.',
	fields: (t) => ({
		order: t.field({
			type: orderRef,
			description: 'Order as its buyer sees it.',
			resolve: ({ order: shared }) => shared,
		}),
		orderedBy: t.exposeString('orderedBy', {
			nullable: true,
			description: 'Name of the user who ordered; null once the account is deleted.',
		}),
	}),
});

builder.queryField('sharedOrder', (t) =>
	t.field({
		type: sharedOrder,
		nullable: true,
		description:
			'An order that was placed for the company of the caller, where that company shares orders; null for any other. Callers pay, change, cancel and reorder their own orders alone.',
		extensions: needs('ownOrNone'),
		args: { number: t.arg.string({ required: true, description: 'Number of the order.' }) },
		resolve: (_root, { number }, { tenant, user, inTenant }) =>
			user ? inTenant((sql) => findSharedOrder(sql, tenant.id, user.id, number)) : null,
	}),
);
