// Two contacts that are one person: everything of one moves to the other, which keeps what it has. It can be undone as long as nothing else has become
// of either.
import { type ContactValues, mergeValues } from '../../rules/contacts/fields.ts';
import { mergeDays } from '../../rules/contacts/retention.ts';
import { newId } from '../../rules/ids.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { FoundContact } from './find-contact.ts';
import { entityOf, holdContact } from './hold-contact.ts';

interface Moved {
	emails: string[];
	events: string[];
	notes: string[];
	tasks: string[];
	/** Those that the one that stays has got by it. */
	tags: string[];
}

const emptyMoved = { emails: [], events: [], notes: [], tasks: [], tags: [] };

async function moveAll(sql: Sql, tenantId: string, from: string, to: string): Promise<Moved> {
	const [moved] = await sql<Moved[]>`
		with emails as (
			update contact_emails set contact_id = ${to} where tenant_id = ${tenantId} and contact_id = ${from} returning email
		), events as (
			update contact_events set contact_id = ${to} where tenant_id = ${tenantId} and contact_id = ${from} returning id
		), notes as (
			update contact_notes set contact_id = ${to} where tenant_id = ${tenantId} and contact_id = ${from} returning id
		), tasks as (
			update contact_tasks set contact_id = ${to} where tenant_id = ${tenantId} and contact_id = ${from} returning id
		), tags as (
			insert into contact_tags (tenant_id, contact_id, tag)
			select tenant_id, ${to}, tag from contact_tags where tenant_id = ${tenantId} and contact_id = ${from}
			on conflict do nothing returning tag
		)
		select (select coalesce(array_agg(email), '{}') from emails) as emails,
			(select coalesce(array_agg(id::text), '{}') from events) as events,
			(select coalesce(array_agg(id::text), '{}') from notes) as notes,
			(select coalesce(array_agg(id::text), '{}') from tasks) as tasks,
			(select coalesce(array_agg(tag), '{}') from tags) as tags`;
	return moved ?? emptyMoved;
}

/** Sources and times follow from the events. */
async function refreshFigures(sql: Sql, tenantId: string, id: string): Promise<void> {
	await sql`
		update contacts c set sources = f.sources, last_event_at = coalesce(f.last_at, c.last_event_at)
		from (
			select coalesce(array_agg(distinct source order by source), '{}') as sources, max(at) as last_at
			from contact_events where tenant_id = ${tenantId} and contact_id = ${id}
		) f where c.tenant_id = ${tenantId} and c.id = ${id}`;
}

const valuesOf = ({ name, company, phone, language }: FoundContact): ContactValues => ({
	name,
	company,
	phone,
	language,
});

/** In one order, so that two merges do not wait for each other. */
async function holdBoth(
	sql: Sql,
	caller: Caller,
	stayId: string,
	otherId: string,
): Promise<[FoundContact, FoundContact]> {
	const held = new Map<string, FoundContact>();
	for (const id of [stayId, otherId].sort()) held.set(id, await holdContact(sql, caller, id));
	const [stays, other] = [held.get(stayId), held.get(otherId)];
	if (!stays || !other) throw new Refused('NOT_FOUND');
	return [stays, other];
}

/** @returns the id of the merge, by which it is undone */
export async function mergeContacts(sql: Sql, caller: Caller, stayId: string, otherId: string): Promise<string> {
	const { tenant, services } = caller;
	if (stayId === otherId) throw new Refused('VALIDATION', 'otherId', { field: 'otherId' });
	const [stays, other] = await holdBoth(sql, caller, stayId, otherId);
	const moved = await moveAll(sql, tenant.id, otherId, stayId);
	const before = valuesOf(stays);
	const after = mergeValues(before, valuesOf(other));
	const id = newId();
	await sql`
		insert into contact_merges (tenant_id, id, contact_id, merged_id, before, moved)
		values (${tenant.id}, ${id}, ${stayId}, ${otherId}, ${JSON.stringify(before)}::text::jsonb, ${JSON.stringify(moved)}::text::jsonb)`;
	await sql`
		update contacts set merged_into = ${stayId}, merged_at = now(), revision = revision + 1
		where tenant_id = ${tenant.id} and id = ${otherId}`;
	await sql`
		update contacts set name = ${after.name}, company = ${after.company}, phone = ${after.phone}, language = ${after.language},
			revision = revision + 1, created_at = least(created_at, ${other.createdAt})
		where tenant_id = ${tenant.id} and id = ${stayId}`;
	await refreshFigures(sql, tenant.id, stayId);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'mergeContacts', entity: entityOf(stayId), after: { mergedId: otherId } },
		person: { id: stayId, before, after },
	});
	return id;
}

interface KeptMerge {
	contactId: string;
	mergedId: string;
	before: ContactValues;
	moved: Moved;
}

/** What was written afterwards stays where it was written. @returns the id of the contact that is there again */
export async function undoMerge(sql: Sql, caller: Caller, mergeId: string): Promise<string> {
	const { tenant, services } = caller;
	const [merge] = await sql<KeptMerge[]>`
		select contact_id, merged_id, before, moved from contact_merges
		where tenant_id = ${tenant.id} and id = ${mergeId} and at > now() - make_interval(days => ${mergeDays}) for update`;
	if (!merge) throw new Refused('NOT_FOUND');
	const { contactId, mergedId, before, moved } = merge;
	const stays = await holdContact(sql, caller, contactId);
	const [other] = await sql<ContactValues[]>`
		update contacts set merged_into = null, merged_at = null, revision = revision + 1
		where tenant_id = ${tenant.id} and id = ${mergedId} and merged_into = ${contactId} returning name, company, phone, language`;
	if (!other) throw new Refused('NOT_FOUND');
	await sql`
		update contact_emails set contact_id = ${mergedId}
		where tenant_id = ${tenant.id} and contact_id = ${contactId} and email = any(${moved.emails}::text[])`;
	await sql`
		update contact_events set contact_id = ${mergedId}
		where tenant_id = ${tenant.id} and contact_id = ${contactId} and id = any(${moved.events}::uuid[])`;
	await sql`
		update contact_notes set contact_id = ${mergedId}
		where tenant_id = ${tenant.id} and contact_id = ${contactId} and id = any(${moved.notes}::uuid[])`;
	await sql`
		update contact_tasks set contact_id = ${mergedId}
		where tenant_id = ${tenant.id} and contact_id = ${contactId} and id = any(${moved.tasks}::uuid[])`;
	await sql`
		delete from contact_tags where tenant_id = ${tenant.id} and contact_id = ${contactId} and tag = any(${moved.tags}::text[])`;
	// A field that has been changed since then keeps what it has.
	const merged = mergeValues(before, other);
	const back = (field: keyof ContactValues) => (stays[field] === merged[field] ? before[field] : stays[field]);
	await sql`
		update contacts set name = ${back('name')}, company = ${back('company')}, phone = ${back('phone')}, language = ${back('language')},
			revision = revision + 1
		where tenant_id = ${tenant.id} and id = ${contactId}`;
	for (const id of [contactId, mergedId]) await refreshFigures(sql, tenant.id, id);
	await sql`delete from contact_merges where tenant_id = ${tenant.id} and id = ${mergeId}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'undoContactMerge', entity: entityOf(contactId), after: { mergedId } },
	});
	return mergedId;
}
