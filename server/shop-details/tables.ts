// What stands around the pages of a shop: contact details, logos and large pictures, plain pages.
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { media } from '../media/tables.ts';
import { tenants } from '../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export const shopDetails = pgTable('shop_details', {
	tenantId: uuid('tenant_id')
		.primaryKey()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	header: text('header', { enum: ['default', 'simple'] })
		.notNull()
		.default('default'),
	address: text('address').array().notNull().default([]),
	phone: text('phone').notNull().default(''),
	mail: text('mail').notNull().default(''),
	userMenu: text('user_menu', { enum: ['hidden', 'full', 'logInOnly'] })
		.notNull()
		.default('full'),
	faqPage: text('faq_page').notNull().default(''),
	clientApp: text('client_app').notNull().default(''),
	totalLabel: text('total_label', { enum: ['grandTotal', 'subtotal'] })
		.notNull()
		.default('grandTotal'),
	stockWarningRecipients: text('stock_warning_recipients').array().notNull().default([]),
	updatedAt: updatedAt(),
});

export const shopImages = pgTable(
	'shop_images',
	{
		tenantId: tenantId(),
		use: text('use', {
			enum: [
				'logoWide',
				'logoWideDark',
				'logoSquare',
				'logoSquareDark',
				'favicon',
				'faviconDark',
				'hero',
				'heroPhone',
				'loginBackground',
				'loginBackgroundDark',
			],
		}).notNull(),
		mediaId: uuid('media_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.use] }),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
	],
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
		updatedAt: updatedAt(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.slug, table.languageCode] })],
);
