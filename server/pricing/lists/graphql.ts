// Price lists in the API, for those who set prices.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
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

const order = builder.enumType('PriceListOrder', { values: priceListOrders });

export const unitPriceIs = 'Of one piece, in ten-thousandths of the main unit of the currency, where it was given';
export const totalIs = 'Of the run, in the smallest unit of the currency, where it was given';

const row = builder.objectRef<ListedRow>('PriceListRow').implement({
	description: 'What a run of one product costs; one of the two prices is given',
	fields: (t) => ({
		productId: t.exposeID('productId', { nullable: true, description: 'None: every product that uses the list' }),
		code: t.exposeString('code', {
			description: 'Of the product or variant; its address where no code names it alone; empty: every product',
		}),
		productName: t.exposeString('productName'),
		quantity: t.exposeInt('quantity'),
		unitPrice: t.exposeInt('unitPrice', { nullable: true, description: unitPriceIs }),
		total: t.exposeInt('total', { nullable: true, description: totalIs }),
	}),
});

const use = builder.objectRef<PriceListUse>('PriceListUse').implement({
	description: 'A product that uses a list, or a variant with a pricing of its own',
	fields: (t) => ({
		productId: t.exposeID('productId'),
		parentId: t.exposeID('parentId', { nullable: true, description: 'Of a variant: its product' }),
		name: t.exposeString('name'),
		code: t.exposeString('code'),
		archived: t.exposeBoolean('archived'),
		roles: t.exposeStringList('roles', { description: 'Who gets the list for it; none: everybody' }),
	}),
});

const priceList = builder.objectRef<ListedPriceList>('PriceList').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		revision: t.exposeInt('revision', { description: 'Raised whenever its rows change; saving them needs the latest' }),
		archivedAt: t.string({ nullable: true, resolve: ({ archivedAt }) => archivedAt?.toISOString() ?? null }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
		rowCount: t.exposeInt('rows'),
		productCount: t.exposeInt('products', {
			description: 'How many products, and variants of their own pricing, use it',
		}),
		rows: t.field({
			type: [row],
			description: 'All of them, in their order',
			args: { language: t.arg.string({ description: 'Of the names of products' }) },
			resolve: ({ id }, { language }, { tenant, inTenant }) =>
				inTenant((sql) => listRows(sql, tenant.id, id, { language: spokenLanguage(tenant, language) })),
		}),
		usedBy: t.field({
			type: [use],
			args: {
				language: t.arg.string(),
				first: t.arg.int({ defaultValue: 25 }),
				offset: t.arg.int({ defaultValue: 0 }),
			},
			resolve: ({ id }, { language, first, offset }, { tenant, inTenant }) => {
				const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
				return inTenant((sql) => listUses(sql, tenant.id, id, { language: spokenLanguage(tenant, language), ...page }));
			},
		}),
	}),
});

const page = builder.objectRef<{ items: ListedPriceList[]; total: number }>('PriceLists').implement({
	fields: (t) => ({
		items: t.field({ type: [priceList], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

builder.queryField('priceLists', (t) =>
	t.field({
		type: page,
		description: 'The price lists of the shop, or those that are archived',
		extensions: needs('qPrice'),
		args: {
			search: t.arg.string({ description: 'In the name' }),
			archived: t.arg.boolean({ defaultValue: false }),
			sort: t.arg({ type: order, defaultValue: 'name' }),
			descending: t.arg.boolean({ defaultValue: false }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
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
		extensions: needs('qPrice'),
		args: { id: t.arg.id({ required: true }) },
		resolve: async (_root, { id }, { tenant, inTenant }) => {
			const [found] = await inTenant((sql) => findPriceLists(sql, tenant.id, [checkId(id)]));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const uses = builder.objectRef<UsesOfLists>('PriceListUses').implement({
	description: 'What archiving lists means for the products that use them',
	fields: (t) => ({
		products: t.exposeInt('products', { description: 'That use at least one of them' }),
		fallToNext: t.exposeInt('fallToNext', { description: 'Of these: have another list that then holds' }),
		withoutList: t.exposeInt('withoutList', { description: 'Of these: cannot be ordered then' }),
	}),
});

builder.queryField('priceListUses', (t) =>
	t.field({
		type: uses,
		description: 'To be asked before lists are archived',
		extensions: needs('qPrice'),
		args: { ids: t.arg.idList({ required: true }) },
		resolve: (_root, { ids }, { tenant, inTenant }) =>
			inTenant((sql) => usesOfLists(sql, tenant.id, ids.slice(0, 100).map(checkId))),
	}),
);

builder.mutationField('createPriceList', (t) =>
	t.field({
		type: priceList,
		extensions: needs('mPrice'),
		args: { name: t.arg.string({ required: true }) },
		resolve: (_root, { name }, context) => context.inTenant((sql) => createPriceList(sql, callerOf(context), name)),
	}),
);

builder.mutationField('renamePriceList', (t) =>
	t.field({
		type: priceList,
		extensions: needs('mPrice'),
		args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => renamePriceList(sql, callerOf(context), checkId(id), name)),
	}),
);

builder.mutationField('copyPriceList', (t) =>
	t.field({
		type: priceList,
		description: 'With its rows; no product uses the copy yet',
		extensions: needs('mPrice'),
		args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
		resolve: (_root, { id, name }, context) =>
			context.inTenant((sql) => copyPriceList(sql, callerOf(context), checkId(id), name)),
	}),
);

const archived = builder.objectRef<ArchivedLists>('ArchivedPriceLists').implement({
	fields: (t) => ({
		lists: t.exposeInt('lists', { description: 'How many were not archived before' }),
		uses: t.field({ type: uses, resolve: (found) => found }),
	}),
});

builder.mutationField('archivePriceLists', (t) =>
	t.field({
		type: archived,
		description: 'They give no price any more; products that use them fall to their next list',
		extensions: needs('mPrice'),
		args: { ids: t.arg.idList({ required: true }) },
		resolve: (_root, { ids }, context) =>
			context.inTenant((sql) => archivePriceLists(sql, callerOf(context), ids.map(checkId))),
	}),
);

builder.mutationField('restorePriceLists', (t) =>
	t.int({
		description: 'Answers how many were archived before',
		extensions: needs('mPrice'),
		args: { ids: t.arg.idList({ required: true }) },
		resolve: (_root, { ids }, context) =>
			context.inTenant((sql) => restorePriceLists(sql, callerOf(context), ids.map(checkId))),
	}),
);
