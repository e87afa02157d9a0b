// Invoices of a subscription: made, made final and charged at once (Stripe waits an hour before it makes a renewal final). Each has one
// payment intent, on which every attempt is made.
import { type Invoice, idOf, type PaymentIntent, type PaymentMethod, type Records } from '../objects.ts';
import {
	behaviourOf,
	cancelIntent,
	capture,
	declineIntent,
	makeIntent,
	requireAuthentication,
} from '../payments/intents.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { notifyEndpoints } from '../webhooks/emit.ts';
import { newId } from '../wire/ids.ts';
import { draftInvoice, type Wanted } from './invoice-object.ts';

type InvoicePayment = Records['invoice_payment'];

/** Each customer has numbers of their own. */
function drawNumber(scope: Scope, customerId: string): string {
	const customer = take(scope, 'customer', customerId);
	const sequence = customer.next_invoice_sequence ?? 1;
	keep(scope, 'customer', { ...customer, next_invoice_sequence: sequence + 1 });
	return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

export function issueInvoice(scope: Scope, wanted: Wanted): Invoice {
	const draft = draftInvoice(scope, wanted);
	announce(scope, 'invoice.created', 'invoice', draft);
	const open: Invoice = {
		...draft,
		hosted_invoice_url: `${scope.publicUrl}/i/${draft.id}`,
		number: drawNumber(scope, idOf(draft.customer) ?? ''),
		status: 'open',
		status_transitions: { ...draft.status_transitions, finalized_at: scope.now },
	};
	if (open.amount_due > 0) oweIntent(scope, open);
	announce(scope, 'invoice.finalized', 'invoice', open);
	return open;
}

/** @param id of a payment that another client knows already */
export function oweIntent(scope: Scope, invoice: Invoice, id?: string): void {
	const first = invoice.billing_reason === 'subscription_create';
	const intent = makeIntent(scope, {
		...(id ? { id } : {}),
		amount: invoice.amount_due,
		currency: invoice.currency,
		customer: idOf(invoice.customer),
		description: first ? 'Subscription creation' : 'Subscription update',
		metadata: {},
		receiptEmail: null,
		shipping: null,
		setupFutureUsage: first ? 'off_session' : null,
	});
	const payment = newId('inpay_');
	scope.store.put('invoice_payment', scope.account, payment, {
		id: payment,
		object: 'invoice_payment',
		amount_paid: null,
		amount_requested: invoice.amount_due,
		created: scope.now,
		currency: invoice.currency,
		invoice: invoice.id,
		is_default: true,
		livemode: false,
		payment: { payment_intent: intent.id, type: 'payment_intent' },
		status: 'open',
		status_transitions: { canceled_at: null, paid_at: null },
	});
	scope.store.put('payment_of_invoice', scope.account, invoice.id, payment);
}

const paymentOf = (scope: Scope, invoice: Invoice): InvoicePayment =>
	take(scope, 'invoice_payment', take(scope, 'payment_of_invoice', invoice.id));

export const intentOf = (scope: Scope, invoice: Invoice): PaymentIntent =>
	take(scope, 'payment_intent', idOf(paymentOf(scope, invoice).payment.payment_intent) ?? '');

function paid(scope: Scope, invoice: Invoice): Invoice {
	const after: Invoice = {
		...invoice,
		amount_paid: invoice.amount_due,
		amount_remaining: 0,
		attempted: true,
		next_payment_attempt: null,
		status: 'paid',
		status_transitions: { ...invoice.status_transitions, paid_at: scope.now },
	};
	announce(scope, 'invoice.paid', 'invoice', after);
	notifyEndpoints(scope, 'invoice.payment_succeeded', after);
	return after;
}

/** Takes the money of an invoice from a card that nobody has to be asked about any more. */
function captureInvoice(scope: Scope, invoice: Invoice, method: PaymentMethod): Invoice {
	const payment = paymentOf(scope, invoice);
	capture(scope, intentOf(scope, invoice), method);
	keep(scope, 'invoice_payment', {
		...payment,
		amount_paid: invoice.amount_due,
		status: 'paid',
		status_transitions: { canceled_at: null, paid_at: scope.now },
	});
	return paid(scope, invoice);
}

function failed(scope: Scope, invoice: Invoice): Invoice {
	announce(scope, 'invoice.payment_failed', 'invoice', invoice);
	return invoice;
}

const laterDecline = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };

interface Attempt {
	method: PaymentMethod | null;
	/** Whether the shopper is there and has authorised it; a card that fails later works then. */
	authorised: boolean;
	/** When it is tried again if it fails now. */
	next: number | null;
}

export function chargeInvoice(scope: Scope, before: Invoice, { method, authorised, next }: Attempt): Invoice {
	if (before.amount_due === 0) return paid(scope, before);
	const invoice: Invoice = {
		...before,
		attempt_count: before.attempt_count + 1,
		attempted: true,
		next_payment_attempt: next,
	};
	if (!method) return failed(scope, invoice);
	const { decline, failsLater, alwaysAuthenticates } = behaviourOf(scope, method);
	if (alwaysAuthenticates && !authorised) {
		requireAuthentication(scope, intentOf(scope, invoice), method, `${scope.publicUrl}/i/${invoice.id}`);
		announce(scope, 'invoice.payment_action_required', 'invoice', invoice);
		return failed(scope, invoice);
	}
	const refused = decline ?? (failsLater && !authorised ? laterDecline : null);
	if (!refused) return captureInvoice(scope, invoice, method);
	declineIntent(scope, intentOf(scope, invoice), method, refused);
	return failed(scope, invoice);
}

export function voidInvoice(scope: Scope, invoice: Invoice): Invoice {
	if (invoice.amount_due > 0) {
		const payment = paymentOf(scope, invoice);
		cancelIntent(scope, intentOf(scope, invoice), null);
		keep(scope, 'invoice_payment', {
			...payment,
			status: 'canceled',
			status_transitions: { canceled_at: scope.now, paid_at: null },
		});
	}
	const after: Invoice = {
		...invoice,
		next_payment_attempt: null,
		status: 'void',
		status_transitions: { ...invoice.status_transitions, voided_at: scope.now },
	};
	announce(scope, 'invoice.voided', 'invoice', after);
	return after;
}
