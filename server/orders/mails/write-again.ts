// A mail that is wanted once more.
import { isId, newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import {
	writeCancelledMail,
	writeInvoiceMail,
	writePlacedMails,
	writeShopMail,
	writeStatusMail,
} from './write-mails.ts';
import {
	writeCancelReceipt,
	writePaymentFailedMail,
	writePaymentReceivedMail,
	writePaymentReminder,
	writeRefundMail,
} from './write-payment-mails.ts';
import {
	reminderDays,
	writeApprovedMail,
	writeLateUsedMail,
	writePrintDataReminder,
	writeRefusalMail,
	writeSentBackMail,
} from './write-print-data-mails.ts';
import { writeShipmentMail } from './write-shipment-mail.ts';

export async function writeAgain(
	sql: Sql,
	caller: Caller,
	orderId: string,
	purpose: string,
	platformAddress: PlatformAddress,
): Promise<void> {
	const { tenant, services } = caller;
	const [kind = '', id = '', refusalId = ''] = purpose.split('.');
	const mails = { platformAddress, again: newId() };
	const days = reminderDays.find((one) => String(one) === id);
	const write: Record<string, () => Promise<void>> = {
		placed: () => (id === 'shop' ? writeShopMail : writePlacedMails)(sql, tenant.id, orderId, mails),
		cancelReceipt: () => writeCancelReceipt(sql, tenant.id, orderId, mails),
		cancelled: () => writeCancelledMail(sql, tenant.id, orderId, mails),
		invoice: () => writeInvoiceMail(sql, tenant.id, orderId, mails),
		...(days && { printReminder: () => writePrintDataReminder(sql, tenant.id, orderId, days, mails) }),
		...(isId(id) && {
			status: () => writeStatusMail(sql, tenant.id, orderId, id, mails),
			shipment: () => writeShipmentMail(sql, tenant.id, orderId, { shipmentId: id }, mails),
			paymentFailed: () => writePaymentFailedMail(sql, tenant.id, orderId, id, mails),
			paymentReceived: () => writePaymentReceivedMail(sql, tenant.id, orderId, id, mails),
			paymentReminder: () => writePaymentReminder(sql, tenant.id, orderId, id, mails),
			refund: () => writeRefundMail(sql, tenant.id, orderId, id, mails),
			designSentBack: () => writeSentBackMail(sql, tenant.id, { itemId: id, refusalId }, mails),
			designApproved: () => writeApprovedMail(sql, tenant.id, { itemId: id, releaseId: refusalId }, mails),
			printLateUsed: () => writeLateUsedMail(sql, tenant.id, id, mails),
			printRefusal: () => writeRefusalMail(sql, tenant.id, { dataId: id, refusalId }, mails),
		}),
	};
	const [known] = await sql`select from orders where tenant_id = ${tenant.id} and id = ${orderId}`;
	if (!known) throw new Refused('NOT_FOUND');
	await write[kind]?.();
	const written = await sql`
		select from order_mails
		where tenant_id = ${tenant.id} and order_id = ${orderId} and purpose like ${`%.again.${mails.again}`} limit 1`;
	if (written.length === 0) throw new Refused('VALIDATION', 'purpose');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'resendOrderMail',
		entity: { type: 'order', id: orderId },
		after: { purpose: kind },
	});
}
