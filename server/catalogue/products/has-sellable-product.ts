// Whether visitors find anything that they can order.
import type { Sql } from '../../database/connection.ts';

export async function hasSellableProduct(sql: Sql, tenantId: string): Promise<boolean> {
	const found = await sql`
		select from product_list
		where tenant_id = ${tenantId} and published and not archived and open and unavailable is null limit 1`;
	return found.length > 0;
}
