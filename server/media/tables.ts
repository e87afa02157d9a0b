// Pictures of a tenant and the folders that people put them into; the files themselves are in the media store, the alternative texts
// with the other texts.
import { boolean, foreignKey, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

export const mediaFolders = pgTable(
	'media_folders',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		id: uuid('id').notNull(),
		parentId: uuid('parent_id'),
		name: text('name').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		foreignKey({ columns: [table.tenantId, table.parentId], foreignColumns: [table.tenantId, table.id] }),
	],
);

export const mediaStore = pgTable('media_store', {
	single: boolean('single').primaryKey().default(true),
	id: uuid('id').notNull(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

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
		folderId: uuid('folder_id'),
		title: text('title').notNull().default(''),
		sourceUrl: text('source_url'),
		madeFrom: uuid('made_from'),
		createdBy: uuid('created_by'),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
		updatedBy: uuid('updated_by'),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		foreignKey({
			columns: [table.tenantId, table.folderId],
			foreignColumns: [mediaFolders.tenantId, mediaFolders.id],
		}),
		foreignKey({ columns: [table.tenantId, table.madeFrom], foreignColumns: [table.tenantId, table.id] }).onDelete(
			'set null',
		),
	],
);
