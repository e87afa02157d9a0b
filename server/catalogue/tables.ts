// Products with their variants, pictures, fields and labels, and the tree of categories they stand in. What lists, pages and search
// are read from is made of these: see ready/tables.ts.
import {
	type AnyPgColumn,
	bigint,
	boolean,
	date,
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
import type { ImageBorder } from '../../rules/catalogue/image-border.ts';
import { categoryDisplays, labelKinds, productFieldTypes } from '../../rules/catalogue/kinds.ts';
import { paymentIntervals, paymentModes, pricingModes, scalesModes } from '../../rules/pricing/kinds.ts';
import { taxCategories } from '../../rules/tax/categories.ts';
import { roles } from '../accounts/tables.ts';
import { media } from '../media/tables.ts';
import { tenants } from '../tenants/tables.ts';

export const tenantId = () =>
	uuid('tenant_id')
		.notNull()
		.references(() => tenants.id, { onDelete: 'cascade' });

/** Of a row that goes with its product. */
export const ofProduct = (table: { tenantId: AnyPgColumn; productId: AnyPgColumn }) =>
	foreignKey({
		columns: [table.tenantId, table.productId],
		foreignColumns: [products.tenantId, products.id],
	}).onDelete('cascade');

export const products = pgTable(
	'products',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		slug: text('slug').notNull(),
		published: boolean('published').notNull().default(false),
		position: integer('position').notNull().default(0),
		unitPrice: bigint('unit_price', { mode: 'number' }),
		/** What lists show instead of the cover. */
		mediaId: uuid('media_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
		parentId: uuid('parent_id'),
		code: text('code').notNull().default(''),
		archivedAt: timestamp('archived_at', { withTimezone: true }),
		validFrom: date('valid_from'),
		validUntil: date('valid_until'),
		orderable: boolean('orderable').notNull().default(true),
		productionDays: integer('production_days').notNull().default(3),
		itemNameAllowed: boolean('item_name_allowed').notNull().default(false),
		imageBorder: jsonb('image_border').$type<Partial<ImageBorder>>().notNull().default({}),
		choiceFields: uuid('choice_fields').array().notNull().default([]),
		revision: integer('revision').notNull().default(1),
		/** Of a variant: whether it has a pricing of its own. */
		ownPricing: boolean('own_pricing').notNull().default(false),
		pricingMode: text('pricing_mode', { enum: pricingModes }).notNull().default('simple'),
		scalesMode: text('scales_mode', { enum: scalesModes }).notNull().default('free'),
		definedScales: integer('defined_scales').array().notNull().default([]),
		linearFrom: integer('linear_from'),
		linearTo: integer('linear_to'),
		linearStep: integer('linear_step'),
		minimumQuantity: integer('minimum_quantity'),
		taxCategory: text('tax_category', { enum: taxCategories }).notNull().default('standard'),
		paymentMode: text('payment_mode', { enum: paymentModes }).notNull().default('once'),
		paymentInterval: text('payment_interval', { enum: paymentIntervals }),
		trialDays: integer('trial_days'),
		/** Of one piece. */
		weightMg: integer('weight_mg'),
		/** Made to the shopper's specification. */
		personalised: boolean('personalised').notNull().default(false),
		/** Where search engines find it instead; '': at its own address. */
		canonicalPath: text('canonical_path').notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		unique().on(table.tenantId, table.slug),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
		foreignKey({ columns: [table.tenantId, table.parentId], foreignColumns: [table.tenantId, table.id] }).onDelete(
			'cascade',
		),
	],
);

export const productImages = pgTable(
	'product_images',
	{
		tenantId: tenantId(),
		productId: uuid('product_id').notNull(),
		id: uuid('id').notNull(),
		position: integer('position').notNull(),
		mediaId: uuid('media_id').notNull(),
		cover: boolean('cover').notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.productId, table.id] }),
		ofProduct(table),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
	],
);

