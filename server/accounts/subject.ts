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

/** @returns nothing for a user who is archived */
export async function loadUser(sql: Sql, tenantId: string, userId: string): Promise<User | undefined> {
	const [user] = await sql<User[]>`
		select u.id, u.email, u.username, u.language, u.guest, u.admin, u.technical, u.code_step, u.rights_version,
			coalesce(
				jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'label', r.label, 'admin', r.admin, 'access', r.access)
					order by r.name) filter (where r.id is not null), '[]'
			) as roles
		from users u
		left join user_roles h on h.tenant_id = u.tenant_id and h.user_id = u.id
		left join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
		where u.tenant_id = ${tenantId} and u.id = ${userId} and u.archived_at is null
		group by u.tenant_id, u.id`;
	return user;
}
