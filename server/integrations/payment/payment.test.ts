import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { isSandboxKey, placeOf, sandboxKeys } from './keys.ts';
import { type NewSession, PaymentRefused, PaymentUnanswered } from './port.ts';
import { stripeProvider } from './stripe.ts';

const tenantId = newId();
const key = sandboxKeys(tenantId).secret;
let sandbox: TestSandbox;

beforeAll(async () => {
	sandbox = await startTestSandbox();
});
afterAll(() => sandbox.end());
beforeEach(async () => {
	await sandbox.control.calm();
	await sandbox.control.forgetRequests();
});

const account = () => stripeProvider({ url: undefined, sandboxUrl: sandbox.url }).account(key);
const wish = (changes: Partial<NewSession> = {}): NewSession => ({
	paymentId: newId(),
	tenantId,
	orderId: newId(),
	currency: 'EUR',
	items: [
		{ name: '500 × Flyer', amount: 4999 },
		{ name: 'Versand', amount: 490 },
	],
	amount: 5489,
	email: 'anna@example.com',
	language: 'de-DE',
	successUrl: 'http://demo.localhost:3000/checkout/return?order=1',
	cancelUrl: 'http://demo.localhost:3000/checkout?cancelled=1',
	...changes,
});
const failure = (work: Promise<unknown>) =>
	work.then(
		() => undefined,
		(error: unknown) => error,
	);
const calls = async () => (await sandbox.control.requests()).filter(({ path }) => path.startsWith('/v1/'));

describe('a page to pay at', () => {
	it('is requested with each line as one item at its exact total, with the id of the payment as key', async () => {
		const asked = wish();
		const session = await account().open(asked);
		expect(session).toMatchObject({
			state: 'open',
			amount: 5489,
			currency: 'EUR',
			tenantId,
			orderId: asked.orderId,
			paymentId: asked.paymentId,
			url: expect.stringContaining('/c/pay/'),
		});
		const [call] = await calls();
		expect(call).toMatchObject({
			method: 'POST',
			path: '/v1/checkout/sessions',
			status: 200,
			headers: {
				authorization: `Bearer ${key}`,
				'idempotency-key': asked.paymentId,
				'stripe-version': expect.stringMatching(/^2026-/),
			},
		});
		const metadata = { tenant: tenantId, order: asked.orderId, payment: asked.paymentId };
		const item = (name: string, amount: string) => ({
			quantity: '1',
			price_data: { currency: 'eur', unit_amount: amount, product_data: { name } },
		});
		expect(call?.params).toEqual({
			mode: 'payment',
			allowed_payment_method_types: { 0: 'card' },
			line_items: { 0: item('500 × Flyer', '4999'), 1: item('Versand', '490') },
			success_url: asked.successUrl,
			cancel_url: asked.cancelUrl,
			client_reference_id: asked.orderId,
			customer_email: 'anna@example.com',
			locale: 'de',
			metadata,
			payment_intent_data: { metadata },
		});
	});

	it('speaks the language of the shopper where the provider does', async () => {
		for (const [language, locale] of [
			['en-GB', 'en-GB'],
			['en-US', 'en'],
			['de-AT', 'de'],
			['xx-XX', 'auto'],
		] as const) {
			await account().open(wish({ language }));
			expect((await calls()).at(-1)?.params).toMatchObject({ locale });
		}
	});

	it('is opened once, however often it is requested and however many responses are lost', async () => {
		const asked = wish();
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		const session = await account().open(asked);
		expect((await account().open(asked)).id).toBe(session.id);
		expect((await calls()).map(({ lost, replayed }) => ({ lost, replayed }))).toEqual([
			{ lost: true, replayed: false },
			{ lost: false, replayed: true },
			{ lost: false, replayed: true },
		]);
	});

	it('is unanswered without a response, and when the provider is overloaded', async () => {
		const asked = wish();
		await sandbox.control.turn({ answers: { loseNext: 3 } });
		expect(await failure(account().open(asked))).toBeInstanceOf(PaymentUnanswered);
		const session = await account().open(asked);
		expect(session.state).toBe('open');
		await sandbox.control.turn({ answers: { failNext: { status: 429, times: 3 } } });
		expect(await failure(account().open(wish()))).toBeInstanceOf(PaymentUnanswered);
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 3 } } });
		expect(await failure(account().open(wish()))).toBeInstanceOf(PaymentUnanswered);
		// The same key with other words: what was asked first may have been done.
		expect(await failure(account().open({ ...asked, email: 'other@example.com' }))).toBeInstanceOf(PaymentUnanswered);
	});

	it('is unanswered when the provider is unreachable', async () => {
		const nobody = stripeProvider({ url: 'http://127.0.0.1:9', sandboxUrl: undefined }).account(key);
		expect(await failure(nobody.open(wish()))).toBeInstanceOf(PaymentUnanswered);
	});

	it('is refused with the word of the provider', async () => {
		const small = wish({ items: [{ name: 'x', amount: 10 }], amount: 10 });
		expect(await failure(account().open(small))).toMatchObject({ code: 'amount_too_small' });
		const provider = stripeProvider({ url: sandbox.url, sandboxUrl: undefined });
		expect(await failure(provider.account('sk_test_wrong').open(wish()))).toBeInstanceOf(PaymentRefused);
		expect(await failure(account().read('cs_test_nothing'))).toMatchObject({ code: 'resource_missing' });
	});
});

