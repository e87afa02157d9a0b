// Which step comes after a decision: the first that nobody has approved as the order is now. What was changed is approved anew from the first step on, also
// by who has changed it.
import type { Sql } from '../../database/connection.ts';
import type { Approval } from '../core/find-approval.ts';

/** @returns undefined where all are approved */
export async function findNextStep(
	sql: Sql,
	tenantId: string,
	{ orderId, rule }: Pick<Approval, 'orderId' | 'rule'>,
	hash: string,
	justApproved?: number,
): Promise<number | undefined> {
	const rows = await sql<{ step: number }[]>`
		select distinct step from order_approval_steps
		where tenant_id = ${tenantId} and order_id = ${orderId} and hash = ${hash} and decision = 'approved'`;
	const approved = new Set([...rows.map(({ step }) => step), ...(justApproved === undefined ? [] : [justApproved])]);
	return rule.steps.map((_step, index) => index).find((index) => !approved.has(index));
}
