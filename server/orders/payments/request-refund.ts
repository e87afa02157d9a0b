// Gives money of an order back. The refund is written down with its own id, under which the provider is asked later: pressed twice, or
// asked again after a crash, it goes back once.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { lockOrder } from '../core/lock-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { settleRefund } from './settle-refund.ts';

export const refundJobName = 'payments.refund';

export interface RefundWish {
	/** Made by the caller: the same wish twice is one refund. */
	refundId: string;
	/** In minor units. */
	amount: number;
	reason: string;
}

interface RefundCaller {
	tenant: { id: string };
	actor: 'staff' | 'system';
	userId: string | undefined;
}

interface Refundable {
	payment: string;
	gross: number;
	/** What goes back or has gone back already. */
	wished: number;
	paymentId: string | null;
}

async function findRefundable(sql: Sql, tenantId: string, orderId: string): Promise<Refundable | undefined> {
	const [row] = await sql<Refundable[]>`
		select o.payment, o.gross::float8 as gross,
			(select coalesce(sum(r.amount), 0)::float8 from refunds r
				where r.tenant_id = o.tenant_id and r.order_id = o.id and r.state <> 'failed') as wished,
			(select p.id from payments p
				where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state = 'paid' and not p.late
					and p.intent_id is not null limit 1) as "paymentId"
		from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	return row;
}

/** In minor units; none of an order that is not paid. */
export async function refundableAmount(sql: Sql, tenantId: string, orderId: string): Promise<number> {
	const order = await findRefundable(sql, tenantId, orderId);
	return order && order.payment !== 'open' ? Math.max(0, order.gross - order.wished) : 0;
}

/**
 * In the caller's transaction. Money that never was at a provider, such as that of an invoice, is given back by hand: the refund is done
 * as soon as it is written.
 */
export async function requestRefund(
	sql: Sql,
	{ tenant, actor, userId }: RefundCaller,
	orderId: string,
	{ refundId, amount, reason }: RefundWish,
): Promise<void> {
	await lockOrder(sql, tenant.id, orderId, 'exclusive');
	const order = await findRefundable(sql, tenant.id, orderId);
	if (!order) throw new Refused('NOT_FOUND');
	const [known] = await sql<{ orderId: string; amount: number }[]>`
		select order_id as "orderId", amount::float8 as amount from refunds
		where tenant_id = ${tenant.id} and id = ${refundId}`;
	if (known?.orderId === orderId && known.amount === amount) return;
	const left = order.payment === 'open' ? 0 : order.gross - order.wished;
	if (known || !Number.isSafeInteger(amount) || amount < 1 || amount > left) throw new Refused('VALIDATION', 'amount');
	await sql`
		insert into refunds (tenant_id, id, order_id, payment_id, amount, reason, user_id)
		values (${tenant.id}, ${refundId}, ${orderId}, ${order.paymentId}, ${amount}, ${reason}, ${userId ?? null})`;
	await recordEvent(sql, tenant.id, orderId, {
		actor,
		kind: 'refund',
		detail: { refundId, amount, state: 'waiting', reason, ...(order.paymentId === null && { way: 'transfer' }) },
		userId: userId ?? null,
	});
	if (order.paymentId === null) await settleRefund(sql, tenant.id, refundId, { state: 'done', providerId: null });
	else await sendJob(sql, tenant.id, refundJobName, { refundId });
}
