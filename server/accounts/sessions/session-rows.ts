// The rows of sessions: begun, looked up, ended. Their end is announced to every process in the transaction that ends them.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { announceSubject } from './announce-subject.ts';
import { sessionDays } from './family.ts';

export async function insertSession(
	sql: Sql,
	tenantId: string,
	{ sessionId, userId, refreshHash }: { sessionId: string; userId: string; refreshHash: string },
): Promise<void> {
	await sql`
		insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at)
		values (${tenantId}, ${sessionId}, ${userId}, ${refreshHash}, now() + make_interval(days => ${sessionDays}))`;
}

export const newSessionId = (): string => newId();

/** @returns whose session it is, if it lives */
export async function findSessionUser(sql: Sql, tenantId: string, sessionId: string): Promise<string | undefined> {
	const [row] = await sql<{ userId: string }[]>`
		select user_id from sessions
		where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null and expires_at > now()`;
	return row?.userId;
}

/** @returns whether it lived until now */
export async function endSession(sql: Sql, tenantId: string, sessionId: string): Promise<boolean> {
	const [ended] = await sql<{ userId: string }[]>`
		update sessions set ended_at = now() where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null
		returning user_id`;
	if (ended) await announceSubject(sql, tenantId, ended.userId);
	return ended !== undefined;
}

/** Of one user, on every device. */
export async function endSessionsOf(sql: Sql, tenantId: string, userId: string): Promise<void> {
	await sql`
		update sessions set ended_at = now() where tenant_id = ${tenantId} and user_id = ${userId} and ended_at is null`;
	await announceSubject(sql, tenantId, userId);
}
