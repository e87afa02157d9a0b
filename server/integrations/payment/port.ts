// Who takes money for a shop. Nothing of this is called inside a transaction.
import type { OnlineMethod } from '../../../rules/payments/methods.ts';
import type { RecurringAccount, RecurringItem } from './recurring.ts';

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
	/** What can be paid with at the page; absent, in what an earlier version wrote down: cards. */
	method?: OnlineMethod;
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
	/** What refunds are asked of; known once it is paid. None where a trial costs nothing. */
	intentId: string | null;
	/** The provider's, of a session that began a subscription; known once it is complete. */
	subscriptionId: string | null;
	customerId: string | null;
	invoiceId: string | null;
	items: readonly RecurringItem[];
}

/** What a session has that began no subscription. */
export const noSubscription: Pick<Session, 'subscriptionId' | 'customerId' | 'invoiceId' | 'items'> = {
	subscriptionId: null,
	customerId: null,
	invoiceId: null,
	items: [],
};

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

/** A notification of a session or of a subscription, or something about money that concerns neither: then it has none of the ids. */
export interface PaymentEvent {
	id: string;
	type: string;
	/** The provider's ids of what is to be read anew. */
	sessionId: string | undefined;
	subscriptionId?: string | undefined;
	invoiceId?: string | undefined;
	/** Whose card may be another one. */
	customerId?: string | undefined;
	/** The trial of the subscription ends in a few days. */
	trialEnds?: true;
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
	/** Undefined: the provider charges once only, and the shop sells no subscriptions. */
	recurring?: RecurringAccount;
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
	/** Absent: cards alone. */
	methods?: readonly OnlineMethod[];
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
