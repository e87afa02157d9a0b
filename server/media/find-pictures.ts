// What is known of pictures, for a caller that keeps a copy of it: no one changes them until the transaction of the copy ends.
import type { Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import { findAlternativeTexts } from './alternative-text.ts';
import type { Picture } from './media-path.ts';

export interface FoundPicture extends Picture {
	alternativeText: Translatable | undefined;
}

/** By id, without those that are at a provider: pages alone show them. Two statements, however many pictures. */
export async function findPictures(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
): Promise<Map<string, FoundPicture>> {
	// Else sizes that are made meanwhile would miss the copy that is being written.
	const pictures = await sql<Picture[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y from media
		where tenant_id = ${tenantId} and id = any(${[...new Set(ids)].sort()}::uuid[]) and remote_url is null
		order by id for share`;
	const texts = await findAlternativeTexts(
		sql,
		tenantId,
		pictures.map(({ id }) => id),
	);
	return new Map(pictures.map((picture) => [picture.id, { ...picture, alternativeText: texts.get(picture.id) }]));
}
