// Refunds: whole or in part, never more than was captured.
import { type Charge, idOf, type Refund } from '../objects.ts';
import { announce, type Scope, take } from '../scope.ts';
import { notifyEndpoints } from '../webhooks/emit.ts';
import { invalid, StripeFailure } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { newId } from '../wire/ids.ts';
import { integer, metadata, oneOf, readParams, text } from '../wire/params.ts';
import { bookMovement } from './charges.ts';

const spec = {
	payment_intent: text(),
	charge: text(),
	amount: integer(1),
	reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
	metadata,
};

function chargeOf(
	scope: Scope,
	{ payment_intent, charge }: { payment_intent: string | undefined; charge: string | undefined },
): Charge {
	if (charge) return take(scope, 'charge', charge, 'charge');
	if (!payment_intent)
		throw invalid(
			'One of the following params should be provided for this request: payment_intent or charge.',
			undefined,
			'parameter_missing',
		);
	const intent = take(scope, 'payment_intent', payment_intent, 'payment_intent');
	const latest = idOf(intent.latest_charge);
	if (intent.status !== 'succeeded' || !latest)
		throw invalid(
			`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
			'payment_intent',
			'payment_intent_unexpected_state',
		);
	return take(scope, 'charge', latest);
}

const inMajor = (amount: number, currency: string) =>
	new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

/** How much goes back; Stripe's words for what cannot. */
function amountOf(charge: Charge, wanted: number | undefined): number {
	if (!charge.paid)
		throw invalid(`Charge ${charge.id} has not been paid and cannot be refunded.`, undefined, 'charge_not_refundable');
	const left = charge.amount_captured - charge.amount_refunded;
	if (left === 0)
		throw new StripeFailure(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
	if (wanted !== undefined && wanted > left)
		throw invalid(
			charge.amount_refunded === 0
				? `Refund amount (${inMajor(wanted, charge.currency)}) is greater than charge amount (${inMajor(left, charge.currency)})`
				: `Refund amount (${inMajor(wanted, charge.currency)}) is greater than unrefunded amount on charge (${inMajor(left, charge.currency)})`,
			'amount',
		);
	return wanted ?? left;
}

interface GivenBack {
	id?: string;
	amount: number | undefined;
	reason?: Refund['reason'];
	metadata?: Record<string, string> | undefined;
}

export function giveBack(scope: Scope, charge: Charge, { id = newId('re_'), ...given }: GivenBack): Refund {
	const amount = amountOf(charge, given.amount);
	const { currency } = charge;
	const movement = bookMovement(scope, { amount: -amount, currency, source: id, type: 'refund' });
	const refund: Refund = {
		id,
		object: 'refund',
		amount,
		balance_transaction: movement.id,
		charge: charge.id,
		created: scope.now,
		currency,
		customer: idOf(charge.customer),
		customer_account: null,
		destination_details: {
			card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
			type: 'card',
		},
		metadata: given.metadata ?? {},
		payment_intent: idOf(charge.payment_intent),
		payment_method: charge.payment_method,
		reason: given.reason ?? null,
		receipt_number: null,
		source_transfer_reversal: null,
		status: 'succeeded',
		transfer_reversal: null,
	};
	const refunded = charge.amount_refunded + amount;
	const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured };
	announce(scope, 'refund.created', 'refund', refund);
	announce(scope, 'charge.refunded', 'charge', after, {
		amount_refunded: charge.amount_refunded,
		refunded: charge.refunded,
	});
	notifyEndpoints(scope, 'refund.updated', refund);
	return refund;
}

export function createRefund(scope: Scope, form: FormBranch): Refund {
	const { amount, reason, metadata: data, ...of } = readParams(spec, form);
	return giveBack(scope, chargeOf(scope, of), { amount, reason: reason ?? null, metadata: data });
}
