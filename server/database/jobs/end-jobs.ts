// How a job ends: done, failed with a pause before the next try, put back. Only the try that holds the lease may say so: when its time is up and
// another has begun, it has no say any more.
import type postgres from 'postgres';
import { jobChannel } from './job-data.ts';

type Pool = postgres.Sql | postgres.TransactionSql;

/** One try of a job. */
export interface HeldJob {
	name: string;
	id: string;
	/** Which try it is, from 1 on. */
	tries: number;
}

const held = (pool: Pool, { name, id, tries }: HeldJob) =>
	pool`name = ${name} and id = ${id} and state = 'active' and retry_count = ${tries - 1}`;

export async function completeJob(pool: Pool, job: HeldJob): Promise<void> {
	await pool`
		update jobs.job set state = 'completed', completed_on = now(), output = null where ${held(pool, job)}`;
}

/** The pause before the next try doubles, from 10 to 20 seconds on; after the last one the job waits for a person, as a dead letter. */
const failing = (pool: Pool, output: object) => pool`
	state = case when retry_count < retry_limit then 'retry' else 'failed' end::jobs.job_state,
	start_after = case when retry_count < retry_limit
		then now() + retry_delay * 2 ^ least(retry_count, 16) * (1 + random()) * interval '1 second' else start_after end,
	completed_on = case when retry_count < retry_limit then null else now() end,
	output = ${JSON.stringify(output)}::text::jsonb`;

export async function failJob(pool: Pool, job: HeldJob, error: unknown): Promise<void> {
	const { name, message } = error instanceof Error ? error : new Error(String(error));
	await pool`update jobs.job set ${failing(pool, { name, message })} where ${held(pool, job)}`;
}

/** Those that no one ended within their lease: their process was killed, or has lost its database. */
export async function failOverdueJobs(pool: Pool): Promise<void> {
	await pool`
		update jobs.job set ${failing(pool, { message: 'the job did not end within its time' })}
		where state = 'active' and started_on + expire_in < now()`;
}

/** As if it had not been begun: nothing was wrong with it. */
export async function releaseJob(pool: Pool, job: HeldJob): Promise<void> {
	await pool`
		update jobs.job set state = 'created', started_on = null, start_after = now() where ${held(pool, job)}`;
	await pool`select pg_notify(${jobChannel}, ${job.name})`;
}

/** What runs is run by no one any more. It counts as a try: a job that kills its process becomes a dead letter in the end. */
export async function takeOverJobs(pool: Pool): Promise<void> {
	await pool`
		update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`;
}

/** What is done is of little interest; dead letters wait for a person, for half a year. */
export async function removeEndedJobs(pool: Pool): Promise<void> {
	await pool`
		delete from jobs.job where (name, id) in (
			select name, id from jobs.job
			where state > 'active' and completed_on < now() - case when state = 'failed' then interval '180 days' else interval '10 minutes' end
			limit 10000 for update skip locked
		)`;
}
