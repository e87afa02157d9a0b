// People who order in a test's shop: with a cart, an address, a way to send it.
import { newId } from '../../rules/ids.ts';
import { loadUser, type User } from '../accounts/subject.ts';
import { enterUser } from '../accounts/users/enter-user.ts';
import type { Database } from '../database/connection.ts';
import type { OrderInput } from '../orders/checkout/order-input.ts';
import { type Placing, type Prepared, prepareOrder } from '../orders/checkout/prepare-order.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { someBilling } from './orders.ts';

interface Wanted {
	productId: string;
	quantity: number;
	seenTotal?: number | null;
	itemName?: string;
}

/** What a shop of tests sends with: the same for all, in minor units. */
export async function offerParcel(database: Database, tenant: Tenant, price = 490): Promise<string> {
	const id = newId();
	await database.inTenant(
		tenant.id,
		(sql) => sql`
			insert into shipping_methods (tenant_id, id, names, countries, kind, price, days)
			values (${tenant.id}, ${id}, '{"de-DE":"Paket","en-GB":"Parcel"}', '{DE,AT,FR}', 'flat', ${price}, 2)`,
	);
	return id;
}

/** @returns the ids of the lines */
export async function fillCart(
	database: Database,
	tenant: Tenant,
	userId: string,
	wanted: readonly Wanted[],
): Promise<string[]> {
	const rows = wanted.map(({ productId, quantity, seenTotal = null, itemName = '' }) => ({
		...{ tenant_id: tenant.id, id: newId(), user_id: userId, location: 'cart' },
		...{ product_id: productId, quantity, seen_total: seenTotal, item_name: itemName },
	}));
	await database.inTenant(tenant.id, (sql) => sql`insert into list_items ${sql(rows)}`);
	return rows.map(({ id }) => id);
}

/** A caller who cannot sign in and does not have to. */
export async function makeBuyer(database: Database, tenant: Tenant): Promise<User> {
	const email = `${newId()}@example.com`;
	return database.inTenant(tenant.id, async (sql) => {
		const id = await enterUser(sql, tenant.id, { email, language: 'de-DE', passwordHash: '', roles: [] });
		const user = await loadUser(sql, tenant.id, id);
		if (!user) throw new Error('not made');
		return user;
	});
}

export const someInput = (given: Partial<OrderInput> = {}): OrderInput => ({
	checkoutKey: newId(),
	billingAddress: someBilling,
	shippingAddress: null,
	shippingMethodId: null,
	paymentMethod: 'invoice',
	termsAccepted: true,
	seenTotal: null,
	...given,
});

export const order = (
	database: Database,
	tenant: Tenant,
	user: User,
	input: OrderInput,
	placing: Placing = {},
): Promise<Prepared> =>
	database.inTenant(tenant.id, (sql) =>
		prepareOrder(sql, { tenant, user, shop: 'http://demo.localhost' }, input, placing),
	);
