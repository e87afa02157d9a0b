// Subscriptions that began before there was this sandbox: a demo that has contracts teaches it what was agreed and paid, under the ids that
// the contracts know. From then on they are like all others: the clock renews them. No session led to them, and nobody is notified.
import { cardOf } from '../checkout/cards.ts';
import { makeProduct } from '../checkout/line-items.ts';
import type { Invoice, PaymentMethod, Price, Subscription } from '../objects.ts';
import { capture, declineIntent } from '../payments/intents.ts';
import { rememberCard } from '../payments/methods.ts';
import { makeCustomer } from '../resources/customers.ts';
import { keep, type Scope, take } from '../scope.ts';
import { newId } from '../wire/ids.ts';
import { noRequest, scopeOf, type World } from '../world.ts';
import { makeSubscription } from './begin.ts';
import { keepDunning, setRetry } from './dunning.ts';
import { draftInvoice } from './invoice-object.ts';
import { intentOf, oweIntent } from './invoices.ts';
import { billedItem } from './renew.ts';

/** Moments are in seconds, amounts in minor units. */
export interface PastInvoice {
	/** in_… */
	id: string;
	/** pi_… */
	intent: string;
	reason: 'subscription_create' | 'subscription_cycle';
	status: 'paid' | 'open';
	at: number;
	periodStart: number;
	periodEnd: number;
}

export interface PastSubscription {
	/** sub_… */
	id: string;
	/** cus_… */
	customer: { id: string; email: string; name: string };
	card: string;
	metadata: Record<string, string>;
	currency: string;
	interval: 'day' | 'week' | 'month' | 'year';
	intervalCount: number;
	/** si_… and prod_… */
	items: readonly { id: string; product: string; name: string; amount: number }[];
	status: 'trialing' | 'active' | 'past_due' | 'canceled';
	startedAt: number;
	trialEnd: number | null;
	periodStart: number;
	periodEnd: number;
	cancelAtPeriodEnd: boolean;
	/** Nothing is collected. */
	paused: boolean;
	resumesAt: number | null;
	endedAt: number | null;
	endReason: 'cancellation_requested' | 'payment_failed' | null;
	/** Oldest first. The last one of a past due subscription is open. */
	invoices: readonly PastInvoice[];
}

const retryDelay = 3 * 24 * 60 * 60;

function priceOf(
	scope: Scope,
	past: PastSubscription,
	{ product, name, amount }: PastSubscription['items'][number],
): Price {
	if (!scope.store.find('product', scope.account, product)) makeProduct(scope, { name }, product);
	return keep(scope, 'price', {
		id: newId('price_'),
		object: 'price',
		active: false,
		billing_scheme: 'per_unit',
		created: scope.now,
		currency: past.currency.toLowerCase(),
		custom_unit_amount: null,
		livemode: false,
		lookup_key: null,
		metadata: {},
		nickname: null,
		product,
		recurring: {
			interval: past.interval,
			interval_count: past.intervalCount,
			meter: null,
			trial_period_days: null,
			usage_type: 'licensed',
		},
		tax_behavior: 'unspecified',
		tiers_mode: null,
		transform_quantity: null,
		type: 'recurring',
		unit_amount: amount,
		unit_amount_decimal: String(amount),
	});
}

function subscriptionOf(scope: Scope, past: PastSubscription, method: PaymentMethod): Subscription {
	const made = makeSubscription(scope, {
		id: past.id,
		customer: past.customer.id,
		method,
		currency: past.currency.toLowerCase(),
		automaticTax: false,
		metadata: past.metadata,
		trialEnd: past.trialEnd,
		missingCard: 'create_invoice',
		items: past.items.map((item, position) => ({
			...{ id: item.id, price: priceOf(scope, past, item), quantity: 1 },
			// As in a session: the shop knows them by their place.
			metadata: { position: String(position) },
		})),
	});
	const period = { current_period_start: past.periodStart, current_period_end: past.periodEnd };
	const isCanceled = past.cancelAtPeriodEnd || past.endedAt !== null;
	return {
		...made,
		cancel_at: past.cancelAtPeriodEnd ? past.periodEnd : null,
		cancel_at_period_end: past.cancelAtPeriodEnd,
		canceled_at: isCanceled ? (past.endedAt ?? past.periodStart) : null,
		cancellation_details: {
			comment: null,
			feedback: null,
			feedback_option: null,
			reason: past.endReason ?? (past.cancelAtPeriodEnd ? 'cancellation_requested' : null),
		},
		ended_at: past.endedAt,
		items: { ...made.items, data: made.items.data.map((item) => ({ ...item, ...period })) },
		pause_collection: past.paused ? { behavior: 'void', resumes_at: past.resumesAt } : null,
		status: past.status,
	};
}

