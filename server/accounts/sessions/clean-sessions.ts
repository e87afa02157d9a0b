// Removes sessions that are over, and answers that no one will ask for again.
import type { Sql } from '../../database/connection.ts';
import { rememberHours } from './idempotency.ts';

/** Ended ones are kept a day longer: a user may want to know when. */
export async function cleanSessions(sql: Sql, tenantId: string): Promise<void> {
	await sql`
		delete from sessions
		where tenant_id = ${tenantId} and (expires_at < now() or ended_at < now() - interval '1 day')`;
	await sql`
		delete from remembered_answers
		where tenant_id = ${tenantId} and created_at < now() - make_interval(hours => ${rememberHours})`;
}
