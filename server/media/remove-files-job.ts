// Takes the files of a picture away that is in no row any more. Later: pages that were opened before may still ask for them.
import { sizeEndings, sizeFile } from '../../rules/pictures.ts';
import type { Sql } from '../database/connection.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { sendJob } from '../jobs/send-job.ts';
import { fallbackWidth, originalFile, type Picture } from './media-path.ts';
import type { MediaStore } from './store.ts';

const jobName = 'media.remove';
const laterBy = 60 * 60 * 1000;

interface Payload {
	files: readonly string[];
}

type Stored = Pick<Picture, 'id' | 'contentType' | 'sizes' | 'fallback'>;

/** Beside the original. */
export function sizeFilesOf({ id, sizes, fallback }: Omit<Stored, 'contentType'>): string[] {
	const width = fallbackWidth(sizes);
	return [
		...sizes.flatMap((size) => sizeEndings.map((ending) => sizeFile(id, size, ending))),
		...(width && fallback ? [sizeFile(id, width, fallback)] : []),
	];
}

const filesOf = (picture: Stored): string[] => [originalFile(picture.id, picture.contentType), ...sizeFilesOf(picture)];

/** In the transaction that deletes the rows. */
export async function sendRemoval(sql: Sql, tenantId: string, pictures: readonly Stored[]): Promise<void> {
	const startAfter = new Date(Date.now() + laterBy);
	if (pictures.length > 0)
		await sendJob(sql, tenantId, jobName, { files: pictures.flatMap(filesOf) } satisfies Payload, { startAfter });
}

export const removeFilesJob = (store: MediaStore): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		mayTakeSeconds: 300,
		async run({ tenantId, payload: { files } }) {
			for (const file of files) await store.remove(tenantId, file);
		},
	});
