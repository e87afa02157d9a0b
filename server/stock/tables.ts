// How many there are of what is counted, and every change of that.
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { stockReasons } from '../../rules/stock.ts';
import { ofProduct, tenantId } from '../catalogue/tables.ts';

export const stock = pgTable(
	'stock',
	{
		tenantId: tenantId(),
		productId: uuid('product_id').notNull(),
		onHand: integer('on_hand').notNull(),
		reserved: integer('reserved').notNull().default(0),
		warningLevel: integer('warning_level'),
		sellWhenEmpty: boolean('sell_when_empty').notNull().default(false),
		warned: boolean('warned').notNull().default(false),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.productId] }), ofProduct(table)],
);

export const stockMovements = pgTable(
	'stock_movements',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		productId: uuid('product_id').notNull(),
		at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
		reason: text('reason', { enum: stockReasons }).notNull(),
		onHandChange: integer('on_hand_change').notNull().default(0),
		reservedChange: integer('reserved_change').notNull().default(0),
		onHand: integer('on_hand').notNull(),
		reserved: integer('reserved').notNull(),
		userId: uuid('user_id'),
		note: text('note').notNull().default(''),
		mailed: boolean('mailed').notNull().default(false),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] }), ofProduct(table)],
);
