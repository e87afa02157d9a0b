// Links in mails that open one order, and requests for a new one.
import { foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../../tenants/tables.ts';
import { orders } from '../tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

export const orderLinks = pgTable(
	'order_links',
	{
		tenantId: tenantId(),
		tokenHash: text('token_hash').notNull(),
		orderId: uuid('order_id').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
		openedAt: timestamp('opened_at', { withTimezone: true }),
		revokedAt: timestamp('revoked_at', { withTimezone: true }),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.tokenHash] }),
		foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
			'cascade',
		),
	],
);

export const orderLinkRequests = pgTable(
	'order_link_requests',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		orderNumber: text('order_number').notNull(),
		email: text('email').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
