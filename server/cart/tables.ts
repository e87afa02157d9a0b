// What people have gathered: one list with a location.
import { bigint, foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { ofProduct, tenantId } from '../catalogue/tables.ts';

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

/** Where the watchlist was kept before: for the version that knows nothing else, and to be dropped a release later. */
export const favourites = pgTable(
	'favourites',
	{
		tenantId: tenantId(),
		userId: uuid('user_id').notNull(),
		/** A product, or a variant of one. */
		productId: uuid('product_id').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.userId, table.productId] }),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete(
			'cascade',
		),
		ofProduct(table),
	],
);
