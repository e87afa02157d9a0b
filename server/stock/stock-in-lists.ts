// What lists of products ask of the stock, as parts of their own statements.
import type { Sql } from '../database/connection.ts';

/** Products of which something, or some of a variant, has come to its warning level or run out. */
export const runningOut = (sql: Sql, tenantId: string) => sql`(
	select coalesce(v.parent_id, v.id) from stock s
	join products v on v.tenant_id = ${tenantId} and v.id = s.product_id
	where s.tenant_id = ${tenantId}
		and s.on_hand - s.reserved <= coalesce(s.warning_level, case when s.sell_when_empty then null else 0 end)
)`;

/** Of the API; hundreds of variants could come to more. */
const largestInteger = 2 ** 31 - 1;

/** How many there are of a product and its variants together; null where nothing of it is counted. */
export const availableTogether = (sql: Sql, tenantId: string, productId: ReturnType<typeof sql>) => sql`(
	select case when count(*) > 0 then least(sum(s.on_hand - s.reserved), ${largestInteger})::int end from products v
	join stock s on s.tenant_id = ${tenantId} and s.product_id = v.id
	where v.tenant_id = ${tenantId} and (v.id = ${productId} or v.parent_id = ${productId})
)`;
