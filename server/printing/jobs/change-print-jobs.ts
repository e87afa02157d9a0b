// What the shop does with the file for the press: it is noted as printed, or made again when that has failed.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import { makeJobName } from '../lines/job-inputs.ts';
import { lockFiles } from '../lines/lock-files.ts';
import { refuseCancelled } from '../lines/refuse-cancelled.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { findOrderPrintLine, type OrderPrintLine } from './find-order-lines.ts';

/** Files first, then the line, as everything that changes a file does it. */
export async function holdLine(sql: Sql, tenantId: string, itemId: string): Promise<OrderPrintLine> {
	await lockFiles(sql, tenantId, [itemId]);
	await sql`select from print_lines where tenant_id = ${tenantId} and item_id = ${itemId} for update`;
	await refuseCancelled(sql, tenantId, itemId);
	const line = await findOrderPrintLine(sql, tenantId, itemId);
	if (!line) throw new Refused('NOT_FOUND');
	return line;
}

/** Noted twice it is noted once. Who has printed without our file, as it could not be made, may say so. */
export async function markPrinted(sql: Sql, caller: Caller, itemId: string): Promise<void> {
	const { tenant, user, services } = caller;
	const { state, job, attempts } = await holdLine(sql, tenant.id, itemId);
	if (state === 'printed') return;
	if (attempts.some((file) => file.state === 'uploaded')) throw new Refused('PRINT_DATA_REPLACED');
	if (state !== 'released' || !job) throw new Refused('PRINT_DATA_NOT_RELEASED');
	if (job.state === 'waiting') throw new Refused('STILL_WORKING');
	await sql`
		update print_jobs set printed_at = now(), printed_by = ${user?.id ?? null}
		where tenant_id = ${tenant.id} and id = ${job.id}`;
	await sql`
		update print_lines set state = 'printed', state_since = now()
		where tenant_id = ${tenant.id} and item_id = ${itemId} and release_id is not null`;
	await sql`
		update print_data set state = 'printed', changed_at = now()
		where tenant_id = ${tenant.id} and item_id = ${itemId} and replaced_by is null and state = 'released'`;
	await recordPrintEvent(sql, tenant.id, itemId, { step: 'printed', actor: 'staff', userId: user?.id ?? null });
	await settleLine(sql, tenant.id, itemId);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'markLinePrinted',
		entity: { type: 'printJob', id: job.id },
		before: { state },
		after: { state: 'printed', itemId, sha256: job.sha256 },
	});
}

/** What was made stays as it is. */
export async function remakeJob(sql: Sql, caller: Caller, itemId: string): Promise<void> {
	const { tenant, services } = caller;
	const { job } = await holdLine(sql, tenant.id, itemId);
	if (!job) throw new Refused('PRINT_DATA_NOT_RELEASED');
	if (job.state === 'made') return;
	const [asked] = await sql<{ at: Date }[]>`
		update print_jobs set state = 'waiting', failure_code = null where tenant_id = ${tenant.id} and id = ${job.id}
		returning now() as at`;
	await settleLine(sql, tenant.id, itemId);
	const again = job.state === 'failed' && asked ? { again: asked.at.toISOString() } : {};
	await sendJob(sql, tenant.id, makeJobName, { id: job.id, ...again });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'remakePrintJob',
		entity: { type: 'printJob', id: job.id },
		before: { state: job.state, failureCode: job.failureCode },
		after: { state: 'waiting', itemId },
	});
}
