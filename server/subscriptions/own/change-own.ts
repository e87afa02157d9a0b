// Changing what one's own subscription delivers from the next payment on.
import { mayChange } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type Change, type QuotedChange, quoteChange, requestChange } from '../billing/change-subscription.ts';
import { expectedContract } from '../core/request-command.ts';
import { countryOf, findDeliveryCountries } from '../find-delivery-countries.ts';
import type { SubscriptionDetails } from '../find-details.ts';
import { findOwn, loadOwn, type Owner } from './owner.ts';

async function checkChangeable(sql: Sql, owner: Owner, id: string, wanted: Change): Promise<void> {
	const subscription = await loadOwn(sql, owner, id);
	if (subscription.detached || !mayChange(expectedContract(subscription))) throw new Refused('SUBSCRIPTION_STATE');
	await checkDelivery(sql, owner, subscription, wanted);
}

/** Where it goes today it may go on to; anywhere else a shipping method of the shop has to deliver. */
async function checkDelivery(
	sql: Sql,
	{ tenant }: Owner,
	subscription: SubscriptionDetails,
	{ shippingAddress, billingAddress }: Change,
): Promise<void> {
	if (!subscription.shipping) return;
	const country = countryOf({
		shippingAddress: shippingAddress ?? subscription.shippingAddress,
		billingAddress: billingAddress ?? subscription.billingAddress,
	});
	if (country === countryOf(subscription)) return;
	const countries = await findDeliveryCountries(sql, tenant, subscription);
	if (!countries.includes(country))
		throw new Refused('ADDRESS_INVALID', `${shippingAddress ? 'shipping' : 'billing'}.country`);
}

export const quoteOwnChange = (owner: Owner, id: string, wanted: Change): Promise<QuotedChange> =>
	owner.inTenant(async (sql) => {
		await checkChangeable(sql, owner, id, wanted);
		return quoteChange(sql, owner.tenant, id, wanted);
	});

/** @param wanted with the sum that the customer has seen */
export async function changeOwn(
	owner: Owner,
	id: string,
	wanted: Change & { seenTotal: number | null },
): Promise<SubscriptionDetails> {
	await owner.inTenant(async (sql) => {
		await checkChangeable(sql, owner, id, wanted);
		await requestChange(sql, owner.tenant, id, wanted, { actor: 'shopper', userId: owner.user.id });
	});
	return findOwn(owner, id);
}
