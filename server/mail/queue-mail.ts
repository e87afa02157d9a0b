// Writes a mail and sends the job that delivers it, in the transaction of the change that the mail tells of.
import { newId } from '../../rules/ids.ts';
import { isMailAddress } from '../../rules/mail-address.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Sql } from '../database/connection.ts';
import type { Attachment } from '../integrations/mail/port.ts';
import { sendJob } from '../jobs/send-job.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { publishedLanguage } from '../tenants/spoken-language.ts';
import type { MailTemplate } from './lay-out-mail.ts';
import { loadMailTheme } from './load-mail-theme.ts';

export interface NewMail<Data> {
	to: string;
	template: MailTemplate<Translate, Data>;
	/** One of the tenant's; any other becomes its default. */
	language: string;
	data: Data;
	attachments?: readonly Attachment[];
	/** Who writes it, where they are known already. */
	tenant?: Tenant;
}

/** The job that a queued mail is delivered by. */
export const deliveryJob = 'mails.send';

/** A mail that must not be sent: a line break in it could add headers or recipients. */
export class UnusableMail extends Error {}

/** Together; what is larger is refused by many who receive mails. */
const attachedAtMost = 10 * 2 ** 20;

async function keepAttachments(
	sql: Sql,
	tenantId: string,
	mailId: string,
	files: readonly Attachment[],
): Promise<void> {
	if (files.some(({ name }) => name.trim() === '' || /[\p{Cc}/\\]/u.test(name)))
		throw new UnusableMail('not the name of a file');
	if (files.reduce((bytes, { content }) => bytes + content.length, 0) > attachedAtMost)
		throw new UnusableMail('more than a mail can carry');
	for (const [position, { name, contentType, content }] of files.entries())
		await sql`
			insert into mail_attachments (tenant_id, mail_id, position, name, content_type, content)
			values (${tenantId}, ${mailId}, ${position}, ${name}, ${contentType}, ${content})`;
}

/** @returns the id of the mail */
export async function queueMail<Data>(sql: Sql, tenantId: string, mail: NewMail<Data>): Promise<string> {
	if (!isMailAddress(mail.to)) throw new UnusableMail('not one mail address');
	const tenant = mail.tenant ?? (await loadTenant(sql, tenantId));
	const language = publishedLanguage(tenant, mail.language);
	const { texts, look } = await loadMailTheme(sql, tenant, language);
	const { subject, html, text } = mail.template(texts, look, mail.data);
	if (subject.trim() === '' || /\p{Cc}/u.test(subject)) throw new UnusableMail('not one line of subject');
	const id = newId();
	// Sent together, in this order.
	await Promise.all([
		sql`
			insert into mails (tenant_id, id, "to", subject, html, text, language)
			values (${tenantId}, ${id}, ${mail.to}, ${subject}, ${html}, ${text}, ${language})`.execute(),
		keepAttachments(sql, tenantId, id, mail.attachments ?? []),
		sendJob(sql, tenantId, deliveryJob, { mailId: id }),
	]);
	return id;
}
