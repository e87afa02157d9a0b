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

const matching = (sql: Sql, tenantId: string, search: string) => {
	const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
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
