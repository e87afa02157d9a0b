// The pictures of products and variants, in their order. A variant without any shows those of its product.
import type { Sql } from '../../database/connection.ts';
import type { FoundPicture } from '../../media/find-pictures.ts';
import type { EditedImage } from './product-shape.ts';

export interface ImageRow {
	productId: string;
	id: string;
	mediaId: string;
	cover: boolean;
	/** Pictures by language. */
	languages: Record<string, string>;
}

/** One statement. */
export const listImages = (sql: Sql, tenantId: string, productIds: readonly string[]): Promise<ImageRow[]> =>
	sql<ImageRow[]>`
		select i.product_id, i.id, i.media_id, i.cover, coalesce((
			select jsonb_object_agg(l.language_code, l.media_id) from product_image_languages l
			where l.tenant_id = i.tenant_id and l.product_id = i.product_id and l.image_id = i.id
		), '{}') as languages
		from product_images i
		where i.tenant_id = ${tenantId} and i.product_id = any(${[...productIds]}::uuid[])
		order by i.product_id, i.position, i.id`;

export function withPictures(
	rows: readonly ImageRow[],
	pictures: ReadonlyMap<string, FoundPicture>,
): Map<string, EditedImage[]> {
	const found = new Map<string, EditedImage[]>();
	for (const { productId, id, mediaId, cover, languages } of rows) {
		const picture = pictures.get(mediaId);
		if (!picture) continue;
		const own = found.get(productId) ?? [];
		own.push({
			id,
			cover,
			picture,
			languages: Object.entries(languages).flatMap(([languageCode, other]) => {
				const instead = pictures.get(other);
				return instead ? [{ languageCode, picture: instead }] : [];
			}),
		});
		found.set(productId, own);
	}
	return found;
}
