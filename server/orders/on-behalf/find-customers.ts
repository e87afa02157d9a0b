// For whom an admin can order, and where that goes as a rule.
import { nameOf } from '../../../rules/checkout/address.ts';
import { loadProfile } from '../../accounts/profile/own-account.ts';
import { loadUser } from '../../accounts/subject.ts';
import { findUser, type ListedUser, listUsers } from '../../accounts/users/list-users.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findPrefill, type Prefill } from '../checkout/addresses.ts';
import { wantedOrders } from '../find-orders.ts';
import { findGuestOrder } from './find-buyer.ts';

export interface Customer {
	/** Of the account; of a guest that of the last order. */
	id: string;
	guest: boolean;
	name: string;
	email: string;
}

const most = 8;

const customerOf = ({ id, email, values }: ListedUser): Customer => {
	const { companyName = '', firstName = '', surname = '' } = values;
	return { id, guest: false, email, name: nameOf({ companyName, firstName, surname }) || email };
};

/** Who has ordered without an account, each address once. */
const findGuests = (sql: Sql, tenant: Tenant, search: string): Promise<Customer[]> =>
	sql<Customer[]>`
		select distinct on (lower(o.customer_mail)) o.id, true as guest, o.customer_name as name, o.customer_mail as email
		from ${wantedOrders(sql, tenant, { search })} and o.number is not null and not exists (
			select from users u where u.tenant_id = o.tenant_id and u.id = o.user_id and not u.guest
		)
		order by lower(o.customer_mail), o.created_at desc, o.id limit ${most}`;

/** By name, company or address; accounts first. Those who are archived are no customers to order for. */
export async function findCustomers(sql: Sql, tenant: Tenant, search: string): Promise<Customer[]> {
	if (search.trim() === '') return [];
	const wanted = { search, archived: false, sort: 'email', descending: false, first: most, offset: 0 } as const;
	const [users, guests] = await Promise.all([listUsers(sql, tenant.id, wanted), findGuests(sql, tenant, search)]);
	const accounts = users.map(customerOf);
	const known = new Set(accounts.map(({ email }) => email.toLowerCase()));
	return [...accounts, ...guests.filter(({ email }) => !known.has(email.toLowerCase()))].slice(0, most);
}

/** The one with this id, as the search would find it. */
export async function findOneCustomer(sql: Sql, tenantId: string, id: string): Promise<Customer> {
	const user = await findUser(sql, tenantId, id);
	if (user && !user.archivedAt) return customerOf(user);
	const order = await findGuestOrder(sql, tenantId, id);
	if (!order) throw new Refused('NOT_FOUND');
	return { id, guest: true, name: nameOf(order.billing) || order.billing.email, email: order.billing.email };
}

/** Last used, else what the profile says. */
export async function findAddresses(sql: Sql, tenantId: string, userId: string): Promise<Prefill> {
	const user = await loadUser(sql, tenantId, userId);
	if (!user || user.guest) {
		const order = await findGuestOrder(sql, tenantId, userId);
		if (!order) throw new Refused('NOT_FOUND');
		return { billing: order.billing, shipping: order.shipping };
	}
	const profile = loadProfile(sql, tenantId, userId).then(({ values }) => values);
	return findPrefill(sql, tenantId, user, profile);
}
