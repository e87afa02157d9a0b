// Deletes pictures that nothing uses: all that are asked for, or none.
import { actorOf, type Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { holdTenant } from '../../../tenants/announce-change.ts';
import type { MediaServices } from '../../add-picture.ts';
import { removeAlternativeTexts } from '../../alternative-text.ts';
import type { Picture } from '../../media-path.ts';
import { type FoundUse, findUses } from '../../media-use.ts';
import { sendRemoval } from '../../remove-files-job.ts';
import { checkIds } from './change-media.ts';

interface Row extends Picture {
	fileName: string;
	title: string;
}

interface Deletion {
	deleted: number;
	/** What still uses them; nothing was deleted if there is any. */
	inUse: FoundUse[];
}

/** The row goes with its words in this transaction, the files by a job. */
export async function removePictures(sql: Sql, tenantId: string, pictures: readonly Picture[]): Promise<void> {
	const ids = pictures.map(({ id }) => id);
	await removeAlternativeTexts(sql, tenantId, ids);
	await sql`delete from media where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`;
	await sendRemoval(sql, tenantId, pictures);
}

export async function deleteMedia(
	sql: Sql,
	{ uses }: Pick<MediaServices, 'uses'>,
	caller: Caller,
	given: readonly string[],
	language: string,
): Promise<Deletion> {
	const { tenant, services } = caller;
	const ids = checkIds(given);
	await holdTenant(sql, tenant.id);
	// A transaction that wants to refer to one of them meanwhile waits, and finds it gone.
	const found = await sql<Row[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y, file_name, title from media
		where tenant_id = ${tenant.id} and id = any(${ids}::uuid[]) order by id for update`;
	if (found.length < ids.length) throw new Refused('NOT_FOUND');
	const inUse = await findUses(sql, uses, tenant, language, ids);
	if (inUse.length > 0) return { deleted: 0, inUse };
	await removePictures(sql, tenant.id, found);
	for (const { id, fileName, title } of found)
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'deleteMedia',
			entity: { type: 'media', id },
			before: { fileName, title },
		});
	return { deleted: found.length, inUse: [] };
}
