// Which of the demo shops sells the plans of the platform: the others pay it for their tiers.
import type { Database } from '../server/database/connection.ts';
import { hasPlans, plantPlans } from '../server/subscriptions/plans/plant-plans.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { markPlanSeller } from '../server/tenants/plan-seller.ts';

const sellerSlug = 'demo';

/** Nothing is charged for two weeks. */
const trialDays = 14;

/** Once: what the operator decides afterwards stays. */
export async function fillPlans(database: Database): Promise<void> {
	const seller = await tenantWithSlug(database, sellerSlug);
	if (!seller) return;
	await database.inTenant(seller.id, async (sql) => {
		if (await hasPlans(sql, seller.id)) return;
		await plantPlans(sql, seller, trialDays);
		await markPlanSeller(sql, seller.id, true);
	});
}
