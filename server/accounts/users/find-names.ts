// What users are called, for lists of what they have done: by first name and surname, else as they sign in.
import type { Sql } from '../../database/connection.ts';

/** Whoever of the platform it was; who exactly, the audit log says. */
const operatorName = 'Platform operator';

/** By id; a user who is deleted has no name. */
export async function findNames(sql: Sql, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await sql<{ id: string; name: string | null }[]>`
		select u.id, case
				when u.technical then ${operatorName}
				else coalesce(nullif(trim(concat_ws(' ', f.value, s.value)), ''), u.username, u.email)
			end as name
		from users u
		left join user_field_values f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.field_name = 'firstName'
		left join user_field_values s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.field_name = 'surname'
		where u.tenant_id = ${tenantId} and u.id = any(${[...new Set(ids)]}::uuid[])`;
	return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
