// What sessions tell of a person: when they were here.
import type { Sql } from '../../database/connection.ts';
import { announceSubject } from './announce-subject.ts';

interface KnownSession {
	createdAt: Date;
	lastUsedAt: Date;
	endedAt: Date | null;
}

export const sessionsOf = (sql: Sql, tenantId: string, userId: string): Promise<KnownSession[]> =>
	sql<KnownSession[]>`
		select created_at, last_used_at, ended_at from sessions
		where tenant_id = ${tenantId} and user_id = ${userId} order by created_at`;

/**
 * With what was answered in them, and what others were answered about them. A claim without a response tells nothing of them, and may be the one
 * of the very call that removes them.
 */
export async function removeSessionsOf(sql: Sql, tenantId: string, userId: string): Promise<void> {
	await sql`
		delete from remembered_answers
		where tenant_id = ${tenantId} and answer is not null and (
			answer like ${`%${userId}%`}
			or caller in (select id::text from sessions where tenant_id = ${tenantId} and user_id = ${userId})
		)`;
	await sql`delete from sessions where tenant_id = ${tenantId} and user_id = ${userId}`;
	await announceSubject(sql, tenantId, userId);
}
