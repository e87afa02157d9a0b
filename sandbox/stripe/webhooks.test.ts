import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ordinary, startListener, startTestSandbox, stripeAt, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
let listener: Awaited<ReturnType<typeof startListener>>;
let secret: string;

beforeEach(async () => {
	sandbox = await startTestSandbox();
	stripe = sandbox.stripe;
	listener = await startListener();
	const endpoint = await stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ['*'] });
	secret = endpoint.secret ?? '';
});
afterEach(async () => {
	await listener.close();
	await sandbox.end();
});

async function payOne(card = '4242424242424242') {
	const { id } = await stripe.checkout.sessions.create(ordinary({ metadata: { order: '1' } }));
	await sandbox.control.pay(id, { card });
	return id;
}

const paid = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'];

describe('webhooks', () => {
	it('are signed over the raw body, so that the SDK takes them and no changed one', async () => {
		expect(secret).toMatch(/^whsec_\w{32}$/);
		const id = await payOne();
		expect(await sandbox.control.quiet()).toBe(true);
		expect(listener.types().sort()).toEqual(paid.toSorted());
		for (const { body, headers } of listener.heard) {
			const signature = String(headers['stripe-signature']);
			const event = stripe.webhooks.constructEvent(body, signature, secret);
			expect(event).toMatchObject({
				object: 'event',
				livemode: false,
				api_version: '2026-10-28.endive',
				pending_webhooks: 1,
			});
			expect(event.id).toMatch(/^evt_/);
			expect(() => stripe.webhooks.constructEvent(body.replace('4990', '1'), signature, secret)).toThrow(
				Stripe.errors.StripeSignatureVerificationError,
			);
			expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
				Stripe.errors.StripeSignatureVerificationError,
			);
		}
		const completed = listener.heard.find(({ event }) => event.type === 'checkout.session.completed');
		expect(completed?.event.data.object).toMatchObject({
			id,
			status: 'complete',
			payment_status: 'paid',
			amount_total: 4990,
			metadata: { order: '1' },
		});
	});

	it('name the request that caused them', async () => {
		await payOne();
		const [charge] = (await stripe.charges.list()).data;
		const refund = await stripe.refunds.create(
			{ charge: charge?.id ?? '', amount: 100 },
			{ idempotencyKey: 'refund-1' },
		);
		await sandbox.control.quiet();
		const told = listener.heard.find(({ event }) => event.type === 'charge.refunded');
		expect(told?.event.request).toEqual({ id: refund.lastResponse.requestId, idempotency_key: 'refund-1' });
		expect(told?.event.data).toMatchObject({
			object: { amount_refunded: 100 },
			previous_attributes: { amount_refunded: 0 },
		});
		expect(listener.heard.find(({ event }) => event.type === 'charge.succeeded')?.event.request).toEqual({
			id: null,
			idempotency_key: null,
		});
	});

	it('come only to whom they belong: by account, by type, while enabled', async () => {
		const second = await startListener();
		const wanted = await stripe.webhookEndpoints.create({
			url: second.url,
			enabled_events: ['checkout.session.completed'],
		});
		const stranger = stripeAt(sandbox.port, 'sk_test_south');
		const { id } = await stranger.checkout.sessions.create(ordinary());
		await sandbox.control.pay(id);
		await payOne();
		await sandbox.control.quiet();
		expect([listener.heard.length, second.types()]).toEqual([4, ['checkout.session.completed']]);
		await stripe.webhookEndpoints.update(wanted.id, { disabled: true });
		await payOne();
		await sandbox.control.quiet();
		expect(second.heard).toHaveLength(1);
		await second.close();
	});

	it('are sent again until they are taken', async () => {
		listener.status = 500;
		await payOne();
		await expect
			.poll(async () =>
				(await sandbox.control.deliveries()).every(({ attempts, lastStatus }) => attempts >= 2 && lastStatus === 500),
			)
			.toBe(true);
		listener.status = 200;
		expect(await sandbox.control.quiet()).toBe(true);
		expect(listener.types().sort()).toEqual(paid.toSorted());
	});

	it('wait for an endpoint that is not there', async () => {
		await listener.close();
		await payOne();
		await expect
			.poll(async () => (await sandbox.control.deliveries()).every(({ attempts }) => attempts >= 1))
			.toBe(true);
		listener = await startListener(listener.port);
		expect(await sandbox.control.quiet()).toBe(true);
		expect(listener.heard).toHaveLength(4);
	});
});

