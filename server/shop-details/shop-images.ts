// Which picture a shop uses for what: its logos, the sign in the browser's tab, the large pictures of its home page.
import type { Sql } from '../database/connection.ts';
import type { Rows } from '../database/rows.generated.ts';
import type { Picture } from '../media/media-path.ts';
import { announceChange } from '../tenants/announce-change.ts';

export type ImageUse = Rows['shop_images']['use'];

export async function chooseImages(
	sql: Sql,
	tenantId: string,
	images: Readonly<Partial<Record<ImageUse, string>>>,
): Promise<void> {
	const rows = Object.entries(images).map(([use, media_id]) => ({ tenant_id: tenantId, use, media_id }));
	if (rows.length === 0) return;
	await sql`
		insert into shop_images ${sql(rows)}
		on conflict (tenant_id, use) do update set media_id = excluded.media_id`;
	await announceChange(sql, tenantId, 'content');
}

export async function findShopImages(sql: Sql, tenantId: string): Promise<Partial<Record<ImageUse, Picture>>> {
	const rows = await sql<(Picture & { use: ImageUse })[]>`
		select s.use, m.id, m.content_type, m.width, m.height, m.sizes, m.fallback, m.focal_x, m.focal_y
		from shop_images s join media m on m.tenant_id = s.tenant_id and m.id = s.media_id
		where s.tenant_id = ${tenantId}`;
	return Object.fromEntries(rows.map(({ use, ...picture }) => [use, picture]));
}

/** Visitors see it when the sizes of such a picture are there. In the transaction that changes the picture. */
export async function showShopImage(sql: Sql, tenantId: string, mediaId: string): Promise<void> {
	const [used] = await sql`select from shop_images where tenant_id = ${tenantId} and media_id = ${mediaId} limit 1`;
	if (used) await announceChange(sql, tenantId, 'content');
}

export async function forgetImage(sql: Sql, tenantId: string, use: ImageUse): Promise<void> {
	await sql`delete from shop_images where tenant_id = ${tenantId} and use = ${use}`;
	await announceChange(sql, tenantId, 'content');
}
