// Who is erased here is forgotten by the provider as well: what runs ends there at once, and the customer is removed with the card.
import { PaymentRefused } from '../../integrations/payment/port.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { withProviderLock } from './provider-lock.ts';
import { openRecurring } from './read-provider.ts';
import { settleOne } from './settle-one.ts';

async function forgetAlone(services: PaymentServices, tenantId: string, subscriptionId: string): Promise<void> {
	const { database } = services;
	const [found] = await database.inTenant(
		tenantId,
		(sql) => sql<{ customerId: string; providerId: string | null }[]>`
			select customer_id, provider_id from subscriptions
			where tenant_id = ${tenantId} and id = ${subscriptionId} and customer_id is not null and not detached`,
	);
	if (!found) return;
	const account = await openRecurring(services, tenantId);
	// Ended first: what it then says of itself is applied, whereas a customer who is gone says nothing any more.
	if (found.providerId !== null) await account.end(found.providerId, `${subscriptionId}.erased`).catch(unlessGone);
	await settleOne(services, tenantId, { subscriptionId });
	await account.removeCustomer(found.customerId);
	await database.inTenant(
		tenantId,
		(sql) => sql`
			update subscriptions set customer_id = null, updated_at = now()
			where tenant_id = ${tenantId} and id = ${subscriptionId}`,
	);
}

function unlessGone(error: unknown): void {
	if (!(error instanceof PaymentRefused && error.code === 'resource_missing')) throw error;
}

/** May be run again. Throws PaymentUnanswered: then it is. */
export const forgetCustomer = (services: PaymentServices, tenantId: string, subscriptionId: string): Promise<void> =>
	withProviderLock(services, tenantId, subscriptionId, () => forgetAlone(services, tenantId, subscriptionId));
