// Who has ordered, and what: an account by its id, a guest by the mail address of one of their orders. A guest's own row is removed after a while; the
// orders stay.
import { type Address, type BillingAddress, nameOf } from '../../../rules/checkout/address.ts';
import { findUser } from '../../accounts/users/list-users.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { isPlacedByGuest } from './placed-by-guest.ts';

/** One of them. */
export interface WantedCustomer {
	userId?: string | undefined;
	/** An order that was placed by a guest. */
	orderId?: string | undefined;
}

export interface FoundCustomer {
	/** Null: a guest. */
	userId: string | null;
	name: string;
	email: string;
	/** Placed and not cancelled. */
	orders: number;
	cancelled: number;
	/** Of those orders, less what was refunded, in minor units; null: nothing was ordered. */
	spent: number | null;
	currency: string | null;
	firstOrderAt: Date | null;
	lastOrderAt: Date | null;
	/** As last used. */
	billingAddress: BillingAddress | null;
	shippingAddress: Address | null;
}

type Figures = Omit<FoundCustomer, 'userId' | 'name' | 'email'>;

/** In the currency of the last order: amounts of another one are none to be added. */
async function findFigures(sql: Sql, tenantId: string, which: Fragment): Promise<Figures & { name: string | null }> {
	const [found] = await sql<(Figures & { name: string | null })[]>`
		with own as (
			select o.* from orders o where o.tenant_id = ${tenantId} and o.number is not null and ${which}
		), last as (
			select currency, customer_name, billing_address, shipping_address from own order by placed_at desc, id limit 1
		)
		select count(*) filter (where o.cancelled_at is null)::int as orders, count(*) filter (where o.cancelled_at is not null)::int as cancelled,
			sum(o.gross - o.refunded) filter (where o.cancelled_at is null and o.currency = (select currency from last))::float8 as spent,
			(select currency from last) as currency, min(o.placed_at) as first_order_at, max(o.placed_at) as last_order_at,
			(select billing_address from last) as billing_address, (select shipping_address from last) as shipping_address,
			(select customer_name from last) as name
		from own o`;
	if (!found) throw new Error('nothing was counted');
	return found;
}

/** @returns undefined when there is none; an order of somebody with an account is no guest's */
export async function findCustomer(
	sql: Sql,
	tenantId: string,
	{ userId, orderId }: WantedCustomer,
): Promise<FoundCustomer | undefined> {
	if (userId !== undefined) {
		const user = await findUser(sql, tenantId, userId);
		if (!user) return undefined;
		const { name, ...figures } = await findFigures(sql, tenantId, sql`o.user_id = ${userId}`);
		const { companyName = '', firstName = '', surname = '' } = user.values;
		const ownName = nameOf({ companyName, firstName, surname });
		return { userId, email: user.email, ...figures, name: ownName || name || user.email };
	}
	const [order] = await sql<{ email: string }[]>`
		select o.customer_mail as email from orders o
		where o.tenant_id = ${tenantId} and o.id = ${orderId ?? null} and ${isPlacedByGuest(sql)}`;
	if (!order) return undefined;
	const { email } = order;
	const { name, ...figures } = await findFigures(
		sql,
		tenantId,
		sql`o.customer_mail = ${email} and ${isPlacedByGuest(sql)}`,
	);
	return { userId: null, email, ...figures, name: name || email };
}
