// Another tier for a plan that runs: a larger one begins at once, and the rest of the period is paid for; a smaller one begins with the next period.
import type { Tier } from '../../../rules/pages/tiers.ts';
import { mayChange } from '../../../rules/subscriptions/machine.ts';
import { isUpgrade } from '../../../rules/subscriptions/plans.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { requestChange } from '../billing/change-subscription.ts';
import type { ChangedItem } from '../billing/changed-item.ts';
import { runChange } from '../billing/run-change.ts';
import { findOffers } from './find-offers.ts';
import type { Plan } from './find-plan.ts';
import { holdRunning, isRefused } from './hold-plan.ts';
import { refuseTooSmall } from './refuse-too-small.ts';
import { changeAtSeller, type PlanCaller, paymentsOf, recordPlan } from './seller.ts';

/** Who has chosen a smaller tier takes that back first: the larger one would be paid twice for the rest of the period. */
function timeOf({ tier, nextTier }: Plan, wanted: Tier): Omit<ChangedItem['plan'], 'tier'> {
	if (wanted === tier && nextTier !== null) return { from: 'now', prorate: false };
	if (wanted === tier || wanted === nextTier || (nextTier !== null && isUpgrade(tier, wanted)))
		throw new Refused('PLAN_STATE');
	return isUpgrade(tier, wanted) ? { from: 'now', prorate: true } : { from: 'next', prorate: false };
}

async function request(sql: Sql, seller: Tenant, call: PlanCaller, tier: Tier) {
	const plan = await holdRunning(sql, seller, call);
	if (!mayChange(plan) || plan.changing || plan.command !== null) throw new Refused('PLAN_STATE');
	const time = timeOf(plan, tier);
	const offers = seller.state === 'active' ? await findOffers(sql, seller, plan.language) : [];
	const offer = offers.find((one) => one.tier === tier && one.interval === plan.intervalUnit);
	if (!offer) throw new Refused('PLAN_UNAVAILABLE');
	const { productId, slug, code, name, taxCategory, offer: prices } = offer.item;
	const item: ChangedItem = { productId, slug, code, name, taxCategory, offer: prices, plan: { tier, ...time } };
	const change = { lines: [{ position: 0, item }], seenTotal: null };
	const version = await requestChange(sql, seller, plan.id, change, { actor: 'shopper', userId: null });
	await recordPlan(sql, call, 'changePlan', { tier, contract: plan.number });
	return { sellerId: seller.id, subscriptionId: plan.id, version };
}

/** Where the provider does not respond, the job goes on. */
export async function changePlan(call: PlanCaller, tier: Tier): Promise<void> {
	await refuseTooSmall(call, tier);
	const { sellerId, ...change } = await changeAtSeller(call, (sql, seller) => request(sql, seller, call, tier));
	try {
		await runChange(paymentsOf(call), sellerId, change);
	} catch (error) {
		if (error instanceof PaymentUnanswered) return;
		throw error;
	}
	if (await changeAtSeller(call, (sql) => isRefused(sql, sellerId, change))) throw new Refused('PLAN_UNPAID');
}
