// Corrects or removes a shipment, each with a reason. A status that the order has reached stays: no arrow leads back.
import { findFieldError } from '../../../rules/fields.ts';
import { longestReason, type ShipmentInput } from '../../../rules/shipments/shipment.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { changedJobName } from '../core/move-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { orderEntity } from '../hold-order.ts';
import type { Shipment } from './find-shipments.ts';
import {
	checkShipment,
	type HeldShipments,
	holdShipments,
	noteShipped,
	shipmentSummary,
	writeContents,
} from './held-shipments.ts';

export interface Correction {
	shipmentId: string;
	/** As the user has seen it. */
	revision: number;
	reason: string;
}

function checkReason(text: string): string {
	const reason = text.trim();
	if (reason === '' || [...reason].length > longestReason || findFieldError(reason, {}))
		throw new Refused('VALIDATION', 'reason');
	return reason;
}

async function holdOne(
	sql: Sql,
	tenantId: string,
	{ shipmentId, revision }: Correction,
): Promise<{ held: HeldShipments; shipment: Shipment }> {
	const [known] = await sql<{ orderId: string }[]>`
		select order_id from shipments where tenant_id = ${tenantId} and id = ${shipmentId}`;
	if (!known) throw new Refused('NOT_FOUND');
	const held = await holdShipments(sql, tenantId, known.orderId);
	const shipment = held.shipments.find(({ id }) => id === shipmentId);
	if (!shipment || shipment.revision !== revision) throw new Refused('SHIPMENT_CHANGED');
	return { held, shipment };
}

/** @returns the id of its order */
export async function correctShipment(
	sql: Sql,
	caller: Caller,
	correction: Correction,
	given: ShipmentInput & { notify: boolean },
): Promise<string> {
	const { tenant, user, services } = caller;
	const reason = checkReason(correction.reason);
	const { held, shipment } = await holdOne(sql, tenant.id, correction);
	const { id: shipmentId, orderId, revision } = shipment;
	const input = checkShipment(caller, held, given, shipmentId);
	await sql`
		update shipments set carrier = ${input.carrier}, carrier_name = ${input.carrierName}, shipped_on = ${input.shippedOn},
			revision = ${revision + 1}, reason = ${reason}
		where tenant_id = ${tenant.id} and id = ${shipmentId}`;
	await writeContents(sql, tenant.id, shipmentId, input);
	await noteShipped(sql, tenant.id, orderId);
	const summary = shipmentSummary(input);
	await recordEvent(sql, tenant.id, orderId, {
		actor: 'staff',
		userId: user?.id,
		kind: 'shipment',
		detail: { shipmentId, change: 'corrected', reason, notify: given.notify, ...summary },
	});
	if (given.notify)
		await sendJob(sql, tenant.id, changedJobName, { orderId, shipmentId, shipmentRevision: revision + 1 });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'correctShipment',
		entity: orderEntity(orderId),
		before: shipmentSummary(shipment),
		after: { ...summary, reason },
	});
	return orderId;
}

/** @returns the id of its order */
export async function removeShipment(sql: Sql, caller: Caller, correction: Correction): Promise<string> {
	const { tenant, user, services } = caller;
	const reason = checkReason(correction.reason);
	const { shipment } = await holdOne(sql, tenant.id, correction);
	const { id: shipmentId, orderId } = shipment;
	await sql`
		update shipments set removed_at = now(), removed_by = ${user?.id ?? null}::uuid, reason = ${reason}, revision = revision + 1
		where tenant_id = ${tenant.id} and id = ${shipmentId}`;
	await noteShipped(sql, tenant.id, orderId);
	const summary = shipmentSummary(shipment);
	await recordEvent(sql, tenant.id, orderId, {
		actor: 'staff',
		userId: user?.id,
		kind: 'shipment',
		detail: { shipmentId, change: 'removed', reason, ...summary },
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'removeShipment',
		entity: orderEntity(orderId),
		before: summary,
		after: { reason },
	});
	return orderId;
}
