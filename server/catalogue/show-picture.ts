// Brings the catalogue into step with a picture that it shows and that has changed.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { refreshProducts } from './ready/refresh-products.ts';

/** In the transaction that changes the picture. */
export async function showPicture(sql: Sql, tenantId: string, mediaId: string): Promise<void> {
	const [category] = await sql`select from categories where tenant_id = ${tenantId} and media_id = ${mediaId} limit 1`;
	if (category) await announceChange(sql, tenantId, 'content');
	const products = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenantId} and media_id = ${mediaId}
		union select product_id from product_images where tenant_id = ${tenantId} and media_id = ${mediaId}
		union select product_id from product_image_languages where tenant_id = ${tenantId} and media_id = ${mediaId}`;
	if (products.length === 0) return;
	await refreshProducts(
		sql,
		await loadTenant(sql, tenantId),
		products.map(({ id }) => id),
	);
}
