// The catalogue in the API.

import { isNarrow, type ProductFilters } from '../../rules/catalogue/filters.ts';
import { mostFound, type ProductSort, productSorts } from '../../rules/catalogue/list-address.ts';
import { longestSearch } from '../../rules/catalogue/list-parameters.ts';
import { shopDay } from '../calendar/today.ts';
import { asksFor } from '../graphql/asks-for.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkPaging, type Paging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { findNamed } from '../texts/find-named.ts';
import { findProduct } from './find-product.ts';
import { type ProductDetails, productDetails, productType } from './graphql-product.ts';
import { type Category, listCategories, previewCategories } from './list-categories.ts';
import {
	countProducts,
	type FoundByWord,
	findByWord,
	type ListedProduct,
	listAndCount,
	listProducts,
	type Page,
} from './list-products.ts';
import { type Audience, audienceOf } from './read-model/audience.ts';
import { firstOffered } from './read-model/product-page.ts';
import { productFilters, readFilters } from './search/graphql-filters.ts';
import { noteMiss } from './search/misses.ts';
import { findStems, readTyped, type Stems } from './search/search-stems.ts';
import { shownProducts } from './shown-product.ts';
import { productOfTestLink } from './test-link.ts';

/** What was asked for; what was typed is looked up once for all that is said of the list. */
export interface ListShape extends Paging {
	language: string;
	audience: Audience;
	today: string;
	category: string | undefined;
	search: string | undefined;
	filters: ProductFilters;
	sort: ProductSort;
	stems?: Promise<Stems>;
	/** Whether somebody wants to know how many there are. */
	counted: boolean;
	page?: Promise<FoundPage>;
}

function stemsOf(list: ListShape, { tenant, read }: GraphContext): Promise<Stems | undefined> {
	const { search } = list;
	if (search === undefined) return Promise.resolve(undefined);
	list.stems ??= findStems(read, tenant.id, list, search);
	return list.stems;
}

/** @returns nothing where nothing can be found */
export async function wantedOf(list: ListShape, context: GraphContext): Promise<Page | undefined> {
	const stems = await stemsOf(list, context);
	const { stems: _stems, page: _page, ...page } = list;
	return stems?.all.length === 0 ? undefined : { ...page, stems };
}

interface FoundPage {
	items: readonly ListedProduct[];
	/** Zero where nobody asks for it. */
	total: number;
	/** What was looked for instead of what was typed. */
	corrected?: string | undefined;
}

const isShown = (row: FoundByWord): row is FoundByWord & ListedProduct => row.card !== null;

/** One word is looked up and found in one go. @returns nothing where it takes more than that */
async function findByOneWord(list: ListShape, context: GraphContext): Promise<FoundPage | undefined> {
	const { search, language, counted, offset } = list;
	if (search === undefined || list.stems || !counted || offset > 0) return undefined;
	const typed = readTyped(language, search);
	if (typed.words.length !== 1) return undefined;
	const { read, tenant } = context;
	const { stems: _stems, page: _page, ...wanted } = list;
	const rows = await read((sql) => findByWord(sql, tenant.id, wanted, typed));
	const [first] = rows;
	if (first?.known) return { items: rows.filter(isShown), total: first.total };
	list.stems ??= findStems(read, tenant.id, list, search, first !== undefined);
	return undefined;
}

async function findPage(list: ListShape, context: GraphContext): Promise<FoundPage> {
	const found = await findByOneWord(list, context);
	if (found) return found;
	const wanted = await wantedOf(list, context);
	const corrected = wanted?.stems?.corrected;
	if (!wanted) return { items: [], total: 0, corrected: (await stemsOf(list, context))?.corrected };
	const { read, tenant } = context;
	if (!list.counted) return { items: await read((sql) => listProducts(sql, tenant.id, wanted)), total: 0, corrected };
	const items = await read((sql) => listAndCount(sql, tenant.id, wanted));
	const [first] = items;
	if (first && first.total !== null) return { items, total: first.total, corrected };
	if (!first && wanted.stems && list.offset === 0) return { items, total: 0, corrected };
	const [all] = await read((sql) => countProducts(sql, tenant.id, wanted));
	return { items, total: all?.total ?? 0, corrected };
}

function pageOf(list: ListShape, context: GraphContext): Promise<FoundPage> {
	list.page ??= findPage(list, context);
	return list.page;
}

/** What shoppers look for in vain is noted; such an answer is not kept, or only the first of them would be. */
async function totalOf(list: ListShape, context: GraphContext): Promise<number> {
	const { total } = await pageOf(list, context);
	const { search, audience, language, today, filters, category } = list;
	if (total > 0 || search === undefined || audience.staff) return total;
	if (category !== undefined || isNarrow(filters)) return total;
	context.answer.kept = false;
	noteMiss(context.inTenant, context.tenant.id, { language, text: search, today });
	return total;
}

export const productList = builder.objectRef<ListShape>('ProductList').implement({
	fields: (t) => ({
		items: t.field({
			type: [productType],
			resolve: async (list, _args, context) => shownProducts((await pageOf(list, context)).items, context),
		}),
		total: t.int({
			description: `Of a search at most ${mostFound + 1}, which is "more than ${mostFound}"`,
			resolve: (list, _args, context) => totalOf(list, context),
		}),
		corrected: t.string({
			nullable: true,
			description: 'What was looked for instead of what was typed, which nothing is known of',
			resolve: async (list, _args, context) => (await (list.page ?? stemsOf(list, context)))?.corrected,
		}),
	}),
});

const languageHelp = { description: 'One that the shop does not speak gives its default language' };

