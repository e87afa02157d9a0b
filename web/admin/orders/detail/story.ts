// What has happened to an order, in words. What another version of the shop has written down is shown as well as it is understood.
import { cancelReasons, orderStatuses } from '../../../../rules/orders/machine.ts';
import { describePrintEvent, readPrintEvent } from '../../../../rules/printing/print-event.ts';
import { carrierRules, carriers } from '../../../../rules/shipments/carriers.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';

export interface StoryEvent {
	kind: string;
	detail: unknown;
	actor: 'system' | 'shopper' | 'staff';
	by: string | null;
}

interface Told {
	title: string;
	/** What a user wrote with it. */
	text?: string | undefined;
}

interface Words {
	t: Translate;
	money(minor: number): string;
	/** The day of a moment, in words. */
	day(at: string): string;
	/** Of the order: what an event of a payment does not say itself. */
	payments: readonly { id: string; method: string; late: boolean }[];
}

type Detail = Readonly<Record<string, unknown>>;

const detailOf = (detail: unknown): Detail => (typeof detail === 'object' && detail !== null ? (detail as Detail) : {});
const textIn = (detail: Detail, name: string) => {
	const value = detail[name];
	return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};
const amountIn = (detail: Detail) =>
	typeof detail.amount === 'number' && Number.isSafeInteger(detail.amount) ? detail.amount : undefined;

const documentKinds = ['orderConfirmation', 'invoice', 'creditNote'] as const;
const mailKinds = [
	'placed',
	'invoice',
	'status',
	'cancelled',
	'refund',
	'shipment',
	'paymentFailed',
	'paymentReceived',
	'paymentReminder',
	'cancelReceipt',
	'withdrawal',
	'printReminder',
	'printRefusal',
	'printLateUsed',
	'designSentBack',
	'designApproved',
	'approval',
] as const;

/** Purposes are as placed, placed.shop, status.{event}, refund.{refund}, printReminder.{days}, printRefusal.{file}.{refusal}, printLateUsed.{file}, designSentBack.{line}.{refusal}, designApproved.{line}.{release}, approval.{notice}.{revision}. */
export function mailName(purpose: string, t: Translate): string {
	// Who looks after the shop gets another one than the customer.
	if (purpose.startsWith('placed.shop')) return t('adminOrders.mail.shop');
	const kind = mailKinds.find((known) => purpose === known || purpose.startsWith(`${known}.`));
	return t(`adminOrders.mail.${kind ?? 'other'}`);
}

function statusName(status: unknown, t: Translate): string | undefined {
	const known = orderStatuses.find((one) => one === status);
	return known && t(`adminOrders.status.${known}`);
}

const errorCodes = [
	'expired',
	'cancelled',
	'failed',
	'stock',
	'printData',
	'amount',
	'approvalRejected',
	'approvalExpired',
	'approvalWithdrawn',
] as const;

function toldStatus(detail: Detail, { t }: Words): Told {
	const [from, to] = [statusName(detail.from, t), statusName(detail.to, t)];
	const written = textIn(detail, 'note') ?? textIn(detail, 'reason');
	// A checkout that was given up notes why as a code.
	const code = errorCodes.find((known) => known === written);
	const text = code ? t(`adminOrders.error.${code}`) : written;
	if (written === 'printDataReleased' && detail.to === 'placed')
		return { title: t('orderStory.goesOn'), text: t('orderStory.goesOnText') };
	// It never was an order.
	if (code && detail.from === 'inCreation' && detail.to === 'error') return { title: t('orderStory.abandoned'), text };
	if (!to) return { title: t('orderStory.other'), text };
	return { title: from ? t('orderStory.status', { from, to }) : t('orderStory.statusFirst', { to }), text };
}

function toldCancelled(detail: Detail, actor: StoryEvent['actor'], { t }: Words): Told {
	if (actor === 'system') return { title: t('orderStory.cancelledUnpaid') };
	const reason = cancelReasons.find((known) => known === detail.reason);
	const parts = [reason && t(`adminOrders.cancelReason.${reason}`), textIn(detail, 'note')].filter(Boolean);
	return { title: t('orderStory.cancelled'), text: parts.join('\n') || undefined };
}

