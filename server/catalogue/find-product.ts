// One product, in one language, with everything its page says of it.
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { type Audience, hasPage, inLists, openCategory } from './audience.ts';
import { type ListedProduct, listedColumns } from './list-products.ts';
import type { ProductPage } from './ready/product-page.ts';

interface Wanted {
	language: string;
	audience: Audience;
	today: string;
	slug: string;
	/** Shown to whoever has a link that was made to look at it. */
	evenHidden?: string | undefined;
}

export interface FoundProduct extends ListedProduct {
	page: ProductPage;
	/** The variant whose own address it is. */
	variantId: string | null;
	/** The slug of the first category that it stands in and the reader may see. */
	category: string | null;
	unlisted: boolean;
}

const firstCategory = (sql: Sql, audience: Audience, column: 'id' | 'slug') => sql`
	select c.${sql(column)} from category_products m
	join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id and c.online and ${openCategory(sql, audience)}
	where m.tenant_id = p.tenant_id and m.product_id = coalesce(p.parent_id, p.id) and m.direct
	order by c.position, c.id limit 1`;

export function findProduct(sql: Sql, tenantId: string, wanted: Wanted): Statement<FoundProduct[]> {
	const { language, audience, today, slug, evenHidden } = wanted;
	const shown = evenHidden
		? sql`(l.product_id = ${evenHidden} or ${hasPage(sql, audience, today)})`
		: hasPage(sql, audience, today);
	return sql<FoundProduct[]>`
		select ${listedColumns(sql)}, d.page, case when p.parent_id is null then null else p.id end as variant_id, l.unlisted,
			(${firstCategory(sql, audience, 'slug')}) as category
		from products p
		join product_list l on l.tenant_id = p.tenant_id and l.language_code = ${language}
			and l.product_id = coalesce(p.parent_id, p.id)
		join product_pages d on d.tenant_id = l.tenant_id and d.language_code = l.language_code and d.product_id = l.product_id
		where p.tenant_id = ${tenantId} and p.slug = ${slug} and ${shown}`;
}

const related = 4;

/** Others of its first category. */
export function listRelated(sql: Sql, tenantId: string, wanted: Wanted): Statement<ListedProduct[]> {
	const { language, audience, today, slug } = wanted;
	return sql<ListedProduct[]>`
		select ${listedColumns(sql)} from category_products m
		join product_list l on l.tenant_id = m.tenant_id and l.language_code = ${language} and l.product_id = m.product_id
		where m.tenant_id = ${tenantId} and m.category_id = (
				select (${firstCategory(sql, audience, 'id')}) from products p where p.tenant_id = ${tenantId} and p.slug = ${slug}
			) and l.slug <> ${slug} and ${inLists(sql, audience, today)}
		order by m.position, m.product_id limit ${related}`;
}
