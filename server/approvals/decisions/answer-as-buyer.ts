// What the buyer does about an order that was sent back: confirms it as it is now, so that those who approve are asked anew, or takes it back, which is
// possible as long as it is neither placed nor being paid.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { giveUpUnapproved } from '../../orders/checkout/finish-order.ts';
import { recordEvent } from '../../orders/core/record-event.ts';
import { recordDecision } from '../core/record-decision.ts';
import { sendApprovalNotice } from '../core/send-notice.ts';
import { checkReason } from './check-reason.ts';
import { checkSeen, holdAsBuyer, refuseDecided, type Seen } from './hold-approval.ts';
import { findNextStep } from './next-step.ts';

export async function confirmReturnedOrder(
	sql: Sql,
	caller: Caller,
	orderId: string,
	seen: Seen,
	note: string,
): Promise<void> {
	const reason = checkReason(note, false);
	const { approval, userId } = await holdAsBuyer(sql, caller, orderId);
	const { tenant, services } = caller;
	if (approval.state !== 'returned') return refuseDecided(sql, tenant.id, orderId);
	const hash = await checkSeen(sql, tenant.id, approval, seen);
	// The step that has sent it back has not approved it.
	const step = (await findNextStep(sql, tenant.id, approval, hash)) ?? approval.step;
	const revision = await recordDecision(sql, tenant.id, approval, {
		...{ decision: 'confirmed', userId, reason, hash },
		to: { state: 'pending', step },
	});
	const detail = { step: 'confirmed', hash, reason };
	await recordEvent(sql, tenant.id, orderId, { actor: 'shopper', userId, kind: 'approval', detail });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'confirmOrder',
		entity: { type: 'order', id: orderId },
		after: { hash },
	});
	await sendApprovalNotice(sql, tenant.id, { orderId, purpose: 'asked', revision });
}

async function isBeingPaid(sql: Sql, tenantId: string, orderId: string): Promise<boolean> {
	const rows = await sql`
		select from payments where tenant_id = ${tenantId} and order_id = ${orderId} and state in ('opening', 'open', 'paid') limit 1`;
	return rows.length > 0;
}

export async function withdrawOrder(sql: Sql, caller: Caller, orderId: string): Promise<void> {
	const { tenant, services } = caller;
	const { approval, userId } = await holdAsBuyer(sql, caller, orderId);
	const isOpen = approval.decidedAt === null;
	const [payable] = await sql`
		select from orders
		where tenant_id = ${tenant.id} and id = ${orderId} and status = 'inCreation' and approval = 'approved'`;
	if (!isOpen && !payable) return refuseDecided(sql, tenant.id, orderId);
	if (!isOpen && (await isBeingPaid(sql, tenant.id, orderId))) throw new Refused('ORDER_NOT_MOVED');
	await recordDecision(sql, tenant.id, approval, { decision: 'withdrawn', userId, hash: approval.hash });
	const detail = { step: 'withdrawn', hash: approval.hash };
	await recordEvent(sql, tenant.id, orderId, { actor: 'shopper', userId, kind: 'approval', detail });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'withdrawOrder',
		entity: { type: 'order', id: orderId },
	});
	await giveUpUnapproved(sql, tenant.id, orderId, 'approvalWithdrawn');
}
