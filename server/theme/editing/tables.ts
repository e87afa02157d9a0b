// What people work on before visitors see it: the draft of a look, and looks under a name.
import { jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../../tenants/tables.ts';

export const themeDrafts = pgTable('theme_drafts', {
	tenantId: uuid('tenant_id')
		.primaryKey()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	theme: jsonb('theme').notNull(),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	updatedBy: uuid('updated_by'),
});

export const themePresets = pgTable(
	'theme_presets',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		name: text('name').notNull(),
		theme: jsonb('theme').notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] }), unique().on(table.tenantId, table.name)],
);
