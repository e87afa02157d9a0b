// The calls about checkout sessions, apart from making one.
import { endSession } from '../checkout/pay-session.ts';
import { idOf, type Session } from '../objects.ts';
import { keep, type Scope, take } from '../scope.ts';
import { invalid } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import { mergedMetadata, metadata, object, oneOf, readParams, text } from '../wire/params.ts';

export function listSessions(scope: Scope, form: FormBranch) {
	const given = readParams(
		{
			...pageSpec,
			created,
			customer: text(),
			customer_details: object({ email: text() }),
			payment_intent: text(),
			status: oneOf('open', 'complete', 'expired'),
			subscription: text(),
		},
		form,
	);
	const fits = (session: Session) =>
		isWithin(session.created, given.created) &&
		(!given.status || session.status === given.status) &&
		(!given.customer || idOf(session.customer) === given.customer) &&
		(!given.payment_intent || idOf(session.payment_intent) === given.payment_intent) &&
		(!given.subscription || idOf(session.subscription) === given.subscription) &&
		(!given.customer_details?.email || session.customer_details?.email === given.customer_details.email);
	return pageOf(scope.store.all('checkout.session', scope.account).filter(fits), given, '/v1/checkout/sessions');
}

export function updateSession(scope: Scope, form: FormBranch, id: string): Session {
	const given = readParams({ metadata }, form);
	const session = take(scope, 'checkout.session', id, 'session');
	return keep(scope, 'checkout.session', {
		...session,
		metadata: mergedMetadata(session.metadata ?? {}, given.metadata),
	});
}

export function expireByCall(scope: Scope, form: FormBranch, id: string): Session {
	readParams({}, form);
	const session = take(scope, 'checkout.session', id, 'session');
	if (session.status !== 'open')
		throw invalid(
			`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
			'session',
		);
	return endSession(scope, session);
}

export function listLineItems(scope: Scope, form: FormBranch, id: string) {
	const given = readParams(pageSpec, form);
	take(scope, 'checkout.session', id, 'session');
	const { lines } = take(scope, 'checkout_details', id);
	// Unlike everything else in the order in which they were given.
	return pageOf(lines.toReversed(), given, `/v1/checkout/sessions/${id}/line_items`);
}
