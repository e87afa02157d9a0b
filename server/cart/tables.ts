// What people have gathered: one list with a location.
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from '../catalogue/tables.ts';

export const listItems = pgTable(
	'list_items',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		userId: uuid('user_id').notNull(),
		location: text('location', { enum: ['cart', 'watchlist', 'drafts'] }).notNull(),
		productId: uuid('product_id').notNull(),
		quantity: integer('quantity'),
		itemName: text('item_name').notNull().default(''),
		designId: uuid('design_id'),
		seenTotal: bigint('seen_total', { mode: 'number' }),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
		/** Taken out, and kept for an hour. */
		removedAt: timestamp('removed_at', { withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
