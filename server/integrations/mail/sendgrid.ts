// Mails through SendGrid, with its own client. That is loaded with the first mail: most shops send by SMTP.
import { MailNotTaken, type MailPort } from './port.ts';

interface Options {
	key: string;
	/** Where the provider is; undefined: where it says itself. */
	url: string | undefined;
}

const patience = 20_000;

/** What is used of the client; its own types leave the class out that one for each key is made of. */
interface MailService {
	setApiKey(key: string): void;
	setTimeout(milliseconds: number): void;
	client: { setDefaultRequest(options: object): void };
	send(mail: object): Promise<unknown>;
}

async function connect({ key, url }: Options): Promise<MailService> {
	const { default: sendgrid } = (await import('@sendgrid/mail')) as unknown as {
		default: { MailService: new () => MailService };
	};
	const service = new sendgrid.MailService();
	service.setApiKey(key);
	service.setTimeout(patience);
	// After the key, which sets the address anew. A proxy of the environment cannot reach this machine's own sandbox.
	if (url !== undefined)
		service.client.setDefaultRequest({
			baseUrl: `${url}/`,
			...(url.startsWith('http://127.0.0.1:') ? { proxy: false } : {}),
		});
	return service;
}

interface Refusal {
	code?: unknown;
	response?: { body?: { errors?: { message?: string; field?: string | null }[] } };
}

/** What the provider has said, for the shop's eyes. */
function answerOf({ response }: Refusal): string {
	const faults = response?.body?.errors ?? [];
	return faults.map(({ message = '', field }) => (field ? `${field}: ${message}` : message)).join(' ');
}

export function sendgridMail(options: Options): MailPort {
	let service: Promise<MailService> | undefined;
	return {
		async send({ id, from, to, subject, html, text, language, attachments }) {
			service ??= connect(options);
			const mail = {
				from: { name: from.name, email: from.address },
				to,
				subject,
				content: [
					{ type: 'text/plain', value: text },
					{ type: 'text/html', value: html },
				],
				headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
				customArgs: { mailId: id },
				// Links of log-ins and orders must stay as they are, and nobody is watched.
				trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
				...(attachments.length > 0 && {
					attachments: attachments.map(({ name, contentType, content }) => ({
						filename: name.replaceAll(';', ','),
						type: contentType,
						content: content.toString('base64'),
						disposition: 'attachment',
					})),
				}),
			};
			try {
				await (await service).send(mail);
			} catch (error) {
				const refusal = error as Refusal;
				const kind = String(refusal.code ?? 'unknown');
				throw new MailNotTaken(`the mail provider did not take the mail: ${kind}`, answerOf(refusal) || kind);
			}
		},
	};
}
