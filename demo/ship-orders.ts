// What the orders of the demo were sent with: the finished ones in one parcel, long ones in two, and one order that is still in production in part.
import { newId } from '../rules/ids.ts';
import type { Carrier } from '../rules/shipments/carriers.ts';
import { shippedStateOf } from '../rules/shipments/shipment.ts';
import { shopDayOf } from '../server/calendar/today.ts';
import type { Sql } from '../server/database/connection.ts';
import { later, type MadeOrder } from './make-order.ts';

interface MadeShipment {
	id: string;
	order: MadeOrder;
	at: Date;
	carrier: Carrier;
	numbers: string[];
	lines: { position: number; quantity: number }[];
}

const digits = (length: number, index: number) => String(index).padStart(length, '0').slice(-length);

/** As the carriers number them. */
const numberOf = (carrier: Carrier, index: number): string =>
	carrier === 'dpd' ? `0998112233${digits(4, index)}` : `003404341610${digits(8, 94_042_557 + index * 7)}`;

const isSent = ({ number, shipping }: MadeOrder) => number !== null && shipping !== null && shipping.days > 0;

/** The first line, or half of the only one. */
function firstPart({ lines: [first, ...others] }: MadeOrder): MadeShipment['lines'] {
	if (!first || (others.length === 0 && first.quantity < 2)) return [];
	return [{ position: first.position, quantity: others.length > 0 ? first.quantity : Math.floor(first.quantity / 2) }];
}

function makeShipments(orders: readonly MadeOrder[], now: Date): MadeShipment[] {
	const finished = orders.filter((order) => isSent(order) && order.status === 'finished');
	const whole = finished.map((order, index): MadeShipment => {
		const carrier = index % 4 === 3 ? 'dpd' : 'dhl';
		const count = order.lines.length > 2 ? 2 : 1;
		return {
			...{ id: newId(), order, carrier },
			at: later(order, order.story.find(({ to }) => to === 'finished')?.hours ?? 0, now),
			numbers: Array.from({ length: count }, (_, parcel) => numberOf(carrier, index * 2 + parcel)),
			lines: order.lines.map(({ position, quantity }) => ({ position, quantity })),
		};
	});
	const begun = orders
		.filter((order) => isSent(order) && order.status === 'processed' && firstPart(order).length > 0)
		.sort((one, other) => Number(other.userId !== null) - Number(one.userId !== null))[0];
	if (!begun) return whole;
	const hours = (begun.story.find(({ to }) => to === 'processed')?.hours ?? 0) + 5;
	const part: MadeShipment = {
		...{ id: newId(), order: begun, carrier: 'dhl', at: later(begun, hours, now) },
		...{ numbers: [numberOf('dhl', 900)], lines: firstPart(begun) },
	};
	return [...whole, part];
}

const rowsOf = (tenantId: string, { id, order, at, carrier }: MadeShipment) => ({
	...{ tenant_id: tenantId, id, order_id: order.id, carrier, created_at: at },
	shipped_on: shopDayOf(at, order),
});

export async function shipOrders(sql: Sql, tenantId: string, orders: readonly MadeOrder[], now: Date): Promise<void> {
	const shipments = makeShipments(orders, now);
	if (shipments.length === 0) return;
	await sql`insert into shipments ${sql(shipments.map((shipment) => rowsOf(tenantId, shipment)))}`;
	await sql`
		insert into shipment_parcels ${sql(
			shipments.flatMap(({ id, numbers }) =>
				numbers.map((number, position) => ({ tenant_id: tenantId, shipment_id: id, position, number })),
			),
		)}`;
	await sql`
		insert into shipment_lines ${sql(
			shipments.flatMap(({ id, lines }) => lines.map((line) => ({ tenant_id: tenantId, shipment_id: id, ...line }))),
		)}`;
	await sql`
		insert into order_events ${sql(
			shipments.map(({ id, order, at, carrier, numbers, lines }) => ({
				...{ tenant_id: tenantId, id: newId(), order_id: order.id, at, actor: 'staff', kind: 'shipment' },
				detail: sql.json({
					...{ shipmentId: id, change: 'recorded', notify: true, carrier, shippedOn: shopDayOf(at, order) },
					...{ parcels: numbers, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
				}),
			})),
		)}`;
	for (const state of ['partly', 'all'] as const) {
		const ids = shipments.filter(({ order, lines }) => shippedStateOf(order.lines, lines) === state);
		await sql`
			update orders set shipped = ${state}
			where tenant_id = ${tenantId} and id = any(${ids.map(({ order }) => order.id)}::uuid[])`;
	}
}
