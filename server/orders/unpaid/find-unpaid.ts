// Orders that were to be paid in advance and are not: by transfer, or by a debit that the bank has refused. Since when they wait, and what they were told.
import type { UnpaidOrder } from '../../../rules/payments/unpaid-plan.ts';
import type { Sql } from '../../database/connection.ts';

export interface FoundUnpaid extends UnpaidOrder {
	orderId: string;
}

/**
 * Nothing has been produced, sent or paid, and no money can be on its way: what is begun at a provider is decided there first. A refused debit begins the
 * time anew, also for the reminder. The longest waiting first.
 * @param orderId of one order; undefined: of all
 */
export const findUnpaid = (sql: Sql, tenantId: string, orderId?: string) => sql<FoundUnpaid[]>`
	select o.id as order_id, w.since, r.at as reminded_at, (r.detail ->> 'cancelAt')::timestamptz as promised_at
	from orders o
	cross join lateral (
		select max(p.changed_at) filter (where p.state = 'expired' and p.processing_since is not null) as refused_at,
			coalesce(bool_or(p.state in ('opening', 'open') or (p.state = 'paid' and not p.late)), false) as is_decided_elsewhere
		from payments p where p.tenant_id = ${tenantId} and p.order_id = o.id
	) p
	cross join lateral (select greatest(o.placed_at, p.refused_at) as since) w
	left join lateral (
		select e.at, e.detail from order_events e
		where e.tenant_id = ${tenantId} and e.order_id = o.id and e.kind = 'payment' and e.detail ->> 'state' = 'reminded' and e.at >= w.since
		order by e.at desc limit 1
	) r on true
	where o.tenant_id = ${tenantId} and ${orderId === undefined ? sql`true` : sql`o.id = ${orderId}`}
		and o.number is not null and o.status = 'placed' and o.payment = 'open' and o.cancelled_at is null and o.shipped = 'none' and o.gross > o.refunded
		and (o.payment_method = 'prepayment' or (o.payment_method = 'sepaDebit' and p.refused_at is not null)) and not p.is_decided_elsewhere
	order by w.since, o.id`;
