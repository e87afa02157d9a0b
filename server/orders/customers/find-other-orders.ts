// A person may have ordered both with an account and without one: what the other of the two is, by the mail address.
import { plainEmail } from '../../../rules/accounts/names.ts';
import type { Sql } from '../../database/connection.ts';
import type { FoundCustomer } from './find-customer.ts';
import { isPlacedByGuest } from './placed-by-guest.ts';

type Named = Pick<FoundCustomer, 'userId' | 'email'>;

/** @returns the account of somebody who has ordered as a guest; null for one with an account */
export async function findAccountOf(sql: Sql, tenantId: string, { userId, email }: Named): Promise<string | null> {
	if (userId !== null) return null;
	const [user] = await sql<{ id: string }[]>`
		select id from users where tenant_id = ${tenantId} and email = ${plainEmail(email)} and not guest and archived_at is null`;
	return user?.id ?? null;
}

export interface OrdersAsGuest {
	/** The last of them, by which the guest is known. */
	orderId: string;
	orders: number;
}

/** @returns what somebody with an account has ordered without it; null: nothing, or it is a guest */
export async function findOrdersAsGuest(
	sql: Sql,
	tenantId: string,
	{ userId, email }: Named,
): Promise<OrdersAsGuest | null> {
	if (userId === null) return null;
	const [found] = await sql<{ orderId: string | null; orders: number }[]>`
		select (array_agg(o.id order by o.placed_at desc, o.id))[1] as order_id, count(*)::int as orders
		from orders o where o.tenant_id = ${tenantId} and o.customer_mail = ${email} and ${isPlacedByGuest(sql)}`;
	return found?.orderId ? { orderId: found.orderId, orders: found.orders } : null;
}
