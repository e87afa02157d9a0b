// The role that ships with the product and may do everything inside the tenant.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns its id; made when the tenant has none yet */
export async function ensureAdminRole(sql: Sql, tenantId: string): Promise<string> {
	await sql`
		insert into roles (tenant_id, id, name, label, type, admin)
		values (${tenantId}, ${newId()}, 'admin', 'Admin', 'staff', true)
		on conflict do nothing`;
	const [role] = await sql<{ id: string }[]>`
		select id from roles where tenant_id = ${tenantId} and name = 'admin'`;
	if (!role) throw new Error('the role admin could not be made');
	return role.id;
}
