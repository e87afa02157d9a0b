// Pages that editors build: draft and published state, the steps between, versions, who edits, and which pictures they show.
import {
	boolean,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { pageKinds } from '../../rules/pages/block.ts';
import { wizardStates, wizardTranslations } from '../../rules/pages/templates/apply-template.ts';
import { versionReasons } from '../../rules/pages/version-reasons.ts';
import { users } from '../accounts/tables.ts';
import { media } from '../media/tables.ts';
import { tenants } from '../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const pages = pgTable(
	'pages',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		kind: text('kind', { enum: pageKinds }).notNull(),
		slug: text('slug').notNull(),
		home: boolean('home').notNull().default(false),
		active: boolean('active').notNull().default(true),
		inNavigation: boolean('in_navigation').notNull().default(false),
		inFooter: boolean('in_footer').notNull().default(false),
		position: integer('position').notNull().default(0),
		draft: jsonb('draft').notNull(),
		revision: integer('revision').notNull().default(0),
		published: jsonb('published'),
		publishedRevision: integer('published_revision'),
		publishedAt: moment('published_at'),
		publishAt: moment('publish_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] }), unique().on(table.tenantId, table.kind, table.slug)],
);

const pageKey = (table: { tenantId: typeof pages.tenantId; pageId: typeof pages.id }) =>
	foreignKey({ columns: [table.tenantId, table.pageId], foreignColumns: [pages.tenantId, pages.id] });

export const pageSteps = pgTable(
	'page_steps',
	{
		tenantId: tenantId(),
		pageId: uuid('page_id').notNull(),
		revision: integer('revision').notNull(),
		clientId: uuid('client_id').notNull(),
		number: integer('number').notNull(),
		userId: uuid('user_id'),
		kind: text('kind', { enum: ['do', 'undo', 'redo'] }).notNull(),
		ofRevision: integer('of_revision'),
		operations: jsonb('operations').notNull(),
		inverses: jsonb('inverses').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.pageId, table.revision] }),
		unique().on(table.tenantId, table.pageId, table.clientId, table.number),
		pageKey(table as never),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);

export const pageVersions = pgTable(
	'page_versions',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		pageId: uuid('page_id').notNull(),
		revision: integer('revision').notNull(),
		document: jsonb('document').notNull(),
		reason: text('reason', { enum: versionReasons }).notNull(),
		userId: uuid('user_id'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		pageKey(table as never),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);

export const pageLeases = pgTable(
	'page_leases',
	{
		tenantId: tenantId(),
		pageId: uuid('page_id').notNull(),
		clientId: uuid('client_id').notNull(),
		userId: uuid('user_id').notNull(),
		since: moment('since').notNull().defaultNow(),
		until: moment('until').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.pageId] }),
		pageKey(table as never),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);

export const pagePictures = pgTable(
	'page_pictures',
	{ tenantId: tenantId(), pageId: uuid('page_id').notNull(), mediaId: uuid('media_id').notNull() },
	(table) => [
		primaryKey({ columns: [table.tenantId, table.pageId, table.mediaId] }),
		pageKey(table as never),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
	],
);

export const pageWizards = pgTable(
	'page_wizards',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		pageId: uuid('page_id').notNull(),
		userId: uuid('user_id'),
		clientId: uuid('client_id').notNull(),
		template: text('template').notNull(),
		stage: text('stage', { enum: ['layouts', 'texts', 'pictures', 'end'] }).notNull(),
		state: text('state', { enum: wizardStates }).notNull(),
		failure: text('failure'),
		translation: text('translation', { enum: wizardTranslations }),
		translated: text('translated').array().notNull().default([]),
		languages: text('languages').array().notNull().default([]),
		sections: integer('sections').notNull().default(0),
		pictures: integer('pictures').notNull().default(0),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		pageKey(table as never),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);
