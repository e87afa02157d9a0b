// Writes a decision down, and where the approval is after it: one place for all of them, under the lock of the order.
import { deadlineOf, reminderAt } from '../../../rules/approvals/deadlines.ts';
import type { ApprovalDecision, ApprovalState } from '../../../rules/approvals/rule.ts';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Approval } from './find-approval.ts';

export interface LineChange {
	position: number;
	name: string;
	from: number;
	/** 0: taken out. */
	to: number;
}

export interface NewDecision {
	decision: ApprovalDecision;
	/** Null: nobody's. */
	userId: string | null;
	onBehalfOf?: string | null;
	reason?: string;
	changes?: readonly LineChange[];
	/** Of what was seen; where lines were changed, of what it is then. */
	hash: string;
	due?: number;
	/** Where the approval goes; absent: where the decision leads by itself. */
	to?: { state: ApprovalState; step: number };
}

const ends: Record<ApprovalDecision, ApprovalState> = {
	approved: 'approved',
	rejected: 'rejected',
	returned: 'returned',
	confirmed: 'pending',
	withdrawn: 'withdrawn',
	expired: 'expired',
};

/** @returns the revision that it has led to */
export async function recordDecision(
	sql: Sql,
	tenantId: string,
	{ orderId, step, revision: before, due, rule }: Approval,
	decision: NewDecision,
): Promise<number> {
	const to = decision.to ?? { state: ends[decision.decision], step };
	const revision = before + 1;
	const isOpen = to.state === 'pending' || to.state === 'returned';
	const now = new Date();
	const deadline = deadlineOf(now, rule.deadlineDays);
	await sql`
		insert into order_approval_steps (
			tenant_id, id, order_id, step, decision, user_id, on_behalf_of, by_person, reason, changes, hash, revision
		) values (
			${tenantId}, ${newId()}, ${orderId}, ${step}, ${decision.decision}, ${decision.userId}, ${decision.onBehalfOf ?? null},
			${decision.userId !== null}, ${decision.reason ?? ''}, ${JSON.stringify(decision.changes ?? [])}::text::jsonb, ${decision.hash}, ${revision}
		)`;
	await sql`
		update order_approvals
		set state = ${to.state}, step = ${to.step}, revision = ${revision}, hash = ${decision.hash}, due = ${decision.due ?? due},
			deadline = case when ${isOpen} then ${deadline}::timestamptz else deadline end,
			remind_at = case when ${isOpen} then ${reminderAt(now, deadline)}::timestamptz else remind_at end,
			reminded_at = case when ${isOpen} then null else reminded_at end,
			decided_at = case when ${isOpen} then null else now() end
		where tenant_id = ${tenantId} and order_id = ${orderId}`;
	return revision;
}
