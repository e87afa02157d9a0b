// What people have sent to a shop and booked with it: handed over and forgotten by the address that was given, and who of the staff has replied.
import type { PersonPart } from '../accounts/person-part.ts';

export const contactRequestsOfPerson: PersonPart = {
	name: 'contactRequests',
	tables: ['contact_requests', 'contact_replies', 'onboarding_leads', 'booked_meetings'],
	exportPart: (sql, tenantId, { id, email }) => sql`
		select 'request' as kind, r.created_at as at, jsonb_build_object(
			'topic', r.topic, 'name', r.name, 'email', r.email, 'phone', r.phone, 'company', r.company, 'message', r.message,
			'choice', r.choice, 'consent', r.consent, 'page', r.page, 'proposedTimes', r.proposed_times, 'meetingAt', r.meeting_at,
			'replies', (
				select coalesce(jsonb_agg(jsonb_build_object('text', p.text, 'meetingAt', p.meeting_at, 'at', p.at) order by p.at), '[]')
				from contact_replies p where p.tenant_id = ${tenantId} and p.request_id = r.id
			)) as content
		from contact_requests r where r.tenant_id = ${tenantId} and lower(r.email) = ${email}
		union all
		select 'reply', p.at, jsonb_build_object('text', p.text) from contact_replies p
		where p.tenant_id = ${tenantId} and p.user_id = ${id}
		union all
		select 'onboarding', l.created_at, jsonb_build_object('email', l.email, 'page', l.page, 'sentAt', l.sent_at)
		from onboarding_leads l where l.tenant_id = ${tenantId} and lower(l.email) = ${email}
		union all
		select 'meeting', m.created_at, jsonb_build_object('email', m.email, 'name', m.name, 'event', m.event_name,
			'beginsAt', m.begins_at, 'state', m.state)
		from booked_meetings m where m.tenant_id = ${tenantId} and lower(m.email) = ${email}
		order by at`,
	/** That someone has asked stays; who it was and what they wrote does not. What staff has replied is quoted nowhere else. */
	async erasePart(sql, tenantId, { id, email }) {
		await sql`
			update contact_replies p set text = '' from contact_requests r
			where p.tenant_id = ${tenantId} and r.tenant_id = ${tenantId} and r.id = p.request_id and lower(r.email) = ${email}`;
		await sql`
			update contact_requests set name = '', email = '', phone = '', company = '', message = '', choice = '',
				status = 'closed', settled_at = coalesce(settled_at, now())
			where tenant_id = ${tenantId} and lower(email) = ${email}`;
		await sql`update contact_replies set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`delete from booked_meetings where tenant_id = ${tenantId} and lower(email) = ${email}`;
		await sql`delete from onboarding_leads where tenant_id = ${tenantId} and lower(email) = ${email}`;
	},
};
