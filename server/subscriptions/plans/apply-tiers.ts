// Gives shops the tier that they pay for. Each plan is worked off in one transaction of the seller and of that shop: both know of it, or neither.
// A tier is applied once: what the operator chooses for a shop afterwards stays until its plan changes.
import type { Tier } from '../../../rules/pages/tiers.ts';
import { isRunning, type SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Recorder } from '../../audit/record-change.ts';
import { asTenant } from '../../database/as-tenant.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { applyTier } from '../../tenants/lifecycle/apply-tier.ts';
import { findTier } from '../../tenants/plan-seller.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { requestCommand } from '../core/request-command.ts';
import { fallbackTier, hasTurned, isDue } from './due-plans.ts';

interface DuePlan {
	id: string;
	number: string;
	state: SubscriptionState;
	forTenant: string;
	tier: Tier;
	nextTier: Tier | null;
	tierApplied: Tier | null;
	/** The period has begun from which on the next tier holds. */
	turned: boolean;
	/** The shop has another plan that runs. */
	replaced: boolean;
}

const listDue = (sql: Sql, sellerId: string) =>
	sql<{ id: string }[]>`
		select s.id from subscriptions s where s.tenant_id = ${sellerId} and ${isDue(sql)} order by s.created_at, s.id`;

async function lockDue(sql: Sql, sellerId: string, id: string): Promise<DuePlan | undefined> {
	const [plan] = await sql<DuePlan[]>`
		select s.id, s.number, s.state, s.for_tenant, s.tier, s.next_tier, s.tier_applied, ${hasTurned(sql)} as turned, exists (
				select from subscriptions o
				where o.tenant_id = ${sellerId} and o.for_tenant = s.for_tenant and o.id <> s.id and o.number is not null
					and o.state <> 'ended'
			) as replaced
		from subscriptions s where s.tenant_id = ${sellerId} and s.id = ${id} and ${isDue(sql)} for update`;
	return plan;
}

const paidTier = ({ state, tier, nextTier, turned: isTurned }: DuePlan): Tier => {
	if (!isRunning({ state })) return fallbackTier;
	return isTurned && nextTier ? nextTier : tier;
};

/** The end of a plan takes away what that plan has given, and nothing else. */
async function isTaken(sql: Sql, { state, replaced, forTenant, tierApplied }: DuePlan): Promise<boolean> {
	if (isRunning({ state })) return true;
	return !replaced && (await findTier(sql, forTenant)) === tierApplied;
}

async function applyOne(sql: Sql, record: Recorder, sellerId: string, id: string): Promise<void> {
	const plan = await lockDue(sql, sellerId, id);
	if (!plan) return;
	const { forTenant, number } = plan;
	const tier = paidTier(plan);
	const before = (await isTaken(sql, plan))
		? await asTenant(sql, forTenant, () => applyTier(sql, record, forTenant, { tier, contract: number }))
		: tier;
	await sql`
		update subscriptions s set tier_applied = ${tier}, tier = case when ${plan.turned} then ${tier} else s.tier end,
			next_tier = case when ${plan.turned} then null else s.next_tier end,
			next_tier_at = case when ${plan.turned} then null else s.next_tier_at end, updated_at = now()
		where s.tenant_id = ${sellerId} and s.id = ${id}`;
	// The shop has been removed: nobody uses what would be paid.
	if (before === undefined) {
		await requestCommand(sql, sellerId, id, { command: 'end', actor: 'system', userId: null, reason: 'staff' });
		return;
	}
	if (before === tier) return;
	await recordSubscriptionEvent(sql, sellerId, id, { actor: 'system', kind: 'tier', detail: { before, after: tier } });
	await record(
		sql,
		sellerId,
		{ id: undefined, email: null, address: undefined, requestId: undefined },
		{
			...{ action: 'setTenantTier', entity: { type: 'tenant', id: forTenant } },
			before: { tier: before },
			after: { tier, contract: number },
		},
	);
}

/** One after the other: a shop that is busy keeps none of the others waiting for long. */
export async function applyTiers(inSeller: InTenant, record: Recorder, sellerId: string): Promise<void> {
	const due = await inSeller((sql) => listDue(sql, sellerId));
	for (const { id } of due) await inSeller((sql) => applyOne(sql, record, sellerId, id));
}
