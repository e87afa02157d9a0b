// Who calls: a user with what their roles let them do.
import type { Holder, RoleRights } from '../../rules/permissions.ts';
import type { Sql } from '../database/connection.ts';
import type { ActingOperator } from './sessions/acting-operator.ts';

export interface SubjectRole extends RoleRights {
	id: string;
	name: string;
	label: string;
}

export interface User extends Holder {
	id: string;
	/** Null for guests. */
	email: string | null;
	username: string | null;
	language: string;
	guest: boolean;
	/** The platform operator's flag. */
	admin: boolean;
	/** The user as whom operators act in a shop. */
	technical: boolean;
	codeStep: boolean;
	rightsVersion: number;
	roles: readonly SubjectRole[];
}

/** A user in one of their sessions. */
export interface Subject extends User {
	sessionId: string;
	/** Who acts in a session of the technical user. */
	operator?: ActingOperator | undefined;
}

/**
 * Their own roles and that of their company, for prices and categories: it grants no rights, whatever becomes of the role.
 * @returns nothing for a user who is archived
 */
export async function loadUser(sql: Sql, tenantId: string, userId: string): Promise<User | undefined> {
	const [user] = await sql<User[]>`
		select u.id, u.email, u.username, u.language, u.guest, u.admin, u.technical, u.code_step, u.rights_version,
			coalesce(
				jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'label', r.label, 'admin', h.own and r.admin,
					'access', case when h.own then r.access else '{}' end) order by r.name) filter (where r.id is not null), '[]'
			) as roles
		from users u
		left join lateral (
			select distinct on (role_id) role_id, own from (
				select role_id, true as own from user_roles where tenant_id = u.tenant_id and user_id = u.id
				union all
				select c.role_id, false from company_members m
				join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
				where m.tenant_id = u.tenant_id and m.user_id = u.id and c.role_id is not null and c.archived_at is null
			) g order by role_id, own desc
		) h on true
		left join roles r on r.tenant_id = u.tenant_id and r.id = h.role_id
		where u.tenant_id = ${tenantId} and u.id = ${userId} and u.archived_at is null
		group by u.tenant_id, u.id`;
	return user;
}
