// A contact request for staff, with everything that was replied to it.
import type { ContactStatus } from '../../../rules/contact-requests/contact-request.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { Refused } from '../../failure.ts';

type Row = Omit<Rows['contact_requests'], 'tenantId' | 'status' | 'settledAt' | 'source'>;

export interface FoundReply {
	id: string;
	text: string;
	meetingAt: Date | null;
	at: Date;
	/** Null: who replied is gone. */
	author: string | null;
}

export interface FoundRequest extends Row {
	status: ContactStatus;
	replies: FoundReply[];
}

export async function findRequest(sql: Sql, tenantId: string, id: string): Promise<FoundRequest> {
	const [row] = await sql<Omit<FoundRequest, 'replies'>[]>`
		select id, status, topic, name, email, phone, company, message, choice_label, choice, consent, language, page,
			proposed_times, meeting_minutes, meeting_at, created_at
		from contact_requests where tenant_id = ${tenantId} and id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	const replies = await sql<FoundReply[]>`
		select r.id, r.text, r.meeting_at, r.at, u.email as author
		from contact_replies r left join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
		where r.tenant_id = ${tenantId} and r.request_id = ${id} order by r.at, r.id`;
	return { ...row, replies };
}
