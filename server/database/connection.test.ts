import net from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, DatabaseUnavailable, openDatabase, type Sql } from './connection.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

/** A way to the database that can be cut, or turned into one that swallows everything. */
class Line {
	mode: 'open' | 'cut' | 'silent' = 'open';
	#sockets = new Set<net.Socket>();
	#server = net.createServer((socket) => {
		this.#sockets.add(socket);
		if (this.mode === 'cut') socket.destroy();
		if (this.mode !== 'open') return;
		const target = net.connect(Number(new URL(test.appUrl).port), '127.0.0.1');
		socket.pipe(target).pipe(socket);
		for (const end of [socket, target]) {
			end.on('error', () => undefined);
			end.on('close', () => {
				socket.destroy();
				target.destroy();
			});
		}
	});

	async open(): Promise<string> {
		await new Promise<void>((resolve) => {
			this.#server.listen(0, '127.0.0.1', resolve);
		});
		const url = new URL(test.appUrl);
		url.port = String((this.#server.address() as net.AddressInfo).port);
		return url.href;
	}

	turn(mode: Line['mode']): void {
		this.mode = mode;
		for (const socket of this.#sockets) socket.destroy();
		this.#sockets.clear();
	}

	close(): void {
		this.turn('cut');
		this.#server.close();
	}
}

describe('a database that is away', () => {
	let line: Line;
	let database: Database;
	const question = () => database.withoutTenant(async (sql) => (await sql`select 1 as one`)[0]?.one);

	beforeAll(async () => {
		line = new Line();
		database = openDatabase(await line.open(), 2);
	});

	afterAll(async () => {
		line.close();
		await database.close();
	});

	it.each(['cut', 'silent'] as const)(
		'is reported within about a second and found again by itself (%s)',
		async (mode) => {
			expect(await question()).toBe(1);
			line.turn(mode);
			for (let round = 0; round < 3; round++) {
				const since = performance.now();
				await expect(question()).rejects.toBeInstanceOf(DatabaseUnavailable);
				expect(performance.now() - since).toBeLessThan(2500);
			}
			line.turn('open');
			await expect.poll(question, { timeout: 10_000 }).toBe(1);
		},
	);
});

describe('a transaction', () => {
	const halves = () => test.database.withoutTenant((sql) => sql`select from tenants where slug = 'half'`);
	const insertHalf = (sql: Sql) => sql`insert into tenants (id, slug, name) values (gen_random_uuid(), 'half', 'Half')`;

	it('leaves nothing behind when its work fails', async () => {
		const failed = test.database.withoutTenant(async (sql) => {
			await insertHalf(sql);
			throw new Error('stop');
		});
		await expect(failed).rejects.toThrow('stop');
		expect(await halves()).toHaveLength(0);
	});

	it('leaves nothing behind when one of its statements failed, even if the error was caught', async () => {
		const failed = test.database.withoutTenant(async (sql) => {
			await insertHalf(sql);
			await sql`select 1 / ${0}::int`.catch(() => undefined);
			return 'all is well';
		});
		await expect(failed).rejects.toThrow('division by zero');
		expect(await halves()).toHaveLength(0);
	});

	it('tells what failed first, and not what failed for that reason', async () => {
		const failed = test.database.withoutTenant((sql) =>
			Promise.all([sql`select pg_sleep(0.01)`, sql`select 1 / ${0}::int`, sql`select 1`.then(() => insertHalf(sql))]),
		);
		await expect(failed).rejects.toThrow('division by zero');
	});

	it('takes nothing any more after its end', async () => {
		let late: Sql | undefined;
		await test.database.withoutTenant(async (sql) => {
			late = sql;
			return sql`select 1`;
		});
		await expect((async () => late && insertHalf(late))()).rejects.toThrow('after the end');
		expect(await halves()).toHaveLength(0);
	});

	it('that works on something else while its connection breaks fails at once, and does not use the next one', async () => {
		const line = new Line();
		const database = openDatabase(await line.open(), 1);
		let goOn: () => void = () => undefined;
		const meanwhile = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		let late: Promise<unknown> = Promise.resolve();
		const failed = database.withoutTenant(async (sql) => {
			await insertHalf(sql);
			line.turn('open');
			late = meanwhile.then(() => insertHalf(sql));
			return late;
		});
		await expect(failed).rejects.toBeInstanceOf(DatabaseUnavailable);
		await expect.poll(() => database.withoutTenant((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
		const [held] = await Promise.all([
			database.withoutTenant(async (sql) => {
				goOn();
				await expect(late).rejects.toThrow();
				return sql`select 1 as one`;
			}),
		]);
		expect(held).toEqual([{ one: 1 }]);
		expect(await halves()).toHaveLength(0);
		line.close();
		await database.close();
	});

	it('of a tenant is begun for an id and nothing else', async () => {
		const work = () => Promise.resolve(1);
		await expect(test.database.inTenant("x'; drop table tenants; --", work)).rejects.toThrow('no id of a tenant');
	});
});

it('a process that was busy itself while the database responded reads the response before it reports an error', async () => {
	const asked = test.database.withoutTenant((sql) => sql`select 1 as one`);
	await new Promise((resolve) => setImmediate(resolve));
	const until = performance.now() + 1500;
	while (performance.now() < until);
	expect(await asked).toEqual([{ one: 1 }]);
});
