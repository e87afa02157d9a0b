// Invoices of a subscription: made, made final and charged at once (Stripe waits an hour before it makes a renewal final).
import {
	type Invoice,
	type InvoiceLine,
	idOf,
	type LineItem,
	type PaymentMethod,
	type Subscription,
} from '../objects.ts';
import { behaviourOf, capture, declineIntent, makeIntent } from '../payments/intents.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { notifyEndpoints } from '../webhooks/emit.ts';
import { newId } from '../wire/ids.ts';

type Reason = 'subscription_create' | 'subscription_cycle' | 'upcoming';
type Billed = Pick<LineItem, 'price' | 'quantity' | 'description' | 'amount_total'>;

interface Wanted {
	subscription: Subscription;
	lines: readonly Billed[];
	reason: Reason;
	from: number;
	to: number;
	/** Nothing is due for the time of a trial. */
	free: boolean;
}

const lineOf = (invoice: string, line: Billed, { subscription, from, to, free }: Wanted): InvoiceLine => ({
	id: newId('il_'),
	object: 'line_item',
	amount: free && line.price.type === 'recurring' ? 0 : line.amount_total,
	currency: line.price.currency,
	description: free ? `Trial period for ${line.description}` : `${line.quantity} × ${line.description}`,
	discount_amounts: [],
	discountable: true,
	discounts: [],
	invoice,
	livemode: false,
	metadata: {},
	parent: null,
	period: { start: from, end: to },
	pretax_credit_amounts: [],
	pricing: {
		price_details: { price: line.price.id, product: String(line.price.product) },
		type: 'price_details',
		unit_amount_decimal: line.price.unit_amount_decimal ?? '0',
	},
	quantity: line.quantity,
	subscription: subscription.id,
	subtotal: free && line.price.type === 'recurring' ? 0 : line.amount_total,
	taxes: [],
});

export function draftInvoice(scope: Scope, wanted: Wanted): Invoice {
	const { subscription, reason, from, to } = wanted;
	const id = newId('in_');
	const lines = wanted.lines.map((line) => lineOf(id, line, wanted));
	const total = lines.reduce((sum, { amount }) => sum + amount, 0);
	const customer = take(scope, 'customer', idOf(subscription.customer) ?? '');
	return {
		id,
		object: 'invoice',
		account_country: 'DE',
		account_name: 'Stripe sandbox',
		account_tax_ids: null,
		amount_due: total,
		amount_overpaid: 0,
		amount_paid: 0,
		amount_remaining: total,
		amount_shipping: 0,
		application: null,
		attempt_count: 0,
		attempted: false,
		auto_advance: true,
		automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
		automatically_finalizes_at: null,
		billing_reason: reason,
		collection_method: 'charge_automatically',
		created: scope.now,
		currency: subscription.currency,
		custom_fields: null,
		customer: customer.id,
		customer_account: null,
		customer_address: customer.address ?? null,
		customer_email: customer.email,
		customer_name: customer.name ?? null,
		customer_phone: customer.phone ?? null,
		customer_shipping: null,
		customer_tax_exempt: 'none',
		default_payment_method: null,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts: [],
		due_date: null,
		effective_at: scope.now,
		ending_balance: 0,
		footer: null,
		from_invoice: null,
		hosted_invoice_url: null,
		invoice_pdf: null,
		issuer: { type: 'self' },
		last_finalization_error: null,
		latest_revision: null,
		lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
		livemode: false,
		metadata: {},
		next_payment_attempt: null,
		number: `${customer.invoice_prefix}-${String(scope.store.all('invoice', scope.account).length + 1).padStart(4, '0')}`,
		on_behalf_of: null,
		parent: {
			quote_details: null,
			subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
			type: 'subscription_details',
		},
		payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
		period_end: to,
		period_start: from,
		post_payment_credit_notes_amount: 0,
		pre_payment_credit_notes_amount: 0,
		receipt_number: null,
		rendering: null,
		shipping_cost: null,
		shipping_details: null,
		starting_balance: 0,
		statement_descriptor: null,
		status: 'draft',
		status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
		subtotal: total,
		subtotal_excluding_tax: total,
		test_clock: null,
		total,
		total_discount_amounts: [],
		total_excluding_tax: total,
		total_pretax_credit_amounts: [],
		total_taxes: [],
		webhooks_delivered_at: scope.now,
	};
}

export function issueInvoice(scope: Scope, wanted: Wanted): Invoice {
	const draft = draftInvoice(scope, wanted);
	announce(scope, 'invoice.created', 'invoice', draft);
	const open: Invoice = {
		...draft,
		status: 'open',
		status_transitions: { ...draft.status_transitions, finalized_at: scope.now },
	};
	announce(scope, 'invoice.finalized', 'invoice', open);
	return open;
}

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

function keepPayment(scope: Scope, invoice: Invoice, intent: string): void {
	const id = newId('inpay_');
	scope.store.put('invoice_payment', scope.account, id, {
		id,
		object: 'invoice_payment',
		amount_paid: invoice.amount_due,
		amount_requested: invoice.amount_due,
		created: scope.now,
		currency: invoice.currency,
		invoice: invoice.id,
		is_default: true,
		livemode: false,
		payment: { payment_intent: intent, type: 'payment_intent' },
		status: 'paid',
		status_transitions: { canceled_at: null, paid_at: scope.now },
	});
}

/** @param first whether the shopper is there; a card that fails later works now */
export function chargeInvoice(scope: Scope, before: Invoice, method: PaymentMethod | null, first: boolean): Invoice {
	const invoice = { ...before, attempt_count: before.attempt_count + 1, attempted: true };
	if (invoice.amount_due === 0) return paid(scope, before);
	if (!method) return failed(scope, invoice);
	const intent = makeIntent(scope, {
		amount: invoice.amount_due,
		currency: invoice.currency,
		customer: idOf(invoice.customer),
		description: first ? 'Subscription creation' : 'Subscription update',
		metadata: {},
		receiptEmail: null,
		shipping: null,
		setupFutureUsage: first ? 'off_session' : null,
	});
	const { decline, failsLater } = behaviourOf(scope, method);
	const refused =
		decline ??
		(failsLater && !first
			? { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }
			: null);
	if (refused) {
		declineIntent(scope, intent, method, refused);
		return failed(scope, invoice);
	}
	keepPayment(scope, invoice, capture(scope, intent, method).intent.id);
	return paid(scope, invoice);
}

function failed(scope: Scope, invoice: Invoice): Invoice {
	announce(scope, 'invoice.payment_failed', 'invoice', invoice);
	return keep(scope, 'invoice', invoice);
}
