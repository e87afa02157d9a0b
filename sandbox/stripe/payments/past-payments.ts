// Payments that were taken before there was this sandbox: a demo that has orders teaches it what was paid for them, under the ids that
// the orders know. From then on they are like all others. No session led to them.
import { cardOf } from '../checkout/cards.ts';
import { take } from '../scope.ts';
import { noRequest, scopeOf, type World } from '../world.ts';
import { capture, makeIntent } from './intents.ts';
import { rememberCard } from './methods.ts';
import { giveBack } from './refunds.ts';

export interface PastPayment {
	/** pi_… */
	id: string;
	/** In minor units. */
	amount: number;
	currency: string;
	email: string;
	name: string;
	metadata: Record<string, string>;
	/** Seconds. */
	at: number;
	refunds: readonly { id: string; amount: number; at: number }[];
}

const card = { card: cardOf('4242424242424242'), month: 12, year: 2034 };

function remember(world: World, account: string, payment: PastPayment): void {
	const { id, amount, currency, email, name, metadata, at, refunds } = payment;
	const scope = scopeOf(world, account, noRequest, at);
	const method = rememberCard(scope, { ...card, email, name, customer: null });
	const intent = makeIntent(scope, {
		...{ id, amount, metadata, currency: currency.toLowerCase(), receiptEmail: null },
		...{ customer: null, description: null, shipping: null, setupFutureUsage: null },
	});
	const { charge } = capture(scope, intent, method);
	for (const refund of refunds)
		giveBack(scopeOf(world, account, noRequest, refund.at), take(scope, 'charge', charge.id), refund);
}

/** All or none, and each once: what is known stays as it is. @returns how many were new */
export function rememberPayments(world: World, account: string, payments: readonly PastPayment[]): number {
	const { store } = world;
	const missing = payments.filter(({ id }) => store.accountOf('payment_intent', id) === undefined);
	store.change(() => {
		for (const payment of missing) remember(world, account, payment);
	});
	return missing.length;
}
