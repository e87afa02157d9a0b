// Products in the administration: listed, opened, made, saved, copied, archived and deleted.

import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { copyProduct } from './copy-product.ts';
import { type CreatedProduct, createProduct } from './create-product.ts';
import {
	productInput,
	productPricesInput,
	readPrices,
	readProduct,
	readTranslations,
	wordingInput,
} from './graphql-inputs.ts';
import { editedProduct, offered, productError } from './graphql-types.ts';
import {
	countByState,
	type FoundProduct,
	type FoundProducts,
	listAdminProducts,
	type ProductCounts,
	productLacks,
	productOrders,
	productStates,
} from './list-products.ts';
import { loadProduct } from './load-product.ts';
import { loadOffered } from './product-context.ts';
import {
	archiveProducts,
	deleteProducts,
	publishProducts,
	restoreProducts,
	unpublishProducts,
} from './product-states.ts';
import { savePrices } from './save-prices.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { makeTestLink } from './test-link.ts';

const state = builder.enumType('ProductState', {
	description: 'State of a product.',
	values: describeValues(productStates, {
		published: 'Published and not archived.',
		notPublished: 'Neither published nor archived.',
		scheduled: 'Published, but shown only from a later day on.',
		archived: 'Archived, visible in the administration only.',
	}),
});
const lack = builder.enumType('ProductLack', {
	description: 'What a product lacks.',
	values: describeValues(productLacks, {
		price: 'It cannot be ordered, for example without a price.',
		image: 'It has no image.',
		category: 'It is in no category.',
		stock: 'It is sold out, or its stock is at or below the warning level.',
	}),
});
const order = builder.enumType('ProductOrder', {
	description: 'How products are sorted.',
	values: describeValues(productOrders, {
		name: 'By name, A to Z.',
		code: 'By code; products without one come last.',
		fromPrice: 'By lowest price; products without one come last.',
		createdAt: 'By the time of creation.',
		updatedAt: 'By the time of the last change.',
		position: 'By the order of the shop.',
	}),
});

const foundLabel = builder.objectRef<FoundProduct['labels'][number]>('FoundLabel').implement({
	description: 'A label of a product in the administration.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the label.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		kind: t.exposeString('kind', { description: 'Appearance, as in `LabelKind`.' }),
	}),
});

const foundProduct = builder.objectRef<FoundProduct>('AdminListedProduct').implement({
	description: 'A product, as the administration lists it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product.' }),
		slug: t.exposeString('slug', { description: 'Slug of the product.' }),
		code: t.exposeString('code', { description: 'Code of the product; empty if it has none.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		published: t.exposeBoolean('published', { description: 'Whether the product is published.' }),
		archived: t.exposeBoolean('archived', { description: 'Whether the product is archived.' }),
		offline: t.exposeBoolean('offline', { description: 'Whether all its categories are offline.' }),
		unlisted: t.exposeBoolean('unlisted', { description: 'Whether it is in no category.' }),
		unavailable: t.exposeString('unavailable', {
			nullable: true,
			description: 'Why it cannot be ordered, as in `UnavailableReason`; null if it can.',
		}),
		validFrom: t.exposeString('validFrom', {
			nullable: true,
			description:
				'Beginning of the time in which shoppers see it: a day, as `2026-11-15`, or a minute, as `2026-11-15T18:00`, in the time zone of the shop; null for no beginning.',
		}),
		validUntil: t.exposeString('validUntil', {
			nullable: true,
			description:
				'End of the time in which shoppers see it: the last day, as `2026-11-15`, or the minute from which they do not see it any more, as `2026-11-15T18:00`, in the time zone of the shop; null for no end.',
		}),
		fromPrice: t.field({
			type: 'Money',
			nullable: true,
			description: 'Lowest price; null if it has none.',
			resolve: ({ fromPrice }, _args, { tenant }) =>
				fromPrice === null ? null : { minor: fromPrice, currency: tenant.currency },
		}),
		variants: t.exposeInt('variants', { description: 'Number of variants.' }),
		available: t.exposeInt('available', {
			nullable: true,
			description: 'Pieces available of it and its variants; null if no stock is counted.',
		}),
		labels: t.field({ type: [foundLabel], description: 'Labels of the product.', resolve: ({ labels }) => labels }),
		createdAt: t.string({
			description: 'When the product was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		updatedAt: t.string({
			description: 'When the product was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		image: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it has none.',
			resolve: ({ image }) => image,
		}),
	}),
});

