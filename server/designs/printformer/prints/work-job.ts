// Every minute: prints whose time has come and whose own job was lost, and what else is to be done at the provider.
import type { Sql } from '../../../database/connection.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../../jobs/define-job.ts';
import { wakePrintJobs } from '../../../printing/lines/wake-print-jobs.ts';
import type { PrintformerServices } from '../services.ts';
import { printFile, sendPrintJob } from './find-print.ts';

/** Removals, merges, copies that no one needs. Each minds the signal. */
type Upkeep = (services: PrintformerServices, tenantId: string, signal: AbortSignal) => Promise<void>;

async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_printformer_work() as id`;
	return shops.map(({ id }) => id);
}

/** So long a job of its own has time to come. */
const overdueSeconds = 60;

async function wakeOverdue(sql: Sql, tenantId: string): Promise<void> {
	const overdue = await sql<{ id: string }[]>`
		select id from printformer_prints
		where tenant_id = ${tenantId} and state in ('waiting', 'ordered') and (held_until is null or held_until < now())
			and next_check_at < now() - make_interval(secs => ${overdueSeconds})
		order by next_check_at limit 200`;
	for (const { id } of overdue) await sendPrintJob(sql, tenantId, id);
}

/** Of prints that came to an end a while ago. */
async function wakeFinished(sql: Sql, tenantId: string): Promise<void> {
	const finished = await sql<{ releaseId: string }[]>`
		select release_id from printformer_prints p
		where tenant_id = ${tenantId} and state in ('made', 'failed') and next_check_at < now() - make_interval(secs => ${overdueSeconds})
			and exists (
				select from print_jobs j
				where j.tenant_id = ${tenantId} and j.state = 'waiting' and j.inputs -> 'release' ->> 'id' = p.release_id::text
			)
		limit 200`;
	for (const { releaseId } of finished) await wakePrintJobs(sql, tenantId, { releaseId, isMade: false });
}

/** Of prints and proofs whose rows are gone. */
async function removeFiles({ database, store }: PrintformerServices, tenantId: string): Promise<void> {
	const due = await database.inTenant(
		tenantId,
		(sql) => sql<{ id: string; identifier: string }[]>`
			select id, identifier from printformer_removals
			where tenant_id = ${tenantId} and kind = 'file' and next_attempt_at <= now() limit 200`,
	);
	for (const { id, identifier } of due) {
		await store.remove(tenantId, printFile(identifier));
		await database.inTenant(
			tenantId,
			(sql) => sql`delete from printformer_removals where tenant_id = ${tenantId} and id = ${id}`,
		);
	}
}

async function run(
	services: PrintformerServices,
	upkeep: readonly Upkeep[],
	{ tenantId, inTenant, log, signal }: JobContext<object>,
): Promise<void> {
	await inTenant((sql) => wakeOverdue(sql, tenantId));
	await inTenant((sql) => wakeFinished(sql, tenantId));
	// One that fails does not keep the others from their work; in a minute all of them come again.
	for (const work of [removeFiles, ...upkeep]) {
		signal.throwIfAborted();
		await work(services, tenantId, signal).catch((error: unknown) =>
			log.warn({ err: error }, 'something is left to do at printformer'),
		);
	}
}

export const workJob = (services: PrintformerServices, upkeep: readonly Upkeep[]): JobDefinition =>
	defineJob({
		name: 'printformer.work',
		cron: '* * * * *',
		mayTakeSeconds: 300,
		findTenants,
		run: (context) => run(services, upkeep, context),
	});
