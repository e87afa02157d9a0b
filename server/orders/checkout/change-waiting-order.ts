// Smaller quantities and fewer lines of an order that waits for an approval.
import { shopDayOf } from '../../calendar/today.ts';
import { countInBudgets } from '../../companies/core/budgets.ts';
import type { Sql } from '../../database/connection.ts';
import { releaseSeveral } from '../../stock/move-several.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type Repriced, repriceWaitingOrder, type WantedLine } from './reprice-waiting-order.ts';

export interface ChangedLine extends WantedLine {
	name: string;
	before: number;
}

/** What goes is for sale again. */
async function releaseRest(sql: Sql, tenantId: string, orderId: string, lines: readonly Repriced[]): Promise<void> {
	const fewer = lines.filter(({ quantity, before }) => quantity < before);
	const held = await sql<{ position: number }[]>`
		select position from order_lines where tenant_id = ${tenantId} and order_id = ${orderId} and stock = 'reserved'`;
	const pieces = fewer
		.filter(({ position }) => held.some((line) => line.position === position))
		.map(({ productId, quantity, before }) => ({ productId, quantity: before - quantity }));
	if (pieces.length === 0) return;
	const { short } = await releaseSeveral(sql, tenantId, pieces);
	if (short.length > 0) throw new Error(`less was reserved than order ${orderId} says`);
}

/** The amount of the order changes in the budgets that it counts in; nobody is asked again, as it does not become more. */
async function recount(sql: Sql, tenant: Tenant, orderId: string, net: number): Promise<void> {
	const [order] = await sql<{ companyId: string | null; costCentreId: string | null; createdAt: Date }[]>`
		select company_id, cost_centre_id, created_at from orders where tenant_id = ${tenant.id} and id = ${orderId}`;
	if (!order?.companyId) return;
	const { companyId, costCentreId, createdAt } = order;
	await countInBudgets(sql, tenant.id, { orderId, companyId, costCentreId, net, day: shopDayOf(createdAt, tenant) });
}

/**
 * In a transaction that holds the order.
 * @returns what has changed, and the total with tax
 */
export async function changeWaitingOrder(
	sql: Sql,
	tenant: Tenant,
	orderId: string,
	wanted: readonly WantedLine[],
): Promise<{ changes: ChangedLine[]; gross: number }> {
	const { order, changed, all, left, totals } = await repriceWaitingOrder(sql, tenant, orderId, wanted);
	if (!totals) return { changes: [], gross: order.gross };
	await recount(sql, tenant, orderId, totals.net);
	await releaseRest(sql, tenant.id, orderId, all);
	const rows = left.map(({ position, quantity, unitPrice }, index) => ({
		...{ position, quantity, unitPrice },
		...totals.lines[index],
	}));
	await sql`
		delete from order_lines
		where tenant_id = ${tenant.id} and order_id = ${orderId} and position <> all(${left.map(({ position }) => position)}::int[])`;
	await sql`
		update order_lines l set quantity = n.quantity, unit_price = n."unitPrice", rate = n.rate, net = n.net, tax = n.tax, gross = n.gross
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n (
			position int, quantity int, "unitPrice" bigint, rate int, net bigint, tax bigint, gross bigint
		)
		where l.tenant_id = ${tenant.id} and l.order_id = ${orderId} and l.position = n.position`;
	const { net, tax, gross, rates } = totals;
	const shipping = order.shipping && { ...order.shipping, parts: totals.shipping };
	await sql`
		update orders set totals = ${JSON.stringify({ net, tax, gross, rates })}::text::jsonb, net = ${net}, tax = ${tax}, gross = ${gross},
			shipping = ${shipping ? JSON.stringify(shipping) : null}::text::jsonb, line_count = ${left.length}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${orderId}`;
	const changes = changed.map(({ position, name, quantity, before }) => ({ position, name, quantity, before }));
	return { changes, gross };
}
