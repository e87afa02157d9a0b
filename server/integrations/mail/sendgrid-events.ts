// What SendGrid tells of mails: an array of events, signed with its key over the time and the very bytes that it has sent.
import { createPublicKey, verify } from 'node:crypto';

export const signatureHeader = 'x-twilio-email-event-webhook-signature';
export const timestampHeader = 'x-twilio-email-event-webhook-timestamp';

const toleranceSeconds = 300;

export interface MailEvent {
	kind: 'processed' | 'delivered' | 'bounced' | 'dropped' | 'complained' | 'unsubscribed';
	email: string;
	/** That of our mail, where it was one of a campaign. */
	recipientId: string | undefined;
	batchId: string | undefined;
	/** The mailbox is not there, or does not want it: not just full or away. */
	isPermanent: boolean;
	reason: string;
	at: Date;
}

interface Signed {
	/** As the dashboard shows it: base64 of a public key on P-256. */
	key: string;
	signature: string;
	timestamp: string;
	body: Buffer;
}

export function isSigned({ key, signature, timestamp, body }: Signed, now = Date.now()): boolean {
	if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false;
	try {
		const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
		const signed = Buffer.concat([Buffer.from(timestamp), body]);
		return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
	} catch {
		return false;
	}
}

const kinds: Readonly<Record<string, MailEvent['kind']>> = {
	processed: 'processed',
	delivered: 'delivered',
	bounce: 'bounced',
	dropped: 'dropped',
	spamreport: 'complained',
	unsubscribe: 'unsubscribed',
	group_unsubscribe: 'unsubscribed',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readEvent(given: unknown): MailEvent[] {
	if (typeof given !== 'object' || given === null) return [];
	const { event, email, timestamp, type, reason, recipient, batch } = given as Record<string, unknown>;
	const kind = kinds[text(event)];
	if (!kind || text(email) === '') return [];
	return [
		{
			...{ kind, email: text(email), recipientId: text(recipient) || undefined, batchId: text(batch) || undefined },
			// A block is for now, a bounce for good.
			isPermanent: kind !== 'bounced' || type !== 'blocked',
			reason: text(reason).slice(0, 500),
			at: new Date((typeof timestamp === 'number' ? timestamp : Date.now() / 1000) * 1000),
		},
	];
}

/** @returns undefined: it is no array of events */
export function readMailEvents(body: Buffer): MailEvent[] | undefined {
	try {
		const events: unknown = JSON.parse(body.toString('utf8'));
		return Array.isArray(events) ? events.flatMap(readEvent) : undefined;
	} catch {
		return undefined;
	}
}
