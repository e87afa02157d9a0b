// Payments that come back by themselves: what a provider offers who can charge a card again at an interval. A shop whose provider cannot
// sells no subscriptions. As in the port, nothing of this is called inside a transaction; each change has a key, under which it is done once.
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import type { NewSession, Session } from './port.ts';

/** `items` are what each period costs; `amount` is what is due now, nothing in a trial. */
export interface NewSubscriptionSession extends NewSession {
	/** Ours. */
	subscriptionId: string;
	termsVersion: number;
	interval: Interval;
	trialDays: number | null;
	/** The provider's, of a customer who has paid before. */
	customerId: string | null;
}

/** What a period is charged under, in the order of the session's items. */
export interface RecurringItem {
	id: string;
	productId: string;
}

export interface StoredCard {
	brand: string;
	last4: string;
	expMonth: number;
	expYear: number;
}

/** Ids without `our` are the provider's. */
export interface ProviderSubscription {
	id: string;
	/** As they were given when it was opened; empty in one that is not of this product. */
	tenantId: string;
	subscriptionId: string;
	termsVersion: number;
	customerId: string;
	status: 'incomplete' | 'trialing' | 'active' | 'pastDue' | 'unpaid' | 'paused' | 'ended';
	items: readonly RecurringItem[];
	startedAt: Date;
	trialEnd: Date | null;
	periodStart: Date;
	periodEnd: Date;
	/** It runs until then, and no further. */
	cancelAt: Date | null;
	endedAt: Date | null;
	endReason: 'payment' | 'requested' | null;
	/** Null: not paused, or without an end. */
	pausedUntil: Date | null;
	card: StoredCard | null;
	latestInvoiceId: string | null;
}

export interface ProviderInvoice {
	id: string;
	/** The provider's; empty in an invoice of something else. */
	subscriptionId: string;
	tenantId: string;
	ourSubscriptionId: string;
	/** That of the moment at which it was made final. */
	termsVersion: number;
	reason: 'create' | 'cycle' | 'update' | 'other';
	status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
	amount: number;
	currency: string;
	/** What refunds are asked of. */
	intentId: string | null;
	attempts: number;
	/** When the provider charges the card again; null: never, or it is paid. */
	nextAttempt: Date | null;
	failureCode: string | null;
	/** Whether the bank wants the customer to authorise it, at `hostedUrl`. */
	needsAction: boolean;
	hostedUrl: string | null;
	/** That it pays for. */
	periodStart: Date;
	periodEnd: Date;
	createdAt: Date;
	paidAt: Date | null;
}

interface RecurringChange {
	/** Each item that is to cost something else. */
	items: readonly (RecurringItem & { amount: number })[];
	currency: string;
	interval: Interval;
	termsVersion: number;
	/** Whether the rest of the running period is charged at once; otherwise the next period is the first one at this price. */
	prorate: boolean;
}

interface PortalVisit {
	customerId: string;
	/** The provider's. */
	subscriptionId: string;
	flow: 'card';
	returnUrl: string;
	language: string;
}

type Changed = Promise<ProviderSubscription>;

export interface RecurringAccount {
	/** Under the id of the payment, as `open`. */
	openSubscription(session: NewSubscriptionSession): Promise<Session>;
	readSubscription(id: string): Promise<ProviderSubscription>;
	readInvoice(id: string): Promise<ProviderInvoice>;
	/** Oldest first. */
	listInvoices(subscriptionId: string, since: Date | null): Promise<ProviderInvoice[]>;
	cancelAtEnd(id: string, key: string): Changed;
	keep(id: string, key: string): Changed;
	/** At once. One that has ended stays so. */
	end(id: string, key: string): Changed;
	/** Nothing is charged, time goes on. */
	pause(id: string, until: Date | null, key: string): Changed;
	resume(id: string, key: string): Changed;
	/** Refused as a whole where money is due now and the card does not pay. */
	change(id: string, change: RecurringChange, key: string): Changed;
	openPortal(visit: PortalVisit): Promise<{ url: string }>;
	/** The card that the customer has stored last becomes that of the subscription. @returns false: it was, or there is none */
	takeCard(id: string, key: string): Promise<boolean>;
	/** Refused with the word of the bank. One that is paid stays so. */
	payInvoice(id: string, key: string): Promise<ProviderInvoice>;
	/** Nothing of it is collected any more. One that is paid or void stays so. */
	voidInvoice(id: string, key: string): Promise<ProviderInvoice>;
	/** Writes down whose it is from now on. */
	adopt(id: string, owner: { tenantId: string; subscriptionId: string }, key: string): Changed;
	/** Ends what the customer pays for, at once, and forgets who they are. */
	removeCustomer(customerId: string): Promise<void>;
}
