// The pictures of a product or of a variant. What is done to them acts at once, as they are looked at while it is done; the revision
// of the product, which guards its form, is not raised by it.
// The first picture that is given to a variant makes the pictures its own: its own list begins, those of the product are not copied.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { type ImageBorder, isBorderColour, roundings, widestBorder } from '../../../rules/catalogue/image-border.ts';
import { productLimits } from '../../../rules/catalogue/product-errors.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findPictures } from '../../media/find-pictures.ts';
import { changeProducts } from './change-products.ts';
import { type ImageRow, listImages, withPictures } from './list-images.ts';
import type { EditedImage } from './product-shape.ts';

async function imagesOf(sql: Sql, tenantId: string, productId: string): Promise<ImageRow[]> {
	const [known] = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenantId} and id = ${productId}`;
	if (!known) throw new Refused('NOT_FOUND');
	return listImages(sql, tenantId, [productId]);
}

const shown = (images: readonly ImageRow[]) =>
	images.map(({ mediaId, cover, languages }) => ({
		mediaId,
		cover,
		...(Object.keys(languages).length ? { languages } : {}),
	}));

/** @param work gets the pictures there are, and changes them */
async function changeImages(
	sql: Sql,
	caller: Caller,
	productId: string,
	action: AuditAction,
	work: (before: readonly ImageRow[]) => Promise<unknown>,
): Promise<EditedImage[]> {
	const { tenant, services } = caller;
	return changeProducts(sql, tenant, async () => {
		const before = await imagesOf(sql, tenant.id, productId);
		await work(before);
		await sql`update products set updated_at = now() where tenant_id = ${tenant.id} and id = ${productId}`;
		const after = await listImages(sql, tenant.id, [productId]);
		await services.record(sql, tenant.id, actorOf(caller), {
			action,
			entity: { type: 'product', id: productId },
			before: { images: shown(before) },
			after: { images: shown(after) },
		});
		const pictures = await findPictures(
			sql,
			tenant.id,
			after.flatMap(({ mediaId, languages }) => [mediaId, ...Object.values(languages)]),
		);
		return {
			result: withPictures(after, pictures).get(productId) ?? [],
			touched: { productIds: [productId] },
		};
	});
}

async function checkMedia(sql: Sql, tenantId: string, mediaIds: readonly string[]): Promise<void> {
	const known = await findPictures(sql, tenantId, mediaIds);
	if (mediaIds.some((id) => !known.has(id))) throw new Refused('NOT_FOUND');
}

function find(images: readonly ImageRow[], imageId: string): ImageRow {
	const found = images.find(({ id }) => id === imageId);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

/** After those that are there; the first picture of all is the cover. */
export const addProductImages = (sql: Sql, caller: Caller, productId: string, mediaIds: readonly string[]) =>
	changeImages(sql, caller, productId, 'addProductImages', async (before) => {
		if (before.length + mediaIds.length > productLimits.images) throw new Refused('PRODUCT_IMAGES_FULL');
		await checkMedia(sql, caller.tenant.id, mediaIds);
		const rows = mediaIds.map((mediaId, index) => ({
			id: newId(),
			media_id: mediaId,
			position: index,
			cover: before.length === 0 && index === 0,
		}));
		await sql`
			insert into product_images (tenant_id, product_id, id, position, media_id, cover)
			select ${caller.tenant.id}::uuid, ${productId}::uuid, r.id, r.position + 1 + coalesce((
				select max(position) from product_images where tenant_id = ${caller.tenant.id} and product_id = ${productId}
			), -1), r.media_id, r.cover
			from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
				as r (id uuid, media_id uuid, position int, cover boolean)`;
	});

/** The picture itself stays in the library. */
export const removeProductImage = (sql: Sql, caller: Caller, productId: string, imageId: string) =>
	changeImages(sql, caller, productId, 'removeProductImage', async (before) => {
		find(before, imageId);
		await sql`
			delete from product_images
			where tenant_id = ${caller.tenant.id} and product_id = ${productId} and id = ${imageId}`;
	});

/** All of them, each once: an order of pictures that are no longer the same is refused. */
export const orderProductImages = (sql: Sql, caller: Caller, productId: string, imageIds: readonly string[]) =>
	changeImages(sql, caller, productId, 'orderProductImages', async (before) => {
		const wanted = new Set(imageIds);
		if (wanted.size !== imageIds.length || wanted.size !== before.length || before.some(({ id }) => !wanted.has(id)))
			throw new Refused('PRODUCT_IMAGES_CHANGED');
		await sql`
			update product_images i set position = n.number
			from unnest(${[...imageIds]}::uuid[]) with ordinality as n (id, number)
			where i.tenant_id = ${caller.tenant.id} and i.product_id = ${productId} and i.id = n.id`;
	});

export const setProductCover = (sql: Sql, caller: Caller, productId: string, imageId: string) =>
	changeImages(sql, caller, productId, 'setProductCover', async (before) => {
		find(before, imageId);
		// One after the other: never two covers.
		await sql`
			update product_images set cover = false
			where tenant_id = ${caller.tenant.id} and product_id = ${productId} and cover`;
		await sql`
			update product_images set cover = true
			where tenant_id = ${caller.tenant.id} and product_id = ${productId} and id = ${imageId}`;
	});

/** @param mediaId null: readers of this language see what the others see */
export const setProductImageLanguage = (
	sql: Sql,
	caller: Caller,
	productId: string,
	{ imageId, languageCode, mediaId }: { imageId: string; languageCode: string; mediaId: string | null },
) =>
	changeImages(sql, caller, productId, 'setProductImageLanguage', async (before) => {
		const { tenant } = caller;
		find(before, imageId);
		if (!tenant.languages.some((language) => language.languageCode === languageCode))
			throw new Refused('VALIDATION', 'languageCode');
		await sql`
			delete from product_image_languages where tenant_id = ${tenant.id} and product_id = ${productId}
				and image_id = ${imageId} and language_code = ${languageCode}`;
		if (mediaId === null) return;
		await checkMedia(sql, tenant.id, [mediaId]);
		await sql`
			insert into product_image_languages (tenant_id, product_id, image_id, language_code, media_id)
			values (${tenant.id}, ${productId}, ${imageId}, ${languageCode}, ${mediaId})`;
	});

/** A variant shows those of its product again. */
export const inheritProductImages = (sql: Sql, caller: Caller, variantId: string) =>
	changeImages(sql, caller, variantId, 'inheritProductImages', async () => {
		await sql`delete from product_images where tenant_id = ${caller.tenant.id} and product_id = ${variantId}`;
	});

export async function saveImageBorder(sql: Sql, caller: Caller, id: string, border: ImageBorder): Promise<ImageBorder> {
	const { tenant, services } = caller;
	const { rounding, width, colour } = border;
	if (!roundings.includes(rounding)) throw new Refused('VALIDATION', 'rounding');
	if (!Number.isInteger(width) || width < 0 || width > widestBorder) throw new Refused('VALIDATION', 'width');
	if (!isBorderColour(colour)) throw new Refused('VALIDATION', 'colour');
	return changeProducts(sql, tenant, async () => {
		const changed = await sql<{ id: string }[]>`
			update products set image_border = ${sql.json({ rounding, width, colour })}, updated_at = now()
			where tenant_id = ${tenant.id} and id = ${id} and parent_id is null returning id`;
		if (changed.length === 0) throw new Refused('NOT_FOUND');
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'saveImageBorder',
			entity: { type: 'product', id },
			after: border,
		});
		return { result: { rounding, width, colour }, touched: { productIds: [id] } };
	});
}
