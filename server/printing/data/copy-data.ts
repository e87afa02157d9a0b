// Print data of a line that is copied or ordered again: the same files under ids of their own, inspected anew and to be released anew.
import { newId } from '../../../rules/ids.ts';
import type { CopiedLines, LineAttachments } from '../../cart/line-attachments.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { nothingWritten, type PrivateStore } from '../../media/private/private-store.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { inspectJobName } from './inspect-job-name.ts';
import { markLines } from './mark-lines.ts';
import { originalFile, sendRemoval } from './private-files.ts';

const jobName = 'printing.copyData';

interface Payload {
	from: string;
	to: string;
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
		await sendJob(sql, tenantId, jobName, { from, to } satisfies Payload);
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
async function copyFile(store: PrivateStore, tenantId: string, { from, to }: Payload): Promise<boolean> {
	const source = await store.read(tenantId, originalFile(from));
	if (!source) return false;
	const writer = await store.resume(tenantId, originalFile(to), nothingWritten);
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

export const copyPrintDataJob = (store: PrivateStore): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		mayTakeSeconds: 300,
		async run({ tenantId, payload, inTenant }) {
			const { to } = payload;
			if (!(await isWaiting(inTenant, tenantId, to))) return;
			if (!(await copyFile(store, tenantId, payload))) return inTenant((sql) => dropRow(sql, tenantId, to));
			const isWanted = await isWaiting(inTenant, tenantId, to);
			await inTenant(async (sql) => {
				if (isWanted) await sendJob(sql, tenantId, inspectJobName, { id: to });
				else await sendRemoval(sql, tenantId, [{ id: to, previews: 0 }]);
			});
		},
	});
