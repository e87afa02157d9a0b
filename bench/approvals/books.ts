// What is there in the end, compared with what was promised: no order without its approvals, no piece lost, budgets exact, and everything that was answered.

import type { Sql } from '../../server/database/connection.ts';
import { hashOrder } from '../../server/orders/core/hash-order.ts';
import type { Approvals } from '../../server/testing/approvals.ts';
import type { Journal } from './people.ts';

/** How many have to approve an order of such a cost centre, whatever the budgets say. */
export const approvalsOf: Readonly<Record<string, number>> = { free: 0, strict: 1, twice: 2 };

interface Decision {
	step: number;
	decision: string;
	userId: string | null;
	hash: string;
}

interface Order {
	id: string;
	checkoutKey: string;
	userId: string;
	number: string | null;
	status: string;
	approval: string;
	paymentMethod: string;
	cancelledAt: Date | null;
	companyId: string;
	costCentreId: string;
	costCentre: string;
	net: number;
	/** Counted in budgets; null: not at all. */
	counted: number | null;
	state: string | null;
	hash: string | null;
	steps: number | null;
	isOverBudget: boolean;
	decisions: Decision[];
	events: number;
	lines: { productId: string; quantity: number }[];
}

const readOrders = (sql: Sql) => sql<Order[]>`
	select o.id, o.checkout_key, o.user_id, o.number, o.status, o.approval, o.payment_method, o.cancelled_at, o.company_id, o.cost_centre_id, o.cost_centre,
		o.net::float8 as net, e.net::float8 as counted, a.state, a.hash, jsonb_array_length(a.rule -> 'steps') as steps,
		coalesce((a.rule -> 'conditions' ->> 'overBudget')::boolean, false) as is_over_budget, (
			select coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'decision', s.decision, 'userId', s.user_id, 'hash', s.hash) order by s.revision), '[]')
			from order_approval_steps s where s.tenant_id = o.tenant_id and s.order_id = o.id
		) as decisions, (
			select count(*)::int from order_events v
			where v.tenant_id = o.tenant_id and v.order_id = o.id and v.kind = 'approval' and v.detail ->> 'step' <> 'asked'
		) as events, (
			select jsonb_agg(jsonb_build_object('productId', l.product_id, 'quantity', l.quantity))
			from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id
		) as lines
	from orders o left join order_approvals a on a.tenant_id = o.tenant_id and a.order_id = o.id
	left join budget_entries e on e.tenant_id = o.tenant_id and e.order_id = o.id`;

const isLive = ({ status, cancelledAt }: Order): boolean => status !== 'error' && cancelledAt === null;
const isPlaced = ({ number }: Order): boolean => number !== null;

function faultOfPlaced(order: Order): string | undefined {
	const { steps, hash, decisions, userId, costCentre, state } = order;
	const counting = decisions.filter((one) => one.decision === 'approved' && one.hash === hash);
	const people = new Set(counting.map((one) => one.userId));
	if (people.size < (approvalsOf[costCentre] ?? 0)) return 'placed without the approvals of its cost centre';
	if (steps === null) return undefined;
	if (state !== 'approved') return 'placed before it was approved';
	if (new Set(counting.map(({ step }) => step)).size !== steps || people.size !== steps)
		return 'placed without one of its steps';
	return people.has(userId) ? 'approved by its buyer' : undefined;
}

function faultOf(order: Order): string | undefined {
	const { approval, state, counted, net, decisions, events, paymentMethod } = order;
	if (isPlaced(order) && isLive(order)) {
		const fault = faultOfPlaced(order);
		if (fault) return fault;
	}
	if (approval === 'approved' && isLive(order) && !isPlaced(order) && paymentMethod === 'invoice')
		return 'approved and not placed';
	if (!isLive(order) && isPlaced(order)) return 'placed and stopped';
	if (isLive(order) !== (counted !== null)) return 'counted in budgets though it is over, or not counted';
	if (counted !== null && counted !== net) return 'counted in budgets with another amount';
	if (state === 'rejected' && isLive(order)) return 'rejected and alive';
	return decisions.length === events ? undefined : 'a decision without its event';
}

interface Budget {
	companyId: string;
	costCentreId: string | null;
	amount: number;
	overBudget: string;
}

/** What was not approved as exceeding a budget fits into it, whatever came at the same moment. */
function faultsOfBudgets(orders: readonly Order[], budgets: readonly Budget[]): string[] {
	return budgets.flatMap(({ companyId, costCentreId, amount, overBudget }) => {
		const counting = orders.filter(
			(order) =>
				isLive(order) &&
				order.companyId === companyId &&
				(costCentreId === null || order.costCentreId === costCentreId) &&
				(overBudget === 'refuse' || !order.isOverBudget),
		);
		const used = counting.reduce((sum, { net }) => sum + net, 0);
		return used > amount ? [`budget exceeded without an approval (${used} of ${amount})`] : [];
	});
}

async function faultsOfStock(
	sql: Sql,
	orders: readonly Order[],
	initial: ReadonlyMap<string, number>,
): Promise<string[]> {
	const rows = await sql<{ productId: string; onHand: number; reserved: number }[]>`
		select product_id, on_hand, reserved from stock`;
	const pieces = (productId: string, counts: (order: Order) => boolean) =>
		orders
			.filter((order) => isLive(order) && counts(order))
			.flatMap(({ lines }) => lines)
			.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
	return rows.flatMap(({ productId, onHand, reserved }) => {
		const had = initial.get(productId) ?? 0;
		const [taken, held] = [pieces(productId, isPlaced), pieces(productId, (order) => !isPlaced(order))];
		if (onHand === had - taken && reserved === held) return [];
		return [`stock: ${onHand} of ${had} left with ${taken} placed, ${reserved} reserved with ${held} waiting`];
	});
}

function faultsOfAnswers({ placed, refused, decisions }: Journal, orders: readonly Order[]): string[] {
	const byKey = new Map(orders.map((order) => [order.checkoutKey, order]));
	const byId = new Map(orders.map((order) => [order.id, order]));
	const isThere = ({ orderId, userId, decision }: Journal['decisions'][number]) =>
		byId.get(orderId)?.decisions.some((one) => one.userId === userId && one.decision === decision);
	return [
		...[...placed]
			.filter(([key, id]) => byKey.get(key)?.id !== id)
			.map(() => 'an order that was answered is not there'),
		...[...refused].filter((key) => byKey.has(key)).map(() => 'an order that was refused is there'),
		...decisions.filter((one) => !isThere(one)).map(() => 'a decision that was answered is not there'),
		...(orders.length === placed.size ? [] : [`${orders.length} orders for ${placed.size} checkouts`]),
	];
}

export async function readBooks({ inShop, demo }: Approvals, journal: Journal, initial: ReadonlyMap<string, number>) {
	return inShop(async (sql) => {
		const orders = await readOrders(sql);
		const budgets = await sql<Budget[]>`
			select b.company_id, b.cost_centre_id, b.amount::float8 as amount, c.over_budget from budgets b
			join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id`;
		const changed: string[] = [];
		for (const order of orders.filter((one) => isPlaced(one) && one.hash !== null))
			if ((await hashOrder(sql, demo.id, order.id)) !== order.hash) changed.push('another order than was approved');
		const faults = [
			...orders.flatMap((order) => faultOf(order) ?? []),
			...changed,
			...faultsOfBudgets(orders, budgets),
			...(await faultsOfStock(sql, orders, initial)),
			...faultsOfAnswers(journal, orders),
		];
		return { orders, faults, isPlaced, isLive };
	});
}
