// The mails of a tenant, for reading.
import type { Sql } from '../database/connection.ts';

export interface MailEntry {
	id: string;
	to: string;
	subject: string;
	state: 'kept' | 'queued' | 'sent' | 'failed';
	createdAt: Date;
}

export interface Mail extends MailEntry {
	html: string;
	text: string;
	error: string | null;
}

const atMost = 100;

/** The latest first. */
export function listMails(sql: Sql, tenantId: string): Promise<MailEntry[]> {
	return sql<MailEntry[]>`
		select id, "to", subject, state, created_at from mails
		where tenant_id = ${tenantId} order by id desc limit ${atMost}`;
}

export async function findMail(sql: Sql, tenantId: string, id: string): Promise<Mail | undefined> {
	const [mail] = await sql<Mail[]>`
		select id, "to", subject, state, created_at, html, text, error from mails
		where tenant_id = ${tenantId} and id = ${id}`;
	return mail;
}
