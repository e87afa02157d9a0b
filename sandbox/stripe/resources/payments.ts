// The calls about payment intents, charges and refunds, apart from refunding.
import { idOf, type PaymentIntent, type Refund } from '../objects.ts';
import { cancelIntent } from '../payments/intents.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import type { FormBranch } from '../wire/forms.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import { email, mergedMetadata, metadata, oneOf, readParams, text } from '../wire/params.ts';

export function updateIntent(scope: Scope, form: FormBranch, id: string): PaymentIntent {
	const given = readParams({ metadata, description: text(), receipt_email: email }, form);
	const intent = take(scope, 'payment_intent', id, 'intent');
	return keep(scope, 'payment_intent', {
		...intent,
		description: given.description ?? intent.description,
		metadata: mergedMetadata(intent.metadata, given.metadata),
		receipt_email: given.receipt_email ?? intent.receipt_email,
	});
}

const reasons = oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer');

export function cancelByCall(scope: Scope, form: FormBranch, id: string): PaymentIntent {
	const given = readParams({ cancellation_reason: reasons }, form);
	return cancelIntent(scope, take(scope, 'payment_intent', id, 'intent'), given.cancellation_reason ?? null);
}

export function listIntents(scope: Scope, form: FormBranch) {
	const given = readParams({ ...pageSpec, created, customer: text() }, form);
	const found = scope.store
		.all('payment_intent', scope.account)
		.filter(
			(intent) =>
				isWithin(intent.created, given.created) && (!given.customer || idOf(intent.customer) === given.customer),
		);
	return pageOf(found, given, '/v1/payment_intents');
}

export function listCharges(scope: Scope, form: FormBranch) {
	const given = readParams({ ...pageSpec, created, customer: text(), payment_intent: text() }, form);
	const found = scope.store
		.all('charge', scope.account)
		.filter(
			(charge) =>
				isWithin(charge.created, given.created) &&
				(!given.customer || idOf(charge.customer) === given.customer) &&
				(!given.payment_intent || idOf(charge.payment_intent) === given.payment_intent),
		);
	return pageOf(found, given, '/v1/charges');
}

export function listRefunds(scope: Scope, form: FormBranch) {
	const given = readParams({ ...pageSpec, created, charge: text(), payment_intent: text() }, form);
	const found = scope.store
		.all('refund', scope.account)
		.filter(
			(refund) =>
				isWithin(refund.created, given.created) &&
				(!given.charge || idOf(refund.charge) === given.charge) &&
				(!given.payment_intent || idOf(refund.payment_intent) === given.payment_intent),
		);
	return pageOf(found, given, '/v1/refunds');
}

export function updateRefund(scope: Scope, form: FormBranch, id: string): Refund {
	const given = readParams({ metadata }, form);
	const before = take(scope, 'refund', id, 'refund');
	const after: Refund = { ...before, metadata: mergedMetadata(before.metadata ?? {}, given.metadata) };
	announce(scope, 'refund.updated', 'refund', after);
	return after;
}
