// Products, one ready row per product and language for lists, and the categories they stand in.
import {
	bigint,
	boolean,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	real,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { media } from '../media/tables.ts';
import { tenants } from '../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

export const products = pgTable(
	'products',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		slug: text('slug').notNull(),
		published: boolean('published').notNull().default(false),
		position: integer('position').notNull().default(0),
		fromPrice: bigint('from_price', { mode: 'number' }).notNull(),
		mediaId: uuid('media_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		unique().on(table.tenantId, table.slug),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
	],
);

export const productList = pgTable(
	'product_list',
	{
		tenantId: tenantId(),
		languageCode: text('language_code').notNull(),
		productId: uuid('product_id').notNull(),
		position: integer('position').notNull(),
		slug: text('slug').notNull(),
		name: text('name').notNull(),
		fromPrice: bigint('from_price', { mode: 'number' }).notNull(),
		imageId: uuid('image_id'),
		imageType: text('image_type'),
		imageWidth: integer('image_width'),
		imageHeight: integer('image_height'),
		imageSizes: integer('image_sizes').array().notNull().default([]),
		imageFallback: text('image_fallback'),
		imageFocalX: real('image_focal_x'),
		imageFocalY: real('image_focal_y'),
		imageAlt: text('image_alt'),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.languageCode, table.productId] }),
		foreignKey({
			columns: [table.tenantId, table.productId],
			foreignColumns: [products.tenantId, products.id],
		}).onDelete('cascade'),
	],
);

export const categories = pgTable(
	'categories',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		slug: text('slug').notNull(),
		published: boolean('published').notNull().default(false),
		position: integer('position').notNull().default(0),
		mediaId: uuid('media_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		unique().on(table.tenantId, table.slug),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
	],
);

export const categoryProducts = pgTable(
	'category_products',
	{
		tenantId: tenantId(),
		categoryId: uuid('category_id').notNull(),
		productId: uuid('product_id').notNull(),
		position: integer('position').notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.categoryId, table.productId] }),
		foreignKey({
			columns: [table.tenantId, table.categoryId],
			foreignColumns: [categories.tenantId, categories.id],
		}).onDelete('cascade'),
		foreignKey({
			columns: [table.tenantId, table.productId],
			foreignColumns: [products.tenantId, products.id],
		}).onDelete('cascade'),
	],
);
