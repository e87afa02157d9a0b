// An invoice of a subscription as it is shown, with every field that Stripe shows.
import { type Invoice, type InvoiceLine, idOf, type LineItem, type Subscription } from '../objects.ts';
import { type Scope, take } from '../scope.ts';
import { newId } from '../wire/ids.ts';

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export type Billed = Pick<LineItem, 'price' | 'quantity' | 'description' | 'amount_total'> & {
	/** That it is for; null for what is bought once. */
	item: string | null;
	/** Whether it is for a part of a period, because something was changed in between. */
	proration: boolean;
};

export interface Wanted {
	subscription: Subscription;
	lines: readonly Billed[];
	reason: Reason;
	/** What its lines pay for. */
	from: number;
	to: number;
	/** The time in which it was gathered: the period before, which is what Stripe shows as that of the invoice. */
	gathered: { start: number; end: number };
	/** Nothing is due for the time of a trial. */
	free: boolean;
}

function parentOf({ item, proration }: Billed, subscription: string): InvoiceLine['parent'] {
	if (item === null) return null;
	return {
		invoice_item_details: null,
		subscription_item_details: {
			invoice_item: null,
			proration,
			proration_details: { credited_items: null },
			subscription,
			subscription_item: item,
		},
		type: 'subscription_item_details',
	};
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
	parent: parentOf(line, subscription.id),
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
	const { subscription, reason, gathered } = wanted;
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
		number: null,
		on_behalf_of: null,
		parent: {
			quote_details: null,
			subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
			type: 'subscription_details',
		},
		payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
		period_end: gathered.end,
		period_start: gathered.start,
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
