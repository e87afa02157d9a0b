// The subscription that an order belongs to, with the period that it was paid for.
import type { Sql } from '../../database/connection.ts';

export interface OrderedBy {
	id: string;
	number: string;
	/** Null as long as nothing was paid for it. */
	periodStart: Date | null;
	periodEnd: Date | null;
	/** Its print data is that of every later delivery as well. */
	isFirst: boolean;
	/** It pays for the tier of a shop: nothing is made or sent. */
	isPlan: boolean;
}

/** @returns undefined for an order that was placed once, and where the contract has not begun */
export async function findSubscriptionOfOrder(sql: Sql, tenantId: string, orderId: string) {
	const [found] = await sql<OrderedBy[]>`
		select s.id, s.number, i.period_start, i.period_end, coalesce(i.kind, 'first') = 'first' as is_first,
			s.for_tenant is not null as is_plan
		from orders o
		join subscriptions s on s.tenant_id = o.tenant_id and s.id = o.subscription_id and s.number is not null
		left join subscription_invoices i on i.tenant_id = o.tenant_id and i.order_id = o.id
		where o.tenant_id = ${tenantId} and o.id = ${orderId}
		order by i.created_at limit 1`;
	return found;
}
