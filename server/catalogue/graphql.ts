// The catalogue in the API.
import { builder } from '../graphql/builder.ts';
import { checkPaging, type Paging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import type { Image } from '../media/media-path.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { countProducts, type ListedProduct, listProducts } from './list-products.ts';

/** Where nobody has described the picture, it shows what the product is called. */
function imageOf(listed: ListedProduct): Image | null {
	const { imageId: id, imageType: contentType, imageWidth: width, imageHeight: height } = listed;
	if (!id || !contentType || !width || !height) return null;
	const { imageSizes: sizes, imageFallback: fallback, imageFocalX, imageFocalY, imageAlt, name } = listed;
	const [focalX, focalY] = [imageFocalX ?? 0.5, imageFocalY ?? 0.5];
	return { id, contentType, width, height, sizes, fallback, focalX, focalY, alt: imageAlt ?? name };
}

const product = builder.objectRef<ListedProduct>('Product').implement({
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

interface ListShape extends Paging {
	language: string;
}

const productList = builder.objectRef<ListShape>('ProductList').implement({
	fields: (t) => ({
		items: t.field({
			type: [product],
			resolve: (page, _args, { tenant, read }) => read((sql) => listProducts(sql, tenant.id, page)),
		}),
		total: t.int({
			async resolve({ language }, _args, { tenant, read }) {
				const [counted] = await read((sql) => countProducts(sql, tenant.id, language));
				return counted?.total ?? 0;
			},
		}),
	}),
});

builder.queryField('products', (t) =>
	t.field({
		type: productList,
		description: 'The published products of the shop, in its order',
		extensions: needs('public'),
		args: {
			language: t.arg.string({ description: 'One that the shop does not speak gives its default language' }),
			first: t.arg.int({ defaultValue: 24 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { language, first, offset }, { tenant }) => ({
			...checkPaging({ first: first ?? 24, offset: offset ?? 0 }),
			language: spokenLanguage(tenant, language),
		}),
	}),
);
