// What an order that waits for an approval would come to with smaller quantities and fewer lines, and which quantities it can have: what is left is priced,
// taxed and sent anew, as it would be ordered now. Lines that stay as they are keep the price that was agreed.
import { totalsOf } from '../../../rules/checkout/totals.ts';
import { offeredQuantities } from '../../../rules/pricing/price-of.ts';
import { priceOfSeries } from '../../../rules/pricing/price-of-series.ts';
import { smallestQuantity } from '../../../rules/pricing/quantities.ts';
import { shippingPrice } from '../../../rules/shipping/shipping-price.ts';
import { loadUser } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type FoundOrder, findOrder, type OrderLine } from '../find-order.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';

export interface WantedLine {
	position: number;
	/** 0: it is taken out. */
	quantity: number;
}

export interface Repriced extends OrderLine {
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

export interface FewerPieces {
	position: number;
	/** In rising order, without 0 and what was ordered; null where any number from `least` on is possible. */
	quantities: number[] | null;
	/** The smallest that can be had; null: none, the line stays or goes. */
	least: number | null;
}

/** What the lines of an order can be changed to. */
export async function findFewerPieces(sql: Sql, tenant: Tenant, order: FoundOrder): Promise<FewerPieces[]> {
	const things = await loadThings(sql, tenant, order);
	return order.lines.map(({ position, productId, quantity, seriesRows }) => {
		const offer = things.get(productId)?.offer;
		if (!offer || seriesRows !== null) return { position, quantities: [], least: null };
		const offered = offeredQuantities(offer);
		const least = smallestQuantity(offer);
		if (least === undefined || least >= quantity) return { position, quantities: [], least: null };
		return { position, quantities: offered?.filter((one) => one < quantity) ?? null, least };
	});
}

/** An order of a subscription stays as it is, as its contract does. Nothing is written. */
export async function repriceWaitingOrder(sql: Sql, tenant: Tenant, orderId: string, wanted: readonly WantedLine[]) {
	const order = await findOrder(sql, tenant.id, { id: orderId });
	if (!order || order.number !== null) throw new Refused('ORDER_NOT_MOVED');
	const [things, settings] = await Promise.all([loadThings(sql, tenant, order), findOrderSettings(sql, tenant.id)]);
	const byPosition = new Map(wanted.map((line) => [line.position, line]));
	const all = order.lines.map((line) =>
		repriced(line, byPosition.get(line.position), things.get(line.productId), order),
	);
	const changed = all.filter(({ quantity, before }) => quantity !== before);
	if (changed.length === 0) return { order, changed, all, left: all, totals: undefined };
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
	return { order, changed, all, left, totals };
}
