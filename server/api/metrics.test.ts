import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { pino } from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../sandbox/stripe/testing/sandbox.ts';
import { DatabaseBusy, type Sql } from '../database/connection.ts';
import { MailNotTaken } from '../integrations/mail/port.ts';
import { defineJob } from '../jobs/define-job.ts';
import { sendJob } from '../jobs/send-job.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { testMail } from '../mail/test-mail.ts';
import { beginPayment } from '../orders/payments/begin-payment.ts';
import { closePayment } from '../orders/payments/settle-payment.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type Interruptible, interruptible } from '../testing/interruptible.ts';
import { makeQueues, runJobs } from '../testing/jobs.ts';
import { makePayments, makeWaitingOrder, testWebhookSecret } from '../testing/payments.ts';
import { makeShop } from '../testing/shop.ts';
import { type Metrics, openMetrics } from './metrics.ts';

const token = 'a token for the metrics';

let test: TestDatabase;
let line: Interruptible;
let sandbox: TestSandbox;
let payments: Awaited<ReturnType<typeof makePayments>>;
let metrics: Metrics;
let app: TestApp;
let tenantId: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	tenantId = (await makeShop(test, 'demo')).id;
	await makeQueues(test, 'test.note', 'test.broken');
	metrics = openMetrics('1.2.3');
	payments = {
		...(await makePayments(test.database, tenantId, sandbox, randomBytes(32))),
		meter: metrics.payments,
	};
	line = interruptible(test.database);
	app = await startApp({
		database: line.database,
		metrics,
		payments,
		env: { METRICS_TOKEN: token },
		freshness: 600_000,
	});
});

afterAll(async () => {
	await app.close();
	await sandbox.end();
	await test.drop();
});

async function read(): Promise<string> {
	const { body } = await app.ask('/service-api/metrics', { headers: { authorization: `Bearer ${token}` } });
	return body;
}

/** Of the sample that is written like this; 0 when there is none. */
async function value(sample: string): Promise<number> {
	const found = (await read()).split('\n').find((text) => text.startsWith(`${sample} `));
	return Number(found?.split(' ').at(-1) ?? 0);
}

const ask = (query: string, variables: object = {}) =>
	app.ask('/service-api/graphql', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query, variables }),
	});
const operations = (operation: string, code: string) =>
	value(`graphql_operations_total{operation="${operation}",code="${code}"}`);

describe('an operation of the API', () => {
	it('is counted by its name and by what became of it, with the time it took', async () => {
		await ask('{ products(first: 1) { total } }');
		await ask('query Mine { things: products(first: 1) { total } }');
		await ask('{ jobs(first: 1) { total } products(first: 1) { total } }');
		expect(await operations('products', 'OK')).toBe(3);
		expect(await operations('jobs', 'UNAUTHORIZED')).toBe(1);
		expect(await value('graphql_operation_duration_seconds_count{operation="products"}')).toBe(3);
	});

	it('that fails with the database is counted as such, though its HTTP status may be 200', async () => {
		line.away = true;
		await ask('{ products(first: 2) { total } }');
		line.away = false;
		expect(await operations('products', 'UNAVAILABLE')).toBe(1);
	});

	it('has no label that a caller has chosen', async () => {
		await ask('{ dropTables(now: true) }');
		await ask('no document at all');
		expect(await operations('none', 'BAD_REQUEST')).toBe(2);
		const body = await read();
		expect(body).not.toContain('dropTables');
		expect(body).not.toContain('Mine');
		expect(body).not.toContain('things');
	});
});

