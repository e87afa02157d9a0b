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

/** A value, not a join: only so is it looked up in an index before anything is known of its row. */
const productId = (sql: Sql, tenantId: string, slug: string) => sql`(
	select coalesce(p.parent_id, p.id) from products p where p.tenant_id = ${tenantId} and p.slug = ${slug}
)`;

interface Placed {
	tenantId: string;
	audience: Audience;
	slug: string;
}

const firstCategory = (sql: Sql, { tenantId, audience, slug }: Placed, column: 'id' | 'slug') => sql`(
	select c.${sql(column)} from category_products m
	join categories c on c.tenant_id = ${tenantId} and c.id = m.category_id and c.online and ${openCategory(sql, audience)}
	where m.tenant_id = ${tenantId} and m.product_id = ${productId(sql, tenantId, slug)} and m.direct
	order by c.position, c.id limit 1
)`;

export function findProduct(sql: Sql, tenantId: string, wanted: Wanted): Statement<FoundProduct[]> {
	const { language, audience, today, slug, evenHidden } = wanted;
	const shown = evenHidden
		? sql`(l.product_id = ${evenHidden} or ${hasPage(sql, audience, today)})`
		: hasPage(sql, audience, today);
	return sql<FoundProduct[]>`
		select ${listedColumns(sql)}, d.page, l.unlisted,
			(select p.id from products p where p.tenant_id = ${tenantId} and p.slug = ${slug} and p.parent_id is not null) as variant_id,
			${firstCategory(sql, { tenantId, audience, slug }, 'slug')} as category
		from product_list l
		join product_pages d on d.tenant_id = ${tenantId} and d.language_code = ${language} and d.product_id = l.product_id
		where l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = ${productId(sql, tenantId, slug)}
			and ${shown}`;
}

const related = 4;

/** Others of its first category. */
export function listRelated(sql: Sql, tenantId: string, wanted: Wanted): Statement<ListedProduct[]> {
	const { language, audience, today, slug } = wanted;
	return sql<ListedProduct[]>`
		select ${listedColumns(sql)} from category_products m
		join product_list l on l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = m.product_id
		where m.tenant_id = ${tenantId} and m.category_id = ${firstCategory(sql, { tenantId, audience, slug }, 'id')}
			and m.product_id <> ${productId(sql, tenantId, slug)} and ${inLists(sql, audience, today)}
		order by m.position, m.product_id limit ${related}`;
}
