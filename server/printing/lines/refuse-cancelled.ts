// For an order that was cancelled nothing is printed any more: nobody releases, refuses or notes anything there.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

/** @throws Refused ORDER_NOT_MOVED */
export async function refuseCancelled(sql: Sql, tenantId: string, itemId: string): Promise<void> {
	const cancelled = await sql`
		select from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId} and o.cancelled_at is not null`;
	if (cancelled.length > 0) throw new Refused('ORDER_NOT_MOVED');
}
