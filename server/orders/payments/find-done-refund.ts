// What was given back of an order, for the domain that has made the order.
import type { Sql } from '../../database/connection.ts';

interface DoneRefund {
	/** Null: of an order that no subscription has made. */
	subscriptionId: string | null;
	/** In minor units. */
	amount: number;
	userId: string | null;
}

/** @returns undefined as long as it is not done */
export async function findDoneRefund(sql: Sql, tenantId: string, refundId: string): Promise<DoneRefund | undefined> {
	const [refund] = await sql<DoneRefund[]>`
		select o.subscription_id, r.amount::float8 as amount, r.user_id
		from refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
		where r.tenant_id = ${tenantId} and r.id = ${refundId} and r.state = 'done'`;
	return refund;
}
