// Money on its way, and what providers have told.
import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from '../../catalogue/tables.ts';

export const payments = pgTable(
	'payments',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		orderId: uuid('order_id').notNull(),
		provider: text('provider').notNull(),
		sessionId: text('session_id'),
		intentId: text('intent_id'),
		url: text('url'),
		amount: bigint('amount', { mode: 'number' }).notNull(),
		currency: text('currency').notNull(),
		request: jsonb('request'),
		state: text('state', { enum: ['opening', 'open', 'paid', 'expired', 'failed'] })
			.notNull()
			.default('opening'),
		late: boolean('late').notNull().default(false),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const refunds = pgTable(
	'refunds',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		orderId: uuid('order_id').notNull(),
		paymentId: uuid('payment_id'),
		amount: bigint('amount', { mode: 'number' }).notNull(),
		reason: text('reason').notNull().default(''),
		state: text('state', { enum: ['waiting', 'done', 'failed'] })
			.notNull()
			.default('waiting'),
		providerId: text('provider_id'),
		error: text('error'),
		userId: uuid('user_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const webhookEvents = pgTable(
	'webhook_events',
	{
		tenantId: tenantId(),
		provider: text('provider').notNull(),
		eventId: text('event_id').notNull(),
		type: text('type').notNull(),
		receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.provider, table.eventId] })],
);
