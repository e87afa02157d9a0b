// The subscription that an order belongs to.
import type { Sql } from '../../database/connection.ts';

/** @returns undefined for an order that was placed once, and where the contract has not begun */
export async function findSubscriptionOfOrder(sql: Sql, tenantId: string, orderId: string) {
	const [found] = await sql<{ id: string; number: string }[]>`
		select s.id, s.number from orders o
		join subscriptions s on s.tenant_id = o.tenant_id and s.id = o.subscription_id and s.number is not null
		where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	return found;
}
