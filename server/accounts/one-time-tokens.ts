// Tokens in links of mails: random, kept as a hash, good for one use and not for long.
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { hashOf, newToken } from './sessions/keys.ts';

type Purpose = 'confirm' | 'reset';

const hoursToLive: Record<Purpose, number> = { confirm: 72, reset: 1 };

/** Of a link by which an invited user chooses a first password. */
export const invitationHours = 72;

export async function makeToken(
	sql: Sql,
	tenantId: string,
	userId: string,
	purpose: Purpose,
	hours = hoursToLive[purpose],
): Promise<string> {
	const token = newToken();
	await sql`
		insert into one_time_tokens (tenant_id, token_hash, purpose, user_id, expires_at)
		values (${tenantId}, ${hashOf(token)}, ${purpose}, ${userId}, now() + make_interval(hours => ${hours}))`;
	return token;
}

/** All others of the same purpose are used up with it. @returns whose it is */
export async function useOneTimeToken(sql: Sql, tenantId: string, token: string, purpose: Purpose): Promise<string> {
	const [used] = await sql<{ userId: string }[]>`
		update one_time_tokens set used_at = now()
		where tenant_id = ${tenantId} and token_hash = ${hashOf(token)} and purpose = ${purpose}
			and used_at is null and expires_at > now()
		returning user_id`;
	if (!used) throw new Refused('LINK_NOT_VALID');
	await sql`
		update one_time_tokens set used_at = now()
		where tenant_id = ${tenantId} and user_id = ${used.userId} and purpose = ${purpose} and used_at is null`;
	return used.userId;
}
