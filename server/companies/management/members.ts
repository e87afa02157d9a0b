// Who belongs to a company, and as what.
import type { CompanyRole } from '../../../rules/companies/roles.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { announceSubject } from '../../accounts/sessions/announce-subject.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { holdCompany, isStaff } from './hold-company.ts';

export interface Member {
	userId: string;
	name: string;
	email: string;
	role: CompanyRole;
	/** Open to this member; none: all of the company. */
	costCentreIds: string[];
	superiorId: string | null;
	joinedAt: Date;
	/** Whether they cannot sign in any more. */
	isArchived: boolean;
}

/** By name. */
export const findMembers = (sql: Sql, tenantId: string, companyId: string): Promise<Member[]> => sql<Member[]>`
	select m.user_id, coalesce(nullif(trim(concat_ws(' ', f.value, s.value)), ''), u.username, u.email) as name, u.email, m.role,
		m.cost_centre_ids, m.superior_id, m.joined_at, u.archived_at is not null as is_archived
	from company_members m
	join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
	left join user_field_values f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.field_name = 'firstName'
	left join user_field_values s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.field_name = 'surname'
	where m.tenant_id = ${tenantId} and m.company_id = ${companyId} order by lower(s.value) nulls last, 2, m.user_id`;

export interface MemberToSave {
	userId: string;
	role: CompanyRole;
	costCentreIds: readonly string[];
	superiorId: string | null;
}

async function checkMember(sql: Sql, tenantId: string, companyId: string, wanted: MemberToSave): Promise<void> {
	const { userId, superiorId, costCentreIds } = wanted;
	if (superiorId === userId) throw new Refused('VALIDATION', 'superiorId');
	const [found] = await sql<{ costCentres: number; superior: boolean }[]>`
		select (
				select count(*)::int from cost_centres
				where tenant_id = ${tenantId} and company_id = ${companyId} and id = any(${[...costCentreIds]}::uuid[])
			) as cost_centres,
			${superiorId}::uuid is null or exists (
				select from company_members
				where tenant_id = ${tenantId} and company_id = ${companyId} and user_id = ${superiorId}::uuid
			) as superior`;
	if (found?.costCentres !== new Set(costCentreIds).size || !found.superior) throw new Refused('NOT_FOUND');
}

/** A company does not lock itself out; those of the shop may leave it without an admin, as they can make another. */
async function keepAnAdmin(sql: Sql, caller: Caller, companyId: string, leavingId: string): Promise<void> {
	if (isStaff(caller)) return;
	const [others] = await sql<{ admins: number }[]>`
		select count(*)::int as admins from company_members m
		join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
		where m.tenant_id = ${caller.tenant.id} and m.company_id = ${companyId} and m.role = 'companyAdmin'
			and m.user_id <> ${leavingId} and u.archived_at is null`;
	if (!others?.admins) throw new Refused('COMPANY_LAST_ADMIN');
}

const entityOf = (id: string) => ({ type: 'company', id });

/** A user of the shop becomes a member without an invitation: by its staff alone. */
export async function addMember(sql: Sql, caller: Caller, companyId: string, wanted: MemberToSave): Promise<void> {
	const { tenant, services } = caller;
	const { userId, role, costCentreIds, superiorId } = wanted;
	const company = await holdCompany(sql, caller, companyId);
	if (!isStaff(caller)) throw new Refused('FORBIDDEN');
	if (company.archivedAt) throw new Refused('NOT_FOUND');
	const [user] = await sql<{ email: string }[]>`
		select email from users where tenant_id = ${tenant.id} and id = ${userId} and not guest and not technical and archived_at is null
		for key share`;
	if (!user) throw new Refused('NOT_FOUND');
	await checkMember(sql, tenant.id, companyId, wanted);
	await sql`
		insert into company_members (tenant_id, user_id, company_id, role, cost_centre_ids, superior_id)
		values (${tenant.id}, ${userId}, ${companyId}, ${role}, ${[...new Set(costCentreIds)]}::uuid[], ${superiorId})`.catch(
		(error) => {
			throw isTaken(error) ? new Refused('COMPANY_MEMBER_TAKEN') : error;
		},
	);
	await sql`
		delete from company_invitations where tenant_id = ${tenant.id} and company_id = ${companyId} and email = ${user.email}`;
	await announceSubject(sql, tenant.id, userId);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'addCompanyMember', entity: entityOf(companyId) },
		after: { userId, role, costCentreIds, superiorId },
	});
}

async function memberToChange(sql: Sql, tenantId: string, companyId: string, userId: string): Promise<MemberToSave> {
	const [member] = await sql<MemberToSave[]>`
		select user_id, role, cost_centre_ids, superior_id from company_members
		where tenant_id = ${tenantId} and company_id = ${companyId} and user_id = ${userId}`;
	if (!member) throw new Refused('NOT_FOUND');
	return member;
}

export async function updateMember(sql: Sql, caller: Caller, companyId: string, wanted: MemberToSave): Promise<void> {
	const { tenant, services } = caller;
	const { userId, role, costCentreIds, superiorId } = wanted;
	await holdCompany(sql, caller, companyId);
	const before = await memberToChange(sql, tenant.id, companyId, userId);
	if (before.role === 'companyAdmin' && role !== 'companyAdmin') await keepAnAdmin(sql, caller, companyId, userId);
	await checkMember(sql, tenant.id, companyId, wanted);
	await sql`
		update company_members set role = ${role}, cost_centre_ids = ${[...new Set(costCentreIds)]}::uuid[], superior_id = ${superiorId}
		where tenant_id = ${tenant.id} and user_id = ${userId}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'changeCompanyMember', entity: entityOf(companyId) },
		...{ before, after: { userId, role, costCentreIds, superiorId } },
	});
}

/** The account stays, with its orders; the company is seen by it no longer. */
export async function removeMember(sql: Sql, caller: Caller, companyId: string, userId: string): Promise<void> {
	const { tenant, services } = caller;
	await holdCompany(sql, caller, companyId);
	const before = await memberToChange(sql, tenant.id, companyId, userId);
	if (before.role === 'companyAdmin') await keepAnAdmin(sql, caller, companyId, userId);
	await sql`
		update company_members set superior_id = null
		where tenant_id = ${tenant.id} and company_id = ${companyId} and superior_id = ${userId}`;
	await sql`delete from company_members where tenant_id = ${tenant.id} and user_id = ${userId}`;
	await announceSubject(sql, tenant.id, userId);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'removeCompanyMember', entity: entityOf(companyId) },
		before,
	});
}
