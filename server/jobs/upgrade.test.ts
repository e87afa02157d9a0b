// Jobs of older versions, which kept them in the tables of pg-boss: none is lost by the upgrade, and processes of both work side by side.
import type postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPool } from '../database/connection.ts';
import { readKnownMigrations } from '../database/known-migrations.ts';
import { migrate } from '../database/migrate.ts';
import { appRole } from '../database/provision.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { runJobs } from '../testing/jobs.ts';
import { defineJob } from './define-job.ts';
import { sendJob } from './send-job.ts';
import type { RunningJobs } from './start-jobs.ts';

const name = 'mails.send';
let test: TestDatabase;
let owner: postgres.Sql;
let shop: string;
let running: RunningJobs[] = [];

beforeEach(async () => {
	test = await cloneDatabase(inject('cluster'));
	owner = openPool(test.ownerUrl, 1);
});

afterEach(async () => {
	await Promise.all(running.map((jobs) => jobs.close(1000)));
	running = [];
	await owner.end();
	await test.drop();
});

const known = readKnownMigrations();

async function makeOlderDatabase(): Promise<void> {
	await owner.unsafe('drop schema public cascade; drop schema jobs cascade; create schema public');
	const older = known.migrations.filter((migration) => migration.name < '0290');
	await migrate(owner, appRole, { ...known, migrations: older });
	shop = '01890000-0000-7000-8000-000000000001';
}

const addShop = async () => {
	const tenant = { slug: 'shop', name: 'Shop', allowTemporaryUsers: false, languageCodes: ['de-DE'] };
	shop = await createTenant(test.database, tenant);
};

/** Runs jobs of this name. @returns the payloads that were seen */
function work(cron?: string): unknown[] {
	const seen: unknown[] = [];
	const job = defineJob({
		name,
		...(cron ? { cron } : {}),
		async run({ payload }) {
			seen.push(payload);
		},
	});
	running.push(runJobs(test, [job]));
	return seen;
}

/** The statement with which version 0.1.0 sends a job in the transaction of its tenant. */
const sendAsOlder = (payload: object) =>
	test.database.inTenant(shop, async (sql) => {
		const data = JSON.stringify({ tenantId: shop, payload });
		const [sent] = await sql<{ id: string }[]>`
			insert into jobs.job (name, data, start_after, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy)
			select q.name, ${data}::text::jsonb, now(), coalesce(q.expire_seconds, 900) * interval '1 second', now() + interval '14 days',
				coalesce(q.retry_limit, 2), coalesce(q.retry_delay, 0), coalesce(q.retry_backoff, false), q.policy
			from jobs.queue q where q.name = ${name}
			returning id, pg_notify('jobs', name)`;
		return sent?.id ?? '';
	});

describe('an upgrade from a version with pg-boss', () => {
	it('keeps every job as it was: waiting, for later, to be tried again, running, failed and done', async () => {
		await makeOlderDatabase();
		await owner`insert into tenants (id, slug, name) values (${shop}, 'shop', 'Shop')`;
		for (const state of ['created', 'retry', 'active', 'completed', 'failed'])
			for (const queue of [name, 'orders.placed'])
				await owner`
					insert into jobs.job (name, data, state, start_after, retry_count, output)
					values (${queue}, ${JSON.stringify({ tenantId: shop, payload: { state } })}::text::jsonb,
						${state}::text::jobs.job_state, now() + interval '1 hour', 3, '{"message": "as it was"}')`;
		await sendAsOlder({ due: true });
		const all = () => owner`select * from jobs.job order by id`;
		const jobs = await all();
		await migrate(owner, appRole);
		expect(jobs).toHaveLength(11);
		expect(await all()).toEqual(jobs);
		const seen = work();
		await expect.poll(() => seen).toEqual([{ due: true }]);
		await owner`update jobs.job set start_after = now() where state < 'active'`;
		await expect.poll(() => seen.length).toBe(3);
		expect(seen).toEqual(expect.arrayContaining([{ state: 'created' }, { state: 'retry' }]));
	});

	it('waits for a transaction that has just sent a job, and keeps that too', async () => {
		await makeOlderDatabase();
		const sender = openPool(test.appUrl, 1);
		const data = JSON.stringify({ tenantId: shop, payload: {} });
		let migrated: Promise<unknown> = Promise.resolve();
		await sender.begin(async (sql) => {
			await sql`insert into jobs.job (name, data) values (${name}, ${data}::text::jsonb)`;
			migrated = migrate(owner, appRole);
			await new Promise((resolve) => setTimeout(resolve, 500));
		});
		await migrated;
		await sender.end();
		expect(await owner`select from jobs.job`).toHaveLength(1);
	});
});

