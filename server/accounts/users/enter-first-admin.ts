// The first admin of a new shop: with a password that is known already, or invited by mail to choose one.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { ownerInvitationMail } from '../account-mails.ts';
import { freeUsername } from '../free-username.ts';
import { invitationHours, makeToken } from '../one-time-tokens.ts';
import { ensureAdminRole } from '../roles/admin-role.ts';
import { shopLink, welcomePage } from '../shop-link.ts';

interface FirstAdmin {
	/** As `checkEmail` returns it. */
	email: string;
	/** Undefined: invited by mail. */
	passwordHash?: string | undefined;
	/** Whether this is an operator of the platform. */
	operator: boolean;
	/** One of the shop's; any other becomes its default. */
	language?: string | undefined;
	/** Email address of who invites them; null: not a person. */
	invitedBy: string | null;
}

/** @param shop its address, to which the invitation leads */
export async function enterFirstAdmin(sql: Sql, tenant: Tenant, shop: string, admin: FirstAdmin): Promise<string> {
	const { email, passwordHash, operator } = admin;
	const id = newId();
	const language = admin.language ?? defaultLanguage(tenant);
	const username = await freeUsername(sql, tenant.id, email);
	const confirmedAt = passwordHash === undefined ? null : new Date();
	await sql`
		insert into users (tenant_id, id, email, username, language, password_hash, admin, email_confirmed_at)
		values (${tenant.id}, ${id}, ${email}, ${username}, ${language}, ${passwordHash ?? null}, ${operator}, ${confirmedAt})`;
	const roleId = await ensureAdminRole(sql, tenant.id);
	await sql`insert into user_roles (tenant_id, user_id, role_id) values (${tenant.id}, ${id}, ${roleId})`;
	if (passwordHash !== undefined) return id;
	const token = await makeToken(sql, tenant.id, id, 'reset', invitationHours);
	const data = {
		link: shopLink(tenant, shop, language, welcomePage, token),
		validity: invitationHours,
		shopAddress: shopLink(tenant, shop, language, ''),
		adminAddress: shopLink(tenant, shop, language, 'admin'),
		username,
		invitedBy: admin.invitedBy,
	};
	await queueMail(sql, tenant.id, { to: email, template: ownerInvitationMail, language, data, tenant });
	return id;
}
