// The look of a tenant, and every state of it that was published.
import { boolean, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

export const themes = pgTable('themes', {
	tenantId: uuid('tenant_id')
		.primaryKey()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	theme: jsonb('theme').notNull(),
	overwriteColors: boolean('overwrite_colors').notNull().default(true),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const themeVersions = pgTable(
	'theme_versions',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		theme: jsonb('theme').notNull(),
		publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
		publishedBy: uuid('published_by'),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
