// Products in the administration: listed, opened, made, saved, copied, archived and deleted.

import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { copyProduct } from './copy-product.ts';
import { type CreatedProduct, createProduct } from './create-product.ts';
import {
	editedProduct,
	offered,
	productError,
	productInput,
	productPricesInput,
	readPrices,
	readProduct,
	readWords,
	wordingInput,
} from './graphql-types.ts';
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

const state = builder.enumType('ProductState', { values: productStates });
const lack = builder.enumType('ProductLack', { values: productLacks });
const order = builder.enumType('ProductOrder', { values: productOrders });

const foundLabel = builder.objectRef<FoundProduct['labels'][number]>('FoundLabel').implement({
	fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), kind: t.exposeString('kind') }),
});

const foundProduct = builder.objectRef<FoundProduct>('AdminListedProduct').implement({
	description: 'A product as the list of the administration shows it',
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		code: t.exposeString('code'),
		name: t.exposeString('name'),
		published: t.exposeBoolean('published'),
		archived: t.exposeBoolean('archived'),
		offline: t.exposeBoolean('offline', { description: 'All of its categories are' }),
		unlisted: t.exposeBoolean('unlisted', { description: 'It stands in no category' }),
		unavailable: t.exposeString('unavailable', { nullable: true, description: 'Why it cannot be ordered' }),
		validFrom: t.exposeString('validFrom', { nullable: true }),
		validUntil: t.exposeString('validUntil', { nullable: true }),
		fromPrice: t.field({
			type: 'Money',
			nullable: true,
			resolve: ({ fromPrice }, _args, { tenant }) =>
				fromPrice === null ? null : { minor: fromPrice, currency: tenant.currency },
		}),
		variants: t.exposeInt('variants', { description: 'How many it has' }),
		available: t.exposeInt('available', {
			nullable: true,
			description: 'In stock, of it and its variants together; none where nothing is counted',
		}),
		labels: t.field({ type: [foundLabel], resolve: ({ labels }) => labels }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
		image: t.field({ type: imageRef, nullable: true, resolve: ({ image }) => image }),
	}),
});

const foundPage = builder.objectRef<FoundProducts>('AdminProductList').implement({
	fields: (t) => ({
		items: t.field({ type: [foundProduct], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

const longestSearch = 100;

builder.queryField('adminProducts', (t) =>
	t.field({
		type: foundPage,
		description:
			'The products of the shop, also those that shoppers do not see; archived ones only where they are asked for',
		extensions: needs('qProd'),
		args: {
			language: t.arg.string(),
			search: t.arg.string({ description: 'In name, address or code, also of a variant' }),
			state: t.arg({ type: state }),
			category: t.arg.id(),
			label: t.arg.id(),
			lacks: t.arg({ type: lack }),
			sort: t.arg({ type: order, defaultValue: 'name' }),
			descending: t.arg.boolean({ defaultValue: false }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
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
	fields: (t) => ({
		published: t.exposeInt('published'),
		notPublished: t.exposeInt('notPublished'),
		archived: t.exposeInt('archived'),
		unavailable: t.exposeInt('unavailable', { description: 'Cannot be ordered' }),
		withoutImage: t.exposeInt('withoutImage'),
		withoutCategory: t.exposeInt('withoutCategory'),
		offline: t.exposeInt('offline'),
	}),
});

builder.queryField('productCounts', (t) =>
	t.field({
		type: counts,
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant((sql) => countByState(sql, tenant.id, spokenLanguage(tenant, undefined))),
	}),
);

builder.queryField('adminProduct', (t) =>
	t.field({
		type: editedProduct,
		description: 'By its id, or by that of one of its variants',
		extensions: needs('qProd'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => loadProduct(sql, tenant, checkId(id))),
	}),
);

builder.queryField('productSurroundings', (t) =>
	t.field({
		type: offered,
		extensions: needs('qProd'),
		args: { language: t.arg.string() },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => loadOffered(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const created = builder.objectRef<CreatedProduct>('CreatedProduct').implement({
	fields: (t) => ({
		id: t.exposeID('id', { nullable: true, description: 'None where it could not be made' }),
		faults: t.field({ type: [productError], resolve: ({ faults }) => faults }),
	}),
});

const saved = builder.objectRef<SavedProduct>('SavedProduct').implement({
	fields: (t) => ({
		revision: t.exposeInt('revision'),
		faults: t.field({
			type: [productError],
			description: 'Where there are any, nothing was saved',
			resolve: ({ faults }) => faults,
		}),
	}),
});

builder.mutationField('createProduct', (t) =>
	t.field({
		type: created,
		description: 'A product that is not published yet',
		extensions: needs('mProd'),
		args: {
			names: t.arg({ type: [wordingInput], required: true }),
			code: t.arg.string(),
			slug: t.arg.string({ description: 'None: made of the name' }),
		},
		resolve: (_root, { names, code, slug }, context) =>
			context.inTenant((sql) =>
				createProduct(sql, callerOf(context), { names: readWords(names), code: code ?? '', slug: slug ?? '' }),
			),
	}),
);

builder.mutationField('saveProduct', (t) =>
	t.field({
		type: saved,
		description: 'Everything that the editor holds, all or nothing',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }), product: t.arg({ type: productInput, required: true }) },
		resolve: (_root, { id, product }, context) =>
			context.inTenant((sql) =>
				saveProduct(sql, callerOf(context), checkId(id), readProduct(product, callerOf(context))),
			),
	}),
);

builder.mutationField('saveProductPrices', (t) =>
	t.field({
		type: saved,
		description: 'What the product costs, its tax category and how it is paid; everything else of it stays as it is',
		extensions: needs('mPrice'),
		args: { id: t.arg.id({ required: true }), prices: t.arg({ type: productPricesInput, required: true }) },
		resolve: (_root, { id, prices }, context) =>
			context.inTenant((sql) => savePrices(sql, callerOf(context), checkId(id), readPrices(prices))),
	}),
);

builder.mutationField('copyProduct', (t) =>
	t.id({
		description:
			'With its variants, fields, images, labels and categories, under codes of its own; not published. Answers its id',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => copyProduct(sql, callerOf(context), checkId(id))),
	}),
);

builder.mutationField('productTestLink', (t) =>
	t.string({
		description: 'A path that shows the product to whoever has it, published or not, for 24 hours',
		extensions: needs('qProd'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, { tenant, inTenant, testLinkKey }) =>
			inTenant((sql) => makeTestLink(sql, tenant.id, testLinkKey, checkId(id))),
	}),
);

type ChangeOfMany = (sql: Sql, caller: Caller, ids: readonly string[]) => Promise<number>;

const many = (context: GraphContext, ids: readonly string[], change: ChangeOfMany) =>
	context.inTenant((sql) => change(sql, callerOf(context), ids.map(checkId)));

const changesOfMany: readonly [name: string, change: ChangeOfMany, description: string][] = [
	['publishProducts', publishProducts, 'Answers how many were not published before'],
	['unpublishProducts', unpublishProducts, 'Answers how many were published before'],
	['archiveProducts', archiveProducts, 'Nobody finds them any more, except in the administration'],
	['restoreProducts', restoreProducts, 'Archived ones are as they were before'],
	['deleteProducts', deleteProducts, 'Archived ones, with their variants, for good; others are refused'],
];

for (const [name, change, description] of changesOfMany)
	builder.mutationField(name, (t) =>
		t.int({
			description,
			extensions: needs('mProd'),
			args: { ids: t.arg.idList({ required: true }) },
			resolve: (_root, { ids }, context) => many(context, ids, change),
		}),
	);
