// Where jobs wait: a table, on a small pool of its own, so that looking for jobs does not wait behind visitors. Running jobs is server/jobs.
import { openPool } from '../connection.ts';
import {
	completeJob,
	failJob,
	failOverdueJobs,
	type HeldJob,
	releaseJob,
	removeEndedJobs,
	takeOverJobs,
} from './end-jobs.ts';
import { fetchJobs, lastServed, type WaitingJob } from './fetch-jobs.ts';
import { alignSchedules, type QueueSettings, runSchedule, runScheduleOfOlder } from './schedules.ts';

interface FetchedJobs {
	jobs: WaitingJob[];
	/** There are others that could begin. */
	more: boolean;
}

/** What waits in one queue, of all tenants. */
export interface QueueState {
	name: string;
	/** Could begin now. */
	due: number;
	/** Are to begin later: at their time, or after a pause. */
	later: number;
	/** How long the one that could have begun first has waited; 0 when none could. */
	oldestSeconds: number;
	/** Have failed for good, and wait for a person. */
	parked: number;
}

interface DueWork {
	/** Queues in which a job could begin. */
	queues: string[];
	/** Schedules that are to be run. */
	schedules: string[];
}

export interface JobStore {
	/** Brings queues and schedules into line. @returns the names that have no queue */
	start(queues: readonly QueueSettings[]): Promise<string[]>;
	/** Puts back what is being worked on by no one any more: for a caller that knows that there is no other process. */
	takeOver(): Promise<void>;
	/** What of these could begin now. Jobs that no one finished in time are put back first. */
	findDue(names: readonly string[]): Promise<DueWork>;
	/** One job of each tenant in turn, but of these none. */
	fetch(name: string, atMost: number, exceptOf: readonly string[]): Promise<FetchedJobs>;
	/** How the queues are, the same whichever process asks. Those in which nothing waits are left out. */
	readQueues(): Promise<QueueState[]>;
	complete(job: HeldJob): Promise<void>;
	/** It is tried again later, or becomes a dead letter if this was the last try. */
	fail(job: HeldJob, error: unknown): Promise<void>;
	/** Puts a job back that could not be finished, as if it had not been begun. */
	release(job: HeldJob): Promise<void>;
	/** Sends a job for each tenant, all or none, unless another process does. */
	runSchedule(name: string, findTenants: () => Promise<readonly string[]>): Promise<boolean>;
	runScheduleOfOlder(job: HeldJob): Promise<void>;
	removeEnded(): Promise<void>;
	close(): Promise<void>;
}

/** Before every tenant. */
const noTenant = '00000000-0000-0000-0000-000000000000';

export function openJobStore(url: string): JobStore {
	const pool = openPool(url, 2);
	/** The tenant whose turn was last, by queue. */
	const servedLast = new Map<string, string>();

	const look = async (names: readonly string[]) => {
		const [seen] = await pool<(DueWork & { overdue: boolean })[]>`
			select exists (select from jobs.job where state = 'active' and started_on + expire_in < now()) as overdue,
				array (
					select name from unnest(${[...names]}::text[]) as wanted (name)
					where exists (
						select from jobs.job where job.name = wanted.name and state < 'active' and start_after < now()
					)
				) as queues,
				array (
					select name from jobs.schedule where name = any(${[...names]}::text[]) and next_run_at <= now()
				) as schedules`;
		return seen ?? { overdue: false, queues: [], schedules: [] };
	};

	return {
		async start(queues) {
			const names = queues.map(({ name }) => name);
			const seconds = queues.map(({ expireInSeconds }) => expireInSeconds);
			const found = await pool<{ name: string }[]>`
				update jobs.queue set expire_seconds = wanted.seconds
				from unnest(${names}::text[], ${seconds}::int[]) as wanted (name, seconds)
				where queue.name = wanted.name
				returning queue.name`;
			const known = new Set(found.map(({ name }) => name));
			await alignSchedules(
				pool,
				queues.filter(({ name }) => known.has(name)),
			);
			return names.filter((name) => !known.has(name));
		},

		takeOver: () => takeOverJobs(pool),

		async findDue(names) {
			const seen = await look(names);
			if (!seen.overdue) return seen;
			await failOverdueJobs(pool);
			return look(names);
		},

		async fetch(name, atMost, exceptOf) {
			const last = servedLast.get(name) ?? noTenant;
			const jobs = await fetchJobs(pool, { name, atMost, last, exceptOf });
			servedLast.set(name, lastServed(jobs, last));
			return { jobs, more: jobs[0]?.more ?? false };
		},

		async readQueues() {
			return pool<QueueState[]>`
				select name, count(*) filter (where state < 'active' and start_after < now())::int as due,
					count(*) filter (where state < 'active' and start_after >= now())::int as later,
					coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now())), 0)::float8
						as oldest_seconds,
					count(*) filter (where state = 'failed')::int as parked
				from jobs.job where state < 'active' or state = 'failed' group by name`;
		},

		complete: (job) => completeJob(pool, job),
		fail: (job, error) => failJob(pool, job, error),
		release: (job) => releaseJob(pool, job),
		runSchedule: (name, findTenants) => runSchedule(pool, name, findTenants),
		runScheduleOfOlder: (job) => runScheduleOfOlder(pool, job),
		removeEnded: () => removeEndedJobs(pool),

		async close() {
			await pool.end({ timeout: 2 });
		},
	};
}
