// The mails about the money of an order: that it has come, was refused or goes back; and about the wish to cancel.
import { isOnline } from '../../../rules/payments/methods.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { FoundOrder } from '../find-order.ts';
import { accountParts, copyParts, dayOf, greeted, moneyOf, paragraph, type Template, type ToBuyer } from './parts.ts';

type Way = 'card' | 'online' | 'transfer' | 'bill';

/** What was paid by transfer is transferred back by the shop; what was never paid is a smaller bill. */
function wayOf({ paymentMethod }: FoundOrder, wasPaid: boolean): Way {
	if (paymentMethod === 'card') return 'card';
	// A debit that the bank has refused was never paid.
	if (isOnline(paymentMethod) && (wasPaid || paymentMethod !== 'sepaDebit')) return 'online';
	return wasPaid ? 'transfer' : 'bill';
}

/** @param wasPaid when the money was given back */
export const refundWay = <Mail extends 'cancelled' | 'refund'>(order: FoundOrder, mail: Mail, wasPaid: boolean) =>
	`orderMails.${mail}.${wayOf(order, wasPaid)}` as const;

const toOrder = ({ copy, link }: ToBuyer, text: string): MailPart[] =>
	copy ? [] : [{ kind: 'button', text, href: link }];

interface RefundMail extends ToBuyer {
	amount: number;
	byProvider: boolean;
	wasPaid: boolean;
	attached: boolean;
}

const refundHeadings = {
	card: 'orderMails.refund.heading',
	online: 'orderMails.refund.heading',
	transfer: 'orderMails.refund.transferHeading',
	bill: 'orderMails.refund.billHeading',
} as const;

/** Why an order that is placed had no use for the money. */
function needlessOf({ cancelledAt, payment }: FoundOrder) {
	if (cancelledAt) return 'cancelled';
	return payment === 'open' ? 'amount' : 'paid';
}

/** Of money beyond what the order costs: it goes back, and nothing changes about the order. */
export const needlessMail: Template<ToBuyer & { amount: number }> = (t, look, data) => {
	const { order, amount } = data;
	const told = { name: greeted(order), number: order.number ?? '', amount: moneyOf(order, look, amount) };
	return layOutMail(look, t('orderMails.late.subject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('orderMails.late.heading') },
		...copyParts(t, data),
		paragraph(t(`orderMails.needless.${needlessOf(order)}`, told)),
		...toOrder(data, t('orderMails.button')),
	]);
};

export const refundMail: Template<RefundMail> = (t, look, data) => {
	const { order, amount, byProvider, wasPaid, attached } = data;
	const told = { name: greeted(order), number: order.number ?? '', amount: moneyOf(order, look, amount) };
	const way = byProvider ? wayOf(order, wasPaid) : wasPaid ? 'transfer' : 'bill';
	const isWhole = way === 'bill' && order.payment === 'refunded';
	return layOutMail(look, t(way === 'bill' ? 'orderMails.refund.billSubject' : 'orderMails.refund.subject', told), [
		{ kind: 'heading', text: t(isWhole ? 'orderMails.refund.wholeBillHeading' : refundHeadings[way]) },
		...copyParts(t, data),
		paragraph(t(isWhole ? 'orderMails.refund.wholeBill' : `orderMails.refund.${way}`, told)),
		...(attached ? [paragraph(t('orderMails.refund.attached'))] : []),
		...toOrder(data, t('orderMails.button')),
	]);
};

/** The bank has refused a debit. */
export const paymentFailedMail: Template<ToBuyer> = (t, look, data) => {
	const { order } = data;
	const told = {
		...{ name: greeted(order), number: order.number ?? '' },
		amount: moneyOf(order, look, order.totals.gross - order.refunded),
	};
	return layOutMail(look, t('orderMails.paymentFailed.subject', told), [
		{ kind: 'heading', text: t('orderMails.paymentFailed.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.paymentFailed.text', told)),
		...toOrder(data, t('orderMails.paymentFailed.button')),
	]);
};

/** It was to be paid in advance. @param data when it is cancelled; null: it stays */
export const paymentReminderMail: Template<ToBuyer & { cancelAt: Date | null }> = (t, look, data) => {
	const { order, cancelAt } = data;
	const told = {
		...{ name: greeted(order), number: order.number ?? '', day: dayOf(order.placedAt ?? order.createdAt, look) },
		amount: moneyOf(order, look, order.totals.gross - order.refunded),
	};
	const account = accountParts(t, look, order);
	return layOutMail(look, t('orderMails.paymentReminder.subject', told), [
		{ kind: 'heading', text: t('orderMails.paymentReminder.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.paymentReminder.text', told)),
		...(account.length > 0 ? [paragraph(t('orderMails.paymentReminder.transfer')), ...account] : []),
		...(isOnline(order.paymentMethod) && !data.copy ? [paragraph(t('orderMails.paymentReminder.online'))] : []),
		...(cancelAt ? [paragraph(t('orderMails.paymentReminder.cancel', { day: dayOf(cancelAt, look) }))] : []),
		paragraph(t('orderMails.paymentReminder.crossed')),
		...toOrder(data, t('orderMails.paymentReminder.button')),
	]);
};

/** Money for an order that was placed before it came; with what happens next, where that is not done yet. */
export const paymentReceivedMail: Template<ToBuyer & { amount: number }> = (t, look, data) => {
	const { order, amount } = data;
	const told = { name: greeted(order), number: order.number ?? '', amount: moneyOf(order, look, amount) };
	const next = order.waitsForPrintData ? 'orderMails.paymentReceived.waits' : 'orderMails.paymentReceived.begins';
	return layOutMail(look, t('orderMails.paymentReceived.subject', told), [
		{ kind: 'heading', text: t('orderMails.paymentReceived.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.paymentReceived.text', told)),
		...(order.status === 'placed' && !order.cancelledAt ? [paragraph(t(next))] : []),
		...toOrder(data, t('orderMails.button')),
	]);
};

export const cancelReceiptMail: Template<ToBuyer & { at: Date; text: string }> = (t, look, data) => {
	const { order, at, text } = data;
	const { language, timeZone } = look;
	const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
	const told = { name: greeted(order), number: order.number ?? '', moment };
	return layOutMail(look, t('orderMails.cancelReceipt.subject', told), [
		{ kind: 'heading', text: t('orderMails.cancelReceipt.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.cancelReceipt.text', told)),
		...(text ? [paragraph(t('orderMails.cancelReceipt.reason', { text }))] : []),
		...toOrder(data, t('orderMails.button')),
	]);
};
