// Sessions, and what changes were answered with.
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable(
	'sessions',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		userId: uuid('user_id').notNull(),
		createdAt: time('created_at').notNull().defaultNow(),
		lastUsedAt: time('last_used_at').notNull().defaultNow(),
		expiresAt: time('expires_at').notNull(),
		endedAt: time('ended_at'),
		refreshHash: text('refresh_hash'),
		earlier: jsonb('earlier').notNull().default([]),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const rememberedAnswers = pgTable(
	'remembered_answers',
	{
		tenantId: tenantId(),
		caller: text('caller').notNull(),
		key: text('key').notNull(),
		requestHash: text('request_hash').notNull(),
		answer: text('answer'),
		createdAt: time('created_at').notNull().defaultNow(),
		holder: uuid('holder'),
		claimedAt: time('claimed_at').notNull().defaultNow(),
		doneAt: time('done_at'),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.caller, table.key] })],
);
