// What a company may spend. An order is held against the budgets that it counts in and counted in the same transaction: their rows are locked
// meanwhile, so that many orders at once never exceed what one after the other would not.
import {
	type BudgetPeriod,
	budgetPeriods,
	type OverBudget,
	periodOf,
} from '../../../rules/companies/budget-periods.ts';
import type { Sql } from '../../database/connection.ts';

export interface BudgetOrder {
	companyId: string;
	costCentreId: string | null;
	/** In minor units. */
	net: number;
	/** Of ordering, in the shop's time zone, as 2026-11-19. */
	day: string;
}

export interface ExceededBudget {
	/** Code; null: that of the whole company. */
	costCentre: string | null;
	period: BudgetPeriod;
	amount: number;
	/** Before this order; below nothing where it is exceeded already. */
	left: number;
}

export type BudgetResult = { state: 'within' } | { state: 'needsApproval' | 'refused'; budget: ExceededBudget };

export interface BudgetUse {
	id: string;
	costCentreId: string | null;
	costCentre: string | null;
	period: BudgetPeriod;
	amount: number;
	revision: number;
	/** The period that the day is in. */
	first: string;
	last: string;
	used: number;
	left: number;
}

interface Uses {
	/** Budgets of these cost centres and those of the whole company; left out: all. */
	costCentreIds?: readonly string[];
	/** An order that was counted already and is held anew, with another amount. */
	exceptOrderId?: string | undefined;
}

/** The budgets of a company with what is used of them in the period of this day. */
export async function findBudgets(
	sql: Sql,
	tenantId: string,
	companyId: string,
	day: string,
	{ costCentreIds, exceptOrderId }: Uses = {},
): Promise<BudgetUse[]> {
	const periods = budgetPeriods.map((period) => ({ period, ...periodOf(period, day) }));
	const ids = costCentreIds && [...costCentreIds];
	const rows = await sql<Omit<BudgetUse, 'left'>[]>`
		with periods as (
			select * from jsonb_to_recordset(${JSON.stringify(periods)}::text::jsonb) as p (period text, first date, last date)
		)
		select b.id, b.cost_centre_id, k.code as cost_centre, b.period, b.amount::float8 as amount, b.revision, p.first::text, p.last::text, (
				select coalesce(sum(e.net), 0)::float8 from budget_entries e
				where e.tenant_id = ${tenantId} and e.company_id = ${companyId} and e.day between p.first and p.last
					and (b.cost_centre_id is null or e.cost_centre_id = b.cost_centre_id)
					and e.order_id is distinct from ${exceptOrderId ?? null}::uuid
			) as used
		from budgets b join periods p on p.period = b.period
		left join cost_centres k on k.tenant_id = b.tenant_id and k.id = b.cost_centre_id
		where b.tenant_id = ${tenantId} and b.company_id = ${companyId}
			and (${ids ? sql`b.cost_centre_id is null or b.cost_centre_id = any(${ids}::uuid[])` : sql`true`})
		order by lower(k.code) nulls first, p.last, p.first desc, b.id`;
	return rows.map((row) => ({ ...row, left: row.amount - row.used }));
}

const costCentresOf = ({ costCentreId }: BudgetOrder): string[] => (costCentreId === null ? [] : [costCentreId]);

function resultFor(budgets: readonly BudgetUse[], net: number, overBudget: OverBudget): BudgetResult {
	const [tightest] = budgets.filter(({ left }) => net > left).sort((a, b) => a.left - b.left);
	if (!tightest) return { state: 'within' };
	const { costCentre, period, amount, left } = tightest;
	return { state: overBudget === 'refuse' ? 'refused' : 'needsApproval', budget: { costCentre, period, amount, left } };
}

export interface BudgetEffect {
	/** What the order counts, without tax. */
	net: number;
	/** In their period at the time of ordering, the order among what is used of them. */
	budgets: BudgetUse[];
}

/** What an order means for the budgets that it counts in; undefined once it counts in none. */
export async function findBudgetEffect(sql: Sql, tenantId: string, orderId: string): Promise<BudgetEffect | undefined> {
	const [entry] = await sql<BudgetOrder[]>`
		select company_id, cost_centre_id, day::text as day, net::float8 as net
		from budget_entries where tenant_id = ${tenantId} and order_id = ${orderId}`;
	if (!entry) return undefined;
	const { companyId, day, net } = entry;
	return { net, budgets: await findBudgets(sql, tenantId, companyId, day, { costCentreIds: costCentresOf(entry) }) };
}

/** Without a lock, before anything is ordered: what others order meanwhile counts first. */
export async function foreseeBudgets(
	sql: Sql,
	tenantId: string,
	order: BudgetOrder,
	overBudget: OverBudget,
): Promise<BudgetResult> {
	const budgets = await findBudgets(sql, tenantId, order.companyId, order.day, { costCentreIds: costCentresOf(order) });
	return resultFor(budgets, order.net, overBudget);
}

/**
 * Locks the budgets that an order counts in until the transaction ends, and says whether it fits. Nothing is counted yet.
 * @param exceptOrderId of an order that was counted already and is held anew, with another amount
 */
export async function holdBudgets(
	sql: Sql,
	tenantId: string,
	order: BudgetOrder,
	exceptOrderId?: string,
): Promise<BudgetResult> {
	const { companyId, costCentreId, net, day } = order;
	// Locked in one order, so that two checkouts with the same budgets do not wait for each other.
	const held = await sql<{ overBudget: OverBudget }[]>`
		select c.over_budget from budgets b join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id
		where b.tenant_id = ${tenantId} and b.company_id = ${companyId}
			and (b.cost_centre_id is null or b.cost_centre_id = ${costCentreId}::uuid)
		order by b.id for update of b`;
	const [first] = held;
	if (!first) return { state: 'within' };
	// A statement of its own: it sees what those have counted that were waited for.
	const uses = { costCentreIds: costCentresOf(order), exceptOrderId };
	return resultFor(await findBudgets(sql, tenantId, companyId, day, uses), net, first.overBudget);
}

/** Counted once for each order; counted again, with another amount, it replaces the first. The order may be written afterwards in the same transaction. */
export async function countInBudgets(
	sql: Sql,
	tenantId: string,
	{ orderId, companyId, costCentreId, net, day }: BudgetOrder & { orderId: string },
): Promise<void> {
	await sql`
		insert into budget_entries (tenant_id, order_id, company_id, cost_centre_id, day, net)
		values (${tenantId}, ${orderId}, ${companyId}, ${costCentreId}, ${day}::text::date, ${net})
		on conflict (tenant_id, order_id) do update set net = excluded.net`;
}

/** Of an order that was rejected, has expired, was given up or cancelled. Without effect where it does not count. */
export async function releaseFromBudgets(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	await sql`delete from budget_entries where tenant_id = ${tenantId} and order_id = ${orderId}`;
}
