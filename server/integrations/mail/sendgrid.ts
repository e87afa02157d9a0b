// Mails through SendGrid: one call of its API. Its own client is what tests drive the sandbox with.
import { errorCode } from '../../failure.ts';
import { type BulkMail, MailNotTaken, type MailPort, type OutgoingMail } from './port.ts';

interface Options {
	key: string;
	/** Where the provider is; undefined: where it says itself. */
	url: string | undefined;
}

const patienceMs = 20_000;

const requestOf = ({ id, from, to, subject, html, text, language, attachments, headers = {} }: OutgoingMail) => ({
	personalizations: [{ to: [{ email: to }] }],
	from: { name: from.name, email: from.address },
	subject,
	content: [
		{ type: 'text/plain', value: text },
		{ type: 'text/html', value: html },
	],
	headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...headers },
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

/** Who has agreed to be counted has links and a picture of ours: the provider counts nobody. */
const bulkRequestOf = ({ batchId, from, subject, html, text, language, recipients }: BulkMail) => ({
	personalizations: recipients.map(({ id, to, marks, headers }) => ({
		...{ to: [{ email: to }], substitutions: marks, headers, custom_args: { recipient: id } },
	})),
	from: { name: from.name, email: from.address },
	subject,
	content: [
		{ type: 'text/plain', value: text },
		{ type: 'text/html', value: html },
	],
	headers: { 'Content-Language': language, Precedence: 'bulk' },
	custom_args: { batch: batchId },
	tracking_settings: {
		...{
			click_tracking: { enable: false },
			open_tracking: { enable: false },
			subscription_tracking: { enable: false },
		},
	},
});

const notTaken = (kind: string, answer = '', isUnknown = false) =>
	new MailNotTaken(`the mail provider did not take the mail: ${kind}`, answer || kind, { isUnknown });

/** Nothing was sent to anyone yet. */
const isUnreached = (code: string | undefined) =>
	code !== undefined && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);

/** What the provider has said, for the shop's eyes. */
function answerOf(body: string): string {
	try {
		const { errors = [] } = JSON.parse(body) as { errors?: { message?: string; field?: string | null }[] };
		return errors.map(({ message = '', field }) => (field ? `${field}: ${message}` : message)).join(' ');
	} catch {
		return '';
	}
}

export function sendgridMail({ key, url = 'https://api.sendgrid.com' }: Options): MailPort {
	const fields = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'user-agent': 'platen/1' };

	async function post(request: object): Promise<void> {
		const answer = await fetch(`${url}/v3/mail/send`, {
			method: 'POST',
			headers: fields,
			body: JSON.stringify(request),
			// A key goes nowhere but to the address that it is for.
			redirect: 'error',
			signal: AbortSignal.timeout(patienceMs),
		}).catch((error: Error) => {
			const code = errorCode(error.cause);
			throw notTaken(code ?? error.name, '', !isUnreached(code));
		});
		const body = await answer.text().catch(() => '');
		if (!answer.ok) throw notTaken(String(answer.status), answerOf(body));
	}

	return {
		send: (mail) => post(requestOf(mail)),
		bulk: {
			most: 1000,
			send: (mail) => post(bulkRequestOf(mail)),
			/** Email Activity, which not every account has. */
			async wasTaken(batchId) {
				const query = new URLSearchParams({ limit: '1', query: `(unique_args['batch']="${batchId}")` });
				const answer = await fetch(`${url}/v3/messages?${query}`, {
					headers: fields,
					redirect: 'error',
					signal: AbortSignal.timeout(patienceMs),
				}).catch(() => undefined);
				if (!answer?.ok) return undefined;
				const { messages } = (await answer.json().catch(() => ({}))) as { messages?: unknown };
				return Array.isArray(messages) ? messages.length > 0 : undefined;
			},
		},
	};
}
