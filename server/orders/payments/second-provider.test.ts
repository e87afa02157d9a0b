// The recipe "A payment provider" of CONTRIBUTING.md, followed to the letter with the smallest provider there can be.
import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { noSubscription, type PaymentProvider, type Session } from '../../integrations/payment/port.ts';
import { registerProviders } from '../../integrations/payment/providers.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { runJobs } from '../../testing/jobs.ts';
import { makePayments, makeWaitingOrder, testWebhookSecret } from '../../testing/payments.ts';
import { makeShop } from '../../testing/shop.ts';
import { beginPayment } from './begin-payment.ts';
import { settleJob } from './jobs.ts';
import { findCardPayment, type PaymentServices } from './services.ts';

const sign = (body: string | Buffer, secret: string) => createHmac('sha256', secret).update(body).digest('hex');

/** Takes all money at once and remembers it. */
function tinyProvider(): PaymentProvider {
	const sessions = new Map<string, Session>();
	const known = (id: string): Session => {
		const session = sessions.get(id);
		if (!session) throw new Error('no such session');
		return session;
	};
	return {
		id: 'tiny',
		webhookHeader: 'tiny-signature',
		pages: ['https://pay.tiny.example'],
		isSandbox: () => false,
		account: () => ({
			async open({ paymentId, tenantId, orderId, amount, currency }) {
				const id = `tiny_${paymentId}`;
				const session = { id, url: `https://pay.tiny.example/${id}`, state: 'open', amount, currency } as const;
				const opened = { ...session, ...noSubscription, tenantId, orderId, paymentId, intentId: null };
				sessions.set(id, { ...opened, state: 'paid', intentId: `money_${paymentId}` });
				return opened;
			},
			read: async (id) => known(id),
			expire: async (id) => known(id),
			refund: async ({ refundId }) => ({ id: refundId, state: 'done' }),
			readRefund: async (id) => ({ id, state: 'done' }),
			registerWebhook: async () => testWebhookSecret,
		}),
		async readEvent(rawBody, signature, webhookSecret) {
			return signature === sign(rawBody, webhookSecret) ? JSON.parse(rawBody.toString()) : undefined;
		},
	};
}

let test: TestDatabase;
let sandbox: TestSandbox;
let app: TestApp;
let north: string;
let south: string;
let payments: PaymentServices & { told: string[] };

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	north = (await makeShop(test, 'north')).id;
	south = (await makeShop(test, 'south')).id;
	const secretsKey = randomBytes(32);
	await makePayments(test.database, south, sandbox, secretsKey);
	const made = await makePayments(test.database, north, sandbox, secretsKey);
	const [stripe] = made.providers.all;
	if (!stripe) throw new Error('no provider');
	const tiny = tinyProvider();
	const providers = registerProviders([stripe, tiny], (tenantId) => (tenantId === south ? tiny : stripe));
	payments = { ...made, providers };
	app = await startApp({ database: test.database, payments });
});

afterAll(async () => {
	await app.close();
	await sandbox.end();
	await test.drop();
});

const post = (provider: string, tenantId: string, body: string) =>
	app.ask(`/service-api/webhooks/${provider}/${tenantId}`, {
		method: 'POST',
		host: 'south.localhost',
		headers: { 'content-type': 'application/json', 'tiny-signature': sign(body, testWebhookSecret) },
		body,
	});

describe('a second payment provider', () => {
	it('serves the shops that are meant to have it, and no others', async () => {
		const idOf = (tenantId: string) =>
			test.database.inTenant(tenantId, async (sql) => (await findCardPayment(sql, payments, tenantId))?.provider);
		expect([await idOf(north), await idOf(south)]).toEqual(['stripe', 'tiny']);
	});

	it('takes the money of an order after its own webhook has come', async () => {
		const { paymentId, orderId, gross } = await makeWaitingOrder(test.database, south);
		const urls = { successUrl: 'https://south.example/back', cancelUrl: 'https://south.example/no' };
		const session = await beginPayment(payments, south, paymentId, urls);
		expect(session.url).toBe(`https://pay.tiny.example/tiny_${paymentId}`);
		const running = runJobs(test, [settleJob(payments)]);
		const event = JSON.stringify({ id: 'event 1', type: 'paid', sessionId: session.id });
		expect((await post('tiny', south, event)).status).toBe(200);
		await expect.poll(() => payments.told).toContain(`finish ${gross} EUR`);
		await running.close(1000);
		const [order] = await test.database.inTenant(
			south,
			(sql) => sql<{ status: string }[]>`select status from orders where id = ${orderId}`,
		);
		expect(order?.status).toBe('placed');
		const events = await test.database.inTenant(south, (sql) => sql`select provider from webhook_events`);
		expect([...events]).toEqual([{ provider: 'tiny' }]);
	});

	it('is refused for a shop that another provider serves', async () => {
		const event = JSON.stringify({ id: 'event 2', type: 'paid', sessionId: undefined });
		expect((await post('tiny', north, event)).status).toBe(400);
	});

	it('may be led to by the pages of the shop', async () => {
		const { headers } = await app.ask('/', { host: 'south.localhost' });
		expect(String(headers['content-security-policy'])).toContain('https://pay.tiny.example');
	});
});
