// Brings the catalogue into step with a picture that it shows and that has changed: the ready rows of lists, the categories.
import type { Sql } from '../database/connection.ts';
import { alternativeTextIn } from '../media/alternative-text.ts';
import { type FoundPicture, findPictures } from '../media/find-pictures.ts';
import { announceChange } from '../tenants/announce-change.ts';

/** What a ready row holds of a picture, in the language of the row. */
export const imageColumns = (picture: FoundPicture | undefined, language: string) => ({
	image_id: picture?.id ?? null,
	image_type: picture?.contentType ?? null,
	image_width: picture?.width ?? null,
	image_height: picture?.height ?? null,
	image_sizes: picture?.sizes ?? [],
	image_fallback: picture?.fallback ?? null,
	image_focal_x: picture?.focalX ?? null,
	image_focal_y: picture?.focalY ?? null,
	image_alt: picture?.alternativeText ? alternativeTextIn(picture.alternativeText, language) : null,
});

/** In the transaction that changes the picture. */
export async function showPicture(sql: Sql, tenantId: string, mediaId: string): Promise<void> {
	const picture = (await findPictures(sql, tenantId, [mediaId])).get(mediaId);
	if (!picture) return;
	const [category] = await sql`select from categories where tenant_id = ${tenantId} and media_id = ${mediaId} limit 1`;
	if (category) await announceChange(sql, tenantId, 'content');
	const shown = await sql<{ language: string }[]>`
		select distinct language_code as language from product_list where tenant_id = ${tenantId} and image_id = ${mediaId}`;
	if (shown.length === 0) return;
	const columns = shown.map(({ language }) => ({ language_code: language, ...imageColumns(picture, language) }));
	await sql`
		update product_list as row set
			image_type = new.image_type, image_width = new.image_width, image_height = new.image_height,
			image_sizes = new.image_sizes, image_fallback = new.image_fallback,
			image_focal_x = new.image_focal_x, image_focal_y = new.image_focal_y, image_alt = new.image_alt
		from jsonb_populate_recordset(null::product_list, ${JSON.stringify(columns)}::text::jsonb) as new
		where row.tenant_id = ${tenantId} and row.image_id = ${mediaId} and row.language_code = new.language_code`;
	await announceChange(sql, tenantId, 'content');
}
