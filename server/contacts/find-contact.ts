// One contact with all that is written down about it.

import { mergeDays } from '../../rules/contacts/retention.ts';
import type { ContactSource } from '../../rules/contacts/sources.ts';
import type { Sql } from '../database/connection.ts';
import { contactColumns, type ListedContact } from './find-contacts.ts';

export interface FoundContact extends ListedContact {
	revision: number;
	/** All of them, in small letters. */
	addresses: string[];
	/** Of the account with one of these addresses. */
	accountId: string | null;
}

export interface ContactEvent {
	id: string;
	source: ContactSource;
	ended: boolean;
	objectId: string;
	summary: string;
	at: Date;
}

export interface ContactNote {
	id: string;
	text: string;
	authorId: string | null;
	at: Date;
	changedAt: Date | null;
}

export interface ContactTask {
	id: string;
	title: string;
	/** As 2026-11-15. */
	dueOn: string | null;
	assignedTo: string | null;
	createdAt: Date;
	doneAt: Date | null;
	doneBy: string | null;
}

export interface ContactMerge {
	id: string;
	/** Of the one that has become a part of this. */
	name: string;
	email: string;
	at: Date;
}

/** By the id of one that has become a part of another: that one. */
export async function findContact(sql: Sql, tenantId: string, id: string): Promise<FoundContact | undefined> {
	const [contact] = await sql<FoundContact[]>`
		with recursive way as (
			select w.id, w.merged_into from contacts w where w.tenant_id = ${tenantId} and w.id = ${id}
			union
			select w.id, w.merged_into from contacts w join way on w.id = way.merged_into where w.tenant_id = ${tenantId}
		)
		select ${contactColumns(sql)}, c.revision,
			(select coalesce(array_agg(e.email order by e.email), '{}') from contact_emails e
				where e.tenant_id = c.tenant_id and e.contact_id = c.id) as addresses,
			(select u.id from contact_emails e join users u on u.tenant_id = e.tenant_id and lower(u.email) = e.email and not u.guest
				where e.tenant_id = c.tenant_id and e.contact_id = c.id order by u.created_at limit 1) as account_id
		from contacts c where c.tenant_id = ${tenantId} and c.id = (select way.id from way where way.merged_into is null)`;
	return contact;
}

const mostEvents = 200;

/** The latest first. */
export const findEvents = (sql: Sql, tenantId: string, id: string): Promise<ContactEvent[]> => sql<ContactEvent[]>`
	select id, source, ended, object_id, summary, at from contact_events
	where tenant_id = ${tenantId} and contact_id = ${id} order by at desc, id desc limit ${mostEvents}`;

export const findNotes = (sql: Sql, tenantId: string, id: string): Promise<ContactNote[]> => sql<ContactNote[]>`
	select id, text, author_id, at, changed_at from contact_notes
	where tenant_id = ${tenantId} and contact_id = ${id} order by at desc, id desc limit 200`;

/** Open ones first, by their day; then the last that were done. */
export const findTasks = (sql: Sql, tenantId: string, id: string): Promise<ContactTask[]> => sql<ContactTask[]>`
	select id, title, due_on::text as due_on, assigned_to, created_at, done_at, done_by from contact_tasks
	where tenant_id = ${tenantId} and contact_id = ${id}
	order by done_at is not null, done_at desc, due_on nulls last, created_at, id limit 200`;

/** Those that can be undone. */
export const findMerges = (sql: Sql, tenantId: string, id: string): Promise<ContactMerge[]> => sql<ContactMerge[]>`
	select m.id, c.name, c.email, m.at
	from contact_merges m join contacts c on c.tenant_id = m.tenant_id and c.id = m.merged_id
	where m.tenant_id = ${tenantId} and m.contact_id = ${id} and m.at > now() - make_interval(days => ${mergeDays})
	order by m.at desc, m.id`;
