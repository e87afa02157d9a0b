// Colleagues are invited by mail: the link in it works until it is used, revoked, sent anew or a week old.
import type { CompanyRole } from '../../../rules/companies/roles.ts';
import { newId } from '../../../rules/ids.ts';
import { checkEmail } from '../../accounts/check-email.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { hashOf, newToken } from '../../accounts/sessions/keys.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import type { Company } from '../management/find-companies.ts';
import { holdCompany } from '../management/hold-company.ts';
import { companyInvitationMail } from './invitation-mail.ts';

const daysToLive = 7;

/** Where it is accepted: with its token, the account asks for that. */
const joinPage = 'account';

export interface Invitation {
	id: string;
	email: string;
	role: CompanyRole;
	language: string;
	expiresAt: Date;
	sentAt: Date;
}

/** Newest first, those that have run out too: they can be sent again. */
export const findInvitations = (sql: Sql, tenantId: string, companyId: string): Promise<Invitation[]> => sql<
	Invitation[]
>`
	select id, email, role, language, expires_at, sent_at from company_invitations
	where tenant_id = ${tenantId} and company_id = ${companyId} order by created_at desc, id`;

const takeLimit = (inTenant: InTenant, { tenant, services, user }: Caller, recipient: string): Promise<void> =>
	beforeDeciding(() =>
		inTenant((sql) =>
			services.limits.take(sql, tenant.id, 'companyInvitation', { account: user?.id ?? '', recipient }),
		),
	);

interface Sent {
	company: Company;
	email: string;
	role: CompanyRole;
	language: string;
	token: string;
}

async function send(sql: Sql, { tenant, shop, user }: Caller, { company, email, role, language, token }: Sent) {
	const names = await findNames(sql, tenant.id, user && !user.technical ? [user.id] : []);
	await queueMail(sql, tenant.id, {
		...{ to: email, template: companyInvitationMail, language, tenant },
		data: {
			company: company.name,
			role,
			invitedBy: (user && names.get(user.id)) ?? null,
			days: daysToLive,
			link: shopLink(tenant, shop, language, joinPage, token),
		},
	});
}

export interface Invite {
	companyId: string;
	email: string;
	role: CompanyRole;
	language: string | null | undefined;
}

/** Invited once more, the latest mail alone counts. */
export async function inviteMember(inTenant: InTenant, caller: Caller, wanted: Invite): Promise<void> {
	const { tenant, services } = caller;
	const { companyId, role } = wanted;
	const email = checkEmail(wanted.email);
	const language = spokenLanguage(tenant, wanted.language);
	// Who may not invite learns nothing, and uses up no mail of the address.
	await beforeDeciding(() => inTenant((sql) => holdCompany(sql, caller, companyId)));
	await takeLimit(inTenant, caller, email);
	await inTenant(async (sql) => {
		const company = await holdCompany(sql, caller, companyId);
		if (company.archivedAt) throw new Refused('NOT_FOUND');
		const [member] = await sql`
			select m.user_id from company_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
			where m.tenant_id = ${tenant.id} and m.company_id = ${companyId} and u.email = ${email}`;
		if (member) throw new Refused('COMPANY_MEMBER_ALREADY');
		const token = newToken();
		await sql`
			insert into company_invitations (tenant_id, id, company_id, email, role, language, token_hash, expires_at, invited_by)
			values (${tenant.id}, ${newId()}, ${companyId}, ${email}, ${role}, ${language}, ${hashOf(token)},
				now() + make_interval(days => ${daysToLive}), ${caller.user?.id ?? null})
			on conflict (tenant_id, company_id, email) do update set role = excluded.role, language = excluded.language,
				token_hash = excluded.token_hash, expires_at = excluded.expires_at, invited_by = excluded.invited_by, sent_at = now()`;
		await send(sql, caller, { company, email, role, language, token });
		await services.record(sql, tenant.id, actorOf(caller), {
			...{ action: 'inviteCompanyMember', entity: { type: 'company', id: companyId } },
			after: { role },
		});
	});
}

const companyOf = async (sql: Sql, tenantId: string, id: string) => {
	const [invitation] = await sql<(Invitation & { companyId: string })[]>`
		select id, company_id, email, role, language, expires_at, sent_at from company_invitations
		where tenant_id = ${tenantId} and id = ${id}`;
	if (!invitation) throw new Refused('NOT_FOUND');
	return invitation;
};

/** With a link of its own: that of the mail before works no longer. */
export async function resendInvitation(inTenant: InTenant, caller: Caller, id: string): Promise<string> {
	const { tenant, services } = caller;
	const known = await beforeDeciding(() =>
		inTenant(async (sql) => {
			const invitation = await companyOf(sql, tenant.id, id);
			await holdCompany(sql, caller, invitation.companyId);
			return invitation;
		}),
	);
	await takeLimit(inTenant, caller, known.email);
	await inTenant(async (sql) => {
		const company = await holdCompany(sql, caller, known.companyId);
		const { email, role, language } = await companyOf(sql, tenant.id, id);
		const token = newToken();
		await sql`
			update company_invitations set token_hash = ${hashOf(token)}, expires_at = now() + make_interval(days => ${daysToLive}),
				sent_at = now()
			where tenant_id = ${tenant.id} and id = ${id}`;
		await send(sql, caller, { company, email, role, language, token });
		await services.record(sql, tenant.id, actorOf(caller), {
			...{ action: 'inviteCompanyMember', entity: { type: 'company', id: known.companyId } },
			after: { role },
		});
	});
	return known.companyId;
}

/** @returns the company's id */
export async function revokeInvitation(sql: Sql, caller: Caller, id: string): Promise<string> {
	const { tenant, services } = caller;
	const { companyId, role } = await companyOf(sql, tenant.id, id);
	await holdCompany(sql, caller, companyId);
	await sql`delete from company_invitations where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'revokeCompanyInvitation', entity: { type: 'company', id: companyId } },
		before: { role },
	});
	return companyId;
}
