// Orders with their lines, what has happened to them, and what was written about them.
import {
	bigint,
	boolean,
	customType,
	date,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core';
import { tenantId } from '../catalogue/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const orders = pgTable(
	'orders',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		checkoutKey: uuid('checkout_key').notNull(),
		userId: uuid('user_id'),
		createdBy: uuid('created_by'),
		status: text('status', { enum: ['inCreation', 'placed', 'processed', 'finished', 'error'] })
			.notNull()
			.default('inCreation'),
		approval: text('approval', { enum: ['none', 'pending', 'approved', 'rejected'] })
			.notNull()
			.default('none'),
		payment: text('payment', { enum: ['open', 'paid', 'partlyRefunded', 'refunded'] })
			.notNull()
			.default('open'),
		paymentMethod: text('payment_method', { enum: ['card', 'invoice', 'none'] }).notNull(),
		number: text('number'),
		placedAt: timestamp('placed_at', { withTimezone: true }),
		language: text('language').notNull(),
		currency: text('currency').notNull(),
		pricesIncludeTax: boolean('prices_include_tax').notNull(),
		billingAddress: jsonb('billing_address').notNull(),
		shippingAddress: jsonb('shipping_address'),
		shipping: jsonb('shipping'),
		totals: jsonb('totals').notNull(),
		net: bigint('net', { mode: 'number' }).notNull(),
		tax: bigint('tax', { mode: 'number' }).notNull(),
		gross: bigint('gross', { mode: 'number' }).notNull(),
		refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
		reverseCharge: boolean('reverse_charge').notNull().default(false),
		customerName: text('customer_name').notNull(),
		customerMail: text('customer_mail').notNull(),
		lineCount: integer('line_count').notNull(),
		deliveryDay: date('delivery_day'),
		reservedUntil: timestamp('reserved_until', { withTimezone: true }),
		error: text('error'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const orderLines = pgTable(
	'order_lines',
	{
		tenantId: tenantId(),
		orderId: uuid('order_id').notNull(),
		position: integer('position').notNull(),
		itemId: uuid('item_id'),
		productId: uuid('product_id').notNull(),
		slug: text('slug').notNull(),
		code: text('code').notNull(),
		name: text('name').notNull(),
		itemName: text('item_name').notNull(),
		options: jsonb('options').notNull().default([]),
		designId: uuid('design_id'),
		mediaId: uuid('media_id'),
		taxCategory: text('tax_category').notNull(),
		quantity: integer('quantity').notNull(),
		unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
		rate: integer('rate').notNull(),
		net: bigint('net', { mode: 'number' }).notNull(),
		tax: bigint('tax', { mode: 'number' }).notNull(),
		gross: bigint('gross', { mode: 'number' }).notNull(),
		personalised: boolean('personalised').notNull().default(false),
		stock: text('stock', { enum: ['notCounted', 'reserved', 'taken', 'released'] })
			.notNull()
			.default('notCounted'),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.position] })],
);

export const orderEvents = pgTable(
	'order_events',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		orderId: uuid('order_id').notNull(),
		at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
		actor: text('actor', { enum: ['system', 'shopper', 'staff'] }).notNull(),
		userId: uuid('user_id'),
		kind: text('kind').notNull(),
		detail: jsonb('detail').notNull().default({}),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const orderDocuments = pgTable(
	'order_documents',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		orderId: uuid('order_id').notNull(),
		kind: text('kind', { enum: ['orderConfirmation', 'invoice', 'creditNote'] }).notNull(),
		number: text('number').notNull(),
		issuedOn: date('issued_on').notNull(),
		document: jsonb('document').notNull(),
		pdf: bytes('pdf'),
		refundId: uuid('refund_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const orderMails = pgTable(
	'order_mails',
	{
		tenantId: tenantId(),
		orderId: uuid('order_id').notNull(),
		purpose: text('purpose').notNull(),
		recipient: text('recipient').notNull(),
		mailId: uuid('mail_id').notNull(),
		writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.purpose, table.recipient] })],
);

export const orderWords = pgTable(
	'order_words',
	{
		tenantId: tenantId(),
		orderId: uuid('order_id').notNull(),
		word: text('word').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.word] })],
);
