import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { retryFailedJob } from '../database/jobs/retry-job.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { endPauses, makeQueues, runJobs, runScheduleNow } from '../testing/jobs.ts';
import { listDeadLetterJobs } from './dead-letter-jobs.ts';
import { defineJob, type JobContext, type JobDefinition } from './define-job.ts';
import { sendJob } from './send-job.ts';
import type { RunningJobs } from './start-jobs.ts';

let test: TestDatabase;
let north: string;
let south: string;
let running: RunningJobs[] = [];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const tenant = { allowTemporaryUsers: false, languageCodes: ['de-DE'] };
	north = await createTenant(test.database, { ...tenant, slug: 'north', name: 'North' });
	south = await createTenant(test.database, { ...tenant, slug: 'south', name: 'South' });
	await makeQueues(test, 'test.note', 'test.broken', 'test.slow', 'test.daily');
});

afterEach(async () => {
	await Promise.all(running.map((jobs) => jobs.close(100)));
	running = [];
	await test.owner`delete from jobs.job`;
});

afterAll(() => test.drop());

const start = (...jobs: JobDefinition[]) => {
	const started = runJobs(test, jobs);
	running.push(started);
	return started;
};
const send = (tenantId: string, name: string, payload: object = {}) =>
	test.database.inTenant(tenantId, (sql) => sendJob(sql, tenantId, name, payload));
const stateOf = async (id: string) => {
	const [job] = await test.owner`select state from jobs.job where id = ${id}`;
	return job?.state;
};

/** A job that remembers what it was given. */
function noting() {
	const seen: Pick<JobContext<object>, 'tenantId' | 'payload'>[] = [];
	const job = defineJob({
		name: 'test.note',
		async run({ tenantId, payload }) {
			seen.push({ tenantId, payload });
		},
	});
	return { seen, job };
}

describe('a job', () => {
	it('is run soon after its transaction, with its tenant and payload, and is done then', async () => {
		const { seen, job } = noting();
		start(job);
		await sleep(300);
		const since = performance.now();
		const id = await send(north, 'test.note', { size: 'größer', list: [1, null] });
		await expect
			.poll(() => seen, { interval: 10 })
			.toEqual([{ tenantId: north, payload: { size: 'größer', list: [1, null] } }]);
		expect(performance.now() - since).toBeLessThan(1000);
		await expect.poll(() => stateOf(id)).toBe('completed');
	});

	it('of a transaction that is rolled back is never run', async () => {
		const { seen, job } = noting();
		start(job);
		const failed = test.database.inTenant(north, async (sql) => {
			await sendJob(sql, north, 'test.note', { lost: true });
			throw new Error('stop');
		});
		await expect(failed).rejects.toThrow('stop');
		await send(north, 'test.note', { kept: true });
		await expect.poll(() => seen).toEqual([{ tenantId: north, payload: { kept: true } }]);
		expect(await test.owner`select from jobs.job where name = 'test.note'`).toHaveLength(1);
	});

	it('does not begin before its time', async () => {
		const { seen, job } = noting();
		start(job);
		const later = new Date(Date.now() + 1200);
		await test.database.inTenant(north, (sql) => sendJob(sql, north, 'test.note', {}, { startAfter: later }));
		await sleep(600);
		expect(seen).toEqual([]);
		await expect.poll(() => seen.length, { timeout: 3000 }).toBe(1);
		expect(Date.now()).toBeGreaterThanOrEqual(later.getTime());
	});

	it('sees and writes the rows of its tenant only', async () => {
		const seen: unknown[] = [];
		const job = defineJob({
			name: 'test.note',
			async run({ inTenant }) {
				seen.push(...(await inTenant((sql) => sql`select distinct tenant_id from languages`)));
			},
		});
		start(job);
		await send(south, 'test.note');
		await expect.poll(() => seen).toEqual([{ tenantId: south }]);
	});

	it('cannot be sent for another tenant, nor seen or retried by one', async () => {
		const foreign = test.database.inTenant(north, (sql) => sendJob(sql, south, 'test.note', {}));
		await expect(foreign).rejects.toThrow('row-level security');
		const id = await send(south, 'test.note');
		await test.owner`update jobs.job set state = 'failed', completed_on = now() where id = ${id}`;
		const [seen, listed, retried] = await test.database.inTenant(north, async (sql) => [
			await sql`select from jobs.job`,
			await listDeadLetterJobs(sql, south),
			await retryFailedJob(sql, south, id),
		]);
		expect([seen?.length, listed, retried]).toEqual([0, [], false]);
		expect(await stateOf(id)).toBe('failed');
	});

	it('without a queue is refused when it is sent, with what to do', async () => {
		await expect(send(north, 'test.unknown')).rejects.toThrow("select jobs.make_queue('test.unknown')");
	});

	it('is run once, whichever of several processes gets it', async () => {
		const { seen, job } = noting();
		start(job);
		start(job);
		start(job);
		for (const tens of [0, 20, 40]) {
			await test.database.inTenant(north, async (sql) => {
				for (let ones = 0; ones < 20; ones++) await sendJob(sql, north, 'test.note', { number: tens + ones });
			});
		}
		await expect.poll(() => seen.length, { timeout: 5000 }).toBe(60);
		await sleep(300);
		expect(new Set(seen.map(({ payload }) => JSON.stringify(payload))).size).toBe(60);
		expect(seen).toHaveLength(60);
	});
});

