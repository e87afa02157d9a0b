// The port for sending mails.

export interface Attachment {
	/** Of the file, as the reader sees it. */
	name: string;
	contentType: string;
	content: Buffer;
}

export interface OutgoingMail {
	/** The same at every try, so that a mail which arrives twice can be recognised. */
	id: string;
	from: { name: string; address: string };
	to: string;
	subject: string;
	html: string;
	text: string;
	language: string;
	attachments: readonly Attachment[];
}

export interface MailPort {
	/** @throws MailNotTaken */
	send(mail: OutgoingMail): Promise<void>;
}

/** The message is for the log and names no one; what the other side said may, and is for the tenant's eyes. */
export class MailNotTaken extends Error {
	readonly answer: string;

	constructor(message: string, answer: string) {
		super(message);
		this.answer = answer;
	}
}
