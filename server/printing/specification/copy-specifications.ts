// Print specifications of products that are copied.
import type { Sql } from '../../database/connection.ts';

/** @param twins products and variants, with the copies that were made of them */
export async function copySpecifications(
	sql: Sql,
	tenantId: string,
	twins: readonly { from: string; to: string }[],
): Promise<void> {
	await sql`
		insert into print_specifications (tenant_id, product_id, specification)
		select ${tenantId}, r."to", s.specification
		from print_specifications s
		join jsonb_to_recordset(${JSON.stringify(twins)}::text::jsonb) as r ("from" uuid, "to" uuid) on r."from" = s.product_id
		where s.tenant_id = ${tenantId}`;
}
