// What a checkout remembers and looks up.
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from '../../catalogue/tables.ts';

export const userAddresses = pgTable(
	'user_addresses',
	{
		tenantId: tenantId(),
		userId: uuid('user_id').notNull(),
		kind: text('kind', { enum: ['shipping', 'billing'] }).notNull(),
		address: jsonb('address').notNull(),
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.userId, table.kind] })],
);

export const vatChecks = pgTable(
	'vat_checks',
	{
		tenantId: tenantId(),
		vatId: text('vat_id').notNull(),
		state: text('state', { enum: ['waiting', 'valid', 'invalid', 'unknown'] })
			.notNull()
			.default('waiting'),
		proof: jsonb('proof').notNull().default({}),
		askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
		checkedAt: timestamp('checked_at', { withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.vatId] })],
);

/** From where unpaid orders came, as a hash. */
export const stockHolds = pgTable(
	'stock_holds',
	{
		tenantId: tenantId(),
		orderId: uuid('order_id').notNull(),
		origin: text('origin').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);
