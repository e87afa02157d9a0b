import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertMoney } from '../demo/order-money.ts';
import { newId } from '../rules/ids.ts';
import type { SecretPurpose } from '../rules/secrets.ts';
import { stripeControl } from '../sandbox/stripe/control/client.ts';
import { type Config, readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/connection.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { sandboxKeys } from '../server/integrations/payment/keys.ts';
import { refundJob } from '../server/orders/payments/jobs.ts';
import { requestRefund } from '../server/orders/payments/request-refund.ts';
import { findOrderSettings } from '../server/orders/settings/find-settings.ts';
import { enterSecret, readSecret } from '../server/secrets/keep-secret.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { runJobs } from '../server/testing/jobs.ts';
import { insertOrder } from '../server/testing/order-rows.ts';
import { makeShop } from '../server/testing/shop.ts';
import { startPayments } from './start-payments.ts';

const project = path.dirname(import.meta.dirname);
const secretsKey = randomBytes(32);
const log = pino({ level: 'silent' });
let test: TestDatabase;
let demo: string;
let atelier: string;
let dataDir: string;
let running: Awaited<ReturnType<typeof startPayments>>[] = [];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = (await makeShop(test, 'demo')).id;
	atelier = (await makeShop(test, 'atelier')).id;
	dataDir = temporaryFolder('payments');
});
afterEach(async () => {
	for (const one of running) await one.close();
	running = [];
});
afterAll(async () => {
	await test.drop();
	removeFolder(dataDir);
});

const configOf = (env: Record<string, string>): Config =>
	readConfig({ DATA_DIR: dataDir, STRIPE_SANDBOX_PORT: '0', ...env }, project, false);
async function start(env: Record<string, string> = {}) {
	const started = await startPayments(configOf(env), { database: test.database, secretsKey, log });
	running.push(started);
	return started;
}
/** Until both shops have what they need. */
async function fill(started: Awaited<ReturnType<typeof startPayments>>, port: number): Promise<void> {
	const filling = await started.fillDemo(port);
	await filling.waitFor(30_000);
	expect(filling.lacking()).toEqual([]);
}
const secretOf = (tenantId: string, purpose: SecretPurpose) =>
	test.database.inTenant(tenantId, (sql) => readSecret(sql, secretsKey, tenantId, purpose));
const publishableKey = async (tenantId: string) => {
	const { paymentPublishableKey } = await test.database.inTenant(tenantId, (sql) => findOrderSettings(sql, tenantId));
	return paymentPublishableKey;
};
const controlOf = (url: string | undefined) => stripeControl(String(url).replace('localhost', '127.0.0.1'));

/** The pages of Stripe itself. */
const own = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