describe('an unreliable line', () => {
	it('brings every event twice, with one and the same id', async () => {
		await sandbox.control.turn({ webhooks: { duplicates: 1 } });
		await payOne();
		await sandbox.control.quiet();
		expect(listener.heard).toHaveLength(8);
		expect(new Set(listener.heard.map(({ event }) => event.id)).size).toBe(4);
	});

	it('brings the last event first', async () => {
		await sandbox.control.turn({ webhooks: { reverseWithinMs: 150 } });
		await payOne();
		await sandbox.control.quiet();
		expect(listener.types()).toEqual(paid.toReversed());
	});

	it('takes its time', async () => {
		await sandbox.control.turn({ webhooks: { delayMs: [300, 300] } });
		const before = Date.now();
		await payOne();
		await sandbox.control.quiet();
		expect(Date.now() - before).toBeGreaterThanOrEqual(290);
		expect(listener.heard).toHaveLength(4);
	});

	it('loses an attempt, which is made again, or an event for good', async () => {
		await sandbox.control.turn({ webhooks: { loseEvery: 2 } });
		await payOne();
		await sandbox.control.quiet();
		expect(listener.heard).toHaveLength(4);
		expect((await sandbox.control.deliveries()).some(({ attempts }) => attempts > 1)).toBe(true);

		await sandbox.control.calm();
		await sandbox.control.turn({ webhooks: { dropNumbers: [2] } });
		const id = await payOne();
		await sandbox.control.quiet();
		expect(listener.heard).toHaveLength(7);
		expect((await sandbox.control.deliveries()).filter(({ state }) => state === 'lost')).toHaveLength(1);
		expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
	});

	it('holds webhooks back until they are released, and repeats them on request', async () => {
		await sandbox.control.turn({ webhooks: { paused: true } });
		await payOne();
		expect(await sandbox.control.quiet(50)).toBe(false);
		expect(listener.heard).toEqual([]);
		await sandbox.control.calm();
		expect(await sandbox.control.quiet()).toBe(true);
		const id = listener.heard[0]?.event.id ?? '';
		await sandbox.control.resend(id);
		await sandbox.control.quiet();
		expect(listener.heard.filter(({ event }) => event.id === id)).toHaveLength(2);
	});
});

describe('events that are lost by chance', () => {
	/** The numbers of the lost ones among twenty, each of which is sent twice. */
	async function loseSome(dropSeed: number): Promise<number[]> {
		const other = await startTestSandbox();
		await other.stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ['customer.created'] });
		await other.control.turn({ webhooks: { dropShare: 0.5, dropSeed, duplicates: 1 } });
		for (let number = 0; number < 20; number += 1) await other.stripe.customers.create({ name: `Anna ${number}` });
		await other.control.quiet();
		const all = await other.control.deliveries();
		expect(all).toHaveLength(40);
		await other.end();
		return all
			.filter(({ state }) => state === 'lost')
			.map(({ sequence }) => sequence)
			.sort((a, b) => a - b);
	}

	it('are the same ones under the same seed, with all of their copies', async () => {
		const lost = await loseSome(7);
		expect(new Set(lost).size * 2).toBe(lost.length);
		expect(lost.length).toBeGreaterThan(8);
		expect(listener.heard).toHaveLength(40 - lost.length);
		expect(await loseSome(7)).toEqual(lost);
		expect(await loseSome(8)).not.toEqual(lost);
	});
});
