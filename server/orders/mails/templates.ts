// The mails about an order. Templates: words, look and data in, both versions out.
import { arrivesLater } from '../../../rules/payments/methods.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import type { PlainPage } from '../../pages/led-to-pages.ts';
import type { FoundOrder } from '../find-order.ts';
import type { MailedContract } from './find-contract.ts';
import {
	type AboutOrder,
	addressParts,
	bankParts,
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
import { refundWay } from './payment-templates.ts';
import { waitingParts } from './print-data-templates.ts';
import type { WaitingLine } from './waiting-lines.ts';

const numberOf = ({ number }: FoundOrder) => number ?? '';

function paymentText(t: Translate, { paymentMethod }: FoundOrder, paymentDays: number): string {
	const method = t(`paymentMethods.${paymentMethod}`);
	if (paymentMethod === 'none') return t('orderMails.payment.none');
	if (paymentMethod === 'invoice') return t('orderMails.payment.invoice', { method, days: paymentDays });
	return t(`orderMails.payment.${arrivesLater(paymentMethod) ? paymentMethod : 'paid'}`, { method });
}

export function withdrawalParts(t: Translate, { lines }: { lines: readonly { personalised: boolean }[] }): MailPart[] {
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
	/** The number of the one that comes along. */
	invoice: string | undefined;
	paymentDays: number;
	/** Lines that wait for print data. */
	waiting: readonly WaitingLine[];
	/** Undefined: it was paid once. */
	contract: MailedContract | undefined;
	/** Of the subscription in the account, and of the page on which contracts are cancelled. */
	contractAddress: string;
	cancelAddress: string;
	/** Terms, and what is to be known about withdrawing. */
	pages: readonly PlainPage[];
}

const isPlan = ({ contract }: Pick<PlacedMail, 'contract'>): boolean => contract?.forTenant != null;

const contents = (t: Translate, look: MailTheme, data: Parameters<typeof sumRows>[2]): MailPart[] => [
	{ kind: 'rows', rows: sumRows(t, look, data) },
	...(data.order.reverseCharge ? [paragraph(t('orderMails.reverseCharge'))] : []),
	...(data.order.taxFreeExport ? [paragraph(t('orderMails.taxFreeExport'))] : []),
];

/** A renewal says of which subscription it is the next delivery: it has no other mail. */
function openingOf(t: Translate, look: MailTheme, data: PlacedMail): [string, string, string] {
	const { order, contract } = data;
	const number = numberOf(order);
	const told = { name: greeted(order), number, day: dayOf(order.placedAt ?? order.createdAt, look) };
	if (contract?.forTenant != null && !contract.isRenewal) {
		const bought = { ...told, contract: contract.number };
		return [
			t('orderMails.plan.placed.subject', bought),
			t('orderMails.plan.placed.heading'),
			t('orderMails.plan.placed.text', bought),
		];
	}
	if (!contract?.isRenewal && !contract?.isAfterTrial)
		return [
			t('orderMails.placed.subject', { number, shop: look.shopName }),
			t('orderMails.placed.heading'),
			t('orderMails.placed.text', told),
		];
	const renewed = { ...told, contract: contract.number };
	if (contract.forTenant !== null)
		return [
			t('orderMails.plan.renewal.subject', renewed),
			t('orderMails.plan.renewal.heading'),
			t('orderMails.plan.renewal.text', renewed),
		];
	// What it waits for is said below.
	const heading = data.waiting.length > 0 ? 'orderMails.delivery.waits' : undefined;
	const words = contract.isAfterTrial ? 'orderMails.afterTrial' : 'orderMails.renewal';
	return [t(`${words}.subject`, renewed), t(heading ?? `${words}.heading`), t(`${words}.text`, renewed)];
}

function contractParts(t: Translate, look: MailTheme, data: PlacedMail): MailPart[] {
	const { order, contract, contractAddress, cancelAddress } = data;
	if (!contract) return [];
	const { number, nextPayment, gross } = contract;
	const view = paragraph(
		t(contract.forTenant === null ? 'orderMails.subscriptionView' : 'orderMails.plan.view', {
			address: contractAddress,
		}),
	);
	const { period } = contract;
	const paid = period
		? [paragraph(t('orderMails.paidPeriod', { from: dayOf(period.from, look), to: dayOf(period.to, look) }))]
		: [];
	if (!nextPayment) return [...paid, paragraph(t('orderMails.subscriptionEnds', { contract: number })), view];
	const told = { contract: number, amount: moneyOf(order, look, gross), day: dayOf(nextPayment, look) };
	return [
		...paid,
		paragraph(t('orderMails.subscription', told)),
		view,
		paragraph(
			t(contract.forTenant === null ? 'orderMails.subscriptionCancel' : 'orderMails.plan.cancel', {
				address: cancelAddress,
			}),
		),
	];
}

export const placedMail: Template<PlacedMail> = (t, look, data) => {
	const { order, attached, invoice, paymentDays, pages } = data;
	const [subject, heading, text] = openingOf(t, look, data);
	return layOutMail(look, subject, [
		{ kind: 'heading', text: heading },
		...copyParts(t, data),
		paragraph(text),
		...contents(t, look, { ...data, withNet: isPlan(data), isPlan: isPlan(data) }),
		...waitingParts(t, look, data),
		paragraph(paymentText(t, order, paymentDays)),
		...bankParts(t, look, order),
		...contractParts(t, look, data),
		...addressParts(t, look, order, data.waiting.length > 0),
		...(attached ? [paragraph(t('orderMails.attached'))] : []),
		...(invoice || order.paymentMethod === 'none' ? [] : [paragraph(t('orderMails.invoiceFollows'))]),
		...wayParts(t, data),
		...(data.copyWaits ? [paragraph(t('orderMails.copyWaits', { email: order.billingAddress.ccEmail }))] : []),
		...withdrawalParts(t, order),
		...pages.flatMap(pageParts),
	]);
};

function paymentTextForShop(t: Translate, { paymentMethod }: FoundOrder): string {
	if (paymentMethod === 'none') return t('orderMails.payment.none');
	const isPaid = paymentMethod !== 'invoice' && !arrivesLater(paymentMethod);
	return t(`orderMails.shop.payment.${isPaid ? 'paid' : paymentMethod}`, {
		method: t(`paymentMethods.${paymentMethod}`),
	});
}

export interface ShopMail extends AboutOrder {
	faulty: boolean;
	contract: MailedContract | undefined;
	/** Lines that the order, which is on hold, waits for the print data of. */
	heldFor: readonly WaitingLine[];
}

const waitingNames = ({ lines }: FoundOrder, waiting: readonly WaitingLine[]): string =>
	waiting
		.flatMap(({ itemId }) => lines.filter((line) => line.itemId === itemId))
		.map(({ name, itemName }) => [name, itemName].filter(Boolean).join(', '))
		.join('; ');

/** Which delivery of a subscription it is; a plan is not delivered. */
function deliveryText(t: Translate, contract: MailedContract | undefined): string | undefined {
	if (!contract || contract.forTenant !== null) return undefined;
	const { number, isAfterTrial, isRenewal } = contract;
	if (isAfterTrial) return t('orderMails.shop.afterTrial', { contract: number });
	return t(isRenewal ? 'orderMails.shop.renewal' : 'orderMails.shop.firstDelivery', { contract: number });
}

const optional = (text: string | undefined): MailPart[] => (text === undefined ? [] : [paragraph(text)]);

export const shopMail: Template<ShopMail> = (t, look, { order, link, faulty, contract, heldFor }) => {
	const number = numberOf(order);
	const names = waitingNames(order, heldFor);
	const total = moneyOf(order, look, order.totals.gross);
	const told = {
		name: order.customerName,
		mail: order.customerMail,
		day: dayOf(order.placedAt ?? order.createdAt, look),
	};
	return layOutMail(look, t('orderMails.shop.subject', { number, total }), [
		{ kind: 'heading', text: t('orderMails.shop.heading', { number }) },
		paragraph(t('orderMails.shop.text', told)),
		...optional(deliveryText(t, contract)),
		...optional(names === '' ? undefined : t('orderMails.shop.onHold', { names })),
		...contents(t, look, { order, isPlan: isPlan({ contract }) }),
		paragraph(paymentTextForShop(t, order)),
		...(faulty ? [paragraph(t('orderMails.shop.faults'))] : []),
		...addressParts(t, look, order, order.waitsForPrintData),
		{ kind: 'button', text: t('orderMails.shop.button'), href: link },
	]);
};

/** The print data that it was on hold for is there. */
export const shopResumedMail: Template<AboutOrder & { contract: MailedContract | undefined }> = (
	t,
	look,
	{ order, link, contract },
) => {
	const number = numberOf(order);
	return layOutMail(look, t('orderMails.shop.resumed.subject', { number }), [
		{ kind: 'heading', text: t('orderMails.shop.resumed.heading', { number }) },
		paragraph(t('orderMails.shop.resumed.text', { name: order.customerName, number })),
		...optional(deliveryText(t, contract)),
		...contents(t, look, { order }),
		{ kind: 'button', text: t('orderMails.shop.button'), href: link },
	]);
};

export type NotifiedStatus = 'processed' | 'finished' | 'error';

function statusText(t: Translate, order: FoundOrder, status: NotifiedStatus, isPlan: boolean): string {
	const told = { name: greeted(order), number: numberOf(order) };
	if (isPlan && status !== 'error') return t(`orderMails.plan.${status}.text`, told);
	if (status !== 'finished') return t(`orderMails.${status}.text`, told);
	const { shipping } = order;
	if (!shipping) return t('orderMails.finished.pickUp', told);
	return shipping.days === 0
		? t('orderMails.finished.ready', { ...told, method: shipping.name })
		: t('orderMails.finished.sent', told);
}

interface StatusMail extends ToBuyer {
	status: NotifiedStatus;
	invoice: string | undefined;
	/** Of a plan of the platform: nothing of it is sent or collected. */
	isPlan: boolean;
}

export const statusMail: Template<StatusMail> = (t, look, data) => {
	const { order, status, invoice, isPlan } = data;
	const words = isPlan && status === 'processed' ? 'orderMails.plan.processed' : (`orderMails.${status}` as const);
	return layOutMail(look, t(`${words}.subject`, { number: numberOf(order) }), [
		{ kind: 'heading', text: t(`${words}.heading`) },
		...copyParts(t, data),
		paragraph(statusText(t, order, status, isPlan)),
		...(invoice ? [paragraph(t('orderMails.attached')), ...bankParts(t, look, order)] : []),
		...wayParts(t, data),
	]);
};

interface CancelledMail extends ToBuyer {
	/** In minor units; 0: none. */
	refund: number;
	/** By the shop itself, after a reminder. */
	unpaid: boolean;
	wasPaid: boolean;
}

export const cancelledMail: Template<CancelledMail> = (t, look, data) => {
	const { order, refund, unpaid, wasPaid } = data;
	const told = { name: greeted(order), number: numberOf(order) };
	const reason = order.cancelReason ?? 'other';
	return layOutMail(look, t('orderMails.cancelled.subject', told), [
		{ kind: 'heading', text: t('orderMails.cancelled.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.cancelled.text', told)),
		...(reason === 'other' || unpaid ? [] : [paragraph(t(`orderMails.cancelled.reason.${reason}`))]),
		...(unpaid ? [paragraph(t('orderMails.cancelled.unpaid'))] : []),
		...(refund > 0
			? [paragraph(t(refundWay(order, 'cancelled', wasPaid), { amount: moneyOf(order, look, refund) }))]
			: []),
		...wayParts(t, data),
	]);
};

/** Of money that came when there was nothing left to sell. */
export const lateMail: Template<{ order: FoundOrder; amount: number }> = (t, look, { order, amount }) =>
	layOutMail(look, t('orderMails.late.subject', { shop: look.shopName }), [
		{ kind: 'heading', text: t('orderMails.late.heading') },
		paragraph(
			t(order.paymentMethod === 'card' ? 'orderMails.late.text' : 'orderMails.late.textOnline', {
				name: greeted(order),
				amount: moneyOf(order, look, amount),
			}),
		),
	]);

export const invoiceMail: Template<ToBuyer & { invoice: string }> = (t, look, data) => {
	const number = numberOf(data.order);
	return layOutMail(look, t('orderMails.invoice.subject', { number, invoice: data.invoice }), [
		{ kind: 'heading', text: t('orderMails.invoice.heading') },
		...copyParts(t, data),
		paragraph(t('orderMails.invoice.text', { name: greeted(data.order), number })),
		...bankParts(t, look, data.order),
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
