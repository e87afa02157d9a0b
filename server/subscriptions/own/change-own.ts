// Changing what one's own subscription delivers from the next payment on.
import { mayChange } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type Change, type QuotedChange, quoteChange, requestChange } from '../billing/change-subscription.ts';
import { expectedContract } from '../core/request-command.ts';
import type { SubscriptionDetails } from '../find-details.ts';
import { findOwn, loadOwn, type Owner } from './owner.ts';

async function checkChangeable(sql: Sql, owner: Owner, id: string): Promise<void> {
	const subscription = await loadOwn(sql, owner, id);
	if (subscription.detached || !mayChange(expectedContract(subscription))) throw new Refused('SUBSCRIPTION_STATE');
}

export const quoteOwnChange = (owner: Owner, id: string, wanted: Change): Promise<QuotedChange> =>
	owner.inTenant(async (sql) => {
		await checkChangeable(sql, owner, id);
		return quoteChange(sql, owner.tenant, id, wanted);
	});

/** @param wanted with the sum that the customer has seen */
export async function changeOwn(
	owner: Owner,
	id: string,
	wanted: Change & { seenTotal: number | null },
): Promise<SubscriptionDetails> {
	await owner.inTenant(async (sql) => {
		await checkChangeable(sql, owner, id);
		await requestChange(sql, owner.tenant, id, wanted, { actor: 'shopper', userId: owner.user.id });
	});
	return findOwn(owner, id);
}
