// A subscription that staff changes, and how the audit log names it.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findSubscription } from '../core/find-subscription.ts';

export const subscriptionEntity = (id: string) => ({ type: 'subscription', id });

/** One that has begun: no one else changes it until the end of the transaction. */
export async function holdSubscription(sql: Sql, tenantId: string, id: string) {
	const subscription = await findSubscription(sql, tenantId, { id }, true);
	if (!subscription || subscription.number === null) throw new Refused('NOT_FOUND');
	return { ...subscription, number: subscription.number };
}
