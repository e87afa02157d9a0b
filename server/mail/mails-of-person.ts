// The mails to a person. What would let their reader be another user is covered up: also a user who hands them over reads them.
import type { Sql } from '../database/connection.ts';
import { maskMail } from './mask-mail.ts';

interface SentMail {
	subject: string;
	text: string;
	createdAt: Date;
	sentAt: Date | null;
}

export async function mailsTo(sql: Sql, tenantId: string, address: string): Promise<SentMail[]> {
	const mails = await sql<SentMail[]>`
		select subject, text, created_at, sent_at from mails
		where tenant_id = ${tenantId} and lower("to") = ${address} order by id`;
	return mails.map((mail) => ({ ...mail, text: maskMail(mail.text) }));
}

/** One that is on its way is not sent any more. */
export async function removeMailsTo(sql: Sql, tenantId: string, address: string): Promise<void> {
	await sql`delete from mails where tenant_id = ${tenantId} and lower("to") = ${address}`;
}
