// Where a user gets mails that they have asked for.
import type { Sql } from '../../database/connection.ts';

export interface MailRecipient {
	email: string;
	language: string;
}

/** @returns undefined for a guest, an archived user, and an address that nobody has confirmed */
export async function findMailRecipient(
	sql: Sql,
	tenantId: string,
	userId: string,
): Promise<MailRecipient | undefined> {
	const [user] = await sql<MailRecipient[]>`
		select email, language from users
		where tenant_id = ${tenantId} and id = ${userId} and email is not null and email_confirmed_at is not null
			and archived_at is null`;
	return user;
}