describe('what an alarm watches', () => {
	it('is there from the start with 0', async () => {
		const body = await read();
		for (const code of ['INTERNAL', 'BUSY', 'UNAVAILABLE'])
			expect(body).toMatch(new RegExp(`^graphql_operations_total\\{operation="none",code="${code}"\\} 0$`, 'm'));
		expect(body).toMatch(/^connections_refused_total\{limit="address"\} 0$/m);
		expect(body).toMatch(/^database_timeouts_total\{kind="lock"\} 0$/m);
		expect(body).toMatch(/^orders_placed_total \d+$/m);
		expect(body).not.toContain('redis_up');
	});

	it('counts statements that took too long, and waits for locks, by what they were', async () => {
		const waits = (sql: Sql) => sql`set local lock_timeout = '1ms'`.then(() => sql`select pg_advisory_xact_lock(4712)`);
		await test.database.withoutTenant(async (sql) => {
			await sql`select pg_advisory_xact_lock(4712)`;
			await expect(test.database.withoutTenant(waits)).rejects.toBeInstanceOf(DatabaseBusy);
		});
		await expect(
			test.database.withoutTenant(async (sql) => {
				await sql`set local statement_timeout = '1ms'`;
				await sql`select pg_sleep(1)`;
			}),
		).rejects.toBeInstanceOf(DatabaseBusy);
		expect(await value('database_timeouts_total{kind="lock"}')).toBe(1);
		expect(await value('database_timeouts_total{kind="statement"}')).toBe(1);
	});

	it('counts connections that one address has too many of, and the log says so once', async () => {
		const lines: string[] = [];
		const log = pino({ level: 'warn' }, { write: (text: string) => lines.push(text) });
		const env = { METRICS_TOKEN: token, MAX_CONNECTIONS_PER_ADDRESS: '2' };
		const narrow = await startApp({ database: test.database, metrics: openMetrics('1.2.3'), env, log });
		const sockets = Array.from({ length: 5 }, () => net.connect(narrow.port, '127.0.0.1').on('error', () => undefined));
		await expect.poll(() => lines.map((text) => JSON.parse(text).connections), { timeout: 5000 }).toEqual([3]);
		for (const socket of sockets) socket.destroy();
		const readNarrow = () => narrow.ask('/service-api/metrics', { headers: { authorization: `Bearer ${token}` } });
		await expect
			.poll(async () => (await readNarrow().catch(() => undefined))?.body)
			.toMatch(/^connections_refused_total\{limit="address"\} [3-9]$/m);
		await narrow.close();
	});

	it('says whether Redis can be reached where there is one, and counts failed calls to it', async () => {
		const env = { METRICS_TOKEN: token, REDIS_URL: 'redis://127.0.0.1:9' };
		const without = await startApp({ database: test.database, metrics: openMetrics('1.2.3'), env });
		await without.ask('/service-api/auth/refresh', { method: 'POST' });
		const { body } = await without.ask('/service-api/metrics', { headers: { authorization: `Bearer ${token}` } });
		expect(body).toMatch(/^redis_up 0$/m);
		expect(body).toMatch(/^redis_errors_total \d+$/m);
		await without.close();
	});
});

describe('jobs', () => {
	it('are counted by name and outcome; the queue is shown with the age of its oldest job', async () => {
		const note = defineJob({ name: 'test.note', run: () => Promise.resolve() });
		const broken = defineJob({ name: 'test.broken', run: () => Promise.reject(new Error('on fire')) });
		const send = (name: string, startAfter?: Date) =>
			test.database.inTenant(tenantId, (sql) => sendJob(sql, tenantId, name, {}, startAfter ? { startAfter } : {}));
		await send('test.note');
		await send('test.note', new Date(Date.now() + 3_600_000));
		await test.owner`update jobs.job set start_after = now() - interval '90 seconds' where start_after < now()`;
		metrics.watchJobs({
			readQueues: () => idle.readQueues(),
			countRunning: () => new Map(['test.note', 'test.broken', 'mails.send'].map((name) => [name, 0])),
		});
		const idle = runJobs(test, []);
		expect(await value('job_queue_age_seconds{job="test.note"}')).toBeGreaterThan(89);
		expect(await value('job_queue_age_seconds{job="test.broken"}')).toBe(0);
		expect(await value('jobs_due{job="test.note"}')).toBe(1);
		expect(await value('jobs_later{job="test.note"}')).toBe(1);

		await send('test.broken');
		const jobs = runJobs(test, [note, broken], false, { meter: metrics.jobs });
		await expect.poll(() => value('jobs_total{job="test.note",result="done"}')).toBe(1);
		await expect.poll(() => value('jobs_total{job="test.broken",result="retried"}')).toBe(1);
		expect(await value('job_queue_age_seconds{job="test.note"}')).toBe(0);
		expect(await value('job_wait_seconds_bucket{le="30",job="test.note"}')).toBe(0);
		expect(await value('job_duration_seconds_count{job="test.broken"}')).toBe(1);
		await jobs.close(1000);
		await test.owner`
			update jobs.job set state = 'retry', start_after = now(), retry_count = retry_limit where name = 'test.broken'`;
		const again = runJobs(test, [broken], false, { meter: metrics.jobs });
		await expect.poll(() => value('jobs_total{job="test.broken",result="parked"}')).toBe(1);
		expect(await value('jobs_parked{job="test.broken"}')).toBe(1);
		await again.close(1000);
		await idle.close(1000);
	});

	it('that cannot be read do not block the rest', async () => {
		// The store was closed above.
		const { status, body } = await app.ask('/service-api/metrics', { headers: { authorization: `Bearer ${token}` } });
		expect(status).toBe(200);
		expect(body).toContain('platen_build_info{version="1.2.3"} 1');
	});
});