/** Nothing to look for finds everything. */
const readSearch = (search: string | null | undefined) => search?.trim().slice(0, longestSearch) || undefined;

const productSort = builder.enumType('ProductSort', { values: productSorts });

builder.queryField('products', (t) =>
	t.field({
		type: productList,
		description: 'The products of the shop that the reader may see',
		extensions: needs('public'),
		args: {
			language: t.arg.string(languageHelp),
			category: t.arg.string({ description: 'The slug of a category: only what stands in it or below it' }),
			search: t.arg.string({ description: 'Only what is found by these words' }),
			filters: t.arg({ type: productFilters }),
			sort: t.arg({
				type: productSort,
				description: 'Recommended: best first, or in the order of the category or the shop',
			}),
			first: t.arg.int({ defaultValue: 24 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { language, category, search, filters, sort, first, offset }, { tenant, user }, info) => ({
			...checkPaging({ first: first ?? 24, offset: offset ?? 0 }),
			language: spokenLanguage(tenant, language),
			audience: audienceOf(user),
			today: shopDay(tenant),
			category: category ?? undefined,
			search: readSearch(search),
			filters: readFilters(filters),
			sort: sort ?? 'recommended',
			counted: asksFor(info, 'total'),
		}),
	}),
);

/** Staff sees variants that are not published. */
const visibleVariants = (details: Pick<ProductDetails, 'page'>, { staff }: Audience) =>
	staff ? details.page.variants : details.page.variants.filter(({ published }) => published);

/** What is shown while nothing is chosen: the first that can be ordered. */
builder.queryField('product', (t) =>
	t.field({
		type: productDetails,
		description: 'One product',
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true, description: 'Of the product or of one of its variants' }),
			variant: t.arg.string({ description: 'The code of the chosen variant' }),
			language: t.arg.string(languageHelp),
			test: t.arg.string({ description: 'The token of a test link' }),
		},
		async resolve(_root, { slug, variant: code, language, test }, { tenant, user, read, testLinkKey }) {
			const wanted = {
				slug,
				variant: code || undefined,
				country: tenant.country,
				language: spokenLanguage(tenant, language),
				audience: audienceOf(user),
				today: shopDay(tenant),
				evenHidden: productOfTestLink(testLinkKey, tenant.id, test),
			};
			const [found] = await read((sql) => findProduct(sql, tenant.id, wanted));
			if (!found) throw new ApiError('NOT_FOUND');
			const { page, variantId, category, related, severalAtOnce, shippingDays } = found;
			const variants = visibleVariants(
				found,
				wanted.evenHidden ? { ...wanted.audience, staff: true } : wanted.audience,
			);
			const chosen =
				variants.find((one) => (code ? one.code.toLowerCase() === code.toLowerCase() : one.id === variantId)) ??
				firstOffered(variants);
			const sold = found.sold.id === (chosen?.id ?? found.card.id) ? found.sold : undefined;
			return {
				...{ listed: found, page, variants, variant: chosen, sold, category, severalAtOnce, shippingDays },
				related: related ?? [],
			};
		},
	}),
);

const category = builder.objectRef<Category>('Category').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		parent: t.exposeString('parent', { nullable: true, description: 'The slug of the category above it' }),
		name: t.exposeString('name'),
		description: t.exposeString('description'),
		seoTitle: t.exposeString('seoTitle'),
		seoDescription: t.exposeString('seoDescription'),
		linkUrl: t.exposeString('linkUrl', { description: 'Where it leads instead of to its own page' }),
		linkTarget: t.exposeString('linkTarget'),
		online: t.exposeBoolean('online', { description: 'Staff sees also what is not' }),
		image: t.field({
			type: imageRef,
			nullable: true,
			resolve: ({ picture, name }) => (picture ? { ...picture, alt: name } : null),
		}),
	}),
});

builder.queryField('categories', (t) =>
	t.field({
		type: [category],
		description: 'The categories that the reader may see, in the order of the shop',
		extensions: needs('public'),
		args: { language: t.arg.string(languageHelp) },
		resolve(_root, { language }, context) {
			const { tenant, user, inTenant } = context;
			const wanted = { language: spokenLanguage(tenant, language), audience: audienceOf(user) };
			return findNamed(context, (named) => inTenant((sql) => listCategories(sql, tenant, { ...wanted, named })));
		},
	}),
);

builder.queryField('category', (t) =>
	t.field({
		type: category,
		description: 'One category',
		extensions: needs('public'),
		args: { slug: t.arg.string({ required: true }), language: t.arg.string(languageHelp) },
		async resolve(_root, { slug, language }, context) {
			const { tenant, user, inTenant } = context;
			const wanted = { language: spokenLanguage(tenant, language), audience: audienceOf(user), slug };
			const [found] = await findNamed(context, (named) =>
				inTenant((sql) => listCategories(sql, tenant, { ...wanted, named })),
			);
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const categoryPreview = builder.objectRef<{ slug: string; products: ListedProduct[] }>('CategoryPreview').implement({
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Of the category' }),
		products: t.field({
			type: [productType],
			resolve: ({ products }, _args, context) => shownProducts(products, context),
		}),
	}),
});

builder.queryField('categoryPreviews', (t) =>
	t.field({
		type: [categoryPreview],
		description: 'What the menu shows of each category: its first products, at most three',
		extensions: needs('public'),
		args: { language: t.arg.string(languageHelp) },
		resolve: (_root, { language }, { tenant, user, inTenant }) =>
			inTenant((sql) =>
				previewCategories(sql, tenant.id, {
					language: spokenLanguage(tenant, language),
					audience: audienceOf(user),
					today: shopDay(tenant),
				}),
			),
	}),
);
