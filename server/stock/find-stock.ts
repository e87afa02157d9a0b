// How many there are, read as it is at this moment.
import type { Stock } from '../../rules/stock.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';

export interface FoundStock extends Stock {
	productId: string;
}

const columns = (sql: Sql) => sql`s.product_id, s.on_hand, s.reserved, s.warning_level, s.sell_when_empty`;

/** Of these products and variants; what is not counted is left out. */
export const findStock = (sql: Sql, tenantId: string, productIds: readonly string[]): Statement<FoundStock[]> =>
	sql<FoundStock[]>`
		select ${columns(sql)} from stock s
		where s.tenant_id = ${tenantId} and s.product_id = any(${[...productIds]}::uuid[])
		order by s.product_id`;

/** Of a product and all of its variants. @returns undefined for a product that does not exist */
export async function findFamilyStock(
	sql: Sql,
	tenantId: string,
	productId: string,
): Promise<FoundStock[] | undefined> {
	const rows = await sql<(FoundStock | { productId: null })[]>`
		with asked as (
			select coalesce(parent_id, id) as id from products where tenant_id = ${tenantId} and id = ${productId}
		), family as (
			select id from asked
			union all
			select v.id from products v join asked a on v.parent_id = a.id where v.tenant_id = ${tenantId}
		)
		select ${columns(sql)}
		from family f left join stock s on s.tenant_id = ${tenantId} and s.product_id = f.id
		order by s.product_id`;
	if (rows.length === 0) return undefined;
	return rows.filter((row): row is FoundStock => row.productId !== null);
}
