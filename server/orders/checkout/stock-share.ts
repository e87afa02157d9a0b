// How much of a product may be held without having paid: a share of what is there for one session, at least one piece. What comes from one
// address of the network counts only far beyond that, where no one but an attacker is: behind it sits an office, or a town on its phones.
// Checked by a transaction that holds the person and counts the address, so that two at once are validated one after the other; that nothing is sold twice
// is the stock's own condition. The cart asks the same before the button.
import type { Sql } from '../../database/connection.ts';
import type { Fragment, Statement } from '../../database/read.ts';
import { Refused } from '../../failure.ts';

interface Wanted {
	productId: string;
	name: string;
	quantity: number;
}

interface Holder {
	userId: string;
	/** Whose bills no one has reason to trust: what was ordered by invoice and is not paid counts as well. */
	guest: boolean;
	/** A hash of the address of the network; undefined where none is known. */
	origin: string | undefined;
}

/** So many sessions may each hold their share; something is always left for others. */
const sessionsOfAddress = 5;
const mostOfAddress = 90;

export interface Exceeded {
	productId: string;
	/** How many more there may be. */
	most: number;
	/** What this session holds already. */
	held: number;
	/** It is not this session that holds too much, but others of its network. */
	byNetwork: boolean;
}

/** @param wanted rows of product_id and quantity, each product once */
const askExceeded = (
	sql: Sql,
	tenantId: string,
	wanted: Fragment,
	{ userId, guest, origin }: Holder,
	share: number,
): Statement<Exceeded[]> => sql<Exceeded[]>`
	with wanted as (${wanted}), unpaid as (
		select o.id, coalesce(o.user_id = ${userId}, false) as own from orders o
		where o.tenant_id = ${tenantId} and o.payment = 'open' and (
			o.user_id = ${userId} or o.id in (
				select order_id from stock_holds where tenant_id = ${tenantId} and origin = ${origin ?? null}
			)
		) and (o.status = 'inCreation' or (${guest} and o.payment_method in ('invoice', 'prepayment') and o.status in ('placed', 'processed') and o.cancelled_at is null))
	), held as (
		select l.product_id, sum(l.quantity)::int as quantity, coalesce(sum(l.quantity) filter (where u.own), 0)::int as own,
			coalesce(sum(l.quantity) filter (where l.stock = 'taken'), 0)::int as taken
		from unpaid u join order_lines l on l.tenant_id = ${tenantId} and l.order_id = u.id
		where l.stock in ('reserved', 'taken')
		group by l.product_id
	), allowed as (
		select s.product_id, w.quantity, coalesce(h.own, 0) as held,
			greatest(1, (s.on_hand + coalesce(h.taken, 0)) * ${share}::int / 100) - coalesce(h.own, 0) as own,
			greatest(1, (s.on_hand + coalesce(h.taken, 0)) * ${Math.max(share, Math.min(mostOfAddress, share * sessionsOfAddress))}::int / 100)
				- coalesce(h.quantity, 0) as network
		from wanted w
		join stock s on s.tenant_id = ${tenantId} and s.product_id = w.product_id and not s.sell_when_empty
		left join held h on h.product_id = w.product_id
	)
	select product_id, greatest(0, least(own, network))::int as most, held, network < own as by_network
	from allowed where quantity > least(own, network) order by product_id`;

export async function refuseTooLargeShare(
	sql: Sql,
	tenantId: string,
	lines: readonly Wanted[],
	holder: Holder,
	share: number,
): Promise<void> {
	if (share >= 100) return;
	const wanted = sql`
		select product_id, sum(quantity)::int as quantity
		from unnest(${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]) as w (product_id, quantity)
		group by product_id`;
	const [exceeded] = await askExceeded(sql, tenantId, wanted, holder, share);
	if (!exceeded) return;
	const name = lines.find((line) => line.productId === exceeded.productId)?.name ?? '';
	throw new Refused('STOCK_SHARE_EXCEEDED', `${exceeded.most}`, { ...exceeded, name });
}

/** Of what is in a shopper's cart, by product: where it is more than could be ordered unpaid. */
export async function listExceeded(
	sql: Sql,
	tenantId: string,
	holder: Holder,
	share: number,
): Promise<ReadonlyMap<string, Exceeded>> {
	if (share >= 100) return new Map();
	const wanted = sql`
		select i.product_id, least(sum(i.quantity::bigint * coalesce(d.series_rows, 1)), 2147483647)::int as quantity from list_items i
		left join designs d on d.tenant_id = ${tenantId} and d.id = i.design_id and d.user_id = i.user_id
		where i.tenant_id = ${tenantId} and i.user_id = ${holder.userId} and i.location = 'cart' and i.removed_at is null
		group by i.product_id`;
	const found = await askExceeded(sql, tenantId, wanted, holder, share);
	return new Map(found.map((one) => [one.productId, one]));
}

/** Of what is not paid yet; for a day, which is longer than a card payment may take. */
export const recordOrigin = (sql: Sql, tenantId: string, orderId: string, origin: string) => sql`
	with forgotten as (
		delete from stock_holds where tenant_id = ${tenantId} and created_at < now() - interval '1 day'
	)
	insert into stock_holds (tenant_id, order_id, origin) values (${tenantId}, ${orderId}, ${origin})`;
