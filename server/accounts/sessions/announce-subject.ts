// Whatever changes what a user may do is announced to all processes together with the change itself.
import type { Sql } from '../../database/connection.ts';

/** The payload is the tenant's id and the user's. */
export const subjectChannel = 'subject_changed';

/** Call it in the transaction of the change: both happen, or neither. */
export async function announceSubject(sql: Sql, tenantId: string, ...userIds: string[]): Promise<void> {
	await sql`
		select pg_notify(${subjectChannel}, ${tenantId}::text || ' ' || id) from unnest(${userIds}::text[]) as changed (id)`;
}
