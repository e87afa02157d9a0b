// Delivers a queued mail, outside of any transaction. Without anyone to deliver it, it is kept for reading.
import type { Sql } from '../database/connection.ts';
import { type Attachment, MailNotTaken, type MailPort, type OutgoingMail } from '../integrations/mail/port.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { deliveryJob } from './queue-mail.ts';

export interface Sender {
	/** Undefined: there is no one to send mails. */
	port: MailPort | undefined;
	from: string;
}

/** Each shop may have its own. */
export type ChooseSender = (sql: Sql, tenantId: string) => Promise<Sender>;

/** kept: there is no one to send it. */
export type MailMeter = (result: 'sent' | 'retried' | 'failed' | 'kept') => void;

interface Taken {
	mail: OutgoingMail;
	port: MailPort;
}

async function takeUp(
	sql: Sql,
	tenantId: string,
	mailId: string,
	choose: ChooseSender,
): Promise<Taken | 'kept' | 'sent'> {
	const { port, from } = await choose(sql, tenantId);
	if (!port) {
		await sql`update mails set state = 'kept' where tenant_id = ${tenantId} and id = ${mailId} and state <> 'sent'`;
		return 'kept';
	}
	const [mail] = await sql<Omit<OutgoingMail, 'from' | 'attachments'>[]>`
		update mails set tries = tries + 1, state = 'queued'
		where tenant_id = ${tenantId} and id = ${mailId} and state <> 'sent'
		returning id, "to", subject, html, text, language`;
	if (!mail) return 'sent';
	const attachments = await sql<Attachment[]>`
		select name, content_type, content from mail_attachments
		where tenant_id = ${tenantId} and mail_id = ${mailId} order by position`;
	const { name } = await loadTenant(sql, tenantId);
	return { port, mail: { ...mail, attachments, from: { name, address: from } } };
}

export function deliverMail(
	choose: ChooseSender,
	meter: MailMeter = () => undefined,
): JobDefinition<{ mailId: string }> {
	return defineJob({
		name: deliveryJob,
		// Most of the time another user is waited for.
		atOnce: 4,
		async run({ tenantId, payload: { mailId }, inTenant, attempt }) {
			const taken = await inTenant((sql) => takeUp(sql, tenantId, mailId, choose));
			if (taken === 'kept') meter('kept');
			if (typeof taken === 'string') return;
			try {
				await taken.port.send(taken.mail);
			} catch (error) {
				const answer = error instanceof MailNotTaken ? error.answer : 'not sent';
				await inTenant(
					(sql) => sql`
						update mails set state = ${attempt.last ? 'failed' : 'queued'}, error = ${answer.slice(0, 1000)}
						where tenant_id = ${tenantId} and id = ${mailId}`,
				);
				meter(attempt.last ? 'failed' : 'retried');
				throw error;
			}
			meter('sent');
			await inTenant(
				(sql) => sql`
					update mails set state = 'sent', sent_at = now(), error = null
					where tenant_id = ${tenantId} and id = ${mailId}`,
			);
		},
	});
}
