// The last byte has arrived: the file gets its name in the store, its type is found by its content, and its inspection is begun.
import { type PrintFileType, takesPictures } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { StoredFile } from '../../media/store.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { inspectJobName } from './inspect-job-name.ts';
import { headBytes, printFileTypeOf } from './inspection/file-type.ts';
import { markLines } from './mark-lines.ts';
import { originalFile } from './private-files.ts';
import type { UploadServices } from './receive-upload.ts';
import { hasEarlier, replaceUnread } from './replace-data.ts';
import { specificationOf } from './specification-port.ts';
import type { FoundUpload } from './upload-tickets.ts';

export interface ReceivedData {
	id: string;
}

async function readHead({ stream }: StoredFile): Promise<Buffer> {
	const pieces: Buffer[] = [];
	let length = 0;
	for await (const chunk of stream) {
		pieces.push(chunk);
		length += chunk.length;
		if (length >= headBytes) break;
	}
	return Buffer.concat(pieces).subarray(0, headBytes);
}

const deleteTicket = (sql: Sql, tenantId: string, id: string) =>
	sql`delete from print_uploads where tenant_id = ${tenantId} and id = ${id} returning id`;

/** A picture where one alone can never be right. */
async function findRefusal(
	sql: Sql,
	tenantId: string,
	{ itemId, side }: FoundUpload,
	type: PrintFileType | undefined,
): Promise<Refused | undefined> {
	if (!type || type === 'pdf') return undefined;
	const sideCount = (await specificationOf(sql, tenantId, itemId))?.sides.length ?? 1;
	return takesPictures(sideCount, side) ? undefined : new Refused('PRINT_DATA_PDF_ONLY');
}

/** May be called again after a crash. @throws Refused UNSUPPORTED_MEDIA_TYPE, PRINT_DATA_PDF_ONLY, with nothing kept */
export async function completeUpload(services: UploadServices, upload: FoundUpload): Promise<ReceivedData> {
	const { store, tenantId, inTenant } = services;
	const { id, itemId, side, name, size, userId, byStaff, begunAt } = upload;
	const file = originalFile(id);
	const [row] = await inTenant(
		(sql) => sql<{ state: unknown }[]>`
			select store_state as state from print_uploads where tenant_id = ${tenantId} and id = ${id}`,
	);
	await (await store.resume(tenantId, file, { bytes: size, state: row?.state ?? null })).finish();
	const stored = await store.read(tenantId, file);
	if (!stored) throw new Error('what was finished is not there');
	const type = printFileTypeOf(await readHead(stored));
	const refusal = await inTenant((sql) => findRefusal(sql, tenantId, upload, type));
	if (!type || refusal) {
		await store.remove(tenantId, file);
		await inTenant(async (sql) => {
			await deleteTicket(sql, tenantId, id);
			await markLines(sql, tenantId, [itemId]);
		});
		throw refusal ?? new Refused('UNSUPPORTED_MEDIA_TYPE', 'PDF, JPEG, PNG, TIFF or SVG');
	}
	await inTenant(async (sql) => {
		const [ticket] = await deleteTicket(sql, tenantId, id);
		if (!ticket) throw new Refused('NOT_FOUND');
		await sql`
			insert into print_data (tenant_id, id, item_id, side, user_id, name, file_type, size, by_staff, begun_at)
			values (${tenantId}, ${id}, ${itemId}, ${side}, ${userId}, ${name}, ${type}, ${size}, ${byStaff}, ${begunAt})`;
		await replaceUnread(sql, tenantId, { id, itemId, side });
		// What the shop exchanges is told of when it takes the place of the other: nothing has changed before that.
		if (!byStaff || !(await hasEarlier(sql, tenantId, { id, itemId, side })))
			await recordPrintEvent(sql, tenantId, itemId, {
				step: byStaff ? 'sentByShop' : 'uploaded',
				...{ actor: byStaff ? 'staff' : 'shopper', userId, dataId: id, side },
			});
		await markLines(sql, tenantId, [itemId]);
		await settleLine(sql, tenantId, itemId);
		await sendJob(sql, tenantId, inspectJobName, { id });
	});
	return { id };
}
