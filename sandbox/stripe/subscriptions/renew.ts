// What time does to subscriptions: the end of a trial and the next invoice are announced ahead, periods are renewed, cards fail and are
// tried again, pauses end, what was canceled for the end of its period ends.
import { lineAmount } from '../checkout/line-items.ts';
import { type Invoice, idOf, type Subscription, type SubscriptionItem } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { notifyEndpoints } from '../webhooks/emit.ts';
import {
	dunningOf,
	endSubscription,
	giveUpRetries,
	keepDunning,
	methodOf,
	nextRetry,
	retryAfter,
	setRetry,
} from './dunning.ts';
import { type Billed, draftInvoice } from './invoice-object.ts';
import { chargeInvoice, issueInvoice, voidInvoice } from './invoices.ts';
import { knownInterval, periodEndAfter } from './periods.ts';

const day = 24 * 60 * 60;
const trialNotice = 3 * day;
const invoiceNotice = 7 * day;
const never = Number.POSITIVE_INFINITY;

const running = new Set(['active', 'trialing', 'past_due']);

export const periodEnd = (subscription: Subscription): number => subscription.items.data[0]?.current_period_end ?? 0;
const periodStart = (subscription: Subscription): number => subscription.items.data[0]?.current_period_start ?? 0;

/** What one item costs in a period. */
export const itemAmount = ({ price, quantity }: SubscriptionItem): number =>
	lineAmount(price.unit_amount_decimal ?? '0', quantity ?? 1);

export const billedItem = (scope: Scope, item: SubscriptionItem): Billed => ({
	amount_total: itemAmount(item),
	description: take(scope, 'product', String(item.price.product)).name,
	item: item.id,
	price: item.price,
	proration: false,
	quantity: item.quantity ?? 1,
});

export function nextPeriod(subscription: Subscription, from = periodEnd(subscription)): { from: number; to: number } {
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
	lines: subscription.items.data.map((item) => billedItem(scope, item)),
	...nextPeriod(subscription),
	gathered: { start: periodStart(subscription), end: periodEnd(subscription) },
	free: false,
});

/** Moves on to a period, of which an invoice is the newest. */
export const inPeriod = (
	subscription: Subscription,
	{ from, to }: { from: number; to: number },
	invoice: Invoice,
): Subscription => ({
	...subscription,
	items: {
		...subscription.items,
		data: subscription.items.data.map((item) => ({ ...item, current_period_start: from, current_period_end: to })),
	},
	latest_invoice: invoice.id,
});

/** Charges an invoice by the schedule, and what comes of it. */
export function collect(scope: Scope, before: Subscription, invoice: Invoice, retries: number): Invoice {
	const next = retryAfter(scope, retries);
	const after = chargeInvoice(scope, invoice, { method: methodOf(scope, before), authorised: false, next });
	const isPaid = after.status === 'paid';
	const newest = idOf(before.latest_invoice) === invoice.id;
	setRetry(
		scope,
		before.id,
		invoice.id,
		isPaid || next === null ? null : { invoice: invoice.id, retries: retries + 1, at: next },
	);
	const status = isPaid ? (newest ? 'active' : before.status) : 'past_due';
	const subscription: Subscription = { ...before, status };
	announce(scope, 'customer.subscription.updated', 'subscription', subscription);
	if (!isPaid && next === null) giveUpRetries(scope, subscription);
	return after;
}

/** A trial that ends without a card ends as it was agreed. */
function endTrialWithoutCard(scope: Scope, subscription: Subscription): boolean {
	const agreed = subscription.trial_settings?.end_behavior.missing_payment_method;
	if (subscription.status !== 'trialing' || methodOf(scope, subscription) || agreed === 'create_invoice') return false;
	if (agreed === 'cancel') endSubscription(scope, subscription, 'payment_failed');
	else announce(scope, 'customer.subscription.paused', 'subscription', { ...subscription, status: 'paused' });
	return true;
}

function renew(scope: Scope, subscription: Subscription): void {
	const period = nextPeriod(subscription);
	const invoice = issueInvoice(scope, { ...renewal(scope, subscription), reason: 'subscription_cycle' });
	const next = keep(scope, 'subscription', inPeriod(subscription, period, invoice));
	if (!subscription.pause_collection) return void collect(scope, next, invoice, 0);
	voidInvoice(scope, invoice);
	announce(scope, 'customer.subscription.updated', 'subscription', {
		...next,
		status: next.status === 'trialing' ? 'active' : next.status,
	});
}

function resumeCollection(scope: Scope, subscription: Subscription): void {
	announce(
		scope,
		'customer.subscription.updated',
		'subscription',
		{ ...subscription, pause_collection: null },
		{ pause_collection: subscription.pause_collection },
	);
}

interface Moment {
	at: number;
	run(scope: Scope): void;
}

function trialEnding(subscription: Subscription, told: boolean): Moment | undefined {
	if (!subscription.trial_end || told || subscription.status !== 'trialing') return undefined;
	return {
		at: Math.max(subscription.trial_end - trialNotice, subscription.created),
		run(scope) {
			keepDunning(scope, subscription.id, { told: true });
			notifyEndpoints(scope, 'customer.subscription.trial_will_end', subscription);
		},
	};
}

/** Periods that are shorter than the notice have none. */
function invoiceComing(subscription: Subscription, upcomingFor: number | null): Moment | undefined {
	const end = periodEnd(subscription);
	const at = end - invoiceNotice;
	const isCharged = !subscription.cancel_at_period_end && !subscription.pause_collection;
	if (upcomingFor === end || !isCharged || at < periodStart(subscription)) return undefined;
	return {
		at,
		run(scope) {
			keepDunning(scope, subscription.id, { upcomingFor: end });
			const { id: _none, ...shown } = draftInvoice(scope, { ...renewal(scope, subscription), reason: 'upcoming' });
			notifyEndpoints(scope, 'invoice.upcoming', shown);
		},
	};
}

const periodEnding = (subscription: Subscription): Moment => ({
	at: periodEnd(subscription),
	run(scope) {
		if (subscription.cancel_at_period_end) endSubscription(scope, subscription, 'cancellation_requested');
		else if (!endTrialWithoutCard(scope, subscription)) renew(scope, subscription);
	},
});

/** The one thing that happens to it next. */
export function nextMoment(scope: Scope, subscription: Subscription): Moment {
	const nothing: Moment = { at: never, run: () => {} };
	if (!running.has(subscription.status)) return nothing;
	const dunning = dunningOf(scope, subscription.id);
	const retry = nextRetry(dunning);
	const resumesAt = subscription.pause_collection?.resumes_at;
	const moments: (Moment | undefined)[] = [
		trialEnding(subscription, dunning.told),
		invoiceComing(subscription, dunning.upcomingFor),
		retry && {
			at: retry.at,
			run: (at) => void collect(at, subscription, take(at, 'invoice', retry.invoice), retry.retries),
		},
		resumesAt ? { at: resumesAt, run: (at) => resumeCollection(at, subscription) } : undefined,
		periodEnding(subscription),
	];
	return moments.reduce<Moment>((first, moment) => (moment && moment.at < first.at ? moment : first), nothing);
}
