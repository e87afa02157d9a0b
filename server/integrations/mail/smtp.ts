// Mails over SMTP. One connection per mail: a shop sends few, and an idle connection is one more thing that breaks.
import { createTransport } from 'nodemailer';
import { errorCode } from '../../failure.ts';
import { MailNotTaken, type MailPort } from './port.ts';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Code, status and step, such as "EENVELOPE 550 RCPT TO"; nothing of what was sent. */
function kindOf(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown';
	const { code, responseCode, command } = error as Error & Record<'code' | 'responseCode' | 'command', unknown>;
	return [code, responseCode, command].filter((part) => part !== undefined && part !== null).join(' ') || error.name;
}

/** Before the mail itself is sent nothing can have been taken; neither has it where the server has answered. */
function fateOf(error: unknown): { isUnknown: boolean; isOfRecipient: boolean } {
	const { responseCode, command } = error as Partial<Record<'responseCode' | 'command', unknown>>;
	const isAnswered = typeof responseCode === 'number';
	const isSending = command === 'DATA' || command === 'API' || command === undefined;
	return {
		isUnknown: !isAnswered && isSending && errorCode(error) !== 'ECONNECTION' && errorCode(error) !== 'EDNS',
		isOfRecipient: command === 'RCPT TO' && isAnswered && responseCode >= 500,
	};
}

export function smtpMail(url: string): MailPort {
	const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
	return {
		async send({ id, from, to, subject, html, text, language, attachments, headers = {} }) {
			try {
				await transport.sendMail({
					messageId: `<${id}@${domainOf(from.address)}>`,
					from,
					to: { name: '', address: to },
					subject,
					html,
					text,
					attachments: attachments.map(({ name: filename, ...file }) => ({ filename, ...file })),
					headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...headers },
				});
			} catch (error) {
				const answer = error instanceof Error ? error.message : String(error);
				throw new MailNotTaken(`the mail server did not take the mail: ${kindOf(error)}`, answer, fateOf(error));
			}
		},
	};
}
