// Tenants, the hosts they are found by, and the languages they speak.
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notations } from '../../rules/notations.ts';
import { tiers } from '../../rules/pages/tiers.ts';

export const tenants = pgTable('tenants', {
	id: uuid('id').primaryKey(),
	slug: text('slug').notNull().unique(),
	name: text('name').notNull(),
	allowTemporaryUsers: boolean('allow_temporary_users').notNull().default(false),
	currency: text('currency').notNull().default('EUR'),
	/** Whose public holidays it keeps. */
	country: text('country').notNull().default('DE'),
	/** Whether the prices of this shop are gross. */
	pricesIncludeTax: boolean('prices_include_tax').notNull().default(true),
	/** Whether all names below its own domains are asked by https alone. */
	secureSubdomains: boolean('secure_subdomains').notNull().default(false),
	/** Of the IANA database; in it the shop's days begin and end. */
	timeZone: text('time_zone').notNull().default('Europe/Berlin'),
	/** What it pays for. */
	tier: text('tier', { enum: tiers }).notNull().default('starter'),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const domains = pgTable('domains', {
	host: text('host').primaryKey(),
	tenantId: uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	active: boolean('active').notNull().default(false),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const languages = pgTable(
	'languages',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		languageCode: text('language_code').notNull(),
		isDefault: boolean('is_default').notNull().default(false),
		position: integer('position').notNull().default(0),
		/** How prices and amounts are written; null: as the language does. */
		notation: text('notation', { enum: notations }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.languageCode] })],
);

/** What a cached page was made from: a number for each part, raised by every change to it. */
export const tenantVersions = pgTable('tenant_versions', {
	tenantId: uuid('tenant_id')
		.primaryKey()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	texts: bigint('texts', { mode: 'number' }).notNull().default(1),
	look: bigint('look', { mode: 'number' }).notNull().default(1),
	content: bigint('content', { mode: 'number' }).notNull().default(1),
});
