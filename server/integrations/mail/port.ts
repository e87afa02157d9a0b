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
	/** Beside those that every mail has: how it is unsubscribed from. */
	headers?: Readonly<Record<string, string>>;
}

interface BulkRecipient {
	/** Names the mail in what the provider tells of it. */
	id: string;
	to: string;
	/** Written in place of these marks. */
	marks: Readonly<Record<string, string>>;
	headers: Readonly<Record<string, string>>;
}

/** One mail to many, each of whom sees only their own. */
export interface BulkMail {
	batchId: string;
	from: { name: string; address: string };
	subject: string;
	html: string;
	text: string;
	language: string;
	recipients: readonly BulkRecipient[];
}

/** Of a provider that takes many at once. */
interface BulkPort {
	/** No more recipients in one call. */
	most: number;
	/** All of them or none. @throws MailNotTaken */
	send(mail: BulkMail): Promise<void>;
	/** Whether a batch was taken, asked a while later; undefined: the provider does not say. */
	wasTaken(batchId: string): Promise<boolean | undefined>;
}

export interface MailPort {
	/** @throws MailNotTaken */
	send(mail: OutgoingMail): Promise<void>;
	bulk?: BulkPort;
}

/** The message is for the log and names no one; what the other side said may, and is for the tenant's eyes. */
export class MailNotTaken extends Error {
	readonly answer: string;
	/** The answer was lost: it may have been taken all the same. */
	readonly isUnknown: boolean;
	/** Only this address is refused, and for good. */
	readonly isOfRecipient: boolean;

	constructor(message: string, answer: string, { isUnknown = false, isOfRecipient = false } = {}) {
		super(message);
		this.answer = answer;
		this.isUnknown = isUnknown;
		this.isOfRecipient = isOfRecipient;
	}
}
