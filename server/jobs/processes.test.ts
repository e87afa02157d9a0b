import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTenant } from '../tenants/create-tenant.ts';
import { beginnings } from '../testing/beginnings.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { endPauses, makeQueues } from '../testing/jobs.ts';
import type { ServerProcess } from '../testing/server-process.ts';

const { begin } = beginnings({ beforeEach, afterEach });
let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await makeQueues(test, 'test.slow');
	await createTenant(test.database, {
		slug: 'demo',
		name: 'Demo',
		allowTemporaryUsers: false,
		languageCodes: ['de-DE'],
	});
});

// Each test has a data folder of its own, and they share a database.
beforeEach(() => test.owner`truncate media_store, secret_key`);

afterAll(() => test.drop());

const worker = (): Promise<ServerProcess> =>
	begin({ program: 'server/testing/worker.ts', env: { DATABASE_URL: test.appUrl, LOG_LEVEL: 'warn' } });
const send = (server: ServerProcess, key: string, ms: number) => server.ask(`/send/${key}/${ms}`, { method: 'POST' });
const written = async (key: string) => {
	const rows = await test.owner<{ host: string }[]>`select host from domains where host like ${`${key}.%`}`;
	return rows.map(({ host }) => Number(host.split('.')[1]));
};

describe('two processes', () => {
	it('run each job once; when one is killed in the middle of a job the other runs it again', async () => {
		const [first, second] = await Promise.all([worker(), worker()]);
		const servers = new Map([first, second].map((server) => [server.pid, server]));
		const keys = Array.from({ length: 20 }, (_, number) => `once-${number}`);
		await Promise.all(keys.map((key, number) => send(number % 2 ? first : second, key, 20)));
		await expect.poll(async () => (await written('once-%')).length, { timeout: 5000 }).toBe(20);
		for (const key of keys) expect(await written(key)).toHaveLength(1);

		await send(first, 'killed', 1000);
		const began = () => [...servers.values()].find((server) => server.output().includes('began killed'));
		await expect.poll(began).toBeDefined();
		const victim = began();
		process.kill(victim?.pid ?? 0, 'SIGKILL');
		const [survivor] = [...servers.values()].filter((server) => server !== victim);
		expect(await written('killed')).toEqual([]);
		await expect
			.poll(
				async () => {
					await endPauses(test);
					return written('killed');
				},
				{ timeout: 15_000, interval: 300 },
			)
			.toEqual([survivor?.pid]);
		expect(survivor?.output()).toContain('began killed');
	});
});

describe('a process', () => {
	it('goes on serving while the jobs cannot be reached, with them afterwards, and finishes a running one before it ends', async () => {
		const server = await worker();
		await test.owner`alter schema jobs rename to elsewhere`;
		try {
			await expect.poll(() => server.output(), { timeout: 5000 }).toContain('job store cannot be reached');
			expect((await server.ask('/')).status).toBe(200);
			expect((await server.ask('/service-api/ready')).status).toBe(200);
			expect((await send(server, 'lost', 0)).status).toBe(500);
		} finally {
			await test.owner`alter schema elsewhere rename to jobs`;
		}
		expect((await send(server, 'again', 0)).status).toBe(200);
		await expect.poll(() => written('again'), { timeout: 5000 }).toEqual([server.pid]);

		await send(server, 'finished', 1000);
		await expect.poll(() => server.output()).toContain('began finished');
		expect(await server.end()).toBe(0);
		expect(await written('finished')).toEqual([server.pid]);
	});
});
