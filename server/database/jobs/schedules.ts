// Schedules run once in the cluster: the process that moves the next run on has the lease of it, sends the jobs and sets the time of the run after that in one
// transaction. One that is killed in between leaves the run to the next when its lease is over. The clock is that of the database.
import type postgres from 'postgres';
import { nextRun } from '../../../rules/cron.ts';
import { newId } from '../../../rules/ids.ts';
import { completeJob, type HeldJob } from './end-jobs.ts';
import { sendToStore } from './send-to-store.ts';

export interface QueueSettings {
	name: string;
	expireInSeconds: number;
	/** In UTC; undefined takes a schedule away. */
	cron: string | undefined;
}

/** Brings the schedules into line with those of this version. A run that was missed while no process was there stays due. */
export async function alignSchedules(pool: postgres.Sql, queues: readonly QueueSettings[]): Promise<void> {
	const [clock] = await pool<{ now: Date }[]>`select now() as now`;
	const now = clock?.now ?? new Date();
	const schedules = queues.flatMap(({ name, cron }) => (cron ? { name, cron, next_run_at: nextRun(cron, now) } : []));
	await pool`
		with removed as (
			delete from jobs.schedule
			where name = any(${queues.flatMap(({ name, cron }) => (cron ? [] : name))}::text[])
		)
		insert into jobs.schedule as s (name, cron, timezone, next_run_at)
		select name, cron, 'UTC', next_run_at
		from jsonb_to_recordset(${JSON.stringify(schedules)}::text::jsonb) as wanted (name text, cron text, next_run_at timestamptz)
		on conflict (name) do update set cron = excluded.cron,
			next_run_at = case when s.cron = excluded.cron then coalesce(s.next_run_at, excluded.next_run_at) else excluded.next_run_at end`;
}

/** Sends a job for each tenant that is found, if the schedule is due and no one else runs it. @returns whether it was this one */
export async function runSchedule(
	pool: postgres.Sql,
	name: string,
	findTenants: () => Promise<readonly string[]>,
): Promise<boolean> {
	const [claim] = await pool<{ cron: string; now: Date; lease: string }[]>`
		update jobs.schedule set next_run_at = now() + interval '1 minute' where name = ${name} and next_run_at <= now()
		returning cron, now() as now, next_run_at::text as lease`;
	if (!claim) return false;
	const tenantIds = await findTenants();
	return pool.begin(async (sql) => {
		const moved = await sql`
			update jobs.schedule set next_run_at = ${nextRun(claim.cron, claim.now)}
			where name = ${name} and next_run_at = ${claim.lease}::text::timestamptz`;
		if (moved.count === 0) return false;
		await sendToStore(sql, { tenantIds, name, payload: {}, trace: { requestId: newId() } });
		return true;
	});
}

/** A process of an older version sends a job of no tenant when a schedule is due: it is made due here. */
export async function runScheduleOfOlder(pool: postgres.Sql, job: HeldJob): Promise<void> {
	await pool.begin(async (sql) => {
		await sql`update jobs.schedule set next_run_at = now() where name = ${job.name}`;
		await completeJob(sql, job);
	});
}
