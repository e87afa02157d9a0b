// Price lists, who gets them for which product, and the tax rates of a shop.
import {
	bigint,
	date,
	foreignKey,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { taxCategories } from '../../rules/tax/categories.ts';
import { roles } from '../accounts/tables.ts';
import { ofProduct, tenantId } from '../catalogue/tables.ts';

export const priceLists = pgTable(
	'price_lists',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		name: text('name').notNull(),
		archivedAt: timestamp('archived_at', { withTimezone: true }),
		revision: integer('revision').notNull().default(1),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const priceListRows = pgTable(
	'price_list_rows',
	{
		tenantId: tenantId(),
		listId: uuid('list_id').notNull(),
		position: integer('position').notNull(),
		/** Null: every product that uses the list. */
		productId: uuid('product_id'),
		quantity: integer('quantity').notNull(),
		unitPrice: bigint('unit_price', { mode: 'number' }),
		total: bigint('total', { mode: 'number' }),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.listId, table.position] }),
		unique().on(table.tenantId, table.listId, table.productId, table.quantity).nullsNotDistinct(),
		ofProduct(table),
		foreignKey({
			columns: [table.tenantId, table.listId],
			foreignColumns: [priceLists.tenantId, priceLists.id],
		}).onDelete('cascade'),
	],
);

export const productPriceLists = pgTable(
	'product_price_lists',
	{
		tenantId: tenantId(),
		productId: uuid('product_id').notNull(),
		listId: uuid('list_id').notNull(),
		position: integer('position').notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.productId, table.listId] }),
		ofProduct(table),
		foreignKey({ columns: [table.tenantId, table.listId], foreignColumns: [priceLists.tenantId, priceLists.id] }),
	],
);

export const productPriceListRoles = pgTable(
	'product_price_list_roles',
	{
		tenantId: tenantId(),
		productId: uuid('product_id').notNull(),
		listId: uuid('list_id').notNull(),
		roleId: uuid('role_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.productId, table.listId, table.roleId] }),
		foreignKey({
			columns: [table.tenantId, table.productId, table.listId],
			foreignColumns: [productPriceLists.tenantId, productPriceLists.productId, productPriceLists.listId],
		}).onDelete('cascade'),
		foreignKey({ columns: [table.tenantId, table.roleId], foreignColumns: [roles.tenantId, roles.id] }),
	],
);

export const productPricing = pgTable(
	'product_pricing',
	{ tenantId: tenantId(), productId: uuid('product_id').notNull(), pricing: json('pricing').notNull() },
	(table) => [primaryKey({ columns: [table.tenantId, table.productId] }), ofProduct(table)],
);

export const taxRates = pgTable(
	'tax_rates',
	{
		tenantId: tenantId(),
		country: text('country').notNull(),
		category: text('category', { enum: taxCategories }).notNull(),
		validFrom: date('valid_from').notNull(),
		rate: integer('rate').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.country, table.category, table.validFrom] })],
);
