// One approval with its story, for those who may see it: who ordered it, whom its rule asks, and those of the shop who look after orders.
import type { ApprovalDecision } from '../../../rules/approvals/rule.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { Subject } from '../../accounts/subject.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import { hashOrder } from '../../orders/core/hash-order.ts';
import { type FoundOrder, findOrder } from '../../orders/find-order.ts';
import { type Approval, findApproval } from '../core/find-approval.ts';
import { type Approver, findApprovers, isSeenByApprover } from '../core/find-approvers.ts';
import type { LineChange } from '../core/record-decision.ts';

interface StepRow {
	id: string;
	step: number;
	decision: ApprovalDecision;
	userId: string | null;
	onBehalfOf: string | null;
	byPerson: boolean;
	reason: string;
	changes: LineChange[];
	at: Date;
	hash: string;
}

export interface Decision extends StepRow {
	/** Null: nobody's doing, or of an account that is erased. */
	by: string | null;
	onBehalfOfName: string | null;
}

export interface ApprovalDetails {
	approval: Approval;
	order: FoundOrder;
	/** Of what there is now. */
	hash: string;
	decisions: Decision[];
	approvers: Approver[];
	names: ReadonlyMap<string, string>;
	isBuyer: boolean;
	/** The caller, where they may decide now. */
	own: Approver | undefined;
	/** It is approved, and can be paid until then. */
	payUntil: Date | null;
	companyName: string | null;
	costCentre: string | null;
}

interface OrderRow {
	reservedUntil: Date | null;
	companyName: string | null;
	costCentre: string | null;
	seen: boolean;
}

/** What would be changed is only shown to who may change it. */
export async function checkMayChange(sql: Sql, tenantId: string, user: Subject, orderId: string): Promise<void> {
	const { own, approval } = await findApprovalDetails(sql, tenantId, user, orderId);
	if (!own) throw new Refused('APPROVAL_NOT_YOURS');
	if (!approval.rule.mayChange) throw refuseField('lines');
}

/** @throws Refused NOT_FOUND where there is none, or not for this user */
export async function findApprovalDetails(
	sql: Sql,
	tenantId: string,
	user: Subject,
	orderId: string,
): Promise<ApprovalDetails> {
	const [approval, [row]] = await Promise.all([
		findApproval(sql, tenantId, orderId),
		sql<OrderRow[]>`
			select case when o.status = 'inCreation' and o.approval = 'approved' then o.reserved_until end as reserved_until, o.cost_centre,
				(select c.name from companies c where c.tenant_id = ${tenantId} and c.id = o.company_id) as company_name,
				${isSeenByApprover(sql, tenantId, user.id)} as seen
			from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId}`.execute(),
	]);
	const isBuyer = approval?.buyerId === user.id;
	if (!approval || !row || !(isBuyer || row.seen || mayDo(user, 'qOrder'))) throw new Refused('NOT_FOUND');
	const [order, hash, approvers, steps] = await Promise.all([
		findOrder(sql, tenantId, { id: orderId }),
		hashOrder(sql, tenantId, orderId),
		findApprovers(sql, tenantId, orderId),
		sql<StepRow[]>`
			select id, step, decision, user_id, on_behalf_of, by_person, reason, changes, at, hash from order_approval_steps
			where tenant_id = ${tenantId} and order_id = ${orderId} order by revision`.execute(),
	]);
	if (!order) throw new Refused('NOT_FOUND');
	const names = await findNames(
		sql,
		tenantId,
		[
			...approvers.flatMap(({ userId, onBehalfOf }) => [userId, onBehalfOf]),
			...steps.flatMap(({ userId, onBehalfOf }) => [userId, onBehalfOf]),
			approval.buyerId,
		].flatMap((id) => id ?? []),
	);
	const nameOf = (id: string | null) => (id && names.get(id)) || null;
	return {
		...{ approval, order, hash, approvers, names, isBuyer },
		decisions: steps.map((step) => ({ ...step, by: nameOf(step.userId), onBehalfOfName: nameOf(step.onBehalfOf) })),
		own: approvers.find(({ userId }) => userId === user.id),
		payUntil: row.reservedUntil,
		companyName: row.companyName,
		costCentre: row.costCentre,
	};
}
