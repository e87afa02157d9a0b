// What the provider reports of a booking: kept once, however often it comes. A meeting that is moved is cancelled and booked anew.
import { newId } from '../../../rules/ids.ts';
import { recordContact } from '../../contacts/record-contact.ts';
import type { Sql } from '../../database/connection.ts';
import type { ReportedMeeting } from '../../integrations/scheduling/port.ts';

export async function receiveMeeting(sql: Sql, tenantId: string, meeting: ReportedMeeting): Promise<void> {
	const { kind, inviteeUri, email, name, eventName, beginsAt, endsAt, token } = meeting;
	const [lead] = token
		? await sql<{ id: string; language: string }[]>`
			select id, language from onboarding_leads where tenant_id = ${tenantId} and token = ${token}`
		: [];
	const [kept] = await sql<{ id: string }[]>`
		insert into booked_meetings as m (tenant_id, id, invitee_uri, email, name, event_name, begins_at, ends_at, state, lead_id)
		values (${tenantId}, ${newId()}, ${inviteeUri}, ${email}, ${name}, ${eventName}, ${beginsAt}, ${endsAt}, ${kind}, ${lead?.id ?? null})
		on conflict (tenant_id, invitee_uri) do update
			set state = case when excluded.state = 'cancelled' then 'cancelled' else m.state end
		returning id`;
	if (!kept) return;
	const contact = {
		email,
		name,
		language: lead?.language,
		source: 'meeting',
		sourceId: kept.id,
		summary: eventName,
	} as const;
	await recordContact(sql, tenantId, { ...contact, ended: kind === 'cancelled' });
	if (lead && kind === 'booked')
		await sql`
			update onboarding_leads set state = 'booked'
			where tenant_id = ${tenantId} and id = ${lead.id} and state = 'sent'`;
}
