// The look of a tenant.
import { boolean, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

export const themes = pgTable('themes', {
	tenantId: uuid('tenant_id')
		.primaryKey()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	theme: jsonb('theme').notNull(),
	overwriteColors: boolean('overwrite_colors').notNull().default(true),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
