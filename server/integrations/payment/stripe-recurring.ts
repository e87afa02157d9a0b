// Subscriptions at Stripe, with its own client.
import type Stripe from 'stripe';
import { localeOf } from './locales.ts';
import { PaymentRefused } from './port.ts';
import type { RecurringAccount } from './recurring.ts';
import { idOf, subscriptionParameters, toSession } from './stripe-session.ts';
import { toInvoice, toSubscription } from './stripe-subscription.ts';

export type StripeWork = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;
type Update = Stripe.SubscriptionUpdateParams;

const subscriptionParts = ['default_payment_method'];
/** Four steps, the most that Stripe takes: why it was not paid stands in the intent. */
const invoiceParts = ['payments.data.payment.payment_intent'];
const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** @returns what it has come to where that is what was wanted, though the call was refused */
async function unless<T>(call: Promise<T>, read: () => Promise<T>, isDone: (found: T) => boolean): Promise<T> {
	try {
		return await call;
	} catch (error) {
		if (!(error instanceof PaymentRefused)) throw error;
		const found = await read();
		if (isDone(found)) return found;
		throw error;
	}
}

export function recurringAccount(work: StripeWork): RecurringAccount {
	const update = (id: string, changes: Update, key: string) =>
		work(async ({ subscriptions }) =>
			toSubscription(
				await subscriptions.update(id, { ...changes, expand: subscriptionParts }, { idempotencyKey: key }),
			),
		);
	const readSubscription = (id: string) =>
		work(async ({ subscriptions }) => toSubscription(await subscriptions.retrieve(id, { expand: subscriptionParts })));
	const readInvoice = (id: string) =>
		work(async ({ invoices }) => toInvoice(await invoices.retrieve(id, { expand: invoiceParts })));
	return {
		readSubscription,
		readInvoice,
		openSubscription: (given) =>
			work(async ({ checkout }) =>
				toSession(await checkout.sessions.create(subscriptionParameters(given), { idempotencyKey: given.paymentId })),
			),
		listInvoices: (subscription, since) =>
			work(async ({ invoices }) => {
				const found = [];
				const range = since === null ? {} : { created: { gte: secondsOf(since) } };
				const all = invoices.list({ subscription, ...range, limit: 100, expand: ['data.payments'] });
				// A list does not reach deep enough for the reason of a failure.
				for await (const invoice of all)
					found.unshift(invoice.status === 'open' ? await readInvoice(invoice.id) : toInvoice(invoice));
				return found;
			}),
		cancelAtEnd: (id, key) => update(id, { cancel_at_period_end: true }, key),
		keep: (id, key) => update(id, { cancel_at_period_end: false }, key),
		end: (id) =>
			unless(
				// The client sends no key with a DELETE: it is done once anyway.
				work(async ({ subscriptions }) =>
					toSubscription(await subscriptions.cancel(id, { expand: subscriptionParts })),
				),
				() => readSubscription(id),
				({ status }) => status === 'ended',
			),
		pause: (id, until, key) =>
			update(id, { pause_collection: { behavior: 'void', ...(until ? { resumes_at: secondsOf(until) } : {}) } }, key),
		resume: (id, key) => update(id, { pause_collection: '' }, key),
		change: (id, { items, currency, interval, termsVersion, prorate }, key) =>
			update(
				id,
				{
					items: items.map(({ id: item, productId, amount }) => ({
						id: item,
						quantity: 1,
						price_data: {
							currency: currency.toLowerCase(),
							product: productId,
							recurring: { interval: interval.unit, interval_count: interval.count },
							unit_amount: amount,
						},
					})),
					metadata: { terms: String(termsVersion) },
					payment_behavior: 'error_if_incomplete',
					proration_behavior: prorate ? 'always_invoice' : 'none',
				},
				key,
			),
		openPortal: ({ customerId, returnUrl, language }) =>
			work(async ({ billingPortal }) => {
				const { url } = await billingPortal.sessions.create({
					customer: customerId,
					return_url: returnUrl,
					locale: localeOf(language),
					flow_data: {
						type: 'payment_method_update',
						after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
					},
				});
				return { url };
			}),
		// The portal changes the card of the customer; a subscription with one of its own goes on charging that.
		takeCard: (id, key) =>
			work(async ({ customers, subscriptions }) => {
				const subscription = await subscriptions.retrieve(id);
				const customer = await customers.retrieve(idOf(subscription.customer) ?? '');
				const stored = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
				if (stored === null || stored === idOf(subscription.default_payment_method)) return false;
				await subscriptions.update(id, { default_payment_method: stored }, { idempotencyKey: key });
				return true;
			}),
		payInvoice: (id, key) =>
			unless(
				work(async ({ invoices }) =>
					toInvoice(await invoices.pay(id, { expand: invoiceParts }, { idempotencyKey: key })),
				),
				() => readInvoice(id),
				({ status }) => status === 'paid',
			),
		voidInvoice: (id, key) =>
			unless(
				work(async ({ invoices }) =>
					toInvoice(await invoices.voidInvoice(id, { expand: invoiceParts }, { idempotencyKey: key })),
				),
				() => readInvoice(id),
				({ status }) => status !== 'open',
			),
		adopt: (id, { tenantId, subscriptionId }, key) =>
			update(id, { metadata: { tenant: tenantId, subscription: subscriptionId } }, key),
		removeCustomer: (id) =>
			work(({ customers }) => customers.del(id)).then(
				() => undefined,
				(error: unknown) => {
					if (!(error instanceof PaymentRefused && error.code === 'resource_missing')) throw error;
				},
			),
	};
}
