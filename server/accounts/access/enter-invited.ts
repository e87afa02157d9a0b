// An account for a user who was invited by mail and has come by its link: the address is proved with it.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { freeUsername } from '../free-username.ts';

interface Invited {
	email: string;
	language: string;
	passwordHash: string;
}

export interface AccountOfAddress {
	id: string;
	/** Whether it is known whose it is: one who has signed up and never confirmed has no account yet. */
	confirmed: boolean;
	archived: boolean;
}

export async function findAccountOfAddress(
	sql: Sql,
	tenantId: string,
	email: string,
): Promise<AccountOfAddress | undefined> {
	const [user] = await sql<AccountOfAddress[]>`
		select id, email_confirmed_at is not null as confirmed, archived_at is not null as archived
		from users where tenant_id = ${tenantId} and email = ${email} for update`;
	return user;
}

/** @returns what they sign in with */
export async function enterInvited(
	sql: Sql,
	tenantId: string,
	{ email, language, passwordHash }: Invited,
): Promise<{ id: string; username: string }> {
	const known = await findAccountOfAddress(sql, tenantId, email);
	if (known?.confirmed || known?.archived) throw new Refused('LINK_NOT_VALID');
	const [user] = await sql<{ id: string; username: string }[]>`
		insert into users (tenant_id, id, email, username, password_hash, language, email_confirmed_at)
		values (${tenantId}, ${known?.id ?? newId()}, ${email}, ${await freeUsername(sql, tenantId, email)}, ${passwordHash}, ${language}, now())
		on conflict (tenant_id, id) do update set password_hash = excluded.password_hash, language = excluded.language,
			email_confirmed_at = now(), updated_at = now()
		returning id, username`;
	if (!user) throw new Error('the user could not be made');
	return user;
}
