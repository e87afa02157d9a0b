// A product begins or ends: lists and pages find that by themselves, but what is cached of them and counted of them is made anew.
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { isJobWaiting } from '../../jobs/is-waiting.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { countTotals } from './visibility.ts';

const jobName = 'catalogue.validity';

/** For the next moment at which any product begins or ends; the job looks for the one after that. */
export async function awaitValidity(sql: Sql, tenant: Tenant): Promise<void> {
	const [row] = await sql<{ next: Date | null }[]>`
		select min(case when valid_from > now() then valid_from when valid_until > now() then valid_until end) as next
		from products where tenant_id = ${tenant.id} and parent_id is null and published and archived_at is null`;
	if (row?.next && !(await isJobWaiting(sql, tenant.id, jobName, {}, row.next)))
		await sendJob(sql, tenant.id, jobName, {}, { startAfter: row.next });
}

export const validityJob = defineJob({
	name: jobName,
	atOnce: 1,
	run: ({ tenantId, inTenant }) =>
		inTenant(async (sql) => {
			await holdTenant(sql, tenantId);
			const tenant = await loadTenant(sql, tenantId);
			await countTotals(sql, tenant);
			await awaitValidity(sql, tenant);
			await announceChange(sql, tenantId, 'content');
		}),
});
