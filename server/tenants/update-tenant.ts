// Changes what a tenant is called and whom it lets in. Whoever calls this announces the change.
import type { Sql } from '../database/connection.ts';
import type { Tenant } from './find-tenant.ts';

export async function updateTenant(
	sql: Sql,
	tenantId: string,
	{ name, allowTemporaryUsers }: Pick<Tenant, 'name' | 'allowTemporaryUsers'>,
): Promise<void> {
	await sql`
		update tenants set name = ${name}, allow_temporary_users = ${allowTemporaryUsers}, updated_at = now()
		where id = ${tenantId}`;
}
