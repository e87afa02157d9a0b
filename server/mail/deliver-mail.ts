// Delivers a queued mail, outside of any transaction. Without anybody to deliver it, it is kept for reading.
import type { Sql } from '../database/connection.ts';
import { type Attachment, MailNotTaken, type MailPort, type OutgoingMail } from '../integrations/mail/port.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { deliveryJob } from './queue-mail.ts';

export interface Sender {
	/** Undefined: there is nobody to send mails. */
	port: MailPort | undefined;
	from: string;
}

/** Each shop may have its own. */
export type ChooseSender = (sql: Sql, tenantId: string) => Promise<Sender>;

/** @returns nothing if it was sent already */
async function takeUp(sql: Sql, tenantId: string, mailId: string, from: string): Promise<OutgoingMail | undefined> {
	const [mail] = await sql<Omit<OutgoingMail, 'from' | 'attachments'>[]>`
		update mails set tries = tries + 1, state = 'queued'
		where tenant_id = ${tenantId} and id = ${mailId} and state <> 'sent'
		returning id, "to", subject, html, text, language`;
	if (!mail) return undefined;
	const attachments = await sql<Attachment[]>`
		select name, content_type, content from mail_attachments
		where tenant_id = ${tenantId} and mail_id = ${mailId} order by position`;
	return { ...mail, attachments, from: { name: (await loadTenant(sql, tenantId)).name, address: from } };
}

export function deliverMail(choose: ChooseSender): JobDefinition<{ mailId: string }> {
	return defineJob({
		name: deliveryJob,
		async run({ tenantId, payload: { mailId }, inTenant, attempt }) {
			const { port, from } = await inTenant((sql) => choose(sql, tenantId));
			if (!port) {
				await inTenant(
					(sql) => sql`
						update mails set state = 'kept' where tenant_id = ${tenantId} and id = ${mailId} and state <> 'sent'`,
				);
				return;
			}
			const mail = await inTenant((sql) => takeUp(sql, tenantId, mailId, from));
			if (!mail) return;
			try {
				await port.send(mail);
			} catch (error) {
				const answer = error instanceof MailNotTaken ? error.answer : 'not sent';
				await inTenant(
					(sql) => sql`
						update mails set state = ${attempt.last ? 'failed' : 'queued'}, error = ${answer.slice(0, 1000)}
						where tenant_id = ${tenantId} and id = ${mailId}`,
				);
				throw error;
			}
			await inTenant(
				(sql) => sql`
					update mails set state = 'sent', sent_at = now(), error = null
					where tenant_id = ${tenantId} and id = ${mailId}`,
			);
		},
	});
}