const foundPage = builder.objectRef<FoundProducts>('AdminProductList').implement({
	description: 'A page of products in the administration.',
	fields: (t) => ({
		items: t.field({ type: [foundProduct], description: 'Products of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of products that match.' }),
	}),
});

const longestSearch = 100;

builder.queryField('adminProducts', (t) =>
	t.field({
		type: foundPage,
		description:
			'Products of the shop, including those that shoppers do not see. Archived products are listed with the state `archived` only.',
		extensions: needs('qProd'),
		args: {
			language: t.arg.string(languageArgument),
			search: t.arg.string({
				description: 'Part of a name, a slug, or the code of a product or variant; empty for all.',
			}),
			state: t.arg({ type: state, description: 'Only products in this state.' }),
			category: t.arg.id({ description: 'Id of a category: only products directly in it.' }),
			label: t.arg.id({ description: 'Id of a label: only products with it.' }),
			lacks: t.arg({ type: lack, description: 'Only products that lack this.' }),
			sort: t.arg({ type: order, defaultValue: 'name', description: 'How to sort the products.' }),
			descending: t.arg.boolean({
				defaultValue: false,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, args, { tenant, inTenant }) => {
			const page = checkPaging({ first: args.first ?? 25, offset: args.offset ?? 0 });
			const wanted = {
				language: spokenLanguage(tenant, args.language),
				search: args.search?.trim().slice(0, longestSearch) ?? '',
				state: args.state ?? undefined,
				categoryId: args.category ? checkId(args.category) : undefined,
				labelId: args.label ? checkId(args.label) : undefined,
				lacks: args.lacks ?? undefined,
				sort: args.sort ?? 'name',
				descending: args.descending ?? false,
			};
			return inTenant((sql) => listAdminProducts(sql, tenant, wanted, page));
		},
	}),
);

const counts = builder.objectRef<ProductCounts>('ProductCounts').implement({
	description: 'Number of products by state.',
	fields: (t) => ({
		published: t.exposeInt('published', { description: 'Published products.' }),
		notPublished: t.exposeInt('notPublished', { description: 'Products that are neither published nor archived.' }),
		archived: t.exposeInt('archived', { description: 'Archived products.' }),
		unavailable: t.exposeInt('unavailable', { description: 'Products that cannot be ordered.' }),
		withoutImage: t.exposeInt('withoutImage', { description: 'Products without an image.' }),
		withoutCategory: t.exposeInt('withoutCategory', { description: 'Products in no category.' }),
		offline: t.exposeInt('offline', { description: 'Products whose categories are all offline.' }),
	}),
});

builder.queryField('productCounts', (t) =>
	t.field({
		type: counts,
		description: 'Number of products by state.',
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant((sql) => countByState(sql, tenant.id, spokenLanguage(tenant, undefined))),
	}),
);

builder.queryField('adminProduct', (t) =>
	t.field({
		type: editedProduct,
		description: 'A product with all its settings. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the product, or of one of its variants.' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => loadProduct(sql, tenant, checkId(id))),
	}),
);

builder.queryField('productSurroundings', (t) =>
	t.field({
		type: offered,
		description: 'Fields, labels and categories that a product can have.',
		extensions: needs('qProd'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => loadOffered(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const created = builder.objectRef<CreatedProduct>('CreatedProduct').implement({
	description: 'Result of creating a product.',
	fields: (t) => ({
		id: t.exposeID('id', {
			nullable: true,
			description: 'Id of the new product; null if there are validation errors.',
		}),
		faults: t.field({
			type: [productError],
			description: 'Validation errors; if there are any, nothing is created.',
			resolve: ({ faults }) => faults,
		}),
	}),
});

const saved = builder.objectRef<SavedProduct>('SavedProduct').implement({
	description: 'Result of saving a product.',
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'Revision of the product: the new one if it was saved.' }),
		faults: t.field({
			type: [productError],
			description: 'Validation errors; if there are any, nothing is saved.',
			resolve: ({ faults }) => faults,
		}),
	}),
});

builder.mutationField('createProduct', (t) =>
	t.field({
		type: created,
		description: 'Creates a product that is not published yet.',
		extensions: needs('mProd'),
		args: {
			names: t.arg({
				type: [wordingInput],
				required: true,
				description: 'Names by language; the default language of the shop is required.',
			}),
			code: t.arg.string({ description: 'Code of the product; none if left out.' }),
			slug: t.arg.string({ description: 'Slug of the product; made from the name if left out or empty.' }),
		},
		resolve: (_root, { names, code, slug }, context) =>
			context.inTenant((sql) =>
				createProduct(sql, callerOf(context), { names: readTranslations(names), code: code ?? '', slug: slug ?? '' }),
			),
	}),
);

builder.mutationField('saveProduct', (t) =>
	t.field({
		type: saved,
		description:
			'Saves all settings of a product, or none if there are validation errors. Changing prices needs the right `mPrice` as well. Fails with `PRODUCT_CHANGED` if it has been changed since its revision.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product.' }),
			product: t.arg({ type: productInput, required: true, description: 'The product as it shall be.' }),
		},
		resolve: (_root, { id, product }, context) =>
			context.inTenant((sql) =>
				saveProduct(sql, callerOf(context), checkId(id), readProduct(product, callerOf(context))),
			),
	}),
);

