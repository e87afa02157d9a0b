// An approval that somebody decides about: the order is held first, so that two who decide at once come one after the other, and the second is told
// who was first.
import type { Caller } from '../../accounts/services.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { hashOrder } from '../../orders/core/hash-order.ts';
import { lockOrder } from '../../orders/core/lock-order.ts';
import { type Approval, findApproval } from '../core/find-approval.ts';
import { type Approver, findApprovers, mightHaveDecided } from '../core/find-approvers.ts';

/** What the page has shown: a decision about anything else does not count. */
export interface Seen {
	revision: number;
	hash: string;
}

async function holdApproval(sql: Sql, tenantId: string, orderId: string): Promise<Approval> {
	await lockOrder(sql, tenantId, orderId, 'exclusive');
	const approval = await findApproval(sql, tenantId, orderId, true);
	if (!approval) throw new Refused('NOT_FOUND');
	return approval;
}

interface Latest {
	decision: string;
	at: Date;
	userId: string | null;
	byPerson: boolean;
}

/** @throws Refused APPROVAL_DECIDED with who has decided what, and when */
export async function refuseDecided(sql: Sql, tenantId: string, orderId: string): Promise<never> {
	const [latest] = await sql<Latest[]>`
		select decision, at, user_id, by_person from order_approval_steps
		where tenant_id = ${tenantId} and order_id = ${orderId} order by revision desc limit 1`;
	const names = await findNames(sql, tenantId, latest?.userId ? [latest.userId] : []);
	const by = (latest?.userId && names.get(latest.userId)) || null;
	throw new Refused('APPROVAL_DECIDED', undefined, {
		...{ by, decision: latest?.decision ?? null, at: latest?.at.toISOString() ?? null },
	});
}

/** Refuses who has seen something else than there is now. @returns the hash of what there is */
export async function checkSeen(
	sql: Sql,
	tenantId: string,
	{ orderId, revision }: Approval,
	seen: Seen,
): Promise<string> {
	if (seen.revision !== revision) return refuseDecided(sql, tenantId, orderId);
	const hash = await hashOrder(sql, tenantId, orderId);
	if (hash !== seen.hash) throw new Refused('APPROVAL_CHANGED');
	return hash;
}

export interface HeldByApprover {
	approval: Approval;
	approver: Approver;
	userId: string;
	hash: string;
}

/** For a decision of an approver. Who might have decided a moment ago is told who did. */
export async function holdAsApprover(sql: Sql, caller: Caller, orderId: string, seen: Seen): Promise<HeldByApprover> {
	const { tenant, user } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	const approval = await holdApproval(sql, tenant.id, orderId);
	const approver = (await findApprovers(sql, tenant.id, orderId)).find(({ userId }) => userId === user.id);
	if (!approver) {
		const isBuyer = user.id === approval.buyerId;
		if (!isBuyer && (await mightHaveDecided(sql, tenant.id, orderId, user.id)))
			return refuseDecided(sql, tenant.id, orderId);
		throw new Refused('APPROVAL_NOT_YOURS');
	}
	const hash = await checkSeen(sql, tenant.id, approval, seen);
	return { approval, approver, userId: user.id, hash };
}

/** For what is the buyer's to do. */
export async function holdAsBuyer(
	sql: Sql,
	caller: Caller,
	orderId: string,
): Promise<{ approval: Approval; userId: string }> {
	const { tenant, user } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	const approval = await holdApproval(sql, tenant.id, orderId);
	if (approval.buyerId !== user.id) throw new Refused('NOT_FOUND');
	return { approval, userId: user.id };
}
