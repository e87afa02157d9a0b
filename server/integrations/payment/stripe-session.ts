// A page of Stripe's to pay on: how it is requested, for one payment or for a subscription, and what is read of it.
import type Stripe from 'stripe';
import type { OnlineMethod } from '../../../rules/payments/methods.ts';
import { localeOf } from './locales.ts';
import type { NewSession, Session } from './port.ts';
import type { NewSubscriptionSession, RecurringItem } from './recurring.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;

const longestName = 250;

/** What a session has to be read with: a subscription is paid by its first invoice, and not by the session. */
export const sessionParts = ['payment_intent', 'invoice.payments', 'subscription'];

const ownersOf = ({ tenantId, orderId, paymentId }: NewSession) => ({
	tenant: tenantId,
	order: orderId,
	payment: paymentId,
});

/** As Stripe calls them. */
const methodTypes = {
	card: 'card',
	paypal: 'paypal',
	klarna: 'klarna',
	sepaDebit: 'sepa_debit',
} as const satisfies Record<OnlineMethod, string>;

const common = (given: NewSession): Parameters => ({
	// Apple Pay and Google Pay come with cards.
	allowed_payment_method_types: [methodTypes[given.method ?? 'card']],
	success_url: given.successUrl,
	cancel_url: given.cancelUrl,
	client_reference_id: given.orderId,
	locale: localeOf(given.language),
});

const priceOf = (currency: string, { name, amount }: NewSession['items'][number]) => ({
	currency: currency.toLowerCase(),
	unit_amount: amount,
	product_data: { name: name.slice(0, longestName) },
});

export const parametersOf = (given: NewSession): Parameters => ({
	...common(given),
	mode: 'payment',
	line_items: given.items.map((item) => ({ quantity: 1, price_data: priceOf(given.currency, item) })),
	customer_email: given.email,
	metadata: ownersOf(given),
	payment_intent_data: { metadata: ownersOf(given) },
});

/** The position comes back with each item: lists of Stripe are in an order of their own. */
export function subscriptionParameters(given: NewSubscriptionSession): Parameters {
	const { interval, trialDays, customerId } = given;
	const metadata = {
		...ownersOf(given),
		subscription: given.subscriptionId,
		terms: String(given.termsVersion),
	};
	const recurring = { interval: interval.unit, interval_count: interval.count };
	return {
		...common(given),
		mode: 'subscription',
		line_items: given.items.map((item, position) => ({
			quantity: 1,
			price_data: { ...priceOf(given.currency, item), recurring },
			metadata: { position: String(position) },
		})),
		...(customerId === null ? { customer_email: given.email } : { customer: customerId }),
		metadata,
		payment_method_collection: 'always',
		subscription_data: { metadata, ...(trialDays === null ? {} : { trial_period_days: trialDays }) },
	};
}

export function itemsOf({ items }: Stripe.Subscription): RecurringItem[] {
	const positionOf = ({ metadata }: Stripe.SubscriptionItem) => Number(metadata.position ?? 0);
	return items.data
		.toSorted((a, b) => positionOf(a) - positionOf(b))
		.map(({ id, price }) => ({ id, productId: idOf(price.product) ?? '' }));
}

/** A debit that the bank has refused leaves its session complete and unpaid for ever: nothing will come of it. */
function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): Session['state'] {
	if (status === 'open') return 'open';
	if (status === 'expired') return 'expired';
	if (payment_status !== 'unpaid') return 'paid';
	const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
	return intent === 'requires_payment_method' || intent === 'canceled' ? 'expired' : 'processing';
}

/** Fields of Stripe hold an id, or the object where it was asked for. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
	typeof reference === 'string' ? reference : (reference?.id ?? null);

/** That took the money, or is to take it. */
export function paymentOf({ payments }: Stripe.Invoice): Stripe.InvoicePayment | undefined {
	const all = payments?.data ?? [];
	return all.find(({ status }) => status === 'paid') ?? all.find(({ is_default }) => is_default) ?? all[0];
}

function intentOf({ payment_intent, invoice }: Stripe.Checkout.Session): string | null {
	const first = typeof invoice === 'object' && invoice ? paymentOf(invoice) : undefined;
	return idOf(payment_intent) ?? idOf(first?.payment.payment_intent);
}

export const toSession = (session: Stripe.Checkout.Session): Session => ({
	id: session.id,
	url: session.url,
	state: stateOf(session),
	amount: session.amount_total ?? 0,
	currency: (session.currency ?? '').toUpperCase(),
	tenantId: session.metadata?.tenant ?? '',
	orderId: session.metadata?.order ?? '',
	paymentId: session.metadata?.payment ?? '',
	intentId: intentOf(session),
	subscriptionId: idOf(session.subscription),
	customerId: idOf(session.customer),
	invoiceId: idOf(session.invoice),
	items: typeof session.subscription === 'object' && session.subscription ? itemsOf(session.subscription) : [],
});
