// Who has ordered without an account, each mail address once: as the last of their orders calls them.
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import { isPlacedByGuest } from './placed-by-guest.ts';

export interface ListedGuest {
	/** The last order, by which the guest is known. */
	orderId: string;
	name: string;
	email: string;
	/** Placed and not cancelled. */
	orders: number;
	lastOrderAt: Date;
}

interface Wanted {
	/** In name and mail address. */
	search: string;
	first: number;
	offset: number;
}

const ordersOfGuests = (sql: Sql, tenantId: string, search: string) => {
	const pattern = containing(search.trim());
	return sql`
		from orders o where o.tenant_id = ${tenantId} and ${isPlacedByGuest(sql)}
			and (${search.trim() === ''} or o.customer_mail ilike ${pattern} or o.customer_name ilike ${pattern})`;
};

/** Who has ordered last stands first. */
export function listGuests(sql: Sql, tenantId: string, { search, first, offset }: Wanted): Promise<ListedGuest[]> {
	return sql<ListedGuest[]>`
		select (array_agg(o.id order by o.placed_at desc, o.id))[1] as order_id, o.customer_mail as email,
			(array_agg(o.customer_name order by o.placed_at desc, o.id))[1] as name,
			count(*) filter (where o.cancelled_at is null)::int as orders, max(o.placed_at) as last_order_at
		${ordersOfGuests(sql, tenantId, search)}
		group by o.customer_mail order by last_order_at desc, o.customer_mail limit ${first} offset ${offset}`;
}

export async function countGuests(sql: Sql, tenantId: string, search: string): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(distinct o.customer_mail)::int as total ${ordersOfGuests(sql, tenantId, search)}`;
	return row?.total ?? 0;
}
