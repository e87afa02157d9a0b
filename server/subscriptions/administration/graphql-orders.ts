// Of an order: the subscription that it belongs to.
import { builder } from '../../graphql/builder.ts';
import { orderRef } from '../../orders/graphql-parts.ts';
import { findSubscriptionOfOrder, type OrderedBy } from './find-of-order.ts';

const orderSubscription = builder.objectRef<OrderedBy>('OrderSubscription').implement({
	description: 'The subscription that has made an order.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the subscription.' }),
		number: t.exposeString('number', { description: 'Number of the contract, such as `V-2026-000017`.' }),
		periodStart: t.string({
			nullable: true,
			description: 'Beginning of the period that the order was paid for, in ISO 8601; null if nothing was paid.',
			resolve: ({ periodStart }) => periodStart?.toISOString() ?? null,
		}),
		periodEnd: t.string({
			nullable: true,
			description: 'End of the period that the order was paid for, in ISO 8601; null if nothing was paid.',
			resolve: ({ periodEnd }) => periodEnd?.toISOString() ?? null,
		}),
		isPlan: t.exposeBoolean('isPlan', {
			description: 'Whether it pays for the tier of a shop of the platform, so that nothing is made or sent.',
		}),
		isFirst: t.exposeBoolean('isFirst', {
			description:
				'Whether it is the first delivery: its print data is printed at every later one, that of another order for that order alone.',
		}),
	}),
});

builder.objectField(orderRef, 'subscription', (t) =>
	t.field({
		type: orderSubscription,
		nullable: true,
		description: 'The subscription that it belongs to; null if it was ordered once, or the subscription has not begun.',
		resolve: async ({ id }, _args, { tenant, inTenant }) =>
			(await inTenant((sql) => findSubscriptionOfOrder(sql, tenant.id, id))) ?? null,
	}),
);
