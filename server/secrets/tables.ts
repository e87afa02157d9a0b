// Keys of providers, encrypted.
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

export const secrets = pgTable(
	'secrets',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		purpose: text('purpose').notNull(),
		sealed: text('sealed').notNull(),
		setAt: timestamp('set_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.purpose] })],
);
