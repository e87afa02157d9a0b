// Has a subscription settled with what the provider says of it: a job, sent in the transaction of what has brought the news.
import type { Sql } from '../../database/connection.ts';
import { isJobWaiting } from '../../jobs/is-waiting.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const settleJobName = 'subscriptions.settle';

/** Ours, the provider's, or all of one customer of the provider. */
export type SettleName = { subscriptionId: string } | { providerId: string } | { customerId: string };

/** Of one payment there are half a dozen notifications: a job that has not begun reads what they all tell of. */
export async function sendSettling(sql: Sql, tenantId: string, name: SettleName & { trialEnds?: true }): Promise<void> {
	if (!(await isJobWaiting(sql, tenantId, settleJobName, name))) await sendJob(sql, tenantId, settleJobName, name);
}
