// Behind poolers in transaction mode: a small one of our own everywhere, pgbouncer where it is installed.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../testing/pgbouncer.ts';
import { startRelay } from '../testing/relay.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { DatabaseUnavailable, type OpenDatabase, openDatabase, openPool, type Sql } from './connection.ts';
import { openConfiguredDatabase } from './open.ts';

let test: TestDatabase;
let tenants: string[];
let folder: string;

beforeAll(async () => {
	folder = temporaryFolder('pooler');
	test = await cloneDatabase(inject('cluster'));
	tenants = await Promise.all(
		['one', 'two', 'three'].map((slug) =>
			createTenant(test.database, { slug, name: slug, allowTemporaryUsers: true, languageCodes: ['de-DE', 'en-GB'] }),
		),
	);
});

afterAll(async () => {
	await test.drop();
	removeFolder(folder);
});

const shop = (number: number) => tenants[number % tenants.length] ?? '';

/** As a start does it. */
async function start(env: Record<string, string>): Promise<void> {
	const opened = await openConfiguredDatabase(readConfig(env, folder, false), () => undefined);
	await opened.close();
}

const openers = {
	'a pooler of our own': startTransactionPooler,
	pgbouncer: (url: string) => startPgbouncer({ urls: [url] }),
};

describe.each(['a pooler of our own', 'pgbouncer'] as const)('%s in transaction mode', (name) => {
	describe.skipIf(name === 'pgbouncer' && !hasPgbouncer)('(pgbouncer needs the program)', () => {
		let pooler: Pick<Pgbouncer, 'through' | 'close'>;
		let pooled: string;
		let database: OpenDatabase;

		beforeAll(async () => {
			pooler = await openers[name](test.appUrl);
			pooled = pooler.through(test.appUrl);
			database = openDatabase(pooled, 10, test.appUrl);
		});

		afterAll(async () => {
			await database.close();
			await pooler.close();
		});

		it('is what it says: two connections that are both open share one of the database', async () => {
			const pools = [openPool(pooled, 1, { isPooled: true }), openPool(pooled, 1, { isPooled: true })];
			const [mine, yours] = [new Set(), new Set()];
			for (const [index, pids] of [mine, yours, mine, yours].entries())
				for (let round = 0; round < 5; round++)
					pids.add((await pools[index % 2]?.unsafe('select pg_backend_pid() as pid'))?.[0]?.pid);
			expect([...mine].filter((pid) => yours.has(pid))).not.toEqual([]);
			await Promise.all(pools.map((pool) => pool.end()));
		});

		it('is refused in one sentence without another way, as the direct way, and as the way to migrate', async () => {
			const alone = expect(start({ DATABASE_URL: pooled })).rejects.toMatchObject({
				message: expect.stringMatching(/^DATABASE_URL: \S+ is a connection pooler in transaction mode/),
				advice: expect.stringMatching(/^Set DATABASE_DIRECT_URL as well, to an address of the same database and role/),
			});
			const direct = { DATABASE_URL: test.appUrl, DATABASE_DIRECT_URL: pooled };
			const asDirect = expect(start(direct)).rejects.toThrow(/^DATABASE_DIRECT_URL: \S+ is a connection pooler/);
			const ownerPooler = await openers[name](test.ownerUrl);
			onTestFinished(ownerPooler.close);
			const owned = { DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: ownerPooler.through(test.ownerUrl) };
			const asOwner = expect(start(owned)).rejects.toThrow(/^DATABASE_OWNER_URL: \S+ is a connection pooler/);
			await Promise.all([alone, asDirect, asOwner]);
		});

		it('is served with a direct way to the same database, and with no other', async () => {
			await start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: test.appUrl });
			const other = await cloneDatabase(inject('cluster'));
			const mixed = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: other.appUrl };
			await expect(start(mixed)).rejects.toThrow(/lead to different databases or roles/);
			await other.drop();
		});

		it('keeps tenants apart under load, in transactions and in reads', async () => {
			const owners = (sql: Sql) => sql<{ tenantId: string }[]>`select distinct tenant_id from languages`;
			const named = (code: string) => (sql: Sql) =>
				sql<{ tenantId: string }[]>`select tenant_id from languages where language_code = ${code}`;
			const rounds = Array.from({ length: 300 }, async (_, number) => {
				const tenantId = shop(number);
				const rows = await Promise.all([
					database.read(tenantId, owners),
					database.read(tenantId, named('de-DE')),
					database.inTenant(tenantId, async (sql) => [...(await named('en-GB')(sql)), ...(await owners(sql))]),
					database.withoutTenant(owners),
				]);
				expect(rows.flat().map((row) => row.tenantId)).toEqual(Array.from({ length: 4 }, () => tenantId));
			});
			await Promise.all(rounds);
		});

		it('undoes what fails and keeps what does not', async () => {
			const add = (host: string) =>
				database.inTenant(shop(0), (sql) => sql`insert into domains (host, tenant_id) values (${host}, ${shop(0)})`);
			const results = await Promise.allSettled(
				Array.from({ length: 40 }, (_, number) => add(`${name.replaceAll(' ', '-')}-${number % 20}.example`)),
			);
			expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
		});

		it('finds nothing left behind on its connections: no setting, name, lock or channel', async () => {
			await Promise.all(
				Array.from({ length: 60 }, (_, number) => database.inTenant(shop(number), (sql) => sql`select 1`)),
			);
			const between = openPool(pooled, 10, { isPooled: true });
			const leftovers = await Promise.all(
				Array.from({ length: 20 }, () =>
					between.unsafe(`
						select name || ' ' || setting as left_over from pg_settings, pg_sleep(0.02)
						where source in ('client', 'session') and name not in (
							'application_name', 'client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings',
							'transaction_isolation', 'transaction_read_only', 'transaction_deferrable'
						)
						union all select current_setting('app.tenant_id', true) where current_setting('app.tenant_id', true) <> ''
						union all select statement from pg_prepared_statements where statement not like '%pg_sleep(0.002)%'
						union all select channel from pg_listening_channels() as channel where channel not like 'session_check_%'
						union all select locktype from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'`),
				),
			);
			await between.end();
			expect(leftovers.flat().map((row) => row.leftOver)).toEqual([]);
		});

		it('is no obstacle to calls of the database', async () => {
			const heard: string[] = [];
			let isOpen = false;
			const line = database.listen('pooler_test', {
				onCall: (payload) => heard.push(payload),
				onOpen: () => (isOpen = true),
			});
			await expect.poll(() => isOpen).toBe(true);
			for (const word of ['one', 'two'])
				await database.inTenant(shop(0), (sql) => sql`select pg_notify('pooler_test', ${word})`);
			await expect.poll(() => heard).toEqual(['one', 'two']);
			await line.close();
		});
	});
});

