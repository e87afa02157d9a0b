// Print data of a line that is copied or ordered again: the same files under ids of their own, inspected anew and to be released anew. What a
// subscription delivers again is released already (copy-released.ts): of that the bytes alone are copied here.
import { newId } from '../../../rules/ids.ts';
import type { CopiedLines, LineAttachments } from '../../cart/line-attachments.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { nothingWritten, type PrivateStore } from '../../media/private/private-store.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { copyJobName } from './copy-job-name.ts';
import { endWaiting } from './copy-released.ts';
import { inspectJobName } from './inspect-job-name.ts';
import { markLines } from './mark-lines.ts';
import { originalFile, previewFile, sendRemoval } from './private-files.ts';

interface Payload {
	from: string;
	to: string;
	/** Delivered again. */
	released?: true;
}

/** What was refused, replaced or came too late stays behind. */
const isCopied = (sql: Sql) => sql`replaced_by is null and stored and state <> 'refused' and not is_late`;

async function copyRows(sql: Sql, tenantId: string, { userId, pairs }: CopiedLines): Promise<void> {
	const targets = new Map(pairs.map(({ from, to }) => [from, to]));
	const files = await sql<{ id: string; itemId: string }[]>`
		select id, item_id from print_data
		where tenant_id = ${tenantId} and item_id = any(${[...targets.keys()]}::uuid[]) and ${isCopied(sql)} order by created_at, id`;
	for (const { id: from, itemId } of files) {
		const to = newId();
		await sql`
			insert into print_data (tenant_id, id, item_id, side, user_id, name, file_type, size, created_at)
			select tenant_id, ${to}, ${targets.get(itemId) ?? ''}, side, ${userId}, name, file_type, size, clock_timestamp()
			from print_data where tenant_id = ${tenantId} and id = ${from}`;
		await sendJob(sql, tenantId, copyJobName, { from, to } satisfies Payload);
	}
	await markLines(sql, tenantId, [...targets.values()]);
}

export const printDataAttachments: LineAttachments = {
	async find(sql, tenantId, itemIds) {
		const rows = await sql<{ itemId: string }[]>`
			select distinct item_id from print_data
			where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and ${isCopied(sql)}`;
		return new Set(rows.map(({ itemId }) => itemId));
	},
	copy: copyRows,
};

/** @returns false if the file was removed in the meantime */
async function copyFile(store: PrivateStore, tenantId: string, from: string, to: string): Promise<boolean> {
	const source = await store.read(tenantId, from);
	if (!source) return false;
	const writer = await store.resume(tenantId, to, nothingWritten);
	try {
		for await (const chunk of source.stream) await writer.write(chunk);
	} catch (error) {
		await writer.close();
		throw error;
	}
	await writer.finish();
	return true;
}

async function isWaiting(inTenant: InTenant, tenantId: string, id: string): Promise<boolean> {
	const rows = await inTenant(
		(sql) => sql`
			select from print_data where tenant_id = ${tenantId} and id = ${id} and state = 'uploaded' and stored`,
	);
	return rows.length > 0;
}

/** The line is without data, as is the one that it was copied from. */
async function dropRow(sql: Sql, tenantId: string, id: string): Promise<void> {
	const dropped = await sql<{ itemId: string }[]>`
		delete from print_data where tenant_id = ${tenantId} and id = ${id} and state = 'uploaded' returning item_id`;
	for (const { itemId } of dropped) {
		await markLines(sql, tenantId, [itemId]);
		await settleLine(sql, tenantId, itemId);
	}
}

/** Without the original the line waits for data, and its file for the press fails: the shop has a task. */
async function deliverAgain(store: PrivateStore, { tenantId, payload, inTenant, attempt }: JobContext<Payload>) {
	const { from, to } = payload;
	const [file] = await inTenant(
		(sql) => sql<{ previews: number }[]>`
			select previews from print_data where tenant_id = ${tenantId} and id = ${to} and copied_from is not null`,
	);
	if (!file) return;
	try {
		await copyFile(store, tenantId, originalFile(from), originalFile(to));
		for (let page = 1; page <= file.previews; page += 1)
			await copyFile(store, tenantId, previewFile(from, page), previewFile(to, page));
	} catch (error) {
		if (!attempt.last) throw error;
	}
	await inTenant((sql) => endWaiting(sql, tenantId, to));
}

export const copyPrintDataJob = (store: PrivateStore): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: copyJobName,
		mayTakeSeconds: 300,
		async run(context) {
			const { tenantId, payload, inTenant } = context;
			const { from, to, released } = payload;
			if (released) return deliverAgain(store, context);
			if (!(await isWaiting(inTenant, tenantId, to))) return;
			if (!(await copyFile(store, tenantId, originalFile(from), originalFile(to))))
				return inTenant((sql) => dropRow(sql, tenantId, to));
			const isWanted = await isWaiting(inTenant, tenantId, to);
			await inTenant(async (sql) => {
				if (isWanted) await sendJob(sql, tenantId, inspectJobName, { id: to });
				else await sendRemoval(sql, tenantId, [{ id: to, previews: 0 }]);
			});
		},
	});
