// Reads what Calendly reports: signed by HMAC-SHA256 over the time and the very bytes, and no older than three minutes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReportedMeeting } from './port.ts';

const toleranceSeconds = 180;

const kinds: Readonly<Record<string, ReportedMeeting['kind']>> = {
	'invitee.created': 'booked',
	'invitee.canceled': 'cancelled',
};

function isSigned(body: Buffer, signature: string, signingKey: string, now: number): boolean {
	const parts = new Map(
		signature.split(',').map((part) => {
			const [name = '', ...value] = part.trim().split('=');
			return [name, value.join('=')] as const;
		}),
	);
	const [at = '', given = ''] = [parts.get('t'), parts.get('v1')];
	if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1000 - Number(at)) > toleranceSeconds) return false;
	const wanted = createHmac('sha256', signingKey).update(`${at}.`).update(body).digest();
	const bytes = Buffer.from(given, 'hex');
	return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}

const objectOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown, longest: number): string =>
	typeof value === 'string'
		? value
				.replaceAll(/\p{Cc}/gu, ' ')
				.trim()
				.slice(0, longest)
		: '';

function momentOf(value: unknown): Date | null {
	const at = new Date(typeof value === 'string' ? value : Number.NaN);
	return Number.isNaN(at.getTime()) ? null : at;
}

function parse(body: Buffer): Record<string, unknown> {
	try {
		return objectOf(JSON.parse(body.toString('utf8')));
	} catch {
		return {};
	}
}

export function readCalendlyEvent(
	body: Buffer,
	signature: string,
	signingKey: string,
	now: number,
): ReportedMeeting | 'refused' | undefined {
	if (!isSigned(body, signature, signingKey, now)) return 'refused';
	const { event, payload: given } = parse(body);
	const kind = typeof event === 'string' ? kinds[event] : undefined;
	const payload = objectOf(given);
	const meeting = objectOf(payload.scheduled_event);
	const beginsAt = momentOf(meeting.start_time);
	const inviteeUri = textOf(payload.uri, 500);
	const email = textOf(payload.email, 254);
	if (!kind || !beginsAt || inviteeUri === '' || email === '') return undefined;
	return {
		...{ kind, inviteeUri, email, beginsAt },
		name: textOf(payload.name, 160),
		eventName: textOf(meeting.name, 200),
		endsAt: momentOf(meeting.end_time),
		token: textOf(objectOf(payload.tracking).utm_content, 100) || null,
	};
}
