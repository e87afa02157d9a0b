import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { WaitingJob } from '../database/jobs/fetch-jobs.ts';
import { type JobStore, openJobStore } from '../database/jobs/job-store.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { endPauses, makeQueues } from '../testing/jobs.ts';
import { sendJob } from './send-job.ts';

const name = 'test.lease';
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

afterEach(() => test.owner`delete from jobs.job`);

afterAll(async () => {
	await store.close();
	await test.drop();
});

const send = () => test.database.inTenant(shop, (sql) => sendJob(sql, shop, name, {}));
async function fetchOne(): Promise<WaitingJob & { name: string }> {
	const { jobs } = await store.fetch(name, 1, []);
	const [job] = jobs;
	if (!job) throw new Error('no job was there');
	return { ...job, name };
}
const endLease = () => test.owner`update jobs.job set started_on = now() - interval '61 seconds'`;
const read = async () => {
	const [row] = await test.owner<{ state: string; retryCount: number; message: string | null }[]>`
		select state::text as state, retry_count, output ->> 'message' as message from jobs.job`;
	return row;
};

describe('a job whose lease has run out', () => {
	it('is tried again after a pause, as another try, with the reason', async () => {
		await send();
		await fetchOne();
		await store.findDue([name]);
		expect(await read()).toMatchObject({ state: 'active' });
		await endLease();
		expect((await store.findDue([name])).queues).toEqual([]);
		expect(await read()).toMatchObject({ state: 'retry', message: 'the job did not end within its time' });
		await endPauses(test);
		expect((await fetchOne()).tries).toBe(2);
	});

	it('becomes a dead letter when it was the last try', async () => {
		await send();
		await test.owner`update jobs.job set retry_count = retry_limit`;
		await fetchOne();
		await endLease();
		await store.findDue([name]);
		expect(await read()).toMatchObject({ state: 'failed' });
	});

	it.each([
		['complete', (late: WaitingJob & { name: string }) => store.complete(late)],
		['fail', (late: WaitingJob & { name: string }) => store.fail(late, new Error('late'))],
		['release', (late: WaitingJob & { name: string }) => store.release(late)],
	])('is not ended by the try that held it before, while another runs: %s', async (_what, end) => {
		await send();
		const late = await fetchOne();
		await endLease();
		await store.findDue([name]);
		await endPauses(test);
		const present = await fetchOne();
		await end(late);
		expect(await read()).toMatchObject({ state: 'active', retryCount: 1 });
		await store.complete(present);
		expect(await read()).toMatchObject({ state: 'completed' });
	});
});

describe('jobs that have ended', () => {
	it('are removed after ten minutes when they are done, after half a year when they failed; none that waits is', async () => {
		const put = (state: string, completed: string | null) => test.owner`
			insert into jobs.job (name, tenant_id, data, state, created_on, start_after, keep_until, completed_on)
			values (${name}, ${shop}, ${JSON.stringify({ tenantId: shop })}::text::jsonb, ${state}::text::jobs.job_state,
				now() - interval '1 year', now() - interval '1 year', now() - interval '1 year', now() - ${completed}::text::interval)`;
		await put('completed', '9 minutes');
		await put('completed', '11 minutes');
		await put('failed', '179 days');
		await put('failed', '181 days');
		for (const state of ['created', 'retry', 'active']) await put(state, null);
		await store.removeEnded();
		const left = await test.owner<
			{ state: string }[]
		>`select state::text as state from jobs.job order by jobs.job.state`;
		expect(left.map(({ state }) => state)).toEqual(['created', 'retry', 'active', 'completed', 'failed']);
	});
});
