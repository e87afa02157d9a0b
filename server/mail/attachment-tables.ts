// What comes along with a mail.
import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from '../catalogue/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const mailAttachments = pgTable(
	'mail_attachments',
	{
		tenantId: tenantId(),
		mailId: uuid('mail_id').notNull(),
		position: integer('position').notNull(),
		name: text('name').notNull(),
		contentType: text('content_type').notNull(),
		content: bytes('content').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.mailId, table.position] })],
);
