// The money of the demo's orders: what cards have paid stands at the payment sandbox, too, so that giving it back goes the way it goes in a
// shop. The sandbox is taught at the start, under the ids that stand in the tables.

import type { Sql } from '../server/database/connection.ts';
import { stripeId } from '../server/integrations/payment/stripe.ts';
import { later, type MadeOrder } from './make-order.ts';
import { demoId, demoPrefix } from './provider-ids.ts';

/** As the sandbox is notified of it. */
export interface PastPayment {
	id: string;
	amount: number;
	currency: string;
	email: string;
	name: string;
	metadata: Record<string, string>;
	/** Seconds. */
	at: number;
	refunds: readonly { id: string; amount: number; at: number }[];
}

/** Hours after an order was begun. */
export const paidAfter = 0.005;
export const refundedAfter = 12 * 24;

type Paid = Pick<MadeOrder, 'id' | 'createdAt' | 'gross' | 'currency' | 'paymentId' | 'refund'>;

export async function insertMoney(sql: Sql, tenantId: string, orders: readonly Paid[], now: Date): Promise<void> {
	for (const order of orders) {
		const { paymentId, refund, gross, currency } = order;
		if (paymentId) {
			const at = later(order, paidAfter, now);
			await sql`
				insert into payments (tenant_id, id, order_id, provider, intent_id, amount, currency, state, created_at, changed_at)
				values (${tenantId}, ${paymentId}, ${order.id}, ${stripeId}, ${demoId('pi', paymentId)}, ${gross}, ${currency}, 'paid',
					${order.createdAt}, ${at})`;
		}
		if (refund) {
			const at = later(order, refundedAfter, now);
			const providerId = paymentId && demoId('re', refund.id);
			await sql`
				insert into refunds (tenant_id, id, order_id, payment_id, provider_id, amount, reason, state, created_at, changed_at)
				values (${tenantId}, ${refund.id}, ${order.id}, ${paymentId}, ${providerId}, ${refund.amount}, ${refund.reason}, 'done', ${at}, ${at})`;
		}
	}
}

/** What the account of a demo shop at the sandbox is to know from before its time, but for what subscriptions have paid. */
export const findPastPayments = (sql: Sql, tenantId: string) => sql<PastPayment[]>`
	select p.intent_id as id, p.amount::float8 as amount, p.currency, o.customer_mail as email, o.customer_name as name,
		jsonb_build_object('tenant', p.tenant_id, 'order', p.order_id, 'payment', p.id) as metadata,
		extract(epoch from p.changed_at)::int as at,
		coalesce((
			select jsonb_agg(jsonb_build_object('id', r.provider_id, 'amount', r.amount, 'at', extract(epoch from r.changed_at)::int))
			from refunds r where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.state = 'done'
				and starts_with(r.provider_id, ${demoPrefix('re')})
		), '[]') as refunds
	from payments p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
	where p.tenant_id = ${tenantId} and p.state = 'paid' and starts_with(p.intent_id, ${demoPrefix('pi')})
		and o.subscription_id is null
	order by p.changed_at, p.id`;
