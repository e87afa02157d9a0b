import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser, makeUser, noLimits } from '../testing/accounts.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts';
import { makeShop } from '../testing/shop.ts';

const noToken = { statusCode: 401, message: 'valid refresh token not found in redis' };

describe.skipIf(!hasRedis)('sessions with Redis (needs redis-server)', () => {
	let test: TestDatabase;
	let redis: RedisServer;
	let apps: TestApp[];

	beforeAll(async () => {
		test = await cloneDatabase(inject('cluster'));
		redis = await startRedis();
		const demo = await makeShop(test, 'demo');
		await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
		const env = { REDIS_URL: redis.url };
		apps = await Promise.all([1, 2].map(() => startApp({ database: test.database, limits: noLimits, env })));
	});

	afterAll(async () => {
		await Promise.all(apps.map((app) => app.close()));
		await redis.close();
		await test.drop();
	});

	const browser = (process = 0) => new Browser(apps[process] as TestApp);

	async function signedIn(): Promise<Browser> {
		const visitor = browser();
		await expect.poll(async () => (await visitor.logIn('ada@example.com')).status).toBe(200);
		return visitor;
	}

	const copy = (visitor: Browser, process = 0) => {
		const other = browser(process);
		for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
		return other;
	};

	it('keep no token in the database, and are known to every process', async () => {
		const visitor = await signedIn();
		const rows = await test.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', id::text, true) from tenants`;
			return sql`select refresh_hash from sessions where ended_at is null`;
		});
		expect(rows.every(({ refreshHash }) => refreshHash === null)).toBe(true);
		expect((await copy(visitor, 1).post('refresh')).status).toBe(200);
	});

	it('end in one token, however many tabs and processes refresh at once', async () => {
		const visitor = await signedIn();
		for (let round = 0; round < 10; round++) {
			const tabs = Array.from({ length: 20 }, (_, number) => copy(visitor, number % 2));
			const answers = await Promise.all(tabs.map((tab) => tab.post('refresh')));
			expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
			expect(new Set(tabs.map((tab) => tab.cookies.get('platen_refresh'))).size).toBe(1);
			for (const [name, value] of tabs[0]?.cookies ?? []) visitor.cookies.set(name, value);
		}
	});

	it('end with the log-out', async () => {
		const visitor = await signedIn();
		const before = copy(visitor);
		await visitor.post('logout');
		expect((await before.post('refresh')).json).toEqual(noToken);
	});

	it('of nobody end while Redis is away or silent: it is said when to come back', async () => {
		const visitor = await signedIn();
		redis.pause();
		const silent = await copy(visitor).post('refresh');
		expect([silent.status, silent.headers['retry-after'], silent.headers['set-cookie']]).toEqual([503, '1', undefined]);
		expect((await visitor.graphql('{ me { email } }')).data.me.email).toBe('ada@example.com');
		redis.resume();
		await expect.poll(async () => (await copy(visitor).post('refresh')).status).toBe(200);
	});

	it('whose tokens Redis has lost begin anew, and what the contract says is said', async () => {
		const visitor = await signedIn();
		await redis.stop();
		expect((await copy(visitor).post('refresh')).status).toBe(503);
		await redis.start();
		await expect.poll(async () => (await copy(visitor).post('refresh')).json).toEqual(noToken);
		await signedIn();
	});
});
