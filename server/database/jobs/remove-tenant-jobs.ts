// What waits for a shop that is being removed. The job that removes it is being worked on, and stays until it has ended.
import type { Sql } from '../connection.ts';

export async function removeTenantJobs(sql: Sql, tenantId: string): Promise<void> {
	await sql`delete from jobs.job where data ->> 'tenantId' = ${tenantId} and state <> 'active'`;
}
