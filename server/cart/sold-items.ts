// What is known of the products and variants in a shopper's lists: whether they may see them, what they are called, what they cost them,
// how many there are. One statement for any number of them.

import { isId } from '../../rules/ids.ts';
import { printformerSettings } from '../../rules/settings/printformer.ts';
import type { Stock } from '../../rules/stock.ts';
import { withoutTrial } from '../../rules/subscriptions/trial.ts';
import type { User } from '../accounts/subject.ts';
import { audienceOf, conditions } from '../catalogue/read-model/audience.ts';
import type { ProductCard } from '../catalogue/read-model/card.ts';
import type { PageVariant, ProductPage } from '../catalogue/read-model/product-page.ts';
import type { Sql } from '../database/connection.ts';
import { queryNamed } from '../database/named.ts';
import type { Image } from '../media/media-path.ts';
import { type FoundPricing, noPricing, ownRatesText, pricingFor, type ReaderPricing } from '../pricing/find-pricing.ts';
import { settingSql } from '../settings/setting-sql.ts';
import { isTrialUsedText } from '../subscriptions/core/used-trials.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

/** Whose lists are read, in which language and on which day. */
export interface Reader {
	tenant: Tenant;
	user: Pick<User, 'id' | 'roles'>;
	/** One that the shop speaks. */
	language: string;
	/** As 2026-11-15. */
	day: string;
}

export interface SoldItem {
	productId: string;
	parentId: string | null;
	/** Of the product; a variant is found by its code beside it. */
	slug: string;
	code: string;
	variantCode: string | null;
	name: string;
	options: { name: string; value: string }[];
	picture: Image | null;
	itemNameAllowed: boolean;
	/** There is a page that shows it to this reader. */
	shown: boolean;
	orderable: boolean;
	/** One of its variants has to be chosen. */
	hasVariants: boolean;
	/** It has a template and takes no print data, or its files are uploaded in the editor: without a design there is nothing to print. */
	needsDesign: boolean;
	/** The rows of a series are one run, not a run each. */
	countsRowsTogether: boolean;
	offer: ReaderPricing;
	taxCategory: string;
	weightMg: number;
	personalised: boolean;
	productionDays: number;
	/** Undefined: not counted. */
	stock: Stock | undefined;
}

interface Row {
	productId: string;
	parentId: string | null;
	slug: string;
	code: string;
	productCode: string;
	card: ProductCard | null;
	choices: ProductPage['choices'] | null;
	variant: PageVariant | null;
	itemNameAllowed: boolean;
	shown: boolean;
	orderable: boolean;
	hasVariants: boolean;
	needsDesign: boolean;
	countsRowsTogether: boolean;
	pricing: FoundPricing['pricing'] | null;
	ownRates: FoundPricing['ownRates'];
	isTrialUsed: boolean;
	weightMg: number;
	personalised: boolean;
	productionDays: number;
	stock: Stock | null;
}

