import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { openJobStore } from '../database/jobs/job-store.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeQueues, runJobs } from '../testing/jobs.ts';
import { defineJob } from './define-job.ts';
import { sendJob } from './send-job.ts';
import type { RunningJobs } from './start-jobs.ts';

let test: TestDatabase;
const shops: string[] = [];
let running: RunningJobs[] = [];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	for (const slug of ['one', 'two', 'three'])
		shops.push(
			await createTenant(test.database, { slug, name: slug, allowTemporaryUsers: false, languageCodes: ['de-DE'] }),
		);
	await makeQueues(test, 'test.turns', 'test.other');
});

afterEach(async () => {
	await Promise.all(running.map((jobs) => jobs.close(2000)));
	running = [];
	await test.owner`delete from jobs.job`;
});

afterAll(() => test.drop());

const send = (tenantId: string, count: number, name = 'test.turns') =>
	test.database.inTenant(tenantId, async (sql) => {
		for (let number = 0; number < count; number++) await sendJob(sql, tenantId, name, { number });
	});

describe('tenants whose jobs wait in the same queue', () => {
	it('take turns: one job of a shop is not behind hundreds of another', async () => {
		const [first = '', second = '', third = ''] = shops;
		const order: string[] = [];
		const job = defineJob({
			name: 'test.turns',
			atOnce: 1,
			async run({ tenantId }) {
				order.push(tenantId);
				await sleep(5);
			},
		});
		await send(first, 200);
		await send(second, 2);
		await send(third, 1);
		running.push(runJobs(test, [job]));
		await expect.poll(() => order.length, { timeout: 20_000 }).toBe(203);
		const lastOf = (tenantId: string) => order.lastIndexOf(tenantId);
		expect(lastOf(third)).toBeLessThan(4);
		expect(lastOf(second)).toBeLessThan(6);
	});

	it('never take all slots of a queue: one is left while the others wait for a provider that does not respond', async () => {
		const [silent = '', other = ''] = shops;
		const begun: string[] = [];
		const job = defineJob({
			name: 'test.turns',
			atOnce: 4,
			async run({ tenantId, signal }) {
				begun.push(tenantId);
				if (tenantId === silent) await new Promise((resolve) => signal.addEventListener('abort', resolve));
			},
		});
		running.push(runJobs(test, [job]));
		await send(silent, 10);
		await expect.poll(() => begun.length).toBe(3);
		await sleep(500);
		expect(begun).toEqual([silent, silent, silent]);
		await send(other, 5);
		await expect.poll(() => begun.filter((tenantId) => tenantId === other).length).toBe(5);
	});

	it('keep their turn when a job has failed', async () => {
		const [first = ''] = shops;
		const broken = defineJob({ name: 'test.turns', run: () => Promise.reject(new Error('on fire')) });
		running.push(runJobs(test, [broken]));
		await send(first, 1);
		const seen = () => test.owner`select state, tenant_id from jobs.job where name = 'test.turns'`;
		await expect.poll(async () => [...(await seen())]).toEqual([{ state: 'retry', tenantId: first }]);
	});
});

describe('taking the next job', () => {
	it('looks at a few entries of an index, however many jobs and tenants wait', async () => {
		const [first = ''] = shops;
		await send(first, 1);
		await test.owner`
			insert into jobs.job (name, data, start_after)
			select 'test.turns', jsonb_build_object('tenantId', case when n % 2 = 0 then ${first} else gen_random_uuid()::text end, 'payload', '{}'::jsonb),
				now() - interval '1 minute'
			from generate_series(1, 20000) n`;
		await test.owner`analyze jobs.job`;
		const store = openJobStore(test.appUrl);
		try {
			await store.fetch('test.turns', 4, []);
			const seen = new Set<string>();
			const since = performance.now();
			for (let times = 0; times < 20; times++) {
				const { jobs, more } = await store.fetch('test.turns', 4, [newId()]);
				expect(jobs).toHaveLength(4);
				expect(more).toBe(true);
				for (const { data } of jobs) seen.add(data?.tenantId ?? '');
			}
			// 10,001 tenants wait: none has had a second turn.
			expect(seen.size).toBe(80);
			expect((performance.now() - since) / 20).toBeLessThan(100);
		} finally {
			await store.close();
		}
	});
});
