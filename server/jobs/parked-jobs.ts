// Jobs of a tenant that have failed ten times. They wait for a person, who sees why and can have them tried again.
import type { Sql } from '../database/connection.ts';
import { jobChannel } from '../database/job-statements.ts';

export interface ParkedJob {
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
export async function listParkedJobs(sql: Sql, tenantId: string): Promise<ParkedJob[]> {
	return sql<ParkedJob[]>`
		select id, name, data->'payload' as payload, created_on as "sentAt", completed_on as "parkedAt",
			coalesce(output->>'message', output->'value'->>'message', '') as reason
		from jobs.job
		where state = 'failed' and data->>'tenantId' = ${tenantId}
		order by completed_on desc limit ${atMost}`;
}

/**
 * From the beginning, with all its tries. Not by pg-boss's own way, which gives one try and leaves the old dates in place, by
 * which the job may be archived before anybody has run it.
 * @returns whether there was such a job
 */
export async function retryParkedJob(sql: Sql, tenantId: string, id: string): Promise<boolean> {
	const retried = await sql`
		update jobs.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null, output = null,
			start_after = now(), keep_until = now() + interval '14 days'
		where id = ${id} and state = 'failed' and data->>'tenantId' = ${tenantId}`;
	if (retried.count > 0) await sql`select pg_notify(${jobChannel}, '')`;
	return retried.count > 0;
}
