// Reads what the provider has of a subscription and applies it, once, whoever was notified of it and however often.
import type { PaymentServices } from '../../orders/payments/services.ts';
import type { SettleName } from '../core/send-settling.ts';
import { findCardTakers } from './card-choice.ts';
import { takeNewCard } from './card-page.ts';
import { settleOne } from './settle-one.ts';

/** A notification that names a customer is about a card: those are charged to it for which it was stored. */
async function settleCustomer(services: PaymentServices, tenantId: string, customerId: string): Promise<void> {
	const takers = await services.database.inTenant(tenantId, (sql) => findCardTakers(sql, tenantId, customerId));
	for (const { id } of takers) await takeNewCard(services, tenantId, id);
}

/** Throws PaymentUnanswered where the provider does not answer, PaymentRefused where it is not this shop's. */
export async function settleSubscription(
	services: PaymentServices,
	tenantId: string,
	name: SettleName,
	news: { trialEnds?: boolean } = {},
): Promise<void> {
	if ('customerId' in name) await settleCustomer(services, tenantId, name.customerId);
	else await settleOne(services, tenantId, name, news);
}
