// Forgets tasks that have been done for half a year: the audit log knows who has finished what.
import { defineJob } from '../jobs/define-job.ts';

export const sweepTasks = defineJob({
	name: 'tasks.sweep',
	cron: '47 3 * * *',
	run: ({ tenantId, inTenant }) =>
		inTenant(async (sql) => {
			await sql`delete from tasks where tenant_id = ${tenantId} and done_at < now() - interval '180 days'`;
		}),
});
