// Charges: one for each attempt on a card, and what Stripe keeps of it in its balance.
import type { CardBehaviour } from '../checkout/cards.ts';
import { type BalanceTransaction, type Charge, idOf, type PaymentIntent, type PaymentMethod } from '../objects.ts';
import { keep, type Scope } from '../scope.ts';
import { newId } from '../wire/ids.ts';

interface Movement {
	amount: number;
	currency: string;
	source: string;
	type: 'charge' | 'refund';
}

/** Stripe keeps 1.5 % and 25 cents of a payment, and nothing of a refund. */
export function bookMovement(scope: Scope, { amount, currency, source, type }: Movement): BalanceTransaction {
	const fee = type === 'charge' ? Math.round(amount * 0.015) + 25 : 0;
	return keep(scope, 'balance_transaction', {
		id: newId('txn_'),
		object: 'balance_transaction',
		amount,
		available_on: scope.now + 4 * 24 * 60 * 60,
		balance_type: 'payments',
		created: scope.now,
		currency,
		description: null,
		exchange_rate: null,
		fee,
		fee_details:
			fee > 0
				? [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }]
				: [],
		net: amount - fee,
		reporting_category: type,
		source,
		status: 'pending',
		type,
	});
}

type Decline = NonNullable<CardBehaviour['decline']>;

const outcomeOf = (decline: Decline | null): NonNullable<Charge['outcome']> => ({
	advice_code: decline ? 'try_again_later' : null,
	network_advice_code: null,
	network_decline_code: null,
	network_status: decline ? 'declined_by_network' : 'approved_by_network',
	reason: decline ? (decline.declineCode ?? decline.code) : null,
	risk_level: decline?.declineCode === 'fraudulent' ? 'highest' : 'normal',
	seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
	type: decline ? 'issuer_declined' : 'authorized',
});

/** Not kept yet: that is for the code that reports it. */
export function makeCharge(
	scope: Scope,
	intent: PaymentIntent,
	method: PaymentMethod,
	decline: Decline | null,
): Charge {
	const id = newId('ch_');
	const { amount, currency } = intent;
	const movement = decline ? null : bookMovement(scope, { amount, currency, source: id, type: 'charge' });
	const { card } = method;
	return {
		id,
		object: 'charge',
		amount,
		amount_captured: decline ? 0 : amount,
		amount_refunded: 0,
		application: null,
		application_fee: null,
		application_fee_amount: null,
		balance_transaction: movement?.id ?? null,
		billing_details: method.billing_details,
		calculated_statement_descriptor: 'SANDBOX',
		captured: !decline,
		created: scope.now,
		currency,
		customer: idOf(intent.customer),
		description: intent.description,
		disputed: false,
		failure_balance_transaction: null,
		failure_code: decline?.code ?? null,
		failure_message: decline?.message ?? null,
		fraud_details: {},
		livemode: false,
		metadata: intent.metadata,
		on_behalf_of: null,
		outcome: outcomeOf(decline),
		paid: !decline,
		payment_intent: intent.id,
		payment_method: method.id,
		payment_method_details: card
			? {
					card: {
						amount_authorized: decline ? null : amount,
						authorization_code: null,
						brand: card.brand,
						checks: card.checks,
						country: card.country,
						electronic_commerce_indicator: null,
						exp_month: card.exp_month,
						exp_year: card.exp_year,
						funding: card.funding,
						installments: null,
						last4: card.last4,
						mandate: null,
						network: card.brand,
						network_token: { used: false },
						network_transaction_id: null,
						regulated_status: 'unregulated',
						three_d_secure: null,
						transaction_link_id: null,
						wallet: null,
					},
					type: 'card',
				}
			: null,
		radar_options: {},
		receipt_email: intent.receipt_email,
		receipt_number: null,
		receipt_url: decline ? null : `${scope.publicUrl}/receipts/${id}`,
		refunded: false,
		review: null,
		shipping: intent.shipping,
		source: null,
		source_transfer: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: decline ? 'failed' : 'succeeded',
		transfer_data: null,
		transfer_group: null,
	};
}
