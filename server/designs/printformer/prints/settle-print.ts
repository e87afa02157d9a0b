// How a step of a print ends: looked at again later, made or failed. Nothing is written by a job that does not hold the print any more.
import type { Finding } from '../../../../rules/designs/findings.ts';
import type { PrintFailure } from '../../../../rules/designs/printformer.ts';
import type { Sql } from '../../../database/connection.ts';
import { sendJob } from '../../../jobs/send-job.ts';
import { wakePrintJobs } from '../../../printing/lines/wake-print-jobs.ts';
import { printFile, printJobName } from './find-print.ts';
import type { HeldPrint } from './hold-print.ts';
import type { PrintWork } from './print-work.ts';

/** Of what the provider says, which may be a page of HTML. */
const longestMessage = 1000;

const cut = (message: string | null | undefined) => message?.slice(0, longestMessage) || null;

const heldBy = (sql: Sql, { tenantId }: PrintWork, { id, workerId, state }: HeldPrint) => sql`
	tenant_id = ${tenantId} and id = ${id} and worker_id = ${workerId} and state = ${state}`;

/** By the notification, by this job, or by the minute's one if that is lost: whichever comes first. One that comes before the pause is over may do nothing. */
async function lookAgain(sql: Sql, { tenantId }: PrintWork, { id }: HeldPrint, pauseMs: number): Promise<void> {
	await sendJob(sql, tenantId, printJobName, { printId: id }, { startAfter: new Date(Date.now() + pauseMs) });
}

export interface Pause {
	ms: number;
	/** What the provider said meanwhile. */
	message?: string | null | undefined;
	/** Ordered anew, as the order is not known at the provider any more. */
	isReordered?: boolean;
}

export function pausePrint(
	work: PrintWork,
	print: HeldPrint,
	{ ms, message, isReordered = false }: Pause,
): Promise<void> {
	return work.inTenant(async (sql) => {
		const paused = await sql`
			update printformer_prints set attempts = attempts + 1, message = ${cut(message)},
				next_check_at = now() + make_interval(secs => ${ms / 1000}),
				state = case when ${isReordered} then 'waiting' else state end,
				processing_id = case when ${isReordered} then null else processing_id end
			where ${heldBy(sql, work, print)}`;
		if (paused.count > 0) await lookAgain(sql, work, print, ms);
	});
}

export function noteOrder(work: PrintWork, print: HeldPrint, processingId: string, pauseMs: number): Promise<void> {
	return work.inTenant(async (sql) => {
		const noted = await sql`
			update printformer_prints set state = 'ordered', processing_id = ${processingId}, attempts = 0, message = null,
				next_check_at = now() + make_interval(secs => ${pauseMs / 1000})
			where ${heldBy(sql, work, print)}`;
		if (noted.count > 0) await lookAgain(sql, work, print, pauseMs);
	});
}

export interface Failed {
	code: PrintFailure;
	message?: string | null | undefined;
	findings?: readonly Finding[];
	/** Of the file that came. */
	pages?: number;
}

export async function failPrint(work: PrintWork, print: HeldPrint, failed: Failed): Promise<void> {
	const { tenantId, inTenant, log } = work;
	const { code, message, findings = [], pages = null } = failed;
	log.warn({ print: print.id, code }, 'no print file at printformer');
	await inTenant(async (sql) => {
		const saved = await sql`
			update printformer_prints set state = 'failed', failure_code = ${code}, message = ${cut(message)}, pages = ${pages},
				findings = ${JSON.stringify(findings)}::text::jsonb
			where ${heldBy(sql, work, print)}`;
		if (saved.count > 0) await wakePrintJobs(sql, tenantId, { releaseId: print.releaseId, isMade: false });
	});
}

interface MadeFile {
	sha256: string;
	size: number;
	pages: number;
	/** Warnings, and errors that the shop has overruled. */
	findings: readonly Finding[];
}

/** @returns whether the file counts */
export function finishPrint(
	work: PrintWork,
	print: HeldPrint,
	{ sha256, size, pages, findings }: MadeFile,
): Promise<boolean> {
	const { tenantId, inTenant } = work;
	return inTenant(async (sql) => {
		const saved = await sql`
			update printformer_prints set state = 'made', sha256 = ${sha256}, size = ${size}, pages = ${pages}, made_at = now(),
				findings = ${JSON.stringify(findings)}::text::jsonb,
				file_id = ${print.workerId}, message = null, worker_id = null, held_until = null
			where ${heldBy(sql, work, print)}`;
		if (saved.count > 0) await wakePrintJobs(sql, tenantId, { releaseId: print.releaseId, isMade: true });
		return saved.count > 0;
	});
}

export const fileOf = ({ workerId }: HeldPrint): string => printFile(workerId);
