// All of it anew: after a change of the shop's languages, or for rows that an older version of the product has written.
import type { Sql } from '../../database/connection.ts';
import { holdTenant } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { layTreeFlat, refreshCategories } from './refresh-categories.ts';
import { refreshProducts } from './refresh-products.ts';

/** The first statement of every change of the catalogue: those of one shop follow one another. */
export const lockCatalogue = holdTenant;

export async function refreshCatalogue(sql: Sql, tenant: Tenant): Promise<void> {
	await lockCatalogue(sql, tenant.id);
	// Words of products and languages that are gone.
	for (const table of ['product_list', 'product_pages', 'product_facets', 'product_words', 'search_words'])
		await sql`delete from ${sql(table)} where tenant_id = ${tenant.id}`;
	await layTreeFlat(sql, tenant.id);
	const products = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenant.id} and parent_id is null`;
	await refreshProducts(
		sql,
		tenant,
		products.map(({ id }) => id),
	);
	await refreshCategories(sql, tenant);
}
