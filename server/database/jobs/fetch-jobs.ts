// Takes the next jobs of a queue, in turn of their tenants.
import type postgres from 'postgres';
import type { JobData } from './job-data.ts';

export interface WaitingJob {
	id: string;
	data: JobData | null;
	/** Its lease, from the fetching on; after that another process gets it. */
	expireInSeconds: number;
	/** This one included. */
	tries: number;
	triesAtMost: number;
	/** Since it could have begun. */
	waitedSeconds: number;
}

interface FetchedJob extends WaitingJob {
	tenantId: string;
	/** There are others that could begin. */
	more: boolean;
}

interface Wanted {
	name: string;
	atMost: number;
	/** The tenant whose turn was last. */
	last: string;
	/** Tenants that have enough. */
	exceptOf: readonly string[];
}

/**
 * Tenants take turns: one job each, of those that follow the one that was served last, and from the first on again. Each step looks up the next tenant
 * and its next job, however many wait. A try that was not the first is counted when it begins. What is given stands in a table of its own: of a
 * value that it sees the database would plan anew each time.
 */
export function fetchJobs(pool: postgres.Sql, { name, atMost, last, exceptOf }: Wanted): Promise<FetchedJob[]> {
	// By a case, whose effect no one guesses: the plan is made once for all, and where all wait for one tenant it would be made for no rows.
	const due = pool`
		jobs.job j where j.name = (select name from given) and j.state < 'active' and j.start_after < now()
			and case when j.tenant_id = any((select except_of from given)::uuid[]) then false else true end`;
	return pool<FetchedJob[]>`
		with recursive given (name, at_most, last, except_of) as materialized (
			select ${name}::text, ${atMost}::int, ${last}::uuid, ${[...exceptOf]}::uuid[]
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
		from next where j.name = (select name from given) and j.id = next.id
		returning j.id, j.data, j.tenant_id, extract(epoch from j.expire_in)::float8 as expire_in_seconds,
			j.retry_count + 1 as tries, j.retry_limit + 1 as tries_at_most,
			extract(epoch from now() - j.start_after)::float8 as waited_seconds,
			coalesce((select true from ${due} and j.id not in (select id from next) order by j.tenant_id limit 1), false) as more`;
}

/** In the order in which tenants are served when this one was the last. */
const fromTurnOf = (last: string) => (one: string, other: string) => {
	const [first, second] = [one > last, other > last];
	if (first !== second) return first ? -1 : 1;
	return one < other ? -1 : 1;
};

/** The tenant whose turn is last now. */
export const lastServed = (fetched: readonly FetchedJob[], last: string): string =>
	fetched
		.map(({ tenantId }) => tenantId)
		.sort(fromTurnOf(last))
		.at(-1) ?? last;
