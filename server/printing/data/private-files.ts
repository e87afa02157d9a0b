// The names of print data in the private store, and the job that takes files away which no row names any more.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { PrivateStore, WriteProgress } from '../../media/private/private-store.ts';

export const originalFile = (id: string) => `${id}.data`;
export const previewFile = (id: string, page: number) => `${id}/${page}.webp`;

const jobName = 'printing.removeFiles';

interface Payload {
	files: readonly string[];
	/** Those that were never finished. */
	unfinished?: readonly { file: string; progress: WriteProgress }[];
}

interface StoredData {
	id: string;
	previews: number;
}

const filesOf = ({ id, previews }: StoredData) => [
	originalFile(id),
	...Array.from({ length: previews }, (_, index) => previewFile(id, index + 1)),
];

/** In the transaction after which nobody wants them. */
export async function sendFileRemoval(sql: Sql, tenantId: string, files: readonly string[]): Promise<void> {
	if (files.length > 0) await sendJob(sql, tenantId, jobName, { files } satisfies Payload);
}

export const sendRemoval = (sql: Sql, tenantId: string, data: readonly StoredData[]): Promise<void> =>
	sendFileRemoval(sql, tenantId, data.flatMap(filesOf));

export interface UnfinishedUpload {
	id: string;
	received: number;
	storeState: unknown;
}

export async function sendDiscard(sql: Sql, tenantId: string, uploads: readonly UnfinishedUpload[]): Promise<void> {
	if (uploads.length === 0) return;
	const unfinished = uploads.map(({ id, received, storeState }) => ({
		file: originalFile(id),
		progress: { bytes: received, state: storeState },
	}));
	await sendJob(sql, tenantId, jobName, { files: [], unfinished } satisfies Payload);
}

export const removePrivateFilesJob = (store: PrivateStore): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		mayTakeSeconds: 300,
		async run({ tenantId, payload: { files, unfinished = [] } }) {
			for (const file of files) await store.remove(tenantId, file);
			for (const { file, progress } of unfinished) {
				await store.discard(tenantId, file, progress);
				// Finished, and nobody noted it.
				await store.remove(tenantId, file);
			}
		},
	});
