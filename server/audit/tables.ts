// The audit log, its chain of hashes, and the keys of the persons in it.
import { bigint, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tables.ts';

const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

export const auditLog = pgTable(
	'audit_log',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
		actorId: uuid('actor_id'),
		actorSealed: text('actor_sealed'),
		requestId: text('request_id'),
		action: text('action').notNull(),
		entityType: text('entity_type').notNull(),
		entityId: text('entity_id').notNull(),
		before: jsonb('before'),
		after: jsonb('after'),
		personId: uuid('person_id'),
		personSealed: text('person_sealed'),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const auditChain = pgTable(
	'audit_chain',
	{
		tenantId: tenantId(),
		number: bigint('number', { mode: 'number' }).notNull(),
		entryId: uuid('entry_id').notNull(),
		hash: text('hash').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.number] }),
		unique().on(table.tenantId, table.entryId),
		foreignKey({ columns: [table.tenantId, table.entryId], foreignColumns: [auditLog.tenantId, auditLog.id] }),
	],
);

export const personKeys = pgTable(
	'person_keys',
	{
		tenantId: tenantId(),
		personId: uuid('person_id').notNull(),
		wrappedKey: text('wrapped_key').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.personId] })],
);
