// Saves everything that the editor of a product holds, all or nothing. What cannot be saved is answered field by field; a user who began
// with an older state than the one that is there is notified, and nothing of either is lost.
import type { ProductError } from '../../../rules/catalogue/product-errors.ts';
import { readMoment } from '../../../rules/moments.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { samePayment, samePricing, tidyPayment, tidySettings } from '../../../rules/pricing/tidy-settings.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { placeProducts } from '../memberships.ts';
import { keepOldSlug } from '../old-slugs.ts';
import { type SettingsToSave, savePricingSettings } from '../save-pricing-settings.ts';
import { changeProducts, type Touched } from './change-products.ts';
import { saveFieldRows } from './field-rows.ts';
import { loadProduct } from './load-product.ts';
import { changeOf } from './product-change.ts';
import type { EditedProduct, GivenProduct, ProductToSave } from './product-shape.ts';
import { productTexts, saveProductTexts } from './product-texts.ts';
import { saveVariants } from './save-variants.ts';
import { validateProduct } from './validate-product.ts';

export interface SavedProduct {
	/** The one that was saved; the one there is where nothing was. */
	revision: number;
	faults: ProductError[];
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
	one.length === other.length && one.every((id) => other.includes(id));

/** That of a text that was validated. */
function momentOf(text: string | null, { timeZone }: Tenant, edge: 'from' | 'until'): Date | null {
	const moment = text === null ? null : readMoment(text, timeZone, edge);
	if (typeof moment === 'string') throw new Error(`${text} is no moment of ${timeZone}`);
	return moment === null ? null : new Date(moment);
}

async function saveRow(sql: Sql, tenant: Tenant, before: EditedProduct, wanted: ProductToSave): Promise<void> {
	const tenantId = tenant.id;
	await sql`
		update products set slug = ${wanted.slug}, code = ${wanted.code.trim()}, published = ${wanted.published},
			valid_from = ${momentOf(wanted.validFrom, tenant, 'from')}, valid_until = ${momentOf(wanted.validUntil, tenant, 'until')},
			orderable = ${wanted.orderable}, production_days = ${wanted.productionDays},
			item_name_allowed = ${wanted.itemNameAllowed}, weight_mg = ${wanted.weightMg}, personalised = ${wanted.personalised},
			canonical_path = ${wanted.canonicalPath ?? before.canonicalPath ?? ''},
			choice_fields = ${[...wanted.choiceFields]}::uuid[],
			revision = revision + 1, updated_at = now()
		where tenant_id = ${tenantId} and id = ${before.id}`;
	await keepOldSlug(sql, tenantId, 'product', { id: before.id, from: before.slug, to: wanted.slug });
	if (sameSet(before.labelIds, wanted.labelIds)) return;
	await sql`delete from product_label_links where tenant_id = ${tenantId} and product_id = ${before.id}`;
	await sql`
		insert into product_label_links (tenant_id, product_id, label_id)
		select ${tenantId}::uuid, ${before.id}::uuid, label_id from unnest(${[...new Set(wanted.labelIds)]}::uuid[]) as label_id`;
}

const changedPrices = (before: EditedProduct, wanted: ProductToSave): SettingsToSave[] =>
	samePricing(before.pricing, wanted.pricing) && samePayment(before, wanted)
		? []
		: [{ id: before.id, pricing: wanted.pricing, payment: wanted }];

/** Whether anything of it says what something costs. */
function changesPrices(before: EditedProduct, wanted: ProductToSave): boolean {
	const known = new Map(before.variants.map(({ id, pricing }) => [id, pricing]));
	return (
		changedPrices(before, wanted).length > 0 ||
		wanted.variants.some(({ id, pricing }) => !samePricing(known.get(id ?? '') ?? null, pricing))
	);
}

/** What was not told of prices, weight and making stays as it is. */
function completed(before: EditedProduct, given: GivenProduct): ProductToSave {
	const { pricing, taxCategory, paymentMode, paymentInterval, paymentIntervalCount, trialDays } = before;
	const known = new Map(before.variants.map((variant) => [variant.id, variant]));
	return {
		...given,
		weightMg: given.weightMg === undefined ? before.weightMg : given.weightMg,
		personalised: given.personalised ?? before.personalised,
		canonicalPath: given.canonicalPath === undefined ? before.canonicalPath : given.canonicalPath,
		pricing: tidySettings(given.pricing ?? pricing),
		...tidyPayment({
			taxCategory: given.taxCategory ?? taxCategory,
			paymentMode: given.paymentMode ?? paymentMode,
			paymentInterval: given.paymentInterval === undefined ? paymentInterval : given.paymentInterval,
			paymentIntervalCount: given.paymentIntervalCount ?? paymentIntervalCount,
			trialDays: given.trialDays === undefined ? trialDays : given.trialDays,
		}),
		variants: given.variants.map((variant) => ({
			...variant,
			pricing: variant.pricing === undefined ? (known.get(variant.id ?? '')?.pricing ?? null) : variant.pricing,
			weightMg: variant.weightMg === undefined ? (known.get(variant.id ?? '')?.weightMg ?? null) : variant.weightMg,
		})),
	};
}

/** What was validated and found right. Nothing is written down of who did it: that is the caller's. */
export async function writeProduct(
	sql: Sql,
	tenant: Tenant,
	by: string | undefined,
	before: EditedProduct,
	wanted: ProductToSave,
): Promise<Touched> {
	const variants = await saveVariants(sql, tenant, before, wanted);
	await saveRow(sql, tenant, before, wanted);
	await savePricingSettings(sql, tenant.id, [...changedPrices(before, wanted), ...variants.priced]);
	const places = [
		...(sameSet(before.categoryIds, wanted.categoryIds)
			? []
			: [{ productId: before.id, categoryIds: wanted.categoryIds }]),
		...variants.independent.map((productId) => ({ productId, categoryIds: before.categoryIds })),
	];
	if (places.length > 0) await placeProducts(sql, tenant.id, places);
	await saveFieldRows(sql, tenant.id, [{ id: before.id, fields: wanted.fields, variant: false }, ...variants.speaking]);
	await saveProductTexts(sql, tenant, [...productTexts(before.id, before, wanted), ...variants.texts], by);
	return { productIds: [before.id, ...variants.ids], moved: places.length > 0 };
}

/** Where errors come back, nothing was saved. A price is set only by those who may set prices. */
export async function saveProduct(sql: Sql, caller: Caller, id: string, given: GivenProduct): Promise<SavedProduct> {
	const { tenant, user, services } = caller;
	return changeProducts<SavedProduct>(sql, tenant, async () => {
		const before = await loadProduct(sql, tenant, id);
		if (before.id !== id) throw new Refused('NOT_FOUND');
		if (before.revision !== given.revision) throw new Refused('PRODUCT_CHANGED');
		const wanted = completed(before, given);
		if (changesPrices(before, wanted) && !mayDo(user, 'mPrice')) throw new Refused('FORBIDDEN', 'pricing');
		const faults = await validateProduct(sql, tenant, before, wanted);
		if (faults.length > 0) return { result: { revision: before.revision, faults }, touched: { productIds: [] } };
		const touched = await writeProduct(sql, tenant, user?.id, before, wanted);
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'saveProduct',
			entity: { type: 'product', id: before.id },
			...changeOf(before, wanted),
		});
		return { result: { revision: before.revision + 1, faults: [] }, touched };
	});
}
