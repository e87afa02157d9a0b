// What people are to be told of an approval: the job that writes the mails, sent in the transaction of what has happened.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const notifyJobName = 'approvals.notify';

const approvalNotices = [
	'asked',
	'reminder',
	'payable',
	'placed',
	'rejected',
	'returned',
	'expired',
	'paymentExpired',
] as const;

export interface ApprovalNotice {
	orderId: string;
	/** `asked` and `reminder` go to the approvers, everything else to the buyer. */
	purpose: (typeof approvalNotices)[number];
	/** Of the approval: each is told once. */
	revision: number;
}

export const sendApprovalNotice = (sql: Sql, tenantId: string, notice: ApprovalNotice): Promise<string> =>
	sendJob(sql, tenantId, notifyJobName, notice);

/** An approved order was not paid in time. */
export async function sendPaymentExpired(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const [approval] = await sql<{ revision: number }[]>`
		select revision from order_approvals where tenant_id = ${tenantId} and order_id = ${orderId}`;
	if (approval)
		await sendApprovalNotice(sql, tenantId, { orderId, purpose: 'paymentExpired', revision: approval.revision });
}
