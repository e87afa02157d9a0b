// The mails about an order. Templates: words, look and data in, both versions out.
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import type { PlainPage } from '../../pages/led-to-pages.ts';
import type { FoundOrder } from '../find-order.ts';
import {
	type AboutOrder,
	addressParts,
	copyParts,
	dayOf,
	greeted,
	moneyOf,
	pageParts,
	paragraph,
	sumRows,
	type Template,
	type ToBuyer,
} from './parts.ts';
import { waitingParts } from './print-data-templates.ts';
import type { WaitingLine } from './waiting-lines.ts';

const numberOf = ({ number }: FoundOrder) => number ?? '';

function paymentText(t: Translate, { paymentMethod }: FoundOrder, paymentDays: number): string {
	if (paymentMethod === 'invoice') return t('orderMails.payment.invoice', { days: paymentDays });
	return t(`orderMails.payment.${paymentMethod}`);
}

function withdrawalParts(t: Translate, { lines }: FoundOrder): MailPart[] {
	const made = lines.filter(({ personalised }) => personalised).length;
	if (made === 0) return [];
	return [paragraph(t(made === lines.length ? 'orderMails.noWithdrawal.all' : 'orderMails.noWithdrawal.some'))];
}

const wayParts = (t: Translate, { link, copy }: ToBuyer): MailPart[] =>
	copy ? [] : [{ kind: 'button', text: t('orderMails.button'), href: link }];

export interface PlacedMail extends ToBuyer {
	/** The copy waits until the buyer has opened the order from this mail. */
	copyWaits: boolean;
	attached: boolean;
	/** Whether it comes along. */
	invoice: boolean;
	paymentDays: number;
	/** Lines that wait for print data. */
	waiting: readonly WaitingLine[];
	/** Terms, and what is to be known about withdrawing. */
	pages: readonly PlainPage[];
}

const contents = (t: Translate, look: MailTheme, data: Parameters<typeof sumRows>[2]): MailPart[] => [
	{ kind: 'rows', rows: sumRows(t, look, data) },
	...(data.order.reverseCharge ? [paragraph(t('orderMails.reverseCharge'))] : []),
];

export const placedMail: Template<PlacedMail> = (t, look, data) => {
	const { order, attached, invoice, paymentDays, pages } = data;
	const number = numberOf(order);
	const day = dayOf(order.placedAt ?? order.createdAt, look);
	return layOutMail(look, t('orderMails.placed.subject', { number, shop: look.shopName }), [
		{ kind: 'heading', text: t('orderMails.placed.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.placed.text', { name: greeted(order), number, day })),
		...contents(t, look, data),
		...waitingParts(t, look, data),
		paragraph(paymentText(t, order, paymentDays)),
		...addressParts(t, look, order, data.waiting.length > 0),
		...(attached ? [paragraph(t('orderMails.attached'))] : []),
		...(invoice || order.paymentMethod === 'none' ? [] : [paragraph(t('orderMails.invoiceFollows'))]),
		...wayParts(t, data),
		...(data.copyWaits ? [paragraph(t('orderMails.copyWaits', { email: order.billingAddress.ccEmail }))] : []),
		...withdrawalParts(t, order),
		...pages.flatMap(pageParts),
	]);
};

const paidWords = {
	card: 'orderMails.shop.payment.card',
	invoice: 'orderMails.shop.payment.invoice',
	none: 'orderMails.payment.none',
} as const;

export const shopMail: Template<AboutOrder & { faulty: boolean }> = (t, look, { order, link, faulty }) => {
	const number = numberOf(order);
	const total = moneyOf(order, look, order.totals.gross);
	const told = {
		name: order.customerName,
		mail: order.customerMail,
		day: dayOf(order.placedAt ?? order.createdAt, look),
	};
	return layOutMail(look, t('orderMails.shop.subject', { number, total }), [
		{ kind: 'heading', text: t('orderMails.shop.heading', { number }) },
		paragraph(t('orderMails.shop.text', told)),
		...contents(t, look, { order }),
		paragraph(t(paidWords[order.paymentMethod])),
		...(faulty ? [paragraph(t('orderMails.shop.faults'))] : []),
		...addressParts(t, look, order, order.waitsForPrintData),
		{ kind: 'button', text: t('orderMails.shop.button'), href: link },
	]);
};

export type NotifiedStatus = 'processed' | 'finished' | 'error';

function statusText(t: Translate, order: FoundOrder, status: NotifiedStatus): string {
	const told = { name: greeted(order), number: numberOf(order) };
	if (status !== 'finished') return t(`orderMails.${status}.text`, told);
	const { shipping } = order;
	if (!shipping) return t('orderMails.finished.pickUp', told);
	return shipping.days === 0
		? t('orderMails.finished.ready', { ...told, method: shipping.name })
		: t('orderMails.finished.sent', told);
}

export const statusMail: Template<ToBuyer & { status: NotifiedStatus; attached: boolean }> = (t, look, data) => {
	const { order, status, attached } = data;
	return layOutMail(look, t(`orderMails.${status}.subject`, { number: numberOf(order) }), [
		{ kind: 'heading', text: t(`orderMails.${status}.heading`) },
		...copyParts(t, data),
		paragraph(statusText(t, order, status)),
		...(attached ? [paragraph(t('orderMails.attached'))] : []),
		...wayParts(t, data),
	]);
};

export const refundMail: Template<ToBuyer & { amount: number; byProvider: boolean; attached: boolean }> = (
	t,
	look,
	data,
) => {
	const { order, amount, byProvider, attached } = data;
	const told = { name: greeted(order), number: numberOf(order), amount: moneyOf(order, look, amount) };
	return layOutMail(look, t('orderMails.refund.subject', told), [
		{ kind: 'heading', text: t('orderMails.refund.heading') },
		...copyParts(t, data),
		paragraph(t(byProvider ? 'orderMails.refund.card' : 'orderMails.refund.invoice', told)),
		...(attached ? [paragraph(t('orderMails.refund.attached'))] : []),
		...wayParts(t, data),
	]);
};

/** Of money that came when there was nothing left to sell. */
export const lateMail: Template<{ order: FoundOrder; amount: number }> = (t, look, { order, amount }) =>
	layOutMail(look, t('orderMails.late.subject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('orderMails.late.heading') },
		paragraph(t('orderMails.late.text', { name: greeted(order), amount: moneyOf(order, look, amount) })),
	]);

export const invoiceMail: Template<ToBuyer & { invoice: string }> = (t, look, data) => {
	const number = numberOf(data.order);
	return layOutMail(look, t('orderMails.invoice.subject', { number, invoice: data.invoice }), [
		{ kind: 'heading', text: t('orderMails.invoice.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.invoice.text', { name: greeted(data.order), number })),
		...wayParts(t, data),
	]);
};

/** A user has looked the order up. */
export const linkMail: Template<ToBuyer> = (t, look, data) => {
	const number = numberOf(data.order);
	return layOutMail(look, t('orderMails.link.subject', { number, shop: look.shopName }), [
		{ kind: 'heading', text: t('orderMails.link.heading') },
		paragraph(t('orderMails.link.text', { name: greeted(data.order), number })),
		...wayParts(t, data),
		paragraph(t('orderMails.link.notYou')),
	]);
};
