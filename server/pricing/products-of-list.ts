// Whom a change of price lists concerns.
import type { Sql } from '../database/connection.ts';

/** Products whose prices follow from these lists; their variants stand for their products. One statement. */
export async function productsOfList(sql: Sql, tenantId: string, listIds: readonly string[]): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select distinct coalesce(p.parent_id, p.id) as id
		from product_price_lists k join products p on p.tenant_id = k.tenant_id and p.id = k.product_id
		where k.tenant_id = ${tenantId} and k.list_id = any(${[...listIds]}::uuid[]) order by 1`;
	return rows.map(({ id }) => id);
}
