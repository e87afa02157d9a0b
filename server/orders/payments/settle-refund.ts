// What a refund has come to is written to the order once, no matter who hears of it.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { lockOrder } from '../core/lock-order.ts';
import { changedJobName } from '../core/move-order.ts';
import { recordEvent } from '../core/record-event.ts';

type RefundOutcome =
	| { state: 'done'; providerId: string | null }
	| { state: 'failed'; providerId: string | null; error: string };

interface SettledRefund {
	orderId: string;
	amount: number;
	reason: string;
	late: boolean;
	byProvider: boolean;
}

async function findRefund(sql: Sql, tenantId: string, refundId: string): Promise<SettledRefund | undefined> {
	const [row] = await sql<SettledRefund[]>`
		select r.order_id as "orderId", r.amount::float8 as amount, r.reason, coalesce(p.late, false) as late, r.payment_id is not null as by_provider
		from refunds r left join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
		where r.tenant_id = ${tenantId} and r.id = ${refundId}`;
	return row;
}

/** Money that came too late never belonged to the order: its sums stay. */
const lowerPaid = (sql: Sql, tenantId: string, { orderId, amount }: SettledRefund) => sql`
	update orders set refunded = refunded + ${amount}::bigint, updated_at = now(),
		payment = case when refunded + ${amount}::bigint >= gross then 'refunded' else 'partlyRefunded' end
	where tenant_id = ${tenantId} and id = ${orderId}`;

export async function settleRefund(
	sql: Sql,
	tenantId: string,
	refundId: string,
	outcome: RefundOutcome,
): Promise<void> {
	const refund = await findRefund(sql, tenantId, refundId);
	if (!refund) return;
	const { orderId, amount, reason, late, byProvider } = refund;
	await lockOrder(sql, tenantId, orderId, 'exclusive');
	const error = outcome.state === 'failed' ? outcome.error : null;
	const settled = await sql`
		update refunds set state = ${outcome.state}, provider_id = coalesce(${outcome.providerId}, provider_id), error = ${error},
			changed_at = now()
		where tenant_id = ${tenantId} and id = ${refundId} and state = 'waiting'`;
	if (settled.count === 0) return;
	if (outcome.state === 'done' && !late) await lowerPaid(sql, tenantId, refund);
	await recordEvent(sql, tenantId, orderId, {
		actor: 'system',
		kind: 'refund',
		detail: {
			...{ refundId, amount, state: outcome.state, reason },
			...(error ? { error } : {}),
			...(byProvider ? {} : { way: 'transfer' }),
		},
	});
	if (outcome.state === 'done') await sendJob(sql, tenantId, changedJobName, { orderId, refundId });
}
