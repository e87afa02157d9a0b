// Tries a job again that has failed for good.
import type { Sql } from '../connection.ts';
import { jobChannel } from './job-data.ts';

/**
 * From the beginning, with all its tries.
 * @returns whether there was such a job
 */
export async function retryFailedJob(sql: Sql, tenantId: string, id: string): Promise<boolean> {
	const retried = await sql`
		update jobs.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null, output = null,
			start_after = now(), keep_until = now() + interval '14 days'
		where id = ${id} and state = 'failed' and tenant_id = ${tenantId}`;
	if (retried.count > 0) await sql`select pg_notify(${jobChannel}, '')`;
	return retried.count > 0;
}
