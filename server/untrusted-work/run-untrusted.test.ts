import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import type * as hostile from '../testing/hostile-tasks.ts';
import { openUntrustedWork } from './run-untrusted.ts';
import type { Task, TaskFunction } from './task.ts';

type Hostile = typeof hostile;

const task = <Name extends keyof Hostile>(
	name: Name,
	limits: { seconds?: number; waitSeconds?: number } = {},
): Task<Hostile[Name]> => ({
	module: new URL('../testing/hostile-tasks.ts', import.meta.url),
	name,
	seconds: 30,
	waitSeconds: 30,
	...limits,
});

const given = { parameters: {}, bytes: Buffer.from('a file') };
const reasonOf = (work: Promise<unknown>) =>
	work.then(
		() => 'done',
		({ reason }) => reason,
	);

describe('work on a file of a stranger', () => {
	it('is done in another process, which the next task uses again, with bytes in and out', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const large = Buffer.alloc(3_000_000, 'large');
		const first = await run('shop', task('echo'), { parameters: {}, bytes: large });
		const second = await run('other', task('echo'), given);
		expect(first.bytes.equals(large)).toBe(true);
		expect(second.bytes.toString()).toBe('a file');
		expect(first.result.pid).not.toBe(process.pid);
		expect(second.result.pid).toBe(first.result.pid);
	});

	it('takes a file that is opened when its turn has come, and ends when that cannot be read', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(100_000, String(index)));
		const source = (length: number, failsAt = Number.POSITIVE_INFINITY) => ({
			length,
			open: async () =>
				(async function* () {
					for (const [index, piece] of pieces.entries()) {
						if (index === failsAt) throw new Error('the disk is gone');
						yield piece;
					}
				})(),
		});
		const { bytes } = await run('shop', task('echo'), { parameters: {}, bytes: source(4_000_000) });
		expect(bytes.equals(Buffer.concat(pieces))).toBe(true);
		for (const broken of [source(4_000_000, 20), source(5_000_000)])
			expect(await reasonOf(run('shop', task('echo'), { parameters: {}, bytes: broken }))).toBe('cancelled');
		expect((await run('shop', task('echo'), given)).bytes.toString()).toBe('a file');
	});

	it('gets another process when the last file has left much memory in use', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const take = (megabytes: number) =>
			run('shop', task('takeMegabytes'), { parameters: { megabytes }, bytes: Buffer.alloc(0) });
		const small = await take(1);
		const large = await take(500);
		expect(large.result.pid).toBe(small.result.pid);
		expect((await take(1)).result.pid).not.toBe(large.result.pid);
	});

	it('reads no file, writes none, opens no socket, starts no process or thread and knows no environment', async () => {
		const folder = temporaryFolder('untrusted');
		const file = path.join(folder, 'secret');
		fs.writeFileSync(file, 'secret');
		const server = http.createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		const { port } = server.address() as AddressInfo;
		const run = openUntrustedWork();
		const { result } = await run('shop', task('tryEverything'), { ...given, parameters: { file, folder, port } });
		server.close();
		removeFolder(folder);
		const { environment, signal: _signal, ...attempts } = result;
		expect(environment).toBe('');
		expect(attempts).toEqual(
			Object.fromEntries(
				Object.keys(attempts).map((name) => [
					name,
					name === 'fetch' ? expect.stringMatching(/fetch failed|DENIED/) : 'ERR_ACCESS_DENIED',
				]),
			),
		);
	});

	it('that never ends is killed with its process, and the next task is done by another one', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const { pid } = (await run('shop', task('echo'), given)).result;
		expect(await reasonOf(run('shop', task('loopForever', { seconds: 0.2 }), given))).toBe('tooLong');
		await expect.poll(() => fs.existsSync(`/proc/${pid}`)).toBe(false);
		expect((await run('shop', task('echo'), given)).result.pid).not.toBe(pid);
	});

	it('that takes too much memory is killed', async () => {
		const run = openUntrustedWork({ maxBytes: 300 * 2 ** 20 });
		expect(await reasonOf(run('shop', task('fillMemory'), given))).toBe('tooMuchMemory');
	});

	it.each(['fail', 'die', 'sendNonsense'] as const)(
		'that goes wrong (%s) is told apart, and the next one works',
		async (name) => {
			const run = openUntrustedWork({ atOnce: 1 });
			expect(await reasonOf(run('shop', task(name) as Task<TaskFunction<object, null>>, given))).toBe('crashed');
			expect((await run('shop', task('echo'), given)).bytes.toString()).toBe('a file');
		},
	);

	it('ends when its caller goes away, whether it waits or is under way', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const [working, waiting] = [new AbortController(), new AbortController()];
		const first = reasonOf(run('shop', task('loopForever'), { ...given, signal: working.signal }));
		const second = reasonOf(run('shop', task('echo'), { ...given, signal: waiting.signal }));
		const third = run('shop', task('echo'), given);
		waiting.abort();
		expect(await second).toBe('cancelled');
		working.abort();
		expect(await first).toBe('cancelled');
		expect((await third).bytes.toString()).toBe('a file');
	});

	it('that never ends is killed as soon as its caller goes away', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const { pid } = (await run('shop', task('echo'), given)).result;
		const caller = new AbortController();
		const work = reasonOf(run('shop', task('loopForever'), { ...given, signal: caller.signal }));
		await sleep(100);
		caller.abort();
		expect(await work).toBe('cancelled');
		await expect.poll(() => fs.existsSync(`/proc/${pid}`)).toBe(false);
	});

	it('is refused as busy when it has waited too long, and has not begun', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const first = reasonOf(run('shop', task('loopForever', { seconds: 1 }), given));
		expect(await reasonOf(run('shop', task('echo', { waitSeconds: 0.05 }), given))).toBe('busy');
		expect(await first).toBe('tooLong');
	});
});
