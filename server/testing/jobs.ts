// Jobs running in the test's own process, on its cloned database, as in a process of its own.
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openJobStore } from '../database/jobs/job-store.ts';
import type { JobContext, JobDefinition } from '../jobs/define-job.ts';
import { type JobsOptions, type RunningJobs, startJobs } from '../jobs/start-jobs.ts';
import { listTenants } from '../tenants/list-tenants.ts';
import type { TestDatabase } from './database.ts';

type Watching = Partial<Pick<JobsOptions, 'log' | 'meter'>>;

export function runJobs(
	test: TestDatabase,
	jobs: readonly JobDefinition[],
	alone = false,
	{ log = pino({ level: 'silent' }), meter }: Watching = {},
): RunningJobs {
	return startJobs({
		database: test.database,
		store: openJobStore(test.appUrl),
		jobs,
		alone,
		tenantIds: async () => (await listTenants(test.database)).map(({ id }) => id),
		log,
		meter,
		lookEveryMs: 200,
	});
}

/** Queues are made by migrations; these are the tests' own. */
export async function makeQueues(test: TestDatabase, ...names: string[]): Promise<void> {
	for (const name of names) await test.owner`select jobs.make_queue(${name})`;
}

/** As if the pause before the next try were over. */
export async function endPauses(test: TestDatabase): Promise<void> {
	await test.owner`update jobs.job set start_after = now() - interval '1 second' where state = 'retry'`;
	await test.owner`select pg_notify('jobs', '')`;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
	for (const limit = performance.now() + 10_000; !(await isSo()); await sleep(20))
		if (performance.now() > limit) throw new Error('a schedule was not run within ten seconds');
}

/** As if its time had come. Afterwards its jobs have been sent. */
export async function runScheduleNow({ owner }: TestDatabase, name: string): Promise<void> {
	const setDue = () =>
		owner`update jobs.schedule set next_run_at = now() where name = ${name} and next_run_at is not null`;
	await until(async () => (await setDue()).count > 0);
	await owner`select pg_notify('jobs', '')`;
	// A lease ends at some fraction of a second, the next run begins with a minute.
	const isDone = () => owner`
		select from jobs.schedule
		where name = ${name} and next_run_at > now() and next_run_at = date_trunc('minute', next_run_at)`;
	await until(async () => (await isDone()).length > 0);
}

interface Following<Payload> {
	job: JobDefinition<Payload>;
	tenantId: string;
}

/** Runs what waits in the queue of a job, as a worker does, at once. */
export async function runWaiting<Payload extends object>(
	{ database, owner }: TestDatabase,
	{ job, tenantId }: Following<Payload>,
): Promise<void> {
	const waiting = await owner<{ payload: Payload }[]>`
		delete from jobs.job where name = ${job.name} and tenant_id = ${tenantId} and state < 'active'
		returning data -> 'payload' as payload`;
	const inTenant: JobContext<Payload>['inTenant'] = (work) => database.inTenant(tenantId, work);
	const { signal } = new AbortController();
	const attempt = { number: 1, last: false };
	for (const { payload } of waiting)
		await job.run({ tenantId, payload, inTenant, log: pino({ level: 'silent' }), signal, attempt });
}
