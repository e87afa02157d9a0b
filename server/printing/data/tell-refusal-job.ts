// Tells the customer that the shop wants other print data, or the design released again, and why, that it has released the design itself, and that it
// uses a file that came late. Refusals
// wait a little: what is refused one after the other is one mail.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import {
	writeApprovedMail,
	writeLateUsedMail,
	writeRefusalMail,
	writeSentBackMail,
} from '../../orders/mails/write-print-data-mails.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import type { PrintData } from './find-print-data.ts';

const jobName = 'printing.tellRefusal';
const waitsMilliseconds = 90_000;
/** As the question before it says. */
const approvalMilliseconds = 5 * 60_000;

interface Payload {
	/** Of the print data, or of the line whose design was sent back. */
	id: string;
	isDesign?: boolean;
	/** The shop has released the design of the line by hand: `refusalId` names the release. */
	isApproved?: boolean;
	/** The shop uses a file that came late: what it needs is told. */
	isLate?: boolean;
	/** A file may be refused more than once; run twice, each refusal is told once. */
	refusalId: string;
}

/** In the transaction that refuses it. */
export async function sendRefusal(sql: Sql, tenantId: string, id: string): Promise<void> {
	const startAfter = new Date(Date.now() + waitsMilliseconds);
	await sendJob(sql, tenantId, jobName, { id, refusalId: newId() } satisfies Payload, { startAfter });
}

/** In the transaction that sends the design of a line back. */
export async function sendDesignRefusal(sql: Sql, tenantId: string, itemId: string): Promise<void> {
	await sendJob(sql, tenantId, jobName, { id: itemId, isDesign: true, refusalId: newId() } satisfies Payload);
}

/** In the transaction in which the shop releases a design by hand. */
export async function sendDesignApproved(
	sql: Sql,
	tenantId: string,
	{ itemId, releaseId }: { itemId: string; releaseId: string },
): Promise<void> {
	await sendJob(sql, tenantId, jobName, { id: itemId, isApproved: true, refusalId: releaseId } satisfies Payload);
}

/**
 * In the transaction in which the shop uses a file that came late. One with errors may be meant to be approved by hand, which takes a moment: only if
 * that has not happened by then the customer is asked for a corrected one.
 */
export async function sendLateUsed(
	sql: Sql,
	tenantId: string,
	{ id, findings }: Pick<PrintData, 'id' | 'findings'>,
): Promise<void> {
	const hasErrors = findings.some(({ severity }) => severity === 'error');
	const options = hasErrors ? { startAfter: new Date(Date.now() + approvalMilliseconds) } : {};
	await sendJob(sql, tenantId, jobName, { id, isLate: true, refusalId: newId() } satisfies Payload, options);
}

/** What the customer was not told of yet, of the order that this file belongs to. From now on it counts as told. */
const takeUntold = (sql: Sql, tenantId: string, id: string) => sql<{ id: string }[]>`
	update print_data d set refusal_untold = false
	from print_lines l
	where d.tenant_id = ${tenantId} and d.refusal_untold and l.tenant_id = ${tenantId} and l.item_id = d.item_id
		and l.order_id = (
			select own.order_id from print_lines own join print_data given on given.tenant_id = ${tenantId} and given.item_id = own.item_id
			where own.tenant_id = ${tenantId} and given.id = ${id}
		)
	returning d.id`;

export const tellRefusalJob = (mails: { platformAddress: PlatformAddress }): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		run: ({ tenantId, payload: { id, isDesign = false, isApproved = false, isLate = false, refusalId }, inTenant }) =>
			inTenant(async (sql) => {
				if (isDesign) return writeSentBackMail(sql, tenantId, { itemId: id, refusalId }, mails);
				if (isApproved) return writeApprovedMail(sql, tenantId, { itemId: id, releaseId: refusalId }, mails);
				if (isLate) return writeLateUsedMail(sql, tenantId, id, mails);
				const ids = (await takeUntold(sql, tenantId, id)).map((untold) => untold.id);
				if (ids.length > 0) await writeRefusalMail(sql, tenantId, { dataId: id, refusalId, ids }, mails);
			}),
	});