export const productImageLanguages = pgTable(
	'product_image_languages',
	{
		tenantId: tenantId(),
		productId: uuid('product_id').notNull(),
		imageId: uuid('image_id').notNull(),
		languageCode: text('language_code').notNull(),
		mediaId: uuid('media_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.productId, table.imageId, table.languageCode] }),
		foreignKey({
			columns: [table.tenantId, table.productId, table.imageId],
			foreignColumns: [productImages.tenantId, productImages.productId, productImages.id],
		}).onDelete('cascade'),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
	],
);

export const productFields = pgTable(
	'product_fields',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		name: text('name').notNull(),
		type: text('type', { enum: productFieldTypes }).notNull(),
		meta: boolean('meta').notNull().default(false),
		required: boolean('required').notNull().default(false),
		filter: boolean('filter').notNull().default(false),
		position: integer('position').notNull().default(0),
		defaultUrl: text('default_url').notNull().default(''),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] }), unique().on(table.tenantId, table.name)],
);

export const productFieldValues = pgTable(
	'product_field_values',
	{
		tenantId: tenantId(),
		productId: uuid('product_id').notNull(),
		fieldId: uuid('field_id').notNull(),
		url: text('url').notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.productId, table.fieldId] }),
		ofProduct(table),
		foreignKey({
			columns: [table.tenantId, table.fieldId],
			foreignColumns: [productFields.tenantId, productFields.id],
		}).onDelete('cascade'),
	],
);

export const productLabels = pgTable(
	'product_labels',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		kind: text('kind', { enum: labelKinds }).notNull().default('plain'),
		active: boolean('active').notNull().default(true),
		validFrom: date('valid_from'),
		validUntil: date('valid_until'),
		position: integer('position').notNull().default(0),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const productLabelLinks = pgTable(
	'product_label_links',
	{ tenantId: tenantId(), productId: uuid('product_id').notNull(), labelId: uuid('label_id').notNull() },
	(table) => [
		primaryKey({ columns: [table.tenantId, table.productId, table.labelId] }),
		ofProduct(table),
		foreignKey({
			columns: [table.tenantId, table.labelId],
			foreignColumns: [productLabels.tenantId, productLabels.id],
		}).onDelete('cascade'),
	],
);

export const categories = pgTable(
	'categories',
	{
		tenantId: tenantId(),
		id: uuid('id').notNull(),
		slug: text('slug').notNull(),
		published: boolean('published').notNull().default(false),
		position: integer('position').notNull().default(0),
		mediaId: uuid('media_id'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
		parentId: uuid('parent_id'),
		linkUrl: text('link_url').notNull().default(''),
		linkTarget: text('link_target').notNull().default(''),
		display: text('display', { enum: categoryDisplays }).notNull().default('static'),
		revision: integer('revision').notNull().default(1),
		/** Ready: whether it and all above it are published. */
		online: boolean('online').notNull().default(false),
		/** Ready: the roles that it and all above it are open to; null is everybody. */
		openTo: uuid('open_to').array(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.id] }),
		unique().on(table.tenantId, table.slug),
		foreignKey({ columns: [table.tenantId, table.mediaId], foreignColumns: [media.tenantId, media.id] }),
		foreignKey({ columns: [table.tenantId, table.parentId], foreignColumns: [table.tenantId, table.id] }),
	],
);

export const categoryRoles = pgTable(
	'category_roles',
	{ tenantId: tenantId(), categoryId: uuid('category_id').notNull(), roleId: uuid('role_id').notNull() },
	(table) => [
		primaryKey({ columns: [table.tenantId, table.categoryId, table.roleId] }),
		foreignKey({
			columns: [table.tenantId, table.categoryId],
			foreignColumns: [categories.tenantId, categories.id],
		}).onDelete('cascade'),
		foreignKey({ columns: [table.tenantId, table.roleId], foreignColumns: [roles.tenantId, roles.id] }),
	],
);

export const categoryProducts = pgTable(
	'category_products',
	{
		tenantId: tenantId(),
		categoryId: uuid('category_id').notNull(),
		productId: uuid('product_id').notNull(),
		position: integer('position').notNull().default(0),
		/** Ready: false where it stands in a category below. */
		direct: boolean('direct').notNull().default(true),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.categoryId, table.productId] }),
		foreignKey({
			columns: [table.tenantId, table.categoryId],
			foreignColumns: [categories.tenantId, categories.id],
		}).onDelete('cascade'),
		ofProduct(table),
	],
);

export const oldSlugs = pgTable(
	'old_slugs',
	{
		tenantId: tenantId(),
		kind: text('kind', { enum: ['product', 'category'] }).notNull(),
		slug: text('slug').notNull(),
		thingId: uuid('thing_id').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.kind, table.slug] })],
);
