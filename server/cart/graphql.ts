// Cart, watchlist and drafts in the API: everybody's own, a guest's too.

import { locations } from '../../rules/cart/merge.ts';
import { longestSearch } from '../../rules/catalogue/list-parameters.ts';
import { designPageAddress, thumbnailWidth } from '../../rules/designs/page-address.ts';
import { newId } from '../../rules/ids.ts';
import { mayDo } from '../../rules/permissions.ts';
import { availableOf, stockState } from '../../rules/stock.ts';
import { shopDay } from '../calendar/today.ts';
import { productPricingRef } from '../catalogue/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { lineProblemType } from '../graphql/line-problem.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { stockStateType } from '../graphql/stock-state.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { addItems } from './add-items.ts';
import { listItemRef } from './graphql-parts.ts';
import type { ListLine } from './lines.ts';
import { countCart, type FoundPage, listLines } from './load-lines.ts';
import type { Reader } from './sold-items.ts';

export const itemLocation = builder.enumType('ItemLocation', {
	description: 'List that an item is in.',
	values: describeValues(locations, {
		cart: 'The cart: items to be ordered.',
		watchlist: 'The watchlist: items to remember.',
		drafts: 'The drafts: items whose design is not confirmed yet.',
	}),
});

const itemOption = builder.objectRef<{ name: string; value: string }>('ItemOption').implement({
	description: 'A value that distinguishes a variant.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Label of the field, such as Format.' }),
		value: t.exposeString('value', { description: 'Value of the field, such as A4.' }),
	}),
});

/** How many there are is shown where it matters: few are left, or fewer than are wanted. */
function availableFor({ thing: { stock }, problem }: ListLine, { user }: GraphContext): number | null {
	if (!stock) return null;
	const told = problem === 'stock' || stockState(stock) === 'low' || mayDo(user, 'qProd');
	return told ? Math.max(0, availableOf(stock)) : null;
}

builder.objectType(listItemRef, {
	description: 'A line of the cart, the watchlist or the drafts, at the prices of its owner today.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the line.' }),
		location: t.expose('location', { type: itemLocation, description: 'List that the line is in.' }),
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		slug: t.string({
			description: 'Slug of the product; for a variant that of its product.',
			resolve: ({ thing }) => thing.slug,
		}),
		variantCode: t.string({
			nullable: true,
			description:
				'Code of the variant, for the address of the product page; null for a product without variants or a variant without a code.',
			resolve: ({ thing }) => thing.variantCode,
		}),
		name: t.string({
			description: 'Name of the product in the requested language.',
			resolve: ({ thing }) => thing.name,
		}),
		code: t.string({ description: 'Code of the product or variant.', resolve: ({ thing }) => thing.code }),
		isDesignEmpty: t.boolean({
			description: 'Whether its design has no page yet, as nothing was uploaded in the editor.',
			resolve: ({ isDesignEmpty }) => isDesignEmpty ?? false,
		}),
		options: t.field({
			type: [itemOption],
			description: 'Values that distinguish the variant; empty for a product without variants.',
			resolve: ({ thing }) => thing.options,
		}),
		itemName: t.exposeString('itemName', {
			description: 'Name that the shopper gave to the line; empty if there is none.',
		}),
		hasPrintData: t.exposeBoolean('hasPrintData', {
			description: 'Whether print data belongs to the line, or is on its way to it.',
		}),
		itemNameAllowed: t.boolean({
			description: 'Whether the shopper may give the line a name.',
			resolve: ({ thing }) => thing.itemNameAllowed,
		}),
		picture: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it has none.',
			resolve: ({ thing }) => thing.picture,
		}),
		quantity: t.exposeInt('quantity', {
			nullable: true,
			description: 'Number of pieces, of a series those of each row; on the watchlist null if none was chosen.',
		}),
		seriesRows: t.exposeInt('seriesRows', {
			nullable: true,
			description: 'Number of rows of the series that the design is; null without a series.',
		}),
		countsRowsTogether: t.boolean({
			description:
				'Whether the rows of a series cost as much as one run of all pieces; else each row is a run of its own.',
			resolve: ({ thing }) => thing.countsRowsTogether,
		}),
		changedAt: t.string({
			description: 'When the line or its design changed last, in ISO 8601.',
			resolve: ({ changedAt }) => changedAt.toISOString(),
		}),
		pricing: t.field({
			type: productPricingRef,
			description: 'Prices and quantities offered to the caller.',
			resolve: ({ thing }) => thing.offer,
		}),
		total: t.float({
			nullable: true,
			description:
				'Price of the line in minor units, net or gross as all prices of the shop; null if the quantity has no price.',
			resolve: ({ price }) => price?.total,
		}),
		unitPrice: t.float({
			nullable: true,
			description:
				'Price of one piece, in ten-thousandths of the major unit of the currency; null if the quantity has no price.',
			resolve: ({ price }) => price?.unitPrice,
		}),
		seenTotal: t.exposeFloat('seenTotal', {
			nullable: true,
			description: 'Price of the line that the shopper has seen last, in minor units; null if none.',
		}),
		problem: t.field({
			type: lineProblemType,
			nullable: true,
			description: 'Why the line cannot be ordered; null if it can.',
			resolve: ({ problem }) => problem,
		}),
		available: t.int({
			nullable: true,
			description:
				'Pieces available, if few are left or fewer than requested, or with the right `qProd`; null otherwise and if the stock is not counted.',
			resolve: (line, _args, context) => availableFor(line, context),
		}),
		stock: t.field({
			type: stockStateType,
			description: 'Availability of the product or variant.',
			resolve: ({ thing }) => stockState(thing.stock),
		}),
		designId: t.id({
			nullable: true,
			description: 'Id of the design to be printed; null for a product without one.',
			resolve: ({ designId }) => designId,
		}),
		designPreview: t.string({
			nullable: true,
			description:
				'Address of a picture of the first page of its design as it is now (PNG, 320 pixels wide or high), readable by the caller alone; null for a line without one.',
			resolve: ({ designId, designRevision }) =>
				designId && designRevision !== null ? designPageAddress(designId, 1, designRevision, thumbnailWidth) : null,
		}),
	}),
});

