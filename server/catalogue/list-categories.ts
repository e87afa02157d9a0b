// The published categories of a shop in its order, in one language, and what their entries in the menu show of them.

import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { categoryDescriptionKey, categoryNameKey } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import type { Picture } from '../media/media-path.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { type ListedProduct, listedColumns } from './list-products.ts';

export interface Category {
	id: string;
	slug: string;
	name: string;
	description: string;
	picture: Picture | null;
}

interface Found {
	id: string;
	slug: string;
	picture: Picture | null;
}

/** Two statements, however many categories. */
export async function listCategories(
	sql: Sql,
	tenant: Tenant,
	language: string,
	only?: { slug: string },
): Promise<Category[]> {
	const found = await sql<Found[]>`
		select c.id, c.slug, case when m.id is null then null else jsonb_build_object(
			'id', m.id, 'contentType', m.content_type, 'width', m.width, 'height', m.height, 'sizes', m.sizes,
			'fallback', m.fallback, 'focalX', m.focal_x, 'focalY', m.focal_y
		) end as picture
		from categories c left join media m on m.tenant_id = c.tenant_id and m.id = c.media_id
		where c.tenant_id = ${tenant.id} and c.published ${only ? sql`and c.slug = ${only.slug}` : sql``}
		order by c.position, c.id`;
	if (found.length === 0) return [];
	const keys = found.flatMap(({ id }) => [categoryNameKey(id), categoryDescriptionKey(id)]);
	const texts = await findTexts(sql, tenant.id, keys);
	const chain = languageChain(language, defaultLanguage(tenant));
	const read = (key: string) => {
		const text = texts.get(key);
		return text ? pickTranslation(text, chain) : '';
	};
	return found.map((category) => ({
		...category,
		name: read(categoryNameKey(category.id)),
		description: read(categoryDescriptionKey(category.id)),
	}));
}

/** As many as the menu shows of a category. */
const previewed = 3;

interface CategoryPreview {
	slug: string;
	products: ListedProduct[];
}

/** The first products of every category, in one statement. */
export async function previewCategories(sql: Sql, tenantId: string, language: string): Promise<CategoryPreview[]> {
	const rows = await sql<(ListedProduct & { category: string })[]>`
		select c.slug as category, p.* from categories c
		cross join lateral (
			select ${listedColumns(sql)} from category_products m
			join product_list l
				on l.tenant_id = m.tenant_id and l.language_code = ${language} and l.product_id = m.product_id
			where m.tenant_id = c.tenant_id and m.category_id = c.id
			order by m.position, m.product_id limit ${previewed}
		) p
		where c.tenant_id = ${tenantId} and c.published
		order by c.position, c.id`;
	const previews = Map.groupBy(rows, ({ category }) => category);
	return [...previews].map(([slug, products]) => ({ slug, products }));
}
