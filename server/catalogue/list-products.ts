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

interface Wanted {
	language: string;
	/** The slug of a published category. */
	category?: string | undefined;
	/** What stands somewhere in the name. */
	search?: string | undefined;
}

interface Page extends Wanted {
	first: number;
	offset: number;
}

/** What a list shows of a product, from the table as `l`. */
export const listedColumns = (sql: Sql) => sql`
	l.product_id, l.slug, l.name, l.from_price::float8 as from_price, l.image_id, l.image_type, l.image_width,
	l.image_height, l.image_sizes, l.image_fallback, l.image_focal_x, l.image_focal_y, l.image_alt`;

const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const source = (sql: Sql, tenantId: string, { language, category, search }: Wanted) => sql`
	from product_list l
	${
		category === undefined
			? sql``
			: sql`join categories c on c.tenant_id = l.tenant_id and c.slug = ${category} and c.published
				join category_products m
					on m.tenant_id = c.tenant_id and m.category_id = c.id and m.product_id = l.product_id`
	}
	where l.tenant_id = ${tenantId} and l.language_code = ${language}
	${search === undefined ? sql`` : sql`and l.name ilike ${anywhere(search)}`}`;

export function listProducts(sql: Sql, tenantId: string, page: Page): Statement<ListedProduct[]> {
	return sql<ListedProduct[]>`
		select ${listedColumns(sql)} ${source(sql, tenantId, page)}
		order by ${page.category === undefined ? sql`l.position` : sql`m.position`}, l.product_id
		limit ${page.first} offset ${page.offset}`;
}

export function countProducts(sql: Sql, tenantId: string, wanted: Wanted): Statement<{ total: number }[]> {
	return sql<{ total: number }[]>`select count(*)::int as total ${source(sql, tenantId, wanted)}`;
}

const related = 4;

/** The products beside one in its category. */
export async function listRelated(
	sql: Sql,
	tenantId: string,
	{ language, category, productId }: { language: string; category: string; productId: string },
): Promise<ListedProduct[]> {
	const listed = await listProducts(sql, tenantId, { language, category, first: related + 1, offset: 0 });
	return listed.filter((product) => product.productId !== productId).slice(0, related);
}
