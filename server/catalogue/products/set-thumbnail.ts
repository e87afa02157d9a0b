// The thumbnail of a product: the picture by which lists and the cart show it. Without one they show the first of its pictures.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type FoundPicture, findPictures } from '../../media/find-pictures.ts';
import { changeProducts } from './change-products.ts';

/**
 * @param mediaId any picture of the library; null: none
 * @throws Refused NOT_FOUND
 */
export async function setProductThumbnail(
	sql: Sql,
	caller: Caller,
	productId: string,
	mediaId: string | null,
): Promise<FoundPicture | null> {
	const { tenant, services } = caller;
	return changeProducts(sql, tenant, async () => {
		const [product] = await sql<{ mediaId: string | null }[]>`
			select media_id from products where tenant_id = ${tenant.id} and id = ${productId} for update`;
		const picture = mediaId === null ? null : (await findPictures(sql, tenant.id, [mediaId])).get(mediaId);
		if (!product || picture === undefined) throw new Refused('NOT_FOUND');
		await sql`
			update products set media_id = ${mediaId}, updated_at = now()
			where tenant_id = ${tenant.id} and id = ${productId}`;
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'setProductThumbnail',
			entity: { type: 'product', id: productId },
			before: { mediaId: product.mediaId },
			after: { mediaId },
		});
		return { result: picture, touched: { productIds: [productId] } };
	});
}
