// What a shop wants of machine translation.
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../../tenants/tables.ts';

export const machineTranslation = pgTable('machine_translation', {
	tenantId: uuid('tenant_id')
		.primaryKey()
		.references(() => tenants.id, { onDelete: 'cascade' }),
	enabled: boolean('enabled').notNull().default(false),
	formality: text('formality', { enum: ['default', 'more', 'less'] })
		.notNull()
		.default('more'),
	languages: text('languages').array().notNull().default([]),
});
