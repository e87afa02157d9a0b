// A product with all that is edited of it, in a fixed number of statements, however many variants it has.
import { type ImageBorder, plainBorder } from '../../../rules/catalogue/image-border.ts';
import type { FieldValue, Translations } from '../../../rules/catalogue/product-errors.ts';
import { writeMoment } from '../../../rules/moments.ts';
import type { PaymentSettings } from '../../../rules/pricing/settings.ts';
import { blankPayment, blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import {
	productDescriptionKey,
	productFieldValueKey,
	productNameKey,
	productSeoDescriptionKey,
	productSeoTitleKey,
} from '../../../rules/texts/entity-keys.ts';
import type { Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findPictures } from '../../media/find-pictures.ts';
import { loadSettings } from '../../pricing/load-settings.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { listImages, withPictures } from './list-images.ts';
import type { EditedProduct, EditedVariant } from './product-shape.ts';

interface Row
	extends Omit<
		EditedProduct,
		| 'validFrom'
		| 'validUntil'
		| 'names'
		| 'descriptions'
		| 'seoTitles'
		| 'seoDescriptions'
		| 'fields'
		| 'border'
		| 'images'
		| 'thumbnail'
		| 'variants'
		| 'pricing'
		| keyof PaymentSettings
	> {
	parentId: string | null;
	validFrom: Date | null;
	validUntil: Date | null;
	mediaId: string | null;
	imageBorder: Partial<ImageBorder>;
}

export const translationsOf = (text: Translatable | undefined): Translations =>
	text
		? Object.fromEntries(
				Object.entries({ ...text.translations, [text.baseLanguage]: text.baseText }).flatMap(([language, words]) =>
					words ? [[language, words]] : [],
				),
			)
		: {};

interface ValueRow {
	productId: string;
	fieldId: string;
	url: string;
}

function fieldValues(rows: readonly ValueRow[], texts: ReadonlyMap<string, Translatable>) {
	const found = new Map<string, Record<string, FieldValue>>();
	for (const { productId, fieldId, url } of rows) {
		const values = found.get(productId) ?? {};
		values[fieldId] = { url, words: translationsOf(texts.get(productFieldValueKey(productId, fieldId))) };
		found.set(productId, values);
	}
	return found;
}

const productKeys = (id: string) => [
	productNameKey(id),
	productDescriptionKey(id),
	productSeoTitleKey(id),
	productSeoDescriptionKey(id),
];

/** All texts of products and of what they say in fields. */
export const textKeysOf = (ids: readonly string[], values: readonly Omit<ValueRow, 'url'>[]): string[] => [
	...ids.flatMap(productKeys),
	...values.map(({ productId, fieldId }) => productFieldValueKey(productId, fieldId)),
];

/** Products first, then their variants in their order. The id of a variant finds its product. One statement. */
const listRows = (sql: Sql, tenantId: string, ids: readonly string[]): Promise<Row[]> => sql<Row[]>`
	with wanted as (
		select distinct coalesce(parent_id, id) as id from products
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	), family as (
		select id from wanted
		union all
		select v.id from products v join wanted w on v.parent_id = w.id where v.tenant_id = ${tenantId}
	)
	select p.id, p.slug, p.published, p.media_id, p.created_at, p.updated_at, p.parent_id,
		p.code, p.archived_at, p.valid_from, p.valid_until, p.orderable,
		p.production_days, p.item_name_allowed, p.weight_mg, p.personalised, p.canonical_path, p.image_border, p.choice_fields, p.revision,
		case when p.parent_id is null then array(
			select k.label_id from product_label_links k where k.tenant_id = p.tenant_id and k.product_id = p.id order by 1
		) else '{}' end as label_ids,
		case when p.parent_id is null then array(
			select m.category_id from category_products m
			where m.tenant_id = p.tenant_id and m.product_id = p.id and m.direct order by 1
		) else '{}' end as category_ids
	from family f join products p on p.tenant_id = ${tenantId} and p.id = f.id
	order by p.parent_id nulls first, p.position, p.id`;

/** In no particular order; what is not there is left out. A fixed number of statements, however many. */
export async function loadProducts(
	sql: Sql,
	tenant: Tenant,
	wanted: readonly string[],
): Promise<Map<string, EditedProduct>> {
	const rows = await listRows(sql, tenant.id, wanted);
	const ids = rows.map(({ id }) => id);
	const values = await sql<ValueRow[]>`
		select product_id, field_id, url from product_field_values
		where tenant_id = ${tenant.id} and product_id = any(${ids}::uuid[])`;
	const images = await listImages(sql, tenant.id, ids);
	const prices = new Map((await loadSettings(sql, tenant.id, ids)).map((one) => [one.id, one]));
	const texts = await findTexts(sql, tenant.id, textKeysOf(ids, values));
	const pictures = await findPictures(sql, tenant.id, [
		...images.flatMap(({ mediaId, languages }) => [mediaId, ...Object.values(languages)]),
		...rows.flatMap(({ mediaId }) => mediaId ?? []),
	]);
	const shown = withPictures(images, pictures);
	const fields = fieldValues(values, texts);
	const words = (key: string) => translationsOf(texts.get(key));
	const variants = Map.groupBy(rows, ({ parentId }) => parentId);
	const variantOf = ({ id, slug, code, published, orderable, weightMg }: Row): EditedVariant => ({
		id,
		slug,
		code,
		published,
		orderable,
		weightMg,
		names: words(productNameKey(id)),
		fields: fields.get(id) ?? {},
		images: shown.get(id) ?? [],
		pricing: prices.get(id)?.pricing ?? null,
	});
	const productOf = ({ mediaId, imageBorder, parentId: _none, ...row }: Row): EditedProduct => ({
		...row,
		validFrom: row.validFrom && writeMoment(row.validFrom, tenant.timeZone, 'from'),
		validUntil: row.validUntil && writeMoment(row.validUntil, tenant.timeZone, 'until'),
		border: { ...plainBorder, ...imageBorder },
		pricing: prices.get(row.id)?.pricing ?? blankPricing,
		...(prices.get(row.id)?.payment ?? blankPayment),
		names: words(productNameKey(row.id)),
		descriptions: words(productDescriptionKey(row.id)),
		seoTitles: words(productSeoTitleKey(row.id)),
		seoDescriptions: words(productSeoDescriptionKey(row.id)),
		fields: fields.get(row.id) ?? {},
		images: shown.get(row.id) ?? [],
		thumbnail: (mediaId && pictures.get(mediaId)) || null,
		variants: (variants.get(row.id) ?? []).map(variantOf),
	});
	return new Map((variants.get(null) ?? []).map((row) => [row.id, productOf(row)]));
}

/** By its id, or that of one of its variants. */
export async function loadProduct(sql: Sql, tenant: Tenant, id: string): Promise<EditedProduct> {
	const [product] = (await loadProducts(sql, tenant, [id])).values();
	if (!product) throw new Refused('NOT_FOUND');
	return product;
}
