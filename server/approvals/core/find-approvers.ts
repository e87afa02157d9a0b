// Who may decide about an order now, and what a user may see because of that.
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

export interface Approver {
	userId: string;
	/** Whom they stand in for. */
	onBehalfOf: string | null;
	/** Of the shop, as nobody else is left. */
	isStandIn: boolean;
}

/** None where it waits for nobody, or only for the buyer. */
export const findApprovers = (sql: Sql, tenantId: string, orderId: string) =>
	sql<Approver[]>`
		select p.user_id, p.on_behalf_of, p.is_stand_in from order_approvals a
		cross join lateral approvers_of(a.tenant_id, a.order_id, null) p
		where a.tenant_id = ${tenantId} and a.order_id = ${orderId} and a.state = 'pending'
		order by p.on_behalf_of nulls first, p.user_id`;

/** Whether the user might have decided an earlier step, or this one before somebody else did. */
export async function mightHaveDecided(sql: Sql, tenantId: string, orderId: string, userId: string): Promise<boolean> {
	const rows = await sql`
		select from order_approvals a cross join lateral generate_series(0, a.step) s (step)
		cross join lateral approvers_of(a.tenant_id, a.order_id, s.step) p
		where a.tenant_id = ${tenantId} and a.order_id = ${orderId} and p.user_id = ${userId} limit 1`;
	return rows.length > 0;
}

/** For "waits for approval by": those of the rule alone, and of these not who only stands in; of the shop nobody is named. */
export async function findApproverNames(
	sql: Sql,
	tenantId: string,
	orderIds: readonly string[],
): Promise<Map<string, string[]>> {
	if (orderIds.length === 0) return new Map();
	const rows = await sql<{ orderId: string; userId: string }[]>`
		select a.order_id, p.user_id from order_approvals a
		cross join lateral approvers_of(a.tenant_id, a.order_id, null) p
		where a.tenant_id = ${tenantId} and a.order_id = any(${[...orderIds]}::uuid[]) and a.state = 'pending' and p.on_behalf_of is null and not p.is_stand_in order by p.user_id`;
	const names = await findNames(
		sql,
		tenantId,
		rows.map(({ userId }) => userId),
	);
	return new Map(
		orderIds.map((orderId) => [
			orderId,
			rows.flatMap((row) => (row.orderId === orderId ? (names.get(row.userId) ?? []) : [])),
		]),
	);
}

/** Of an order `o`: whether the user is among those whom its rule asks, in whichever step, or has decided about it. */
export const isSeenByApprover = (sql: Sql, tenantId: string, userId: string): Fragment => sql`(
	exists (
		select from order_approvals a
		cross join lateral generate_series(0, jsonb_array_length(a.rule -> 'steps') - 1) s (step)
		cross join lateral approvers_of(a.tenant_id, a.order_id, s.step) p
		where a.tenant_id = ${tenantId} and a.order_id = o.id and p.user_id = ${userId}
	) or exists (
		select from order_approval_steps s
		where s.tenant_id = ${tenantId} and s.order_id = o.id and s.user_id = ${userId} and s.decision in ('approved', 'rejected', 'returned')
	)
)`;
