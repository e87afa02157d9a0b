// What is read of a subscription of Stripe and of its invoices.
import type Stripe from 'stripe';
import type { ProviderInvoice, ProviderSubscription, StoredCard } from './recurring.ts';
import { idOf, itemsOf, paymentOf } from './stripe-session.ts';

const dateOf = (seconds: number) => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null) => (seconds === null ? null : dateOf(seconds));

const statuses: Record<string, ProviderSubscription['status']> = {
	incomplete: 'incomplete',
	incomplete_expired: 'ended',
	trialing: 'trialing',
	active: 'active',
	past_due: 'pastDue',
	unpaid: 'unpaid',
	paused: 'paused',
	canceled: 'ended',
};

/** A subscription of which nothing is collected goes on under its status: the pause stands beside it. */
function statusOf({ status, pause_collection }: Stripe.Subscription): ProviderSubscription['status'] {
	const known = statuses[status];
	if (!known) throw new Error(`a subscription that is ${status}`);
	return pause_collection && known !== 'ended' ? 'paused' : known;
}

function cardOf({ default_payment_method: method }: Stripe.Subscription): StoredCard | null {
	const card = typeof method === 'object' ? method?.card : undefined;
	return card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null;
}

const versionOf = (metadata: Stripe.Metadata | null | undefined): number => Number(metadata?.terms ?? 0);

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
	const { metadata, cancellation_details, ended_at, cancel_at, cancel_at_period_end } = subscription;
	const [item] = subscription.items.data;
	const start = item?.current_period_start ?? subscription.start_date;
	const end = item?.current_period_end ?? subscription.start_date;
	return {
		id: subscription.id,
		tenantId: metadata.tenant ?? '',
		subscriptionId: metadata.subscription ?? '',
		termsVersion: versionOf(metadata),
		customerId: idOf(subscription.customer) ?? '',
		status: statusOf(subscription),
		items: itemsOf(subscription),
		startedAt: dateOf(subscription.start_date),
		trialEnd: dateOrNull(subscription.trial_end),
		periodStart: dateOf(start),
		periodEnd: dateOf(end),
		cancelAt: dateOrNull(cancel_at ?? (cancel_at_period_end ? end : null)),
		endedAt: dateOrNull(ended_at),
		endReason: ended_at === null ? null : cancellation_details?.reason === 'payment_failed' ? 'payment' : 'requested',
		pausedUntil: dateOrNull(subscription.pause_collection?.resumes_at ?? null),
		card: cardOf(subscription),
		latestInvoiceId: idOf(subscription.latest_invoice),
	};
}

const reasons: Record<string, ProviderInvoice['reason']> = {
	subscription_create: 'create',
	subscription_cycle: 'cycle',
	subscription_update: 'update',
};

/** The invoice's own period is the one before, in which it was gathered; what it pays for is said by its lines. */
function periodOf({ lines, period_start, period_end }: Stripe.Invoice): { start: number; end: number } {
	const whole = lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false);
	return (whole ?? lines.data.at(-1))?.period ?? { start: period_start, end: period_end };
}

export function toInvoice(invoice: Stripe.Invoice): ProviderInvoice {
	const details = invoice.parent?.subscription_details;
	const reference = paymentOf(invoice)?.payment.payment_intent;
	const intent = typeof reference === 'object' ? reference : undefined;
	const { start, end } = periodOf(invoice);
	const error = intent?.last_payment_error;
	return {
		id: invoice.id,
		subscriptionId: idOf(details?.subscription) ?? '',
		tenantId: details?.metadata?.tenant ?? '',
		ourSubscriptionId: details?.metadata?.subscription ?? '',
		termsVersion: versionOf(details?.metadata),
		reason: reasons[invoice.billing_reason ?? ''] ?? 'other',
		status: (invoice.status ?? 'draft') as ProviderInvoice['status'],
		amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
		currency: invoice.currency.toUpperCase(),
		intentId: idOf(reference),
		attempts: invoice.attempt_count,
		nextAttempt: dateOrNull(invoice.next_payment_attempt),
		failureCode: error?.decline_code ?? error?.code ?? null,
		needsAction: intent?.status === 'requires_action',
		hostedUrl: invoice.hosted_invoice_url ?? null,
		periodStart: dateOf(start),
		periodEnd: dateOf(end),
		createdAt: dateOf(invoice.created),
		paidAt: dateOrNull(invoice.status_transitions.paid_at),
	};
}
