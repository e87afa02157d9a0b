// Who sends the mails of a shop: the mail server of the installation, or the shop's own account with a provider.
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { MailNotTaken, type MailPort } from '../../integrations/mail/port.ts';
import { readSecret } from '../../secrets/keep-secret.ts';
import { findSettings } from '../../settings/store-settings.ts';
import type { ChooseSender, Sender } from '../deliver-mail.ts';

/** Keys that begin like this are the sandbox's, and are sent nowhere else. */
const sandboxKey = 'SG.sandbox';

interface Options {
	/** Undefined: there is none, and mails are kept. */
	smtp: MailPort | undefined;
	from: string;
	secretsKey: Buffer;
	/** @param url undefined: where the provider is itself */
	sendgrid(key: string, url: string | undefined): MailPort;
	sendgridUrl: string | undefined;
	sandboxUrl: string | undefined;
}

const refusing = (answer: string): MailPort => ({
	send: () => Promise.reject(new MailNotTaken('the shop cannot send mails', answer)),
});

export function chooseSender({ smtp, from, secretsKey, sendgrid, sendgridUrl, sandboxUrl }: Options): ChooseSender {
	function bySendgrid(key: string | undefined): MailPort {
		if (key === undefined) return refusing('No key of SendGrid is set.');
		if (!key.startsWith(sandboxKey)) return sendgrid(key, sendgridUrl);
		return sandboxUrl === undefined
			? refusing('This key is for the sandbox, which only runs with the demo.')
			: sendgrid(key, sandboxUrl);
	}

	return async (sql: Sql, tenantId: string): Promise<Sender> => {
		const { values: chosen } = await findSettings(sql, tenantId, orderSettings);
		const name = chosen.mailSenderName || undefined;
		if (chosen.mailProvider !== 'sendgrid') return { port: smtp, from, name };
		const key = await readSecret(sql, secretsKey, tenantId, 'mailProviderKey');
		return { port: bySendgrid(key), from: chosen.mailSender || from, name };
	};
}

/** With the demo a campaign is tried out at the sandbox, which delivers nothing, where a shop has nobody else to send it. */
export const orSandbox =
	(choose: ChooseSender, sandbox: MailPort | undefined): ChooseSender =>
	async (sql, tenantId) => {
		const sender = await choose(sql, tenantId);
		return { ...sender, port: sender.port ?? sandbox };
	};
