// Whether shoppers can order anything at all.
import type { Sql } from '../../database/connection.ts';

export async function hasSellableProduct(sql: Sql, tenantId: string): Promise<boolean> {
	const found = await sql`
		select from product_list
		where tenant_id = ${tenantId} and published and not archived and unavailable is null limit 1`;
	return found.length > 0;
}
