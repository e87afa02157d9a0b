// Price lists in the API, for those who set prices.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import {
	type ArchivedLists,
	archivePriceLists,
	copyPriceList,
	createPriceList,
	renamePriceList,
	restorePriceLists,
} from './change-price-lists.ts';
import { findPriceLists, type ListedPriceList, listPriceLists, priceListOrders } from './list-price-lists.ts';
import { type ListedRow, listRows } from './list-rows.ts';
import { listUses, type PriceListUse, type UsesOfLists, usesOfLists } from './price-list-uses.ts';

const order = builder.enumType('PriceListOrder', {
	description: 'How price lists are sorted.',
	values: describeValues(priceListOrders, {
		name: 'By name, A to Z.',
		rows: 'By the number of rows.',
		products: 'By the number of products that use the list.',
		createdAt: 'By the time of creation.',
		updatedAt: 'By the time of the last change.',
	}),
});

const row = builder.objectRef<ListedRow>('PriceListRow').implement({
	description: 'A row of a price list: the price of a quantity of one product, of which one of two is given.',
	fields: (t) => ({
		productId: t.exposeID('productId', {
			nullable: true,
			description: 'Id of the product or variant; null if the row applies to all products that use the list.',
		}),
		code: t.exposeString('code', {
			description:
				'Code of the product or variant, or its slug if the code is not unique; empty if the row applies to all products.',
		}),
		productName: t.exposeString('productName', {
			description: 'Name of the product in the requested language; empty if the row applies to all products.',
		}),
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
		unitPrice: t.exposeInt('unitPrice', {
			nullable: true,
			description:
				'Price of one piece, in ten-thousandths of the major unit of the currency; null if the total was entered.',
		}),
		total: t.exposeInt('total', {
			nullable: true,
			description: 'Price of the whole quantity, in minor units; null if the price of one piece was entered.',
		}),
	}),
});

const use = builder.objectRef<PriceListUse>('PriceListUse').implement({
	description: 'A product that uses a price list, or a variant with its own pricing.',
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		parentId: t.exposeID('parentId', {
			nullable: true,
			description: 'Id of the product that the variant belongs to; null for a product.',
		}),
		name: t.exposeString('name', { description: 'Name of the product in the requested language.' }),
		code: t.exposeString('code', { description: 'Code of the product or variant.' }),
		archived: t.exposeBoolean('archived', { description: 'Whether the product is archived.' }),
		roles: t.exposeStringList('roles', {
			description: 'Labels of the roles that the list applies to for this product; empty for all shoppers.',
		}),
	}),
});

const priceList = builder.objectRef<ListedPriceList>('PriceList').implement({
	description: 'A price list with prices by product and quantity.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the price list.' }),
		name: t.exposeString('name', { description: 'Unique name of the price list.' }),
		revision: t.exposeInt('revision', {
			description: 'Increases with each change of the rows; required to save them.',
		}),
		archivedAt: t.string({
			nullable: true,
			description: 'When the list was archived, in ISO 8601; null if not archived.',
			resolve: ({ archivedAt }) => archivedAt?.toISOString() ?? null,
		}),
		createdAt: t.string({
			description: 'When the list was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		updatedAt: t.string({
			description: 'When the list was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		rowCount: t.exposeInt('rows', { description: 'Number of rows.' }),
		productCount: t.exposeInt('products', {
			description: 'Number of products, and variants with their own pricing, that use the list.',
		}),
		rows: t.field({
			type: [row],
			description: 'All rows of the list, in their order.',
			args: {
				language: t.arg.string({
					description:
						'Language of product names, such as `en-GB`; for a language that the shop does not offer, its default language.',
				}),
			},
			resolve: ({ id }, { language }, { tenant, inTenant }) =>
				inTenant((sql) => listRows(sql, tenant.id, id, { language: spokenLanguage(tenant, language) })),
		}),
		usedBy: t.field({
			type: [use],
			description: 'Products, and variants with their own pricing, that use the list, by name.',
			args: {
				language: t.arg.string(languageArgument),
				first: t.arg.int(pageSize(25)),
				offset: t.arg.int(pageOffset),
			},
			resolve: ({ id }, { language, first, offset }, { tenant, inTenant }) => {
				const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
				return inTenant((sql) => listUses(sql, tenant.id, id, { language: spokenLanguage(tenant, language), ...page }));
			},
		}),
	}),
});

const page = builder.objectRef<{ items: ListedPriceList[]; total: number }>('PriceLists').implement({
	description: 'A page of price lists.',
	fields: (t) => ({
		items: t.field({ type: [priceList], description: 'Price lists of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of price lists that match.' }),
	}),
});

