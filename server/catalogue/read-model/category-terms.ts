// By the names of which categories a product is found: those that everyone can open, and all above them. What only some readers may open
// gives no words: a search would tell everyone of it.
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { refreshSoon } from './refresh-later.ts';

interface Places {
	productId: string;
	categoryIds: string[];
}

const openPlaces = (sql: Sql, tenantId: string) => sql`
	select m.product_id, array_agg(c.id order by c.id) as category_ids
	from category_products m
	join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id and c.online and c.open_to is null
	where m.tenant_id = ${tenantId}`;

export async function loadNamedCategories(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
): Promise<Map<string, string[]>> {
	const rows = await sql<Places[]>`
		${openPlaces(sql, tenantId)} and m.product_id = any(${[...ids]}::uuid[]) group by m.product_id`;
	return new Map(rows.map(({ productId, categoryIds }) => [productId, categoryIds]));
}

/** After a change of the tree, of who may open what, or of what stands where. */
export async function refreshCategoryTerms(sql: Sql, tenant: Tenant): Promise<void> {
	const rows = await sql<{ productId: string }[]>`
		select l.product_id from product_list l
		left join (${openPlaces(sql, tenant.id)} group by m.product_id) p on p.product_id = l.product_id
		where l.tenant_id = ${tenant.id} and l.language_code = ${defaultLanguage(tenant)}
			and l.found_in <> coalesce(p.category_ids, '{}')`;
	if (rows.length === 0) return;
	await refreshSoon(
		sql,
		tenant,
		rows.map(({ productId }) => productId),
	);
}
