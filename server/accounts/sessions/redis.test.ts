import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis.ts';
import { makeShop } from '../../testing/shop.ts';

const noToken = { statusCode: 401, message: 'valid refresh token not found in redis' };
/** Of a port on which no one listens: a Redis that this process alone cannot reach. */
const nowhere = 'redis://127.0.0.1:9';

describe.skipIf(!hasRedis)('sessions with Redis (needs redis-server)', () => {
	let test: TestDatabase;
	let redis: RedisServer;
	let tenantId: string;
	/** Two with Redis, one that cannot reach it, one without. */
	let apps: TestApp[];
	const [withRedis, alsoWithRedis, cutOff, without] = [0, 1, 2, 3];

	beforeAll(async () => {
		test = await cloneDatabase(inject('cluster'));
		redis = await startRedis();
		const demo = await makeShop(test, 'demo');
		tenantId = demo.id;
		await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
		const start = (env: Record<string, string>) => startApp({ database: test.database, limits: noLimits, env });
		const urls = [redis.url, redis.url, nowhere];
		apps = await Promise.all([...urls.map((REDIS_URL) => start({ REDIS_URL })), start({})]);
	});

	afterAll(async () => {
		await Promise.all(apps.map((app) => app.close()));
		await redis.close();
		await test.drop();
	});

	const browser = (process = withRedis) => new Browser(apps[process] as TestApp);

	async function signedIn(process = withRedis): Promise<Browser> {
		const visitor = browser(process);
		expect((await visitor.logIn('ada@example.com')).status).toBe(200);
		return visitor;
	}

	async function guest(process = withRedis): Promise<Browser> {
		const visitor = browser(process);
		expect((await visitor.post('temporarySession', { language: 'de-DE' })).status).toBe(200);
		return visitor;
	}

	const copy = (visitor: Browser, process = withRedis) => {
		const other = browser(process);
		for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
		return other;
	};

	const idOf = async (visitor: Browser) => (await visitor.graphql('{ me { id } }')).data.me.id as string;

	/** Eleven people: six signed in, five guests. */
	const crowd = () =>
		Promise.all([
			...Array(6)
				.fill(undefined)
				.map(() => signedIn()),
			...Array(5)
				.fill(undefined)
				.map(() => guest()),
		]);

	/** @returns how many are another user, or no one, after they have refreshed */
	async function signedOut(visitors: readonly Browser[], work: () => Promise<void>): Promise<number> {
		const before = await Promise.all(visitors.map(idOf));
		await work();
		const answers = await Promise.all(visitors.map((visitor) => visitor.post('refresh')));
		const after = await Promise.all(visitors.map((visitor) => idOf(visitor).catch(() => undefined)));
		return visitors.filter((_, index) => answers[index]?.status !== 200 || before[index] !== after[index]).length;
	}

	const connect = () => createClient({ url: redis.url });

	async function askRedis<T>(ask: (client: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
		const client = connect();
		await client.connect();
		try {
			return await ask(client);
		} finally {
			client.destroy();
		}
	}

	it('are all there after Redis has been emptied', async () => {
		const visitors = await crowd();
		expect(await signedOut(visitors, async () => void (await askRedis((client) => client.flushAll())))).toBe(0);
	});

	it('stay valid while Redis is unreachable, and new guests and log-ins work', async () => {
		const visitors = await crowd();
		try {
			expect(await signedOut(visitors, () => redis.stop())).toBe(0);
			await signedIn();
			await guest();
		} finally {
			await redis.start();
		}
		expect(await signedOut(visitors, async () => undefined)).toBe(0);
	});

	it('do not wait for a Redis that is silent', async () => {
		const visitors = await crowd();
		redis.pause();
		try {
			const since = performance.now();
			expect(await signedOut(visitors, async () => undefined)).toBe(0);
			expect(performance.now() - since).toBeLessThan(3000);
			await signedIn();
		} finally {
			redis.resume();
		}
	});

	it('go on in a process that has Redis, and in one that has none, to and fro', async () => {
		const visitor = await signedIn(without);
		let last = visitor;
		for (const process of [withRedis, without, cutOff, alsoWithRedis, without]) {
			last = copy(last, process);
			expect((await last.post('refresh')).status).toBe(200);
		}
	});

	it('end in one token, however many tabs and processes refresh at once, with Redis, cut off from it and without', async () => {
		const visitor = await signedIn();
		for (let round = 0; round < 10; round++) {
			const tabs = Array.from({ length: 20 }, (_, number) => copy(visitor, number % apps.length));
			const answers = await Promise.all(tabs.map((tab) => tab.post('refresh')));
			expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
			expect(new Set(tabs.map((tab) => tab.cookies.get('platen_refresh'))).size).toBe(1);
			for (const [name, value] of tabs[0]?.cookies ?? []) visitor.cookies.set(name, value);
		}
	});

	it.each([
		['with Redis', withRedis, cutOff],
		['cut off from Redis', cutOff, withRedis],
	])('end everywhere when an old token is used in a process %s', async (_, used, other) => {
		const visitor = await signedIn(other);
		const stolen = copy(visitor, used);
		expect((await visitor.post('refresh')).status).toBe(200);
		// As if the grace were over.
		await test.database.inTenant(tenantId, (sql) => sql`update sessions set earlier = '[]' where ended_at is null`);
		expect((await stolen.post('refresh')).json).toEqual(noToken);
		for (const process of apps.keys()) expect((await copy(visitor, process).post('refresh')).json).toEqual(noToken);
	});

	it('end with the log-out, for every process', async () => {
		const visitor = await signedIn();
		const before = copy(visitor);
		await copy(visitor, cutOff).post('logout');
		for (const process of apps.keys()) expect((await copy(before, process).post('refresh')).json).toEqual(noToken);
	});

	it('that are over are known without the database', async () => {
		const visitor = await signedIn();
		const before = copy(visitor);
		await visitor.post('logout');
		await expect.poll(() => askRedis((client) => client.keys(`platen:${tenantId}:over:*`))).not.toHaveLength(0);
		// If anyone asked the database, it would say that the session lives.
		await test.database.inTenant(tenantId, (sql) => sql`update sessions set ended_at = null`);
		expect((await copy(before, alsoWithRedis).post('refresh')).json).toEqual(noToken);
		expect((await copy(before, without).post('refresh')).status).toBe(200);
	});

	it('whose tokens an earlier version stored in Redis go on, and get a retry response while it is unreachable', async () => {
		const visitor = await signedIn();
		const [session] = await test.database.inTenant(
			tenantId,
			(sql) => sql<{ id: string; current: string }[]>`
				select id, refresh_hash as current from sessions order by created_at desc limit 1`,
		);
		const family = JSON.stringify({ current: session?.current, earlier: [] });
		await askRedis((client) => client.set(`platen:${tenantId}:session:${session?.id}`, family));
		await test.database.inTenant(
			tenantId,
			(sql) => sql`update sessions set refresh_hash = null where id = ${session?.id ?? ''}`,
		);
		const early = await copy(visitor, cutOff).post('refresh');
		expect([early.status, early.headers['set-cookie']]).toEqual([503, undefined]);
		expect((await copy(visitor).post('refresh')).status).toBe(200);
		expect((await copy(visitor, without).post('refresh')).status).toBe(200);
	});
});
