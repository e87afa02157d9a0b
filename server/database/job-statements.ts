// What is asked of the job store for each single job: sending, taking, ending. These are pg-boss's own statements for queues of its
// standard policy, and shorter. Each queue is a part of one table: where its name is written out the database looks at that part alone,
// and otherwise prepares itself for all of them, each time.
import type { Sql } from './connection.ts';

/** Notified with the name of the queue in the transaction that sends a job, or with nothing: then all of them have to be looked at. */
export const jobChannel = 'jobs';

export interface JobData {
	tenantId?: string;
	payload?: object;
}

/** Names are written in the source; nothing else gets in. */
function written(name: string): string {
	if (!/^[\w.-]+$/.test(name)) throw new Error(`not the name of a queue: ${name}`);
	return `'${name}'`;
}

/**
 * A try that was not the first is counted when it begins. The limit is written out: with a parameter in its place the database would plan
 * anew each time.
 */
export const fetching = (name: string, atMost: number): string => `
	with next as (
		select id from jobs.job where name = ${written(name)} and state < 'active' and start_after < now()
		order by priority desc, created_on, id limit ${Math.trunc(atMost)} for update skip locked
	)
	update jobs.job j set state = 'active', started_on = now(),
		retry_count = case when started_on is not null then retry_count + 1 else retry_count end
	from next where j.name = ${written(name)} and j.id = next.id
	returning j.id, j.data, extract(epoch from j.expire_in)::float8 as expire_in_seconds, j.retry_count + 1 as tries,
		j.retry_limit + 1 as tries_at_most`;

export const completing = (name: string): string => `
	update jobs.job set completed_on = now(), state = 'completed', output = null
	where name = ${written(name)} and id = $1 and state = 'active'`;

interface Options {
	/** Not before. */
	startAfter?: Date;
}

/** Writes the job in the caller's transaction: without its commit there never was one, and nobody is notified. */
export async function sendToStore(
	sql: Sql,
	name: string,
	data: JobData,
	{ startAfter }: Options = {},
): Promise<string> {
	const [sent] = await sql<{ id: string }[]>`
		insert into jobs.job (name, data, start_after, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy)
		select q.name, ${JSON.stringify(data)}::text::jsonb, t.start_after, coalesce(q.expire_seconds, 900) * interval '1 second',
			t.start_after + coalesce(q.retention_minutes * interval '1 minute', interval '14 days'), coalesce(q.retry_limit, 2),
			coalesce(q.retry_delay, 0), coalesce(q.retry_backoff, false), q.policy
		from jobs.queue q cross join (select coalesce(${startAfter ?? null}::timestamptz, now()) as start_after) t
		where q.name = ${name}
		returning id, pg_notify(${jobChannel}, name)`;
	if (!sent) throw new Error(`there is no queue ${name}: a migration makes it with select jobs.make_queue('${name}')`);
	return sent.id;
}
