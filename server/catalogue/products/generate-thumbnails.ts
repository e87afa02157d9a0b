// Thumbnails of products, shown by lists in place of the cover: rendered from what is printed on the product, or made of the cover or the first
// picture. Pictures are worked on outside of any transaction; each product has its thumbnail as soon as it is made.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { MediaServices } from '../../media/add-picture.ts';
import { makeThumbnail, saveThumbnail } from '../../media/make-thumbnail.ts';
import type { PictureFile } from '../../media/save-picture.ts';
import { changeProducts } from './change-products.ts';

/** What a thumbnail is made of: a picture of the library, or one that is rendered when it is needed. */
type ThumbnailSource = { mediaId: string } | { madeFrom: string; render(): Promise<PictureFile> };

interface ThumbnailProduct {
	id: string;
	slug: string;
	isVariant: boolean;
}

/** @returns what it has, by the id of the product or variant; of several kinds of sources the first that has something wins */
export type FindThumbnailSources = (
	sql: Sql,
	tenantId: string,
	products: readonly ThumbnailProduct[],
) => Promise<Map<string, ThumbnailSource>>;

interface Parts {
	media: MediaServices;
	inTenant: InTenant;
	sources: readonly FindThumbnailSources[];
}

/** The cover, or the first picture; variants with pictures of their own as well. */
export const findFirstImages: FindThumbnailSources = async (sql, tenantId, products) => {
	const ids = products.map(({ id }) => id);
	const rows = await sql<{ id: string; mediaId: string }[]>`
		select distinct on (product_id) product_id as id, media_id from product_images
		where tenant_id = ${tenantId} and product_id = any(${ids}::uuid[])
		order by product_id, cover desc, position, id`;
	return new Map(rows.map(({ id, mediaId }) => [id, { mediaId }]));
};

/** The product first, then its variants. */
async function findProducts(sql: Sql, tenantId: string, id: string): Promise<ThumbnailProduct[]> {
	const products = await sql<ThumbnailProduct[]>`
		select id, slug, parent_id is not null as is_variant from products
		where tenant_id = ${tenantId} and (id = ${id} and parent_id is null or parent_id = ${id})
		order by parent_id nulls first, position, id`;
	if (products[0]?.id !== id) throw new Refused('NOT_FOUND');
	return products;
}

/** @returns how many were made; a product of which there is nothing to show has none to make */
export async function generateThumbnails(
	{ media, inTenant, sources }: Parts,
	caller: Caller,
	id: string,
): Promise<number> {
	const { tenant, services } = caller;
	const { products, found } = await inTenant(async (sql) => {
		const all = await findProducts(sql, tenant.id, id);
		const byKind = [];
		for (const find of sources) byKind.push(await find(sql, tenant.id, all));
		return { products: all, found: byKind };
	});
	let made = 0;
	for (const { id: productId, slug } of products) {
		const source = found.map((sourceOf) => sourceOf.get(productId)).find((one) => one !== undefined);
		if (!source) continue;
		const madeFrom = 'mediaId' in source ? source.mediaId : source.madeFrom;
		const kept = (sql: Sql, thumbnail: string) =>
			changeProducts(sql, tenant, async () => {
				await sql`
					update products set media_id = ${thumbnail}, updated_at = now()
					where tenant_id = ${tenant.id} and id = ${productId}`;
				await services.record(sql, tenant.id, actorOf(caller), {
					action: 'generateThumbnails',
					entity: { type: 'product', id: productId },
					after: { mediaId: thumbnail, madeFrom },
				});
				return { result: undefined, touched: { productIds: [productId] } };
			});
		const taking = { ...media, inTenant, kept };
		if ('mediaId' in source) await makeThumbnail(taking, tenant, source.mediaId);
		else await saveThumbnail(taking, tenant, await source.render(), slug);
		made += 1;
	}
	return made;
}