const plainStates = ['opening', 'open', 'processing', 'expired', 'refused', 'failed'] as const;
const paidBy = {
	card: 'orderStory.paid.card',
	paypal: 'orderStory.paid.paypal',
	klarna: 'orderStory.paid.klarna',
	sepaDebit: 'orderStory.paid.sepaDebit',
	prepayment: 'orderStory.paid.transfer',
	invoice: 'orderStory.paid.transfer',
} as const;
const isPaidBy = (method: unknown): method is keyof typeof paidBy =>
	typeof method === 'string' && Object.hasOwn(paidBy, method);

const toldReminder = (detail: Detail, { t, day }: Words): Told => {
	const cancelAt = textIn(detail, 'cancelAt');
	return {
		title: cancelAt ? t('orderStory.payment.remindedUntil', { day: day(cancelAt) }) : t('orderStory.payment.reminded'),
	};
};

function toldPayment(detail: Detail, words: Words): Told {
	const { t, money, payments } = words;
	if (detail.state === 'reminded') return toldReminder(detail, words);
	const payment = payments.find(({ id }) => id === detail.paymentId);
	const method = detail.method ?? payment?.method;
	const amount = amountIn(detail);
	const state = textIn(detail, 'state');
	const text = textIn(detail, 'reason');
	if (amount !== undefined && (detail.late === true || payment?.late || state === 'late'))
		return { title: t('orderStory.payment.late', { amount: money(amount) }), text };
	if (amount !== undefined && state === 'paid')
		return {
			title: t(isPaidBy(method) ? paidBy[method] : 'orderStory.payment.paid', { amount: money(amount) }),
			text,
		};
	const plain = plainStates.find((known) => known === state);
	if (plain) return { title: t(`orderStory.payment.${plain}`), text };
	return { title: state === 'paid' ? t('adminOrders.payment.paid') : t('orderStory.payment.other'), text };
}

const refundWays = ['transfer', 'bill'] as const;
const needlessReasons = ['late', 'amount'] as const;
const refundStates = ['waiting', 'done', 'failed'] as const;

/** Money that went back by itself has a code for a reason; everything else was written by a person. */
export function describeRefundReason(reason: string, t: Translate): string {
	const needless = needlessReasons.find((known) => known === reason);
	return needless ? t(`orderStory.needless.${needless}`) : reason;
}

function toldRefund(detail: Detail, { t, money }: Words): Told {
	const state = refundStates.find((known) => known === detail.state) ?? 'waiting';
	// What never was at a provider is not given back by itself.
	const byHand = state !== 'done' ? undefined : refundWays.find((known) => known === detail.way);
	const reason = textIn(detail, 'reason');
	return {
		title: t(`orderStory.refund.${byHand ?? state}`, { amount: money(amountIn(detail) ?? 0) }),
		text: reason ? describeRefundReason(reason, t) : textIn(detail, 'error'),
	};
}

function toldDocument(detail: Detail, { t }: Words): Told {
	const kind = documentKinds.find((known) => known === detail.kind);
	if (!kind) return { title: t('orderStory.other') };
	const name = t(`adminOrders.document.${kind}`);
	return { title: t('orderStory.document', { kind: name, number: textIn(detail, 'number') ?? '' }) };
}

const toldMail = (detail: Detail, { t }: Words): Told => ({
	title: t('orderStory.mail', {
		kind: mailName(textIn(detail, 'purpose') ?? '', t),
		recipient: textIn(detail, 'recipient') ?? '',
	}),
});

/** With what tells it from other lines of the same product. */
function nameLine(detail: Detail, t: Translate): string | undefined {
	const product = textIn(detail, 'product');
	const name = textIn(detail, 'itemName');
	const named = product && name ? t('orderStory.line.named', { product, name }) : product;
	const { position } = detail;
	return named && typeof position === 'number' ? t('orderStory.line.position', { line: named, position }) : named;
}

