// Released print data that is delivered again, by a subscription: the same files, released as they were, for the customer has confirmed
// them once for every delivery. Nothing is inspected anew, and nothing but these bytes is printed.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { makeJobName } from '../lines/job-inputs.ts';
import { copyJobName } from './copy-job-name.ts';

/** In the transaction that makes the lines. Their rows are there at once, their bytes follow: files for the press wait for them. */
export async function copyReleased(
	sql: Sql,
	tenantId: string,
	pairs: readonly { from: string; to: string }[],
): Promise<void> {
	if (pairs.length === 0) return;
	const targets = new Map(pairs.map(({ from, to }) => [from, to]));
	const files = await sql<{ id: string; itemId: string }[]>`
		select id, item_id from print_data
		where tenant_id = ${tenantId} and item_id = any(${[...targets.keys()]}::uuid[]) and replaced_by is null and stored
			and state in ('released', 'printed')
		order by created_at, id`;
	if (files.length === 0) return;
	const copies = files.map(({ id: from, itemId }) => ({ from, to: newId(), itemId: targets.get(itemId) ?? '' }));
	await sql`
		insert into print_data (
			tenant_id, id, item_id, side, user_id, name, file_type, size, sha256, state, inspection, findings, previews, released_by,
			released_by_staff, released_at, accepted_codes, released_sha256, release_text_version, by_staff, created_at, copied_from
		)
		select d.tenant_id, c.id, c.item_id, d.side, d.user_id, d.name, d.file_type, d.size, d.sha256, 'released', d.inspection, d.findings,
			d.previews, d.released_by, d.released_by_staff, d.released_at, d.accepted_codes, d.released_sha256, d.release_text_version,
			d.by_staff, clock_timestamp(), d.id
		from print_data d
		join unnest(${copies.map(({ from }) => from)}::uuid[], ${copies.map(({ to }) => to)}::uuid[],
			${copies.map(({ itemId }) => itemId)}::uuid[]) as c (from_id, id, item_id) on c.from_id = d.id
		where d.tenant_id = ${tenantId}`;
	for (const { from, to } of copies) await sendJob(sql, tenantId, copyJobName, { from, to, released: true });
}

/** Whether the bytes of one of them are still on their way: the job is sent again when they have come. */
export async function areBytesMissing(sql: Sql, tenantId: string, ids: readonly string[]): Promise<boolean> {
	if (ids.length === 0) return false;
	const missing = await sql`
		select from print_data where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and copied_from is not null limit 1`;
	return missing.length > 0;
}

/** The bytes are there, or never will be: files for the press that have waited for them are made, or fail for want of them. */
export async function endWaiting(sql: Sql, tenantId: string, id: string): Promise<void> {
	await sql`
		update print_data set copied_from = null, changed_at = now()
		where tenant_id = ${tenantId} and id = ${id} and copied_from is not null`;
	const waiting = await sql<{ id: string }[]>`
		select j.id from print_data d join print_jobs j on j.tenant_id = ${tenantId} and j.item_id = d.item_id
		where d.tenant_id = ${tenantId} and d.id = ${id} and j.state = 'waiting'`;
	for (const job of waiting) await sendJob(sql, tenantId, makeJobName, { id: job.id });
}
