// The operator chooses which shop sells the plans. The first time it gets a product for each of them.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { setPlanSeller } from '../../tenants/lifecycle/change-shop.ts';
import type { OperatorCall } from '../../tenants/lifecycle/operator-call.ts';
import { plantPlans } from './plant-plans.ts';

/** Nobody could cancel a plan any more whose seller sells none. */
async function refuseRunning(sql: Sql, tenantId: string): Promise<void> {
	const running = await sql`
		select from subscriptions
		where tenant_id = ${tenantId} and for_tenant is not null and state not in ('ended', 'abandoned') limit 1`;
	if (running.length > 0) throw new Refused('PLAN_SELLER_BUSY');
}

export const chooseSeller = (call: OperatorCall, id: string, sells: boolean): Promise<void> =>
	setPlanSeller(call, id, sells, (sql, tenant) => (sells ? plantPlans(sql, tenant) : refuseRunning(sql, tenant.id)));
