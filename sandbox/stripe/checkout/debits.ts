// SEPA debits: the session is complete at once and unpaid; whether the money comes is known later.
import { type Debit, idOf, type Session } from '../objects.ts';
import { beginProcessing, capture, declineIntent } from '../payments/intents.ts';
import { rememberAccount } from '../payments/methods.ts';
import { announce, type Scope, take } from '../scope.ts';
import { closeSession, ensureIntent, type Outcome, type Payer, payerOf } from './pay-session.ts';

/** Days at a bank; here it is what a person can wait for. */
const settlingSeconds = 5;

const outcomes: Record<string, { fails: boolean }> = {
	DE89370400440532013000: { fails: false },
	DE62370400440532013001: { fails: true },
};

export const testAccounts: readonly string[] = Object.keys(outcomes);
export const ibanOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
export const isTestAccount = (iban: string): boolean => iban in outcomes;

/** Euros that are paid once, where the shop allows for it. */
export const takesDebits = ({ mode, currency, allowed_payment_method_types, amount_total }: Session): boolean =>
	mode === 'payment' &&
	currency === 'eur' &&
	(amount_total ?? 0) > 0 &&
	(allowed_payment_method_types?.includes('sepa_debit') ?? false);

/** Everything that names nothing else. */
export const takesCards = ({ allowed_payment_method_types: allowed }: Session): boolean =>
	!allowed || allowed.includes('card');

export function payByDebit(scope: Scope, session: Session, iban: string, given: Payer): Outcome {
	if (session.status !== 'open') return { kind: 'closed' };
	const payer = payerOf(scope, session, given);
	const method = rememberAccount(scope, { iban, ...payer, customer: idOf(session.customer) });
	const intent = beginProcessing(scope, ensureIntent(scope, session), method);
	scope.store.put('debit', scope.account, intent.id, {
		session: session.id,
		paymentIntent: intent.id,
		paymentMethod: method.id,
		settlesAt: scope.now + settlingSeconds,
		fails: outcomes[iban]?.fails ?? true,
	});
	return closeSession(scope, payer, session, { payment_intent: intent.id, payment_status: 'unpaid' });
}

const refusal = {
	code: 'debit_not_authorized',
	message: 'The customer has notified their bank that this payment was unauthorized.',
};

export function settleDebit(scope: Scope, debit: Debit): void {
	scope.store.remove('debit', debit.paymentIntent);
	const intent = take(scope, 'payment_intent', debit.paymentIntent);
	const method = take(scope, 'payment_method', debit.paymentMethod);
	const session = take(scope, 'checkout.session', debit.session);
	if (debit.fails) {
		declineIntent(scope, intent, method, refusal);
		announce(scope, 'checkout.session.async_payment_failed', 'checkout.session', session);
		return;
	}
	capture(scope, intent, method);
	announce(scope, 'checkout.session.async_payment_succeeded', 'checkout.session', {
		...session,
		payment_status: 'paid',
	});
}
