import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ordinary, startTestSandbox, stripeAt, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeEach(async () => {
	sandbox = await startTestSandbox();
	stripe = sandbox.stripe;
});
afterEach(() => sandbox.end());

const key = { idempotencyKey: 'order-1' };
const sessions = async () => (await stripe.checkout.sessions.list()).data.length;

describe('a call with the same key', () => {
	it('gets the first response again and does nothing', async () => {
		const first = await stripe.checkout.sessions.create(ordinary(), key);
		await sandbox.control.pay(first.id);
		const again = await stripe.checkout.sessions.create(ordinary(), key);
		expect(again).toEqual(first);
		expect(again.status).toBe('open');
		expect(again.lastResponse.headers).toMatchObject({
			'idempotent-replayed': 'true',
			'original-request': first.lastResponse.requestId,
		});
		expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
		expect(await sessions()).toBe(1);
		expect((await sandbox.control.requests()).filter(({ replayed }) => replayed)).toHaveLength(1);
	});

	it('is refused with other parameters or for another call', async () => {
		await stripe.checkout.sessions.create(ordinary(), key);
		const other = stripe.checkout.sessions.create(ordinary({ client_reference_id: '2' }), key);
		await expect(other).rejects.toMatchObject({
			type: 'StripeIdempotencyError',
			statusCode: 400,
			rawType: 'idempotency_error',
		});
		const elsewhere = stripe.customers.create({ email: 'anna@example.com' }, key);
		await expect(elsewhere).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
		expect(await sessions()).toBe(1);
	});

	it('is refused while the first one runs', async () => {
		await sandbox.control.turn({ answers: { delayMs: [800, 800] } });
		const results = await Promise.allSettled([1, 2].map(() => stripe.checkout.sessions.create(ordinary(), key)));
		expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
			reason: { statusCode: 409, code: 'idempotency_key_in_use' },
		});
		expect(await sessions()).toBe(1);
	});

	it('gets a refusal again, but not one that came before any work', async () => {
		const wrong = () => stripe.refunds.create({ payment_intent: 'pi_nobody' }, key);
		const first: Stripe.errors.StripeError = await wrong().catch((error) => error);
		const again: Stripe.errors.StripeError = await wrong().catch((error) => error);
		expect([again.code, again.headers?.['idempotent-replayed']]).toEqual([first.code, 'true']);

		const incomplete = stripe.checkout.sessions.create(ordinary({ line_items: [] }), { idempotencyKey: 'order-2' });
		await expect(incomplete).rejects.toMatchObject({ code: 'parameter_missing' });
		await stripe.checkout.sessions.create(ordinary(), { idempotencyKey: 'order-2' });
	});

	it('is a new call in another account, and a day later', async () => {
		const { id } = await stripe.checkout.sessions.create(ordinary(), key);
		const other = await stripeAt(sandbox.port, 'sk_test_south').checkout.sessions.create(ordinary(), key);
		expect(other.id).not.toBe(id);
		await sandbox.control.advance(24 * 60 * 60 + 1);
		expect((await stripe.checkout.sessions.create(ordinary(), key)).id).not.toBe(id);
	});
});

describe('a lost response', () => {
	it('was work that was done: the SDK asks again by itself and gets the same', async () => {
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		const session = await stripe.checkout.sessions.create(ordinary());
		const requests = (await sandbox.control.requests()).filter(({ method }) => method === 'POST');
		expect(requests.map(({ lost, replayed }) => ({ lost, replayed }))).toEqual([
			{ lost: true, replayed: false },
			{ lost: false, replayed: true },
		]);
		expect(requests[0]?.headers['idempotency-key']).toBe(requests[1]?.headers['idempotency-key']);
		expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
	});

	it('can be fetched with the same key after the caller has given up', async () => {
		await sandbox.control.turn({ answers: { loseNext: 2 } });
		await expect(stripe.checkout.sessions.create(ordinary(), key)).rejects.toMatchObject({
			type: 'StripeConnectionError',
		});
		const session = await stripe.checkout.sessions.create(ordinary(), key);
		expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
	});

	it('is every n-th where a test wants that', async () => {
		await sandbox.control.turn({ answers: { loseEvery: 2 } });
		for (const number of [1, 2, 3]) await stripe.customers.create({ name: `Customer ${number}` });
		expect((await stripe.customers.list()).data).toHaveLength(3);
		expect((await sandbox.control.requests()).filter(({ lost }) => lost).length).toBeGreaterThanOrEqual(1);
	});
});

it('fails on demand without doing anything', async () => {
	await sandbox.control.turn({ answers: { failNext: { status: 429, times: 1 } } });
	await expect(stripe.checkout.sessions.create(ordinary())).rejects.toMatchObject({ type: 'StripeRateLimitError' });
	await sandbox.control.turn({ answers: { failNext: { status: 503, times: 1 } } });
	await expect(stripe.checkout.sessions.create(ordinary())).rejects.toMatchObject({
		type: 'StripeAPIError',
		statusCode: 503,
	});
	expect(await sessions()).toBe(0);
});
