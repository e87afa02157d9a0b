// Delivers a queued mail, outside of any transaction. Without anyone to deliver it, it is kept for reading.
import type { Sql } from '../database/connection.ts';
import { type Attachment, MailNotTaken, type MailPort, type OutgoingMail } from '../integrations/mail/port.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../tenants/shop-address.ts';
import { deliveryJob } from './queue-mail.ts';

export interface Sender {
	/** Undefined: there is no one to send mails. */
	port: MailPort | undefined;
	from: string;
	/** Undefined: as the shop is called. */
	name?: string | undefined;
}

/** Each shop may have its own. */
export type ChooseSender = (sql: Sql, tenantId: string) => Promise<Sender>;

/** kept: there is no one to send it. */
export type MailMeter = (result: 'sent' | 'retried' | 'failed' | 'kept') => void;

interface Taken {
	mail: OutgoingMail;
	port: MailPort;
}

/** What a mail shows of its own shop is addressed within it; elsewhere it needs the whole address. All other addresses of pictures are whole. */
const withAddresses = (html: string, shop: string) => html.replaceAll('src="/', `src="${shop}/`);

async function takeUp(
	sql: Sql,
	tenantId: string,
	mailId: string,
	choose: ChooseSender,
	platformAddress: PlatformAddress | undefined,
): Promise<Taken | 'kept' | 'sent'> {
	const { port, from, name } = await choose(sql, tenantId);
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
	const tenant = await loadTenant(sql, tenantId);
	const shop = platformAddress && (await findShopAddress(sql, tenant, platformAddress));
	const html = shop === undefined ? mail.html : withAddresses(mail.html, shop);
	return { port, mail: { ...mail, html, attachments, from: { name: name ?? tenant.name, address: from } } };
}

interface Delivery {
	/** Where the pictures of shops are found. */
	platformAddress?: PlatformAddress;
	meter?: MailMeter | undefined;
}

export function deliverMail(
	choose: ChooseSender,
	{ platformAddress, meter = () => undefined }: Delivery = {},
): JobDefinition<{ mailId: string }> {
	return defineJob({
		name: deliveryJob,
		// Most of the time another user is waited for.
		atOnce: 4,
		async run({ tenantId, payload: { mailId }, inTenant, attempt }) {
			const taken = await inTenant((sql) => takeUp(sql, tenantId, mailId, choose, platformAddress));
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
