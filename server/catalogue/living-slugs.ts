// Which slugs of products, variants and categories have a page for someone: visitors, or those with a role.
import type { Sql } from '../database/connection.ts';

interface Wanted {
	products: readonly string[];
	categories: readonly string[];
}

/** As `product flyer` and `category karten`. One statement. */
export async function listLivingSlugs(sql: Sql, tenantId: string, { products, categories }: Wanted): Promise<string[]> {
	const found = await sql<{ named: string }[]>`
		select 'product ' || p.slug as named from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = coalesce(p.parent_id, p.id)
		where p.tenant_id = ${tenantId} and p.slug = any(${[...products]}::text[])
			and p.archived_at is null and l.published and not l.archived
		union
		select 'category ' || c.slug from categories c
		where c.tenant_id = ${tenantId} and c.slug = any(${[...categories]}::text[]) and c.online`;
	return found.map(({ named }) => named);
}
