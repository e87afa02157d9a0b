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
