// The calls about invoices and their payments.
import { type Invoice, idOf } from '../objects.ts';
import { type Scope, take } from '../scope.ts';
import { healSubscription, methodOf } from '../subscriptions/dunning.ts';
import { draftInvoice } from '../subscriptions/invoice-object.ts';
import { chargeInvoice, intentOf, voidInvoice } from '../subscriptions/invoices.ts';
import { renewal } from '../subscriptions/renew.ts';
import { invalid, StripeFailure } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import { oneOf, readParams, required, text, truth } from '../wire/params.ts';

export const subscriptionOf = (invoice: Invoice): string =>
	idOf(invoice.parent?.subscription_details?.subscription) ?? '';

export function listInvoices(scope: Scope, form: FormBranch) {
	const given = readParams(
		{
			...pageSpec,
			created,
			customer: text(),
			subscription: text(),
			status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
		},
		form,
	);
	const found = scope.store
		.all('invoice', scope.account)
		.filter(
			(invoice) =>
				isWithin(invoice.created, given.created) &&
				(!given.customer || idOf(invoice.customer) === given.customer) &&
				(!given.subscription || subscriptionOf(invoice) === given.subscription) &&
				(!given.status || invoice.status === given.status),
		);
	return pageOf(found, given, '/v1/invoices');
}

/** What would be charged next; nothing is kept of it. */
export function previewInvoice(scope: Scope, form: FormBranch): Invoice {
	const given = readParams({ subscription: required(text()), customer: text() }, form);
	const subscription = take(scope, 'subscription', given.subscription, 'subscription');
	if (subscription.status === 'canceled' || subscription.cancel_at_period_end)
		throw invalid(
			`No upcoming invoices for customer: ${idOf(subscription.customer)}`,
			undefined,
			'invoice_upcoming_none',
		);
	return draftInvoice(scope, { ...renewal(scope, subscription), reason: 'upcoming' });
}

/** Why an attempt was not paid, as a call is told. */
function refusal(scope: Scope, invoice: Invoice): StripeFailure {
	const { status, last_payment_error: error } = intentOf(scope, invoice);
	if (status === 'requires_action')
		return new StripeFailure(402, 'This payment requires additional user action before it can be completed.', {
			type: 'card_error',
			code: 'invoice_payment_intent_requires_action',
		});
	return new StripeFailure(402, error?.message ?? 'There is no card to pay this invoice with.', {
		type: 'card_error',
		...(error?.code ? { code: error.code } : { code: 'missing' }),
		...(error?.decline_code ? { decline_code: error.decline_code } : {}),
	});
}

/** A refused attempt has happened: its response is given back instead of thrown, so that what it changed stays. */
export function payInvoice(scope: Scope, form: FormBranch, id: string): Invoice | StripeFailure {
	const given = readParams({ payment_method: text(), off_session: truth }, form);
	const invoice = take(scope, 'invoice', id, 'invoice');
	if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
	if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
		throw invalid(`You can only pay an open invoice; this one is ${invoice.status}.`);
	const method = given.payment_method
		? take(scope, 'payment_method', given.payment_method, 'payment_method', 400)
		: methodOf(scope, take(scope, 'subscription', subscriptionOf(invoice)));
	const after = chargeInvoice(scope, invoice, { method, authorised: false, next: invoice.next_payment_attempt });
	if (after.status !== 'paid') return refusal(scope, after);
	healSubscription(scope, subscriptionOf(invoice), id);
	return after;
}

/** Nobody pays it any more; a subscription that waited for it goes on. */
export function voidByCall(scope: Scope, form: FormBranch, id: string): Invoice {
	readParams({}, form);
	const invoice = take(scope, 'invoice', id, 'invoice');
	if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
		throw invalid(
			`You can only pass in open invoices. This invoice is ${invoice.status}.`,
			undefined,
			'invoice_not_open',
		);
	const after = voidInvoice(scope, invoice);
	healSubscription(scope, subscriptionOf(invoice), id);
	return after;
}

export function listInvoicePayments(scope: Scope, form: FormBranch) {
	const given = readParams({ ...pageSpec, created, invoice: text(), status: oneOf('canceled', 'open', 'paid') }, form);
	const found = scope.store
		.all('invoice_payment', scope.account)
		.filter(
			(payment) =>
				isWithin(payment.created, given.created) &&
				(!given.invoice || payment.invoice === given.invoice) &&
				(!given.status || payment.status === given.status),
		);
	return pageOf(found, given, '/v1/invoice_payments');
}
