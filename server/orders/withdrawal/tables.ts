// What consumers have declared at /withdraw.
import { boolean, foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../../tenants/tables.ts';
import { orders } from '../tables.ts';

export const withdrawals = pgTable(
	'withdrawals',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		name: text('name').notNull(),
		orderNumber: text('order_number').notNull(),
		email: text('email').notNull(),
		language: text('language').notNull(),
		/** None: nobody has found such an order. */
		orderId: uuid('order_id'),
		/** Whether the order was placed with the same address. */
		matches: boolean('matches').notNull(),
		receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
			'set null',
		),
	],
);
