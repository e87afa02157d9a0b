// The list of contacts: found, narrowed, sorted; and the tags that they have.
import type { ContactValues } from '../../rules/contacts/fields.ts';
import type { ContactSource } from '../../rules/contacts/sources.ts';
import { shopDay } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';
import type { Fragment } from '../database/read.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

interface ContactFilter {
	/** In name, company, phone number and addresses. */
	search: string;
	source: ContactSource | undefined;
	tag: string | undefined;
	archived: boolean;
	/** With a task that is not done; overdue: whose day is over. */
	task: 'open' | 'overdue' | undefined;
}

export const contactOrders = ['name', 'email', 'company', 'createdAt', 'lastEventAt', 'nextTask'] as const;

export interface WantedContacts extends ContactFilter {
	sort: (typeof contactOrders)[number];
	descending: boolean;
	first: number;
	offset: number;
}

export interface ListedContact extends ContactValues {
	id: string;
	email: string;
	sources: ContactSource[];
	tags: string[];
	createdAt: Date;
	lastEventAt: Date;
	archivedAt: Date | null;
	openTasks: number;
	/** The first of them that has one, as 2026-11-15. */
	nextTaskOn: string | null;
}

const ownTasks = (sql: Sql) => sql`
	from contact_tasks k where k.tenant_id = c.tenant_id and k.contact_id = c.id and k.done_at is null`;

export const contactColumns = (sql: Sql) => sql`
	c.id, c.email, c.name, c.company, c.phone, c.language, c.sources, c.created_at, c.last_event_at, c.archived_at,
	(select coalesce(array_agg(g.tag order by lower(g.tag)), '{}') from contact_tags g where g.tenant_id = c.tenant_id and g.contact_id = c.id) as tags,
	(select count(*)::int ${ownTasks(sql)}) as open_tasks, (select min(k.due_on)::text ${ownTasks(sql)}) as next_task_on`;

/** On `contacts c`. */
function matching(sql: Sql, tenant: Tenant, { search, source, tag, archived, task }: ContactFilter): Fragment {
	const words = search.trim();
	const pattern = containing(words);
	return sql`
		c.tenant_id = ${tenant.id} and c.merged_into is null and (c.archived_at is not null) = ${archived}
		${source ? sql`and ${source} = any(c.sources)` : sql``}
		${
			tag
				? sql`and exists (
					select from contact_tags g where g.tenant_id = c.tenant_id and g.contact_id = c.id and lower(g.tag) = lower(${tag})
				)`
				: sql``
		}
		${task ? sql`and exists (select ${ownTasks(sql)} ${task === 'overdue' ? sql`and k.due_on < ${shopDay(tenant)}::date` : sql``})` : sql``}
		${
			words
				? sql`and (
					c.name ilike ${pattern} or c.company ilike ${pattern} or c.phone ilike ${pattern} or exists (
						select from contact_emails e where e.tenant_id = c.tenant_id and e.contact_id = c.id and e.email ilike ${pattern}
					)
				)`
				: sql``
		}`;
}

/** What has no value stands last, however it is sorted. */
const orderBy = (sql: Sql, sort: WantedContacts['sort']) =>
	({
		name: sql`nullif(lower(c.name), '')`,
		email: sql`lower(c.email)`,
		company: sql`nullif(lower(c.company), '')`,
		createdAt: sql`c.created_at`,
		lastEventAt: sql`c.last_event_at`,
		nextTask: sql`(select min(k.due_on) ${ownTasks(sql)})`,
	})[sort];

export function findContacts(sql: Sql, tenant: Tenant, wanted: WantedContacts): Promise<ListedContact[]> {
	const { sort, descending, first, offset } = wanted;
	return sql<ListedContact[]>`
		select ${contactColumns(sql)} from contacts c where ${matching(sql, tenant, wanted)}
		order by ${orderBy(sql, sort)} ${descending ? sql`desc` : sql`asc`} nulls last, c.id limit ${first} offset ${offset}`;
}

export async function countContacts(sql: Sql, tenant: Tenant, wanted: ContactFilter): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from contacts c where ${matching(sql, tenant, wanted)}`;
	return row?.total ?? 0;
}

export interface UsedTag {
	tag: string;
	contacts: number;
}

/** Of contacts that are not archived, as most of them write it. */
export function findTags(sql: Sql, tenantId: string): Promise<UsedTag[]> {
	return sql<UsedTag[]>`
		select mode() within group (order by g.tag) as tag, count(*)::int as contacts
		from contact_tags g join contacts c on c.tenant_id = g.tenant_id and c.id = g.contact_id
		where g.tenant_id = ${tenantId} and c.merged_into is null and c.archived_at is null
		group by lower(g.tag) order by lower(g.tag) limit 200`;
}

/** @returns the id of the contact with this address */
export async function findContactId(sql: Sql, tenantId: string, email: string): Promise<string | undefined> {
	const [row] = await sql<{ contactId: string }[]>`
		select contact_id from contact_emails where tenant_id = ${tenantId} and email = ${email.trim().toLowerCase()}`;
	return row?.contactId;
}
