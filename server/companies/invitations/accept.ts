// An invitation is accepted by who can read its mail: with the account of that address, or with a new one.
import { isGoodPassword } from '../../../rules/accounts/password.ts';
import type { CompanyRole } from '../../../rules/companies/roles.ts';
import { enterInvited, findAccountOfAddress } from '../../accounts/access/enter-invited.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { announceSubject } from '../../accounts/sessions/announce-subject.ts';
import { hashOf } from '../../accounts/sessions/keys.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';

export interface OpenInvitation {
	companyId: string;
	company: string;
	email: string;
	role: CompanyRole;
	language: string;
	/** Whether there is an account to sign in to. */
	hasAccount: boolean;
	/** Whether the caller is signed in with it. */
	isCaller: boolean;
}

async function findOpen(sql: Sql, { tenant, user }: Caller, token: string): Promise<OpenInvitation | undefined> {
	const [found] = await sql<Omit<OpenInvitation, 'hasAccount' | 'isCaller'>[]>`
		select c.id as company_id, c.name as company, i.email, i.role, i.language from company_invitations i
		join companies c on c.tenant_id = i.tenant_id and c.id = i.company_id
		where i.tenant_id = ${tenant.id} and i.token_hash = ${hashOf(token)} and i.expires_at > now() and c.archived_at is null
		for update of i`;
	if (!found) return undefined;
	const account = await findAccountOfAddress(sql, tenant.id, found.email);
	return { ...found, hasAccount: account?.confirmed ?? false, isCaller: user?.email === found.email };
}

const takeLimit = (inTenant: InTenant, { tenant, services, address }: Caller): Promise<void> =>
	beforeDeciding(() => inTenant((sql) => services.limits.take(sql, tenant.id, 'token', { address })));

/** @returns undefined for a link that is not valid any more */
export async function findInvitation(
	inTenant: InTenant,
	caller: Caller,
	token: string,
): Promise<OpenInvitation | undefined> {
	await takeLimit(inTenant, caller);
	return inTenant((sql) => findOpen(sql, caller, token));
}

async function join(sql: Sql, caller: Caller, invitation: OpenInvitation, userId: string): Promise<void> {
	const { tenant, services } = caller;
	const { companyId, role, email } = invitation;
	await sql`
		insert into company_members (tenant_id, user_id, company_id, role) values (${tenant.id}, ${userId}, ${companyId}, ${role})`.catch(
		(error) => {
			throw isTaken(error) ? new Refused('COMPANY_MEMBER_TAKEN') : error;
		},
	);
	await sql`
		delete from company_invitations where tenant_id = ${tenant.id} and company_id = ${companyId} and email = ${email}`;
	await announceSubject(sql, tenant.id, userId);
	await services.record(
		sql,
		tenant.id,
		{ ...actorOf(caller), id: userId, email },
		{
			...{ action: 'acceptCompanyInvitation', entity: { type: 'company', id: companyId } },
			after: { userId, role },
		},
	);
}

/** With the account that the caller is signed in to. */
export async function acceptInvitation(inTenant: InTenant, caller: Caller, token: string): Promise<void> {
	const { tenant, services, user } = caller;
	await takeLimit(inTenant, caller);
	await inTenant(async (sql) => {
		const invitation = await findOpen(sql, caller, token);
		if (!invitation) throw new Refused('LINK_NOT_VALID');
		if (!user || !invitation.isCaller) throw new Refused('INVITATION_OF_ANOTHER');
		await join(sql, caller, invitation, user.id);
	});
	services.forget(tenant.id);
}

/** With a new account. @returns what its user signs in with */
export async function joinCompany(
	inTenant: InTenant,
	caller: Caller,
	{ token, password }: { token: string; password: string },
): Promise<string> {
	const { tenant, services } = caller;
	if (!isGoodPassword(password)) throw new Refused('PASSWORD_TOO_WEAK');
	await takeLimit(inTenant, caller);
	const passwordHash = await hashPassword(password);
	return inTenant(async (sql) => {
		const invitation = await findOpen(sql, caller, token);
		if (!invitation) throw new Refused('LINK_NOT_VALID');
		if (invitation.hasAccount) throw new Refused('INVITATION_OF_ANOTHER');
		const { email, language } = invitation;
		const { id, username } = await enterInvited(sql, tenant.id, { email, language, passwordHash });
		await services.record(
			sql,
			tenant.id,
			{ ...actorOf(caller), id, email },
			{ action: 'createUser', entity: { type: 'user', id } },
		);
		await join(sql, caller, invitation, id);
		return username;
	});
}
