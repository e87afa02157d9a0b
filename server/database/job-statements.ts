// What is asked of the job store for each single job: sending, taking, ending. These are pg-boss's own statements for queues of its
// standard policy, and shorter. Each queue is a part of one table: where its name is written out the database looks at that part alone,
// and otherwise prepares itself for all of them, each time.
import type { Trace } from '../trace.ts';
import type { Sql } from './connection.ts';
import { currentTrace } from './gate/admission.ts';

/** Notified with the name of the queue in the transaction that sends a job, or with nothing: then all of them have to be looked at. */
export const jobChannel = 'jobs';

export interface JobData {
	tenantId?: string;
	payload?: object;
	/** Of what it follows from. */
	trace?: Trace;
}

/** Names are written in the source; nothing else gets in. */
function written(name: string): string {
	if (!/^[\w.-]+$/.test(name)) throw new Error(`not the name of a queue: ${name}`);
	return `'${name}'`;
}

/** Below every tenant: of jobs that are of none. */
export const noTenant = '00000000-0000-0000-0000-000000000000';

/**
 * Tenants take turns: one job each, of those that follow the one that was served last ($2), and from the first on again; of tenants that have
 * enough ($3) none. Each step looks up the next tenant and its next job, however many wait. A try that was not the first is counted when it begins.
 * What is given stands in a table of its own: of a value that it sees the database would plan anew each time.
 */
export const fetching = (name: string): string => {
	// By a case, whose effect nobody guesses: the plan is made once for all, and where all wait for one tenant it would be made for no rows.
	const isWanted = 'case when j.tenant_id = any((select except_of from given)::uuid[]) then false else true end';
	const due = `jobs.job j where j.name = ${written(name)} and j.state < 'active' and j.start_after < now() and ${isWanted}`;
	return `
	with recursive given (at_most, last, except_of) as materialized (
		select $1::int, $2::uuid, $3::uuid[]
	), ring (tenant_id, is_second_round, place) as (
		select last, false, 0 from given
		union all
		select following.tenant_id, following.is_second_round, ring.place + 1
		from ring cross join lateral (
			(
				select j.tenant_id, ring.is_second_round from ${due} and j.tenant_id > ring.tenant_id
					and (not ring.is_second_round or j.tenant_id <= (select last from given))
				order by j.tenant_id limit 1
			)
			union all
			(
				select j.tenant_id, true from ${due} and not ring.is_second_round and j.tenant_id <= (select last from given)
				order by j.tenant_id limit 1
			)
			limit 1
		) following
		where ring.place < (select at_most from given)
	), next as (
		select picked.id from ring cross join lateral (
			select j.id from ${due} and j.tenant_id = ring.tenant_id
			order by j.start_after, j.id limit 1 for update skip locked
		) picked
		where ring.place > 0
	)
	update jobs.job j set state = 'active', started_on = now(),
		retry_count = case when started_on is not null then retry_count + 1 else retry_count end
	from next where j.name = ${written(name)} and j.id = next.id
	returning j.id, j.data, j.tenant_id, extract(epoch from j.expire_in)::float8 as expire_in_seconds, j.retry_count + 1 as tries,
		j.retry_limit + 1 as tries_at_most, extract(epoch from now() - j.start_after)::float8 as waited_seconds,
		coalesce((select true from ${due} and j.id not in (select id from next) order by j.tenant_id limit 1), false) as more`;
};

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
	const trace = currentTrace();
	const traced: JobData = trace ? { ...data, trace } : data;
	const [sent] = await sql<{ id: string }[]>`
		insert into jobs.job (name, data, start_after, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy)
		select q.name, ${JSON.stringify(traced)}::text::jsonb, t.start_after, coalesce(q.expire_seconds, 900) * interval '1 second',
			t.start_after + coalesce(q.retention_minutes * interval '1 minute', interval '14 days'), coalesce(q.retry_limit, 2),
			coalesce(q.retry_delay, 0), coalesce(q.retry_backoff, false), q.policy
		from jobs.queue q cross join (select coalesce(${startAfter ?? null}::timestamptz, now()) as start_after) t
		where q.name = ${name}
		returning id, pg_notify(${jobChannel}, name)`;
	if (!sent) throw new Error(`there is no queue ${name}: a migration makes it with select jobs.make_queue('${name}')`);
	return sent.id;
}
