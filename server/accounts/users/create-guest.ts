// A user without address and password: a user who has the session is that user.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { User } from '../subject.ts';

export async function createGuest(sql: Sql, tenantId: string, language: string): Promise<User> {
	const [made] = await sql<Omit<User, 'roles'>[]>`
		insert into users (tenant_id, id, language, guest) values (${tenantId}, ${newId()}, ${language}, true)
		returning id, email, username, language, guest, admin, technical, code_step, rights_version`;
	if (!made) throw new Error('the guest could not be made');
	return { ...made, roles: [] };
}

/** A guest with an id of its own, whom nobody has a session of: made where there is none any more, and kept for another while. */
export async function ensureGuest(sql: Sql, tenantId: string, id: string, language: string): Promise<User> {
	const [made] = await sql<Omit<User, 'roles'>[]>`
		insert into users (tenant_id, id, language, guest) values (${tenantId}, ${id}, ${language}, true)
		on conflict (tenant_id, id) do update set created_at = now()
		returning id, email, username, language, guest, admin, technical, code_step, rights_version`;
	if (!made) throw new Error('the guest could not be made');
	return { ...made, roles: [] };
}
