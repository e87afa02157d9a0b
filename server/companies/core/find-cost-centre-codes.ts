// Which codes of cost centres any company of the shop has.
import type { Sql } from '../../database/connection.ts';

/** @returns those that are not archived, in capital letters */
export async function findCostCentreCodes(
	sql: Sql,
	tenantId: string,
	codes: readonly string[],
): Promise<ReadonlySet<string>> {
	const wanted = codes.map((code) => code.trim().toUpperCase());
	const rows = await sql<{ code: string }[]>`
		select distinct upper(k.code) as code from cost_centres k
		join companies c on c.tenant_id = k.tenant_id and c.id = k.company_id
		where k.tenant_id = ${tenantId} and upper(k.code) = any(${wanted}::text[]) and k.archived_at is null and c.archived_at is null`;
	return new Set(rows.map(({ code }) => code));
}
