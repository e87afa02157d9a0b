// How things are sent.
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from '../../catalogue/tables.ts';

export const shippingMethods = pgTable(
	'shipping_methods',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		names: jsonb('names').notNull(),
		descriptions: jsonb('descriptions').notNull().default({}),
		countries: text('countries').array().notNull().default([]),
		kind: text('kind', { enum: ['flat', 'freeFrom', 'byWeight', 'byQuantity'] }).notNull(),
		price: bigint('price', { mode: 'number' }).notNull().default(0),
		freeFrom: bigint('free_from', { mode: 'number' }),
		steps: jsonb('steps').notNull().default([]),
		days: integer('days').notNull().default(2),
		active: boolean('active').notNull().default(true),
		position: integer('position').notNull().default(0),
		revision: integer('revision').notNull().default(1),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
