import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type JobStore, openJobStore } from '../database/jobs/job-store.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeQueues } from '../testing/jobs.ts';

const name = 'test.nightly';
let test: TestDatabase;
let shop: string;
let store: JobStore;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	shop = await createTenant(test.database, {
		...{ slug: 'shop', name: 'Shop', allowTemporaryUsers: false, languageCodes: ['de-DE'] },
	});
	await makeQueues(test, name);
	store = openJobStore(test.appUrl);
});

afterEach(async () => {
	await test.owner`delete from jobs.job`;
	await test.owner`delete from jobs.schedule`;
});

afterAll(async () => {
	await store.close();
	await test.drop();
});

const align = (cron: string | undefined) => store.start([{ name, expireInSeconds: 60, cron }]);
const setDue = () => test.owner`update jobs.schedule set next_run_at = now() - interval '3 hours'`;
const nextRunAt = async () => {
	const [row] = await test.owner<{ at: Date }[]>`select next_run_at as at from jobs.schedule where name = ${name}`;
	return row?.at;
};
const countJobs = async () => (await test.owner`select from jobs.job where name = ${name}`).length;
const findShop = async () => [shop];

describe('a schedule', () => {
	it('waits for its time when it is new or has been changed, and keeps a run that was missed', async () => {
		await align('23 3 * * *');
		expect((await nextRunAt())?.toISOString()).toMatch(/T03:23:00.000Z$/);
		expect((await store.findDue([name])).schedules).toEqual([]);
		await setDue();
		await align('23 3 * * *');
		expect((await store.findDue([name])).schedules).toEqual([name]);
		await align('24 3 * * *');
		expect((await store.findDue([name])).schedules).toEqual([]);
	});

	it('is run by one of several that try at the same moment, and once however many runs were missed', async () => {
		await align('* * * * *');
		await setDue();
		const ran = await Promise.all(Array.from({ length: 8 }, () => store.runSchedule(name, findShop)));
		expect(ran.filter(Boolean)).toHaveLength(1);
		expect(await countJobs()).toBe(1);
		expect((await nextRunAt())?.getTime()).toBeGreaterThan(Date.now());
	});

	it('whose process is killed before the jobs were sent is run by another when the lease is over', async () => {
		await align('* * * * *');
		await setDue();
		await expect(store.runSchedule(name, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
		expect(await store.runSchedule(name, findShop)).toBe(false);
		await setDue();
		expect(await store.runSchedule(name, findShop)).toBe(true);
		expect(await countJobs()).toBe(1);
	});

	it('is not run a second time by a process that took longer than its lease', async () => {
		await align('* * * * *');
		await setDue();
		const late = store.runSchedule(name, async () => {
			await setDue();
			expect(await store.runSchedule(name, findShop)).toBe(true);
			return findShop();
		});
		expect(await late).toBe(false);
		expect(await countJobs()).toBe(1);
	});

	it('sends all of its jobs or none', async () => {
		await align('* * * * *');
		await setDue();
		const broken = store.runSchedule(name, async () => [shop, 'no id of a tenant']);
		await expect(broken).rejects.toThrow('uuid');
		expect(await countJobs()).toBe(0);
	});
});
