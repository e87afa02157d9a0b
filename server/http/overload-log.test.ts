import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, DatabaseBusy } from '../database/connection.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { interruptible } from '../testing/interruptible.ts';
import { makeShop } from '../testing/shop.ts';

let test: TestDatabase;
let app: TestApp;
let isBusy = false;
const line = { away: false };
const lines: Record<string, unknown>[] = [];

/** One whose queue is as long as it may be. */
const crowded = (database: Database): Database => {
	const unlessBusy = <T>(work: () => Promise<T>): Promise<T> =>
		isBusy ? Promise.reject(new DatabaseBusy(20_000)) : work();
	return {
		...database,
		inTenant: (tenantId, work) => unlessBusy(() => database.inTenant(tenantId, work)),
		read: (tenantId, question) => unlessBusy(() => database.read(tenantId, question)),
		withoutTenant: (work) => unlessBusy(() => database.withoutTenant(work)),
	};
};

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await makeShop(test, 'demo');
	const interrupted = interruptible(test.database);
	Object.defineProperty(line, 'away', { set: (away: boolean) => Object.assign(interrupted, { away }) });
	app = await startApp({
		database: crowded(interrupted.database),
		env: { CACHE_MEGABYTES: '0' },
		freshness: 600_000,
		log: pino({ level: 'info' }, { write: (text: string) => void lines.push(JSON.parse(text)) }),
		routes: (scope) => {
			scope.get('/service-api/broken', () => Promise.reject(new Error('a fault of our own')));
		},
	});
	await app.ask('/');
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

beforeEach(async () => {
	await sleep(1100);
	lines.length = 0;
});

const askApi = () =>
	app.ask('/service-api/graphql', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query: '{ products(first: 1) { total } }' }),
	});

const refused = { msg: 'requests refused: the database is busy or away', level: 40 };

describe('what is refused because of load', () => {
	it('is one line in the log for each second, with how many there were, whether page or API', async () => {
		isBusy = true;
		const pages = await Promise.all(Array.from({ length: 40 }, () => app.ask('/')));
		const calls = await Promise.all(Array.from({ length: 20 }, askApi));
		isBusy = false;
		expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([503]));
		expect(calls.map(({ body }) => JSON.parse(body).errors[0].extensions.code)).toEqual(Array(20).fill('BUSY'));
		for (const { status, headers, body } of calls)
			expect([status, headers['retry-after']]).toEqual([503, String(JSON.parse(body).errors[0].extensions.retryAfter)]);
		await sleep(1200);
		const counted = lines.reduce((sum, { busy }) => sum + Number(busy), 0);
		expect(counted).toBe(60);
		expect(lines.length).toBeLessThanOrEqual(3);
		for (const each of lines) expect(each).toMatchObject({ ...refused, away: 0, requestId: expect.any(String) });
	});

	it('says when it was because the database was away', async () => {
		line.away = true;
		await Promise.all(Array.from({ length: 10 }, () => app.ask('/')));
		line.away = false;
		await expect.poll(() => lines, { timeout: 3000 }).toMatchObject([{ ...refused, busy: 0, away: 10 }]);
	});

	it('hides no error of our own: each has its line, and so has every completed request', async () => {
		await app.ask('/service-api/broken');
		await app.ask('/');
		await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(['request failed', 'request', 'request']);
	});
});
