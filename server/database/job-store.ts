// Where jobs wait: pg-boss, on a small pool of its own and of our own driver, so that one address and one set of rules leads to
// the database. Running jobs is server/jobs; here is what is asked of the store. What is asked for every job is job-statements.ts.
import PgBoss from 'pg-boss';
import type postgres from 'postgres';
import type { Trace } from '../trace.ts';
import { isUnavailable, openPool, type Sql } from './connection.ts';
import { completing, fetching, type JobData, jobChannel, noTenant } from './job-statements.ts';

const schema = 'jobs';

export interface WaitingJob {
	id: string;
	data: JobData | null;
	/** From the fetching on; after that somebody else gets it. */
	expireInSeconds: number;
	/** This one included. */
	tries: number;
	triesAtMost: number;
	/** Since it could have begun. */
	waitedSeconds: number;
}

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

interface QueueSettings {
	name: string;
	expireInSeconds: number;
	/** In UTC; undefined takes a schedule away. */
	cron: string | undefined;
}

export interface JobStore {
	/** Brings queues and schedules into line and begins supervision. @returns the names that have no queue */
	start(queues: readonly QueueSettings[]): Promise<string[]>;
	/** Puts back what is being worked on by nobody any more: for whoever knows that there is no other process. */
	takeOver(): Promise<void>;
	/** Those of the queues in which a job could begin now. Jobs that nobody finished in time are put back first. */
	findDue(names: readonly string[]): Promise<string[]>;
	/** One job of each tenant in turn, but of these none. */
	fetch(name: string, atMost: number, exceptOf: readonly string[]): Promise<FetchedJobs>;
	/** How the queues are, the same whichever process asks. Those in which nothing waits are left out. */
	readQueues(): Promise<QueueState[]>;
	complete(name: string, id: string): Promise<void>;
	/** It is tried again later, or parked if this was the last try. */
	fail(name: string, id: string, error: unknown): Promise<void>;
	/** Puts a job back that could not be finished, as if it had not been begun. */
	release(name: string, id: string): Promise<void>;
	/** Turns one job into one for each tenant, all or none. */
	fanOut(name: string, id: string, tenantIds: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

/** pg-boss writes JSON itself in some statements and not in others; the driver would write it twice. */
const json: postgres.PostgresType = {
	to: 114,
	from: [114, 3802],
	serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
	parse: (text: string) => JSON.parse(text),
};

function executor(sql: postgres.Sql | Sql): PgBoss.Db {
	return {
		async executeSql(text, values = []) {
			// The driver refuses undefined, which pg-boss leaves where it has nothing to say. Jobs lie in a table with a part for each
			// queue, and planning for all of them takes much longer than the work itself: it is done once for each connection.
			const rows = await sql.unsafe(
				text,
				values.map((value) => value ?? null),
				{ prepare: values.length > 0 },
			);
			return { rows: [...rows] };
		},
	};
}

/**
 * Maintenance comes as one text from BEGIN to COMMIT. If that failed half-way its connection would stay in a failed
 * transaction for ever, so the transaction is made here.
 */
function poolExecutor(pool: postgres.Sql): PgBoss.Db {
	return {
		async executeSql(text, values) {
			const [, statements] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(text) ?? [];
			if (statements === undefined) return executor(pool).executeSql(text, values);
			await pool.begin((sql) => sql.unsafe(statements));
			return { rows: [] };
		},
	};
}

/**
 * For what pg-boss does in the background. It does not wait for some of its statements, and a failure that nobody waits for
 * would end the process; where it does wait it copes with an answer that is missing.
 */
function backgroundExecutor(db: PgBoss.Db, report: (error: unknown) => void): PgBoss.Db {
	return {
		executeSql: (text, values) =>
			db.executeSql(text, values).catch((error) => {
				report(error);
				return undefined as unknown as { rows: unknown[] };
			}),
	};
}

const keeping: PgBoss.ConstructorOptions = {
	schema,
	migrate: false,
	supervise: true,
	schedule: true,
	maintenanceIntervalSeconds: 60,
	// What is done is of little interest and slows down every look for what is not; what is parked waits for a person.
	archiveCompletedAfterSeconds: 600,
	archiveFailedAfterSeconds: 180 * 24 * 3600,
	deleteAfterDays: 7,
};

/** In the order in which tenants are served when this one was the last. */
const fromTurnOf = (last: string) => (one: string, other: string) => {
	const [first, second] = [one > last, other > last];
	if (first !== second) return first ? -1 : 1;
	return one < other ? -1 : 1;
};

export function openJobStore(url: string, report: (error: unknown) => void): JobStore {
	const pool = openPool(url, 2, { types: { json } });
	const db = poolExecutor(pool);
	/** The tenant whose turn was last, by queue. */
	const servedLast = new Map<string, string>();
	let closing = false;
	const tell = (error: unknown) => {
		// That the database is away is known to whoever looks for jobs; what pg-boss stumbles over is that same failure again.
		if (!closing && !isUnavailable(error) && !(error instanceof TypeError)) report(error);
	};
	/** Asked by us and never started: whoever asks is told of failures. */
	const boss = new PgBoss({ schema, db });
	/** Supervises and keeps time in the background. */
	let keeper: PgBoss | undefined;

	async function settle(queues: readonly QueueSettings[]): Promise<string[]> {
		const names = queues.map(({ name }) => name);
		const seconds = queues.map(({ expireInSeconds }) => expireInSeconds);
		const found = await pool<{ name: string }[]>`
			update jobs.queue set expire_seconds = wanted.seconds
			from unnest(${names}::text[], ${seconds}::int[]) as wanted (name, seconds)
			where queue.name = wanted.name
			returning queue.name`;
		const missing = names.filter((name) => !found.some((queue) => queue.name === name));
		for (const { name, cron } of queues.filter((queue) => !missing.includes(queue.name))) {
			if (cron === undefined) await boss.unschedule(name);
			else await boss.schedule(name, cron, {});
		}
		return missing;
	}

	return {
		async start(queues) {
			const missing = await settle(queues);
			// One that could not start cannot be started again.
			const begun = new PgBoss({ ...keeping, db: backgroundExecutor(db, tell) });
			begun.on('error', tell);
			await begun.start();
			keeper = begun;
			return missing;
		},

		async takeOver() {
			// It counts as a try: a job that kills its process is parked in the end.
			await pool`
				update jobs.job set state = 'retry', start_after = now()
				where state = 'active' and retry_count < retry_limit`;
		},

		async findDue(names) {
			const look = () => pool<{ overdue: boolean; due: string[] }[]>`
				select exists (select from jobs.job where state = 'active' and started_on + expire_in < now()) as overdue,
					array (
						select name from unnest(${[...names]}::text[]) as wanted (name)
						where exists (
							select from jobs.job where job.name = wanted.name and state < 'active' and start_after < now()
						)
					) as due`;
			const [seen] = await look();
			if (!seen?.overdue) return seen?.due ?? [];
			await boss.expire();
			return (await look())[0]?.due ?? [];
		},

		async fetch(name, atMost, exceptOf) {
			const since = servedLast.get(name) ?? noTenant;
			const rows = await pool.unsafe<(WaitingJob & { tenantId: string; more: boolean })[]>(
				fetching(name),
				[atMost, since, [...exceptOf]],
				{ prepare: true },
			);
			const inTurn = rows.map(({ tenantId }) => tenantId).sort(fromTurnOf(since));
			servedLast.set(name, inTurn.at(-1) ?? since);
			return { jobs: [...rows], more: rows[0]?.more ?? false };
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

		async complete(name, id) {
			await pool.unsafe(completing(name), [id], { prepare: true });
		},

		async fail(name, id, error) {
			const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
			await boss.fail(name, id, { name: kind, message });
		},

		async release(name, id) {
			await pool`
				update jobs.job set state = 'created', started_on = null, start_after = now()
				where name = ${name} and id = ${id} and state = 'active'`;
			await pool`select pg_notify(${jobChannel}, ${name})`;
		},

		async fanOut(name, id, tenantIds) {
			await pool.begin(async (sql) => {
				const inHere = { db: executor(sql) };
				const [held] = await sql`
					select from jobs.job where name = ${name} and id = ${id} and state = 'active' for update`;
				// Somebody else has it by now.
				if (!held) return;
				const trace: Trace = { requestId: id };
				const jobs = tenantIds.map((tenantId) => ({ name, data: { tenantId, payload: {}, trace } satisfies JobData }));
				await boss.insert(jobs, inHere);
				await boss.complete(name, id, {}, inHere);
				await sql`select pg_notify(${jobChannel}, ${name})`;
			});
		},

		async close() {
			closing = true;
			await keeper?.stop({ graceful: false }).catch(() => undefined);
			await pool.end({ timeout: 2 });
		},
	};
}