function toldPrintData(detail: Detail, { t }: Words): Told {
	const event = readPrintEvent(detail);
	if (!event) return { title: t('orderStory.other') };
	const { title, text } = describePrintEvent(t, event, 'shop');
	const line = nameLine(detail, t);
	return { title: line ? `${line}: ${title}` : title, text };
}

const shipmentChanges = ['recorded', 'corrected', 'removed'] as const;

function toldShipment(detail: Detail, { t }: Words): Told {
	const change = shipmentChanges.find((known) => known === detail.change);
	const known = carriers.find((one) => one === detail.carrier);
	const carrier =
		(known && carrierRules[known].name) || textIn(detail, 'carrierName') || textIn(detail, 'carrier') || '';
	if (!change) return { title: t('orderStory.other') };
	const numbers = Array.isArray(detail.parcels) ? detail.parcels.filter(Boolean).join(', ') : '';
	const text = [numbers, textIn(detail, 'reason')].filter(Boolean).join('\n');
	return { title: t(`adminShipments.story.${change}`, { carrier }), text: text || undefined };
}

/** Under another address nobody knows whether it was the customer. */
const toldWithdrawal = (detail: Detail, { t }: Words): Told => ({
	title: t(detail.matches === false ? 'orderStory.withdrawalByOther' : 'orderStory.withdrawal'),
	text: textIn(detail, 'text') ?? textIn(detail, 'reason'),
});

const approvalSteps = {
	asked: 'approvals.state.pending',
	approved: 'approvals.state.approved',
	rejected: 'approvals.state.rejected',
	returned: 'approvals.state.returned',
	confirmed: 'approvals.doneConfirmed',
	withdrawn: 'approvals.state.withdrawn',
	expired: 'approvals.state.expired',
} as const;
const isApprovalStep = (step: unknown): step is keyof typeof approvalSteps =>
	typeof step === 'string' && Object.hasOwn(approvalSteps, step);

/** Which lines were changed is in the card of the approval. */
function toldApproval(detail: Detail, { t }: Words): Told {
	const { step, at, steps } = detail;
	if (!isApprovalStep(step)) return { title: t('orderStory.other') };
	const position =
		typeof at === 'number' && typeof steps === 'number' && steps > 1 && t('approvals.step', { step: at, steps });
	const title = [t('approvals.one'), [t(approvalSteps[step]), position].filter(Boolean).join(', ')].join(': ');
	return { title, text: textIn(detail, 'reason') };
}

const tellers: Readonly<Record<string, (detail: Detail, words: Words, actor: StoryEvent['actor']) => Told>> = {
	status: toldStatus,
	cancelled: (detail, words, actor) => toldCancelled(detail, actor, words),
	payment: toldPayment,
	refund: toldRefund,
	document: toldDocument,
	mail: toldMail,
	cancelRequest: (detail, { t }) => ({ title: t('orderStory.cancelRequest'), text: textIn(detail, 'text') }),
	note: (detail, { t }) => ({ title: t('orderStory.note'), text: textIn(detail, 'text') }),
	shipment: toldShipment,
	printData: toldPrintData,
	approval: toldApproval,
	withdrawal: toldWithdrawal,
};

export function describeEvent({ kind, detail, actor }: StoryEvent, words: Words): Told {
	const { t } = words;
	if (kind === 'created') return { title: t(actor === 'staff' ? 'orderStory.createdFor' : 'orderStory.created') };
	const tell = Object.hasOwn(tellers, kind) ? tellers[kind] : undefined;
	return tell ? tell(detailOf(detail), words, actor) : { title: t('orderStory.other') };
}

/** Who it was; a person who is gone is one of the team, or the customer. */
export function whoOf({ actor, by, kind }: Pick<StoryEvent, 'actor' | 'by' | 'kind'>, t: Translate): string {
	// Who approves is a colleague of the customer.
	if (kind === 'approval' && by) return by;
	if (actor === 'system') return t('orderStory.system');
	return actor === 'shopper' ? t('orderStory.shopper') : (by ?? t('orderStory.staff'));
}
