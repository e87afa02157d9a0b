// Not an outage but a decision of the one who administers the database: it answers, and lets us in no more.
import { pino } from 'pino';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import { appRole } from '../database/provision.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { openMetrics } from './metrics.ts';

const token = 'a token for the metrics';
const role = `rotated_${process.pid}`;

let test: TestDatabase;
let admin: postgres.Sql;
let database: OpenDatabase;
let app: TestApp;
const changes: [string, string | undefined][] = [];
const failures: unknown[] = [];

/** Waits until they have ended: on a busy machine one that is only told to would answer once more. */
async function endSessions(): Promise<void> {
	await admin`select pg_terminate_backend(pid, 60000) from pg_stat_activity where usename = ${role}`;
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await makeShop(test, 'demo');
	admin = postgres(inject('cluster').adminUrl, { max: 1, onnotice: () => undefined });
	await admin.unsafe(`create role ${role} login password 'first' in role ${appRole}`);
	const url = new URL(test.appUrl);
	url.username = role;
	url.password = 'first';
	database = openDatabase(url.href, 4, url.href, (condition, reason) => changes.push([condition, reason]));
	const log = pino({ level: 'error' }, { write: (line: string) => failures.push(line) });
	app = await startApp({
		database,
		log,
		metrics: openMetrics('1.2.3'),
		env: { METRICS_TOKEN: token },
		freshness: 600_000,
	});
});

afterAll(async () => {
	await app.close();
	await database.close();
	await test.drop();
	await admin.unsafe(`drop role ${role}`);
	await admin.end();
});

const status = async () => JSON.parse((await app.ask('/service-api/status')).body);

describe('a database that refuses the log-in while the process serves', () => {
	it('is treated as unreachable: cached pages are served, everything else is 503 and logged once, until it accepts connections again', async () => {
		// What is known of the shop holds only while its changes are received.
		await expect.poll(() => database.state().line.isOpen).toBe(true);
		const cached = await app.ask('/products');
		expect([cached.status, failures]).toEqual([200, []]);
		await admin.unsafe(`alter role ${role} password 'second'`);
		await endSessions();

		const first = await app.ask('/products?page=7');
		expect([first.status, first.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[2-5]$/)]);
		expect((await app.ask('/products')).body).toBe(cached.body);
		await expect.poll(status).toMatchObject({ degraded: true, database: 'away' });
		const call = await app.ask('/service-api/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: '{ products(first: 1) { total } }' }),
		});
		expect(JSON.parse(call.body).errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
		const { body } = await app.ask('/service-api/metrics', { headers: { authorization: `Bearer ${token}` } });
		expect(body).toMatch(/^database_up 0$/m);

		await admin.unsafe(`alter role ${role} password 'first'`);
		await expect.poll(status).toMatchObject({ degraded: false, database: 'ok' });
		expect((await app.ask('/products?page=7')).status).toBe(200);
		expect(changes).toEqual([
			['away', `password authentication failed for user "${role}"`],
			['ok', undefined],
		]);
		expect(failures).toEqual([]);
	});
});

describe('a database that takes no changes, as a replica does', () => {
	it('is read on, refuses changes with 503, and says so in its status until it takes them again', async () => {
		const setting = `alter role ${role} set default_transaction_read_only`;
		await admin.unsafe(`${setting} = on`);
		await endSessions();
		changes.length = 0;

		// The first to come finds out that its connection has ended.
		await app.ask('/products?page=2');
		await expect.poll(status).toMatchObject({ degraded: false });
		expect((await app.ask('/products?page=3')).status).toBe(200);
		const guest = await app.ask('/service-api/auth/temporarySession', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{}',
		});
		expect([guest.status, guest.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[2-5]$/)]);
		await expect.poll(status).toMatchObject({ degraded: true, database: 'read-only' });
		expect((await app.ask('/products?page=4')).status).toBe(200);
		const { body } = await app.ask('/service-api/metrics', { headers: { authorization: `Bearer ${token}` } });
		expect(body).toMatch(/^database_up 1$/m);
		expect(body).toMatch(/^database_read_only 1$/m);

		await admin.unsafe(`${setting} = off`);
		await endSessions();
		await expect.poll(status).toMatchObject({ degraded: false, database: 'ok' });
		expect(changes.map(([condition]) => condition)).toContain('read-only');
		expect(failures).toEqual([]);
	});
});
