// What the sandbox keeps. Objects of Stripe have the types of Stripe's own SDK, so that none of them lacks a field;
// the rest is what a provider knows and does not show.
import type Stripe from 'stripe';
import type { CardBehaviour } from './checkout/cards.ts';
import type { Dunning } from './subscriptions/dunning.ts';

export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Customer = Stripe.Customer;
export type WebhookEndpoint = Stripe.WebhookEndpoint;
export type PaymentMethod = Stripe.PaymentMethod;
export type BalanceTransaction = Stripe.BalanceTransaction;
export type Product = Stripe.Product;
export type PortalSession = Stripe.BillingPortal.Session;

/** The SDK makes objects of decimals; over the wire they are text. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: Price };
export type Subscription = Omit<Stripe.Subscription, 'items'> & { items: WireList<SubscriptionItem> };
export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
	pricing: { price_details: { price: string; product: string }; type: 'price_details'; unit_amount_decimal: string };
};
export type Invoice = Omit<Stripe.Invoice, 'lines'> & { lines: WireList<InvoiceLine> };

export interface WireList<T> {
	object: 'list';
	data: T[];
	has_more: boolean;
	url: string;
}

export interface StripeEvent {
	id: string;
	object: 'event';
	api_version: string;
	created: number;
	data: { object: object; previous_attributes?: object };
	livemode: false;
	pending_webhooks: number;
	request: { id: string | null; idempotency_key: string | null };
	type: string;
}

/** What a session was made with and does not show. */
export interface CheckoutDetails {
	lines: LineItem[];
	payment: {
		metadata: Record<string, string>;
		description: string | null;
		receiptEmail: string | null;
		shipping: Stripe.PaymentIntent.Shipping | null;
		setupFutureUsage: 'off_session' | 'on_session' | null;
	};
	subscription: {
		metadata: Record<string, string>;
		trialEnd: number | null;
		missingCard: 'cancel' | 'create_invoice' | 'pause';
	};
	/** The card that waits for its 3-D Secure step, and for which page. */
	attempt: { id: string; paymentMethod: string; customer: { email: string; name: string } } | null;
}

/** A debit that the bank has not answered yet. */
export interface Debit {
	session: string;
	paymentIntent: string;
	paymentMethod: string;
	settlesAt: number;
	fails: boolean;
}

export interface Delivery {
	id: string;
	event: string;
	endpoint: string;
	/** The order in which events came about. */
	sequence: number;
	copy: number;
	attempts: number;
	state: 'pending' | 'delivered' | 'lost' | 'given up';
	lastStatus: number | null;
}

export interface StoredResponse {
	fingerprint: string;
	path: string;
	status: number;
	body: string;
	requestId: string;
	created: number;
}

/** Everything by its kind; the key of a record is its id. */
export interface Records {
	'checkout.session': Session;
	payment_intent: PaymentIntent;
	charge: Charge;
	refund: Refund;
	customer: Customer;
	payment_method: PaymentMethod;
	balance_transaction: BalanceTransaction;
	webhook_endpoint: WebhookEndpoint;
	product: Product;
	price: Price;
	subscription: Subscription;
	invoice: Invoice;
	'billing_portal.session': PortalSession;
	invoice_payment: Omit<Stripe.InvoicePayment, 'invoice'> & { invoice: string };
	/** The id of the invoice payment, by that of the invoice. */
	payment_of_invoice: string;
	deleted_customer: Stripe.DeletedCustomer;
	event: StripeEvent;
	checkout_details: CheckoutDetails;
	card_behaviour: CardBehaviour;
	debit: Debit;
	endpoint_secret: string;
	/** What is still owed; the rest is past, so that looking for it stays quick. */
	delivery: Delivery;
	past_delivery: Delivery;
	dunning: Dunning;
	kept_answer: StoredResponse;
	setting: unknown;
}
export type Kind = keyof Records;

/** Fields that may hold an object hold an id in what is kept. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
	typeof reference === 'string' ? reference : (reference?.id ?? null);
