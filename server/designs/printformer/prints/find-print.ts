// The print file of a release: requested once, whoever asks and however often, and how far it has come.
import type { Finding } from '../../../../rules/designs/findings.ts';
import type { PrintFailure } from '../../../../rules/designs/printformer.ts';
import { newId } from '../../../../rules/ids.ts';
import type { Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { isJobWaiting } from '../../../jobs/is-waiting.ts';
import { sendJob } from '../../../jobs/send-job.ts';

export const printJobName = 'printformer.print';

/** `waiting`: to be ordered at the provider; `ordered`: being made there. */
type PrintState = 'waiting' | 'ordered' | 'made' | 'failed';

export interface Print {
	id: string;
	releaseId: string;
	state: PrintState;
	failureCode: PrintFailure | null;
	/** What the provider says of it. */
	message: string | null;
	findings: Finding[];
	sha256: string | null;
	size: number | null;
	pages: number | null;
	/** Names the file in the private store of designs. */
	fileId: string | null;
}

export const printFile = (fileId: string): string => `${fileId}.pdf`;

/** A job that looks after it, unless there is one that is begun by then: each looks at everything that has happened before. */
export async function sendPrintJob(sql: Sql, tenantId: string, printId: string, startAfter?: Date): Promise<void> {
	if (await isJobWaiting(sql, tenantId, printJobName, { printId }, startAfter ?? new Date())) return;
	await sendJob(sql, tenantId, printJobName, { printId }, startAfter ? { startAfter } : {});
}

export async function findPrint(
	sql: Sql,
	tenantId: string,
	wanted: string | { releaseId: string },
): Promise<Print | undefined> {
	const which = typeof wanted === 'string' ? sql`id = ${wanted}` : sql`release_id = ${wanted.releaseId}`;
	const [print] = await sql<Print[]>`
		select id, release_id, state, failure_code, message, findings, sha256, size::float8 as size, pages, file_id
		from printformer_prints where tenant_id = ${tenantId} and ${which}`;
	return print;
}

/** One that has failed before this moment is ordered anew. */
async function renewFailed(sql: Sql, tenantId: string, releaseId: string, before: Date): Promise<string | undefined> {
	const [renewed] = await sql<{ id: string }[]>`
		update printformer_prints set state = 'waiting', failure_code = null, message = null, findings = '[]', pages = null,
			processing_id = null, attempts = 0, next_check_at = now(), requested_at = now()
		where tenant_id = ${tenantId} and release_id = ${releaseId} and state = 'failed' and requested_at < ${before}
		returning id`;
	return renewed?.id;
}

/**
 * The row of the print is locked until the transaction ends: who finds it unfinished is woken when it is finished.
 * @param again of a person: when they have asked for another attempt
 * @returns the id of the print; of the same release always the same
 * @throws Refused NOT_FOUND
 */
export async function requestPrint(sql: Sql, tenantId: string, releaseId: string, again?: Date): Promise<string> {
	const [opened] = await sql<{ id: string }[]>`
		insert into printformer_prints (tenant_id, id, release_id)
		select ${tenantId}, ${newId()}, id from design_releases
		where tenant_id = ${tenantId} and id = ${releaseId} and provider = 'printformer'
		on conflict (tenant_id, release_id) do nothing returning id`;
	const begun = opened?.id ?? (again && (await renewFailed(sql, tenantId, releaseId, again)));
	if (begun) {
		await sendPrintJob(sql, tenantId, begun);
		return begun;
	}
	const [found] = await sql<{ id: string }[]>`
		select id from printformer_prints where tenant_id = ${tenantId} and release_id = ${releaseId} for share`;
	if (!found) throw new Refused('NOT_FOUND');
	return found.id;
}
