// A subscription begins when its checkout session is completed: with its first invoice, or with a trial that costs nothing.
import type { LineItem, PaymentMethod, Session, Subscription, SubscriptionItem } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { newId } from '../wire/ids.ts';
import { chargeInvoice, issueInvoice } from './invoices.ts';
import { knownInterval, periodEndAfter } from './periods.ts';

interface Beginning {
	session: Session;
	customer: string;
	method: PaymentMethod | null;
}

const intervalOf = (line: LineItem | undefined) => {
	const recurring = line?.price.recurring;
	if (!recurring) throw new Error('a subscription without a recurring price');
	return recurring;
};

function itemOf(scope: Scope, line: LineItem, subscription: string, end: number): SubscriptionItem {
	return {
		id: newId('si_'),
		object: 'subscription_item',
		billing_thresholds: null,
		created: scope.now,
		current_period_end: end,
		current_period_start: scope.now,
		current_trial: null,
		discounts: [],
		metadata: line.metadata ?? {},
		price: line.price,
		quantity: line.quantity ?? 1,
		subscription,
		tax_rates: [],
	};
}

function makeSubscription(scope: Scope, { session, customer, method }: Beginning): Subscription {
	const { lines, subscription: wanted } = take(scope, 'checkout_details', session.id);
	const recurring = lines.filter(({ price }) => price.type === 'recurring');
	const { interval, interval_count } = intervalOf(recurring[0]);
	const id = newId('sub_');
	const { trialEnd } = wanted;
	const end = trialEnd ?? periodEndAfter(scope.now, scope.now, knownInterval(interval), interval_count);
	return {
		id,
		object: 'subscription',
		application: null,
		application_fee_percent: null,
		automatic_tax: { disabled_reason: null, enabled: session.automatic_tax.enabled, liability: null },
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
		currency: session.currency ?? 'eur',
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
			data: recurring.map((line) => itemOf(scope, line, id, end)),
			has_more: false,
			url: `/v1/subscription_items?subscription=${id}`,
		},
		latest_invoice: null,
		livemode: false,
		managed_payments: null,
		metadata: wanted.metadata,
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
		trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: wanted.missingCard } },
		trial_start: trialEnd ? scope.now : null,
	};
}

/** @returns what the session shows of it */
export function beginSubscription(scope: Scope, beginning: Beginning): Partial<Session> {
	const { lines } = take(scope, 'checkout_details', beginning.session.id);
	const subscription = makeSubscription(scope, beginning);
	const end = subscription.items.data[0]?.current_period_end ?? scope.now;
	const free = subscription.trial_end !== null;
	// The invoice names its subscription, so that comes first.
	keep(scope, 'subscription', subscription);
	const issued = issueInvoice(scope, {
		subscription,
		lines,
		reason: 'subscription_create',
		from: scope.now,
		to: end,
		free,
	});
	const invoice = chargeInvoice(scope, issued, beginning.method, true);
	announce(scope, 'customer.subscription.created', 'subscription', { ...subscription, latest_invoice: invoice.id });
	return {
		customer: beginning.customer,
		invoice: invoice.id,
		payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
		subscription: subscription.id,
	};
}
