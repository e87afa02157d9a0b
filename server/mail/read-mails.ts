// The mails of a tenant, for reading.
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';
import type { Attachment } from '../integrations/mail/port.ts';

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
	/** The names of the files that came along. */
	attachments: readonly string[];
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
		select id, "to", subject, state, created_at, html, text, error, array(
			select a.name from mail_attachments a where a.tenant_id = m.tenant_id and a.mail_id = m.id order by a.position
		) as attachments
		from mails m where tenant_id = ${tenantId} and id = ${id}`;
	return mail;
}

export async function findAttachment(
	sql: Sql,
	tenantId: string,
	id: string,
	position: number,
): Promise<Attachment | undefined> {
	const [file] = await sql<Attachment[]>`
		select name, content_type, content from mail_attachments
		where tenant_id = ${tenantId} and mail_id = ${id} and position = ${position}`;
	return file;
}

const matching = (sql: Sql, tenantId: string, search: string) => {
	const pattern = containing(search);
	return sql`tenant_id = ${tenantId} and (${search === ''} or "to" ilike ${pattern} or subject ilike ${pattern})`;
};

/** The latest first. */
export function searchMails(
	sql: Sql,
	tenantId: string,
	{ search, first, offset }: { search: string; first: number; offset: number },
): Promise<MailEntry[]> {
	return sql<MailEntry[]>`
		select id, "to", subject, state, created_at from mails where ${matching(sql, tenantId, search)}
		order by id desc limit ${first} offset ${offset}`;
}

export async function countMails(sql: Sql, tenantId: string, search: string): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from mails where ${matching(sql, tenantId, search)}`;
	return row?.total ?? 0;
}
