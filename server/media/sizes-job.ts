// The job that makes the sizes of a picture, as data for whoever runs jobs.
import type { Sql } from '../database/connection.ts';
import { makeSizes, type PictureChanged } from './make-sizes.ts';
import type { MediaStore } from './store.ts';

interface Run {
	tenantId: string;
	payload: { mediaId: string };
	/** A transaction of that tenant. */
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export const mediaSizesJob = (parts: { store: MediaStore; changed: PictureChanged }) => ({
	name: 'media.sizes',
	run: ({ tenantId, payload, inTenant }: Run): Promise<void> =>
		makeSizes({ ...parts, inTenant }, tenantId, payload.mediaId),
});
