// Shipments with what delivery notes say of them beyond their contents: which of its order each is, also when an earlier one is removed.
import type { ShippedLine } from '../../../rules/shipments/shipment.ts';
import type { Sql } from '../../database/connection.ts';
import { findShipments, type Shipment } from '../shipments/find-shipments.ts';

export interface NumberedShipment extends Shipment {
	/** Counted from 1 in the order of recording, with those that were removed. */
	ordinal: number;
}

/** In the order of recording. */
export async function findNumberedShipments(sql: Sql, tenantId: string, orderId: string): Promise<NumberedShipment[]> {
	const [shipments, recorded] = await Promise.all([
		findShipments(sql, tenantId, orderId),
		sql<{ id: string }[]>`
			select id from shipments where tenant_id = ${tenantId} and order_id = ${orderId} order by created_at, id`,
	]);
	const ordinals = new Map(recorded.map(({ id }, index) => [id, index + 1]));
	return shipments
		.map((shipment) => ({ ...shipment, ordinal: ordinals.get(shipment.id) ?? 0 }))
		.sort((one, other) => one.ordinal - other.ordinal);
}

/** What was sent up to a shipment, with itself. */
export const sentUpTo = (shipments: readonly NumberedShipment[], { ordinal }: NumberedShipment): ShippedLine[] =>
	shipments.filter((one) => one.ordinal <= ordinal).flatMap(({ lines }) => lines);
