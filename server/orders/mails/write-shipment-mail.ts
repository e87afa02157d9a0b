// Writes the mail of a shipment. It brings the invoice along that was issued as the order was processed with it.
import { carrierRules, trackingAddress } from '../../../rules/shipments/carriers.ts';
import type { Sql } from '../../database/connection.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShipments, findUnshipped } from '../shipments/find-shipments.ts';
import { attach, beginWriting, type Mails, purposeOf, tellBuyer } from './order-mail.ts';
import { shipmentMail } from './shipment-template.ts';

interface Told {
	shipmentId: string;
	/** Of a correction that is told. */
	revision?: number | undefined;
}

/** The shipment that has moved the order to processed has no other mail that brings the invoice. */
async function hasProcessed(sql: Sql, tenantId: string, orderId: string, shipmentId: string): Promise<boolean> {
	const moved = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'status'
			and detail ->> 'to' = 'processed' and detail ->> 'shipmentId' = ${shipmentId}`;
	return moved.length > 0;
}

/** Nothing of one that was removed meanwhile. */
export async function writeShipmentMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ shipmentId, revision }: Told,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const { order, tenant, files } = writing;
	const [shipments, unshipped, settings, isFirst] = await Promise.all([
		findShipments(sql, tenantId, orderId),
		findUnshipped(sql, tenantId, orderId),
		findOrderSettings(sql, tenantId),
		hasProcessed(sql, tenantId, orderId, shipmentId),
	]);
	const shipment = shipments.find(({ id }) => id === shipmentId);
	if (!shipment) return;
	const { carrier, carrierName, shippedOn, parcels, lines } = shipment;
	const language = spokenLanguage(tenant, order.language);
	const isInvoiced = isFirst && settings.invoiceWhen === 'processed';
	const sent = isInvoiced && !revision ? files.filter(({ kind }) => kind === 'invoice') : [];
	const purpose = revision ? `shipment.${shipmentId}.${revision}` : `shipment.${shipmentId}`;
	await tellBuyer(writing, purposeOf(purpose, again), (buyer) => ({
		template: shipmentMail,
		data: {
			...{ order, ...buyer, shippedOn, lines },
			carrier: carrierRules[carrier].name || carrierName,
			parcels: parcels.map((parcel) => ({
				number: parcel.number,
				lines: parcel.lines,
				address: trackingAddress(carrier, parcel, language),
			})),
			isPart: unshipped.length > 0,
			isRest: unshipped.length === 0 && shipments.length > 1,
			isCorrected: revision !== undefined,
			invoice: sent[0]?.number,
		},
		attachments: attach(sent, order),
	}));
}
