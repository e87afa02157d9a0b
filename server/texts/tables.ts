// Translatable texts: what each one is, and its translations.
import { boolean, foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.key, table.languageCode] }),
		foreignKey({
			columns: [table.tenantId, table.key],
			foreignColumns: [textEntries.tenantId, textEntries.key],
		}).onDelete('cascade'),
	],
);
