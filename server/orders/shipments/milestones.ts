// What an order has gone through, as its buyer may read it: nothing of what staff wrote, and nothing of money beyond that it came or went back.
import type { Sql } from '../../database/connection.ts';

export const milestones = [
	'approved',
	'placed',
	'paid',
	'processed',
	'shipped',
	'finished',
	'refunded',
	'cancelled',
] as const;

export interface Milestone {
	kind: (typeof milestones)[number];
	at: Date;
	/** Of a shipment: which. */
	shipmentId: string | null;
}

/** The earliest first; what is approved and placed at once was approved before. One statement; an order that was moved back and on again has reached a status when it did so last. */
export const findMilestones = (sql: Sql, tenantId: string, orderId: string) => sql<Milestone[]>`
	select kind, at, shipment_id from (
		select 'approved' as kind, least(max(e.at), o.placed_at) as at, null::uuid as shipment_id, -1 as step
		from order_events e join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
		where e.tenant_id = ${tenantId} and e.order_id = ${orderId} and e.kind = 'approval' and e.detail ->> 'step' = 'approved'
			and o.approval = 'approved'
		group by o.placed_at
		union all
		select 'placed' as kind, o.placed_at as at, null::uuid as shipment_id, 0 as step from orders o
		where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.placed_at is not null
		union all
		select 'paid', max(e.at), null, 1 from order_events e
		where e.tenant_id = ${tenantId} and e.order_id = ${orderId} and e.kind = 'payment' and e.detail ->> 'state' = 'paid'
			and not exists (
				select from payments p where p.tenant_id = ${tenantId} and p.order_id = ${orderId} and p.late and p.id::text = e.detail ->> 'paymentId'
			)
		union all
		select e.detail ->> 'to', max(e.at), null, 2 from order_events e join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
		where e.tenant_id = ${tenantId} and e.order_id = ${orderId} and e.kind = 'status' and e.detail ->> 'to' in ('processed', 'finished')
			and (o.status = 'finished' or o.status = e.detail ->> 'to')
		group by e.detail ->> 'to'
		union all
		select 'shipped', s.created_at, s.id, 3 from shipments s
		where s.tenant_id = ${tenantId} and s.order_id = ${orderId} and s.removed_at is null
		union all
		select 'refunded', r.changed_at, null, 4 from refunds r
		where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.state = 'done'
		union all
		select 'cancelled', o.cancelled_at, null, 5 from orders o
		where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.cancelled_at is not null
	) m where at is not null order by at, step`;
