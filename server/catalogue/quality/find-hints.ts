// What a user who looks after the products should know of one of them.
import { hintsFor, type ProductHint } from '../../../rules/catalogue/hints.ts';
import type { PricingMode } from '../../../rules/pricing/kinds.ts';
import { productDescriptionKey, productNameKey } from '../../../rules/texts/entity-keys.ts';
import { regionalBase, type Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findTexts } from '../../texts/find-texts.ts';

interface Row {
	parentId: string | null;
	priced: boolean;
	pricingMode: PricingMode;
	images: number;
	categoriesOnline: boolean[];
	stockBelowWarning: boolean;
}

/** Whether readers of a language get a text that was written for them; no one has described what has no description. */
function isWritten(text: Translatable | undefined, language: string): boolean {
	if (!text?.baseText) return true;
	const base = regionalBase(language);
	return [language, ...(base ? [base] : [])].some((code) => code === text.baseLanguage || text.translations[code]);
}

/** Two statements. A variant has what its product has. @returns undefined for a product that does not exist */
export async function findHints(sql: Sql, tenant: Tenant, id: string): Promise<ProductHint[] | undefined> {
	const [found] = await sql<Row[]>`
		select p.parent_id,
			exists (
				select from product_pricing g join products own on own.tenant_id = g.tenant_id and own.id = g.product_id
				where g.tenant_id = p.tenant_id and (own.id = p.id or own.parent_id = p.id or own.id = p.parent_id and not p.own_pricing)
					and (g.pricing ->> 'unitPrice' is not null or json_array_length(g.pricing -> 'lists') > 0)
			) as priced,
			(
				select own.pricing_mode from products own
				where own.tenant_id = p.tenant_id and own.id = case when p.own_pricing then p.id else coalesce(p.parent_id, p.id) end
			) as pricing_mode,
			(select count(*)::int from product_images i where i.tenant_id = p.tenant_id and i.product_id in (p.id, p.parent_id))
				+ (p.media_id is not null)::int as images,
			(
				select coalesce(jsonb_agg(c.online), '[]') from category_products m
				join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id
				where m.tenant_id = p.tenant_id and m.product_id = coalesce(p.parent_id, p.id) and m.direct
			) as categories_online,
			exists (
				select from stock s join products own on own.tenant_id = s.tenant_id and own.id = s.product_id
				where s.tenant_id = p.tenant_id and (own.id = p.id or own.parent_id = p.id)
					and s.on_hand - s.reserved <= coalesce(s.warning_level, case when s.sell_when_empty then null else 0 end)
			) as stock_below_warning
		from products p
		where p.tenant_id = ${tenant.id} and p.id = ${id}`;
	if (!found) return undefined;
	const [name, description] = [productNameKey(id), productDescriptionKey(id)];
	const texts = await findTexts(sql, tenant.id, [name, description]);
	const missingLanguages = tenant.languages
		.map(({ languageCode }) => languageCode)
		.filter((code) => !isWritten(texts.get(name), code) || !isWritten(texts.get(description), code));
	return hintsFor({ ...found, missingLanguages });
}