builder.mutationField('saveProductPrices', (t) =>
	t.field({
		type: saved,
		description:
			'Saves prices, tax category and payment of a product; everything else stays as it is. Fails with `PRODUCT_CHANGED` if it has been changed since its revision.',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product.' }),
			prices: t.arg({ type: productPricesInput, required: true, description: 'Prices as they shall be.' }),
		},
		resolve: (_root, { id, prices }, context) =>
			context.inTenant((sql) => savePrices(sql, callerOf(context), checkId(id), readPrices(prices))),
	}),
);

builder.mutationField('copyProduct', (t) =>
	t.id({
		description:
			'Copies a product with its variants, fields, images, prices, labels, categories and print specifications, under new codes and unpublished. Returns the id of the copy.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the product to copy.' }) },
		resolve: (_root, { id }, context) =>
			context.inTenant((sql) => copyProduct(sql, callerOf(context), checkId(id), context.productCopySteps)),
	}),
);

builder.mutationField('productTestLink', (t) =>
	t.string({
		description:
			'Makes a path that shows a product, published or not, for 24 hours to anyone who has it. Fails with `NOT_FOUND` for an archived product.',
		extensions: needs('qProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the product.' }) },
		resolve: (_root, { id }, { tenant, inTenant, testLinkKey }) =>
			inTenant((sql) => makeTestLink(sql, tenant.id, testLinkKey, checkId(id))),
	}),
);

type ChangeOfMany = (sql: Sql, caller: Caller, ids: readonly string[]) => Promise<number>;

const many = (context: GraphContext, ids: readonly string[], change: ChangeOfMany) =>
	context.inTenant((sql) => change(sql, callerOf(context), ids.map(checkId)));

const changesOfMany: readonly [name: string, change: ChangeOfMany, description: string][] = [
	['publishProducts', publishProducts, 'Publishes products, all or none, and returns how many were not published.'],
	['unpublishProducts', unpublishProducts, 'Unpublishes products, all or none, and returns how many were published.'],
	[
		'archiveProducts',
		archiveProducts,
		'Archives products, all or none, so that only the administration shows them. Returns how many were not archived.',
	],
	['restoreProducts', restoreProducts, 'Restores archived products, all or none, and returns how many were archived.'],
	[
		'deleteProducts',
		deleteProducts,
		'Deletes archived products with their variants, all or none, and returns how many. Fails with `PRODUCT_NOT_ARCHIVED` for others.',
	],
];

for (const [name, change, description] of changesOfMany)
	builder.mutationField(name, (t) =>
		t.int({
			description,
			extensions: needs('mProd'),
			args: { ids: t.arg.idList({ required: true, description: 'Ids of the products, at most 100.' }) },
			resolve: (_root, { ids }, context) => many(context, ids, change),
		}),
	);