describe('what became of a page', () => {
	it('is read anew each time', async () => {
		const { id } = await account().open(wish());
		expect(await account().read(id)).toMatchObject({ state: 'open', intentId: null });
		await sandbox.control.pay(id, { card: '4000000000000002' });
		expect(await account().read(id)).toMatchObject({ state: 'open' });
		await sandbox.control.pay(id);
		const paid = await account().read(id);
		expect(paid).toMatchObject({
			state: 'paid',
			amount: 5489,
			currency: 'EUR',
			intentId: expect.stringMatching(/^pi_/),
		});
		expect((await calls()).at(-1)).toMatchObject({ method: 'GET', path: `/v1/checkout/sessions/${id}` });
	});

	it('is reported for a debit that the bank has not confirmed, and for one that it refused', async () => {
		const [good, bad] = [await account().open(wish()), await account().open(wish())];
		await sandbox.control.pay(good.id, { iban: 'DE89370400440532013000' });
		await sandbox.control.pay(bad.id, { iban: 'DE62370400440532013001' });
		expect(await account().read(good.id)).toMatchObject({ state: 'processing' });
		await sandbox.control.advance(10);
		expect(await account().read(good.id)).toMatchObject({ state: 'paid' });
		expect(await account().read(bad.id)).toMatchObject({ state: 'expired' });
	});

	it('is that it is expired, or paid meanwhile', async () => {
		const { id } = await account().open(wish());
		expect(await account().expire(id)).toMatchObject({ state: 'expired' });
		expect((await calls()).at(-1)).toMatchObject({ method: 'POST', path: `/v1/checkout/sessions/${id}/expire` });
		expect(await account().expire(id)).toMatchObject({ state: 'expired' });
		const other = await account().open(wish());
		await sandbox.control.pay(other.id);
		expect(await account().expire(other.id)).toMatchObject({ state: 'paid' });
	});
});

describe('a refund', () => {
	it('is refunded once with its id, also when the response is lost', async () => {
		const { id } = await account().open(wish());
		await sandbox.control.pay(id);
		const { intentId } = await account().read(id);
		const refund = { refundId: newId(), intentId: intentId ?? '', amount: 500 };
		await sandbox.control.forgetRequests();
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		const done = await account().refund(refund);
		expect(done).toMatchObject({ id: expect.stringMatching(/^re_/), state: 'done' });
		expect(await account().refund(refund)).toEqual(done);
		expect(await account().readRefund(done.id)).toEqual(done);
		const [call] = await calls();
		expect(call).toMatchObject({
			method: 'POST',
			path: '/v1/refunds',
			headers: { 'idempotency-key': refund.refundId },
			params: { payment_intent: intentId, amount: '500', metadata: { refund: refund.refundId } },
		});
		const [payment] = (await sandbox.control.payments()).filter(({ session }) => session === id);
		expect(payment?.amount_refunded).toBe(500);
		const tooMuch = { ...refund, refundId: newId(), amount: 5000 };
		expect(await failure(account().refund(tooMuch))).toBeInstanceOf(PaymentRefused);
	});
});

