// The card of a subscription is changed on the provider's page; back from there it is taken for the subscription.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { chooseCard } from './card-choice.ts';
import { payAlone } from './pay-overdue.ts';
import { withProviderLock } from './provider-lock.ts';
import { openRecurring } from './read-provider.ts';
import { settleOne } from './settle-one.ts';

interface Charged {
	providerId: string;
	customerId: string;
}

async function findCharged(sql: Sql, tenantId: string, subscriptionId: string): Promise<Charged> {
	const [charged] = await sql<Charged[]>`
		select provider_id, customer_id from subscriptions
		where tenant_id = ${tenantId} and id = ${subscriptionId} and number is not null and customer_id is not null and not detached
			and state in ('trialing', 'active', 'pastDue', 'paused')`;
	if (!charged) throw new Refused('NOT_FOUND');
	return charged;
}

interface CardVisit {
	returnUrl: string;
	language: string;
	/** Which are charged to the new card: this one, or all of the customer. */
	contracts?: 'this' | 'all';
}

/** @returns the address of the provider's page. Throws PaymentUnanswered and PaymentRefused */
export async function openCardPage(
	services: PaymentServices,
	tenantId: string,
	subscriptionId: string,
	{ returnUrl, language, contracts = 'this' }: CardVisit,
): Promise<string> {
	const charged = await services.database.inTenant(tenantId, async (sql) => {
		const found = await findCharged(sql, tenantId, subscriptionId);
		await chooseCard(sql, tenantId, subscriptionId, contracts);
		return found;
	});
	const recurring = await openRecurring(services, tenantId);
	const { url } = await recurring.openPortal({
		...{ customerId: charged.customerId, subscriptionId: charged.providerId },
		...{ flow: 'card', returnUrl, language },
	});
	return url;
}

/** Pays what is overdue with it as well, unless it is the one that was refused. */
export async function takeNewCard(
	services: PaymentServices,
	tenantId: string,
	subscriptionId: string,
): Promise<'taken' | 'unchanged'> {
	const { providerId } = await services.database.inTenant(tenantId, (sql) =>
		findCharged(sql, tenantId, subscriptionId),
	);
	const recurring = await openRecurring(services, tenantId);
	return withProviderLock(services, tenantId, subscriptionId, async () => {
		const isTaken = await recurring.takeCard(providerId, newId());
		if (isTaken) await payAlone(services, tenantId, subscriptionId);
		else await settleOne(services, tenantId, { subscriptionId });
		return isTaken ? 'taken' : 'unchanged';
	});
}
