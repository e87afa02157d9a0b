// Staff replies to a request, with a text, by accepting a time that was proposed, or both: the person gets it by mail.
import { longestReply } from '../../../rules/contact-requests/contact-request.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { replyMail } from '../contact-mails.ts';

interface Reply {
	id: string;
	text: string;
	/** One of those that were proposed; undefined: none is accepted. */
	meetingAt?: Date | undefined;
}

interface Row {
	email: string;
	topic: string;
	message: string;
	language: string;
	status: string;
	proposedTimes: Date[];
	meetingMinutes: number | null;
}

const usual = 30;

export async function replyToRequest(sql: Sql, caller: Caller, { id, text: typed, meetingAt }: Reply): Promise<void> {
	const { tenant, services, user } = caller;
	const text = typed.trim().replaceAll('\r\n', '\n');
	if (text.length > longestReply || !text.isWellFormed() || /[^\P{Cc}\n\t]/u.test(text))
		throw new Refused('VALIDATION', 'text');
	if (text === '' && meetingAt === undefined) throw new Refused('VALIDATION', 'text');
	const [request] = await sql<Row[]>`
		select email, topic, message, language, status, proposed_times, meeting_minutes from contact_requests
		where tenant_id = ${tenant.id} and id = ${id} for update`;
	// Whose person was erased has no one to reply to.
	if (!request || request.email === '') throw new Refused('NOT_FOUND');
	const isProposed = request.proposedTimes.some((at) => at.getTime() === meetingAt?.getTime());
	if (meetingAt && (!isProposed || meetingAt.getTime() < Date.now())) throw new Refused('VALIDATION', 'meetingAt');
	await sql`
		insert into contact_replies (tenant_id, id, request_id, text, meeting_at, user_id)
		values (${tenant.id}, ${newId()}, ${id}, ${text}, ${meetingAt ?? null}, ${user?.id ?? null})`;
	await sql`
		update contact_requests set status = 'answered', settled_at = now(), meeting_at = coalesce(${meetingAt ?? null}, meeting_at)
		where tenant_id = ${tenant.id} and id = ${id}`;
	const { email, topic, message, language, meetingMinutes } = request;
	const data = { topic, text, meetingAt: meetingAt ?? null, minutes: meetingMinutes ?? usual, message };
	await queueMail(sql, tenant.id, { to: email, template: replyMail, language, data });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'replyToContactRequest',
		entity: { type: 'contactRequest', id },
		before: { status: request.status },
		after: { status: 'answered' },
	});
}
