import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { patchDriver } from '../../scripts/patch-driver.mjs';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { isUnavailable, type OpenDatabase, openDatabase } from './connection.ts';
import { runAs } from './gate/admission.ts';

const terminations = 200;

let test: TestDatabase;
let relay: net.Server;
let database: OpenDatabase;
const sockets = new Set<net.Socket>();

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const target = new URL(test.appUrl);
	const port = Number(target.port);
	relay = net.createServer((socket) => {
		const far = net.connect(port, '127.0.0.1');
		sockets.add(socket);
		socket.pipe(far).pipe(socket);
		for (const end of [socket, far]) {
			end.on('error', () => undefined);
			end.on('close', () => {
				sockets.delete(socket);
				socket.destroy();
				far.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => {
		relay.listen(0, '127.0.0.1', resolve);
	});
	target.port = String((relay.address() as net.AddressInfo).port);
	database = openDatabase(target.href, 10);
});

afterAll(async () => {
	await database.close();
	for (const socket of sockets) socket.destroy();
	relay.close();
	await test.drop();
});

/** Ends connections in every way in which they end, whatever goes on on them: sign-ins, transactions, rest. */
async function terminate(counts: { answered: number }): Promise<void> {
	for (let count = 0; count < terminations; count++) {
		// Now and then something has to get through, however slow the machine is.
		const until = performance.now() + 1000;
		for (const before = counts.answered; counts.answered < before + 3 && performance.now() < until; )
			await sleep(count % 7);
		const [socket] = [...sockets].slice(count % Math.max(1, sockets.size));
		if (count % 2 === 0) socket?.resetAndDestroy();
		else socket?.destroy();
	}
}

describe('connections that end under load', () => {
	it('end no process and leave no request without a response', { timeout: 120_000 }, async () => {
		const tenantId = newId();
		const counts = { answered: 0, refused: 0 };
		const unexpected: unknown[] = [];
		let isOver = false;
		const changes = () =>
			database.inTenant(tenantId, async (sql) => {
				await sql`select ${1}::int as one`;
				await sql`select ${'two'}::text as two, pg_sleep(0.002)`;
			});
		const reads = () => database.read(tenantId, (sql) => sql`select ${3}::int as three`);
		const tryOnce = async (work: () => Promise<unknown>) => {
			try {
				await runAs('change', work);
				counts.answered++;
			} catch (error) {
				if (!isUnavailable(error)) unexpected.push(error);
				counts.refused++;
				await sleep(5);
			}
		};
		const worker = async (number: number) => {
			while (!isOver) await tryOnce(number % 2 === 0 ? changes : reads);
		};
		const workers = Array.from({ length: 20 }, (_, number) => worker(number));
		await terminate(counts);
		isOver = true;
		await Promise.all(workers);
		expect(unexpected).toEqual([]);
		expect(counts.answered).toBeGreaterThan(0);
		expect(counts.refused).toBeGreaterThan(0);
		await expect
			.poll(() => database.withoutTenant((sql) => sql`select 1 as one`).catch(() => undefined))
			.toEqual([{ one: 1 }]);
		await expect.poll(() => database.gate.turns.inUse).toBe(0);
	});

	it('are survived by the driver as it was mended', () => {
		expect(patchDriver(path.resolve('node_modules/postgres'))).toBe(false);
	});
});
