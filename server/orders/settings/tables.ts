// How a shop sells, and the numbers it has given.
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tenantId } from '../../catalogue/tables.ts';

export const orderSettings = pgTable('order_settings', {
	tenantId: tenantId().primaryKey(),
	seller: jsonb('seller').notNull().default({}),
	smallBusiness: boolean('small_business').notNull().default(false),
	/** Whether at all; to whom is `invoiceFor`. */
	invoicePayment: boolean('invoice_payment').notNull().default(true),
	invoiceFor: text('invoice_for', { enum: ['customers', 'everybody'] })
		.notNull()
		.default('customers'),
	invoiceLimit: bigint('invoice_limit', { mode: 'number' }).notNull().default(0),
	stockShare: integer('stock_share').notNull().default(20),
	paymentDays: integer('payment_days').notNull().default(14),
	invoiceWhen: text('invoice_when', { enum: ['placed', 'processed'] })
		.notNull()
		.default('placed'),
	invoicePrefix: text('invoice_prefix').notNull().default('RE-'),
	creditNotePrefix: text('credit_note_prefix').notNull().default('RK-'),
	profileRequired: boolean('profile_required').notNull().default(false),
	showPayment: boolean('show_payment').notNull().default(true),
	showShipping: boolean('show_shipping').notNull().default(true),
	multipleSelection: boolean('multiple_selection').notNull().default(false),
	continueShoppingUrl: text('continue_shopping_url').notNull().default('/'),
	orderRecipients: text('order_recipients').array().notNull().default([]),
	paymentPublishableKey: text('payment_publishable_key').notNull().default(''),
	mailProvider: text('mail_provider', { enum: ['smtp', 'sendgrid'] })
		.notNull()
		.default('smtp'),
	mailSender: text('mail_sender').notNull().default(''),
	revision: integer('revision').notNull().default(1),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const numberRanges = pgTable(
	'number_ranges',
	{
		tenantId: tenantId(),
		kind: text('kind', { enum: ['order', 'invoice', 'creditNote'] }).notNull(),
		year: integer('year').notNull(),
		last: integer('last').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.kind, table.year] })],
);
