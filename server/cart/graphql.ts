// Cart, watchlist and drafts in the API: everybody's own, a guest's too.

import { locations } from '../../rules/cart/merge.ts';
import { longestSearch } from '../../rules/catalogue/list-parameters.ts';
import { mayDo } from '../../rules/permissions.ts';
import { availableOf, stockState } from '../../rules/stock.ts';
import { shopDay } from '../calendar/today.ts';
import { productPricingRef } from '../catalogue/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { lineProblemType } from '../graphql/line-problem.ts';
import { checkPaging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { stockStateType } from '../graphql/stock-state.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { addItems } from './add-items.ts';
import { listItemRef } from './graphql-parts.ts';
import type { ListLine } from './lines.ts';
import { countCart, type FoundPage, listLines } from './load-lines.ts';
import type { Reader } from './sold-things.ts';

export const itemLocation = builder.enumType('ItemLocation', { values: locations });

const minor = 'In minor units';

const itemOption = builder.objectRef<{ name: string; value: string }>('ItemOption').implement({
	description: 'What was chosen of a product',
	fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

/** How many there are is told where it matters: few are left, or fewer than are wanted. */
function availableFor({ thing: { stock }, problem }: ListLine, { user }: GraphContext): number | null {
	if (!stock) return null;
	const told = problem === 'stock' || stockState(stock) === 'low' || mayDo(user, 'qProd');
	return told ? Math.max(0, availableOf(stock)) : null;
}

builder.objectType(listItemRef, {
	description: 'A line of the cart, the watchlist or the drafts, priced for its owner now',
	fields: (t) => ({
		id: t.exposeID('id'),
		location: t.expose('location', { type: itemLocation }),
		productId: t.exposeID('productId', { description: 'Of a product or a variant' }),
		slug: t.string({ description: 'Of the product', resolve: ({ thing }) => thing.slug }),
		variantCode: t.string({
			nullable: true,
			description: 'Under which the page of the product shows it',
			resolve: ({ thing }) => thing.variantCode,
		}),
		name: t.string({ resolve: ({ thing }) => thing.name }),
		code: t.string({ resolve: ({ thing }) => thing.code }),
		options: t.field({ type: [itemOption], resolve: ({ thing }) => thing.options }),
		itemName: t.exposeString('itemName', { description: 'What its owner calls it' }),
		itemNameAllowed: t.boolean({ resolve: ({ thing }) => thing.itemNameAllowed }),
		picture: t.field({ type: imageRef, nullable: true, resolve: ({ thing }) => thing.picture }),
		quantity: t.exposeInt('quantity', { nullable: true, description: 'On the watchlist there need not be one' }),
		changedAt: t.string({ resolve: ({ changedAt }) => changedAt.toISOString() }),
		pricing: t.field({ type: productPricingRef, resolve: ({ thing }) => thing.offer }),
		total: t.float({ nullable: true, description: minor, resolve: ({ price }) => price?.total }),
		unitPrice: t.float({
			nullable: true,
			description: 'In ten-thousandths of the currency’s major unit',
			resolve: ({ price }) => price?.unitPrice,
		}),
		seenTotal: t.exposeFloat('seenTotal', {
			nullable: true,
			description: `What it cost when its owner last saw it. ${minor}`,
		}),
		problem: t.field({ type: lineProblemType, nullable: true, resolve: ({ problem }) => problem }),
		available: t.int({
			nullable: true,
			description: 'How many are left, while there are few or fewer than wanted; for those with qProd always',
			resolve: (line, _args, context) => availableFor(line, context),
		}),
		stock: t.field({ type: stockStateType, resolve: ({ thing }) => stockState(thing.stock) }),
		designId: t.id({ nullable: true, resolve: ({ designId }) => designId }),
	}),
});

const listItemPage = builder.objectRef<FoundPage>('ListItemPage').implement({
	fields: (t) => ({
		items: t.field({ type: [listItemRef], resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'How many match' }),
		all: t.exposeInt('all', { description: 'How many there are' }),
	}),
});

export function readerOf({ tenant, user }: GraphContext, language: string | null | undefined): Reader {
	if (!user) throw new ApiError('UNAUTHORIZED');
	return { tenant, user, language: spokenLanguage(tenant, language ?? user.language), day: shopDay(tenant) };
}

export const languageHelp = { description: 'One that the shop does not speak gives its default language' };

builder.queryField('listItems', (t) =>
	t.field({
		type: listItemPage,
		description: 'What the caller has gathered, the newest first',
		extensions: needs('ownOrNone'),
		args: {
			location: t.arg({ type: itemLocation, required: true }),
			search: t.arg.string({ description: 'In the name, the code and what the caller calls it' }),
			language: t.arg.string(languageHelp),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		async resolve(_root, { location, search, language, first, offset }, context) {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			if (!context.user) return { items: [], total: 0, all: 0 };
			const page = { ...paging, location, search: search?.trim().slice(0, longestSearch) || undefined };
			const reader = readerOf(context, language);
			return context.inTenant((sql) => listLines(sql, reader, page));
		},
	}),
);

builder.queryField('cartCount', (t) =>
	t.int({
		description: 'How many lines are in the cart of the caller',
		extensions: needs('ownOrNone'),
		resolve: (_root, _args, { user, tenant, inTenant }) =>
			user ? inTenant((sql) => countCart(sql, tenant.id, user.id)) : 0,
	}),
);

const newItem = builder.inputType('NewItem', {
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Of a product without variants, or of a variant' }),
		quantity: t.int({ required: true }),
		itemName: t.string(),
		seenTotal: t.float({ description: `What the caller was shown. ${minor}` }),
	}),
});

builder.mutationField('addToCart', (t) =>
	t.field({
		type: [listItemRef],
		description: 'Puts all of them into the cart, or none; answers the lines that they stand in now',
		extensions: needs('own'),
		args: { items: t.arg({ type: [newItem], required: true }), language: t.arg.string(languageHelp) },
		resolve(_root, { items, language }, context) {
			const reader = readerOf(context, language);
			const wanted = items.map(({ productId, quantity, itemName, seenTotal }) => ({
				...{ productId: checkId(productId), quantity, itemName: itemName ?? undefined, seenTotal },
			}));
			return context.inTenant((sql) => addItems(sql, reader, wanted));
		},
	}),
);