const listItemPage = builder.objectRef<FoundPage>('ListItemPage').implement({
	description: 'A page of the cart, the watchlist or the drafts.',
	fields: (t) => ({
		items: t.field({
			type: [listItemRef],
			description: 'Lines of this page, the newest first.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of lines that match the search.' }),
		all: t.exposeInt('all', { description: 'Number of all lines of the list.' }),
	}),
});

export function readerOf({ tenant, user }: GraphContext, language: string | null | undefined): Reader {
	if (!user) throw new ApiError('UNAUTHORIZED');
	return { tenant, user, language: spokenLanguage(tenant, language ?? user.language), day: shopDay(tenant) };
}

builder.queryField('listItems', (t) =>
	t.field({
		type: listItemPage,
		description: 'Cart, watchlist or drafts of the caller, the newest line first.',
		extensions: needs('ownOrNone'),
		args: {
			location: t.arg({ type: itemLocation, required: true, description: 'Which list to return.' }),
			search: t.arg.string({ description: 'Part of a name, a code or an own name of a line; empty for all.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
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
		description: 'Number of lines in the cart of the caller.',
		extensions: needs('ownOrNone'),
		resolve: (_root, _args, { user, tenant, inTenant }) =>
			user ? inTenant((sql) => countCart(sql, tenant.id, user.id)) : 0,
	}),
);

const newItem = builder.inputType('NewItem', {
	description: 'A product to be added to the cart.',
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Id of a product without variants, or of a variant.' }),
		quantity: t.int({ required: true, description: 'Number of pieces; must be a quantity that the product offers.' }),
		itemName: t.string({ description: 'Name of the line, at most 120 characters, if the product allows one.' }),
		seenTotal: t.float({
			description: 'Price that the shopper has seen, in minor units; without it the current price counts as seen.',
		}),
		designId: t.id({
			description:
				'Id of a released design of the caller for this product; such a line takes no print data. Products that are printed from a design alone cannot be added without one.',
		}),
		isSeparate: t.boolean({
			description: 'Whether it gets print data: then it becomes a line of its own.',
		}),
	}),
});

builder.mutationField('addToCart', (t) =>
	t.field({
		type: [listItemRef],
		description:
			'Adds products to the cart, all or none, and returns their lines. The same product, name and design become one line where that quantity can be ordered; a line with print data stays as it is. Fails with `ITEM_NOT_ADDED`, `CART_FULL`, or with `CONTENT_NOT_CHECKED` if a design is not released or missing.',
		extensions: needs('own'),
		args: {
			items: t.arg({ type: [newItem], required: true, description: 'Products to add, at most 50.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve(_root, { items, language }, context) {
			const reader = readerOf(context, language);
			const wanted = items.map(({ productId, quantity, itemName, seenTotal, designId, isSeparate }) => ({
				...{ productId: checkId(productId), quantity, itemName: itemName ?? undefined, seenTotal },
				...(designId ? { designId: checkId(designId) } : {}),
				...(isSeparate ? { ownId: newId() } : {}),
			}));
			return context.inTenant((sql) => addItems(sql, reader, wanted));
		},
	}),
);
