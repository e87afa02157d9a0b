// The list of a shop's published products, in one language: one index scan over ready rows, whatever the length of the shop.
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';

export interface ListedProduct {
	productId: string;
	slug: string;
	name: string;
	fromPrice: number;
	imageId: string | null;
	imageType: string | null;
	imageWidth: number | null;
	imageHeight: number | null;
	imageSizes: number[];
	imageFallback: 'jpg' | 'png' | null;
	imageFocalX: number | null;
	imageFocalY: number | null;
	/** Null where nobody has described it. */
	imageAlt: string | null;
}

interface Page {
	language: string;
	first: number;
	offset: number;
}

export function listProducts(
	sql: Sql,
	tenantId: string,
	{ language, first, offset }: Page,
): Statement<ListedProduct[]> {
	return sql<ListedProduct[]>`
		select product_id, slug, name, from_price::float8 as from_price, image_id, image_type, image_width, image_height,
			image_sizes, image_fallback, image_focal_x, image_focal_y, image_alt
		from product_list
		where tenant_id = ${tenantId} and language_code = ${language}
		order by position, product_id
		limit ${first} offset ${offset}`;
}

export function countProducts(sql: Sql, tenantId: string, language: string): Statement<{ total: number }[]> {
	return sql<{ total: number }[]>`
		select count(*)::int as total from product_list where tenant_id = ${tenantId} and language_code = ${language}`;
}
