// Thumbnails of products: made again of the cover, or of the first picture, and shown by lists in its place. Pictures are worked on
// outside of any transaction; each product has its thumbnail as soon as it is made.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { MediaServices } from '../../media/add-picture.ts';
import { makeThumbnail } from '../../media/make-thumbnail.ts';
import { changeProducts } from './change-products.ts';

interface Source {
	id: string;
	mediaId: string;
}

interface Parts {
	media: MediaServices;
	inTenant: InTenant;
}

/** Variants with pictures of their own as well. */
const findSources = (sql: Sql, tenantId: string, id: string): Promise<Source[]> => sql<Source[]>`
	select distinct on (i.product_id) i.product_id as id, i.media_id from product_images i
	join products p on p.tenant_id = i.tenant_id and p.id = i.product_id
	where i.tenant_id = ${tenantId} and (p.id = ${id} or p.parent_id = ${id})
	order by i.product_id, i.cover desc, i.position, i.id`;

/** @returns how many were made; a product without pictures has none to make */
export async function generateThumbnails({ media, inTenant }: Parts, caller: Caller, id: string): Promise<number> {
	const { tenant, services } = caller;
	const sources = await inTenant(async (sql) => {
		const [product] = await sql<{ id: string }[]>`
			select id from products where tenant_id = ${tenant.id} and id = ${id} and parent_id is null`;
		if (!product) throw new Refused('NOT_FOUND');
		return findSources(sql, tenant.id, id);
	});
	for (const { id: productId, mediaId } of sources) {
		const kept = (sql: Sql, thumbnail: string) =>
			changeProducts(sql, tenant, async () => {
				await sql`
					update products set media_id = ${thumbnail}, updated_at = now()
					where tenant_id = ${tenant.id} and id = ${productId}`;
				await services.record(sql, tenant.id, actorOf(caller), {
					action: 'generateThumbnails',
					entity: { type: 'product', id: productId },
					after: { mediaId: thumbnail, madeFrom: mediaId },
				});
				return { result: undefined, touched: { productIds: [productId] } };
			});
		await makeThumbnail({ ...media, inTenant, kept }, tenant, mediaId);
	}
	return sources.length;
}
