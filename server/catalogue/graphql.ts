// The catalogue in the API.
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkPaging, type Paging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import type { Image } from '../media/media-path.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { findProduct, type ProductDetails } from './find-product.ts';
import { type Category, listCategories, previewCategories } from './list-categories.ts';
import { countProducts, type ListedProduct, listProducts, listRelated } from './list-products.ts';

/** Where nobody has described the picture, it shows what the product is called. */
function imageOf(listed: ListedProduct): Image | null {
	const { imageId: id, imageType: contentType, imageWidth: width, imageHeight: height } = listed;
	if (!id || !contentType || !width || !height) return null;
	const { imageSizes: sizes, imageFallback: fallback, imageFocalX, imageFocalY, imageAlt, name } = listed;
	const [focalX, focalY] = [imageFocalX ?? 0.5, imageFocalY ?? 0.5];
	return { id, contentType, width, height, sizes, fallback, focalX, focalY, alt: imageAlt ?? name };
}

const product = builder.objectRef<ListedProduct>('Product').implement({
	description: 'A product as lists show it',
	fields: (t) => ({
		id: t.id({ resolve: ({ productId }) => productId }),
		slug: t.exposeString('slug'),
		name: t.exposeString('name'),
		fromPrice: t.field({
			type: 'Money',
			description: 'The lowest price a shopper can pay for it',
			resolve: ({ fromPrice }, _args, { tenant }) => ({ minor: fromPrice, currency: tenant.currency }),
		}),
		image: t.field({ type: 'Image', nullable: true, resolve: imageOf }),
	}),
});

const productDetails = builder.objectRef<ProductDetails>('ProductDetails').implement({
	description: 'A product as its own page shows it',
	fields: (t) => ({
		product: t.field({ type: product, resolve: (details) => details }),
		description: t.exposeString('description'),
		category: t.exposeString('category', {
			nullable: true,
			description: 'The slug of the first published category that it stands in',
		}),
		related: t.field({
			type: [product],
			description: 'Others of its category, at most four',
			resolve: ({ category: slug, productId, language }, _args, { tenant, inTenant }) =>
				slug === null ? [] : inTenant((sql) => listRelated(sql, tenant.id, { language, category: slug, productId })),
		}),
	}),
});

interface ListShape extends Paging {
	language: string;
	category: string | undefined;
	search: string | undefined;
}

const productList = builder.objectRef<ListShape>('ProductList').implement({
	fields: (t) => ({
		items: t.field({
			type: [product],
			resolve: (page, _args, { tenant, read }) => read((sql) => listProducts(sql, tenant.id, page)),
		}),
		total: t.int({
			async resolve(page, _args, { tenant, read }) {
				const [counted] = await read((sql) => countProducts(sql, tenant.id, page));
				return counted?.total ?? 0;
			},
		}),
	}),
});

const languageHelp = { description: 'One that the shop does not speak gives its default language' };

const longestSearch = 100;

/** Nothing to look for finds everything. */
const readSearch = (search: string | null | undefined) => search?.trim().slice(0, longestSearch) || undefined;

builder.queryField('products', (t) =>
	t.field({
		type: productList,
		description: 'The published products of the shop, in its order',
		extensions: needs('public'),
		args: {
			language: t.arg.string(languageHelp),
			category: t.arg.string({ description: 'The slug of a category: only what stands in it, in its order' }),
			search: t.arg.string({ description: 'Only what has this in its name' }),
			first: t.arg.int({ defaultValue: 24 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { language, category, search, first, offset }, { tenant }) => ({
			...checkPaging({ first: first ?? 24, offset: offset ?? 0 }),
			language: spokenLanguage(tenant, language),
			category: category ?? undefined,
			search: readSearch(search),
		}),
	}),
);

builder.queryField('product', (t) =>
	t.field({
		type: productDetails,
		description: 'One published product',
		extensions: needs('public'),
		args: { slug: t.arg.string({ required: true }), language: t.arg.string(languageHelp) },
		async resolve(_root, { slug, language }, { tenant, inTenant }) {
			const spoken = spokenLanguage(tenant, language);
			const found = await inTenant((sql) => findProduct(sql, tenant, spoken, slug));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const category = builder.objectRef<Category>('Category').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		name: t.exposeString('name'),
		description: t.exposeString('description'),
		image: t.field({
			type: 'Image',
			nullable: true,
			resolve: ({ picture, name }) => (picture ? { ...picture, alt: name } : null),
		}),
	}),
});

builder.queryField('categories', (t) =>
	t.field({
		type: [category],
		description: 'The published categories of the shop, in its order',
		extensions: needs('public'),
		args: { language: t.arg.string(languageHelp) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listCategories(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

builder.queryField('category', (t) =>
	t.field({
		type: category,
		description: 'One published category',
		extensions: needs('public'),
		args: { slug: t.arg.string({ required: true }), language: t.arg.string(languageHelp) },
		async resolve(_root, { slug, language }, { tenant, inTenant }) {
			const spoken = spokenLanguage(tenant, language);
			const [found] = await inTenant((sql) => listCategories(sql, tenant, spoken, { slug }));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const categoryPreview = builder.objectRef<{ slug: string; products: ListedProduct[] }>('CategoryPreview').implement({
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Of the category' }),
		products: t.field({ type: [product], resolve: ({ products }) => products }),
	}),
});

builder.queryField('categoryPreviews', (t) =>
	t.field({
		type: [categoryPreview],
		description: 'What the menu shows of each category: its first products, at most three',
		extensions: needs('public'),
		args: { language: t.arg.string(languageHelp) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => previewCategories(sql, tenant.id, spokenLanguage(tenant, language))),
	}),
);
