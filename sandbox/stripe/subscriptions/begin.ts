// A subscription begins when its checkout session is completed: with its first invoice, or with a trial that costs nothing.
import type { LineItem, PaymentMethod, Session, Subscription, SubscriptionItem } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { newId } from '../wire/ids.ts';
import type { Billed } from './invoice-object.ts';
import { chargeInvoice, issueInvoice } from './invoices.ts';
import { knownInterval, periodEndAfter } from './periods.ts';

interface Beginning {
	session: Session;
	customer: string;
	method: PaymentMethod | null;
}

const intervalOf = (line: Pick<SubscriptionItem, 'price'> | undefined) => {
	const recurring = line?.price.recurring;
	if (!recurring) throw new Error('a subscription without a recurring price');
	return recurring;
};

type GivenItem = Pick<SubscriptionItem, 'price' | 'metadata'> & { id?: string; quantity: number };

interface Given {
	/** Of a subscription that another client knows already. */
	id?: string;
	customer: string;
	method: PaymentMethod | null;
	currency: string;
	automaticTax: boolean;
	metadata: Record<string, string>;
	trialEnd: number | null;
	missingCard: 'cancel' | 'create_invoice' | 'pause';
	items: readonly GivenItem[];
}

function itemOf(scope: Scope, given: GivenItem, subscription: string, end: number): SubscriptionItem {
	return {
		id: given.id ?? newId('si_'),
		object: 'subscription_item',
		billing_thresholds: null,
		created: scope.now,
		current_period_end: end,
		current_period_start: scope.now,
		current_trial: null,
		discounts: [],
		metadata: given.metadata,
		price: given.price,
		quantity: given.quantity,
		subscription,
		tax_rates: [],
	};
}

/** Not kept yet. */
export function makeSubscription(scope: Scope, given: Given): Subscription {
	const { id = newId('sub_'), customer, method, trialEnd, items } = given;
	const { interval, interval_count } = intervalOf(items[0]);
	const end = trialEnd ?? periodEndAfter(scope.now, scope.now, knownInterval(interval), interval_count);
	return {
		id,
		object: 'subscription',
		application: null,
		application_fee_percent: null,
		automatic_tax: { disabled_reason: null, enabled: given.automaticTax, liability: null },
		billing_cycle_anchor: trialEnd ?? scope.now,
		billing_cycle_anchor_config: null,
		billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: scope.now },
		billing_schedules: [],
		billing_thresholds: null,
		cancel_at: null,
		cancel_at_period_end: false,
		canceled_at: null,
		cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
		collection_method: 'charge_automatically',
		created: scope.now,
		currency: given.currency,
		customer,
		customer_account: null,
		days_until_due: null,
		default_payment_method: method?.id ?? null,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts: [],
		ended_at: null,
		invoice_settings: {
			account_tax_ids: null,
			custom_fields: null,
			description: null,
			footer: null,
			issuer: { type: 'self' },
		},
		items: {
			object: 'list',
			data: items.map((item) => itemOf(scope, item, id, end)),
			has_more: false,
			url: `/v1/subscription_items?subscription=${id}`,
		},
		latest_invoice: null,
		livemode: false,
		managed_payments: null,
		metadata: given.metadata,
		next_pending_invoice_item_invoice: null,
		on_behalf_of: null,
		pause_collection: null,
		payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
		pending_invoice_item_interval: null,
		pending_setup_intent: null,
		pending_update: null,
		schedule: null,
		start_date: scope.now,
		status: trialEnd ? 'trialing' : 'active',
		test_clock: null,
		transfer_data: null,
		trial_end: trialEnd,
		trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: given.missingCard } },
		trial_start: trialEnd ? scope.now : null,
	};
}

/** What the first invoice holds: the items in the order of their lines, and what is bought once. */
function firstLines(lines: readonly LineItem[], { items }: Subscription): Billed[] {
	const ids = items.data.map(({ id }) => id);
	return lines.map((line) => ({
		...line,
		item: line.price.type === 'recurring' ? (ids.shift() ?? null) : null,
		proration: false,
	}));
}

/** @returns what the session shows of it */
export function beginSubscription(scope: Scope, beginning: Beginning): Partial<Session> {
	const { session, customer, method } = beginning;
	const { lines, subscription: wanted } = take(scope, 'checkout_details', session.id);
	const subscription = makeSubscription(scope, {
		...wanted,
		customer,
		method,
		currency: session.currency ?? 'eur',
		automaticTax: session.automatic_tax.enabled,
		items: lines
			.filter(({ price }) => price.type === 'recurring')
			.map((line) => ({ price: line.price, metadata: line.metadata ?? {}, quantity: line.quantity ?? 1 })),
	});
	const end = subscription.items.data[0]?.current_period_end ?? scope.now;
	const free = subscription.trial_end !== null;
	// The invoice names its subscription, so that comes first.
	keep(scope, 'subscription', subscription);
	const issued = issueInvoice(scope, {
		subscription,
		lines: firstLines(lines, subscription),
		reason: 'subscription_create',
		from: scope.now,
		to: end,
		gathered: { start: scope.now, end: scope.now },
		free,
	});
	const invoice = chargeInvoice(scope, issued, { method, authorised: true, next: null });
	announce(scope, 'customer.subscription.created', 'subscription', { ...subscription, latest_invoice: invoice.id });
	return {
		customer,
		invoice: invoice.id,
		payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
		subscription: subscription.id,
	};
}
