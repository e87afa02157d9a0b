// How much of a product may be held without having paid: a share of what is there for one session, and three times as much for one address
// of the network, behind which many may sit; at least one piece. Asked by whoever holds the person and counts the address, so that two at once are judged one after the other;
// that nothing is sold twice is the stock's own condition.
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';

interface Wanted {
	productId: string;
	name: string;
	quantity: number;
}

interface Holder {
	userId: string;
	/** Whose bills nobody has reason to trust: what was ordered by invoice and is not paid counts as well. */
	guest: boolean;
	/** A hash of the address of the network; undefined where none is known. */
	origin: string | undefined;
}

const sessionsOfAddress = 3;

export async function refuseTooLargeShare(
	sql: Sql,
	tenantId: string,
	lines: readonly Wanted[],
	{ userId, guest, origin }: Holder,
	share: number,
): Promise<void> {
	if (share >= 100) return;
	const shareOfAddress = Math.min(100, share * sessionsOfAddress);
	const [exceeded] = await sql<{ productId: string; most: number }[]>`
		with wanted as (
			select product_id, sum(quantity)::int as quantity
			from unnest(${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]) as w (product_id, quantity)
			group by product_id
		), unpaid as (
			select o.id, coalesce(o.user_id = ${userId}, false) as own from orders o
			where o.tenant_id = ${tenantId} and o.payment = 'open' and (
				o.user_id = ${userId} or o.id in (
					select order_id from stock_holds where tenant_id = ${tenantId} and origin = ${origin ?? null}
				)
			) and (o.status = 'inCreation' or (${guest} and o.payment_method = 'invoice' and o.status in ('placed', 'processed')))
		), held as (
			select l.product_id, sum(l.quantity)::int as quantity, coalesce(sum(l.quantity) filter (where u.own), 0)::int as own,
				coalesce(sum(l.quantity) filter (where l.stock = 'taken'), 0)::int as taken
			from unpaid u join order_lines l on l.tenant_id = ${tenantId} and l.order_id = u.id
			where l.stock in ('reserved', 'taken')
			group by l.product_id
		), allowed as (
			select s.product_id, w.quantity, least(
				greatest(1, (s.on_hand + coalesce(h.taken, 0)) * ${share}::int / 100) - coalesce(h.own, 0),
				greatest(1, (s.on_hand + coalesce(h.taken, 0)) * ${shareOfAddress}::int / 100) - coalesce(h.quantity, 0)
			) as most
			from wanted w
			join stock s on s.tenant_id = ${tenantId} and s.product_id = w.product_id and not s.sell_when_empty
			left join held h on h.product_id = w.product_id
		)
		select product_id, greatest(0, most)::int as most from allowed where quantity > most order by product_id limit 1`;
	if (!exceeded) return;
	const { productId, most } = exceeded;
	const name = lines.find((line) => line.productId === productId)?.name ?? '';
	throw new Refused('STOCK_SHARE_EXCEEDED', `${most}`, { productId, name, most });
}

/** Of what is not paid yet; for a day, which is longer than a card payment may take. */
export const recordOrigin = (sql: Sql, tenantId: string, orderId: string, origin: string) => sql`
	with forgotten as (
		delete from stock_holds where tenant_id = ${tenantId} and created_at < now() - interval '1 day'
	)
	insert into stock_holds (tenant_id, order_id, origin) values (${tenantId}, ${orderId}, ${origin})`;
