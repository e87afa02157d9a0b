// The roles of a tenant.
import type { Right } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';

export interface Role {
	id: string;
	name: string;
	label: string;
	description: string;
	/** A user group is a role of type customer. */
	type: 'staff' | 'customer';
	admin: boolean;
	access: Right[];
	requiresCode: boolean;
	/** Those who have it and are not archived. */
	users: number;
}

const columns = (sql: Sql) => sql`
	r.id, r.name, r.label, r.description, r.type, r.admin, r.access, r.requires_code, (
		select count(*)::int from user_roles h join users u on u.tenant_id = h.tenant_id and u.id = h.user_id
		where h.tenant_id = r.tenant_id and h.role_id = r.id and u.archived_at is null and not u.technical
	) as users`;

export const listRoles = (sql: Sql, tenantId: string): Promise<Role[]> => sql<Role[]>`
	select ${columns(sql)} from roles r where r.tenant_id = ${tenantId} order by r.admin desc, r.type desc, r.name`;

export const findRoles = (sql: Sql, tenantId: string, ids: readonly string[]): Promise<Role[]> => sql<Role[]>`
	select ${columns(sql)} from roles r where r.tenant_id = ${tenantId} and r.id = any(${[...ids]}::uuid[])`;
