// Who takes money for a shop. Nothing of this is called inside a transaction.

/** What the shopper pays: each line of the cart is one item with its exact total. */
interface PaymentItem {
	name: string;
	/** With tax, in minor units. */
	amount: number;
}

export interface NewSession {
	/** The payment's own id: asked again under it, the provider opens no second session. */
	paymentId: string;
	tenantId: string;
	orderId: string;
	currency: string;
	items: readonly PaymentItem[];
	amount: number;
	email: string;
	language: string;
	successUrl: string;
	cancelUrl: string;
}

export interface Session {
	id: string;
	/** Where the shopper pays; none when it is over. */
	url: string | null;
	state: 'open' | 'paid' | 'processing' | 'expired';
	amount: number;
	currency: string;
	/** As they were given when it was opened. */
	tenantId: string;
	orderId: string;
	paymentId: string;
	/** What refunds are asked of; known once it is paid. */
	intentId: string | null;
}

interface NewRefund {
	/** The refund's own id: asked again under it, nothing is given back twice. */
	refundId: string;
	intentId: string;
	amount: number;
}

interface AnsweredRefund {
	/** The provider's. */
	id: string;
	state: 'done' | 'waiting' | 'failed';
}

/** A notification of a session, or something about money that does not concern an order. */
export interface PaymentEvent {
	id: string;
	type: string;
	/** Undefined: nothing to do. */
	sessionId: string | undefined;
}

/** Of one shop: made with its keys. */
export interface PaymentAccount {
	open(session: NewSession): Promise<Session>;
	read(sessionId: string): Promise<Session>;
	/** @returns what the provider then says: expired, or paid after all */
	expire(sessionId: string): Promise<Session>;
	refund(refund: NewRefund): Promise<AnsweredRefund>;
	/** One that was not done at once. */
	readRefund(providerId: string): Promise<AnsweredRefund>;
	/** Sees to it that there is one endpoint for this shop, at this address. @returns the secret of its calls */
	registerWebhook(place: WebhookEndpoint): Promise<string>;
}

/** What a shop is called by when something has happened; the provider tells the secret of its calls once. */
export interface WebhookEndpoint {
	url: string;
	/** Undefined: we do not know the secret, and need a new one. */
	knownSecret: string | undefined;
}

export interface PaymentProvider {
	/** Kept with each payment and part of the webhooks' address: lower-case letters and hyphens, never changed. */
	id: string;
	/** The header that carries the signature of a webhook, in lower case. */
	webhookHeader: string;
	/** Whether this key is for a sandbox, and no money moves. */
	isSandbox(secretKey: string): boolean;
	/** The origins of the pages that shoppers are sent to. */
	pages: readonly string[];
	account(secretKey: string): PaymentAccount;
	/** @returns nothing where the signature does not hold */
	readEvent(rawBody: Buffer, signature: string, webhookSecret: string): Promise<PaymentEvent | undefined>;
}

/** The provider cannot be reached, or has not answered: it may or may not have been done. */
export class PaymentUnanswered extends Error {}

/** The provider has refused: it was not done. */
export class PaymentRefused extends Error {
	/** Its own word, for the log and for staff. */
	readonly code: string;

	constructor(code: string) {
		super(code);
		this.code = code;
	}
}
