// Translatable texts: what each one is, and its translations.
import { boolean, foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { translationTypes } from '../../rules/texts/translation-types.ts';
import { tenants } from '../tenants/tables.ts';

export const textEntries = pgTable(
	'text_entries',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		type: text('type', { enum: translationTypes }).notNull(),
		group: text('group').notNull(),
		context: text('context'),
		tags: text('tags').array().notNull().default([]),
		locked: boolean('locked').notNull().default(false),
		baseText: text('base_text').notNull(),
		baseLanguage: text('base_language').notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.key] })],
);

export const textTranslations = pgTable(
	'text_translations',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		languageCode: text('language_code').notNull(),
		translation: text('translation').notNull(),
		origin: text('origin', { enum: ['human', 'machine', 'import'] }).notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
		/** The base text that it was made from; another one by now makes it outdated. */
		translatedFrom: text('translated_from'),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.key, table.languageCode] }),
		foreignKey({
			columns: [table.tenantId, table.key],
			foreignColumns: [textEntries.tenantId, textEntries.key],
		}).onDelete('cascade'),
	],
);

export const textHistory = pgTable(
	'text_history',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		key: text('key').notNull(),
		languageCode: text('language_code').notNull(),
		before: text('before'),
		after: text('after'),
		origin: text('origin', { enum: ['human', 'machine', 'import'] }).notNull(),
		userId: uuid('user_id'),
		at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		foreignKey({
			columns: [table.tenantId, table.key],
			foreignColumns: [textEntries.tenantId, textEntries.key],
		}).onDelete('cascade'),
	],
);

/** What waits for a machine to translate it, or why it was not translated. */
export const textQueue = pgTable(
	'text_queue',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		languageCode: text('language_code').notNull(),
		queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
		failure: text('failure'),
		/** Whoever translates it has until then. */
		takenUntil: timestamp('taken_until', { withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.key, table.languageCode] })],
);

export const missingTexts = pgTable(
	'missing_texts',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		page: text('page').notNull(),
		languageCode: text('language_code').notNull(),
		seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
		times: integer('times').notNull().default(1),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.key, table.page, table.languageCode] })],
);
