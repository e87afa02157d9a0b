// Saves products with their names, and the ready rows that lists are read from, in one transaction and a fixed number of statements.

import { newId } from '../../rules/ids.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { productDescriptionKey, productNameKey } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import { findPictures } from '../media/find-pictures.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { textOfThing } from '../texts/text-of-thing.ts';
import { imageColumns } from './show-picture.ts';

export interface NewProduct {
	slug: string;
	/** By language; the tenant's default language must be among them. */
	names: Record<string, string>;
	descriptions?: Record<string, string>;
	/** In minor units of the tenant's currency. */
	fromPrice: number;
	published: boolean;
	mediaId: string | null;
}

interface Row extends NewProduct {
	id: string;
	position: number;
}

/** Adds the products after those that the tenant has. */
export async function saveProducts(sql: Sql, tenant: Tenant, products: readonly NewProduct[]): Promise<void> {
	const [last] = await sql<{ position: number }[]>`
		select coalesce(max(position), 0) as position from products where tenant_id = ${tenant.id}`;
	const rows: Row[] = products.map((product, index) => ({
		...product,
		id: newId(),
		position: (last?.position ?? 0) + index + 1,
	}));
	await sql`
		insert into products ${sql(
			rows.map(({ id, slug, published, position, fromPrice, mediaId }) => ({
				tenant_id: tenant.id,
				id,
				slug,
				published,
				position,
				from_price: fromPrice,
				media_id: mediaId,
			})),
		)}`;
	const group = 'products';
	await saveTexts(
		sql,
		tenant.id,
		rows.flatMap(({ id, names, descriptions }) => [
			textOfThing(tenant, { key: productNameKey(id), type: 'productName', group, translations: names }),
			...(descriptions
				? [
						textOfThing(tenant, {
							key: productDescriptionKey(id),
							type: 'productDescription',
							group,
							translations: descriptions,
						}),
					]
				: []),
		]),
	);
	await listInEveryLanguage(sql, tenant, rows);
	await announceChange(sql, tenant.id, 'content');
}

/** A language without a name of its own gets the one that the lookup would find. */
function namesInEveryLanguage(tenant: Tenant, { names }: NewProduct): [language: string, name: string][] {
	const base = defaultLanguage(tenant);
	return tenant.languages.map(({ languageCode }) => [
		languageCode,
		pickTranslation(
			{ translations: names, baseText: names[base] ?? '', baseLanguage: base },
			languageChain(languageCode, base),
		),
	]);
}

async function listInEveryLanguage(sql: Sql, tenant: Tenant, rows: readonly Row[]): Promise<void> {
	const published = rows.filter((row) => row.published);
	const pictures = await findPictures(
		sql,
		tenant.id,
		published.map(({ mediaId }) => mediaId).filter((id) => id !== null),
	);
	const listed = published.flatMap((row) => {
		const picture = pictures.get(row.mediaId ?? '');
		return namesInEveryLanguage(tenant, row).map(([language, name]) => ({
			tenant_id: tenant.id,
			language_code: language,
			product_id: row.id,
			position: row.position,
			slug: row.slug,
			name,
			from_price: row.fromPrice,
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
