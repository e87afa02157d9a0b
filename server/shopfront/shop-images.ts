// Pictures of the shop itself: its logo, the large picture of its first page.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

export type ShopImageKind = 'logo' | 'hero' | 'heroPhone' | 'favicon';

export interface ShopImage {
	kind: ShopImageKind;
	imageId: string;
	imageType: string;
	imageWidth: number;
	imageHeight: number;
}

export async function saveShopImage(sql: Sql, tenantId: string, kind: ShopImageKind, mediaId: string): Promise<void> {
	await sql`
		insert into shop_images (tenant_id, kind, media_id) values (${tenantId}, ${kind}, ${mediaId})
		on conflict (tenant_id, kind) do update set media_id = excluded.media_id`;
	await announceChange(sql, tenantId, 'content');
}

export const listShopImages = (sql: Sql, tenantId: string): Promise<ShopImage[]> =>
	sql<ShopImage[]>`
		select s.kind, m.id as image_id, m.content_type as image_type, m.width as image_width, m.height as image_height
		from shop_images s join media m on m.tenant_id = s.tenant_id and m.id = s.media_id
		where s.tenant_id = ${tenantId}`;
