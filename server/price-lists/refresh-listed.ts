// Shows the products anew whose prices follow from lists.
import { refreshSoon } from '../catalogue/ready/refresh-later.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

async function productsOfLists(sql: Sql, tenantId: string, ids: readonly string[]): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select distinct coalesce(p.parent_id, p.id) as id from product_price_lists u
		join products p on p.tenant_id = u.tenant_id and p.id = u.product_id
		where u.tenant_id = ${tenantId} and u.list_id = any(${[...ids]}::uuid[])`;
	return rows.map(({ id }) => id);
}

/** After `lockCatalogue`. */
export async function refreshListed(sql: Sql, tenant: Tenant, listIds: readonly string[]): Promise<void> {
	const products = await productsOfLists(sql, tenant.id, listIds);
	if (products.length > 0) await refreshSoon(sql, tenant, products);
}
