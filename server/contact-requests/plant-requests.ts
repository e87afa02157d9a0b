// Enters contact requests that were never sent, with what became of them: for a shop that begins with some. Nobody gets a mail of it.
import type { ContactStatus } from '../../rules/contact-requests/contact-request.ts';
import { newId } from '../../rules/ids.ts';
import { recordContact } from '../contacts/record-contact.ts';
import type { Sql } from '../database/connection.ts';

export interface PlantedRequest {
	status: ContactStatus;
	topic: string;
	name: string;
	email: string;
	phone?: string;
	company?: string;
	message: string;
	language: string;
	createdAt: Date;
	proposedTimes?: readonly Date[];
	meetingAt?: Date;
	reply?: { text: string; at: Date; userId: string | null };
}

export interface PlantedMeeting {
	email: string;
	name: string;
	eventName: string;
	beginsAt: Date;
	endsAt: Date;
	language: string;
	createdAt: Date;
}

export async function hasRequests(sql: Sql, tenantId: string): Promise<boolean> {
	const [found] = await sql`select from contact_requests where tenant_id = ${tenantId} limit 1`;
	return found !== undefined;
}

const usualMinutes = 30;

/** @returns their ids */
export async function plantRequests(
	sql: Sql,
	tenantId: string,
	requests: readonly PlantedRequest[],
): Promise<string[]> {
	const ids: string[] = [];
	for (const request of requests) {
		const { status, topic, name, email, phone = '', company = '', message, language, createdAt, reply } = request;
		const id = newId();
		const times = (request.proposedTimes ?? []).map((at) => at.toISOString());
		const settledAt = status === 'open' ? null : (reply?.at ?? createdAt);
		await sql`
			insert into contact_requests (tenant_id, id, source, status, topic, name, email, phone, company, message, language, page,
				proposed_times, meeting_minutes, meeting_at, created_at, settled_at)
			values (${tenantId}, ${id}, 'page', ${status}, ${topic}, ${name}, ${email}, ${phone}, ${company}, ${message}, ${language},
				'/get-in-touch', ${times}::timestamptz[], ${times.length > 0 ? usualMinutes : null}, ${request.meetingAt ?? null},
				${createdAt}, ${settledAt})`;
		if (reply)
			await sql`
				insert into contact_replies (tenant_id, id, request_id, text, meeting_at, user_id, at)
				values (${tenantId}, ${newId()}, ${id}, ${reply.text}, ${request.meetingAt ?? null}, ${reply.userId}, ${reply.at})`;
		const contact = { email, name, company, phone, language, source: 'request', sourceId: id } as const;
		await recordContact(sql, tenantId, { ...contact, summary: topic, at: createdAt });
		ids.push(id);
	}
	return ids;
}

/** Of a person who asked for a link, and has booked with it. */
export async function plantMeeting(sql: Sql, tenantId: string, meeting: PlantedMeeting): Promise<void> {
	const { email, name, eventName, beginsAt, endsAt, language, createdAt } = meeting;
	const [leadId, id] = [newId(), newId()];
	await sql`
		insert into onboarding_leads (tenant_id, id, email, language, page, state, link_kind, token, created_at, sent_at)
		values (${tenantId}, ${leadId}, ${email}, ${language}, '/', 'booked', 'singleUse', ${leadId}, ${createdAt}, ${createdAt})`;
	await sql`
		insert into booked_meetings (tenant_id, id, invitee_uri, email, name, event_name, begins_at, ends_at, lead_id, created_at)
		values (${tenantId}, ${id}, ${`https://api.calendly.com/scheduled_events/${id}/invitees/${id}`}, ${email}, ${name},
			${eventName}, ${beginsAt}, ${endsAt}, ${leadId}, ${createdAt})`;
	const contact = { email, name, language, at: createdAt };
	await recordContact(sql, tenantId, { ...contact, source: 'onboarding', sourceId: leadId, summary: '/' });
	await recordContact(sql, tenantId, { ...contact, source: 'meeting', sourceId: id, summary: eventName });
}
