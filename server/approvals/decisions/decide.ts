// What approvers decide about an order: they approve it, reject it, or send it back to its buyer, with fewer pieces where their rule allows that.
import type { Caller } from '../../accounts/services.ts';
import { actorOf } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { refuseField } from '../../failure.ts';
import { changeWaitingOrder } from '../../orders/checkout/change-waiting-order.ts';
import { giveUpUnapproved } from '../../orders/checkout/finish-order.ts';
import type { WantedLine } from '../../orders/checkout/reprice-waiting-order.ts';
import { hashOrder } from '../../orders/core/hash-order.ts';
import { recordEvent } from '../../orders/core/record-event.ts';
import { recordDecision } from '../core/record-decision.ts';
import { sendApprovalNotice } from '../core/send-notice.ts';
import { checkReason } from './check-reason.ts';
import { completeApproval } from './complete-approval.ts';
import { type HeldByApprover, holdAsApprover, type Seen } from './hold-approval.ts';
import { findNextStep } from './next-step.ts';

type Verdict = 'approved' | 'rejected' | 'returned';

/** In the story of the order and in the audit log. */
async function tell(
	sql: Sql,
	caller: Caller,
	{ approval, approver, hash }: HeldByApprover,
	verdict: Verdict,
	detail: { reason: string; changes?: readonly object[] },
): Promise<void> {
	const { tenant, user, services } = caller;
	const { orderId, step, rule } = approval;
	const { onBehalfOf } = approver;
	await recordEvent(sql, tenant.id, orderId, {
		actor: approver.isStandIn ? 'staff' : 'shopper',
		userId: user?.id,
		kind: 'approval',
		detail: {
			step: verdict,
			at: step + 1,
			steps: rule.steps.length,
			hash,
			...(onBehalfOf && { onBehalfOf }),
			...detail,
		},
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: `${verdict === 'approved' ? 'approve' : verdict === 'rejected' ? 'reject' : 'return'}Order`,
		entity: { type: 'order', id: orderId },
		after: { step: step + 1, hash },
	});
}

export async function approveOrder(sql: Sql, caller: Caller, orderId: string, seen: Seen, note: string): Promise<void> {
	const reason = checkReason(note, false);
	const held = await holdAsApprover(sql, caller, orderId, seen);
	const { approval, approver, userId, hash } = held;
	const tenantId = caller.tenant.id;
	const next = await findNextStep(sql, tenantId, approval, hash, approval.step);
	const revision = await recordDecision(sql, tenantId, approval, {
		...{ decision: 'approved', userId, onBehalfOf: approver.onBehalfOf, reason, hash },
		to: next === undefined ? { state: 'approved', step: approval.step } : { state: 'pending', step: next },
	});
	await tell(sql, caller, held, 'approved', { reason });
	if (next === undefined) await completeApproval(sql, tenantId, orderId, revision);
	else await sendApprovalNotice(sql, tenantId, { orderId, purpose: 'asked', revision });
}

/** Stock and budgets are free again. */
export async function rejectOrder(sql: Sql, caller: Caller, orderId: string, seen: Seen, given: string): Promise<void> {
	const reason = checkReason(given, true);
	const held = await holdAsApprover(sql, caller, orderId, seen);
	const { approval, approver, userId, hash } = held;
	const tenantId = caller.tenant.id;
	const revision = await recordDecision(sql, tenantId, approval, {
		...{ decision: 'rejected', userId, onBehalfOf: approver.onBehalfOf, reason, hash },
	});
	await tell(sql, caller, held, 'rejected', { reason });
	await giveUpUnapproved(sql, tenantId, orderId, 'approvalRejected');
	await sendApprovalNotice(sql, tenantId, { orderId, purpose: 'rejected', revision });
}

/** The buyer confirms what it is now, or takes it back. */
export async function returnOrder(
	sql: Sql,
	caller: Caller,
	orderId: string,
	seen: Seen,
	{ reason: given, lines }: { reason: string; lines: readonly WantedLine[] },
): Promise<void> {
	const reason = checkReason(given, true);
	const held = await holdAsApprover(sql, caller, orderId, seen);
	const { approval, approver, userId } = held;
	if (lines.length > 0 && !approval.rule.mayChange) throw refuseField('lines');
	const { tenant } = caller;
	const { changes, gross } =
		lines.length > 0 ? await changeWaitingOrder(sql, tenant, orderId, lines) : { changes: [], gross: undefined };
	const hash = changes.length > 0 ? await hashOrder(sql, tenant.id, orderId) : held.hash;
	const told = changes.map(({ position, name, before, quantity }) => ({ position, name, from: before, to: quantity }));
	const revision = await recordDecision(sql, tenant.id, approval, {
		...{ decision: 'returned', userId, onBehalfOf: approver.onBehalfOf, reason, changes: told, hash },
		...(changes.length > 0 && gross !== undefined && { due: gross }),
	});
	await tell(sql, caller, held, 'returned', { reason, changes: told });
	await sendApprovalNotice(sql, tenant.id, { orderId, purpose: 'returned', revision });
}
