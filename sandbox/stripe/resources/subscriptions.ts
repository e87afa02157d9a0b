// The calls about subscriptions, their invoices and the customer portal.
import { type Invoice, idOf, type PortalSession, type Subscription } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { draftInvoice } from '../subscriptions/invoices.ts';
import { endSubscription, periodEnd, renewal } from '../subscriptions/renew.ts';
import { invalid } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { newId } from '../wire/ids.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import {
	ignored,
	mergedMetadata,
	metadata,
	object,
	oneOf,
	readParams,
	required,
	text,
	truth,
	url,
} from '../wire/params.ts';

const statuses = oneOf(
	'active',
	'all',
	'canceled',
	'ended',
	'incomplete',
	'incomplete_expired',
	'past_due',
	'paused',
	'trialing',
	'unpaid',
);

export function listSubscriptions(scope: Scope, form: FormBranch) {
	const given = readParams({ ...pageSpec, created, customer: text(), price: text(), status: statuses }, form);
	const hasStatus = ({ status }: Subscription) => {
		if (given.status === 'all') return true;
		if (given.status === 'ended') return status === 'canceled' || status === 'incomplete_expired';
		return given.status ? status === given.status : status !== 'canceled';
	};
	const found = scope.store
		.all('subscription', scope.account)
		.filter(
			(subscription) =>
				isWithin(subscription.created, given.created) &&
				hasStatus(subscription) &&
				(!given.customer || idOf(subscription.customer) === given.customer),
		);
	return pageOf(found, given, '/v1/subscriptions');
}

function refuseEnded(subscription: Subscription): void {
	if (subscription.status === 'canceled')
		throw invalid(
			'A canceled subscription can only update its cancellation_details and metadata.',
			undefined,
			'invalid_canceled_subscription_fields',
		);
}

export function setCancellation(scope: Scope, before: Subscription, atEnd: boolean): Subscription {
	refuseEnded(before);
	const after: Subscription = {
		...before,
		cancel_at: atEnd ? periodEnd(before) : null,
		cancel_at_period_end: atEnd,
		canceled_at: atEnd ? scope.now : null,
		cancellation_details: {
			comment: null,
			feedback: null,
			feedback_option: null,
			reason: atEnd ? 'cancellation_requested' : null,
		},
	};
	const { cancel_at, cancel_at_period_end, canceled_at } = before;
	announce(scope, 'customer.subscription.updated', 'subscription', after, {
		cancel_at,
		cancel_at_period_end,
		canceled_at,
	});
	return after;
}

export function updateSubscription(scope: Scope, form: FormBranch, id: string): Subscription {
	const given = readParams(
		{ cancel_at_period_end: truth, metadata, cancellation_details: ignored, default_payment_method: text() },
		form,
	);
	const before = take(scope, 'subscription', id);
	if (given.default_payment_method)
		take(scope, 'payment_method', given.default_payment_method, 'default_payment_method', 400);
	const changed: Subscription = {
		...before,
		default_payment_method: given.default_payment_method ?? before.default_payment_method,
		metadata: mergedMetadata(before.metadata, given.metadata),
	};
	if (given.cancel_at_period_end !== undefined) return setCancellation(scope, changed, given.cancel_at_period_end);
	announce(scope, 'customer.subscription.updated', 'subscription', changed);
	return changed;
}

export function cancelSubscription(scope: Scope, form: FormBranch, id: string): Subscription {
	readParams({ invoice_now: truth, prorate: truth, cancellation_details: ignored }, form);
	const before = take(scope, 'subscription', id);
	refuseEnded(before);
	return endSubscription(scope, before, 'cancellation_requested');
}

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
				(!given.subscription || idOf(invoice.parent?.subscription_details?.subscription) === given.subscription) &&
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

const flow = object({
	type: required(
		oneOf('payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm'),
	),
	after_completion: ignored,
	subscription_cancel: ignored,
	subscription_update: ignored,
});

export function openPortal(scope: Scope, form: FormBranch): PortalSession {
	const given = readParams(
		{ customer: required(text()), return_url: url, locale: text(10), configuration: text(), flow_data: flow },
		form,
	);
	take(scope, 'customer', given.customer, 'customer', 400);
	const id = newId('bps_');
	return keep(scope, 'billing_portal.session', {
		id,
		object: 'billing_portal.session',
		configuration: given.configuration ?? 'bpc_sandbox',
		created: scope.now,
		customer: given.customer,
		customer_account: null,
		flow: null,
		livemode: false,
		locale: given.locale ?? null,
		on_behalf_of: null,
		return_url: given.return_url ?? null,
		url: `${scope.publicUrl}/p/session/${id}`,
	});
}
