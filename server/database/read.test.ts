import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, DatabaseUnavailable, openDatabase, type Sql } from './connection.ts';

let test: TestDatabase;
let tenants: string[] = [];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	tenants = await Promise.all(
		Array.from({ length: 5 }, (_, number) =>
			createTenant(test.database, {
				slug: `shop-${number}`,
				name: `Shop ${number}`,
				allowTemporaryUsers: true,
				languageCodes: ['de-DE', 'en-GB'],
			}),
		),
	);
});

afterAll(() => test.drop());

const shop = (number: number) => tenants[number % tenants.length] ?? '';

/** A pool of its own: nothing has been prepared on its connections before. */
async function freshly<T>(size: number, work: (database: Database) => Promise<T>): Promise<T> {
	const database = openDatabase(test.appUrl, size);
	try {
		return await work(database);
	} finally {
		await database.close();
	}
}

/** Whose rows a statement sees that has forgotten to say whose it wants. */
const owners = (sql: Sql) => sql<{ tenantId: string }[]>`select distinct tenant_id from languages`;
const count = (sql: Sql) => sql<{ rows: number }[]>`select count(*)::int as rows from languages`;

describe('reading', () => {
	it('sees the rows of its tenant only, from the first statement of a connection on', () =>
		freshly(1, async ({ read }) => {
			for (let round = 0; round < 3; round++) {
				expect(await read(shop(round), owners)).toEqual([{ tenantId: shop(round) }]);
			}
		}));

	it('keeps tenants apart on few connections under load, beside transactions of other kinds', () =>
		freshly(2, async ({ read, inTenant, withoutTenant }) => {
			const rounds = Array.from({ length: 600 }, async (_, number) => {
				const tenantId = shop(number);
				const language = number % 2 ? 'de-DE' : 'en-GB';
				const [found, counted, named] = await Promise.all([
					read(tenantId, owners),
					read(tenantId, count),
					read(
						tenantId,
						(sql) => sql<{ tenantId: string }[]>`select tenant_id from languages where language_code = ${language}`,
					),
				]);
				expect([found, counted, named]).toEqual([[{ tenantId }], [{ rows: 2 }], [{ tenantId }]]);
				if (number % 10 === 0) expect(await withoutTenant((sql) => owners(sql))).toEqual([]);
				if (number % 15 === 0)
					expect(await inTenant(shop(number + 1), owners)).toEqual([{ tenantId: shop(number + 1) }]);
			});
			await Promise.all(rounds);
		}));

	it('leaves nothing of its tenant to the next user of the connection', () =>
		freshly(1, async ({ read, withoutTenant }) => {
			await read(shop(0), owners);
			expect(await withoutTenant((sql) => owners(sql))).toEqual([]);
			const [left] = await withoutTenant((sql) => sql`select current_setting('app.tenant_id', true) as tenant`);
			expect(left?.tenant ?? '').toBe('');
		}));

	it('cannot write', () =>
		freshly(1, async ({ read }) => {
			const written = read(shop(0), (sql) => sql`update languages set position = 7`);
			await expect(written).rejects.toThrow('read-only transaction');
			const [row] = await read(shop(0), (sql) => sql<{ last: number }[]>`select max(position) as last from languages`);
			expect(row?.last).toBeLessThan(7);
		}));

	it('takes nothing but an id for a tenant', () =>
		freshly(1, async ({ read }) => {
			for (const id of ["'; drop table languages; --", '', shop(0).toUpperCase(), `${shop(0)}\n`])
				await expect(read(id, owners)).rejects.toThrow();
		}));

	it('fails by itself, and no other read fails with it', () =>
		freshly(1, async ({ read }) => {
			for (let round = 0; round < 3; round++) {
				const broken = (sql: Sql) => sql<object[]>`select 1 / ${round - round}::int as one from languages`;
				const answers = await Promise.allSettled([
					read(shop(0), owners),
					read(shop(0), broken),
					read(shop(0), count),
					read(shop(1), owners),
				]);
				expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
				await expect(read(shop(0), broken)).rejects.toThrow('division by zero');
			}
			expect(await read(shop(2), owners)).toEqual([{ tenantId: shop(2) }]);
		}));

	it('never reads outside the transaction, when a statement has to be prepared again', () =>
		freshly(1, async ({ read }) => {
			const all = (sql: Sql) => sql<{ tenantId: string }[]>`select * from languages where position >= ${0}`;
			expect(await read(shop(0), all)).toHaveLength(2);
			await test.owner`alter table languages add column while_read integer`;
			expect(await read(shop(0), all)).toHaveLength(2);
			await test.owner`alter table languages drop column while_read`;
			expect(await read(shop(1), all)).toHaveLength(2);
		}));

	it('shares one transaction with all reads of the same moment', () =>
		freshly(3, async ({ read }) => {
			const transaction = (sql: Sql) => sql<{ pid: number; at: Date }[]>`select pg_backend_pid() as pid, now() as at`;
			const answers = await Promise.all(Array.from({ length: 5 }, () => read(shop(0), transaction)));
			expect(new Set(answers.map(([row]) => `${row?.pid} ${row?.at.toISOString()}`)).size).toBe(1);
		}));

	it('fails at once when its connection is cut, and goes on with the next', () =>
		freshly(1, async ({ read }) => {
			await read(shop(0), owners);
			const slow = read(shop(0), (sql) => sql<object[]>`select pg_sleep(${30}::int)`);
			const beside = read(shop(0), count).catch((error) => error);
			const failure = expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
			const behind = read(shop(1), owners).catch(() => undefined);
			const cut = async () => {
				const ended = await test.database.withoutTenant(
					(sql) => sql`
						select pg_terminate_backend(pid) from pg_stat_activity
						where datname = current_database() and query like 'select pg_sleep(%' and pid <> pg_backend_pid()`,
				);
				return ended.length;
			};
			await expect.poll(cut, { timeout: 5000 }).toBe(1);
			await failure;
			expect(await beside).toBeInstanceOf(DatabaseUnavailable);
			await behind;
			await expect.poll(() => read(shop(1), owners), { timeout: 5000 }).toEqual([{ tenantId: shop(1) }]);
		}));
});
