// For whom an admin can order, and where that goes as a rule.
import { nameOf } from '../../../rules/checkout/address.ts';
import { loadProfile } from '../../accounts/profile/own-account.ts';
import { loadUser } from '../../accounts/subject.ts';
import { type ListedUser, listUsers } from '../../accounts/users/list-users.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findPrefill, type Prefill } from '../checkout/addresses.ts';

export interface Customer {
	id: string;
	name: string;
	email: string;
}

const most = 8;

const customerOf = ({ id, email, values }: ListedUser): Customer => {
	const { companyName = '', firstName = '', surname = '' } = values;
	return { id, email, name: nameOf({ companyName, firstName, surname }) || email };
};

/** By name, company or address; guests and those who are archived are no customers to order for. */
export async function findCustomers(sql: Sql, tenantId: string, search: string): Promise<Customer[]> {
	if (search.trim() === '') return [];
	const wanted = { search, archived: false, sort: 'email', descending: false, first: most, offset: 0 } as const;
	return (await listUsers(sql, tenantId, wanted)).map(customerOf);
}

/** Last used, else what the profile says. */
export async function findAddresses(sql: Sql, tenantId: string, userId: string): Promise<Prefill> {
	const user = await loadUser(sql, tenantId, userId);
	if (!user || user.guest) throw new Refused('NOT_FOUND');
	const profile = loadProfile(sql, tenantId, userId).then(({ values }) => values);
	return findPrefill(sql, tenantId, user, profile);
}
