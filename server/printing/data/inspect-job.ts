// Inspects what was uploaded, in the child process for untrusted work, and holds it against its product. What can be read takes the place of what
// was there, unless that was released meanwhile; what cannot is refused, and nothing of it is kept.
import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { preflightUpload } from '../../../rules/printing/preflight-upload.ts';
import type { PrintFileType, RefusalCode } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/define-job.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import { lockFiles } from '../lines/lock-files.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { inspectJobName } from './inspect-job-name.ts';
import { type InspectedFile, inspectFile } from './inspection/inspection-work.ts';
import { originalFile, previewFile, sendRemoval } from './private-files.ts';
import { hasEarlier, isTooLate, replaceEarlier } from './replace-data.ts';
import type { FindSpecification } from './specification-port.ts';

interface Payload {
	id: string;
}

interface WaitingData {
	id: string;
	itemId: string;
	side: string | null;
	userId: string | null;
	byStaff: boolean;
	fileType: PrintFileType;
	size: number;
}

const findWaiting = (sql: Sql, tenantId: string, id: string) => sql<WaitingData[]>`
	select id, item_id, side, user_id, by_staff, file_type, size::float8 as size from print_data
	where tenant_id = ${tenantId} and id = ${id} and state = 'uploaded' and stored`;

async function* hashed(stream: Readable, hash: Hash): AsyncGenerator<Buffer> {
	for await (const chunk of stream) {
		hash.update(chunk);
		yield chunk;
	}
}

async function refuseData(sql: Sql, tenantId: string, id: string, code: RefusalCode): Promise<void> {
	const refused = await sql<
		{ id: string; itemId: string; side: string | null; userId: string | null; byStaff: boolean }[]
	>`
		update print_data set state = 'refused', refusal_code = ${code}, stored = false, changed_at = now()
		where tenant_id = ${tenantId} and id = ${id} and state = 'uploaded' and replaced_by is null
		returning id, item_id, side, user_id, by_staff`;
	for (const { itemId, side, userId, byStaff } of refused) {
		// An exchange by the shop that came to nothing concerns no customer.
		const isExchange = byStaff && (await hasEarlier(sql, tenantId, { id, itemId, side }));
		await recordPrintEvent(sql, tenantId, itemId, {
			...(isExchange ? { step: 'exchangeFailed', actor: 'staff', userId } : { step: 'unreadable', actor: 'system' }),
			...{ dataId: id, side, refusalCode: code },
		});
		await settleLine(sql, tenantId, itemId);
	}
	await sendRemoval(
		sql,
		tenantId,
		refused.map((data) => ({ ...data, previews: 0 })),
	);
}

interface InspectServices {
	store: PrivateStore;
	specificationOf: FindSpecification;
}

/** Takes the place of what was there, or waits beside it. */
async function placeData(sql: Sql, tenantId: string, data: WaitingData): Promise<void> {
	const { id: dataId, itemId, side, userId, byStaff } = data;
	const isLate = await isTooLate(sql, tenantId, data);
	if (isLate) await sql`update print_data set is_late = true where tenant_id = ${tenantId} and id = ${dataId}`;
	const hasReplaced = await replaceEarlier(sql, tenantId, data, { isLate });
	if (isLate) await recordPrintEvent(sql, tenantId, itemId, { step: 'cameLate', actor: 'system', dataId, side });
	else if (hasReplaced && byStaff)
		await recordPrintEvent(sql, tenantId, itemId, { step: 'exchanged', actor: 'staff', userId, dataId, side });
}

async function keepFindings(
	sql: Sql,
	tenantId: string,
	data: WaitingData,
	found: { file: InspectedFile; sha256: string },
	specificationOf: FindSpecification,
): Promise<void> {
	const { inspection, previews } = found.file;
	const specification = await specificationOf(sql, tenantId, data.itemId);
	const findings = preflightUpload(inspection, specification, data.side);
	await lockFiles(sql, tenantId, [data.itemId]);
	const saved = await sql`
		update print_data set state = 'findings', sha256 = ${found.sha256}, inspection = ${JSON.stringify(inspection)}::text::jsonb,
			findings = ${JSON.stringify(findings)}::text::jsonb, previews = ${previews.length}, changed_at = now()
		where tenant_id = ${tenantId} and id = ${data.id} and state = 'uploaded' and stored`;
	if (saved.count > 0) await placeData(sql, tenantId, data);
	await settleLine(sql, tenantId, data.itemId);
	// Removed or replaced while it was inspected.
	if (saved.count === 0) await sendRemoval(sql, tenantId, [{ id: data.id, previews: previews.length }]);
}

async function inspectData(
	{ store, specificationOf }: InspectServices,
	{ tenantId, inTenant, signal }: JobContext<Payload>,
	data: WaitingData,
): Promise<void> {
	const hash = createHash('sha256');
	const open = async () => {
		const stored = await store.read(tenantId, originalFile(data.id));
		if (!stored) throw new Error('print data is not in the store');
		return hashed(stored.stream, hash);
	};
	const file = await inspectFile(tenantId, data.fileType, { length: data.size, open }, signal);
	if (typeof file === 'string') {
		await inTenant((sql) => refuseData(sql, tenantId, data.id, file));
		return;
	}
	for (const [index, preview] of file.previews.entries())
		await store.write(tenantId, previewFile(data.id, index + 1), 'image/webp', preview);
	const sha256 = hash.digest('hex');
	await inTenant((sql) => keepFindings(sql, tenantId, data, { file, sha256 }, specificationOf));
}

async function runInspection(services: InspectServices, context: JobContext<Payload>): Promise<void> {
	const { tenantId, payload, inTenant, attempt, signal } = context;
	const [data] = await inTenant((sql) => findWaiting(sql, tenantId, payload.id));
	if (!data) return;
	try {
		await inspectData(services, context, data);
	} catch (error) {
		// Nothing tries it again by itself: who waits for it is told so.
		if (attempt.last && !signal.aborted) await inTenant((sql) => refuseData(sql, tenantId, data.id, 'notInspected'));
		throw error;
	}
}

export const inspectPrintDataJob = (services: InspectServices): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: inspectJobName,
		mayTakeSeconds: 180,
		run: (context) => runInspection(services, context),
	});
