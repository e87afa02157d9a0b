// Enters users as they are, without mail and without asking who does it: for the demo and for the first admin of a tenant.
import type { FieldValues } from '../../../rules/accounts/profile.ts';
import { newId } from '../../../rules/ids.ts';
import type { Right } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { saveValues } from '../fields/field-values.ts';
import { freeUsername } from '../free-username.ts';
import { ensureAdminRole } from '../roles/admin-role.ts';

export interface UserToEnter {
	email: string;
	/** Not given: made from the address. */
	username?: string;
	language: string;
	passwordHash: string;
	codeStep?: boolean;
	/** The platform operator's flag. */
	admin?: boolean;
	/** Ids of roles. */
	roles?: readonly string[];
	values?: FieldValues;
}

/** One who is there already stays as they are, apart from their password. @returns the id */
export async function enterUser(sql: Sql, tenantId: string, user: UserToEnter): Promise<string> {
	const { email, language, passwordHash, codeStep = false, admin = false } = user;
	const username = user.username ?? (await freeUsername(sql, tenantId, email));
	const [entered] = await sql<{ id: string; isNew: boolean }[]>`
		insert into users (tenant_id, id, email, username, language, password_hash, code_step, admin, email_confirmed_at)
		values (${tenantId}, ${newId()}, ${email}, ${username}, ${language}, ${passwordHash}, ${codeStep}, ${admin}, now())
		on conflict (tenant_id, email) do update set password_hash = excluded.password_hash
		returning id, xmax = 0 as is_new`;
	if (!entered) throw new Error('the user could not be entered');
	if (!entered.isNew) return entered.id;
	await sql`
		insert into user_roles (tenant_id, user_id, role_id)
		select ${tenantId}, ${entered.id}, id from unnest(${[...(user.roles ?? [])]}::uuid[]) as given (id)`;
	await saveValues(sql, tenantId, entered.id, user.values ?? {});
	return entered.id;
}

export interface RoleToEnter {
	name: string;
	label: string;
	description: string;
	type: 'staff' | 'customer';
	access: readonly Right[];
}

/** One that is there already stays as it is; `admin` is the shipped one. @returns the id */
export async function enterRole(sql: Sql, tenantId: string, role: 'admin' | RoleToEnter): Promise<string> {
	if (role === 'admin') return ensureAdminRole(sql, tenantId);
	const { name, label, description, type, access } = role;
	await sql`
		insert into roles (tenant_id, id, name, label, description, type, access)
		values (${tenantId}, ${newId()}, ${name}, ${label}, ${description}, ${type}, ${[...access]}::text[])
		on conflict do nothing`;
	const [found] = await sql<{ id: string }[]>`select id from roles where tenant_id = ${tenantId} and name = ${name}`;
	if (!found) throw new Error('the role could not be entered');
	return found.id;
}

export async function findPasswordHash(sql: Sql, tenantId: string, email: string): Promise<string | undefined> {
	const [user] = await sql<{ passwordHash: string | null }[]>`
		select password_hash from users where tenant_id = ${tenantId} and email = ${email}`;
	return user?.passwordHash ?? undefined;
}
