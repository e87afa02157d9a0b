// Sends what is owed to the endpoints: signed, at least once, again when it was not taken. What is owed stands in the journal;
// when it goes out is decided here and forgotten with the process, which then begins anew with everything that is still owed.
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '../../outbound.ts';
import type { Delivery } from '../objects.ts';
import type { Store } from '../store.ts';
import { between, readKnobs, turnKnobs } from './knobs.ts';

export interface Retry {
	/** Milliseconds before the second attempt; twice as long before each further one. */
	firstMs: number;
	mostMs: number;
	attempts: number;
}

/** Hours at the real provider; here no one wants to wait for them. */
const briskRetry: Retry = { firstMs: 250, mostMs: 5000, attempts: 40 };

const mostAtOnce = 16;

const sender = {
	'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
	accept: '*/*; q=0.5, application/xml',
};

/** Receivers check the age of a signature by their own clock, so it is signed by the real one. */
function signatureOf(secret: string, body: string, at = Math.floor(Date.now() / 1000)): string {
	const sign = (key: string) => createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
	// A scheme that receivers have to ignore comes along, as it does in Stripe's test mode.
	return `t=${at},v1=${sign(secret)},v0=${sign('v0')}`;
}

/** From 0 to 1, the same for an event of the same number under the same seed. */
const chanceOf = (seed: number, sequence: number): number =>
	createHash('sha256').update(`${seed} ${sequence}`).digest().readUInt32BE() / 2 ** 32;

interface Owed {
	account: string;
	delivery: Delivery;
}

export function startDeliveries(store: Store, retry: Retry = briskRetry) {
	/** When each may go out, in milliseconds. */
	const due = new Map<string, number>();
	const flying = new Set<string>();
	let windowEnd = 0;
	let attempts = 0;
	let line: Promise<void> = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	let closed = false;

	const owed = (): Owed[] =>
		store.all('delivery').map((delivery) => ({ delivery, account: store.accountOf('delivery', delivery.id) ?? '' }));

	function firstMoment(): number {
		const { delayMs, reverseWithinMs } = readKnobs(store).webhooks;
		const now = Date.now();
		if (reverseWithinMs === 0) return now + between(delayMs);
		if (windowEnd <= now) windowEnd = now + reverseWithinMs;
		return windowEnd;
	}

	const momentOf = ({ id }: Delivery): number => {
		const known = due.get(id) ?? firstMoment();
		due.set(id, known);
		return known;
	};

	function settle({ account, delivery }: Owed, changes: Partial<Delivery>): void {
		const after: Delivery = { ...delivery, ...changes };
		if (after.state === 'pending' && after.attempts >= retry.attempts) after.state = 'given up';
		const owing = after.state === 'pending';
		store.change(() => {
			store.put(owing ? 'delivery' : 'past_delivery', account, after.id, after);
			if (!owing) store.remove('delivery', after.id);
		});
		if (!owing) return void due.delete(after.id);
		due.set(after.id, Date.now() + Math.min(retry.firstMs * 2 ** (after.attempts - 1), retry.mostMs));
	}

	/** Whether this attempt never leaves: for good, or until the next one. */
	function isLost({ sequence }: Delivery): 'for good' | 'once' | undefined {
		attempts += 1;
		const { dropNumbers, dropShare, dropSeed, loseEvery } = readKnobs(store).webhooks;
		if (dropNumbers.length > 0)
			turnKnobs(store, {
				webhooks: { dropNumbers: dropNumbers.map((number) => number - 1).filter((number) => number > 0) },
			});
		if (dropNumbers.includes(1) || (dropShare > 0 && chanceOf(dropSeed, sequence) < dropShare)) return 'for good';
		return loseEvery > 0 && attempts % loseEvery === 0 ? 'once' : undefined;
	}

	async function attempt(one: Owed): Promise<void> {
		const { account, delivery } = one;
		const endpoint = store.find('webhook_endpoint', account, delivery.endpoint);
		const secret = store.find('endpoint_secret', account, delivery.endpoint);
		const event = store.find('event', account, delivery.event);
		if (!endpoint || !secret || !event) return settle(one, { state: 'given up' });
		const lost = isLost(delivery);
		if (lost) return settle(one, lost === 'once' ? { attempts: delivery.attempts + 1 } : { state: 'lost' });
		const body = JSON.stringify(event, null, 2);
		const status = await post(endpoint.url, body, { ...sender, 'stripe-signature': signatureOf(secret, body) });
		if (closed) return;
		const taken = status !== null && status >= 200 && status < 300;
		settle(one, { attempts: delivery.attempts + 1, lastStatus: status, ...(taken ? { state: 'delivered' } : {}) });
	}

	async function fly(one: Owed): Promise<void> {
		if (closed) return;
		try {
			await attempt(one);
		} finally {
			flying.delete(one.delivery.id);
			if (!closed) look();
		}
	}

	function launch(one: Owed, inLine: boolean): void {
		flying.add(one.delivery.id);
		if (inLine) line = line.then(() => fly(one));
		else void fly(one);
	}

	/** Launches what is due, side by side. @returns when to look again; undefined: a delivery that comes back does */
	function launchDue(now: number): number | undefined {
		let next = Number.POSITIVE_INFINITY;
		for (const delivery of store.all('delivery')) {
			if (flying.size >= mostAtOnce) return undefined;
			if (flying.has(delivery.id)) continue;
			const moment = momentOf(delivery);
			if (moment > now) next = Math.min(next, moment);
			else launch({ delivery, account: store.accountOf('delivery', delivery.id) ?? '' }, false);
		}
		return next;
	}

	/** The newest first, one after the other. */
	function launchReversed(now: number): number {
		const waiting = owed().filter(({ delivery }) => !flying.has(delivery.id));
		const ready = waiting.filter(({ delivery }) => momentOf(delivery) <= now);
		for (const one of ready.sort((a, b) => b.delivery.sequence - a.delivery.sequence)) launch(one, true);
		return Math.min(...waiting.map(({ delivery }) => momentOf(delivery)).filter((moment) => moment > now));
	}

	function look(): void {
		clearTimeout(timer);
		const { paused, reverseWithinMs } = readKnobs(store).webhooks;
		if (closed || paused) return;
		const now = Date.now();
		const next = reverseWithinMs > 0 ? launchReversed(now) : launchDue(now);
		if (next !== undefined && Number.isFinite(next)) timer = setTimeout(look, next - now);
	}

	return {
		wake: () => look(),
		/** @returns whether nothing was owed any more within this time */
		async quiet(withinMs: number): Promise<boolean> {
			const end = Date.now() + withinMs;
			while (owed().length > 0) {
				if (Date.now() > end) return false;
				await pause(10);
			}
			return true;
		},
		close() {
			closed = true;
			clearTimeout(timer);
		},
	};
}
export type Deliveries = ReturnType<typeof startDeliveries>;
