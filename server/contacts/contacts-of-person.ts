// What a shop has written down about a person as a contact, found by the address; and which notes and tasks someone of the shop has.
import { newId } from '../../rules/ids.ts';
import type { PersonPart } from '../accounts/person-part.ts';
import { eraseContacts } from './erase-contact.ts';

export const contactsOfPerson: PersonPart = {
	name: 'contacts',
	tables: [
		'contacts',
		'contact_emails',
		'contact_events',
		'contact_erasures',
		'contact_notes',
		'contact_tags',
		'contact_tasks',
		'contact_merges',
	],
	exportPart: (sql, tenantId, { email }) => sql`
		select c.email, c.name, c.company, c.phone, c.language, c.sources, c.created_at, c.archived_at,
			(
				select coalesce(jsonb_agg(e.email order by e.email), '[]') from contact_emails e
				where e.tenant_id = ${tenantId} and e.contact_id = c.id
			) as addresses, (
				select coalesce(jsonb_agg(t.tag order by t.tag), '[]') from contact_tags t
				where t.tenant_id = ${tenantId} and t.contact_id = c.id
			) as tags, (
				select coalesce(jsonb_agg(jsonb_build_object(
					'source', e.source, 'ended', e.ended, 'summary', e.summary, 'at', e.at
				) order by e.at, e.id), '[]') from contact_events e where e.tenant_id = ${tenantId} and e.contact_id = c.id
			) as events, (
				select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'at', n.at) order by n.at, n.id), '[]')
				from contact_notes n where n.tenant_id = ${tenantId} and n.contact_id = c.id
			) as notes, (
				select coalesce(jsonb_agg(jsonb_build_object(
					'title', t.title, 'dueOn', t.due_on, 'createdAt', t.created_at, 'doneAt', t.done_at
				) order by t.created_at, t.id), '[]') from contact_tasks t where t.tenant_id = ${tenantId} and t.contact_id = c.id
			) as tasks
		from contact_emails a join contacts c on c.tenant_id = a.tenant_id and c.id = a.contact_id
		where a.tenant_id = ${tenantId} and a.email = ${email.toLowerCase()}`,
	async erasePart(sql, tenantId, { id, email }) {
		const address = email.toLowerCase();
		const found = await sql<{ contactId: string }[]>`
			select contact_id from contact_emails where tenant_id = ${tenantId} and email = ${address}`;
		await eraseContacts(
			sql,
			tenantId,
			found.map(({ contactId }) => contactId),
		);
		// Orders are kept, and what follows from them may not have been done yet.
		await sql`
			insert into contact_erasures (tenant_id, source, source_id, contact_id)
			select ${tenantId}, 'order', o.id::text, ${newId()} from orders o
			where o.tenant_id = ${tenantId} and (o.user_id = ${id} or lower(o.customer_mail) = ${address})
			on conflict (tenant_id, source, source_id) do nothing`;
		await sql`update contact_notes set author_id = null where tenant_id = ${tenantId} and author_id = ${id}`;
		await sql`
			update contact_tasks set assigned_to = nullif(assigned_to, ${id}), created_by = nullif(created_by, ${id}), done_by = nullif(done_by, ${id})
			where tenant_id = ${tenantId} and ${id} in (assigned_to, created_by, done_by)`;
	},
};
