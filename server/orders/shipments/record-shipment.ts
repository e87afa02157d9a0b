// Records what has been handed to a carrier. What was placed is processed with its first shipment, and finished with its last, where that is wished: the
// customer gets the mail of the shipment in place of those of the statuses.
import { isShippable } from '../../../rules/orders/machine.ts';
import type { ShipmentInput } from '../../../rules/shipments/shipment.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { changedJobName, moveOrder } from '../core/move-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { orderEntity, refuseUnpaid } from '../hold-order.ts';
import {
	checkShipment,
	type HeldShipments,
	holdShipments,
	noteShipped,
	shipmentSummary,
	writeContents,
} from './held-shipments.ts';

export interface NewShipment extends ShipmentInput {
	/** Made by the caller: recorded twice it is one. */
	shipmentId: string;
	/** Whether the customer gets a mail. */
	notify: boolean;
	/** Whether an order of which nothing is left is finished. */
	finish: boolean;
}

/** The first shipment begins the production of what was only placed; its mail follows in either case. */
async function begin(
	sql: Sql,
	{ tenant, user }: Caller,
	orderId: string,
	{ order }: HeldShipments,
	{ shipmentId, notify }: NewShipment,
): Promise<void> {
	const by = { actor: 'staff', userId: user?.id } as const;
	if (order.status === 'placed')
		await moveOrder(sql, tenant.id, orderId, 'processed', { ...by, shipment: { shipmentId, notify } });
	else if (notify) await sendJob(sql, tenant.id, changedJobName, { orderId, shipmentId });
}

async function finish(
	sql: Sql,
	{ tenant, user }: Caller,
	orderId: string,
	{ status }: HeldShipments['order'],
	shipmentId: string,
): Promise<void> {
	if (status === 'finished') return;
	const by = { actor: 'staff', userId: user?.id } as const;
	await moveOrder(sql, tenant.id, orderId, 'finished', { ...by, shipment: { shipmentId, notify: false } });
}

export async function recordShipment(sql: Sql, caller: Caller, orderId: string, given: NewShipment): Promise<void> {
	const { tenant, user, services } = caller;
	const { shipmentId, notify } = given;
	const held = await holdShipments(sql, tenant.id, orderId);
	const [known] = await sql<{ orderId: string }[]>`
		select order_id from shipments where tenant_id = ${tenant.id} and id = ${shipmentId}`;
	if (known?.orderId === orderId) return;
	if (known || !isShippable({ ...held.order, shipping: held.order.hasShipping }))
		throw new Refused('ORDER_NOT_SHIPPABLE');
	await refuseUnpaid(sql, tenant.id, held.order);
	const input = checkShipment(caller, held, given);
	await begin(sql, caller, orderId, held, given);
	await sql`
		insert into shipments (tenant_id, id, order_id, carrier, carrier_name, shipped_on, created_at, created_by)
		values (${tenant.id}, ${shipmentId}, ${orderId}, ${input.carrier}, ${input.carrierName}, ${input.shippedOn},
			clock_timestamp(), ${user?.id ?? null}::uuid)`;
	await writeContents(sql, tenant.id, shipmentId, input);
	const shipped = await noteShipped(sql, tenant.id, orderId);
	const summary = shipmentSummary(input);
	await recordEvent(sql, tenant.id, orderId, {
		actor: 'staff',
		userId: user?.id,
		kind: 'shipment',
		detail: { shipmentId, change: 'recorded', notify, ...summary },
	});
	if (given.finish && shipped === 'all') await finish(sql, caller, orderId, held.order, shipmentId);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'recordShipment',
		entity: orderEntity(orderId),
		after: summary,
	});
}
