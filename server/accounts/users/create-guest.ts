// A user without address and password: whoever has the session is he.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns the id */
export async function createGuest(sql: Sql, tenantId: string, language: string): Promise<string> {
	const id = newId();
	await sql`insert into users (tenant_id, id, language, guest) values (${tenantId}, ${id}, ${language}, true)`;
	return id;
}
