import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginnings } from '../server/testing/beginnings.ts';

const writer = 'server/testing/writer.ts';
const { begin, dataDir, postmaster } = beginnings({ beforeAll, beforeEach, afterEach, afterAll });

describe('the end', () => {
	it.each(['SIGTERM', 'SIGINT'] as const)(
		'by %s lets running requests finish and stops the database',
		async (signal) => {
			const server = await begin({ program: writer });
			const slow = server.ask('/slow');
			await expect.poll(() => server.output()).toContain('slow request began');
			const since = performance.now();
			expect(await server.end(signal)).toBe(0);
			expect((await slow).body).toBe('finished');
			expect(performance.now() - since).toBeLessThan(10_000);
			expect(postmaster()).toBeUndefined();
			expect(fs.existsSync(path.join(dataDir(), 'lock'))).toBe(false);
		},
	);

	it('turns ready to 503 first where a delay is set', async () => {
		const server = await begin({ env: { SHUTDOWN_DELAY_SECONDS: '2' } });
		expect((await server.ask('/service-api/ready')).status).toBe(200);
		const ended = server.end();
		await expect.poll(async () => (await server.ask('/service-api/ready')).status).toBe(503);
		expect((await server.ask('/')).status).toBe(200);
		expect(await ended).toBe(0);
	});

	it('does not wait for ever for a request that never ends', async () => {
		const server = await begin({ program: writer });
		const endless = server.ask('/endless').catch((error) => error.code);
		await expect.poll(() => server.output()).toContain('endless request began');
		const since = performance.now();
		await server.end();
		expect(performance.now() - since).toBeLessThan(10_000);
		expect(await endless).toBe('ECONNRESET');
	});

	it('happens by itself when the parent process is gone', async () => {
		const server = await begin();
		server.abandon();
		expect(await server.ended).toBe(0);
		expect(postmaster()).toBeUndefined();
	});
});

describe('kill -9 while writing', () => {
	it.each(['the server', 'the server and its database'])('of %s loses nothing that was confirmed', async (victim) => {
		const answered = new Set<string>();
		for (let round = 0; round < 2; round++) {
			const server = await begin({ program: writer });
			const writing = Array.from({ length: 4 }, async (_, line) => {
				for (let number = 0; ; number++) {
					const host = `r${round}-l${line}-n${number}.example`;
					const answer = await server.ask(`/write/${host}`, { method: 'POST' }).catch(() => undefined);
					if (answer?.status !== 200) return;
					answered.add(host);
				}
			});
			await expect.poll(() => answered.size, { timeout: 20_000 }).toBeGreaterThan((round + 1) * 50);
			const database = postmaster()?.pid ?? 0;
			process.kill(server.pid, 'SIGKILL');
			if (victim !== 'the server') process.kill(database, 'SIGKILL');
			await Promise.all(writing);
			await server.ended;
		}
		const server = await begin({ program: writer });
		const kept = new Set<string>(JSON.parse((await server.ask('/written')).body));
		expect([...answered].filter((host) => !kept.has(host))).toEqual([]);
	});
});
