// What a shop has sold in a time: how many orders, what they came to, day by day, and what was bought most. Three statements.
import type { OrderStatus } from '../../rules/orders/machine.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export interface SoldProduct {
	productId: string;
	name: string;
	quantity: number;
	gross: number;
}

export interface OrderFigures {
	/** Placed in this time and not cancelled; amounts in minor units. */
	orders: number;
	revenue: number;
	averageOrder: number;
	/** How many of all orders of the shop wait for their money. */
	openPayments: number;
	/** What went back in this time, whenever it was ordered; that of cancelled orders was no revenue. */
	refunds: number;
	/** Who has ordered for the first time, by mail address: guests are customers too. */
	newCustomers: number;
	topProducts: SoldProduct[];
	byDay: { day: string; orders: number; gross: number }[];
	/** Of all orders of this time; checkouts that came to nothing are none. */
	byStatus: { status: OrderStatus; count: number }[];
}

interface Span {
	/** Both included, as 2026-11-15. */
	from: string;
	to: string;
}

const mostProducts = 5;

type Sums = Pick<OrderFigures, 'byDay' | 'byStatus' | 'refunds' | 'newCustomers' | 'openPayments'>;

export async function findFigures(sql: Sql, tenant: Tenant, { from, to }: Span): Promise<OrderFigures> {
	const { id: tenantId, timeZone } = tenant;
	const begin = sql`(${from}::date::timestamp at time zone ${timeZone})`;
	const end = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;
	const placed = sql`o.tenant_id = ${tenantId} and o.number is not null and o.cancelled_at is null and o.placed_at >= ${begin} and o.placed_at < ${end}`;
	const [, [sums], topProducts] = await Promise.all([
		// The span decides what an index is worth.
		sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`,
		sql<Sums[]>`
			select (
				select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'orders', coalesce(s.orders, 0), 'gross', coalesce(s.gross, 0))
					order by d.day), '[]')
				from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date::text as day) d
				left join (
					select (o.placed_at at time zone ${timeZone})::date::text as day, count(*)::int as orders, sum(o.gross)::float8 as gross
					from orders o where ${placed} group by 1
				) s using (day)
			) as by_day, (
				select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'count', c.count)), '[]') from (
					select o.status, count(*)::int as count from orders o
					where o.tenant_id = ${tenantId} and o.ordered_at >= ${begin} and o.ordered_at < ${end}
						and (o.number is not null or o.approval <> 'none') and o.cancelled_at is null group by 1
				) c
			) as by_status, (
				select coalesce(sum(r.amount), 0)::float8 from refunds r
				join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id and o.cancelled_at is null
				where r.tenant_id = ${tenantId} and r.state = 'done' and r.changed_at >= ${begin} and r.changed_at < ${end}
			) as refunds, (
				select count(*)::int from (select distinct o.customer_mail from orders o where ${placed}) c where not exists (
					select from orders e where e.tenant_id = ${tenantId} and e.customer_mail = c.customer_mail and e.number is not null
						and e.placed_at < ${begin}
				)
			) as new_customers, (
				select count(*)::int from orders o
				where o.tenant_id = ${tenantId} and o.payment = 'open' and o.number is not null and o.payment_method <> 'none'
			) as open_payments`,
		sql<SoldProduct[]>`
			select l.product_id, max(l.name) as name, sum(l.quantity)::float8 as quantity, sum(l.gross)::float8 as gross
			from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
			where ${placed} group by l.product_id order by sum(l.gross) desc, l.product_id limit ${mostProducts}`,
	]);
	if (!sums) throw new Error('nothing was counted');
	const orders = sums.byDay.reduce((all, { orders: count }) => all + count, 0);
	const revenue = sums.byDay.reduce((all, { gross }) => all + gross, 0);
	return { ...sums, orders, revenue, averageOrder: orders === 0 ? 0 : Math.round(revenue / orders), topProducts };
}