it('a pooler that refuses us is quoted', async () => {
	const pooler = await startTransactionPooler(test.appUrl);
	onTestFinished(pooler.close);
	const DATABASE_URL = `${pooler.through(test.appUrl)}?search_path=public`;
	await expect(start({ DATABASE_URL, DATABASE_DIRECT_URL: test.appUrl })).rejects.toThrow(
		/^DATABASE_URL: the pooler at \S+ says: unsupported startup parameter: search_path\.$/,
	);
});

describe.skipIf(!hasPgbouncer)('pgbouncer (needs the program)', () => {
	it('in session mode is an address like any other', async () => {
		const pooler = await startPgbouncer({ urls: [test.appUrl, test.ownerUrl], mode: 'session', poolSize: 20 });
		onTestFinished(pooler.close);
		const [DATABASE_URL, DATABASE_OWNER_URL] = [test.appUrl, test.ownerUrl].map(pooler.through) as [string, string];
		await start({ DATABASE_URL, DATABASE_OWNER_URL });
	});

	it('is reached by a role that owns nothing, and the error names the variable with the owner', async () => {
		const env = { DATABASE_URL: test.appUrl, DATABASE_DIRECT_URL: test.ownerUrl, DATABASE_OWNER_URL: test.ownerUrl };
		await expect(start(env)).rejects.toThrow('DATABASE_DIRECT_URL and DATABASE_OWNER_URL name the same role.');
	});

	it('whose connections are all in use is busy, and one that says nothing is away', async () => {
		const pooler = await startPgbouncer({ urls: [test.appUrl], poolSize: 1 });
		const database = openDatabase(pooler.through(test.appUrl), 4, test.appUrl);
		onTestFinished(async () => {
			await database.close();
			await pooler.close();
		});
		const holding = database.inTenant(shop(0), (sql) => sql`select pg_sleep(4)`);
		await sleep(100);
		const waiting = database.inTenant(shop(1), (sql) => sql<{ one: number }[]>`select 1 as one`);
		const states = new Set<string>();
		const watching = setInterval(() => states.add(database.state().database), 50);
		expect(await waiting).toEqual([{ one: 1 }]);
		await holding;
		clearInterval(watching);
		expect([...states]).not.toContain('away');

		pooler.pause();
		await expect(database.inTenant(shop(1), (sql) => sql`select 1`)).rejects.toThrow('the database is away');
		pooler.resume();
		await expect.poll(() => database.state().database).toBe('ok');
		expect(await database.inTenant(shop(1), (sql) => sql<{ one: number }[]>`select 1 as one`)).toEqual([{ one: 1 }]);
	});

	it('whose database becomes unreachable is reported as such, and serves again by itself', async () => {
		const relay = await startRelay(test.appUrl);
		const pooler = await startPgbouncer({ urls: [relay.url], poolSize: 2 });
		const database = openDatabase(pooler.through(relay.url), 4, relay.url);
		onTestFinished(async () => {
			await database.close();
			await pooler.close();
			relay.cut();
		});
		const ask = () => database.inTenant(shop(0), (sql) => sql<{ one: number }[]>`select 1 as one`);
		const whole = () => ask().catch((error) => error);
		expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
		relay.cut();
		for (const error of await Promise.all([whole(), whole(), whole(), whole(), whole()]))
			expect(error).toBeInstanceOf(DatabaseUnavailable);
		await expect.poll(() => database.state().database).toBe('away');
		await expect(ask()).rejects.toThrow('the database is away');
		await relay.mend();
		// pgbouncer itself tries again a second after it has failed, and refuses until then.
		const answered = async () => (await Promise.allSettled([ask(), ask(), ask(), ask()])).map(({ status }) => status);
		await expect.poll(answered).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
		await expect.poll(() => database.state().database).toBe('ok');
	});
});
