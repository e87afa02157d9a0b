// The bytes of released files, and none but those that were released.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PrintJobFile } from '../../../rules/printing/print-job.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { originalFile } from '../data/private-files.ts';
import { PrintJobFailure } from '../print-job-failure.ts';

export interface ReleasedStore {
	store: PrivateStore;
	tenantId: string;
}

export async function openReleased({ store, tenantId }: ReleasedStore, { id }: PrintJobFile) {
	const stored = await store.read(tenantId, originalFile(id));
	if (!stored) throw new PrintJobFailure('dataMissing');
	return stored.stream;
}

/** Nothing is gathered: a file may have 100 MiB. @throws PrintJobFailure */
export async function verifyReleased(from: ReleasedStore, file: PrintJobFile): Promise<void> {
	const hash = createHash('sha256');
	for await (const chunk of await openReleased(from, file)) hash.update(chunk);
	if (hash.digest('hex') !== file.sha256) throw new PrintJobFailure('dataChanged');
}

/** @throws PrintJobFailure */
export async function readReleased(from: ReleasedStore, file: PrintJobFile): Promise<Buffer> {
	const bytes = await buffer(await openReleased(from, file));
	if (createHash('sha256').update(bytes).digest('hex') !== file.sha256) throw new PrintJobFailure('dataChanged');
	return bytes;
}