const template = (hasPage: string, staff: boolean) => `
	select p.id as product_id, p.parent_id, w.slug, p.code, w.code as product_code, l.card, d.page -> 'choices' as choices, (
			select v from jsonb_array_elements(d.page -> 'variants') v where p.parent_id is not null and v ->> 'id' = p.id::text
		) as variant,
		w.item_name_allowed, coalesce(${hasPage}, false) and (${staff ? 'true' : 'p.published'}) as shown,
		p.orderable and w.orderable as orderable,
		p.parent_id is null and exists (
			select from products v where v.tenant_id = :tenant and v.parent_id = p.id and v.published
		) as has_variants,
		(coalesce((
			select q.provider = 'printformer' from product_designs q
			where q.tenant_id = :tenant and q.product_id in (p.id, w.id) order by (q.product_id = p.id) desc limit 1
		), false) and ${settingSql(printformerSettings, 'enabled', ':tenant')} or exists (
			select from designs t
			where t.tenant_id = :tenant and t.kind = 'template' and t.product_id in (p.id, w.id) and exists (
				select from design_template_versions v where v.tenant_id = :tenant and v.template_id = t.id
			)
		)) and coalesce(s.specification ->> 'dataRequirement', 'none') = 'none' or coalesce((
			select q.provider = 'printformer' and q.intent in ('upload', 'upload-and-editor') from product_designs q
			where q.tenant_id = :tenant and q.product_id in (p.id, w.id) order by (q.product_id = p.id) desc limit 1
		), false) and ${settingSql(printformerSettings, 'enabled', ':tenant')} as needs_design,
		coalesce((s.specification ->> 'countsRowsTogether')::boolean, false) as counts_rows_together,
		coalesce(o.pricing, i.pricing) as pricing, ${ownRatesText} as own_rates,
		coalesce(o.pricing, i.pricing) #>> '{payment,trialDays}' is not null and ${isTrialUsedText('w.id')} as is_trial_used,
		coalesce(p.weight_mg, w.weight_mg, 0) as weight_mg, p.personalised or w.personalised as personalised, w.production_days,
		case when k.product_id is not null then json_build_object('onHand', k.on_hand, 'reserved', k.reserved,
			'warningLevel', k.warning_level, 'sellWhenEmpty', k.sell_when_empty) end as stock
	from products p
	join products w on w.tenant_id = :tenant and w.id = coalesce(p.parent_id, p.id)
	left join product_list l on l.tenant_id = :tenant and l.language_code = :language and l.product_id = w.id
	left join product_pages d on d.tenant_id = :tenant and d.language_code = :language and d.product_id = w.id
	left join product_pricing o on o.tenant_id = :tenant and o.product_id = p.id
	left join product_pricing i on i.tenant_id = :tenant and i.product_id = p.parent_id
	left join lateral (
		select specification from print_specifications
		where tenant_id = :tenant and product_id in (p.id, w.id) order by (product_id = p.id) desc limit 1
	) s on true
	left join stock k on k.tenant_id = :tenant and k.product_id = p.id
	where p.tenant_id = :tenant and p.id = any(:ids::uuid[])`;

/** A version that is told apart by its name alone has it behind that of its product. */
function nameOf({ card, slug, variant, choices }: Row): string {
	const name = card?.name || slug;
	if (!variant?.name || (choices ?? []).length > 0) return name;
	return variant.name.startsWith(name) ? variant.name : `${name}, ${variant.name}`;
}

const optionsOf = ({ variant, choices }: Row) =>
	(choices ?? []).flatMap(({ label }, index) => {
		const value = variant?.values[index];
		return value ? { name: label, value } : [];
	});

function pictureOf(row: Row): Image | null {
	const own = row.variant?.images?.[0];
	return own ? { ...own, alt: own.alt ?? nameOf(row) } : (row.card?.image ?? null);
}

/** What this reader is offered: a trial only once. */
function offerOf({ pricing, ownRates, isTrialUsed }: Row, { tenant, user, day }: Reader): ReaderPricing {
	if (!pricing) return noPricing(tenant);
	const roles = user.roles.map(({ id }) => id);
	const offer = pricingFor({ pricing, ownRates }, tenant, roles, day);
	return isTrialUsed ? { ...offer, payment: withoutTrial(offer.payment) } : offer;
}

function thingOf(row: Row, reader: Reader): SoldItem {
	return {
		productId: row.productId,
		parentId: row.parentId,
		slug: row.slug,
		code: row.code || row.productCode,
		variantCode: row.parentId && row.code ? row.code : null,
		name: nameOf(row),
		options: optionsOf(row),
		picture: pictureOf(row),
		itemNameAllowed: row.itemNameAllowed,
		shown: row.shown,
		orderable: row.orderable,
		hasVariants: row.hasVariants,
		needsDesign: row.needsDesign,
		countsRowsTogether: row.countsRowsTogether,
		offer: offerOf(row, reader),
		taxCategory: row.pricing?.taxCategory ?? 'standard',
		weightMg: row.weightMg,
		personalised: row.personalised,
		productionDays: row.productionDays,
		stock: row.stock ?? undefined,
	};
}

/** By id; what is not in the shop is left out. */
export async function loadSoldItems(
	sql: Sql,
	reader: Reader,
	productIds: readonly string[],
): Promise<Map<string, SoldItem>> {
	if (productIds.length === 0) return new Map();
	const audience = audienceOf(reader.user);
	const rows = await queryNamed<Row[]>(sql, template(conditions.hasPage(audience), audience.staff), {
		tenant: reader.tenant.id,
		country: reader.tenant.country,
		language: reader.language,
		// Whoever asks for the prices of everybody is nobody in particular.
		person: isId(reader.user.id) ? reader.user.id : null,
		roles: audience.roles,
		ids: [...new Set(productIds)],
	});
	return new Map(rows.map((row) => [row.productId, thingOf(row, reader)]));
}
