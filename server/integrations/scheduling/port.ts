// The port for booking meetings in a calendar of the shop.

export interface SchedulingAccount {
	/** By which the provider calls the account, and the organisation that it belongs to. */
	uri: string;
	organization: string;
	/** Of the person whose calendar it is. */
	name: string;
}

export interface EventType {
	/** By which the provider calls it: what the settings hold. */
	uri: string;
	name: string;
	minutes: number;
	/** Where anyone can book it. */
	schedulingUrl: string;
}

interface WebhookRequest {
	account: SchedulingAccount;
	callbackUrl: string;
	signingKey: string;
}

export interface SchedulingPort {
	/** @throws NotScheduled, as all of these */
	account(): Promise<SchedulingAccount>;
	/** Those that can be booked. */
	eventTypes(account: SchedulingAccount): Promise<EventType[]>;
	/** @returns where one person books once */
	makeLink(eventType: string): Promise<string>;
	/** Has bookings reported; one that was registered before for the same address is replaced. @returns what it is called */
	registerWebhook(request: WebhookRequest): Promise<string>;
	removeWebhook(uri: string): Promise<void>;
}

export interface SchedulingAccess {
	port: SchedulingPort;
	/** Whether it only plays a calendar. */
	sandbox: boolean;
}

export interface ReportedMeeting {
	kind: 'booked' | 'cancelled';
	/** By which the provider calls the booking of this person. */
	inviteeUri: string;
	email: string;
	name: string;
	eventName: string;
	beginsAt: Date;
	endsAt: Date | null;
	/** What the link said of where the booking comes from. */
	token: string | null;
}

export interface SchedulingProvider {
	/** Without a key: the sandbox, where there is one. */
	open(key: string | undefined, account: string): SchedulingAccess | undefined;
	/** The header with the signature. */
	webhookHeader: string;
	/**
	 * Checks the signature over the very bytes that came.
	 * @returns `refused`: it does not hold; undefined: it is about something else
	 */
	readEvent(body: Buffer, signature: string, signingKey: string, now: number): ReportedMeeting | 'refused' | undefined;
}

/** The key was not taken; the plan does not allow it; too many calls, or the provider is not well; it cannot be reached; anything else. */
export type SchedulingError = 'key' | 'plan' | 'busy' | 'unreachable' | 'refused';

/** The message is for the log: it names no key and no person. */
export class NotScheduled extends Error {
	readonly fault: SchedulingError;

	constructor(error: SchedulingError, message: string) {
		super(message);
		this.fault = error;
	}

	/** Whether the same call may work a little later. */
	get passing(): boolean {
		return this.fault === 'busy' || this.fault === 'unreachable';
	}
}
