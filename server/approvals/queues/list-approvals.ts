// Approvals as lists show them: what waits for a user, what they have decided or ordered, and all of a shop.
import type { ApprovalState } from '../../../rules/approvals/rule.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import { findApproverNames } from '../core/find-approvers.ts';

export const ownScopes = ['mine', 'decided', 'own'] as const;

export interface ListedApproval {
	orderId: string;
	number: string | null;
	state: ApprovalState;
	/** From 0 on, of so many. */
	step: number;
	steps: number;
	begunAt: Date;
	/** Since when it waits for those whom it waits for now. */
	waitsSince: Date;
	deadline: Date;
	decidedAt: Date | null;
	gross: number;
	currency: string;
	lineCount: number;
	/** Of the first line. */
	firstName: string;
	/** Who has ordered: by the account; once that is deleted, by the billing address. */
	customerName: string;
	companyName: string | null;
	costCentre: string | null;
	/** The caller may decide now. */
	mayDecide: boolean;
	/** It is approved, and waits for its money. */
	toPay: boolean;
	/** Until when that is possible. */
	payUntil: Date | null;
	waitsFor: string[];
}

export interface WantedApprovals {
	scope: (typeof ownScopes)[number] | 'all';
	/** Only those that wait for somebody. */
	open: boolean;
	state?: ApprovalState | null | undefined;
	/** In the name of the buyer or the company, in the cost centre or in the order number. */
	search?: string;
	userId: string;
	first: number;
	offset: number;
}

type Row = Omit<ListedApproval, 'waitsFor'> & { buyerId: string | null };

const asked = (sql: Sql, userId: string) => sql`(
	a.state = 'pending' and exists (select from approvers_of(a.tenant_id, a.order_id, null) p where p.user_id = ${userId})
)`;

function matching(sql: Sql, search = '') {
	const wanted = search.trim();
	if (wanted === '') return sql``;
	const pattern = containing(wanted);
	return sql`and exists (
		select from orders f left join companies c on c.tenant_id = f.tenant_id and c.id = f.company_id
		where f.tenant_id = a.tenant_id and f.id = a.order_id
			and (f.customer_name ilike ${pattern} or c.name ilike ${pattern} or f.cost_centre ilike ${pattern} or f.number ilike ${pattern} or exists (
				select from user_field_values v
				where v.tenant_id = f.tenant_id and v.user_id = a.buyer_id and v.field_name in ('firstName', 'surname') and v.value ilike ${pattern}
			))
	)`;
}

function scoped(sql: Sql, { scope, userId, open, state, search }: WantedApprovals) {
	const narrowed = open ? sql`and a.state in ('pending', 'returned')` : sql``;
	if (scope === 'mine') return sql`and ${asked(sql, userId)}`;
	if (scope === 'own') return sql`and a.buyer_id = ${userId} ${narrowed}`;
	if (scope === 'decided')
		return sql`and exists (
			select from order_approval_steps s
			where s.tenant_id = a.tenant_id and s.order_id = a.order_id and s.user_id = ${userId} and s.decision in ('approved', 'rejected', 'returned')
		) and not ${asked(sql, userId)}`;
	const ofState = state ? sql`and a.state = ${state}` : sql``;
	return sql`${narrowed} ${ofState} ${matching(sql, search)}`;
}

/** What is due first comes first, of those that wait; then the latest. */
export async function listApprovals(
	sql: Sql,
	tenantId: string,
	wanted: WantedApprovals,
): Promise<{ items: ListedApproval[]; total: number }> {
	const { first, offset, userId } = wanted;
	const [items, [counted]] = await Promise.all([
		sql<Row[]>`
			select a.order_id, a.buyer_id, o.number, a.state, a.step, jsonb_array_length(a.rule -> 'steps') as steps, a.begun_at, a.deadline, a.decided_at,
				o.gross::float8 as gross, o.currency, o.line_count, o.customer_name, o.cost_centre, ${asked(sql, userId)} as may_decide,
				o.status = 'inCreation' and o.approval = 'approved' as to_pay,
				case when o.status = 'inCreation' and o.approval = 'approved' then o.reserved_until end as pay_until, coalesce((
					select max(s.at) from order_approval_steps s where s.tenant_id = a.tenant_id and s.order_id = a.order_id
				), a.begun_at) as waits_since, (
					select l.name from order_lines l where l.tenant_id = a.tenant_id and l.order_id = a.order_id order by l.position limit 1
				) as first_name, (
					select c.name from companies c where c.tenant_id = a.tenant_id and c.id = o.company_id
				) as company_name
			from order_approvals a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
			where a.tenant_id = ${tenantId} ${scoped(sql, wanted)}
			order by a.decided_at is not null, case when a.decided_at is null then a.deadline end, a.decided_at desc, a.order_id
			limit ${first} offset ${offset}`.execute(),
		sql<{ total: number }[]>`
			select count(*)::int as total from order_approvals a where a.tenant_id = ${tenantId} ${scoped(sql, wanted)}`.execute(),
	]);
	const orderIds = items.map(({ orderId }) => orderId);
	const buyerIds = items.flatMap(({ buyerId }) => buyerId ?? []);
	const [approvers, buyers] = await Promise.all([
		findApproverNames(sql, tenantId, orderIds),
		findNames(sql, tenantId, buyerIds),
	]);
	return {
		total: counted?.total ?? 0,
		items: items.map(({ buyerId, ...item }) => ({
			...item,
			customerName: (buyerId && buyers.get(buyerId)) || item.customerName,
			waitsFor: approvers.get(item.orderId) ?? [],
		})),
	};
}

/** For the card of the overview and the entry of the account. */
export async function countMine(sql: Sql, tenantId: string, userId: string): Promise<number> {
	const [counted] = await sql<{ count: number }[]>`
		select count(*)::int as count from order_approvals a where a.tenant_id = ${tenantId} and ${asked(sql, userId)}`;
	return counted?.count ?? 0;
}
