// What the plans cost, as the products of the seller say.
import type { Tier } from '../../../rules/pages/tiers.ts';
import { priceOf } from '../../../rules/pricing/price-of.ts';
import type { PlanInterval } from '../../../rules/subscriptions/plans.ts';
import { type Taxed, taxOf } from '../../../rules/tax/tax-of.ts';
import { shopDay } from '../../calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../../cart/sold-items.ts';
import { findProductsByCode } from '../../catalogue/products/codes.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { everyPlan } from './plant-plans.ts';

export interface PlanOffer extends Taxed {
	tier: Tier;
	interval: PlanInterval;
	currency: string;
	/** Null: it is paid from the first day on. */
	trialDays: number | null;
	item: SoldItem;
}

/** Each shop pays the same, as one that is no customer of the seller yet. */
const nobody = { id: '', roles: [] };

function offerOf(plan: (typeof everyPlan)[number], item: SoldItem): PlanOffer | undefined {
	const { tier, interval } = plan;
	const { offer } = item;
	const { payment, currency, taxRate, pricesIncludeTax } = offer;
	const price = priceOf(offer, 1);
	// Staff can change the product: one that is not paid at this interval any more is no plan.
	const isPlan = payment.mode === 'subscription' && payment.interval === interval && (payment.intervalCount ?? 1) === 1;
	if (typeof price === 'string' || !isPlan) return undefined;
	const amounts = taxOf(price.total, taxRate, pricesIncludeTax ? 'gross' : 'net');
	return { tier, interval, currency, trialDays: payment.trialDays, item, ...amounts };
}

/** In the order of tiers, monthly before yearly. A plan without a price is not offered. */
export async function findOffers(sql: Sql, seller: Tenant, language: string): Promise<PlanOffer[]> {
	const codes = everyPlan.map(({ code }) => code);
	const ids = await findProductsByCode(sql, seller.id, codes);
	const reader = { tenant: seller, user: nobody, language: spokenLanguage(seller, language), day: shopDay(seller) };
	const items = await loadSoldItems(sql, reader, [...ids.values()]);
	return everyPlan.flatMap((plan) => {
		const item = items.get(ids.get(plan.code) ?? '');
		return (item && offerOf(plan, item)) ?? [];
	});
}
