// The categories of a shop in one language, each with a few of its products: two statements, however many there are.
import type { Sql } from '../database/connection.ts';
import type { ListedProduct } from './list-products.ts';

export interface ListedCategory {
	categoryId: string;
	slug: string;
	name: string;
	description: string;
	imageId: string | null;
	imageType: string | null;
	imageWidth: number | null;
	imageHeight: number | null;
	preview: ListedProduct[];
}

type Row = Omit<ListedCategory, 'preview'>;

export async function listCategories(
	sql: Sql,
	tenantId: string,
	language: string,
	previews: number,
): Promise<ListedCategory[]> {
	const [rows, products] = await Promise.all([
		sql<Row[]>`
			select l.category_id, l.slug, l.name, l.description,
				m.id as image_id, m.content_type as image_type, m.width as image_width, m.height as image_height
			from category_list l
			join categories c on c.tenant_id = l.tenant_id and c.id = l.category_id and c.published
			left join media m on m.tenant_id = c.tenant_id and m.id = c.media_id
			where l.tenant_id = ${tenantId} and l.language_code = ${language}
			order by l.position, l.category_id`,
		sql<(ListedProduct & { categoryId: string })[]>`
			select c.category_id, p.product_id, p.slug, p.name, p.from_price::float8 as from_price,
				p.image_id, p.image_type, p.image_width, p.image_height
			from category_list c
			cross join lateral (
				select l.* from category_products cp
				join product_list l
					on l.tenant_id = cp.tenant_id and l.language_code = c.language_code and l.product_id = cp.product_id
				where cp.tenant_id = c.tenant_id and cp.category_id = c.category_id
				order by cp.position
				limit ${previews}
			) p
			where c.tenant_id = ${tenantId} and c.language_code = ${language}`,
	]);
	return rows.map((row) => ({ ...row, preview: products.filter(({ categoryId }) => categoryId === row.categoryId) }));
}
