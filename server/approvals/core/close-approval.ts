// The end of an approval without a decision of an approver: withdrawn by the buyer, by the shop, or with the buyer's account; or nobody decided.
import type { Sql } from '../../database/connection.ts';
import { findApproval } from './find-approval.ts';
import { recordDecision } from './record-decision.ts';

interface Closing {
	state: 'withdrawn' | 'expired';
	/** Null: nobody's doing. */
	userId: string | null;
	reason?: string;
}

/** What is decided stays so. @returns whether it was open */
export async function closeApproval(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ state, userId, reason = '' }: Closing,
): Promise<boolean> {
	const approval = await findApproval(sql, tenantId, orderId, true);
	if (!approval || approval.decidedAt !== null) return false;
	await recordDecision(sql, tenantId, approval, { decision: state, userId, reason, hash: approval.hash });
	return true;
}
