// Writes the mails about the money of an order, and the receipt of a wish to cancel it.
import type { Sql } from '../../database/connection.ts';
import { attach, beginWriting, type Mails, purposeOf, tellBuyer, writeOnce } from './order-mail.ts';
import {
	cancelReceiptMail,
	needlessMail,
	paymentFailedMail,
	paymentReceivedMail,
	paymentReminderMail,
	refundMail,
} from './payment-templates.ts';
import { lateMail } from './templates.ts';

/** Whether its money had come by then. */
export async function wasPaidAt(sql: Sql, tenantId: string, orderId: string, at: Date): Promise<boolean> {
	const paid = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'payment'
			and detail ->> 'state' = 'paid' and at <= ${at}`;
	return paid.length > 0;
}

interface DoneRefund {
	amount: number;
	late: boolean;
	byProvider: boolean;
	createdAt: Date;
}

export async function writeRefundMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	refundId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	const [refund] = await sql<DoneRefund[]>`
		select r.amount::float8 as amount, coalesce(p.late, false) as late, p.id is not null as by_provider, r.created_at
		from refunds r left join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
		where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.id = ${refundId} and r.state = 'done'`;
	if (!writing || !refund) return;
	const { order, files } = writing;
	const purpose = purposeOf(`refund.${refundId}`, again);
	const { amount, byProvider } = refund;
	if (refund.late && order.number) {
		await tellBuyer(writing, purpose, (buyer) => ({ template: needlessMail, data: { order, ...buyer, amount } }));
		return;
	}
	if (!order.number) {
		const { language, customerMail: to } = order;
		await writeOnce(writing, purpose, { to, language }, () => ({ template: lateMail, data: { order, amount } }));
		return;
	}
	const sent = files.filter((file) => file.refundId === refundId);
	const wasPaid = await wasPaidAt(sql, tenantId, orderId, refund.createdAt);
	await tellBuyer(writing, purpose, (buyer) => ({
		template: refundMail,
		data: { order, ...buyer, amount, byProvider, wasPaid, attached: sent.length > 0 },
		attachments: attach(sent, order),
	}));
}

/** With the way to pay after all; nothing where that has happened, or the order is cancelled. */
export async function writePaymentFailedMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	paymentId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	if (!writing?.order.number) return;
	const { order } = writing;
	if (order.payment !== 'open' || order.cancelledAt) return;
	await tellBuyer(writing, purposeOf(`paymentFailed.${paymentId}`, again), (buyer) => ({
		template: paymentFailedMail,
		data: { order, ...buyer },
	}));
}

/** @param eventId of the reminder, which says when the order is cancelled; nothing where it is paid or cancelled meanwhile */
export async function writePaymentReminder(
	sql: Sql,
	tenantId: string,
	orderId: string,
	eventId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	const [event] = await sql<{ cancelAt: Date | null }[]>`
		select (detail ->> 'cancelAt')::timestamptz as cancel_at from order_events
		where tenant_id = ${tenantId} and order_id = ${orderId} and id = ${eventId} and kind = 'payment' and detail ->> 'state' = 'reminded'`;
	if (!writing?.order.number || !event) return;
	const { order } = writing;
	if (order.payment !== 'open' || order.cancelledAt) return;
	await tellBuyer(writing, purposeOf(`paymentReminder.${eventId}`, again), (buyer) => ({
		template: paymentReminderMail,
		data: { order, ...buyer, cancelAt: event.cancelAt },
	}));
}

export async function writePaymentReceivedMail(
	sql: Sql,
	tenantId: string,
	orderId: string,
	paymentId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	const [payment] = await sql<{ amount: number }[]>`
		select amount::float8 as amount from payments
		where tenant_id = ${tenantId} and order_id = ${orderId} and id = ${paymentId} and state = 'paid' and not late`;
	if (!writing?.order.number || !payment) return;
	const { order } = writing;
	await tellBuyer(writing, purposeOf(`paymentReceived.${paymentId}`, again), (buyer) => ({
		template: paymentReceivedMail,
		data: { order, ...buyer, amount: payment.amount },
	}));
}

/** That the wish has arrived: the shop still has to decide. */
export async function writeCancelReceipt(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ platformAddress, again }: Mails,
): Promise<void> {
	const writing = await beginWriting(sql, tenantId, orderId, platformAddress);
	const [wish] = await sql<{ at: Date; text: string | null }[]>`
		select at, detail ->> 'text' as text from order_events
		where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'cancelRequest' order by at limit 1`;
	if (!writing?.order.number || !wish) return;
	const { order } = writing;
	await tellBuyer(writing, purposeOf('cancelReceipt', again), (buyer) => ({
		template: cancelReceiptMail,
		data: { order, ...buyer, at: wish.at, text: wish.text ?? '' },
	}));
}