describe('the sandbox that comes with the demo', () => {
	it('gives each shop an account and is found again at the next start, also at another port', async () => {
		const first = await start();
		await fill(first, 3000);
		const keys = await Promise.all([demo, atelier].map((id) => secretOf(id, 'paymentSecretKey')));
		expect(keys).toEqual([sandboxKeys(demo).secret, sandboxKeys(atelier).secret]);
		expect(await publishableKey(demo)).toBe(sandboxKeys(demo).publishable);
		const webhook = await secretOf(demo, 'paymentWebhookSecret');
		expect(webhook).toMatch(/^whsec_/);
		const made = (await controlOf(first.sandbox).requests()).filter(({ method }) => method === 'POST');
		expect(made.map(({ params }) => params.url).sort()).toEqual(
			[demo, atelier].map((id) => `http://127.0.0.1:3000/service-api/webhooks/stripe/${id}`).sort(),
		);
		await first.close();
		running = [];

		const second = await start();
		await fill(second, 3000);
		expect((await controlOf(second.sandbox).requests()).map(({ method }) => method)).toEqual(['GET', 'GET']);
		await fill(second, 3001);
		expect((await controlOf(second.sandbox).requests()).at(-1)?.params.url).toContain('http://127.0.0.1:3001/');
		expect(await secretOf(demo, 'paymentWebhookSecret')).toBe(webhook);
	});

	it('reserves its data for one process: the second gets one sentence that says what to do', async () => {
		await start();
		await expect(start()).rejects.toMatchObject({
			constructor: ExpectedFailure,
			message: `Another Platen (process ${process.pid}) keeps the payments of the demo in ${path.join(dataDir, 'stripe-sandbox')}.`,
			advice: 'Set DATA_DIR to a folder of its own for this one, or DEMO=off.',
		});
	});

	it('knows what orders were paid with before it came, so that a refund goes its way, and never a second time', async () => {
		const now = new Date();
		const [paymentId, refundId] = [newId(), newId()];
		const orderId = await test.database.inTenant(demo, async (sql) => {
			const id = await insertOrder(sql, demo, {
				number: '2026-000001',
				payment: 'paid',
				method: 'card',
				placedAt: now,
			});
			const order = { id, createdAt: now, gross: 4780, currency: 'EUR', paymentId, refund: null };
			await insertMoney(sql, demo, [order], now);
			return id;
		});
		const first = await start();
		await fill(first, 3000);
		await test.database.inTenant(demo, (sql) =>
			requestRefund(sql, { tenant: { id: demo }, actor: 'staff', userId: undefined }, orderId, {
				refundId,
				amount: 780,
				reason: '',
			}),
		);
		const state = async () => {
			const [row] = await test.database.inTenant(
				demo,
				(sql) => sql<{ state: string; providerId: string | null }[]>`
					select state, provider_id from refunds where tenant_id = ${demo} and id = ${refundId}`,
			);
			return row;
		};
		expect(await state()).toMatchObject({ state: 'waiting', providerId: null });
		const jobs = runJobs(test, [refundJob(first.payments)]);
		await expect.poll(async () => (await state())?.state, { timeout: 20_000 }).toBe('done');
		await jobs.close(1000);
		const refunds = await controlOf(first.sandbox).refunds();
		expect(refunds).toMatchObject([
			{ account: sandboxKeys(demo).account, amount: 780, id: (await state())?.providerId },
		]);
		await first.close();
		running = [];

		const second = await start();
		await fill(second, 3000);
		expect(await controlOf(second.sandbox).payments()).toMatchObject([
			{ amount: 4780, amount_refunded: 780, metadata: { order: orderId, payment: paymentId, tenant: demo } },
		]);
	});

	it('leaves a shop alone that has keys of a real account', async () => {
		const real = 'sk_live_51Real';
		await test.database.inTenant(atelier, (sql) => enterSecret(sql, secretsKey, atelier, 'paymentSecretKey', real));
		const started = await start();
		await fill(started, 3000);
		const { sandbox, payments } = started;
		expect(await secretOf(atelier, 'paymentSecretKey')).toBe(real);
		expect(payments.providers.of(demo).isSandbox(real)).toBe(false);
		expect(payments.providers.of(demo).isSandbox(sandboxKeys(demo).secret)).toBe(true);
		const keys = (await controlOf(sandbox).requests()).map(({ headers }) => headers.authorization);
		expect([...new Set(keys)]).toEqual([`Bearer ${sandboxKeys(demo).secret}`]);
	});

	it('sets up card payment of both shops by itself when the database refused connections at first, and reports meanwhile which shop has none', async () => {
		const slow = await cloneDatabase(inject('cluster'));
		const [first, second] = [(await makeShop(slow, 'demo')).id, (await makeShop(slow, 'atelier')).id];
		const name = new URL(slow.appUrl).pathname.slice(1);
		const admit = (most: number) => slow.owner.unsafe(`alter database ${name} connection limit ${most}`);
		await admit(0);
		// Without a connection from before.
		const database = openDatabase(slow.appUrl, 2);
		const started = await startPayments(configOf({}), { database, secretsKey, log });
		try {
			const filling = await started.fillDemo(3000);
			await filling.waitFor(1500);
			expect(filling.lacking()).toEqual(['demo', 'atelier']);
			await admit(-1);
			await filling.waitFor(30_000);
			expect(filling.lacking()).toEqual([]);
			const keys = [first, second].map((id) =>
				database.inTenant(id, (sql) => readSecret(sql, secretsKey, id, 'paymentSecretKey')),
			);
			expect(await Promise.all(keys)).toEqual([sandboxKeys(first).secret, sandboxKeys(second).secret]);
		} finally {
			await admit(-1);
			await started.close();
			await database.close();
			await slow.drop();
		}
	});

	it('stops trying when the process ends', async () => {
		const { fillDemo, close } = await startPayments(configOf({ STRIPE_URL: 'http://127.0.0.1:9' }), {
			database: test.database,
			secretsKey,
			log,
		});
		const filling = await fillDemo(3000);
		await filling.waitFor(100);
		await close();
		expect(filling.lacking()).toContain('demo');
	});

	it('takes another port where its own is taken, and says where browsers are sent', async () => {
		const other = net.createServer().listen(0, '127.0.0.1');
		await new Promise((resolve) => other.once('listening', resolve));
		const { port } = other.address() as net.AddressInfo;
		const { sandbox, payments } = await start({ STRIPE_SANDBOX_PORT: String(port) });
		other.close();
		expect(sandbox).toMatch(/^http:\/\/localhost:\d+$/);
		expect(sandbox).not.toContain(`:${port}`);
		expect(payments.providers.of(demo).pages).toEqual([...own, sandbox]);
	});

	it('does not start outside the demo, nor where another URL is configured', async () => {
		const without = await start({ DEMO: 'off' });
		expect(without.sandbox).toBeUndefined();
		expect(without.payments.providers.of(demo).pages).toEqual(own);
		expect((await start({ STRIPE_URL: 'https://proxy.example' })).sandbox).toBeUndefined();
	});
});
