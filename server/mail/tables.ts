// Mails: sent, waiting, kept, failed; and what comes along with them.
import { customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

export const mails = pgTable(
	'mails',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		to: text('to').notNull(),
		subject: text('subject').notNull(),
		html: text('html').notNull(),
		text: text('text').notNull(),
		language: text('language').notNull(),
		state: text('state', { enum: ['kept', 'queued', 'sent', 'failed'] })
			.notNull()
			.default('queued'),
		tries: integer('tries').notNull().default(0),
		error: text('error'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		sentAt: timestamp('sent_at', { withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const mailAttachments = pgTable(
	'mail_attachments',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		mailId: uuid('mail_id').notNull(),
		position: integer('position').notNull(),
		name: text('name').notNull(),
		contentType: text('content_type').notNull(),
		content: bytes('content').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.mailId, table.position] })],
);
