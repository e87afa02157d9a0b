// Takes in the bytes of an upload as they arrive, no faster than the store takes them; what has arrived stays when the connection is lost.
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { PrivateStore, PrivateWriter } from '../../media/private/private-store.ts';
import { completeUpload, type ReceivedData } from './complete-upload.ts';
import { originalFile } from './private-files.ts';
import type { FoundUpload } from './upload-tickets.ts';
import { type Lease, takeLease } from './upload-writers.ts';

export interface UploadServices {
	inTenant: InTenant;
	tenantId: string;
	store: PrivateStore;
}

interface Arriving {
	offset: number;
	chunks: AsyncIterable<Uint8Array>;
	/** Aborted when another request goes on with this upload. */
	signal: AbortSignal;
}

/** As often is noted how far it is, which also keeps the lease. */
const savedBytes = 4 * 2 ** 20;
const savedMilliseconds = 15_000;

class LostLease extends Error {}

async function writeChunks(
	writer: PrivateWriter,
	lease: Lease,
	{ size }: FoundUpload,
	{ offset, chunks, signal }: Arriving,
): Promise<void> {
	let [received, saved, savedAt] = [offset, offset, performance.now()];
	for await (const chunk of chunks) {
		if (signal.aborted) return;
		received += chunk.length;
		if (received > size) throw new Refused('TOO_LARGE', 'the file is longer than was announced');
		await writer.write(chunk);
		if (received - saved < savedBytes && performance.now() - savedAt < savedMilliseconds) continue;
		if (!(await lease.save(await writer.save()))) throw new LostLease();
		[saved, savedAt] = [received, performance.now()];
	}
}

/** Whatever has ended the connection: what has arrived is kept. @returns how much there is */
async function keepArrived(writer: PrivateWriter, lease: Lease): Promise<number> {
	const progress = await writer.pause();
	if (!(await lease.save(progress))) throw new Refused('BUSY');
	return progress.bytes;
}

async function receiveChunks(
	services: UploadServices,
	upload: FoundUpload,
	lease: Lease,
	arriving: Arriving,
): Promise<number> {
	const { store, tenantId } = services;
	const writer = await store.resume(tenantId, originalFile(upload.id), lease.progress);
	try {
		await writeChunks(writer, lease, upload, arriving);
	} catch (error) {
		if (error instanceof LostLease) {
			await writer.close();
			throw new Refused('BUSY');
		}
		await keepArrived(writer, lease);
		throw error;
	}
	return keepArrived(writer, lease);
}

export interface Arrived {
	offset: number;
	/** When all of it has arrived. */
	data: ReceivedData | undefined;
}

/**
 * @throws Refused: UPLOAD_OFFSET with the right `offset`; BUSY while another process writes; TOO_LARGE; UNSUPPORTED_MEDIA_TYPE, with nothing
 * kept
 */
export async function receiveUpload(
	services: UploadServices,
	upload: FoundUpload,
	arriving: Arriving,
): Promise<Arrived> {
	const lease = await takeLease(services.inTenant, services.tenantId, upload.id);
	try {
		const { bytes } = lease.progress;
		if (bytes !== arriving.offset) throw new Refused('UPLOAD_OFFSET', `${bytes}`, { offset: bytes });
		const isWhole = bytes === upload.size;
		const offset = isWhole ? bytes : await receiveChunks(services, upload, lease, arriving);
		const data = offset === upload.size ? await completeUpload(services, upload) : undefined;
		return { offset, data };
	} finally {
		await lease.release();
	}
}
