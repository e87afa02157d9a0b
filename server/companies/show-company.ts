// A company as its caller sees it: those who manage it everything, its members what concerns them.
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { findMembership } from './core/find-membership.ts';
import type { ShownCompany } from './graphql-parts.ts';
import { findCompany } from './management/find-companies.ts';
import { isStaff } from './management/hold-company.ts';

/** @returns null for callers who are in none */
export async function findOwnCompany(sql: Sql, caller: Caller): Promise<ShownCompany | null> {
	const { tenant, user } = caller;
	const membership = user && (await findMembership(sql, tenant.id, user.id));
	const company = membership && (await findCompany(sql, tenant.id, membership.companyId));
	if (!company) return null;
	const isKept = membership.role === 'companyAdmin';
	return {
		...company,
		isKept,
		isStaff: false,
		costCentreIds: isKept ? null : membership.costCentres.map(({ id }) => id),
	};
}

/** After a change of it. */
export async function showChanged(sql: Sql, caller: Caller, companyId: string): Promise<ShownCompany> {
	if (!isStaff(caller)) {
		const own = await findOwnCompany(sql, caller);
		if (own?.id === companyId) return own;
		throw new Refused('NOT_FOUND');
	}
	const company = await findCompany(sql, caller.tenant.id, companyId);
	if (!company) throw new Refused('NOT_FOUND');
	return { ...company, isKept: true, isStaff: true, costCentreIds: null };
}
