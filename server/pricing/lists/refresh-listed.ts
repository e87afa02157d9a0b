// Shows the products anew whose prices follow from lists.
import { refreshSoon } from '../../catalogue/read-model/refresh-later.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { productsOfList } from '../products-of-list.ts';

/** After `lockCatalogue`. A few products at once; where many use a list, a job does it right after. */
export async function refreshListed(sql: Sql, tenant: Tenant, listIds: readonly string[]): Promise<void> {
	const products = await productsOfList(sql, tenant.id, listIds);
	if (products.length > 0) await refreshSoon(sql, tenant, products);
}