function rememberInvoice(
	world: World,
	account: string,
	past: PastInvoice,
	before: Subscription,
	method: PaymentMethod,
) {
	const scope = scopeOf(world, account, noRequest, past.at);
	const isPaid = past.status === 'paid';
	const retryAt = before.status === 'past_due' && !isPaid ? past.at + retryDelay : null;
	const draft = draftInvoice(scope, {
		subscription: before,
		lines: before.items.data.map((item) => billedItem(scope, item)),
		reason: past.reason,
		from: past.periodStart,
		to: past.periodEnd,
		gathered: { start: past.at, end: past.at },
		free: false,
	});
	const lines = draft.lines.data.map((line) => ({ ...line, invoice: past.id }));
	const invoice: Invoice = keep(scope, 'invoice', {
		...draft,
		id: past.id,
		amount_paid: isPaid ? draft.amount_due : 0,
		amount_remaining: isPaid ? 0 : draft.amount_due,
		attempt_count: 1,
		attempted: true,
		hosted_invoice_url: `${scope.publicUrl}/i/${past.id}`,
		lines: { ...draft.lines, data: lines },
		next_payment_attempt: retryAt,
		status: past.status,
		status_transitions: { ...draft.status_transitions, finalized_at: past.at, paid_at: isPaid ? past.at : null },
	});
	oweIntent(scope, invoice, past.intent);
	const intent = intentOf(scope, invoice);
	if (isPaid) {
		capture(scope, intent, method);
		const payment = take(scope, 'invoice_payment', take(scope, 'payment_of_invoice', invoice.id));
		const moments = { canceled_at: null, paid_at: past.at };
		keep(scope, 'invoice_payment', {
			...payment,
			amount_paid: invoice.amount_due,
			status: 'paid',
			status_transitions: moments,
		});
	} else
		declineIntent(scope, intent, method, {
			code: 'card_declined',
			declineCode: 'generic_decline',
			message: 'Your card was declined.',
		});
	if (retryAt !== null) setRetry(scope, before.id, invoice.id, { invoice: invoice.id, retries: 1, at: retryAt });
}

function remember(world: World, account: string, past: PastSubscription): void {
	const scope = scopeOf(world, account, noRequest, past.startedAt);
	const { id, email, name } = past.customer;
	if (!scope.store.find('customer', account, id)) makeCustomer(scope, { email, name }, id);
	const card = { card: cardOf(past.card), month: 12, year: 2034 };
	const method = rememberCard(scope, { ...card, email, name, customer: id });
	const made = keep(scope, 'subscription', subscriptionOf(scope, past, method));
	// What lies behind is announced no more.
	keepDunning(scope, past.id, { told: past.status !== 'trialing', upcomingFor: past.periodEnd });
	for (const invoice of past.invoices) rememberInvoice(world, account, invoice, made, method);
	keep(scope, 'subscription', { ...made, latest_invoice: past.invoices.at(-1)?.id ?? null });
}

/** All or none, and each once: what is known stays as it is. @returns how many were new */
export function rememberSubscriptions(world: World, account: string, past: readonly PastSubscription[]): number {
	const { store } = world;
	const missing = past.filter(({ id }) => store.accountOf('subscription', id) === undefined);
	store.change(() => {
		for (const subscription of missing) remember(world, account, subscription);
	});
	return missing.length;
}
