// What was given back of an order that a subscription has made stands in the history of the subscription.
import type { Sql } from '../../database/connection.ts';
import { recordSubscriptionEvent } from './record-event.ts';

interface Refund {
	subscriptionId: string;
	amount: number;
	userId: string | null;
}

/** A step of every refund that is done; may be run again. */
export async function recordRefundOfSubscription(sql: Sql, tenantId: string, refundId: string): Promise<void> {
	const [refund] = await sql<Refund[]>`
		select o.subscription_id, r.amount::float8 as amount, r.user_id
		from refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
		where r.tenant_id = ${tenantId} and r.id = ${refundId} and r.state = 'done' and o.subscription_id is not null and not exists (
			select from subscription_events e
			where e.tenant_id = ${tenantId} and e.subscription_id = o.subscription_id and e.kind = 'refund'
				and e.detail ->> 'refundId' = r.id::text
		)`;
	if (!refund) return;
	const { subscriptionId, amount, userId } = refund;
	await recordSubscriptionEvent(sql, tenantId, subscriptionId, {
		...{ actor: userId ? 'staff' : 'system', userId, kind: 'refund' },
		detail: { refundId, amount },
	});
}
