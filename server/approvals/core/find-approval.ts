// The approval of an order as its use cases hold it.
import type { ApprovalState, ApprovalStep } from '../../../rules/approvals/rule.ts';
import type { Sql } from '../../database/connection.ts';

/** As it was when the order was made. */
interface StoredRule {
	/** Null: a budget has asked for it, not a rule of the shop. */
	id: string | null;
	name: string;
	steps: ApprovalStep[];
	deadlineDays: number;
	mayChange: boolean;
}

export interface Approval {
	orderId: string;
	rule: StoredRule;
	state: ApprovalState;
	/** From 0 on. */
	step: number;
	hash: string;
	buyerId: string | null;
	companyId: string | null;
	due: number;
	begunAt: Date;
	deadline: Date;
	decidedAt: Date | null;
	revision: number;
}

/** @param lock until the end of the transaction; the order is locked before */
export async function findApproval(
	sql: Sql,
	tenantId: string,
	orderId: string,
	lock = false,
): Promise<Approval | undefined> {
	const [approval] = await sql<Approval[]>`
		select order_id, rule, state, step, hash, buyer_id, company_id, due::float8 as due, begun_at, deadline, decided_at, revision
		from order_approvals where tenant_id = ${tenantId} and order_id = ${orderId} ${lock ? sql`for update` : sql``}`;
	return approval;
}
