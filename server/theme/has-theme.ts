// Whether a tenant has a theme of its own.
import type { Sql } from '../database/connection.ts';

export async function hasTheme(sql: Sql, tenantId: string): Promise<boolean> {
	const rows = await sql`select from themes where tenant_id = ${tenantId}`;
	return rows.length > 0;
}
