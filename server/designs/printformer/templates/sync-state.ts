// How the synchronisation of templates goes: one row for each account.
import type { Sql } from '../../../database/connection.ts';
import type { PrintformerProblem } from '../../../integrations/printformer/problem.ts';
import { sendJob } from '../../../jobs/send-job.ts';

export const syncJobName = 'printformer.sync';

export interface SyncState {
	state: 'waiting' | 'done' | 'failed';
	/** Kind of the problem, and what the provider says. */
	problem: string | null;
	message: string | null;
	requestedAt: Date;
	finishedAt: Date | null;
	/** Null: not counted yet. */
	total: number | null;
	done: number;
	withoutPreview: number;
}

export async function findSync(sql: Sql, tenantId: string, account: string): Promise<SyncState | undefined> {
	const [found] = await sql<SyncState[]>`
		select state, problem, message, requested_at, finished_at, total, done, without_preview
		from printformer_syncs where tenant_id = ${tenantId} and account = ${account}`;
	return found;
}

export async function beginSync(sql: Sql, tenantId: string, account: string): Promise<void> {
	await sql`
		insert into printformer_syncs (tenant_id, account, state) values (${tenantId}, ${account}, 'waiting')
		on conflict (tenant_id, account) do update set
			state = 'waiting', problem = null, message = null, requested_at = now(), total = null, done = 0, without_preview = 0`;
}

/** One that waits for longer than it may take has been lost with its process. */
const lostAfter = '15 minutes';

/** Again while one is under way: that one will do. */
export async function requestSync(sql: Sql, tenantId: string, account: string): Promise<void> {
	const [waiting] = await sql`
		select from printformer_syncs
		where tenant_id = ${tenantId} and account = ${account} and state = 'waiting'
			and requested_at > now() - ${lostAfter}::interval`;
	if (waiting) return;
	await beginSync(sql, tenantId, account);
	await sendJob(sql, tenantId, syncJobName, {});
}

const isUnresolved = (problem: PrintformerProblem): boolean =>
	problem.kind === 'unreachable' && ['ENOTFOUND', 'EAI_AGAIN'].includes(problem.reason);

/** As staff are told: a name that leads nowhere is misspelt rather than away. */
export const nameProblem = (problem: PrintformerProblem): string =>
	isUnresolved(problem) ? 'unresolved' : problem.kind;

export async function endSync(
	sql: Sql,
	tenantId: string,
	account: string,
	problem: PrintformerProblem | null,
): Promise<void> {
	const message = problem && 'message' in problem ? problem.message : null;
	await sql`
		update printformer_syncs
		set state = ${problem ? 'failed' : 'done'}, problem = ${problem && nameProblem(problem)}, message = ${message || null},
			finished_at = now()
		where tenant_id = ${tenantId} and account = ${account}`;
}
