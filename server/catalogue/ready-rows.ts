// The ready rows that lists are read from: one for each published product and language of the shop.
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import { productNameKey } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import { findPictures } from '../media/find-pictures.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { imageColumns } from './show-picture.ts';

interface PublishedProduct {
	id: string;
	slug: string;
	position: number;
	fromPrice: number;
	mediaId: string | null;
	name: Translatable;
}

/** A language without a name of its own gets the one that the lookup would find. */
function namesInEveryLanguage(tenant: Tenant, name: Translatable): [language: string, name: string][] {
	const base = defaultLanguage(tenant);
	return tenant.languages.map(({ languageCode }) => [
		languageCode,
		pickTranslation(name, languageChain(languageCode, base)),
	]);
}

/** Adds the rows of products that have none yet. */
export async function listInEveryLanguage(
	sql: Sql,
	tenant: Tenant,
	products: readonly PublishedProduct[],
): Promise<void> {
	const pictures = await findPictures(
		sql,
		tenant.id,
		products.map(({ mediaId }) => mediaId).filter((id) => id !== null),
	);
	const listed = products.flatMap((product) => {
		const picture = pictures.get(product.mediaId ?? '');
		return namesInEveryLanguage(tenant, product.name).map(([language, name]) => ({
			tenant_id: tenant.id,
			language_code: language,
			product_id: product.id,
			position: product.position,
			slug: product.slug,
			name,
			from_price: product.fromPrice,
			...imageColumns(picture, language),
		}));
	});
	if (listed.length === 0) return;
	await sql`
		insert into product_list (
			tenant_id, language_code, product_id, position, slug, name, from_price, image_id, image_type, image_width,
			image_height, image_sizes, image_fallback, image_focal_x, image_focal_y, image_alt
		)
		select tenant_id, language_code, product_id, position, slug, name, from_price, image_id, image_type, image_width,
			image_height, image_sizes, image_fallback, image_focal_x, image_focal_y, image_alt
		from jsonb_populate_recordset(null::product_list, ${JSON.stringify(listed)}::text::jsonb)`;
}

/** After a change of the shop's languages: another one, one less, or another default, whose names stand in for missing ones. */
export async function relistProducts(sql: Sql, tenant: Tenant): Promise<void> {
	const products = await sql<Omit<PublishedProduct, 'name'>[]>`
		select id, slug, position, from_price::float8 as from_price, media_id from products
		where tenant_id = ${tenant.id} and published`;
	const names = await findTexts(
		sql,
		tenant.id,
		products.map(({ id }) => productNameKey(id)),
	);
	await sql`delete from product_list where tenant_id = ${tenant.id}`;
	await listInEveryLanguage(
		sql,
		tenant,
		products.flatMap((product) => {
			const name = names.get(productNameKey(product.id));
			return name ? [{ ...product, name }] : [];
		}),
	);
}
