// Where the approvals of orders are that have no number yet, for lists.
import type { ApprovalState } from '../../../rules/approvals/rule.ts';
import type { Sql } from '../../database/connection.ts';
import { findApproverNames } from './find-approvers.ts';

export interface UnplacedApproval {
	state: ApprovalState;
	/** Names; nobody: those of the shop, or it does not wait any more. */
	waitsFor: string[];
}

/** By order; without a statement where there are none. */
export async function findUnplacedApprovals(
	sql: Sql,
	tenantId: string,
	orderIds: readonly string[],
): Promise<Map<string, UnplacedApproval>> {
	if (orderIds.length === 0) return new Map();
	const approvals = await sql<{ orderId: string; state: ApprovalState }[]>`
		select order_id, state from order_approvals where tenant_id = ${tenantId} and order_id = any(${[...orderIds]}::uuid[])`;
	const names = await findApproverNames(sql, tenantId, orderIds);
	return new Map(approvals.map(({ orderId, state }) => [orderId, { state, waitsFor: names.get(orderId) ?? [] }]));
}
