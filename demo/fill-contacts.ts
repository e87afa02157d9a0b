// The contacts of a demo shop: who has ordered, and people from every other source, with notes, tags and tasks. A shop whose contacts have been filled
// in keeps what it has.
import { addDays } from '../rules/dates.ts';
import { newId } from '../rules/ids.ts';
import { shopDay } from '../server/calendar/today.ts';
import { fillContacts as fillFromBefore } from '../server/contacts/fill-job.ts';
import { recordContacts } from '../server/contacts/record-contact.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { demoContacts } from './data/contacts.ts';
import { demoShops } from './data/shops.ts';

type DemoContact = (typeof demoContacts)[string][number];

const dayLength = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayLength);

async function fillContact(
	sql: Sql,
	tenant: Tenant,
	users: ReadonlyMap<string, string>,
	one: DemoContact,
): Promise<void> {
	const { email, name, company, phone, language, source, summary, daysAgo, endedDaysAgo } = one;
	const { tags = [], notes = [], tasks = [], archived } = one;
	const tenantId = tenant.id;
	const reported = { email, name, company, phone, language, source, summary, sourceId: newId() };
	const ends = endedDaysAgo === undefined ? [] : [{ ...reported, ended: true, at: ago(endedDaysAgo) }];
	const [id] = await recordContacts(sql, tenantId, [{ ...reported, at: ago(daysAgo) }, ...ends]);
	if (id === undefined) throw new Error(`${email} is no contact`);
	for (const tag of tags)
		await sql`insert into contact_tags (tenant_id, contact_id, tag) values (${tenantId}, ${id}, ${tag}) on conflict do nothing`;
	for (const { text, author, daysAgo: since } of notes)
		await sql`
			insert into contact_notes (tenant_id, id, contact_id, text, author_id, at)
			values (${tenantId}, ${newId()}, ${id}, ${text}, ${users.get(author) ?? null}, ${ago(since)})`;
	for (const { title, inDays, assignee = '', doneDaysAgo } of tasks) {
		const user = users.get(assignee) ?? null;
		await sql`
			insert into contact_tasks (tenant_id, id, contact_id, title, due_on, assigned_to, created_by, done_at, done_by)
			values (${tenantId}, ${newId()}, ${id}, ${title}, ${inDays === undefined ? null : addDays(shopDay(tenant), inDays)}, ${user}, ${user},
				${doneDaysAgo === undefined ? null : ago(doneDaysAgo)}, ${doneDaysAgo === undefined ? null : user})`;
	}
	if (archived) await sql`update contacts set archived_at = ${ago(1)} where tenant_id = ${tenantId} and id = ${id}`;
}

async function fillShop(database: Database, tenant: Tenant): Promise<void> {
	const isThere = await database.inTenant(tenant.id, async (sql) => {
		// Another process that starts at the same time waits, and finds them.
		await holdTenant(sql, tenant.id);
		const own = (demoContacts[tenant.slug] ?? []).map(({ email }) => email);
		// Requests and orders have made contacts before. Whoever was erased is not made again.
		const known = await sql`
			select from contact_emails where tenant_id = ${tenant.id} and email = any(${own})
			union all
			select from contact_erasures where tenant_id = ${tenant.id} limit 1`;
		if (known.length > 0) return true;
		const rows = await sql<{ username: string; id: string }[]>`
			select username, id from users where tenant_id = ${tenant.id} and username is not null`;
		const users = new Map(rows.map(({ username, id }) => [username, id]));
		for (const one of demoContacts[tenant.slug] ?? []) await fillContact(sql, tenant, users, one);
		return false;
	});
	if (isThere) return;
	const { signal } = new AbortController();
	await fillFromBefore({ tenantId: tenant.id, inTenant: (work) => database.inTenant(tenant.id, work), signal });
}

export async function fillContacts(database: Database): Promise<void> {
	for (const { slug } of Object.values(demoShops)) {
		const tenant = await tenantWithSlug(database, slug);
		if (tenant) await fillShop(database, tenant);
	}
}
