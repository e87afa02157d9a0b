// The last admin of a tenant stays, however many changes are made at the same time.
import { leavesNoAdmin } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

/**
 * Call it before the change: any other transaction that removes an admin waits until this one is over. One that gives a role to
 * a user does not: waiting for each other both could never end.
 */
export async function keepAnAdmin(sql: Sql, tenantId: string, leaving: string): Promise<void> {
	await sql`select from roles where tenant_id = ${tenantId} and admin for no key update`;
	const admins = await sql<{ id: string }[]>`
		select distinct u.id from users u
		join user_roles h on h.tenant_id = u.tenant_id and h.user_id = u.id
		join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
		where u.tenant_id = ${tenantId} and u.archived_at is null and not u.technical and r.admin`;
	const ids = admins.map(({ id }) => id);
	if (ids.includes(leaving) && leavesNoAdmin(ids, leaving)) throw new Refused('LAST_ADMIN');
}
