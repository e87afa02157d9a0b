// Jobs of a tenant that have failed ten times. They wait for a person, who sees why and can have them tried again.
import type { Sql } from '../database/connection.ts';

export interface DeadLetterJob {
	id: string;
	name: string;
	payload: object;
	/** What the last try failed with. */
	reason: string;
	sentAt: Date;
	parkedAt: Date;
}

const atMost = 100;

/** The latest first. */
export async function listDeadLetterJobs(sql: Sql, tenantId: string): Promise<DeadLetterJob[]> {
	return sql<DeadLetterJob[]>`
		select id, name, data->'payload' as payload, created_on as "sentAt", completed_on as "parkedAt",
			coalesce(output->>'message', output->'value'->>'message', '') as reason
		from jobs.job
		where state = 'failed' and tenant_id = ${tenantId}
		order by completed_on desc limit ${atMost}`;
}
