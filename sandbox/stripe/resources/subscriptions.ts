// The calls about subscriptions.
import { idOf, type Subscription } from '../objects.ts';
import { announce, type Scope, take } from '../scope.ts';
import { billFromNow, changeItems, itemSpec } from '../subscriptions/change-items.ts';
import { endSubscription } from '../subscriptions/dunning.ts';
import { collect, periodEnd } from '../subscriptions/renew.ts';
import { invalid, notModelled } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import {
	ignored,
	integer,
	list,
	mergedMetadata,
	metadata,
	object,
	oneOf,
	readParams,
	required,
	text,
	truth,
	unsettable,
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

const pause = object({
	behavior: required(oneOf('keep_as_draft', 'mark_uncollectible', 'void')),
	resumes_at: integer(1),
});

/** An empty value ends the pause. */
function pauseOf(
	before: Subscription,
	given: { behavior: string; resumes_at: number | undefined } | null | undefined,
): Subscription['pause_collection'] {
	if (given === undefined) return before.pause_collection;
	if (given === null) return null;
	if (given.behavior !== 'void') throw notModelled(`pausing by ${given.behavior}`, 'pause_collection[behavior]');
	return { behavior: 'void', resumes_at: given.resumes_at ?? null };
}

export function updateSubscription(scope: Scope, form: FormBranch, id: string): Subscription {
	const given = readParams(
		{
			cancel_at_period_end: truth,
			metadata,
			cancellation_details: ignored,
			default_payment_method: text(),
			pause_collection: unsettable(pause),
			items: list(itemSpec, 20),
			proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
			payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
		},
		form,
	);
	const before = take(scope, 'subscription', id);
	if (given.default_payment_method)
		take(scope, 'payment_method', given.default_payment_method, 'default_payment_method', 400);
	if (given.pause_collection !== undefined || given.items) refuseEnded(before);
	const changed: Subscription = {
		...before,
		default_payment_method: given.default_payment_method ?? before.default_payment_method,
		metadata: mergedMetadata(before.metadata, given.metadata),
		pause_collection: pauseOf(before, given.pause_collection),
	};
	const after = given.items
		? changeItems(scope, changed, given.items, {
				proration: given.proration_behavior ?? 'create_prorations',
				failing: given.payment_behavior ?? 'allow_incomplete',
			})
		: changed;
	if (given.cancel_at_period_end !== undefined) return setCancellation(scope, after, given.cancel_at_period_end);
	announce(scope, 'customer.subscription.updated', 'subscription', after);
	return after;
}

/** One that has paused because its trial ended without a card; its periods begin anew. */
export function resumeSubscription(scope: Scope, form: FormBranch, id: string): Subscription {
	readParams({ billing_cycle_anchor: ignored, payment_behavior: ignored, proration_behavior: ignored }, form);
	const before = take(scope, 'subscription', id);
	if (before.status !== 'paused')
		throw invalid(`You cannot resume a subscription that is ${before.status}; it must be paused.`);
	const anchored: Subscription = { ...before, billing_cycle_anchor: scope.now, status: 'active' };
	const { subscription, invoice } = billFromNow(scope, anchored);
	announce(scope, 'customer.subscription.resumed', 'subscription', subscription);
	collect(scope, subscription, invoice, 0);
	return take(scope, 'subscription', id);
}

export function cancelSubscription(scope: Scope, form: FormBranch, id: string): Subscription {
	readParams({ invoice_now: truth, prorate: truth, cancellation_details: ignored }, form);
	const before = take(scope, 'subscription', id);
	refuseEnded(before);
	return endSubscription(scope, before, 'cancellation_requested');
}
