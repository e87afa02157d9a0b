// Print jobs of a release whose provider has made the file, or has failed to: they are run again.
import { providerFailureCodes } from '../../../rules/printing/print-job.ts';
import type { Sql } from '../../database/connection.ts';
import { isJobWaiting } from '../../jobs/is-waiting.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { makeJobName } from './job-inputs.ts';
import { settleLine } from './settle-lines.ts';

const ofRelease = (sql: Sql, tenantId: string, releaseId: string) => sql`
	tenant_id = ${tenantId} and inputs -> 'release' ->> 'id' = ${releaseId}`;

/** Lines that failed for want of the file, of another order of the same design, get it too. */
async function reopenFailed(sql: Sql, tenantId: string, releaseId: string): Promise<void> {
	const reopened = await sql<{ itemId: string }[]>`
		update print_jobs set state = 'waiting', failure_code = null
		where ${ofRelease(sql, tenantId, releaseId)} and state = 'failed'
			and failure_code = any(${Object.values(providerFailureCodes)})
		returning item_id`;
	for (const { itemId } of reopened) await settleLine(sql, tenantId, itemId);
}

/** To be called in the transaction that changes the print, after the change. */
export async function wakePrintJobs(
	sql: Sql,
	tenantId: string,
	{ releaseId, isMade }: { releaseId: string; isMade: boolean },
): Promise<void> {
	if (isMade) await reopenFailed(sql, tenantId, releaseId);
	const waiting = await sql<{ id: string }[]>`
		select id from print_jobs where ${ofRelease(sql, tenantId, releaseId)} and state = 'waiting'`;
	for (const { id } of waiting)
		if (!(await isJobWaiting(sql, tenantId, makeJobName, { id }))) await sendJob(sql, tenantId, makeJobName, { id });
}