describe('a job that fails', () => {
	it('is tried again after a pause that grows, and becomes a dead letter after ten tries', async () => {
		const tries: JobContext<object>['attempt'][] = [];
		const broken = defineJob({
			name: 'test.broken',
			async run({ attempt }) {
				tries.push(attempt);
				throw new Error('the press is on fire');
			},
		});
		start(broken);
		const id = await send(north, 'test.broken', { sheet: 7 });
		const pauses: number[] = [];
		for (let number = 1; number <= 10; number++) {
			await expect.poll(() => tries.length, { interval: 10 }).toBe(number);
			await expect.poll(() => stateOf(id), { interval: 10 }).toBe(number < 10 ? 'retry' : 'failed');
			const [row] = await test.owner<{ pause: number }[]>`
				select extract(epoch from start_after - now())::float as pause from jobs.job where id = ${id}`;
			pauses.push(row?.pause ?? 0);
			await endPauses(test);
		}
		expect(tries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(tries.map(({ last }) => last).indexOf(true)).toBe(9);
		for (const [index, pause] of pauses.slice(0, 9).entries()) {
			expect(pause).toBeGreaterThan(10 * 2 ** index - 2);
			expect(pause).toBeLessThan(20 * 2 ** index + 2);
		}

		const deadLetters = await test.database.inTenant(north, (sql) => listDeadLetterJobs(sql, north));
		expect(deadLetters).toMatchObject([
			{ id, name: 'test.broken', payload: { sheet: 7 }, reason: 'the press is on fire', parkedAt: expect.any(Date) },
		]);
		expect(await test.database.inTenant(north, (sql) => retryFailedJob(sql, north, id))).toBe(true);
		await expect.poll(() => tries.length).toBe(11);
		expect(tries.at(-1)).toEqual({ number: 1, last: false });
		await expect.poll(() => stateOf(id)).toBe('retry');
		expect(await test.database.inTenant(north, (sql) => listDeadLetterJobs(sql, north))).toEqual([]);
	});

	it('because the database was away is done again at once, and has lost no try', async () => {
		const tries: number[] = [];
		const unlucky = defineJob({
			name: 'test.broken',
			async run({ attempt }) {
				tries.push(attempt.number);
				if (tries.length < 3) throw new DatabaseUnavailable('the database is away');
			},
		});
		start(unlucky);
		const id = await send(north, 'test.broken');
		await expect.poll(() => stateOf(id)).toBe('completed');
		expect(tries).toEqual([1, 1, 1]);
	});

	it('because it takes too long is given up, and writes nothing any more', async () => {
		let late: unknown;
		const slow = defineJob({
			name: 'test.slow',
			mayTakeSeconds: 1,
			async run({ tenantId, inTenant, attempt, signal }) {
				if (attempt.number > 1) return;
				await new Promise((resolve) => signal.addEventListener('abort', resolve));
				const write = () =>
					inTenant((sql) => sql`insert into domains (host, tenant_id) values ('late.example', ${tenantId})`);
				late = await Promise.resolve()
					.then(write)
					.catch((error) => error);
			},
		});
		start(slow);
		await sleep(200);
		const id = await send(north, 'test.slow');
		await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('retry');
		expect(late).toBeInstanceOf(Error);
		await endPauses(test);
		await expect.poll(() => stateOf(id)).toBe('completed');
		expect(await test.owner`select from domains where host = 'late.example'`).toHaveLength(0);
	});
});

describe('a store that is away when a job has been done', () => {
	it('is recorded as soon as it is back, and the job does not run again', async () => {
		let runs = 0;
		const slow = defineJob({
			name: 'test.slow',
			async run() {
				runs += 1;
				await sleep(300);
			},
		});
		start(slow);
		const id = await send(north, 'test.slow');
		await expect.poll(() => runs, { interval: 10 }).toBe(1);
		await test.owner`alter schema jobs rename to elsewhere`;
		await sleep(600);
		await test.owner`alter schema elsewhere rename to jobs`;
		await expect.poll(() => stateOf(id)).toBe('completed');
		expect(runs).toBe(1);
	});
});

describe('a process that is alone with the store', () => {
	const killed = (id: string) => test.owner`
		update jobs.job set state = 'active', started_on = now() where id = ${id}`;

	it('does at once what a killed one was doing, as another try', async () => {
		const id = await send(north, 'test.note');
		await killed(id);
		let attempt: unknown;
		const next = defineJob({
			name: 'test.note',
			async run(context) {
				attempt = context.attempt;
			},
		});
		running.push(runJobs(test, [next], true));
		await expect.poll(() => attempt).toEqual({ number: 2, last: false });
	});

	it('leaves it to the others where it may not be alone', async () => {
		const id = await send(north, 'test.note');
		await killed(id);
		const { seen, job } = noting();
		start(job);
		await sleep(500);
		expect(seen).toEqual([]);
	});
});

describe('the end of a process', () => {
	const waiting = (ms: number, done: () => void) =>
		defineJob({
			name: 'test.slow',
			async run() {
				await sleep(ms);
				done();
			},
		});

	it('waits for a job that runs', async () => {
		let finished = false;
		const jobs = start(
			waiting(600, () => {
				finished = true;
			}),
		);
		const id = await send(north, 'test.slow');
		await expect.poll(() => stateOf(id)).toBe('active');
		await jobs.close(2000);
		expect(finished).toBe(true);
		expect(await stateOf(id)).toBe('completed');
	});

	it('puts a job back that takes longer, and the next process runs it at once, as the same try', async () => {
		const jobs = start(waiting(60_000, () => undefined));
		const id = await send(north, 'test.slow');
		await expect.poll(() => stateOf(id)).toBe('active');
		await jobs.close(200);
		expect(await stateOf(id)).toBe('created');
		let attempt: unknown;
		const next = defineJob({
			name: 'test.slow',
			async run(context) {
				attempt = context.attempt;
			},
		});
		start(next);
		await expect.poll(() => attempt).toEqual({ number: 1, last: false });
	});
});

describe('a schedule', () => {
	it('runs once for every tenant when its time has come, however many processes wait for it', async () => {
		const ran: string[] = [];
		const daily = defineJob({
			name: 'test.daily',
			cron: '* * * * *',
			async run({ tenantId }) {
				ran.push(tenantId);
			},
		});
		for (let process = 0; process < 4; process++) start(daily);
		await runScheduleNow(test, 'test.daily');
		await expect.poll(() => ran.length).toBe(2);
		await sleep(500);
		expect(ran.sort()).toEqual([north, south].sort());
	});

	it('is gone when the job no longer has one', async () => {
		start(defineJob({ name: 'test.daily', run: () => Promise.resolve() }));
		await expect.poll(async () => (await test.owner`select from jobs.schedule`).length).toBe(0);
	});
});
