// What users are called, for lists of what they have done.
import type { Sql } from '../../database/connection.ts';

/** Whoever of the platform it was; who exactly, the audit log says. */
const operatorName = 'Platform operator';

/** By id; a user who is deleted has no name. */
export async function findNames(sql: Sql, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await sql<{ id: string; name: string | null }[]>`
		select id, case when technical then ${operatorName} else coalesce(username, email) end as name from users
		where tenant_id = ${tenantId} and id = any(${[...new Set(ids)]}::uuid[])`;
	return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
