// Who can be given a task about a contact: those of the shop who may read contacts.
import type { Sql } from '../database/connection.ts';

export interface Assignee {
	id: string;
	name: string;
}

/** @param id only this user */
export function findAssignees(sql: Sql, tenantId: string, id?: string): Promise<Assignee[]> {
	return sql<Assignee[]>`
		select u.id, coalesce(nullif(trim(concat_ws(' ', f.value, s.value)), ''), u.username, u.email) as name
		from users u
		left join user_field_values f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.field_name = 'firstName'
		left join user_field_values s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.field_name = 'surname'
		where u.tenant_id = ${tenantId} and u.archived_at is null and not u.guest and not u.technical
			${id === undefined ? sql`` : sql`and u.id = ${id}`}
			and (u.admin or exists (
				select from user_roles h join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
				where h.tenant_id = u.tenant_id and h.user_id = u.id and (r.admin or r.access && array['qCRM', 'mCRM'])
			))
		order by name, u.id limit 200`;
}
