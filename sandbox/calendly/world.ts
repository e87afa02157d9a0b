// What the sandbox of Calendly knows: accounts by their keys, links for one booking, webhooks, bookings, and how it misbehaves.
import { randomBytes } from 'node:crypto';

export interface Knobs {
	/** Before each call is answered, in milliseconds. */
	delayMs: number;
	/** Every call is refused with this status. */
	failWith: 401 | 403 | 429 | 500 | undefined;
	/** Responses have another shape than the provider's. */
	badData: boolean;
	/** As a free plan: webhooks are refused with 403. */
	freePlan: boolean;
	/** Webhooks are signed with another key. */
	wrongSignature: boolean;
}

export const calmKnobs = (): Knobs => ({
	delayMs: 0,
	failWith: undefined,
	badData: false,
	freePlan: false,
	wrongSignature: false,
});

interface Webhook {
	id: string;
	account: string;
	url: string;
	events: readonly string[];
	signingKey: string;
}

interface SingleUseLink {
	account: string;
	eventType: string;
	isUsed: boolean;
}

export interface Booking {
	id: string;
	account: string;
	eventType: string;
	email: string;
	name: string;
	beginsAt: Date;
	tracking: Readonly<Record<string, string | null>>;
	isCancelled: boolean;
}

export interface World {
	knobs: Knobs;
	links: Map<string, SingleUseLink>;
	webhooks: Map<string, Webhook>;
	bookings: Map<string, Booking>;
	/** What was delivered, the latest last: the event and the status that came back. */
	deliveries: { event: string; status: number | null }[];
}

export const newWorld = (): World => ({
	knobs: calmKnobs(),
	links: new Map(),
	webhooks: new Map(),
	bookings: new Map(),
	deliveries: [],
});

export const newId = (): string => randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x');

const api = 'https://api.calendly.com';

export interface SandboxEventType {
	slug: string;
	name: string;
	minutes: number;
	isActive: boolean;
}

/** The same in every account. */
export const sandboxEventTypes: readonly SandboxEventType[] = [
	{ slug: 'consultation', name: 'Beratung / Consultation', minutes: 30, isActive: true },
	{ slug: 'print-data', name: 'Druckdaten / Print data', minutes: 15, isActive: true },
	{ slug: 'studio-visit', name: 'Besuch / Visit', minutes: 60, isActive: true },
	{ slug: 'retired', name: 'Not offered any more', minutes: 30, isActive: false },
];

export const uriOf = (kind: 'users' | 'organizations' | 'event_types' | 'webhook_subscriptions', id: string): string =>
	`${api}/${kind}/${id}`;

/** An account is called by its key; nobody else sees it. */
export const accountOf = (key: string): string => Buffer.from(key).toString('base64url').slice(-24);

/** Far enough ahead for anyone, and always the same for a day. */
export const offeredTimes = (now: number): Date[] =>
	[2, 3, 6].flatMap((days) =>
		[8, 10, 14].map((hour) => {
			const at = new Date(now + days * 86_400_000);
			at.setUTCHours(hour, 0, 0, 0);
			return at;
		}),
	);
