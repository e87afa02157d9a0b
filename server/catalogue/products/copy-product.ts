// A second product like the first: with its variants, fields, pictures, prices, labels and categories; with codes of its own, and never
// published.

import type { Translations } from '../../../rules/catalogue/product-errors.ts';
import { freeSlug } from '../../../rules/catalogue/slug.ts';
import { contentIn } from '../../../rules/content/shipped.ts';
import { newId } from '../../../rules/ids.ts';
import { productNameKey } from '../../../rules/texts/entity-keys.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { copyListRows, copyLists } from '../../pricing/copy-pricing.ts';
import { giveOwnLists } from '../../pricing/own-list-copies.ts';
import { copyTexts } from '../../texts/copy-texts.ts';
import { placeProducts } from '../memberships.ts';
import type { ProductCopyStep } from '../product-copy-step.ts';
import { changeProducts } from './change-products.ts';
import { giveNewCodes } from './codes.ts';
import { loadProduct, textKeysOf } from './load-product.ts';
import type { EditedProduct } from './product-shape.ts';
import { saveProductTexts } from './product-texts.ts';
import { copyImages, slugsLike } from './save-variants.ts';

interface Twin {
	from: string;
	to: string;
	slug: string;
	code: string;
}

/** In the words of each language. */
const copyOf = (names: Translations): Translations =>
	Object.fromEntries(
		Object.entries(names).map(([language, name]) => [language, `${name} (${contentIn(language).names.copy})`]),
	);

/** Product first, then its variants. */
async function twinsOf(sql: Sql, tenantId: string, product: EditedProduct): Promise<Twin[]> {
	const taken = await slugsLike(sql, tenantId, product.slug.slice(0, 40));
	for (const { slug } of product.variants) taken.add(slug);
	const family = [product, ...product.variants];
	const codes = await giveNewCodes(
		sql,
		tenantId,
		family.map(({ code }) => code),
	);
	return family.map(({ id, slug }, index) => {
		const own = freeSlug(`${slug.slice(0, 70)}-copy`, taken);
		taken.add(own);
		return { from: id, to: newId(), slug: own, code: codes[index] ?? '' };
	});
}

async function copyRows(sql: Sql, tenantId: string, twins: readonly Twin[]): Promise<void> {
	const given = sql`jsonb_to_recordset(${JSON.stringify(twins)}::text::jsonb) as r ("from" uuid, "to" uuid, slug text, code text)`;
	const parent = twins[0]?.to ?? '';
	await sql`
		insert into products (
			tenant_id, id, slug, published, position, media_id, parent_id, code, valid_from, valid_until, orderable,
			production_days, item_name_allowed, weight_mg, personalised, image_border, choice_fields, own_pricing, pricing_mode, unit_price, scales_mode,
			defined_scales, linear_from, linear_to, linear_step, minimum_quantity, tax_category, payment_mode, payment_interval,
			payment_interval_count, trial_days
		)
		select p.tenant_id, r."to", r.slug, p.parent_id is not null and p.published,
			case when p.parent_id is null then 1 + (
				select max(position) from products where tenant_id = ${tenantId} and parent_id is null
			) else p.position end,
			p.media_id, case when p.parent_id is null then null else ${parent}::uuid end, r.code, p.valid_from,
			p.valid_until, p.orderable, p.production_days, p.item_name_allowed, p.weight_mg, p.personalised, p.image_border, p.choice_fields,
			p.own_pricing, p.pricing_mode, p.unit_price, p.scales_mode, p.defined_scales, p.linear_from, p.linear_to,
			p.linear_step, p.minimum_quantity, p.tax_category, p.payment_mode, p.payment_interval,
			p.payment_interval_count, p.trial_days
		from products p join ${given} on r."from" = p.id where p.tenant_id = ${tenantId}
		order by p.parent_id nulls first`;
	await copyImages(sql, tenantId, twins);
	await copyLists(sql, tenantId, twins);
	await copyListRows(sql, tenantId, twins);
	await giveOwnLists(sql, tenantId, twins);
	await sql`
		insert into product_field_values (tenant_id, product_id, field_id, url)
		select v.tenant_id, r."to", v.field_id, v.url
		from product_field_values v join ${given} on r."from" = v.product_id where v.tenant_id = ${tenantId}`;
	await sql`
		insert into product_label_links (tenant_id, product_id, label_id)
		select k.tenant_id, r."to", k.label_id
		from product_label_links k join ${given} on r."from" = k.product_id where k.tenant_id = ${tenantId}`;
}

/** @returns the id of the copy */
export async function copyProduct(
	sql: Sql,
	caller: Caller,
	id: string,
	steps: readonly ProductCopyStep[],
): Promise<string> {
	const { tenant, user, services } = caller;
	return changeProducts(sql, tenant, async () => {
		const product = await loadProduct(sql, tenant, id);
		if (product.id !== id) throw new Refused('NOT_FOUND');
		const twins = await twinsOf(sql, tenant.id, product);
		await copyRows(sql, tenant.id, twins);
		for (const step of steps) await step(sql, tenant.id, twins);
		const copy = twins[0]?.to ?? '';
		await placeProducts(sql, tenant.id, [{ productId: copy, categoryIds: product.categoryIds }]);
		const speaking = [product, ...product.variants];
		const pairs = twins.flatMap(({ from, to }) => {
			const fields = Object.keys(speaking.find((one) => one.id === from)?.fields ?? {});
			const keys = (of: string) =>
				textKeysOf(
					[of],
					fields.map((fieldId) => ({ productId: of, fieldId })),
				);
			const target = keys(to);
			return keys(from).map((key, index) => ({ from: key, to: target[index] ?? '' }));
		});
		const nameKey = productNameKey(product.id);
		await copyTexts(
			sql,
			tenant.id,
			pairs.filter(({ from }) => from !== nameKey),
		);
		const names = copyOf(product.names);
		await saveProductTexts(
			sql,
			tenant,
			[{ key: productNameKey(copy), type: 'productName', before: {}, words: names }],
			user?.id,
		);
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'copyProduct',
			entity: { type: 'product', id: copy },
			after: { of: product.id, names },
		});
		return { result: copy, touched: { productIds: twins.map(({ to }) => to), moved: product.categoryIds.length > 0 } };
	});
}
