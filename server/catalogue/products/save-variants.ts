// Adds, changes and deletes the variants of a product; those that are removed become products of their own. All in a fixed number of
// statements, however many.
import type { Translations } from '../../../rules/catalogue/product-errors.ts';
import { freeSlug, slugOf } from '../../../rules/catalogue/slug.ts';
import { newId } from '../../../rules/ids.ts';
import { samePricing } from '../../../rules/pricing/tidy-settings.ts';
import type { Sql } from '../../database/connection.ts';
import { startingWith } from '../../database/like-pattern.ts';
import { copyListRows } from '../../pricing/copy-pricing.ts';
import { giveOwnLists } from '../../pricing/own-list-copies.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { removeTexts } from '../../texts/remove-texts.ts';
import { forgetOldSlugsOf } from '../old-slugs.ts';
import { type SettingsToSave, savePricingSettings } from '../save-pricing-settings.ts';
import type { Speaking } from './field-rows.ts';
import { textKeysOf } from './load-product.ts';
import type { EditedProduct, EditedVariant, ProductToSave, VariantToSave } from './product-shape.ts';
import { type ProductText, productTexts, variantTexts } from './product-texts.ts';

export interface SavedVariants {
	/** Ids of all that were touched and are still there. */
	ids: string[];
	texts: ProductText[];
	speaking: Speaking[];
	/** Of those that stand for themselves now. */
	independent: string[];
	/** What of their prices is different. */
	priced: SettingsToSave[];
}

/** The slugs that begin like this one. */
export async function slugsLike(sql: Sql, tenantId: string, slug: string): Promise<Set<string>> {
	const rows = await sql<{ slug: string }[]>`
		select slug from products where tenant_id = ${tenantId} and slug like ${startingWith(slug)}`;
	return new Set(rows.map((row) => row.slug));
}

/** Each gets one of its own, under that of its product. */
function giveSlugs(variants: readonly VariantToSave[], slug: string, taken: Set<string>) {
	return variants.map((variant) => {
		const own = freeSlug(slugOf(`${slug.slice(0, 50)}-${variant.code}`) || slug, taken);
		taken.add(own);
		return { ...variant, id: newId(), slug: own };
	});
}

const rowOf = ({
	id,
	code,
	published,
	orderable,
	weightMg,
}: Omit<VariantToSave, 'key' | 'names' | 'fields' | 'pricing'>) => ({
	id,
	code: code.trim(),
	published,
	orderable,
	weight_mg: weightMg,
});

async function update(sql: Sql, tenantId: string, variants: readonly VariantToSave[]): Promise<void> {
	if (variants.length === 0) return;
	const ids = variants.flatMap(({ id }) => (id ? [id] : []));
	// Two of them may change their codes for one another's.
	await sql`update products set code = id::text where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`;
	await sql`
		update products p set code = r.code, published = r.published, orderable = r.orderable, weight_mg = r.weight_mg, updated_at = now()
		from jsonb_to_recordset(${JSON.stringify(variants.map(rowOf))}::text::jsonb)
			as r (id uuid, code text, published boolean, orderable boolean, weight_mg int)
		where p.tenant_id = ${tenantId} and p.id = r.id`;
}

async function insert(
	sql: Sql,
	tenantId: string,
	parentId: string,
	variants: readonly (VariantToSave & { id: string; slug: string })[],
): Promise<void> {
	if (variants.length === 0) return;
	const rows = variants.map((variant, index) => ({ ...rowOf(variant), slug: variant.slug, index }));
	await sql`
		insert into products (tenant_id, id, parent_id, slug, code, published, orderable, weight_mg, position)
		select ${tenantId}::uuid, r.id, ${parentId}::uuid, r.slug, r.code, r.published, r.orderable, r.weight_mg, 1 + r.index + coalesce((
			select max(position) from products where tenant_id = ${tenantId} and parent_id = ${parentId}
		), 0)
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
			as r (id uuid, slug text, code text, published boolean, orderable boolean, weight_mg int, index int)`;
}

export async function deleteRows(sql: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const values = await sql<{ productId: string; fieldId: string }[]>`
		select product_id, field_id from product_field_values
		where tenant_id = ${tenantId} and product_id = any(${[...ids]}::uuid[])`;
	await forgetOldSlugsOf(sql, tenantId, 'product', ids);
	await sql`delete from products where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	await removeTexts(sql, tenantId, textKeysOf(ids, values));
}

const withCode = (names: Translations, own: Translations, code: string): Translations =>
	Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} ${own[language] || code}`]));

/** A variant that cost what its product costs goes on doing so. */
async function takePricing(
	sql: Sql,
	tenantId: string,
	{ id: from, pricing: inherited }: EditedProduct,
	variants: readonly EditedVariant[],
): Promise<void> {
	await savePricingSettings(
		sql,
		tenantId,
		variants.map(({ id, pricing }) => ({ id, pricing: pricing ?? inherited })),
	);
	const pairs = variants.map(({ id: to }) => ({ from, to }));
	await copyListRows(sql, tenantId, pairs);
	await giveOwnLists(sql, tenantId, pairs);
}

