// What every change of the shipments of an order does around it: holds the order, validates, writes the rows, and says how much has been sent.
import {
	type ShipmentInput,
	type ShippedState,
	shippedStateOf,
	tidyShipment,
	unshippedOf,
	validateShipment,
} from '../../../rules/shipments/shipment.ts';
import type { Caller } from '../../accounts/services.ts';
import { shopDay, shopDayOf } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type HeldOrder, holdOrder } from '../hold-order.ts';
import { findOrderedLines, findShipments, type Shipment } from './find-shipments.ts';

export interface HeldShipments {
	order: HeldOrder & { placedAt: Date; hasShipping: boolean };
	ordered: { position: number; quantity: number }[];
	shipments: Shipment[];
}

export async function holdShipments(sql: Sql, tenantId: string, orderId: string): Promise<HeldShipments> {
	const order = await holdOrder(sql, tenantId, orderId);
	const [[facts], ordered, shipments] = await Promise.all([
		sql<{ placedAt: Date | null; hasShipping: boolean }[]>`
			select placed_at, shipping is not null as has_shipping from orders where tenant_id = ${tenantId} and id = ${orderId}`,
		findOrderedLines(sql, tenantId, orderId),
		findShipments(sql, tenantId, orderId),
	]);
	if (order.number === null || !facts?.placedAt) throw new Refused('ORDER_NOT_SHIPPABLE');
	return { order: { ...order, placedAt: facts.placedAt, hasShipping: facts.hasShipping }, ordered, shipments };
}

/** @param except the shipment that is being corrected: what is in it can be sent in it again */
export function checkShipment(
	{ tenant }: Caller,
	{ order, ordered, shipments }: HeldShipments,
	given: ShipmentInput,
	except?: string,
): ShipmentInput {
	const input = tidyShipment(given);
	const others = shipments.filter(({ id }) => id !== except);
	const unshipped = unshippedOf(
		ordered,
		others.flatMap(({ lines }) => lines),
	);
	const errors = validateShipment(input, {
		today: shopDay(tenant),
		placedOn: shopDayOf(order.placedAt, tenant),
		unshipped,
	});
	if (errors.length > 0)
		throw new Refused('VALIDATION', errors.map(({ fault }) => fault).join(', '), { shipmentErrors: errors });
	return input;
}

/** Parcels and contents of a shipment, in place of what it had. */
export async function writeContents(
	sql: Sql,
	tenantId: string,
	shipmentId: string,
	{ parcels, lines }: ShipmentInput,
): Promise<void> {
	await sql`delete from shipment_parcels where tenant_id = ${tenantId} and shipment_id = ${shipmentId}`;
	await sql`delete from shipment_lines where tenant_id = ${tenantId} and shipment_id = ${shipmentId}`;
	await sql`
		insert into shipment_parcels (tenant_id, shipment_id, position, number, url, contents)
		select ${tenantId}, ${shipmentId}, p.position - 1, p.number, p.url, p.contents::jsonb
		from unnest(
			${parcels.map(({ number }) => number)}::text[], ${parcels.map(({ url }) => url)}::text[],
			${parcels.map(({ lines: contents }) => JSON.stringify(contents))}::text[]
		) with ordinality as p (number, url, contents, position)`;
	await sql`
		insert into shipment_lines (tenant_id, shipment_id, position, quantity)
		select ${tenantId}, ${shipmentId}, l.position, l.quantity
		from unnest(${lines.map(({ position }) => position)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as l (position, quantity)`;
}

/** Notes how much has been sent, after a change. */
export async function noteShipped(sql: Sql, tenantId: string, orderId: string): Promise<ShippedState> {
	const [ordered, shipments] = await Promise.all([
		findOrderedLines(sql, tenantId, orderId),
		findShipments(sql, tenantId, orderId),
	]);
	const shipped = shippedStateOf(
		ordered,
		shipments.flatMap(({ lines }) => lines),
	);
	await sql`
		update orders set shipped = ${shipped}, updated_at = now()
		where tenant_id = ${tenantId} and id = ${orderId} and shipped <> ${shipped}`;
	return shipped;
}

/** As events and the audit log name it. */
export const shipmentSummary = ({ carrier, carrierName, shippedOn, parcels, lines }: ShipmentInput) => ({
	carrier,
	...(carrierName && { carrierName }),
	shippedOn,
	parcels: parcels.map(({ number }) => number),
	quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});