builder.queryField('priceLists', (t) =>
	t.field({
		type: page,
		description: 'Price lists of the shop.',
		extensions: needs('qPrice'),
		args: {
			search: t.arg.string({ description: 'Part of the name; empty for all.' }),
			archived: t.arg.boolean({ defaultValue: false, description: 'True for archived lists, false for the others.' }),
			sort: t.arg({ type: order, defaultValue: 'name', description: 'How to sort the lists.' }),
			descending: t.arg.boolean({
				defaultValue: false,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, archived, sort, descending, first, offset }, { tenant, inTenant }) => {
			const wanted = {
				search: search?.trim().slice(0, 100) ?? '',
				archived: archived ?? false,
				sort: sort ?? 'name',
				descending: descending ?? false,
			};
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return inTenant((sql) => listPriceLists(sql, tenant.id, wanted, paging));
		},
	}),
);

builder.queryField('priceList', (t) =>
	t.field({
		type: priceList,
		description: 'A price list. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qPrice'),
		args: { id: t.arg.id({ required: true, description: 'Id of the price list.' }) },
		resolve: async (_root, { id }, { tenant, inTenant }) => {
			const [found] = await inTenant((sql) => findPriceLists(sql, tenant.id, [checkId(id)]));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const uses = builder.objectRef<UsesOfLists>('PriceListUses').implement({
	description: 'What archiving price lists means for the products that use them.',
	fields: (t) => ({
		products: t.exposeInt('products', { description: 'Number of products that use at least one of the lists.' }),
		fallToNext: t.exposeInt('fallToNext', {
			description: 'Number of these products that have another list, which then applies.',
		}),
		withoutList: t.exposeInt('withoutList', {
			description: 'Number of these products that have no other list, so that they cannot be ordered.',
		}),
	}),
});

builder.queryField('priceListUses', (t) =>
	t.field({
		type: uses,
		description: 'What archiving price lists would mean for the products that use them.',
		extensions: needs('qPrice'),
		args: { ids: t.arg.idList({ required: true, description: 'Ids of the price lists, at most 100.' }) },
		resolve: (_root, { ids }, { tenant, inTenant }) =>
			inTenant((sql) => usesOfLists(sql, tenant.id, ids.slice(0, 100).map(checkId))),
	}),
);

builder.mutationField('createPriceList', (t) =>
	t.field({
		type: priceList,
		description: 'Creates an empty price list. Fails with `PRICE_LIST_NAME_TAKEN` if the name is in use.',
		extensions: needs('mPrice'),
		args: { name: t.arg.string({ required: true, description: 'Unique name, at most 120 characters.' }) },
		resolve: (_root, { name }, context) => context.inTenant((sql) => createPriceList(sql, callerOf(context), name)),
	}),
);

builder.mutationField('renamePriceList', (t) =>
	t.field({
		type: priceList,
		description: 'Renames a price list. Fails with `PRICE_LIST_NAME_TAKEN` if the name is in use.',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the price list.' }),
			name: t.arg.string({ required: true, description: 'Unique name, at most 120 characters.' }),
		},
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => renamePriceList(sql, callerOf(context), checkId(id), name)),
	}),
);

builder.mutationField('copyPriceList', (t) =>
	t.field({
		type: priceList,
		description: 'Copies a price list with its rows. No product uses the copy yet.',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the price list to copy.' }),
			name: t.arg.string({ required: true, description: 'Unique name of the copy, at most 120 characters.' }),
		},
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => copyPriceList(sql, callerOf(context), checkId(id), name)),
	}),
);

const archived = builder.objectRef<ArchivedLists>('ArchivedPriceLists').implement({
	description: 'Result of archiving price lists.',
	fields: (t) => ({
		lists: t.exposeInt('lists', { description: 'Number of lists that were not archived before.' }),
		uses: t.field({
			type: uses,
			description: 'What it means for the products that use them.',
			resolve: (found) => found,
		}),
	}),
});

builder.mutationField('archivePriceLists', (t) =>
	t.field({
		type: archived,
		description:
			'Archives price lists, which give no price any more; products that use them fall back to their next list.',
		extensions: needs('mPrice'),
		args: { ids: t.arg.idList({ required: true, description: 'Ids of the price lists, at most 100.' }) },
		resolve: (_root, { ids }, context) =>
			context.inTenant((sql) => archivePriceLists(sql, callerOf(context), ids.map(checkId))),
	}),
);

builder.mutationField('restorePriceLists', (t) =>
	t.int({
		description: 'Restores archived price lists and returns how many were archived before.',
		extensions: needs('mPrice'),
		args: { ids: t.arg.idList({ required: true, description: 'Ids of the price lists, at most 100.' }) },
		resolve: (_root, { ids }, context) =>
			context.inTenant((sql) => restorePriceLists(sql, callerOf(context), ids.map(checkId))),
	}),
);