/** What it had from its product it takes along; it is not published, as no one has looked at it by itself yet. */
async function makeIndependent(
	sql: Sql,
	tenantId: string,
	parent: EditedProduct,
	variants: readonly EditedVariant[],
): Promise<void> {
	const ids = variants.map(({ id }) => id);
	if (ids.length === 0) return;
	await sql`
		update products p set parent_id = null, published = false, revision = p.revision + 1, updated_at = now(),
			media_id = coalesce(p.media_id, o.media_id), tax_category = o.tax_category, payment_mode = o.payment_mode,
			payment_interval = o.payment_interval, payment_interval_count = o.payment_interval_count, trial_days = o.trial_days,
			valid_from = o.valid_from, valid_until = o.valid_until, production_days = o.production_days,
			item_name_allowed = o.item_name_allowed, weight_mg = coalesce(p.weight_mg, o.weight_mg),
			personalised = p.personalised or o.personalised, image_border = o.image_border,
			position = n.number + (
				select coalesce(max(position), 0) from products where tenant_id = ${tenantId} and parent_id is null
			)
		from products o, unnest(${ids}::uuid[]) with ordinality as n (id, number)
		where p.tenant_id = ${tenantId} and p.id = n.id and o.tenant_id = ${tenantId} and o.id = ${parent.id}`;
	await takePricing(sql, tenantId, parent, variants);
	const bare = variants.filter(({ images }) => images.length === 0).map(({ id }) => id);
	await copyImages(
		sql,
		tenantId,
		bare.map((id) => ({ from: parent.id, to: id })),
	);
	await sql`
		insert into product_label_links (tenant_id, product_id, label_id)
		select ${tenantId}::uuid, n.id, k.label_id from product_label_links k, unnest(${ids}::uuid[]) as n (id)
		where k.tenant_id = ${tenantId} and k.product_id = ${parent.id}`;
}

interface Copied {
	from: string;
	to: string;
}

/** With their order, cover and languages. Two statements. */
export async function copyImages(sql: Sql, tenantId: string, pairs: readonly Copied[]): Promise<void> {
	if (pairs.length === 0) return;
	const given = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb) as r ("from" uuid, "to" uuid)`;
	await sql`
		insert into product_images (tenant_id, product_id, id, position, media_id, cover)
		select i.tenant_id, r."to", i.id, i.position, i.media_id, i.cover
		from product_images i join ${given} on r."from" = i.product_id where i.tenant_id = ${tenantId}`;
	await sql`
		insert into product_image_languages (tenant_id, product_id, image_id, language_code, media_id)
		select i.tenant_id, r."to", i.image_id, i.language_code, i.media_id
		from product_image_languages i join ${given} on r."from" = i.product_id where i.tenant_id = ${tenantId}`;
}

export async function saveVariants(
	sql: Sql,
	tenant: Tenant,
	before: EditedProduct,
	wanted: ProductToSave,
): Promise<SavedVariants> {
	const known = new Map(before.variants.map((variant) => [variant.id, variant]));
	const fresh = wanted.variants.filter(({ id }) => id === null);
	const changed = wanted.variants.filter(({ id }) => id !== null);
	const removed = wanted.removedVariants.flatMap((id) => known.get(id) ?? []);
	// Those that leave first: their codes may be wanted.
	await deleteRows(sql, tenant.id, wanted.deletedVariants);
	await makeIndependent(sql, tenant.id, before, removed);
	await update(sql, tenant.id, changed);
	const made =
		fresh.length === 0 ? [] : giveSlugs(fresh, wanted.slug, await slugsLike(sql, tenant.id, wanted.slug.slice(0, 50)));
	await insert(sql, tenant.id, before.id, made);
	const kept = [...changed.flatMap((variant) => (variant.id ? [{ ...variant, id: variant.id }] : [])), ...made];
	const grown = removed.map((variant) => ({
		variant,
		after: {
			...before,
			names: withCode(wanted.names, variant.names, variant.code),
			fields: { ...before.fields, ...variant.fields },
		},
	}));
	return {
		ids: [...kept.map(({ id }) => id), ...removed.map(({ id }) => id)],
		texts: [
			...kept.flatMap((variant) => variantTexts(variant.id, known.get(variant.id), variant)),
			...grown.flatMap(({ variant, after }) => [
				...productTexts(
					variant.id,
					{ ...variant, descriptions: {}, seoTitles: {}, seoDescriptions: {} },
					{ ...after, seoTitles: {}, seoDescriptions: {} },
				),
			]),
		],
		speaking: [
			...kept.map(({ id, fields }) => ({ id, fields, variant: true })),
			...grown.map(({ variant, after }) => ({ id: variant.id, fields: after.fields, variant: false })),
		],
		independent: removed.map(({ id }) => id),
		priced: kept.filter(({ id, pricing }) => !samePricing(known.get(id)?.pricing ?? null, pricing)),
	};
}
