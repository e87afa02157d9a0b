// A username for a user who has not chosen one: from their address, with a number where it is taken.
import { numberedUsername, usernameFrom } from '../../rules/accounts/names.ts';
import type { Sql } from '../database/connection.ts';

/** Anyone else who looks for one in this tenant waits until this transaction is over: two cannot find the same. */
export async function freeUsername(sql: Sql, tenantId: string, email: string): Promise<string> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`usernames ${tenantId}`}, 0))`;
	const wished = usernameFrom(email);
	const taken = await sql<{ username: string }[]>`
		select username from users where tenant_id = ${tenantId} and username ~ ${`^${wished}[0-9]*$`}`;
	return numberedUsername(wished, new Set(taken.map(({ username }) => username)));
}
