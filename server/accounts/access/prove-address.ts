// What the links in mails do: confirm an address, set a new password. Each works once.
import { isGoodPassword } from '../../../rules/accounts/password.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { welcomeMail } from '../account-mails.ts';
import { useOneTimeToken } from '../one-time-tokens.ts';
import { hashPassword } from '../passwords.ts';
import { actorOf, type Caller } from '../services.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { shopLink } from '../shop-link.ts';

export async function confirmEmail(inTenant: InTenant, caller: Caller, token: string): Promise<void> {
	const { tenant, services, address, shop } = caller;
	await beforeDeciding(() => inTenant((sql) => services.limits.take(sql, tenant.id, 'token', { address })));
	await inTenant(async (sql) => {
		const userId = await useOneTimeToken(sql, tenant.id, token, 'confirm');
		const [user] = await sql<{ email: string; language: string }[]>`
			update users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
			where tenant_id = ${tenant.id} and id = ${userId} and archived_at is null
			returning email, language`;
		if (!user) throw new Refused('LINK_NOT_VALID');
		const { email: to, language } = user;
		const data = { shopAddress: shopLink(tenant, shop, language, '') };
		await queueMail(sql, tenant.id, { to, template: welcomeMail, language, data });
	});
}

/** A user who can read the mail has proved the address as well. @returns the user name */
export async function resetPassword(
	inTenant: InTenant,
	caller: Caller,
	{ token, password }: { token: string; password: string },
): Promise<string> {
	const { tenant, services, address } = caller;
	if (!isGoodPassword(password)) throw new Refused('PASSWORD_TOO_WEAK');
	await beforeDeciding(() => inTenant((sql) => services.limits.take(sql, tenant.id, 'token', { address })));
	const passwordHash = await hashPassword(password);
	const username = await inTenant(async (sql) => {
		const userId = await useOneTimeToken(sql, tenant.id, token, 'reset');
		const [user] = await sql<{ email: string; username: string }[]>`
			update users set password_hash = ${passwordHash}, email_confirmed_at = coalesce(email_confirmed_at, now()),
				updated_at = now()
			where tenant_id = ${tenant.id} and id = ${userId} and archived_at is null
			returning email, username`;
		if (!user) throw new Refused('LINK_NOT_VALID');
		await endSessionsOf(sql, tenant.id, userId);
		// Guesses at the old password are none at the new one, and its owner may be at a device that no one knows yet.
		await services.limits.forgive(sql, tenant.id, 'login', userId);
		const actor = { ...actorOf(caller), id: userId, email: user.email };
		await services.record(sql, tenant.id, actor, { action: 'resetPassword', entity: { type: 'user', id: userId } });
		return user.username;
	});
	services.forget(tenant.id);
	return username;
}