describe('a webhook', () => {
	const secret = 'whsec_north';
	const provider = stripeProvider({ url: undefined, sandboxUrl: undefined });
	const body = (type: string) =>
		JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: 'cs_1' } } });
	const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)) =>
		Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
	const hear = (payload: string, signature: string, given = secret) =>
		provider.readEvent(Buffer.from(payload), signature, given);

	it('is believed by its signature over the very bytes', async () => {
		const payload = body('checkout.session.completed');
		const event = { id: 'evt_1', type: 'checkout.session.completed', sessionId: 'cs_1' };
		expect(await hear(payload, sign(payload))).toEqual(event);
		expect(await hear(`${payload} `, sign(payload))).toBeUndefined();
		expect(await hear(payload, sign(payload), 'whsec_south')).toBeUndefined();
		expect(await hear(payload, '')).toBeUndefined();
		expect(await hear('no json', sign('no json'))).toBeUndefined();
	});

	it('is too old after five minutes', async () => {
		const payload = body('checkout.session.expired');
		const now = Math.floor(Date.now() / 1000);
		expect(await hear(payload, sign(payload, now - 290))).toBeDefined();
		expect(await hear(payload, sign(payload, now - 310))).toBeUndefined();
	});

	it('that was signed more than five minutes from now is not believed', async () => {
		const payload = body('checkout.session.expired');
		const now = Math.floor(Date.now() / 1000);
		expect(await hear(payload, sign(payload, now + 290))).toBeDefined();
		expect(await hear(payload, sign(payload, now + 310))).toBeUndefined();
	});

	it('of another kind moves nothing', async () => {
		const payload = body('charge.dispute.created');
		expect(await hear(payload, sign(payload))).toMatchObject({ sessionId: undefined });
	});
});

describe('an endpoint for webhooks', () => {
	it('is made once, moved when the address is another, and made anew when its secret is lost', async () => {
		const own = stripeProvider({ url: undefined, sandboxUrl: sandbox.url }).account(sandboxKeys(newId()).secret);
		const url = 'http://127.0.0.1:3000/service-api/webhooks/stripe/1';
		const secret = await own.registerWebhook({ url, knownSecret: undefined });
		expect(secret).toMatch(/^whsec_/);
		expect(await own.registerWebhook({ url, knownSecret: secret })).toBe(secret);
		expect(await own.registerWebhook({ url: `${url}2`, knownSecret: secret })).toBe(secret);
		expect((await calls()).at(-1)).toMatchObject({ method: 'POST', params: { url: `${url}2` } });
		expect(await own.registerWebhook({ url, knownSecret: undefined })).not.toBe(secret);
		const made = (await calls()).filter(({ path, method }) => path === '/v1/webhook_endpoints' && method === 'POST');
		expect(made).toHaveLength(2);
	});
});

describe('a key', () => {
	const live = 'sk_live_51Real';
	const sandboxUrl = 'http://127.0.0.1:3010';

	it('of the sandbox goes nowhere but there', () => {
		expect(isSandboxKey(key)).toBe(true);
		expect(placeOf(key, { url: undefined, sandboxUrl: undefined })).toBe('none');
		expect(placeOf(key, { url: 'https://proxy.example', sandboxUrl: undefined })).toBe('none');
		expect(placeOf(key, { url: undefined, sandboxUrl })).toEqual({ url: sandboxUrl });
		expect(placeOf(key, { url: sandboxUrl, sandboxUrl: undefined })).toEqual({ url: sandboxUrl });
	});

	it('of a real account never goes to a sandbox', async () => {
		expect(placeOf(live, { url: undefined, sandboxUrl })).toEqual({ url: undefined });
		expect(placeOf(live, { url: sandboxUrl, sandboxUrl: undefined })).toBe('none');
		const refused = stripeProvider({ url: sandbox.url, sandboxUrl: undefined }).account(live);
		expect(await failure(refused.open(wish()))).toMatchObject({ code: 'key_of_another_place' });
		expect(await calls()).toEqual([]);
	});
});
