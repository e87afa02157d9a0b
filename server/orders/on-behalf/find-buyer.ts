// For whom is ordered: an account, or a guest who has ordered before, known by one of those orders. A guest pays what everybody pays.
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { loadUser, type User } from '../../accounts/subject.ts';
import { createGuest } from '../../accounts/users/create-guest.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

interface GuestOrder {
	userId: string | null;
	language: string;
	billing: BillingAddress;
	shipping: Address | null;
}

/** @returns undefined where it is no order of a guest */
export async function findGuestOrder(sql: Sql, tenantId: string, orderId: string): Promise<GuestOrder | undefined> {
	const [order] = await sql<GuestOrder[]>`
		select o.user_id, o.language, o.billing_address as billing, o.shipping_address as shipping from orders o
		where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.number is not null and not exists (
			select from users u where u.tenant_id = o.tenant_id and u.id = o.user_id and not u.guest
		)`;
	return order;
}

const nobody: Omit<User, 'language'> = {
	...{ id: '', email: null, username: null, guest: true, admin: false, technical: false },
	...{ codeStep: false, rightsVersion: 0, roles: [] },
};

/** Who is asked about, to be shown prices: nothing is written. */
export async function findBuyer(sql: Sql, tenantId: string, customerId: string): Promise<User> {
	const user = await loadUser(sql, tenantId, customerId);
	if (user && !user.guest) return user;
	const order = await findGuestOrder(sql, tenantId, customerId);
	if (!order) throw new Refused('NOT_FOUND');
	return { ...nobody, language: order.language };
}

/** Who the order is for: of a guest whom nobody has seen for long there is no row any more. */
export async function takeBuyer(sql: Sql, tenantId: string, customerId: string): Promise<User> {
	const user = await loadUser(sql, tenantId, customerId);
	if (user) return user;
	const order = await findGuestOrder(sql, tenantId, customerId);
	if (!order) throw new Refused('NOT_FOUND');
	const guest = order.userId ? await loadUser(sql, tenantId, order.userId) : undefined;
	return guest ?? createGuest(sql, tenantId, order.language);
}
