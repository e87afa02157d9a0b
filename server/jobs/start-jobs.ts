// Runs jobs in this process: looks for them when the database calls and every few seconds, and ends in order.
// A store that cannot be reached is asked again and again; nothing else waits for it.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isUnavailable } from '../database/connection.ts';
import type { WaitingJob } from '../database/jobs/fetch-jobs.ts';
import { jobChannel } from '../database/jobs/job-data.ts';
import type { JobStore, QueueState } from '../database/jobs/job-store.ts';
import type { JobDefinition, JobLog } from './define-job.ts';
import type { Pace } from './pace.ts';
import { type JobOutcome, type RunParts, runJob } from './run-job.ts';

/** Notified of every job that has ended here. */
export interface JobMeter {
	ended(name: string, outcome: JobOutcome, seconds: { waited: number; worked: number }): void;
}

export interface JobsOptions {
	database: Pick<Database, 'inTenant' | 'listen' | 'withoutTenant'>;
	store: JobStore;
	jobs: readonly JobDefinition[];
	/** Every tenant there is, for jobs that run at fixed times. */
	tenantIds(): Promise<string[]>;
	log: JobLog;
	/** No one else works on this store: what a killed predecessor was doing is done again at once, and not when its time is up. */
	alone?: boolean;
	/** Between two looks for which no one called: tries that are due again, schedules, what a dead process left. */
	lookEveryMs?: number;
	meter?: JobMeter | undefined;
	/** By which jobs make room for visitors; without it they are begun as they come. */
	pace?: Pick<Pace, 'isVisited' | 'next' | 'restOf'> | undefined;
}

export interface RunningJobs {
	/** How the queues of all tenants are, whichever process works on them. */
	readQueues(): Promise<QueueState[]>;
	/** How many of each job run here. */
	countRunning(): Map<string, number>;
	/** Begins no more, waits so long for those that run, and puts the rest back. */
	close(patience: number): Promise<void>;
}

/** Where several run at once, one tenant never has all of them: its own may all wait for a service that does not respond. */
const mostOfTenant = (atOnce: number) => (atOnce >= 3 ? atOnce - 1 : atOnce);

const usualAtOnce = 2;
const pauseBetweenStarts = 2000;
/** However often a caller calls: orders come by the dozen in a second, and each of them calls. */
const leastBetweenLooks = 100;
const removeEvery = 60_000;
/** With a store that may have gone silent. */
const patienceWithStore = 1000;

const atMost = (ms: number, work: Promise<unknown>) => Promise.race([work, sleep(ms, undefined, { ref: false })]);

