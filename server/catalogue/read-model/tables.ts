// What lists, pages and search are read from: made of the catalogue's own tables in the transaction of each change.
import {
	bigint,
	boolean,
	date,
	integer,
	json,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core';
import { ofProduct, tenantId } from '../tables.ts';
import type { ProductCard } from './card.ts';

export const productList = pgTable(
	'product_list',
	{
		tenantId: tenantId(),
		languageCode: text('language_code').notNull(),
		productId: uuid('product_id').notNull(),
		position: integer('position').notNull(),
		slug: text('slug').notNull(),
		name: text('name').notNull(),
		fromPrice: bigint('from_price', { mode: 'number' }),
		imageId: uuid('image_id'),
		published: boolean('published').notNull().default(true),
		archived: boolean('archived').notNull().default(false),
		/** It stands in categories, and all of them are offline. */
		offline: boolean('offline').notNull().default(false),
		/** Everybody finds it in lists. */
		open: boolean('open').notNull().default(true),
		/** Those who find it in lists where not everybody does. */
		roles: uuid('roles').array().notNull().default([]),
		/** It stands in no category: it has its page, and lists do not name it. */
		unlisted: boolean('unlisted').notNull().default(false),
		validFrom: date('valid_from'),
		validUntil: date('valid_until'),
		unavailable: text('unavailable'),
		labels: jsonb('labels').notNull().default([]),
		addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
		/** The variant that its page shows while none is chosen. */
		soldId: uuid('sold_id'),
		/** What lists show of it. */
		card: json('card').$type<ProductCard>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.languageCode, table.productId] }), ofProduct(table)],
);

export const productPages = pgTable(
	'product_pages',
	{
		tenantId: tenantId(),
		languageCode: text('language_code').notNull(),
		productId: uuid('product_id').notNull(),
		page: jsonb('page').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.languageCode, table.productId] }), ofProduct(table)],
);

export const productFacets = pgTable(
	'product_facets',
	{
		tenantId: tenantId(),
		languageCode: text('language_code').notNull(),
		facet: uuid('facet').notNull(),
		value: text('value').notNull(),
		productId: uuid('product_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.languageCode, table.productId, table.facet, table.value] }),
		ofProduct(table),
	],
);

export const productTotals = pgTable(
	'product_totals',
	{
		tenantId: tenantId(),
		categoryId: uuid('category_id').notNull(),
		total: integer('total').notNull(),
		goodUntil: date('good_until'),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.categoryId] })],
);

export const productWords = pgTable(
	'product_words',
	{
		tenantId: tenantId(),
		languageCode: text('language_code').notNull(),
		word: text('word').notNull(),
		rank: smallint('rank').notNull(),
		position: integer('position').notNull(),
		productId: uuid('product_id').notNull(),
		shownFrom: date('shown_from'),
		shownUntil: date('shown_until'),
	},
	(table) => [
		primaryKey({
			columns: [table.tenantId, table.languageCode, table.word, table.rank, table.position, table.productId],
		}),
		ofProduct(table),
	],
);

export const searchWords = pgTable(
	'search_words',
	{
		tenantId: tenantId(),
		languageCode: text('language_code').notNull(),
		ending: text('ending').notNull(),
		word: text('word').notNull(),
		stem: text('stem').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.languageCode, table.ending, table.word] })],
);

export const searchSynonyms = pgTable(
	'search_synonyms',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		languageCode: text('language_code').notNull(),
		words: text('words').array().notNull(),
		position: integer('position').notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
