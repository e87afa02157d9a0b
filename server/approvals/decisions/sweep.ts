// What time does to approvals: those who are asked are reminded once, then the order expires; what was approved and is not paid in time ends as well.
import type { Sql } from '../../database/connection.ts';
import { giveUpOrder, giveUpUnapproved } from '../../orders/checkout/finish-order.ts';
import { lockOrder } from '../../orders/core/lock-order.ts';
import { recordEvent } from '../../orders/core/record-event.ts';
import { closeApproval } from '../core/close-approval.ts';
import { findApproval } from '../core/find-approval.ts';
import { sendApprovalNotice } from '../core/send-notice.ts';

const atMost = 200;

export async function findShopsWithDueApprovals(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_due_approvals() as id`;
	return shops.map(({ id }) => id);
}

/** Those who have not answered: the approvers, or the buyer of what was sent back. */
export async function remind(sql: Sql, tenantId: string): Promise<void> {
	const due = await sql<{ orderId: string; revision: number }[]>`
		update order_approvals set reminded_at = now()
		where tenant_id = ${tenantId} and state in ('pending', 'returned') and reminded_at is null and remind_at < now() and deadline > now()
		returning order_id, revision`;
	for (const one of due) await sendApprovalNotice(sql, tenantId, { ...one, purpose: 'reminder' });
}

export interface Due {
	orderId: string;
	isApproved: boolean;
}

/** A page that somebody may still pay on is left to the sweep of payments. */
export const findExpired = (sql: Sql, tenantId: string) => sql<Due[]>`
	(
		select a.order_id, false as is_approved from order_approvals a
		where a.tenant_id = ${tenantId} and a.state in ('pending', 'returned') and a.deadline < now()
		order by a.deadline limit ${atMost}
	) union all (
		select o.id, true from orders o
		where o.tenant_id = ${tenantId} and o.status = 'inCreation' and o.approval = 'approved' and o.reserved_until < now()
			and not exists (
				select from payments p where p.tenant_id = ${tenantId} and p.order_id = o.id and p.state in ('opening', 'open')
			)
		limit ${atMost}
	)`;

/** In a transaction of its own; what was decided meanwhile stays so. */
export async function expire(sql: Sql, tenantId: string, { orderId, isApproved }: Due): Promise<void> {
	await lockOrder(sql, tenantId, orderId, 'exclusive');
	if (isApproved) return giveUpOrder(sql, tenantId, orderId, 'expired');
	const approval = await findApproval(sql, tenantId, orderId, true);
	if (!approval || approval.deadline > new Date()) return;
	if (!(await closeApproval(sql, tenantId, orderId, { state: 'expired', userId: null }))) return;
	const detail = { step: 'expired', hash: approval.hash };
	await recordEvent(sql, tenantId, orderId, { actor: 'system', kind: 'approval', detail });
	await giveUpUnapproved(sql, tenantId, orderId, 'approvalExpired');
	await sendApprovalNotice(sql, tenantId, { orderId, purpose: 'expired', revision: approval.revision + 1 });
}
