// After the last approval: what is paid by invoice is placed at once by the usual way, what is paid online waits for its money.
import { daysToPay, deadlineOf } from '../../../rules/approvals/deadlines.ts';
import { isOnline } from '../../../rules/payments/methods.ts';
import type { Sql } from '../../database/connection.ts';
import { finishOrder } from '../../orders/checkout/finish-order.ts';
import { setApproval } from '../../orders/core/set-approval.ts';
import { sendApprovalNotice } from '../core/send-notice.ts';

export async function completeApproval(sql: Sql, tenantId: string, orderId: string, revision: number): Promise<void> {
	const [order] = await sql<{ paymentMethod: string }[]>`
		select payment_method from orders where tenant_id = ${tenantId} and id = ${orderId}`;
	const isPaidOnline = isOnline(order?.paymentMethod ?? '');
	const payUntil = isPaidOnline ? deadlineOf(new Date(), daysToPay) : null;
	await setApproval(sql, tenantId, orderId, 'approved', payUntil);
	await sendApprovalNotice(sql, tenantId, { orderId, purpose: isPaidOnline ? 'payable' : 'placed', revision });
	// It draws the number: nothing comes after it.
	if (!isPaidOnline) await finishOrder(sql, tenantId, orderId, null);
}
