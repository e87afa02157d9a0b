// What time does to subscriptions: the end of a trial is announced ahead, periods are renewed, cards fail and are tried again, what was
// canceled for the end of its period ends.
import { lineAmount } from '../checkout/line-items.ts';
import { idOf, type LineItem, type PaymentMethod, type Subscription, type SubscriptionItem } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { notifyEndpoints } from '../webhooks/emit.ts';
import { chargeInvoice, issueInvoice } from './invoices.ts';
import { knownInterval, periodEndAfter } from './periods.ts';

const day = 24 * 60 * 60;
const noticeBefore = 3 * day;
/** Days after which a refused card is tried again; after the last one the subscription ends. */
const retryDays = [3, 5, 7];

export interface Dunning {
	/** Whether the end of the trial was reported. */
	told: boolean;
	retries: number;
	retryAt: number | null;
}
const calm: Dunning = { told: false, retries: 0, retryAt: null };

const dunningOf = (scope: Scope, id: string): Dunning => scope.store.find('dunning', scope.account, id) ?? calm;
const running = new Set(['active', 'trialing', 'past_due']);

export const periodEnd = (subscription: Subscription): number => subscription.items.data[0]?.current_period_end ?? 0;

/** When something happens to it next. */
export function nextMoment(scope: Scope, subscription: Subscription): number {
	if (!running.has(subscription.status)) return Number.POSITIVE_INFINITY;
	const { told, retryAt } = dunningOf(scope, subscription.id);
	const notice =
		subscription.trial_end && !told && subscription.status === 'trialing'
			? subscription.trial_end - noticeBefore
			: Number.POSITIVE_INFINITY;
	return Math.min(notice, retryAt ?? Number.POSITIVE_INFINITY, periodEnd(subscription));
}

export function endSubscription(
	scope: Scope,
	before: Subscription,
	reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
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

function methodOf(scope: Scope, subscription: Subscription): PaymentMethod | null {
	const id = idOf(subscription.default_payment_method);
	return id ? take(scope, 'payment_method', id) : null;
}

/** What one item costs in a period. */
export const itemAmount = ({ price, quantity }: SubscriptionItem): number =>
	lineAmount(price.unit_amount_decimal ?? '0', quantity ?? 1);

const billed = (subscription: Subscription): LineItem[] =>
	subscription.items.data.map((item) => ({
		id: item.id,
		object: 'item',
		adjustable_quantity: null,
		amount_discount: 0,
		amount_subtotal: itemAmount(item),
		amount_tax: 0,
		amount_total: itemAmount(item),
		currency: item.price.currency,
		description: item.id,
		metadata: {},
		price: item.price,
		quantity: item.quantity ?? 1,
	}));

function nextPeriod(subscription: Subscription): { from: number; to: number } {
	const from = periodEnd(subscription);
	const recurring = subscription.items.data[0]?.price.recurring;
	const to = periodEndAfter(
		subscription.billing_cycle_anchor,
		from,
		knownInterval(recurring?.interval ?? 'month'),
		recurring?.interval_count ?? 1,
	);
	return { from, to };
}

/** What the next invoice holds. */
export const renewal = (scope: Scope, subscription: Subscription) => ({
	subscription,
	lines: billed(subscription).map((line) => ({
		...line,
		description: take(scope, 'product', String(line.price.product)).name,
	})),
	...nextPeriod(subscription),
	free: false,
});

function scheduleRetry(scope: Scope, subscription: Subscription): Subscription {
	const dunning = dunningOf(scope, subscription.id);
	const days = retryDays[dunning.retries];
	if (days === undefined) return endSubscription(scope, subscription, 'payment_failed');
	scope.store.put('dunning', scope.account, subscription.id, {
		...dunning,
		retries: dunning.retries + 1,
		retryAt: scope.now + days * day,
	});
	return subscription;
}

function settle(scope: Scope, before: Subscription, paid: boolean): void {
	const after: Subscription = { ...before, status: paid ? 'active' : 'past_due' };
	announce(scope, 'customer.subscription.updated', 'subscription', after);
	if (paid) scope.store.put('dunning', scope.account, after.id, { ...calm, told: true });
	else scheduleRetry(scope, after);
}

/** A trial that ends without a card ends as it was agreed. */
function endTrialWithoutCard(scope: Scope, subscription: Subscription): boolean {
	const agreed = subscription.trial_settings?.end_behavior.missing_payment_method;
	if (subscription.status !== 'trialing' || subscription.default_payment_method || agreed === 'create_invoice')
		return false;
	if (agreed === 'cancel') endSubscription(scope, subscription, 'payment_failed');
	else announce(scope, 'customer.subscription.paused', 'subscription', { ...subscription, status: 'paused' });
	return true;
}

function renew(scope: Scope, subscription: Subscription): void {
	const { from, to } = nextPeriod(subscription);
	const invoice = issueInvoice(scope, { ...renewal(scope, subscription), reason: 'subscription_cycle' });
	const data = subscription.items.data.map((item) => ({ ...item, current_period_start: from, current_period_end: to }));
	const next: Subscription = { ...subscription, items: { ...subscription.items, data }, latest_invoice: invoice.id };
	keep(scope, 'subscription', next);
	settle(scope, next, chargeInvoice(scope, invoice, methodOf(scope, next), false).status === 'paid');
}

function tryAgain(scope: Scope, subscription: Subscription): void {
	scope.store.put('dunning', scope.account, subscription.id, { ...dunningOf(scope, subscription.id), retryAt: null });
	const invoice = take(scope, 'invoice', idOf(subscription.latest_invoice) ?? '');
	settle(scope, subscription, chargeInvoice(scope, invoice, methodOf(scope, subscription), false).status === 'paid');
}

/** Does the one thing that is due at this moment. */
export function moveOn(scope: Scope, subscription: Subscription): void {
	const dunning = dunningOf(scope, subscription.id);
	if (dunning.retryAt !== null && dunning.retryAt <= scope.now) tryAgain(scope, subscription);
	else if (periodEnd(subscription) > scope.now) {
		scope.store.put('dunning', scope.account, subscription.id, { ...dunning, told: true });
		notifyEndpoints(scope, 'customer.subscription.trial_will_end', subscription);
	} else if (subscription.cancel_at_period_end) endSubscription(scope, subscription, 'cancellation_requested');
	else if (!endTrialWithoutCard(scope, subscription)) renew(scope, subscription);
}
