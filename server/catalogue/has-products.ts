// Whether a shop has products at all. Two who ask at the same time, to fill it, are answered one after the other.
import type { Sql } from '../database/connection.ts';
import { holdTenant } from '../tenants/announce-change.ts';

export async function hasProducts(sql: Sql, tenantId: string): Promise<boolean> {
	await holdTenant(sql, tenantId);
	const [row] = await sql<{ found: boolean }[]>`
		select exists (select from products where tenant_id = ${tenantId}) as found`;
	return row?.found === true;
}
