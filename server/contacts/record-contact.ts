// Someone has done something that makes them a contact of the shop: found by the address or made, with an event in the timeline. To be called in the
// transaction in which that happens, or by a job; reported twice it is recorded once.
import {
	type ContactSource,
	contactLengths,
	longestSummary,
	type ReportingSource,
} from '../../rules/contacts/sources.ts';
import { newId } from '../../rules/ids.ts';
import { tidyEmail } from '../../rules/tidy-fields.ts';
import type { Sql } from '../database/connection.ts';

export interface ReportedContact {
	email: string;
	name?: string | undefined;
	company?: string | undefined;
	phone?: string | undefined;
	language?: string | undefined;
	source: ReportingSource;
	/** What makes it one event of its source: a second one with the same id is the same event. */
	sourceId: string;
	/** What it leads to on a screen; the `sourceId` unless said otherwise. */
	objectId?: string | undefined;
	/** Something of the source is over: a subscription, a meeting. With the same `sourceId` it is an event of its own. */
	ended?: boolean | undefined;
	/** One line for the timeline, in no language or in that of the contact: a number, a subject. */
	summary?: string | undefined;
	/** Now unless said otherwise. */
	at?: Date | undefined;
}

type Recorded = Omit<ReportedContact, 'source'> & { source: ContactSource };

/** By which a contact is found. */
const contactAddress = (email: string): string => tidyEmail(email).toLowerCase();

const cut = (text: string | undefined, most: number): string => (text ?? '').trim().slice(0, most);

const rowOf = (reported: Recorded, position: number) => ({
	position,
	contactId: newId(),
	eventId: newId(),
	typed: tidyEmail(reported.email).slice(0, contactLengths.email),
	email: contactAddress(reported.email).slice(0, contactLengths.email),
	name: cut(reported.name, contactLengths.name),
	company: cut(reported.company, contactLengths.company),
	phone: cut(reported.phone, contactLengths.phone),
	language: cut(reported.language, contactLengths.language),
	source: reported.source,
	sourceId: reported.sourceId,
	objectId: reported.objectId ?? reported.sourceId,
	ended: reported.ended ?? false,
	summary: cut(reported.summary, longestSummary),
	at: (reported.at ?? new Date()).toISOString(),
});

const givenSql = (sql: Sql, rows: readonly ReturnType<typeof rowOf>[]) => sql`
	jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as g (
		position int, "contactId" uuid, "eventId" uuid, typed text, email text, name text, company text, phone text, language text,
		source text, "sourceId" text, "objectId" text, ended boolean, summary text, at timestamptz
	)`;

/** Who was erased is not brought back by what is reported again. */
const isOfErased = (sql: Sql, tenantId: string) => sql`exists (
	select from contact_erasures r
	where r.tenant_id = ${tenantId} and r.source = g.source and r.source_id = g."sourceId"
)`;

/** Of several at once: the addresses in one order, so that two callers do not wait for each other. */
export async function recordContacts(
	sql: Sql,
	tenantId: string,
	reported: readonly Recorded[],
): Promise<(string | undefined)[]> {
	if (reported.length === 0) return [];
	const rows = reported.map(rowOf);
	// What another caller makes at this moment is waited for, and seen by the next statement.
	await sql`
		with wanted as (
			select distinct on (g.email) g.* from ${givenSql(sql, rows)}
			where not ${isOfErased(sql, tenantId)} and not exists (
				select from contact_events e
				where e.tenant_id = ${tenantId} and e.source = g.source and e.source_id = g."sourceId" and e.ended = g.ended
			) order by g.email, g.at
		), address as (
			insert into contact_emails (tenant_id, email, contact_id)
			select ${tenantId}, email, "contactId" from wanted order by email
			on conflict (tenant_id, email) do nothing returning email
		)
		insert into contacts (tenant_id, id, email, created_at, last_event_at)
		select ${tenantId}, w."contactId", w.typed, w.at, w.at from address join wanted w using (email)`;
	// A merge moves addresses: it is waited for, so that nothing is written to what has become a part of another contact.
	const found = await sql<{ position: number; contactId: string }[]>`
		with held as (
			select g.*, a.contact_id from ${givenSql(sql, rows)}
			join contact_emails a on a.tenant_id = ${tenantId} and a.email = g.email
			where not ${isOfErased(sql, tenantId)} order by g.email for share of a
		), noted as (
			insert into contact_events (tenant_id, id, contact_id, source, source_id, ended, object_id, summary, at)
			select ${tenantId}, "eventId", contact_id, source, "sourceId", ended, "objectId", summary, at from held
			on conflict (tenant_id, source, source_id, ended) do nothing returning id
		), news as (
			select h.contact_id, max(h.at) as at, array_agg(distinct h.source) as sources,
				(array_agg(h.name order by h.at desc) filter (where h.name <> ''))[1] as name,
				(array_agg(h.company order by h.at desc) filter (where h.company <> ''))[1] as company,
				(array_agg(h.phone order by h.at desc) filter (where h.phone <> ''))[1] as phone,
				(array_agg(h.language order by h.at desc) filter (where h.language <> ''))[1] as language
			from held h join noted n on n.id = h."eventId" group by h.contact_id
		), filled as (
			update contacts c set
				name = case when n.name is null or 'name' = any(c.edited) or (c.name <> '' and n.at < c.last_event_at) then c.name else n.name end,
				company = case when n.company is null or 'company' = any(c.edited) or (c.company <> '' and n.at < c.last_event_at) then c.company else n.company end,
				phone = case when n.phone is null or 'phone' = any(c.edited) or (c.phone <> '' and n.at < c.last_event_at) then c.phone else n.phone end,
				language = case when n.language is null or 'language' = any(c.edited) or (c.language <> '' and n.at < c.last_event_at) then c.language else n.language end,
				sources = array(select distinct one from unnest(c.sources || n.sources) one order by one),
				created_at = least(c.created_at, n.at),
				last_event_at = greatest(c.last_event_at, n.at)
			from news n where c.tenant_id = ${tenantId} and c.id = n.contact_id
		)
		select position, contact_id from held`;
	const idOf = new Map(found.map(({ position, contactId }) => [position, contactId]));
	return rows.map(({ position }) => idOf.get(position));
}

/**
 * Nothing that is known is overwritten with nothing, nor what a person of the shop has entered; who is archived stays so.
 * @returns the id of the contact; of one that was erased it leads nowhere
 */
export async function recordContact(sql: Sql, tenantId: string, reported: ReportedContact): Promise<string> {
	const [id] = await recordContacts(sql, tenantId, [reported]);
	if (id !== undefined) return id;
	const [erased] = await sql<{ contactId: string }[]>`
		select contact_id from contact_erasures
		where tenant_id = ${tenantId} and source = ${reported.source} and source_id = ${reported.sourceId}`;
	if (!erased) throw new Error('a contact was not recorded');
	return erased.contactId;
}