describe('a process that runs during the upgrade', () => {
	it('may go on with the jobs before all migrations are done and rights are granted anew', async () => {
		await makeOlderDatabase();
		await owner.unsafe(known.migrations.find((migration) => migration.name.startsWith('0290'))?.text ?? '');
		await owner`insert into tenants (id, slug, name) values (${shop}, 'shop', 'Shop')`;
		await sendAsOlder({ meanwhile: true });
		const seen = work();
		await expect.poll(() => seen).toEqual([{ meanwhile: true }]);
	});
});

describe('a process of an older version beside one of this', () => {
	beforeEach(addShop);

	it('sends jobs that this one runs, once', async () => {
		const seen = work();
		await sendAsOlder({ from: 'older' });
		await expect.poll(() => seen).toEqual([{ from: 'older' }]);
	});

	it('fetches and fails jobs that this one has sent, with their pauses and within their turns', async () => {
		await test.database.inTenant(shop, (sql) => sendJob(sql, shop, name, { from: 'newer' }));
		const [fetched] = await test.owner`
			update jobs.job set state = 'active', started_on = now() where name = ${name} and state < 'active' and start_after <= now()
			returning id, expire_in::text, retry_limit, retry_delay, retry_backoff, keep_until > now() + interval '13 days' as is_kept`;
		expect(fetched).toMatchObject({
			...{ expireIn: '00:01:00', retryLimit: 9, retryDelay: 10, retryBackoff: true, isKept: true },
		});
		// pg-boss writes a failed job anew, without the column of the tenant.
		await test.owner`
			with deleted as (delete from jobs.job where id = ${fetched?.id} returning *)
			insert into jobs.job (id, name, data, state, retry_limit, retry_count, retry_delay, retry_backoff, started_on)
			select id, name, data, 'retry', retry_limit, retry_count, retry_delay, retry_backoff, started_on from deleted`;
		expect(await test.owner`select tenant_id, state from jobs.job`).toEqual([{ tenantId: shop, state: 'retry' }]);
		const seen = work();
		await expect.poll(() => seen).toEqual([{ from: 'newer' }]);
	});

	it('that finds a schedule due sends a job of no tenant, which this one takes as the time of the schedule', async () => {
		const seen = work('23 3 1 1 *');
		await expect.poll(async () => (await test.owner`select from jobs.schedule where name = ${name}`).length).toBe(1);
		await test.owner`insert into jobs.job (name, policy) values (${name}, 'standard')`;
		await test.owner`select pg_notify('jobs', ${name})`;
		await expect.poll(() => seen).toEqual([{}]);
	});

	it('sends each minute of a schedule once, and archives nothing', async () => {
		const tick = () => test.owner`
			insert into jobs.job (name, singleton_key, singleton_on) values (${name}, ${name}, '2026-11-17 03:23')
			on conflict do nothing`;
		await tick();
		await tick();
		expect(await test.owner`select from jobs.job`).toHaveLength(1);
		await test.owner`
			with removed as (delete from jobs.job returning *) insert into jobs.archive (id, name, data) select id, name, data from removed`;
		expect(await test.owner`select from jobs.archive`).toHaveLength(0);
	});
});
