// Pictures of a tenant; the files themselves are in the media store, the alternative texts with the other texts.
import { integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

export const media = pgTable(
	'media',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		contentType: text('content_type').notNull(),
		width: integer('width').notNull(),
		height: integer('height').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		fileName: text('file_name').notNull().default(''),
		bytes: integer('bytes').notNull().default(0),
		focalX: real('focal_x').notNull().default(0.5),
		focalY: real('focal_y').notNull().default(0.5),
		sizes: integer('sizes').array().notNull().default([]),
		fallback: text('fallback', { enum: ['jpg', 'png'] }),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
