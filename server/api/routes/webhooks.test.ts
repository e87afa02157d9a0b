import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { beginPayment } from '../../orders/payments/begin-payment.ts';
import { settleJob } from '../../orders/payments/jobs.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { runJobs } from '../../testing/jobs.ts';
import { makePayments, makeWaitingOrder, testWebhookSecret } from '../../testing/payments.ts';
import { makeShop } from '../../testing/shop.ts';

let test: TestDatabase;
let sandbox: TestSandbox;
let app: TestApp;
let tenantId: string;
let other: string;
let payments: Awaited<ReturnType<typeof makePayments>>;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	tenantId = (await makeShop(test, 'demo')).id;
	other = (await makeShop(test, 'south')).id;
	payments = await makePayments(test.database, tenantId, sandbox, randomBytes(32));
	app = await startApp({ database: test.database, payments });
});
afterAll(async () => {
	await app.close();
	await sandbox.end();
	await test.drop();
});
beforeEach(() => {
	payments.told.length = 0;
});

let last = 0;
const event = (sessionId: string, type = 'checkout.session.completed') => {
	last += 1;
	return JSON.stringify({ id: `evt_${last}`, object: 'event', type, data: { object: { id: sessionId } } }, null, 2);
};
const sign = (payload: string, secret = testWebhookSecret) =>
	Stripe.webhooks.generateTestHeaderString({ payload, secret });
const post = (body: string, headers: Record<string, string> = {}, tenant = tenantId, host = 'demo.localhost') =>
	app.ask(`/service-api/webhooks/stripe/${tenant}`, {
		method: 'POST',
		host,
		headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(body), ...headers },
		body,
	});
const settleJobs = () =>
	test.database.inTenant(
		tenantId,
		(sql) => sql<{ count: number }[]>`select count(*)::int as count from jobs.job where name = 'payments.settle'`,
	);

describe('a webhook', () => {
	it('is acknowledged at once, and processed once', async () => {
		const body = event('cs_1');
		const [before] = await settleJobs();
		const answers = await Promise.all([post(body), post(body), post(body)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect((await post(body)).status).toBe(200);
		const [after] = await settleJobs();
		expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
	});

	it('is believed by its signature alone: not by origin, session or host, and whatever it calls its content', async () => {
		for (const headers of [
			{ origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' },
			{ 'content-type': 'text/plain' },
			{ cookie: 'session=1' },
		])
			expect((await post(event('cs_2'), headers)).status).toBe(200);
		expect((await post(event('cs_2'), {}, tenantId, 'unknown.example')).status).toBe(200);
	});

	it('without a signature that holds for this shop is refused, and forgotten', async () => {
		const body = event('cs_3');
		const refused = [
			await post(body, { 'stripe-signature': sign(body, 'whsec_other') }),
			await post(body, { 'stripe-signature': 'nonsense' }),
			await post(body, { 'stripe-signature': sign(`${body} `) }),
			await post(body, {}, other),
			await post(body, {}, '01a1e0e9-4e58-7a8f-a66c-0bee12deacce'),
			await post(body, {}, 'nobody'),
		];
		expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
		expect(new Set(refused.map((answer) => answer.body)).size).toBe(1);
		const kept = await test.database.inTenant(
			tenantId,
			(sql) => sql`
			select from webhook_events where event_id = ${JSON.parse(body).id}`,
		);
		expect(kept).toHaveLength(0);
	});

	it('only says that something happened: the state is fetched from the provider', async () => {
		const running = runJobs(test, [settleJob(payments)]);
		const { paymentId, orderId, gross } = await makeWaitingOrder(test.database, tenantId);
		const urls = { successUrl: 'http://demo.localhost/r', cancelUrl: 'http://demo.localhost/c' };
		const { id } = await beginPayment(payments, tenantId, paymentId, urls);
		const status = async () => {
			const [row] = await test.database.inTenant(
				tenantId,
				(sql) => sql<{ status: string }[]>`select status from orders where id = ${orderId}`,
			);
			return row?.status;
		};
		// A lie: it is not paid.
		await post(event(id));
		const done = () =>
			test.database.inTenant(
				tenantId,
				(sql) => sql`
					select from jobs.job
					where name = 'payments.settle' and state = 'completed' and data -> 'payload' ->> 'sessionId' = ${id}`,
			);
		await expect.poll(async () => (await done()).length, { timeout: 10_000 }).toBe(1);
		expect(await status()).toBe('inCreation');
		await sandbox.control.pay(id);
		// Also a lie: it is not expired.
		await post(event(id, 'checkout.session.expired'));
		await expect.poll(status, { timeout: 10_000 }).toBe('placed');
		expect(payments.told).toEqual([`finish ${gross} EUR`]);
		await running.close(1000);
	});

	it('leaves every other call as it was', async () => {
		const { status } = await app.ask('/service-api/graphql', {
			method: 'POST',
			headers: { 'content-type': 'text/plain' },
			body: '{}',
		});
		expect(status).toBe(415);
	});
});

describe('the way to where one pays', () => {
	it('is open for forms of the shop', async () => {
		const { headers } = await app.ask('/');
		expect(headers['content-security-policy']).toContain(
			"form-action 'self' https://checkout.stripe.com https://billing.stripe.com;",
		);
	});
});
