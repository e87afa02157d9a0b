// Whether a product can be saved as a user wants it: the rules, and what only the database knows.
import {
	findProductErrors,
	type ProductError,
	productLimits,
	type VariantToValidate,
} from '../../../rules/catalogue/product-errors.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { takenCodes } from './codes.ts';
import { loadFields, pageShellOf } from './product-context.ts';
import type { EditedProduct, ProductToSave } from './product-shape.ts';

/** Those that the product will have: kept ones, changed ones, new ones. */
function variantsAfter(before: EditedProduct, wanted: ProductToSave): VariantToValidate[] {
	const leaving = new Set([...wanted.removedVariants, ...wanted.deletedVariants]);
	const changed = new Map(wanted.variants.flatMap((variant) => (variant.id ? [[variant.id, variant] as const] : [])));
	return [
		...before.variants
			.filter(({ id }) => !leaving.has(id))
			.map((kept) => changed.get(kept.id) ?? { ...kept, key: kept.id }),
		...wanted.variants.filter(({ id }) => id === null),
	];
}

/** A variant that came from elsewhere, or is changed and taken away at once. */
function strayVariants(before: EditedProduct, wanted: ProductToSave): ProductError[] {
	const known = new Set(before.variants.map(({ id }) => id));
	const named = [
		...wanted.variants.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }])),
		...[...wanted.removedVariants, ...wanted.deletedVariants].map((id) => ({ id, key: id })),
	];
	const seen = new Set<string>();
	return named.flatMap(({ id, key }) => {
		const stray = !known.has(id) || seen.has(id);
		seen.add(id);
		return stray ? [{ field: `variant.${key}`, fault: 'unknown' as const }] : [];
	});
}

async function unknownPlaces(
	sql: Sql,
	tenantId: string,
	{ labelIds, categoryIds }: Pick<ProductToSave, 'labelIds' | 'categoryIds'>,
): Promise<ProductError[]> {
	const [known] = await sql<{ labels: number; categories: number }[]>`
		select
			(select count(*)::int from product_labels where tenant_id = ${tenantId} and id = any(${[...labelIds]}::uuid[])) as labels,
			(select count(*)::int from categories where tenant_id = ${tenantId} and id = any(${[...categoryIds]}::uuid[]))
				as categories`;
	const unknown: ProductError[] = [];
	if (known?.labels !== new Set(labelIds).size) unknown.push({ field: 'labels', fault: 'unknown' });
	if (known?.categories !== new Set(categoryIds).size) unknown.push({ field: 'categories', fault: 'unknown' });
	return unknown;
}

/** Lists and roles that are not there, of the product and of every variant; a list that belongs to another product is none for it. */
async function unknownPrices(
	sql: Sql,
	tenantId: string,
	productId: string,
	wanted: Pick<ProductToSave, 'pricing'>,
	variants: readonly VariantToValidate[],
): Promise<ProductError[]> {
	const things = [
		{ field: 'price.priceLists', pricing: wanted.pricing },
		...variants.map(({ key, pricing }) => ({ field: `variant.${key}.price.priceLists`, pricing })),
	];
	const links = things.flatMap(({ field, pricing }) => (pricing?.priceLists ?? []).map((link) => ({ field, ...link })));
	if (links.length === 0) return [];
	const rows = await sql<{ id: string }[]>`
		select id from price_lists where tenant_id = ${tenantId} and id = any(${links.map(({ listId }) => listId)}::uuid[])
			and (product_id is null or product_id = ${productId})
		union all
		select id from roles where tenant_id = ${tenantId} and id = any(${links.flatMap(({ roleIds }) => roleIds)}::uuid[])`;
	const known = new Set(rows.map(({ id }) => id));
	const stray = links.filter(({ listId, roleIds }) => ![listId, ...roleIds].every((id) => known.has(id)));
	return [...new Set(stray.map(({ field }) => field))].map((field) => ({ field, fault: 'unknown' }));
}

/** @param except the product that has it already */
export async function isSlugTaken(sql: Sql, tenantId: string, slug: string, except?: string): Promise<boolean> {
	const taken = await sql`
		select from products where tenant_id = ${tenantId} and slug = ${slug}
			and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`;
	return taken.length > 0;
}

export async function validateProduct(
	sql: Sql,
	tenant: Tenant,
	before: EditedProduct,
	wanted: ProductToSave,
): Promise<ProductError[]> {
	const fields = await loadFields(sql, tenant);
	const variants = variantsAfter(before, wanted);
	const errors = [
		...findProductErrors({ ...wanted, variants }, pageShellOf(tenant, fields)),
		...strayVariants(before, wanted),
		...(await unknownPlaces(sql, tenant.id, wanted)),
		...(await unknownPrices(sql, tenant.id, before.id, wanted, variants)),
	];
	if (wanted.choiceFields.some((id) => !fields.some((field) => field.id === id && !field.meta)))
		errors.push({ field: 'choiceFields', fault: 'unknown' });
	if (variants.length > productLimits.variants) return errors;
	errors.push(...(await takenCodes(sql, tenant.id, before, variants)));
	if (wanted.slug !== before.slug && (await isSlugTaken(sql, tenant.id, wanted.slug, before.id)))
		errors.push({ field: 'slug', fault: 'slugTaken' });
	return errors;
}
