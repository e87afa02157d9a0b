// Makes, changes and removes roles. No one puts a right into a role, or takes one out, that they do not hold themselves.
import { isPlainName } from '../../../rules/field-formats.ts';
import { newId } from '../../../rules/ids.ts';
import { covers, isRight, type Right } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { isReferenced, Refused } from '../../failure.ts';
import { actorOf, type Caller } from '../services.ts';
import { announceSubject } from '../sessions/announce-subject.ts';
import { refuseTaken } from '../taken.ts';
import { findRoles, type Role } from './list-roles.ts';

export interface RoleToSave {
	name: string;
	/** What people read; the name if there is none. */
	label: string;
	description: string;
	type: Role['type'];
	access: readonly string[];
	requiresCode: boolean;
}

function check({ name, label, description, access, ...rest }: RoleToSave) {
	if (!isPlainName(name)) throw new Refused('ROLE_NAME_INVALID');
	const known: Right[] = [...new Set(access)].filter(isRight);
	if (known.length < new Set(access).size) throw new Refused('VALIDATION', 'access');
	if (label.length > 200 || description.length > 2000) throw new Refused('VALIDATION', 'label, description');
	return { ...rest, name, label: label.trim() || name, description: description.trim(), access: known };
}

const shown = ({ name, label, description, type, access, requiresCode }: Role) => ({
	name,
	label,
	description,
	type,
	access,
	requiresCode,
});

async function findRole(sql: Sql, tenantId: string, id: string): Promise<Role> {
	const [role] = await findRoles(sql, tenantId, [id]);
	if (!role) throw new Refused('NOT_FOUND');
	return role;
}

/** With other rights their older access tokens are no longer taken. */
async function announceHolders(sql: Sql, tenantId: string, roleId: string, otherRights = true): Promise<void> {
	// Locked in one order, so that two changes of roles with the same holders do not wait for each other.
	const holders = await sql<{ id: string }[]>`
		with holders as (
			select u.id from users u
			join user_roles h on h.tenant_id = u.tenant_id and h.user_id = u.id
			where u.tenant_id = ${tenantId} and h.role_id = ${roleId}
			order by u.id for no key update of u
		)
		update users u set rights_version = rights_version + ${otherRights ? 1 : 0}
		from holders where u.tenant_id = ${tenantId} and u.id = holders.id
		returning u.id`;
	await announceSubject(sql, tenantId, ...holders.map(({ id }) => id));
}

export async function createRole(sql: Sql, caller: Caller, wanted: RoleToSave): Promise<Role> {
	const { tenant, user, services } = caller;
	const { name, label, description, type, access, requiresCode } = check(wanted);
	if (!covers(user, [{ admin: false, access }])) throw new Refused('GRANT_BEYOND');
	const id = newId();
	await sql`
		insert into roles (tenant_id, id, name, label, description, type, access, requires_code)
		values (${tenant.id}, ${id}, ${name}, ${label}, ${description}, ${type}, ${access}::text[], ${requiresCode})`.catch(
		refuseTaken,
	);
	const made = await findRole(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createRole',
		entity: { type: 'role', id },
		after: shown(made),
	});
	return made;
}

const sameSet = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((x) => b.includes(x));

export async function updateRole(sql: Sql, caller: Caller, id: string, wanted: RoleToSave): Promise<Role> {
	const { tenant, user, services } = caller;
	const { name, label, description, type, access, requiresCode } = check(wanted);
	await sql`select from roles where tenant_id = ${tenant.id} and id = ${id} for no key update`;
	const before = await findRole(sql, tenant.id, id);
	if (!covers(user, [before, { admin: false, access }])) throw new Refused('GRANT_BEYOND');
	if (before.admin && (name !== before.name || type !== before.type || !sameSet(access, before.access)))
		throw new Refused('ROLE_PROTECTED');
	await sql`
		update roles set name = ${name}, label = ${label}, description = ${description}, type = ${type},
			access = ${access}::text[], requires_code = ${requiresCode}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	await announceHolders(sql, tenant.id, id, !sameSet(access, before.access));
	const after = await findRole(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateRole',
		entity: { type: 'role', id },
		before: shown(before),
		after: shown(after),
	});
	return after;
}

/** A user who had it has it no longer. */
export async function deleteRole(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, user, services } = caller;
	await sql`select from roles where tenant_id = ${tenant.id} and id = ${id} for no key update`;
	const before = await findRole(sql, tenant.id, id);
	if (before.admin) throw new Refused('ROLE_PROTECTED');
	if (!covers(user, [before])) throw new Refused('GRANT_BEYOND');
	await announceHolders(sql, tenant.id, id);
	await sql`delete from user_roles where tenant_id = ${tenant.id} and role_id = ${id}`;
	// Without its last role a category would be open to everyone.
	await sql`delete from roles where tenant_id = ${tenant.id} and id = ${id}`.catch((error) => {
		throw isReferenced(error) ? new Refused('ROLE_IN_USE') : error;
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteRole',
		entity: { type: 'role', id },
		before: shown(before),
	});
}
