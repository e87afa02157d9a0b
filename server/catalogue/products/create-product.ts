// A new product: a name is enough. It is not published, and everything else is done in its editor.
import { findProductErrors, type ProductError, type Translations } from '../../../rules/catalogue/product-errors.ts';
import { freeSlug, slugOf } from '../../../rules/catalogue/slug.ts';
import { newId } from '../../../rules/ids.ts';
import { blankPayment, blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { forgetOldSlug } from '../old-slugs.ts';
import { changeProducts } from './change-products.ts';
import { productTexts, saveProductTexts } from './product-texts.ts';
import { slugsLike } from './save-variants.ts';
import { isSlugTaken } from './validate-product.ts';

export interface ProductToCreate {
	names: Translations;
	code: string;
	/** '': made of the name. */
	slug: string;
}

export interface CreatedProduct {
	id: string | null;
	faults: ProductError[];
}

/** What a product is that no one has said anything about yet. */
export const blank = {
	descriptions: {},
	seoTitles: {},
	seoDescriptions: {},
	validFrom: null,
	validUntil: null,
	productionDays: 3,
	weightMg: null,
	pricing: blankPricing,
	...blankPayment,
	fields: {},
	variants: [],
};

const unnamed = 'product';

/** Where no one has written one: of the name, and not yet taken. */
export async function proposeSlug(sql: Sql, tenantId: string, name: string): Promise<string> {
	const proposed = slugOf(name) || unnamed;
	return freeSlug(proposed, await slugsLike(sql, tenantId, proposed));
}

/** The bare row, after the others. Whatever led elsewhere from its address leads to it. */
export async function insertProduct(
	sql: Sql,
	tenantId: string,
	{ id, slug, code }: { id: string; slug: string; code: string },
): Promise<void> {
	await sql`
		insert into products (tenant_id, id, slug, code, published, position)
		select ${tenantId}, ${id}, ${slug}, ${code}, false, coalesce(max(position), 0) + 1
		from products where tenant_id = ${tenantId} and parent_id is null`;
	await forgetOldSlug(sql, tenantId, 'product', slug);
}

export async function createProduct(sql: Sql, caller: Caller, wanted: ProductToCreate): Promise<CreatedProduct> {
	const { tenant, user, services } = caller;
	const base = defaultLanguage(tenant);
	return changeProducts<CreatedProduct>(sql, tenant, async () => {
		const slug = wanted.slug || (await proposeSlug(sql, tenant.id, wanted.names[base] ?? ''));
		// Required fields are asked for by the editor: a user who begins has not got there yet.
		const faults = findProductErrors(
			{ ...blank, ...wanted, slug },
			{ baseLanguage: base, timeZone: tenant.timeZone, fields: [] },
		);
		if (wanted.slug && (await isSlugTaken(sql, tenant.id, slug))) faults.push({ field: 'slug', fault: 'slugTaken' });
		if (faults.length > 0) return { result: { id: null, faults }, touched: { productIds: [] } };
		const id = newId();
		await insertProduct(sql, tenant.id, { id, slug, code: wanted.code.trim() });
		await saveProductTexts(sql, tenant, productTexts(id, undefined, { ...blank, names: wanted.names }), user?.id);
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'createProduct',
			entity: { type: 'product', id },
			after: { names: wanted.names, code: wanted.code, slug },
		});
		return { result: { id, faults: [] }, touched: { productIds: [id] } };
	});
}
