// A checkout session: what is to be paid, where the shopper comes back, how long it may take.

import type { CheckoutDetails, LineItem, Session } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { invalid, notModelled } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { readParams } from '../wire/params.ts';
import { makeLine } from './line-items.ts';
import { makeSession } from './session-object.ts';
import { type GivenSession, sessionSpec } from './session-params.ts';
import { shippingCost } from './shipping.ts';

const halfAnHour = 30 * 60;
const day = 24 * 60 * 60;
const leastAmount = 50;
const mostAmount = 99_999_999;

function expiryOf(scope: Scope, given: GivenSession): number {
	const at = given.expires_at ?? scope.now + day;
	// A minute of grace: clocks differ, and so it is at Stripe.
	if (at < scope.now + halfAnHour - 60)
		throw invalid(
			'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
			'expires_at',
		);
	if (at > scope.now + day + 60)
		throw invalid(
			'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
			'expires_at',
		);
	return at;
}

function currencyOf(lines: readonly LineItem[]): string {
	const [first, ...others] = [...new Set(lines.map(({ currency }) => currency))];
	if (!first) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
	if (others.length > 0)
		throw invalid(
			`Checkout does not support multiple currencies in one session: ${[first, ...others].join(', ')}.`,
			'line_items',
		);
	return first;
}

function checkMode(given: GivenSession, lines: readonly LineItem[]): void {
	const recurring = lines.filter(({ price }) => price.type === 'recurring');
	if (given.mode === 'payment' && recurring.length > 0)
		throw invalid(
			'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
			'mode',
		);
	if (given.mode === 'payment' && given.subscription_data)
		throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
	if (given.mode === 'subscription' && recurring.length === 0)
		throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', 'mode');
	if (given.mode === 'subscription' && (given.payment_intent_data || given.customer_creation))
		throw invalid(
			'You can not pass `payment_intent_data` or `customer_creation` in `subscription` mode.',
			'payment_intent_data',
		);
	const intervals = new Set(
		recurring.map(({ price }) => `${price.recurring?.interval} ${price.recurring?.interval_count}`),
	);
	if (intervals.size > 1) throw notModelled('recurring prices with different intervals in one session', 'line_items');
}

function checkAmount(mode: string, amount: number, currency: string): void {
	if (mode === 'payment' && amount > 0 && amount < leastAmount)
		throw invalid(
			`The Checkout Session's total amount due must add up to at least 0.50 ${currency}`,
			undefined,
			'amount_too_small',
		);
	if (amount > mostAmount) throw invalid('Amount must be no more than 999,999.99', undefined, 'amount_too_large');
}

const successOf = (given: GivenSession): string => {
	if (given.ui_mode && given.ui_mode !== 'hosted_page') throw notModelled(`ui_mode ${given.ui_mode}`, 'ui_mode');
	if (!given.success_url) throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
	return given.success_url;
};

function trialEnd(scope: Scope, given: GivenSession): number | null {
	const days = given.subscription_data?.trial_period_days;
	return given.subscription_data?.trial_end ?? (days === undefined ? null : scope.now + days * day);
}

function detailsOf(scope: Scope, given: GivenSession, lines: LineItem[]): CheckoutDetails {
	const payment = given.payment_intent_data;
	const subscription = given.subscription_data;
	return {
		lines,
		payment: {
			metadata: payment?.metadata ?? {},
			description: payment?.description ?? null,
			receiptEmail: payment?.receipt_email ?? null,
			shipping: payment?.shipping ?? null,
			setupFutureUsage: payment?.setup_future_usage ?? null,
		},
		subscription: {
			metadata: subscription?.metadata ?? {},
			trialEnd: trialEnd(scope, given),
			missingCard: subscription?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
		},
		attempt: null,
	};
}

/** What is due at once: a trial costs nothing yet, things that are bought once are paid with the first invoice. */
const dueNow = (lines: readonly LineItem[], trial: number | null) =>
	lines
		.filter(({ price }) => trial === null || price.type === 'one_time')
		.reduce((sum, { amount_total }) => sum + amount_total, 0);

export function createSession(scope: Scope, form: FormBranch): Session {
	const given = readParams(sessionSpec, form);
	if (given.customer && given.customer_email)
		throw invalid(
			'You may only specify one of these parameters: customer, customer_email.',
			'customer',
			'parameters_exclusive',
		);
	if (given.customer) take(scope, 'customer', given.customer, 'customer', 400);
	const success = successOf(given);
	const lines = (given.line_items ?? []).map((line, index) => makeLine(scope, line, index));
	const currency = currencyOf(lines);
	checkMode(given, lines);
	const details = detailsOf(scope, given, lines);
	const shipping = shippingCost(given.shipping_options, currency);
	const goods = dueNow(lines, details.subscription.trialEnd);
	checkAmount(given.mode, goods + (shipping?.amount_total ?? 0), currency);
	const session = makeSession(scope, given, { success, currency, goods, shipping, expiresAt: expiryOf(scope, given) });
	scope.store.put('checkout_details', scope.account, session.id, details);
	return keep(scope, 'checkout.session', session);
}

/** A session that no one will finish; a payment that was begun for it goes with it. */
export function expireSession(scope: Scope, session: Session): Session {
	const expired: Session = { ...session, status: 'expired', url: null };
	announce(scope, 'checkout.session.expired', 'checkout.session', expired);
	return expired;
}
