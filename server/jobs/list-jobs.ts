// The jobs of a tenant, for reading: those that wait, run, were done a moment ago, or have failed.
import type { Sql } from '../database/connection.ts';

export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export interface ListedJob {
	id: string;
	name: string;
	state: JobState;
	/** How often it was tried before. */
	retries: number;
	sentAt: Date;
	startedAt: Date | null;
	endedAt: Date | null;
	/** What the last try failed with. */
	reason: string;
}

interface Wanted {
	state: JobState | undefined;
	first: number;
	offset: number;
}

const matching = (sql: Sql, tenantId: string, state: JobState | undefined) => sql`
	tenant_id = ${tenantId} and (${state ?? null}::text is null or state::text = ${state ?? null})`;

/** The latest first. */
export function listJobs(sql: Sql, tenantId: string, { state, first, offset }: Wanted): Promise<ListedJob[]> {
	return sql<ListedJob[]>`
		select id, name, state::text as state, retry_count as retries, created_on as "sentAt", started_on as "startedAt",
			completed_on as "endedAt", coalesce(output->>'message', output->'value'->>'message', '') as reason
		from jobs.job where ${matching(sql, tenantId, state)}
		order by created_on desc, id limit ${first} offset ${offset}`;
}

export async function countJobs(sql: Sql, tenantId: string, state: JobState | undefined): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from jobs.job where ${matching(sql, tenantId, state)}`;
	return row?.total ?? 0;
}
