// Payment intents: one for each thing that is to be paid, with as many attempts as it takes and one capture at most.
import type Stripe from 'stripe';
import type { CardBehaviour } from '../checkout/cards.ts';
import { type Charge, idOf, type PaymentIntent, type PaymentMethod } from '../objects.ts';
import { announce, type Scope, take } from '../scope.ts';
import { invalid } from '../wire/failures.ts';
import { newId, randomText } from '../wire/ids.ts';
import { makeCharge } from './charges.ts';

interface Wanted {
	/** Of a payment that another client knows already. */
	id?: string;
	amount: number;
	currency: string;
	customer: string | null;
	description: string | null;
	metadata: Record<string, string>;
	receiptEmail: string | null;
	shipping: Stripe.PaymentIntent.Shipping | null;
	setupFutureUsage: 'off_session' | 'on_session' | null;
}

export function makeIntent(scope: Scope, wanted: Wanted): PaymentIntent {
	const { id = newId('pi_') } = wanted;
	const intent: PaymentIntent = {
		id,
		object: 'payment_intent',
		allowed_payment_method_types: null,
		amount: wanted.amount,
		amount_capturable: 0,
		amount_received: 0,
		application: null,
		application_fee_amount: null,
		automatic_payment_methods: null,
		canceled_at: null,
		cancellation_reason: null,
		capture_method: 'automatic_async',
		client_secret: `${id}_secret_${randomText(24)}`,
		confirmation_method: 'automatic',
		created: scope.now,
		currency: wanted.currency,
		customer: wanted.customer,
		customer_account: null,
		description: wanted.description,
		excluded_payment_method_types: null,
		last_payment_error: null,
		latest_charge: null,
		livemode: false,
		managed_payments: null,
		metadata: wanted.metadata,
		next_action: null,
		on_behalf_of: null,
		payment_method: null,
		payment_method_configuration_details: null,
		payment_method_options: {
			card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
		},
		payment_method_types: ['card'],
		payment_record: null,
		processing: null,
		receipt_email: wanted.receiptEmail,
		review: null,
		setup_future_usage: wanted.setupFutureUsage,
		shipping: wanted.shipping,
		source: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: 'requires_payment_method',
		transfer_data: null,
		transfer_group: null,
	};
	announce(scope, 'payment_intent.created', 'payment_intent', intent);
	return intent;
}

/** Takes the money. The caller knows that the intent may still be paid. */
export function capture(
	scope: Scope,
	before: PaymentIntent,
	method: PaymentMethod,
): { intent: PaymentIntent; charge: Charge } {
	if (before.status === 'succeeded' || before.status === 'canceled')
		throw new Error(`a payment intent that is ${before.status} is paid a second time`);
	const charge = makeCharge(scope, before, method, null);
	const intent: PaymentIntent = {
		...before,
		amount_received: before.amount,
		last_payment_error: null,
		latest_charge: charge.id,
		next_action: null,
		payment_method: method.id,
		status: 'succeeded',
	};
	announce(scope, 'charge.succeeded', 'charge', charge);
	announce(scope, 'payment_intent.succeeded', 'payment_intent', intent);
	return { intent, charge };
}

/** The bank is asked; it answers later. */
export function beginProcessing(scope: Scope, before: PaymentIntent, method: PaymentMethod): PaymentIntent {
	const intent: PaymentIntent = {
		...before,
		last_payment_error: null,
		payment_method: method.id,
		payment_method_types: [method.type],
		status: 'processing',
	};
	announce(scope, 'payment_intent.processing', 'payment_intent', intent);
	return intent;
}

type Decline = NonNullable<CardBehaviour['decline']>;

export function declineIntent(
	scope: Scope,
	before: PaymentIntent,
	method: PaymentMethod,
	decline: Decline,
): PaymentIntent {
	const charge = makeCharge(scope, before, method, decline);
	const intent: PaymentIntent = {
		...before,
		last_payment_error: {
			charge: charge.id,
			code: decline.code,
			...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
			doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
			message: decline.message,
			payment_method: method,
			type: 'card_error',
		},
		latest_charge: charge.id,
		next_action: null,
		payment_method: null,
		status: 'requires_payment_method',
	};
	announce(scope, 'charge.failed', 'charge', charge);
	announce(scope, 'payment_intent.payment_failed', 'payment_intent', intent);
	return intent;
}

export function requireAuthentication(
	scope: Scope,
	before: PaymentIntent,
	method: PaymentMethod,
	page: string,
): PaymentIntent {
	const intent: PaymentIntent = {
		...before,
		last_payment_error: null,
		next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: page } },
		payment_method: method.id,
		status: 'requires_action',
	};
	announce(scope, 'payment_intent.requires_action', 'payment_intent', intent);
	return intent;
}

export function failAuthentication(scope: Scope, before: PaymentIntent, method: PaymentMethod): PaymentIntent {
	const intent: PaymentIntent = {
		...before,
		last_payment_error: {
			code: 'payment_intent_authentication_failure',
			doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
			message:
				'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
			payment_method: method,
			type: 'invalid_request_error',
		},
		next_action: null,
		payment_method: null,
		status: 'requires_payment_method',
	};
	announce(scope, 'payment_intent.payment_failed', 'payment_intent', intent);
	return intent;
}

type CancelReason = 'abandoned' | 'duplicate' | 'fraudulent' | 'requested_by_customer';

export function cancelIntent(scope: Scope, before: PaymentIntent, reason: CancelReason | null): PaymentIntent {
	if (before.status === 'succeeded' || before.status === 'canceled')
		throw invalid(
			`You cannot cancel this PaymentIntent because it has a status of ${before.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
			undefined,
			'payment_intent_unexpected_state',
		);
	const intent: PaymentIntent = {
		...before,
		canceled_at: scope.now,
		cancellation_reason: reason,
		next_action: null,
		status: 'canceled',
	};
	announce(scope, 'payment_intent.canceled', 'payment_intent', intent);
	return intent;
}

export function behaviourOf(scope: Scope, method: PaymentMethod | string): CardBehaviour {
	return take(scope, 'card_behaviour', idOf(method) ?? '');
}
