// One running sandbox: its store, its clock, and what time brings about by itself.
import { settleDebit } from './checkout/debits.ts';
import { endSession } from './checkout/pay-session.ts';
import type { Scope } from './scope.ts';
import type { Store } from './store.ts';
import { moveOn, nextMoment } from './subscriptions/renew.ts';

export interface World {
	store: Store;
	publicUrl: string;
	/** Milliseconds of the clock that the sandbox is given; its own may be ahead of it. */
	realNow(): number;
	/** Called when something may have to be sent. */
	wake(): void;
}

const offsetOf = (store: Store) => Number(store.find('setting', '', 'clock') ?? 0);

export const nowOf = ({ store, realNow }: World): number => Math.floor(realNow() / 1000) + offsetOf(store);

export function scopeOf(world: World, account: string, request: Scope['request'], now = nowOf(world)): Scope {
	return { store: world.store, account, now, publicUrl: world.publicUrl, request };
}

interface Due {
	at: number;
	account: string;
	run(scope: Scope): void;
}

function* everythingDue(world: World, now: number): Generator<Due> {
	const { store } = world;
	for (const session of store.all('checkout.session')) {
		if (session.status !== 'open' || session.expires_at > now) continue;
		const account = store.accountOf('checkout.session', session.id) ?? '';
		yield { at: session.expires_at, account, run: (scope) => endSession(scope, session) };
	}
	for (const debit of store.all('debit')) {
		const account = store.accountOf('debit', debit.paymentIntent) ?? '';
		if (debit.settlesAt <= now) yield { at: debit.settlesAt, account, run: (scope) => settleDebit(scope, debit) };
	}
	for (const subscription of store.all('subscription')) {
		const account = store.accountOf('subscription', subscription.id) ?? '';
		const at = nextMoment(scopeOf(world, account, noRequest, now), subscription);
		if (at <= now) yield { at, account, run: (scope) => moveOn(scope, subscription) };
	}
}

export const noRequest: Scope['request'] = { id: null, idempotency_key: null };

/** Does what is due, in the order of its moments and as if it were that moment: a year may pass between two calls. */
export function catchUp(world: World): void {
	const now = nowOf(world);
	for (;;) {
		const [due] = [...everythingDue(world, now)].sort((a, b) => a.at - b.at);
		if (!due) return;
		world.store.change(() => due.run(scopeOf(world, due.account, noRequest, due.at)));
		world.wake();
	}
}

/** Only forwards, as Stripe's test clocks do. */
export function advanceClock(world: World, seconds: number): number {
	if (!Number.isSafeInteger(seconds) || seconds < 0) throw new RangeError('a clock moves forwards by whole seconds');
	const { store } = world;
	store.change(() => store.put('setting', '', 'clock', offsetOf(store) + seconds));
	catchUp(world);
	return nowOf(world);
}
