// Brings the catalogue into step with pictures that it shows and that have changed.
import type { Sql } from '../database/connection.ts';
import { pictureDescribedBy } from '../media/alternative-text.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { refreshProducts } from './read-model/refresh-products.ts';

async function showPictures(sql: Sql, tenantId: string, mediaIds: string[]): Promise<void> {
	const [category] = await sql`
		select from categories where tenant_id = ${tenantId} and media_id = any(${mediaIds}::uuid[]) limit 1`;
	if (category) await announceChange(sql, tenantId, 'content');
	const products = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenantId} and media_id = any(${mediaIds}::uuid[])
		union select product_id from product_images where tenant_id = ${tenantId} and media_id = any(${mediaIds}::uuid[])
		union select product_id from product_image_languages
			where tenant_id = ${tenantId} and media_id = any(${mediaIds}::uuid[])`;
	if (products.length === 0) return;
	await refreshProducts(
		sql,
		await loadTenant(sql, tenantId),
		products.map(({ id }) => id),
	);
}

/** In the transaction that changes the picture. */
export const showPicture = (sql: Sql, tenantId: string, mediaId: string): Promise<void> =>
	showPictures(sql, tenantId, [mediaId]);

/** For a user who has changed texts, in the same transaction: some of them may be the words of pictures. */
export async function showDescriptions(sql: Sql, tenantId: string, changedKeys: readonly string[]): Promise<void> {
	const ids = changedKeys.map(pictureDescribedBy).filter((id) => id !== undefined);
	if (ids.length > 0) await showPictures(sql, tenantId, ids);
}
