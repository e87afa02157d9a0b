// Where what stands around the pages uses pictures: logos, the sign in the browser's tab, large pictures.
import { findImageError, isThemeImageUse } from '../../rules/theme/theme-images.ts';
import { Refused } from '../failure.ts';
import { findPictures } from '../media/find-pictures.ts';
import { contentTypes } from '../media/media-path.ts';
import type { MediaUse } from '../media/media-use.ts';
import type { ImageUse } from './shop-images.ts';

/** Those of the look are changed in its editor; the large ones stand on the home page. */
const addressOf = (use: ImageUse) => (isThemeImageUse(use) ? '/themeeditor' : '/');

export const shopPictures: MediaUse = {
	kind: 'shopImage',
	columns: ['shop_images.media_id'],
	usedIds: (sql, tenantId) => sql`select media_id as id from shop_images where tenant_id = ${tenantId}`,
	async find(sql, tenant, _language, mediaIds) {
		const found = await sql<{ use: ImageUse; mediaId: string }[]>`
			select use, media_id from shop_images
			where tenant_id = ${tenant.id} and media_id = any(${[...mediaIds]}::uuid[]) order by use`;
		return found.map(({ use, mediaId }) => ({
			mediaId,
			kind: 'shopImage',
			id: use,
			label: use,
			address: addressOf(use),
		}));
	},
	/** A logo keeps the shape that its place has. */
	async replace(sql, tenant, before, after) {
		const moved = await sql<{ use: ImageUse }[]>`
			update shop_images set media_id = ${after} where tenant_id = ${tenant.id} and media_id = ${before} returning use`;
		const picture = (await findPictures(sql, tenant.id, [after])).get(after);
		for (const { use } of moved) {
			if (!picture || !isThemeImageUse(use)) continue;
			const error = findImageError(use, { ...picture, drawing: picture.contentType === contentTypes.svg });
			if (error) throw new Refused('THEME_IMAGE_SIZE', `${use}: ${error}`);
		}
	},
};
