// One subscription of the shop with all that is shown of it.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { loadSubscriptions, type SubscriptionDetails } from '../find-details.ts';

export async function loadSubscription(sql: Sql, tenantId: string, id: string): Promise<SubscriptionDetails> {
	const [found] = await loadSubscriptions(sql, tenantId, [id]);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}
