// PayPal and Klarna: no card is typed, the shopper agrees or refuses on a page of theirs, and the money is there at once.
import { idOf, type Session } from '../objects.ts';
import { declineIntent } from '../payments/intents.ts';
import { rememberWallet } from '../payments/methods.ts';
import type { Scope } from '../scope.ts';
import { ensureIntent, finishSession, type Outcome, type Payer, payerOf } from './pay-session.ts';

const wallets = ['paypal', 'klarna'] as const;
export type Wallet = (typeof wallets)[number];

/** What a session is paid with, where it is nothing else. */
export function walletOf({ mode, allowed_payment_method_types, amount_total }: Session): Wallet | undefined {
	const [only, ...others] = allowed_payment_method_types ?? [];
	return mode === 'payment' && others.length === 0 && (amount_total ?? 0) > 0
		? wallets.find((wallet) => wallet === only)
		: undefined;
}

const refusal = {
	code: 'payment_method_provider_decline',
	message: 'The payment method provider has declined the payment.',
};

export function payByWallet(scope: Scope, session: Session, agreed: boolean, given: Payer): Outcome {
	const wallet = walletOf(session);
	if (session.status !== 'open' || !wallet) return { kind: 'closed' };
	const payer = payerOf(scope, session, given);
	const method = rememberWallet(scope, { wallet, ...payer, customer: idOf(session.customer) });
	if (agreed) return finishSession(scope, session, payer, method);
	declineIntent(scope, ensureIntent(scope, session), method, refusal);
	return { kind: 'declined', code: refusal.code };
}
