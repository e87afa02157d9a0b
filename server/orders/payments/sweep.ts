// Finds what a crash, or a job that was tried too often, has left lying: checkouts whose time is up, and refunds that no one works on.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

const atMost = 200;

/** Webhooks are sent again for three days at most; after that no one asks whether one was received. */
const rememberEvents = '30 days';

/** Those that any job is still to deal with are left to it. */
async function overduePayments(sql: Sql, tenantId: string): Promise<{ paymentId: string }[]> {
	return sql<{ paymentId: string }[]>`
		select p.id as "paymentId"
		from orders o join payments p on p.tenant_id = o.tenant_id and p.order_id = o.id
		where o.tenant_id = ${tenantId} and o.status = 'inCreation' and o.reserved_until < now() - interval '10 seconds'
			and p.state in ('opening', 'open')
			and not exists (
				select from jobs.job j where j.name = 'payments.settle' and j.state < 'completed'
					and j.data -> 'payload' ->> 'paymentId' = p.id::text
			)
		order by o.reserved_until limit ${atMost}`;
}

async function lyingRefunds(sql: Sql, tenantId: string): Promise<{ refundId: string }[]> {
	return sql<{ refundId: string }[]>`
		select r.id as "refundId" from refunds r
		where r.tenant_id = ${tenantId} and r.state = 'waiting' and r.payment_id is not null
			and r.created_at < now() - interval '10 seconds'
			and not exists (
				select from jobs.job j where j.name = 'payments.refund' and j.state < 'completed'
					and j.data -> 'payload' ->> 'refundId' = r.id::text
			)
		order by r.created_at limit ${atMost}`;
}

/** Those with anything that `sweep` might do something about. */
export async function findShopsToSweep(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_to_sweep() as id`;
	return shops.map(({ id }) => id);
}

export async function sweep(sql: Sql, tenantId: string): Promise<void> {
	for (const payload of await overduePayments(sql, tenantId)) await sendJob(sql, tenantId, 'payments.settle', payload);
	for (const payload of await lyingRefunds(sql, tenantId)) await sendJob(sql, tenantId, 'payments.refund', payload);
	await sql`
		delete from webhook_events where tenant_id = ${tenantId} and received_at < now() - ${rememberEvents}::interval`;
}
