// The shipments of an order, the earliest first.
import type { Carrier } from '../../../rules/shipments/carriers.ts';
import { type ShippedLine, unshippedOf } from '../../../rules/shipments/shipment.ts';
import type { Sql } from '../../database/connection.ts';

export interface Shipment {
	id: string;
	orderId: string;
	carrier: Carrier;
	carrierName: string;
	shippedOn: string;
	revision: number;
	createdAt: Date;
	createdBy: string | null;
	/** Of its latest correction. */
	reason: string;
	/** What is in each, where there are several and it was said. */
	parcels: { number: string; url: string; lines: ShippedLine[] }[];
	lines: ShippedLine[];
}

/** Without those that were removed. One statement. */
export const findShipments = (sql: Sql, tenantId: string, orderId: string) => sql<Shipment[]>`
	select s.id, s.order_id, s.carrier, s.carrier_name, s.shipped_on::text as shipped_on, s.revision, s.created_at, s.created_by, s.reason,
		(select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'url', p.url, 'lines', p.contents) order by p.position), '[]') from shipment_parcels p
			where p.tenant_id = ${tenantId} and p.shipment_id = s.id) as parcels,
		(select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position), '[]')
			from shipment_lines l where l.tenant_id = ${tenantId} and l.shipment_id = s.id) as lines
	from shipments s where s.tenant_id = ${tenantId} and s.order_id = ${orderId} and s.removed_at is null
	order by s.shipped_on, s.created_at, s.id`;

export const findOrderedLines = (sql: Sql, tenantId: string, orderId: string) => sql<ShippedLine[]>`
	select position, quantity from order_lines where tenant_id = ${tenantId} and order_id = ${orderId} order by position`;

/** What is still to be sent of each line, of those of which something is. */
export async function findUnshipped(sql: Sql, tenantId: string, orderId: string): Promise<ShippedLine[]> {
	const [ordered, shipments] = await Promise.all([
		findOrderedLines(sql, tenantId, orderId),
		findShipments(sql, tenantId, orderId),
	]);
	const left = unshippedOf(
		ordered,
		shipments.flatMap(({ lines }) => lines),
	);
	return [...left].map(([position, quantity]) => ({ position, quantity }));
}