export function startJobs({ store, jobs, alone = false, lookEveryMs = 2000, ...options }: JobsOptions): RunningJobs {
	const { database, log, meter, pace, tenantIds } = options;
	const parts: RunParts = { database, log, store };
	const byName = new Map(jobs.map((job) => [job.name, job]));
	/** With the tenants that they are for. */
	const running = new Map<string, Map<Promise<void>, string | undefined>>(jobs.map(({ name }) => [name, new Map()]));
	/** Schedules that are being run here. */
	const schedules = new Map<string, Promise<unknown>>();
	const end = new AbortController();
	const closing = new AbortController();
	/** Queues whose next job may wait, with the timer by which it is asked for. */
	const resting = new Map<string, NodeJS.Timeout>();
	/** Queues in which a job has just ended or been sent: the next one is taken from there without looking at all the others. */
	const asked = new Set<string>();
	let wake = () => {};
	let away = false;
	let lookedAt = Number.NEGATIVE_INFINITY;
	let lookAt = Number.NEGATIVE_INFINITY;
	let removeAt = performance.now() + removeEvery;

	const free = ({ name, atOnce = usualAtOnce }: JobDefinition) => atOnce - (running.get(name)?.size ?? 0);

	function tenantsWithEnough({ name, atOnce = usualAtOnce }: JobDefinition): string[] {
		const counts = new Map<string, number>();
		for (const tenantId of running.get(name)?.values() ?? [])
			if (tenantId !== undefined) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1);
		return [...counts].flatMap(([tenantId, count]) => (count >= mostOfTenant(atOnce) ? tenantId : []));
	}

	function call(): void {
		lookAt = Math.min(lookAt, lookedAt + leastBetweenLooks);
		wake();
	}
	/** Where all are busy the next one is taken when one of them ends. */
	function callFor(name: string): void {
		const definition = byName.get(name);
		if (!definition || free(definition) <= 0) return;
		asked.add(name);
		wake();
	}
	const line = database.listen(jobChannel, { onCall: (name) => (name === '' ? call() : callFor(name)), onOpen: call });

	/** In the background: finding the tenants may take as long as the database is busy. */
	function runSchedule({ name, findTenants }: JobDefinition): void {
		if (schedules.has(name)) return;
		const find = findTenants ? () => database.withoutTenant(findTenants) : tenantIds;
		const run = store
			.runSchedule(name, find)
			.catch((error) => log.warn({ job: name, err: error }, 'schedule failed, to be tried again'))
			.then(() => schedules.delete(name));
		schedules.set(name, run);
	}

	function begin(definition: JobDefinition, job: WaitingJob): void {
		const since = performance.now();
		const run: Promise<void> = runJob(parts, definition, job, end.signal).then((outcome) => {
			const worked = (performance.now() - since) / 1000;
			meter?.ended(definition.name, outcome, { waited: job.waitedSeconds, worked });
			running.get(definition.name)?.delete(run);
			asked.add(definition.name);
			wake();
		});
		running.get(definition.name)?.set(run, job.data?.tenantId);
	}

	/** Whether it is too early for the next one of those that may wait; it is asked for again in time, and the others go on meanwhile. */
	function mustRest({ name, mayWait = false }: JobDefinition): boolean {
		const rest = mayWait ? (pace?.restOf(name) ?? 0) : 0;
		if (rest === 0) return false;
		if (!resting.has(name)) {
			const again = () => {
				resting.delete(name);
				callFor(name);
			};
			resting.set(name, setTimeout(again, rest).unref());
		}
		return true;
	}

	/** One of each tenant at a time, until there are no more or no room for them. */
	async function fill(definition: JobDefinition): Promise<void> {
		for (let more = true; more && free(definition) > 0 && !closing.signal.aborted; ) {
			if (mustRest(definition)) return;
			await pace?.next();
			const room = pace?.isVisited() ? 1 : free(definition);
			const fetched = await store.fetch(definition.name, room, tenantsWithEnough(definition));
			for (const job of fetched.jobs) begin(definition, job);
			more = fetched.more;
		}
	}

	async function findDue(): Promise<string[]> {
		lookedAt = performance.now();
		lookAt = lookedAt + lookEveryMs;
		const due = await store.findDue(jobs.map(({ name }) => name));
		for (const name of due.schedules) {
			const definition = byName.get(name);
			if (definition) runSchedule(definition);
		}
		return due.queues;
	}

	/** Now and then: what has ended would slow down every look for what waits. */
	async function removeEnded(): Promise<void> {
		if (performance.now() < removeAt) return;
		removeAt = performance.now() + removeEvery;
		await store.removeEnded();
	}

	async function lookOnce(): Promise<void> {
		const wanted = [...asked];
		asked.clear();
		const names = performance.now() >= lookAt ? await findDue() : wanted;
		for (const name of names) {
			const definition = byName.get(name);
			if (!definition || closing.signal.aborted) return;
			await fill(definition);
		}
		await removeEnded();
	}

	/** Until a notification arrives, a job has ended, or it is time. */
	async function pause(ms: number): Promise<void> {
		if (closing.signal.aborted) return;
		await new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, ms);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
		wake = () => {};
	}

	async function startStore(): Promise<void> {
		const missing = await store.start(
			jobs.map(({ name, mayTakeSeconds = 60, cron }) => ({ name, expireInSeconds: mayTakeSeconds, cron })),
		);
		if (alone) await store.takeOver();
		for (const name of missing) log.error({ job: name }, 'this job has no queue: a migration must make it');
	}

	/** @returns whether it went well; a store that is away is mentioned once, not at every try */
	async function tolerate(work: () => Promise<void>): Promise<boolean> {
		try {
			await work();
			if (away) log.info({}, 'job store found again');
			away = false;
			return true;
		} catch (error) {
			// That the database is away is logged with its reason by the gate, once for all who use it.
			if (!away) log.warn(isUnavailable(error) ? {} : { err: error }, 'job store cannot be reached');
			away = true;
			return false;
		}
	}

	const looking = (async () => {
		while (!closing.signal.aborted && !(await tolerate(startStore))) await pause(pauseBetweenStarts);
		while (!closing.signal.aborted) {
			await tolerate(lookOnce);
			// Asked again: a notification may have arrived meanwhile.
			while (asked.size === 0 && performance.now() < lookAt && !closing.signal.aborted)
				await pause(Math.ceil(lookAt - performance.now()));
		}
	})();

	return {
		readQueues: () => store.readQueues(),
		countRunning: () => new Map([...running].map(([name, runs]) => [name, runs.size])),
		async close(patience) {
			closing.abort();
			for (const timer of resting.values()) clearTimeout(timer);
			wake();
			await atMost(patienceWithStore, Promise.all([looking, line.close()]));
			const finished = Promise.all([
				...schedules.values(),
				...[...running.values()].flatMap((runs) => [...runs.keys()]),
			]);
			await atMost(patience, finished);
			end.abort(new Error('the process ends'));
			await atMost(patienceWithStore, finished);
			await store.close();
		},
	};
}
