// Measures the sizes of pictures that were made when no one noted their bytes: the list of shops sums them up. Once there are none left it finds nothing.
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import type { Picture } from './media-path.ts';
import { sizeFilesOf } from './remove-files-job.ts';
import type { MediaStore } from './store.ts';

const atOnce = 500;

async function bytesOf(store: MediaStore, tenantId: string, files: readonly string[]): Promise<number> {
	let total = 0;
	for (const file of files) {
		const stored = await store.read(tenantId, file);
		stored?.stream.destroy();
		total += stored?.bytes ?? 0;
	}
	return total;
}

export const measurePicturesJob = (store: MediaStore): JobDefinition =>
	defineJob({
		name: 'media.measure',
		cron: '41 * * * *',
		async findTenants(sql) {
			const shops = await sql<{ id: string }[]>`select shops_with_unmeasured_pictures() as id`;
			return shops.map(({ id }) => id);
		},
		async run({ tenantId, inTenant }) {
			const found = await inTenant(
				(sql) => sql<Pick<Picture, 'id' | 'sizes' | 'fallback'>[]>`
					select id, sizes, fallback from media
					where tenant_id = ${tenantId} and size_bytes is null and sizes <> '{}' limit ${atOnce}`,
			);
			for (const picture of found) {
				const bytes = await bytesOf(store, tenantId, sizeFilesOf(picture));
				await inTenant(
					(sql) => sql`update media set size_bytes = ${bytes} where tenant_id = ${tenantId} and id = ${picture.id}`,
				);
			}
		},
	});