describe('mails', () => {
	it('are counted when they are sent, refused, or stored because there is no mail server', async () => {
		const outcomes = [async () => undefined, async () => Promise.reject(new MailNotTaken('451', 'come again later'))];
		const port = { send: () => (outcomes.shift() ?? (async () => undefined))() };
		const write = () =>
			test.database.inTenant(tenantId, (sql) =>
				queueMail(sql, tenantId, {
					to: 'anna@example.com',
					template: testMail,
					language: 'de-DE',
					data: { shopAddress: 'https://north.example' },
				}),
			);
		const from = 'no-reply@shops.example';
		const sending = runJobs(test, [deliverMail(async () => ({ port, from }), { meter: metrics.mail })]);
		await write();
		await expect.poll(() => value('mails_total{result="sent"}')).toBe(1);
		await write();
		await expect.poll(() => value('mails_total{result="retried"}')).toBe(1);
		await sending.close(1000);
		const keeping = runJobs(test, [deliverMail(async () => ({ port: undefined, from }), { meter: metrics.mail })]);
		await write();
		await expect.poll(() => value('mails_total{result="kept"}')).toBe(1);
		await keeping.close(1000);
	});
});

describe('payments', () => {
	const urls = { successUrl: 'http://demo.localhost/return', cancelUrl: 'http://demo.localhost/cart' };

	it('are counted when they are begun and when they end, each once', async () => {
		const { paymentId } = await makeWaitingOrder(test.database, tenantId);
		await beginPayment(payments, tenantId, paymentId, urls);
		await beginPayment(payments, tenantId, paymentId, urls);
		expect(await value('payments_total{result="started"}')).toBe(1);
		await closePayment(payments, tenantId, paymentId);
		await closePayment(payments, tenantId, paymentId);
		expect(await value('payments_total{result="expired"}')).toBe(1);
	});

	it('have their webhooks counted by what became of them', async () => {
		const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'other', data: { object: { id: 'x' } } });
		const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: testWebhookSecret });
		const post = (signature: string) =>
			app.ask(`/service-api/webhooks/stripe/${tenantId}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'stripe-signature': signature },
				body,
			});
		await post(signed);
		await post(signed);
		await post('t=1,v1=nonsense');
		const counted = (result: string) => value(`payment_webhooks_total{result="${result}"}`);
		expect(await Promise.all(['heard', 'again', 'refused'].map(counted))).toEqual([1, 1, 1]);
	});
});

describe('the caches', () => {
	it('tell what was found, made and served though it was old, and how much they hold', async () => {
		const lookups = (result: string) => value(`cache_lookups_total{cache="pages",result="${result}"}`);
		await app.ask('/');
		await app.ask('/');
		expect(await lookups('miss')).toBe(1);
		expect(await lookups('hit')).toBeGreaterThanOrEqual(1);
		expect(await value('cache_entries{cache="pages"}')).toBe(1);
		expect(await value('cache_bytes{cache="pages"}')).toBeGreaterThan(1000);
		line.away = true;
		expect((await app.ask('/')).status).toBe(200);
		line.away = false;
		expect(await lookups('stale')).toBe(1);
	});
});

describe('the line on which the database calls', () => {
	it('tells whether it is open, what came, and that it had to be opened again', async () => {
		await expect.poll(() => value('database_listen_up')).toBe(1);
		const before = await value('database_listen_notifications_total');
		await test.owner`select pg_notify('tenant_changed', ${tenantId})`;
		await expect.poll(() => value('database_listen_notifications_total')).toBeGreaterThan(before);
		expect(await value('database_listen_silent_seconds')).toBeLessThan(5);
		const reconnects = await value('database_listen_reconnects_total');
		await test.database.withoutTenant(
			(sql) => sql`
				select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and usename = current_user and query ilike 'listen %'`,
		);
		await expect.poll(() => value('database_listen_reconnects_total'), { timeout: 5000 }).toBe(reconnects + 1);
		await expect.poll(() => value('database_listen_up')).toBe(1);
	});
});
