// An imported subscription goes on here: the provider notes whose it is from now on, and then what it has is read. Nothing was done with it
// before, as the shop that it came from might still be doing so.
import { actorOf, type Caller } from '../../accounts/services.ts';
import { Refused } from '../../failure.ts';
import { openAccount, type PaymentServices } from '../../orders/payments/services.ts';
import { settleSubscription } from '../billing/settle-subscription.ts';
import { holdSubscription, subscriptionEntity } from './hold-subscription.ts';

export async function takeOverSubscription(services: PaymentServices, caller: Caller, id: string): Promise<void> {
	const { tenant } = caller;
	const { inTenant } = services.database;
	const found = await inTenant(tenant.id, (sql) => holdSubscription(sql, tenant.id, id));
	if (!found.detached) return;
	const { recurring } = await openAccount(services, tenant.id);
	if (!recurring || !found.providerId) throw new Refused('SUBSCRIPTION_STATE');
	await recurring.adopt(found.providerId, { tenantId: tenant.id, subscriptionId: id }, `${id}.adopt`);
	await inTenant(tenant.id, async (sql) => {
		await sql`
			update subscriptions set detached = false, updated_at = now()
			where tenant_id = ${tenant.id} and id = ${id} and detached`;
		await caller.services.record(sql, tenant.id, actorOf(caller), {
			action: 'takeOverSubscription',
			entity: subscriptionEntity(id),
			after: { number: found.number },
		});
	});
	await settleSubscription(services, tenant.id, { subscriptionId: id });
}
