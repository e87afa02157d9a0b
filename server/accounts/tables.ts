// Users, roles, what is asked of a user, and how he proves himself.
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
import { tenants } from '../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const roles = pgTable(
	'roles',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		name: text('name').notNull(),
		label: text('label').notNull(),
		description: text('description').notNull().default(''),
		type: text('type', { enum: ['staff', 'customer'] }).notNull(),
		admin: boolean('admin').notNull().default(false),
		access: text('access').array().notNull().default([]),
		requiresCode: boolean('requires_code').notNull().default(false),
		createdAt: time('created_at').notNull().defaultNow(),
		updatedAt: time('updated_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] }), unique().on(table.tenantId, table.name)],
);

export const users = pgTable(
	'users',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		email: text('email'),
		username: text('username'),
		passwordHash: text('password_hash'),
		language: text('language').notNull(),
		guest: boolean('guest').notNull().default(false),
		codeStep: boolean('code_step').notNull().default(false),
		emailConfirmedAt: time('email_confirmed_at'),
		archivedAt: time('archived_at'),
		rightsVersion: integer('rights_version').notNull().default(1),
		admin: boolean('admin').notNull().default(false),
		createdAt: time('created_at').notNull().defaultNow(),
		updatedAt: time('updated_at').notNull().defaultNow(),
		lastLoginAt: time('last_login_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		unique().on(table.tenantId, table.email),
		unique().on(table.tenantId, table.username),
	],
);

export const userRoles = pgTable(
	'user_roles',
	{ tenantId: tenantId(), userId: uuid('user_id').notNull(), roleId: uuid('role_id').notNull() },
	(table) => [
		primaryKey({ columns: [table.tenantId, table.userId, table.roleId] }),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
		foreignKey({ columns: [table.tenantId, table.roleId], foreignColumns: [roles.tenantId, roles.id] }),
	],
);

export const userFields = pgTable(
	'user_fields',
	{
		tenantId: tenantId(),
		fieldName: text('field_name').notNull(),
		type: text('type'),
		required: boolean('required'),
		inUse: boolean('in_use'),
		position: integer('position'),
		defaultValue: text('default_value'),
		options: text('options').array(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.fieldName] })],
);

export const userFieldValues = pgTable(
	'user_field_values',
	{
		tenantId: tenantId(),
		userId: uuid('user_id').notNull(),
		fieldName: text('field_name').notNull(),
		value: text('value').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.userId, table.fieldName] }),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);

export const loginChallenges = pgTable(
	'login_challenges',
	{
		tenantId: tenantId(),
		tokenHash: text('token_hash').notNull(),
		userId: uuid('user_id').notNull(),
		codeHash: text('code_hash').notNull(),
		tries: integer('tries').notNull().default(0),
		expiresAt: time('expires_at').notNull(),
		usedAt: time('used_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.tokenHash] }),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);

export const oneTimeTokens = pgTable(
	'one_time_tokens',
	{
		tenantId: tenantId(),
		tokenHash: text('token_hash').notNull(),
		purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
		userId: uuid('user_id').notNull(),
		expiresAt: time('expires_at').notNull(),
		usedAt: time('used_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.tokenHash] }),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }),
	],
);

export const accountRequests = pgTable(
	'account_requests',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		kind: text('kind', { enum: ['signUp', 'forgotPassword'] }).notNull(),
		email: text('email').notNull(),
		passwordHash: text('password_hash'),
		language: text('language').notNull(),
		origin: text('origin').notNull(),
		fieldValues: jsonb('field_values').notNull().default({}),
		createdAt: time('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const rateLimits = pgTable(
	'rate_limits',
	{
		tenantId: tenantId(),
		key: text('key').notNull(),
		beganAt: time('began_at').notNull(),
		count: integer('count').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.key] })],
);
