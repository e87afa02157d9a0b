// The shopper pays a session, at the hosted page: by a card at once, or after a 3-D Secure step. A session is completed once, whatever
// is clicked twice: all of this runs without a pause, and a session that is not open takes no money.
import { type Customer, idOf, type PaymentIntent, type PaymentMethod, type Session } from '../objects.ts';
import {
	behaviourOf,
	cancelIntent,
	capture,
	declineIntent,
	failAuthentication,
	makeIntent,
	requireAuthentication,
} from '../payments/intents.ts';
import { rememberCard } from '../payments/methods.ts';
import { makeCustomer } from '../resources/customers.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { beginSubscription } from '../subscriptions/begin.ts';
import { newId } from '../wire/ids.ts';
import type { Card } from './cards.ts';
import { expireSession } from './create-session.ts';

export interface Payer {
	email: string;
	name: string;
}

export interface TypedCard {
	card: Card;
	month: number;
	year: number;
}

export type Outcome =
	| { kind: 'complete' }
	| { kind: 'authenticate'; attempt: string }
	| { kind: 'declined'; code: string }
	| { kind: 'closed' };

/** Whether money is taken now; a trial takes the card alone, and what costs nothing takes nothing. */
export const needsCard = (session: Session): boolean =>
	(session.amount_total ?? 0) > 0 ||
	(session.mode === 'subscription' && session.payment_method_collection === 'always');

export function ensureIntent(scope: Scope, session: Session): PaymentIntent {
	const known = idOf(session.payment_intent);
	if (known) return take(scope, 'payment_intent', known);
	const { payment } = take(scope, 'checkout_details', session.id);
	const intent = makeIntent(scope, {
		...payment,
		amount: session.amount_total ?? 0,
		currency: session.currency ?? 'eur',
		customer: idOf(session.customer),
	});
	keep(scope, 'checkout.session', { ...session, payment_intent: intent.id });
	return intent;
}

export const payerOf = (scope: Scope, session: Session, given: Payer): Payer => {
	const id = idOf(session.customer);
	const customer: Customer | undefined = id ? take(scope, 'customer', id) : undefined;
	return { email: session.customer_email ?? customer?.email ?? given.email, name: given.name };
};

export function closeSession(scope: Scope, payer: Payer, session: Session, changes: Partial<Session>): Outcome {
	const details = take(scope, 'checkout_details', session.id);
	scope.store.put('checkout_details', scope.account, session.id, { ...details, attempt: null });
	const complete: Session = {
		...session,
		...changes,
		automatic_tax: { ...session.automatic_tax, status: session.automatic_tax.enabled ? 'complete' : null },
		customer_details: {
			address: null,
			business_name: null,
			email: payer.email,
			individual_name: null,
			name: payer.name,
			phone: null,
			tax_exempt: 'none',
			tax_ids: [],
		},
		status: 'complete',
		url: null,
	};
	announce(scope, 'checkout.session.completed', 'checkout.session', complete);
	return { kind: 'complete' };
}

function customerFor(scope: Scope, session: Session, payer: Payer): string | null {
	const known = idOf(session.customer);
	const wanted = session.mode === 'subscription' || session.customer_creation === 'always';
	return known ?? (wanted ? makeCustomer(scope, { email: payer.email, name: payer.name }).id : null);
}

/** Everything is allowed: takes the money and completes the session. */
export function finishSession(scope: Scope, session: Session, payer: Payer, method: PaymentMethod | null): Outcome {
	const customer = customerFor(scope, session, payer);
	const kept = method && keep(scope, 'payment_method', { ...method, customer });
	if (session.mode === 'subscription')
		return closeSession(
			scope,
			payer,
			session,
			beginSubscription(scope, { session, customer: customer ?? '', method: kept }),
		);
	if (!kept) return closeSession(scope, payer, session, { customer, payment_status: 'no_payment_required' });
	const intent = { ...ensureIntent(scope, session), customer };
	capture(scope, intent, kept);
	return closeSession(scope, payer, session, { customer, payment_intent: intent.id, payment_status: 'paid' });
}

/** In subscription mode the money is taken with the first invoice; a refused card is reported without one. */
function refuse(scope: Scope, session: Session, method: PaymentMethod): Outcome {
	const { decline } = behaviourOf(scope, method);
	if (!decline) throw new Error('a card that works was refused');
	if (session.mode === 'payment') declineIntent(scope, ensureIntent(scope, session), method, decline);
	return { kind: 'declined', code: decline.declineCode ?? decline.code };
}

export function paySession(scope: Scope, session: Session, typed: TypedCard | null, given: Payer): Outcome {
	if (session.status !== 'open') return { kind: 'closed' };
	const payer = payerOf(scope, session, given);
	if (!typed) return finishSession(scope, session, payer, null);
	const method = rememberCard(scope, { ...typed, ...payer, customer: idOf(session.customer) });
	const { authenticate, decline } = typed.card.behaviour;
	if (authenticate) {
		const id = newId('tds_');
		const details = take(scope, 'checkout_details', session.id);
		const attempt = { id, paymentMethod: method.id, customer: payer };
		scope.store.put('checkout_details', scope.account, session.id, { ...details, attempt });
		const page = `${scope.publicUrl}/c/pay/${session.id}/3ds/${id}`;
		if (session.mode === 'payment') requireAuthentication(scope, ensureIntent(scope, session), method, page);
		return { kind: 'authenticate', attempt: id };
	}
	return decline ? refuse(scope, session, method) : finishSession(scope, session, payer, method);
}

/** The answer to the 3-D Secure step. A step that was overtaken by another attempt changes nothing. */
export function completeChallenge(scope: Scope, session: Session, id: string, authorised: boolean): Outcome {
	const { attempt } = take(scope, 'checkout_details', session.id);
	if (session.status !== 'open' || attempt?.id !== id) return { kind: 'closed' };
	const method = take(scope, 'payment_method', attempt.paymentMethod);
	scope.store.put('checkout_details', scope.account, session.id, {
		...take(scope, 'checkout_details', session.id),
		attempt: null,
	});
	if (!authorised) {
		if (session.mode === 'payment') failAuthentication(scope, ensureIntent(scope, session), method);
		return { kind: 'declined', code: 'payment_intent_authentication_failure' };
	}
	return behaviourOf(scope, method).decline
		? refuse(scope, session, method)
		: finishSession(scope, session, attempt.customer, method);
}

/** Ends an open session; a payment that was begun for it is canceled with it. */
export function endSession(scope: Scope, session: Session): Session {
	const id = idOf(session.payment_intent);
	const intent = id ? take(scope, 'payment_intent', id) : undefined;
	if (intent && intent.status !== 'canceled') cancelIntent(scope, intent, null);
	return expireSession(scope, session);
}
