// What is remembered of a subscription beside what Stripe shows: what was announced, and which invoices are charged again and when.
import { idOf, type PaymentMethod, type Subscription } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { readKnobs } from '../webhooks/knobs.ts';

const day = 24 * 60 * 60;
/** Days after which a refused card is tried again; after the last one the subscription ends. */
const retryDays = [3, 5, 7];

interface Retry {
	invoice: string;
	/** How many were made. */
	retries: number;
	at: number;
}

export interface Dunning {
	/** Whether the end of the trial was reported. */
	told: boolean;
	/** The end of the period whose next invoice was announced. */
	upcomingFor: number | null;
	retrying: readonly Retry[];
}

const calm: Dunning = { told: false, upcomingFor: null, retrying: [] };

export const dunningOf = (scope: Scope, id: string): Dunning => ({
	...calm,
	...scope.store.find('dunning', scope.account, id),
});

export const keepDunning = (scope: Scope, id: string, changes: Partial<Dunning>): void =>
	scope.store.put('dunning', scope.account, id, { ...dunningOf(scope, id), ...changes });

export const retryAfter = (scope: Scope, retries: number): number | null => {
	const days = retryDays[retries];
	return days === undefined ? null : scope.now + days * day;
};

export const nextRetry = ({ retrying }: Dunning): Retry | undefined => retrying.toSorted((a, b) => a.at - b.at)[0];

/** An invoice that is paid, or that is charged again at another moment. */
export function setRetry(scope: Scope, subscription: string, invoice: string, next: Retry | null): void {
	const others = dunningOf(scope, subscription).retrying.filter((retry) => retry.invoice !== invoice);
	keepDunning(scope, subscription, { retrying: next ? [...others, next] : others });
}

/** Nobody charges its open invoices any more. */
function stopRetries(scope: Scope, subscription: Subscription): void {
	for (const { invoice } of dunningOf(scope, subscription.id).retrying) {
		const open = take(scope, 'invoice', invoice);
		keep(scope, 'invoice', { ...open, auto_advance: false, next_payment_attempt: null });
	}
	keepDunning(scope, subscription.id, { retrying: [] });
}

export function endSubscription(
	scope: Scope,
	before: Subscription,
	reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
	stopRetries(scope, before);
	const after: Subscription = {
		...before,
		canceled_at: before.canceled_at ?? scope.now,
		cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
		ended_at: scope.now,
		status: 'canceled',
	};
	announce(scope, 'customer.subscription.deleted', 'subscription', after);
	return after;
}

/** The last retry has failed: what then happens is a setting of the account at Stripe. */
export function giveUpRetries(scope: Scope, subscription: Subscription): void {
	if (readKnobs(scope.store).billing.afterRetries === 'cancel')
		return void endSubscription(scope, subscription, 'payment_failed');
	stopRetries(scope, subscription);
	announce(scope, 'customer.subscription.updated', 'subscription', { ...subscription, status: 'unpaid' });
}

/** An invoice was paid outside of the schedule, or is void; the newest one decides what the subscription is. */
export function healSubscription(scope: Scope, subscriptionId: string, invoice: string): void {
	const before = take(scope, 'subscription', subscriptionId);
	setRetry(scope, before.id, invoice, null);
	const waits = before.status === 'past_due' || before.status === 'unpaid';
	if (waits && idOf(before.latest_invoice) === invoice)
		announce(scope, 'customer.subscription.updated', 'subscription', { ...before, status: 'active' });
}

/** The subscription's own card comes before that of its customer. */
export function methodOf(scope: Scope, subscription: Subscription): PaymentMethod | null {
	const customer = take(scope, 'customer', idOf(subscription.customer) ?? '');
	const id = idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
	return id ? take(scope, 'payment_method', id) : null;
}
