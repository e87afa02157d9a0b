// One running sandbox: its store, its clock, and what time brings about by itself.
import { settleDebit } from './checkout/debits.ts';
import { endSession } from './checkout/pay-session.ts';
import type { Subscription } from './objects.ts';
import type { Scope } from './scope.ts';
import type { Store } from './store.ts';
import { nextMoment } from './subscriptions/renew.ts';

export interface World {
	store: Store;
	publicUrl: string;
	/** Milliseconds of the clock that the sandbox is given; its own may be ahead of it. */
	realNow(): number;
	/** Called when something may have to be sent. */
	wake(): void;
	/** When something happens next, as of a version of the store. */
	schedule: { version: number; next: number };
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
	/** What is due of the same thing when this was done. */
	next(): Due | undefined;
}

function dueOf(world: World, subscription: Subscription, account: string, now: number): Due {
	const { at, run } = nextMoment(scopeOf(world, account, noRequest, now), subscription);
	return {
		at,
		account,
		run,
		next: () => dueOf(world, world.store.find('subscription', account, subscription.id) ?? subscription, account, now),
	};
}

const once = (at: number, account: string, run: Due['run']): Due => ({ at, account, run, next: () => undefined });

/** Everything that will happen by itself, in no order. */
function* everythingToCome(world: World, now: number): Generator<Due> {
	const { store } = world;
	for (const session of store.all('checkout.session')) {
		if (session.status !== 'open') continue;
		const account = store.accountOf('checkout.session', session.id) ?? '';
		yield once(session.expires_at, account, (scope) => void endSession(scope, session));
	}
	for (const debit of store.all('debit')) {
		const account = store.accountOf('debit', debit.paymentIntent) ?? '';
		yield once(debit.settlesAt, account, (scope) => settleDebit(scope, debit));
	}
	for (const subscription of store.all('subscription'))
		yield dueOf(world, subscription, store.accountOf('subscription', subscription.id) ?? '', now);
}

export const noRequest: Scope['request'] = { id: null, idempotency_key: null };

/** Behind all that is not later; what was done stays in front. */
function insert(line: Due[], due: Due, done: number): void {
	let [low, high] = [done, line.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((line[middle]?.at ?? 0) <= due.at) low = middle + 1;
		else high = middle;
	}
	line.splice(low, 0, due);
}

/**
 * Does what is due, in the order of its moments and as if it were that moment: a year may pass between two calls.
 * Most calls find that nothing has changed and that it is too early.
 */
export function catchUp(world: World): void {
	const now = nowOf(world);
	const { store, schedule } = world;
	if (schedule.version === store.timedVersion() && now < schedule.next) return;
	const line = [...everythingToCome(world, now)].sort((a, b) => a.at - b.at);
	let done = 0;
	for (let due = line[0]; due && due.at <= now; due = line[done]) {
		const { account, at, run } = due;
		store.change(() => run(scopeOf(world, account, noRequest, at)));
		done += 1;
		const following = due.next();
		if (following) insert(line, following, done);
	}
	schedule.version = store.timedVersion();
	schedule.next = line[done]?.at ?? Number.POSITIVE_INFINITY;
	if (done > 0) world.wake();
}

/** Only forwards, as Stripe's test clocks do. */
export function advanceClock(world: World, seconds: number): number {
	if (!Number.isSafeInteger(seconds) || seconds < 0) throw new RangeError('a clock moves forwards by whole seconds');
	const { store } = world;
	store.change(() => store.put('setting', '', 'clock', offsetOf(store) + seconds));
	catchUp(world);
	return nowOf(world);
}
