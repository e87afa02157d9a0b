// A company that is changed: locked, so that changes of it come one after the other, and only by those who may.
import { mayDo } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findMembership } from '../core/find-membership.ts';
import { type Company, findCompany } from './find-companies.ts';

/** Those who look after the users of the shop. */
export const isStaff = ({ user }: Pick<Caller, 'user'>): boolean => user !== undefined && mayDo(user, 'mUser');

/**
 * For those of the shop, and for the company's own admins; everyone else does not learn that it exists.
 * @throws Refused
 */
export async function holdCompany(sql: Sql, caller: Caller, companyId: string): Promise<Company> {
	const { tenant, user } = caller;
	await sql`select from companies where tenant_id = ${tenant.id} and id = ${companyId} for no key update`;
	if (!isStaff(caller)) {
		const membership = user && (await findMembership(sql, tenant.id, user.id));
		if (membership?.companyId !== companyId) throw new Refused('NOT_FOUND');
		if (membership.role !== 'companyAdmin') throw new Refused('FORBIDDEN');
	}
	const company = await findCompany(sql, tenant.id, companyId);
	if (!company) throw new Refused('NOT_FOUND');
	return company;
}
