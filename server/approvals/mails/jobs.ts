// What follows from approvals by itself: mails, reminders, and the end of what nobody has decided or paid in time.
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import { type ApprovalNotice, notifyJobName } from '../core/send-notice.ts';
import { expire, findExpired, findShopsWithDueApprovals, remind } from '../decisions/sweep.ts';
import { writeApprovalNotice } from './write-notice.ts';

interface Mails {
	platformAddress: PlatformAddress;
}

export const approvalNoticeJob = ({ platformAddress }: Mails): JobDefinition<ApprovalNotice> =>
	defineJob({
		name: notifyJobName,
		run: ({ tenantId, inTenant, payload }) =>
			inTenant((sql) => writeApprovalNotice(sql, tenantId, payload, platformAddress)),
	});

export const sweepApprovals: JobDefinition = defineJob({
	name: 'approvals.sweep',
	cron: '*/5 * * * *',
	mayTakeSeconds: 300,
	findTenants: findShopsWithDueApprovals,
	async run({ tenantId, inTenant }) {
		await inTenant((sql) => remind(sql, tenantId));
		const due = await inTenant((sql) => findExpired(sql, tenantId));
		for (const one of due) await inTenant((sql) => expire(sql, tenantId, one));
	},
});
