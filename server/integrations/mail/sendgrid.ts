// Mails through SendGrid: one call of its API. Its own client is what tests drive the sandbox with.
import { errorCode } from '../../failure.ts';
import { MailNotTaken, type MailPort, type OutgoingMail } from './port.ts';

interface Options {
	key: string;
	/** Where the provider is; undefined: where it says itself. */
	url: string | undefined;
}

const patienceMs = 20_000;

const requestOf = ({ id, from, to, subject, html, text, language, attachments }: OutgoingMail) => ({
	personalizations: [{ to: [{ email: to }] }],
	from: { name: from.name, email: from.address },
	subject,
	content: [
		{ type: 'text/plain', value: text },
		{ type: 'text/html', value: html },
	],
	headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
	custom_args: { mailId: id },
	// Links of log-ins and orders must stay as they are, and no one is watched.
	tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
	...(attachments.length > 0 && {
		attachments: attachments.map(({ name, contentType, content }) => ({
			filename: name.replaceAll(';', ','),
			type: contentType,
			content: content.toString('base64'),
			disposition: 'attachment',
		})),
	}),
});

const notTaken = (kind: string, answer = '') =>
	new MailNotTaken(`the mail provider did not take the mail: ${kind}`, answer || kind);

/** What the provider has said, for the shop's eyes. */
function answerOf(body: string): string {
	try {
		const { errors = [] } = JSON.parse(body) as { errors?: { message?: string; field?: string | null }[] };
		return errors.map(({ message = '', field }) => (field ? `${field}: ${message}` : message)).join(' ');
	} catch {
		return '';
	}
}

export const sendgridMail = ({ key, url = 'https://api.sendgrid.com' }: Options): MailPort => ({
	async send(mail) {
		const answer = await fetch(`${url}/v3/mail/send`, {
			method: 'POST',
			headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'user-agent': 'platen/1' },
			body: JSON.stringify(requestOf(mail)),
			// A key goes nowhere but to the address that it is for.
			redirect: 'error',
			signal: AbortSignal.timeout(patienceMs),
		}).catch((error: Error) => {
			throw notTaken(errorCode(error.cause) ?? error.name);
		});
		const body = await answer.text().catch(() => '');
		if (!answer.ok) throw notTaken(String(answer.status), answerOf(body));
	},
});
