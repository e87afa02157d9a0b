// Files that people bring: what each would change, and how far saving it has come. What the rows mean is known to whoever reads them:
// texts (server/texts/import-export), products (server/catalogue/import-export) or prices (server/pricing/import-export).
import { boolean, foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../../tenants/tables.ts';

export const textImports = pgTable(
	'text_imports',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		kind: text('kind', { enum: ['texts', 'products', 'prices'] })
			.notNull()
			.default('texts'),
		/** What it is for, where the file alone does not say it: a price list. */
		about: uuid('about'),
		userId: uuid('user_id').notNull(),
		fileName: text('file_name').notNull(),
		format: text('format', { enum: ['csv', 'xlsx', 'xliff'] }).notNull(),
		state: text('state', { enum: ['checked', 'applying', 'done', 'failed'] })
			.notNull()
			.default('checked'),
		byAdmin: boolean('by_admin').notNull().default(false),
		added: integer('added').notNull().default(0),
		changed: integer('changed').notNull().default(0),
		removed: integer('removed').notNull().default(0),
		unchanged: integer('unchanged').notNull().default(0),
		faulty: integer('faulty').notNull().default(0),
		/** Can be saved, and should be looked at twice. */
		warnings: integer('warnings').notNull().default(0),
		done: integer('done').notNull().default(0),
		refused: integer('refused').notNull().default(0),
		reached: integer('reached').notNull().default(-1),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		finishedAt: timestamp('finished_at', { withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const textImportRows = pgTable(
	'text_import_rows',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		importId: uuid('import_id').notNull(),
		position: integer('position').notNull(),
		rowNumber: integer('row_number').notNull(),
		columnName: text('column_name').notNull(),
		key: text('key').notNull(),
		languageCode: text('language_code').notNull(),
		before: text('before'),
		after: text('after').notNull(),
		fault: text('fault'),
		names: text('names').array().notNull().default([]),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.importId, table.position] }),
		foreignKey({
			columns: [table.tenantId, table.importId],
			foreignColumns: [textImports.tenantId, textImports.id],
		}).onDelete('cascade'),
	],
);
