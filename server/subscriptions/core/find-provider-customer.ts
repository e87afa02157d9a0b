// Whom the provider knows a user as who subscribes once more: one of its customers for all that runs, with one card to look after.
import type { Sql } from '../../database/connection.ts';

/** @returns the provider's id. None of what has ended: its customer may be gone there, or belong to other keys. */
export async function findProviderCustomer(
	sql: Sql,
	tenantId: string,
	userId: string,
	provider: string,
): Promise<string | null> {
	const [found] = await sql<{ customerId: string }[]>`
		select customer_id from subscriptions
		where tenant_id = ${tenantId} and user_id = ${userId} and provider = ${provider} and customer_id is not null
			and state in ('trialing', 'active', 'pastDue', 'paused') and not detached
		order by created_at desc, id limit 1`;
	return found?.customerId ?? null;
}
