// The control of a running sandbox, to be used from another process: tests, the chaos run.
import type { Delivery, Refund } from '../objects.ts';
import type { PastPayment } from '../payments/past-payments.ts';
import type { RecordedRequest } from '../request-log.ts';
import type { PastSubscription } from '../subscriptions/past-subscriptions.ts';
import type { KnobChanges, Knobs } from '../webhooks/knobs.ts';
import type { invoices, payments } from './books.ts';

export type CapturedPayment = ReturnType<typeof payments>[number];
type BookedInvoice = ReturnType<typeof invoices>[number];

interface Paid {
	kind: 'complete' | 'authenticate' | 'declined' | 'closed';
	code?: string;
	status: string;
	payment_status: string;
	/** Where the browser would go now. */
	url: string | null;
}

interface Payment {
	card?: string;
	/** Pays by a SEPA debit instead, which is settled after five seconds of the sandbox's clock. */
	iban?: string;
	email?: string;
	threeDSecure?: 'authorise' | 'fail';
}

export function stripeControl(url: string) {
	async function ask<T>(method: string, path: string, body?: object): Promise<T> {
		const response = await fetch(`${url}/_sandbox${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
		const answer: unknown = await response.json();
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
		return answer as T;
	}

	return {
		turn: (changes: KnobChanges) => ask<Knobs>('POST', '/knobs', changes),
		calm: () => ask<Knobs>('DELETE', '/knobs'),
		advance: (seconds: number) => ask<{ now: number }>('POST', '/clock', { advance: seconds }),
		payments: () => ask<CapturedPayment[]>('GET', '/payments'),
		/** Payments from before its time, under the ids by which they are known. */
		learn: (account: string, payments: readonly PastPayment[]) =>
			ask<{ learned: number }>('POST', '/payments', { account, payments }),
		invoices: () => ask<BookedInvoice[]>('GET', '/invoices'),
		/** Subscriptions from before its time, with their customers and invoices. */
		learnSubscriptions: (account: string, subscriptions: readonly PastSubscription[]) =>
			ask<{ learned: number }>('POST', '/subscriptions', { account, subscriptions }),
		refunds: () => ask<(Refund & { account: string })[]>('GET', '/refunds'),
		requests: () => ask<RecordedRequest[]>('GET', '/requests'),
		forgetRequests: () => ask<object>('DELETE', '/requests'),
		deliveries: () => ask<Delivery[]>('GET', '/deliveries'),
		/** Waits until nothing is owed to an endpoint any more. */
		quiet: async (withinMs = 10_000) => (await ask<{ quiet: boolean }>('POST', '/quiet', { withinMs })).quiet,
		pay: (session: string, payment: Payment = {}) => ask<Paid>('POST', `/sessions/${session}/pay`, payment),
		resend: (event: string) => ask<{ resent: number }>('POST', `/events/${event}/resend`),
		reset: () => ask<object>('POST', '/reset'),
	};
}
