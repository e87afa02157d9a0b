// The catalogue in the API.

import { isNarrow, type ProductFilters } from '../../rules/catalogue/filters.ts';
import { mostFound, type ProductSort, productSorts } from '../../rules/catalogue/list-address.ts';
import { longestSearch } from '../../rules/catalogue/list-parameters.ts';
import { shopDay } from '../calendar/today.ts';
import { asksFor } from '../graphql/asks-for.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { languageArgument } from '../graphql/language-argument.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../graphql/paging.ts';
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
	/** Whether a user wants to know how many there are. */
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
	/** Zero where no one asks for it. */
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

/** What shoppers look for in vain is noted; such a response is not kept, or only the first of them would be. */
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
	description: 'A page of products.',
	fields: (t) => ({
		items: t.field({
			type: [productType],
			description: 'Products of this page.',
			resolve: async (list, _args, context) => shownProducts((await pageOf(list, context)).items, context),
		}),
		total: t.int({
			description: `Number of products that match; a search counts up to ${mostFound + 1}, which means more than ${mostFound}.`,
			resolve: (list, _args, context) => totalOf(list, context),
		}),
		corrected: t.string({
			nullable: true,
			description:
				'Search terms that were used instead of the given ones, which are not in the catalogue; null if they were not corrected.',
			resolve: async (list, _args, context) => (await (list.page ?? stemsOf(list, context)))?.corrected,
		}),
	}),
});

/** Nothing to look for finds everything. */
const readSearch = (search: string | null | undefined) => search?.trim().slice(0, longestSearch) || undefined;

const productSort = builder.enumType('ProductSort', {
	description: 'How products are sorted.',
	values: describeValues(productSorts, {
		recommended: 'Best match first in a search; otherwise in the order of the category or the shop.',
		newest: 'The newest product first.',
		name: 'By name, A to Z.',
		priceUp: 'The lowest price first.',
		priceDown: 'The highest price first.',
	}),
});

builder.queryField('products', (t) =>
	t.field({
		type: productList,
		description: 'Products that the caller may see.',
		extensions: needs('public'),
		args: {
			language: t.arg.string(languageArgument),
			category: t.arg.string({ description: 'Slug of a category: only products in it or in its subcategories.' }),
			search: t.arg.string({ description: 'Search terms; empty for all products.' }),
			filters: t.arg({ type: productFilters, description: 'Which products to list.' }),
			sort: t.arg({
				type: productSort,
				description: 'How to sort the products; `recommended` if left out.',
			}),
			first: t.arg.int(pageSize(24)),
			offset: t.arg.int(pageOffset),
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
		description:
			'A product with everything that its page shows. Fails with `NOT_FOUND` for a product that the caller may not see.',
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true, description: 'Slug of the product or of one of its variants.' }),
			variant: t.arg.string({
				description: 'Code of the chosen variant; without it the first one that can be ordered.',
			}),
			language: t.arg.string(languageArgument),
			test: t.arg.string({
				description: 'Token of a test link from `productTestLink`, which also shows an unpublished product.',
			}),
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
	description: 'A category, as visitors see it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the category.' }),
		slug: t.exposeString('slug', { description: 'Slug of the category.' }),
		parent: t.exposeString('parent', {
			nullable: true,
			description: 'Slug of the parent category; null at the top level.',
		}),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		description: t.exposeString('description', {
			description: 'Description in the requested language; empty if there is none.',
		}),
		seoTitle: t.exposeString('seoTitle', { description: 'Title for search engines; empty if there is none.' }),
		seoDescription: t.exposeString('seoDescription', {
			description: 'Description for search engines; empty if there is none.',
		}),
		linkUrl: t.exposeString('linkUrl', {
			description: 'Address that the category links to instead of its own page; empty for its own page.',
		}),
		linkTarget: t.exposeString('linkTarget', {
			description: 'Name of the window that the link opens in; empty for the same window.',
		}),
		online: t.exposeBoolean('online', {
			description: 'Whether the category and all its ancestors are published. False only with the right `qProd`.',
		}),
		image: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the category; null if it has none.',
			resolve: ({ picture, name }) => (picture ? { ...picture, alt: name } : null),
		}),
	}),
});

builder.queryField('categories', (t) =>
	t.field({
		type: [category],
		description: 'Categories that the caller may see, in the order of the shop.',
		extensions: needs('public'),
		args: { language: t.arg.string(languageArgument) },
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
		description: 'A category. Fails with `NOT_FOUND` for one that the caller may not see.',
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true, description: 'Slug of the category.' }),
			language: t.arg.string(languageArgument),
		},
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
	description: 'The first products of a category.',
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Slug of the category.' }),
		products: t.field({
			type: [productType],
			description: 'First products of the category, at most three.',
			resolve: ({ products }, _args, context) => shownProducts(products, context),
		}),
	}),
});

builder.queryField('categoryPreviews', (t) =>
	t.field({
		type: [categoryPreview],
		description: 'First products of each category, as the menu shows them.',
		extensions: needs('public'),
		args: { language: t.arg.string(languageArgument) },
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
