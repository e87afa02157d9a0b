// Everything that is known of some products and their variants, in a fixed number of statements.
import type { ImageBorder } from '../../../rules/catalogue/image-border.ts';
import type { LabelKind, ProductFieldType } from '../../../rules/catalogue/kinds.ts';
import {
	categoryNameKey,
	productDescriptionKey,
	productFieldDefaultKey,
	productFieldLabelKey,
	productFieldValueKey,
	productLabelNameKey,
	productNameKey,
	productSeoDescriptionKey,
	productSeoTitleKey,
} from '../../../rules/texts/entity-keys.ts';
import type { Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { type FoundPicture, findPictures } from '../../media/find-pictures.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { loadNamedCategories } from './category-terms.ts';

export interface LoadedProduct {
	id: string;
	parentId: string | null;
	slug: string;
	code: string;
	position: number;
	mediaId: string | null;
	published: boolean;
	archived: boolean;
	validFrom: string | null;
	validUntil: string | null;
	orderable: boolean;
	productionDays: number;
	itemNameAllowed: boolean;
	imageBorder: Partial<ImageBorder>;
	choiceFields: string[];
	canonicalPath: string;
	addedAt: string;
}

export interface LoadedImage {
	productId: string;
	mediaId: string;
	cover: boolean;
	/** By language. */
	alternatives: Record<string, string>;
}

export interface LoadedField {
	id: string;
	name: string;
	type: ProductFieldType;
	filter: boolean;
	defaultUrl: string;
}

interface LoadedLabel {
	productId: string;
	id: string;
	kind: LabelKind;
	from: string | null;
	until: string | null;
}

export interface LoadedProducts {
	products: LoadedProduct[];
	/** Of each product, its own ones, in their order. */
	images: Map<string, LoadedImage[]>;
	/** Those that shoppers see, in their order. */
	fields: LoadedField[];
	/** The address that a product has in a field, by `${product} ${field}`; '' where it is a text. */
	values: Map<string, string>;
	labels: Map<string, LoadedLabel[]>;
	/** By whose names it is found. */
	categories: Map<string, string[]>;
	texts: Map<string, Translatable>;
	pictures: Map<string, FoundPicture>;
	/** Those that are counted, and of which nothing is left. */
	outOfStock: Set<string>;
}

const loadProductRows = (sql: Sql, tenantId: string, ids: readonly string[]) => sql<LoadedProduct[]>`
	select id, parent_id, slug, code, position, media_id, published,
		archived_at is not null as archived, valid_from::text, valid_until::text, orderable, production_days,
		item_name_allowed, image_border, choice_fields, canonical_path, created_at::text as added_at
	from products
	where tenant_id = ${tenantId} and (id = any(${[...ids]}::uuid[]) or parent_id = any(${[...ids]}::uuid[]))
	order by position, id`;

const loadImages = (sql: Sql, tenantId: string, ids: readonly string[]) => sql<LoadedImage[]>`
	select i.product_id, i.media_id, i.cover, coalesce((
		select jsonb_object_agg(a.language_code, a.media_id) from product_image_languages a
		where a.tenant_id = i.tenant_id and a.product_id = i.product_id and a.image_id = i.id
	), '{}') as alternatives
	from product_images i where i.tenant_id = ${tenantId} and i.product_id = any(${[...ids]}::uuid[])
	order by i.product_id, i.position, i.id`;

const loadLabels = (sql: Sql, tenantId: string, ids: readonly string[]) => sql<LoadedLabel[]>`
	select k.product_id, l.id, l.kind, l.valid_from::text as "from", l.valid_until::text as until
	from product_label_links k join product_labels l on l.tenant_id = k.tenant_id and l.id = k.label_id and l.active
	where k.tenant_id = ${tenantId} and k.product_id = any(${[...ids]}::uuid[])
	order by l.position, l.id`;

const loadOutOfStock = (sql: Sql, tenantId: string, ids: readonly string[]) => sql<{ productId: string }[]>`
	select product_id from stock where tenant_id = ${tenantId} and product_id = any(${[...ids]}::uuid[])
		and on_hand - reserved <= 0 and not sell_when_empty`;

interface Value {
	productId: string;
	fieldId: string;
	url: string;
}

/** @param ids of products that are no variants; their variants come with them */
export async function loadProducts(sql: Sql, tenantId: string, ids: readonly string[]): Promise<LoadedProducts> {
	const products = await loadProductRows(sql, tenantId, ids);
	const all = products.map(({ id }) => id);
	const [images, fields, values, labels, empty, categories] = await Promise.all([
		loadImages(sql, tenantId, all),
		sql<LoadedField[]>`
			select id, name, type, filter, default_url from product_fields
			where tenant_id = ${tenantId} and not meta order by position, id`,
		sql<Value[]>`
			select v.product_id, v.field_id, v.url from product_field_values v
			join product_fields f on f.tenant_id = v.tenant_id and f.id = v.field_id and not f.meta
			where v.tenant_id = ${tenantId} and v.product_id = any(${all}::uuid[])`,
		loadLabels(sql, tenantId, all),
		loadOutOfStock(sql, tenantId, all),
		loadNamedCategories(sql, tenantId, all),
	]);
	const texts = await findTexts(sql, tenantId, [
		...products.flatMap(({ id, parentId }) =>
			parentId
				? [productNameKey(id)]
				: [productNameKey(id), productDescriptionKey(id), productSeoTitleKey(id), productSeoDescriptionKey(id)],
		),
		...fields.flatMap(({ id }) => [productFieldLabelKey(id), productFieldDefaultKey(id)]),
		...values.map(({ productId, fieldId }) => productFieldValueKey(productId, fieldId)),
		...new Set(labels.map(({ id }) => productLabelNameKey(id))),
		...new Set([...categories.values()].flat().map(categoryNameKey)),
	]);
	const pictures = await findPictures(sql, tenantId, [
		...products.flatMap(({ mediaId }) => mediaId ?? []),
		...images.flatMap(({ mediaId, alternatives }) => [mediaId, ...Object.values(alternatives)]),
	]);
	return {
		products,
		images: Map.groupBy(images, ({ productId }) => productId),
		fields,
		values: new Map(values.map(({ productId, fieldId, url }) => [`${productId} ${fieldId}`, url])),
		labels: Map.groupBy(labels, ({ productId }) => productId),
		categories,
		texts,
		pictures,
		outOfStock: new Set(empty.map(({ productId }) => productId)),
	};
}
