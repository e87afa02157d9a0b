import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { DatabaseBusy, type OpenDatabase, openDatabase } from '../connection.ts';
import { runAs } from './admission.ts';

let test: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	database = openDatabase(test.appUrl, 6);
});

afterAll(async () => {
	await database.close();
	await test.drop();
});

/** Holds connections, each for another tenant, until a test releases them. */
function hold(count: number): { letGo(): void; ended: Promise<unknown> } {
	const { promise, resolve } = Promise.withResolvers<void>();
	const held = Array.from({ length: count }, () =>
		runAs('read', () =>
			database.inTenant(newId(), async (sql) => {
				await sql`select 1`;
				await promise;
			}),
		),
	);
	return { letGo: resolve, ended: Promise.all(held) };
}

describe('the gate', () => {
	it('lets work wait for a connection instead of calling the database away', async () => {
		const busy = hold(6);
		const answered = runAs('read', () => database.withoutTenant((sql) => sql`select 1 as one`));
		await new Promise((resolve) => setTimeout(resolve, 1500));
		busy.letGo();
		expect(await answered).toEqual([{ one: 1 }]);
		await busy.ended;
		expect(database.gate.turns.inUse).toBe(0);
	});

	it('takes payments while readers use every connection that is theirs', async () => {
		const busy = hold(20);
		await expect.poll(() => database.gate.turns.waiting('read')).toBe(17);
		expect(await runAs('money', () => database.withoutTenant((sql) => sql`select 1 as one`))).toEqual([{ one: 1 }]);
		busy.letGo();
		await busy.ended;
	});

	it('lets a request that was admitted go on before those that came later', async () => {
		const order: string[] = [];
		const work = async (name: string) => {
			await database.withoutTenant((sql) => sql`select 1`);
			order.push(name);
		};
		const busy = hold(3);
		const { promise: isFull, resolve: goOn } = Promise.withResolvers<void>();
		const first = runAs('change', async () => {
			await work('first, once');
			await isFull;
			await work('first, twice');
		});
		await expect.poll(() => order).toEqual(['first, once']);
		const more = hold(3);
		const late = runAs('read', () => work('late'));
		await expect.poll(() => database.gate.turns.waiting('read')).toBeGreaterThan(0);
		goOn();
		await first;
		expect(order).toEqual(['first, once', 'first, twice']);
		busy.letGo();
		more.letGo();
		await Promise.all([late, busy.ended, more.ended]);
	});

	it('undoes a statement that waits too long for a lock, and says that the database is busy', async () => {
		const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
		const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
		const locking = database.withoutTenant(async (sql) => {
			await sql`select from tenants where slug = 'demo' for update`;
			await sql`select pg_advisory_xact_lock(4711)`;
			locked();
			await isOver;
		});
		await isLocked;
		const waiting = runAs('read', () => database.withoutTenant((sql) => sql`select pg_advisory_xact_lock(4711)`));
		const error = await waiting.catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(DatabaseBusy);
		expect((error as DatabaseBusy).retryAfterSeconds).toBeGreaterThan(0);
		letGo();
		await locking;
	});

	it('gives a connection back when the work on it fails', async () => {
		const failed = database.withoutTenant(async () => {
			throw new Error('stop');
		});
		await expect(failed).rejects.toThrow('stop');
		expect(database.gate.turns.inUse).toBe(0);
	});
});
