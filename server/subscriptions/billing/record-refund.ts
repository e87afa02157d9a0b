// What was given back of an order that a subscription has made stands in the history of the subscription.
import type { Sql } from '../../database/connection.ts';
import { findDoneRefund } from '../../orders/payments/find-done-refund.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';

/** A step of every refund that is done; may be run again. */
export async function recordRefundOfSubscription(sql: Sql, tenantId: string, refundId: string): Promise<void> {
	const refund = await findDoneRefund(sql, tenantId, refundId);
	if (!refund?.subscriptionId) return;
	const { subscriptionId, amount, userId } = refund;
	const recorded = await sql`
		select from subscription_events
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and kind = 'refund'
			and detail ->> 'refundId' = ${refundId}`;
	if (recorded.length > 0) return;
	await recordSubscriptionEvent(sql, tenantId, subscriptionId, {
		...{ actor: userId ? 'staff' : 'system', userId, kind: 'refund' },
		detail: { refundId, amount },
	});
}
