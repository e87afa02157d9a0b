// The job that makes the sizes of a picture.
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { makeSizes, type PictureChanged } from './make-sizes.ts';
import type { MediaStore } from './store.ts';

export const mediaSizesJobName = 'media.sizes';

interface Payload {
	mediaId: string;
}

export const mediaSizesJob = (parts: { store: MediaStore; changed: PictureChanged }): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: mediaSizesJobName,
		mayTakeSeconds: 180,
		atOnce: 1,
		run: ({ tenantId, payload, inTenant }) => makeSizes({ ...parts, inTenant }, tenantId, payload.mediaId),
	});
