// What stands around every page of a shop: pictures of the shop itself, plain pages.
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

export const shopImages = pgTable(
	'shop_images',
	{ tenantId: tenantId(), kind: text('kind').notNull(), mediaId: uuid('media_id').notNull() },
	(table) => [primaryKey({ columns: [table.tenantId, table.kind] })],
);

export const plainPages = pgTable(
	'plain_pages',
	{
		tenantId: tenantId(),
		slug: text('slug').notNull(),
		languageCode: text('language_code').notNull(),
		position: integer('position').notNull().default(0),
		title: text('title').notNull(),
		sections: jsonb('sections').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.slug, table.languageCode] })],
);
