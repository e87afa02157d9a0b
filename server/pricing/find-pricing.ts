// What one product or variant costs, with all that is needed to tell a reader.
import { offerFor } from '../../rules/pricing/price-of.ts';
import type { Offer, Payment, Pricing } from '../../rules/pricing/pricing.ts';
import { type OwnRate, rateOn } from '../../rules/tax/rates.ts';
import type { Sql } from '../database/connection.ts';
import { piece } from '../database/named.ts';
import type { Fragment, Statement } from '../database/read.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export interface FoundPricing {
	pricing: Pricing;
	/** Of the shop's country. */
	ownRates: OwnRate[];
}

/** What a reader sees, and nothing of what others are offered. */
export interface ReaderPricing extends Offer {
	pricesIncludeTax: boolean;
	/** In hundredths of a per cent. */
	taxRate: number;
	payment: Payment;
}

/** Its own, or that of its product; with :tenant. Both ids must be values or columns: only so are they looked up in the index. */
export const pricingText = (id: string, productId: string): string => `coalesce(
	(select o.pricing from product_pricing o where o.tenant_id = :tenant and o.product_id = ${id}),
	(select i.pricing from product_pricing i where i.tenant_id = :tenant and i.product_id = ${productId})
)`;

/** Those of the shop's country, with :tenant and :country. */
export const ownRatesText = `coalesce((
	select json_agg(json_build_object('country', r.country, 'category', r.category, 'validFrom', r.valid_from, 'rate', r.rate))
	from tax_rates r where r.tenant_id = :tenant and r.country = :country
), '[]')`;

const ofThing = `
	select g.pricing, ${ownRatesText} as own_rates
	from products p cross join lateral (select ${pricingText('p.id', 'p.parent_id')} as pricing) g
	where p.tenant_id = :tenant and p.id = :id and g.pricing is not null and (:shown)`;

/** @param shown a condition on `products p`; nothing is found where it does not hold */
export function findPricing(
	sql: Sql,
	{ id: tenant, country }: Tenant,
	id: string,
	shown: Fragment = sql`true`,
): Statement<FoundPricing[]> {
	return piece(sql, ofThing, { tenant, country, id, shown: shown as never }) as unknown as Statement<FoundPricing[]>;
}

/** @param day on which it is bought */
export function pricingFor(
	{ pricing, ownRates }: FoundPricing,
	{ currency, country, pricesIncludeTax }: Tenant,
	roles: readonly string[],
	day: string,
): ReaderPricing {
	return {
		...offerFor(pricing, roles, currency),
		pricesIncludeTax,
		taxRate: rateOn(ownRates, { country, category: pricing.taxCategory, day }),
		payment: pricing.payment,
	};
}

/** Of what has no price at all. */
export const noPricing = ({ currency, pricesIncludeTax }: Tenant): ReaderPricing => ({
	currency,
	unitPrice: null,
	steps: [],
	quantities: { mode: 'free', defined: [], linear: null, minimum: null },
	pricesIncludeTax,
	taxRate: 0,
	payment: { mode: 'once', interval: null, trialDays: null },
});
