// All that the tab Subscription shows: what plans cost, which one the shop has, and what it has paid.
import type { BillingAddress } from '../../../rules/checkout/address.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { isRunning } from '../../../rules/subscriptions/machine.ts';
import { fallbackAddress } from '../../tenants/lifecycle/operator-call.ts';
import { findPlanSeller, findTier } from '../../tenants/plan-seller.ts';
import { findLastAddress, findOwnAddress } from './find-address.ts';
import { findOffers, type PlanOffer } from './find-offers.ts';
import { findPlan, type Plan } from './find-plan.ts';
import { listPlanInvoices, type PlanInvoice } from './find-plan-payments.ts';
import { type PlanCaller, readAtSeller } from './seller.ts';

/** Who decides upon the tier: nobody sells plans; this shop sells them itself; it can choose. */
export const planSellers = ['none', 'own', 'other'] as const;
type SellerKind = (typeof planSellers)[number];

export interface PlanOverview {
	seller: SellerKind;
	/** Where they are bought; null: nowhere. */
	shop: { name: string; address: string } | null;
	/** Who paid last, or would pay. */
	billing: BillingAddress;
	/** Whether one can be chosen now. */
	open: boolean;
	offers: PlanOffer[];
	plan: Plan | null;
	invoices: PlanInvoice[];
	/** The operator has chosen another tier than the one that is paid. */
	setByOperator: boolean;
}

const nothing = { shop: null, offers: [], plan: null, invoices: [], open: false, setByOperator: false };

const differs = (plan: Plan | undefined, tier: Tier | undefined): boolean =>
	plan !== undefined && isRunning(plan) && plan.tierApplied === plan.tier && tier !== plan.tier;

export async function findOverview(call: PlanCaller, language: string): Promise<PlanOverview> {
	const { services } = call;
	const { tenant } = call.caller;
	const own = await findOwnAddress(call);
	const found = await readAtSeller(call, async (sql, seller) => {
		const plan = await findPlan(sql, seller.id, tenant.id);
		return {
			seller: 'other' as const,
			shop: { name: seller.name, address: fallbackAddress(call.caller, services.platformDomain, seller.slug) },
			billing: (await findLastAddress(sql, seller.id, tenant.id)) ?? own,
			open: seller.state === 'active',
			offers: await findOffers(sql, seller, language),
			plan: plan ?? null,
			invoices: await listPlanInvoices(sql, seller.id, tenant.id),
			setByOperator: differs(plan, await findTier(sql, tenant.id)),
		};
	});
	if (found) return found;
	const seller = await services.database.withoutTenant(findPlanSeller);
	return { ...nothing, billing: own, seller: seller?.id === tenant.id ? 'own' : 'none' };
}
