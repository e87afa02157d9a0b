// The one user of a shop as whom operators of the platform act: it has neither address nor password, so that nobody signs in as it, and no list
// of users shows it.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { ensureAdminRole } from '../roles/admin-role.ts';

/** @returns its id; made when the shop has none yet */
export async function ensureTechnicalUser(sql: Sql, tenant: Tenant): Promise<string> {
	const roleId = await ensureAdminRole(sql, tenant.id);
	await sql`
		insert into users (tenant_id, id, language, technical)
		values (${tenant.id}, ${newId()}, ${defaultLanguage(tenant)}, true)
		on conflict (tenant_id) where technical do nothing`;
	const [user] = await sql<{ id: string }[]>`select id from users where tenant_id = ${tenant.id} and technical`;
	if (!user) throw new Error('the technical user could not be made');
	await sql`
		insert into user_roles (tenant_id, user_id, role_id) values (${tenant.id}, ${user.id}, ${roleId})
		on conflict do nothing`;
	return user.id;
}
