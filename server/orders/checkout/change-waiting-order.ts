// Smaller quantities and fewer lines of an order that waits for an approval: what is left is priced, taxed and sent anew, as it would be ordered now.
// Lines that stay as they are keep the price that was agreed.
import { totalsOf } from '../../../rules/checkout/totals.ts';
import { priceOfSeries } from '../../../rules/pricing/price-of-series.ts';
import { shippingPrice } from '../../../rules/shipping/shipping-price.ts';
import { loadUser } from '../../accounts/subject.ts';
import { shopDay, shopDayOf } from '../../calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../../cart/sold-items.ts';
import { countInBudgets } from '../../companies/core/budgets.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import { releaseSeveral } from '../../stock/move-several.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type FoundOrder, findOrder, type OrderLine } from '../find-order.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';

export interface WantedLine {
	position: number;
	/** 0: it is taken out. */
	quantity: number;
}

export interface ChangedLine extends WantedLine {
	name: string;
	before: number;
}

interface Repriced extends OrderLine {
	/** In minor units as the shop's prices are. */
	amount: number;
	/** Before this change. */
	before: number;
}

const badLine = (position: number) => refuseField(`lines.${position}`);

/** What a line of a series comes to is decided with its rows: it stays, or goes. */
function repriced(
	line: OrderLine,
	wanted: WantedLine | undefined,
	thing: SoldItem | undefined,
	order: FoundOrder,
): Repriced {
	const amount = order.pricesIncludeTax ? line.gross : line.net;
	const quantity = wanted?.quantity ?? line.quantity;
	if (quantity === line.quantity) return { ...line, amount, before: line.quantity };
	if (!Number.isInteger(quantity) || quantity < 0 || quantity > line.quantity) throw badLine(line.position);
	if (quantity === 0) return { ...line, quantity, amount: 0, before: line.quantity };
	if (line.seriesRows !== null || !thing) throw badLine(line.position);
	const price = priceOfSeries(thing.offer, quantity, null);
	if (typeof price === 'string') throw badLine(line.position);
	return { ...line, quantity, amount: price.total, unitPrice: price.unitPrice, before: line.quantity };
}

interface Sent {
	order: FoundOrder;
	lines: readonly Repriced[];
	things: ReadonlyMap<string, SoldItem>;
}

/** Of a method that is not there any more, or does not take so little, what was agreed. */
async function shippingCost(sql: Sql, tenant: Tenant, { order, lines, things }: Sent): Promise<number | null> {
	const { shipping, pricesIncludeTax, shippingAddress, billingAddress, language } = order;
	if (!shipping) return null;
	const agreed = shipping.parts.reduce((sum, part) => sum + (pricesIncludeTax ? part.gross : part.net), 0);
	const method = (await findShippingMethods(sql, tenant.id, language)).find(({ id }) => id === shipping.id);
	const milligrams = lines.reduce(
		(sum, { productId, quantity }) => sum + quantity * (things.get(productId)?.weightMg ?? 0),
		0,
	);
	const parcel = {
		country: (shippingAddress ?? billingAddress).country,
		goods: lines.reduce((sum, { amount }) => sum + amount, 0),
		grams: Math.ceil(milligrams / 1000),
		pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	};
	return (method && shippingPrice(method, parcel)) ?? agreed;
}

async function loadThings(sql: Sql, tenant: Tenant, { userId, language, lines }: FoundOrder) {
	const user = userId === null ? undefined : await loadUser(sql, tenant.id, userId);
	const reader = { tenant, user: user ?? { id: '', roles: [] }, language, day: shopDay(tenant) };
	return loadSoldItems(
		sql,
		reader,
		lines.map(({ productId }) => productId),
	);
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
 * In a transaction that holds the order. An order of a subscription stays as it is, as its contract does.
 * @returns what has changed, and the total with tax
 */
export async function changeWaitingOrder(
	sql: Sql,
	tenant: Tenant,
	orderId: string,
	wanted: readonly WantedLine[],
): Promise<{ changes: ChangedLine[]; gross: number }> {
	const order = await findOrder(sql, tenant.id, { id: orderId });
	if (!order || order.number !== null) throw new Refused('ORDER_NOT_MOVED');
	const [things, settings] = await Promise.all([loadThings(sql, tenant, order), findOrderSettings(sql, tenant.id)]);
	const byPosition = new Map(wanted.map((line) => [line.position, line]));
	const all = order.lines.map((line) =>
		repriced(line, byPosition.get(line.position), things.get(line.productId), order),
	);
	const changed = all.filter(({ quantity, before }) => quantity !== before);
	if (changed.length === 0) return { changes: [], gross: order.gross };
	const [subscription] = await sql`
		select from orders where tenant_id = ${tenant.id} and id = ${orderId} and subscription_id is not null`;
	const left = all.filter(({ quantity }) => quantity > 0);
	if (subscription || left.length === 0) throw refuseField('lines');
	const rateOf = ({ rate, productId, quantity, before }: Repriced) =>
		quantity === before || settings.smallBusiness ? rate : (things.get(productId)?.offer.taxRate ?? rate);
	const totals = totalsOf(
		left.map((line) => ({ amount: line.amount, rate: rateOf(line) })),
		await shippingCost(sql, tenant, { order, lines: left, things }),
		{ pricesIncludeTax: order.pricesIncludeTax, untaxed: order.reverseCharge || order.taxFreeExport },
	);
	if (totals.gross > order.gross) throw refuseField('total');
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
