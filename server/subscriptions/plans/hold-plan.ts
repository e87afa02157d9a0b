// The running plan of a shop, for those who change it.
import { isRunning } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findPlan, type Plan } from './find-plan.ts';
import type { PlanCaller } from './seller.ts';

/** Held until the end of the transaction. */
export async function holdRunning(sql: Sql, seller: Tenant, { caller }: PlanCaller): Promise<Plan> {
	const plan = await findPlan(sql, seller.id, caller.tenant.id, true);
	if (!plan || !isRunning(plan)) throw new Refused('PLAN_STATE');
	return plan;
}

/** Whether the provider has refused a change. */
export async function isRefused(
	sql: Sql,
	sellerId: string,
	{ subscriptionId, version }: { subscriptionId: string; version: number },
): Promise<boolean> {
	const refused = await sql`
		select from subscription_terms
		where tenant_id = ${sellerId} and subscription_id = ${subscriptionId} and version = ${version} and state = 'refused'`;
	return refused.length > 0;
}
