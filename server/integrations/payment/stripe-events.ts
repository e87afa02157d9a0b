// What Stripe calls a shop for, and where.
import type Stripe from 'stripe';
import { type PaymentEvent, PaymentRefused, type WebhookEndpoint } from './port.ts';
import { idOf } from './stripe-session.ts';

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent;
type Ids = Omit<PaymentEvent, 'id' | 'type'>;
type Read = (object: Stripe.Event['data']['object']) => Ids;

const session: Read = (object) => ({ sessionId: idOf(object as Stripe.Checkout.Session) ?? undefined });

const subscription: Read = (object) => ({
	sessionId: undefined,
	subscriptionId: idOf(object as Stripe.Subscription) ?? undefined,
});

/** One of something else than a subscription concerns nobody. */
function invoice(object: Parameters<Read>[0]): Ids {
	const { id, parent } = object as Stripe.Invoice;
	const subscriptionId = idOf(parent?.subscription_details?.subscription);
	return { sessionId: undefined, ...(subscriptionId === null ? {} : { subscriptionId, invoiceId: id }) };
}

const method: Read = (object) => ({
	sessionId: undefined,
	customerId: idOf((object as Stripe.PaymentMethod).customer) ?? undefined,
});

const customer: Read = (object) => ({ sessionId: undefined, customerId: idOf(object as Stripe.Customer) ?? undefined });

const readers: Partial<Record<EventType, Read>> = {
	'checkout.session.completed': session,
	'checkout.session.expired': session,
	'checkout.session.async_payment_succeeded': session,
	'checkout.session.async_payment_failed': session,
	'customer.subscription.created': subscription,
	'customer.subscription.updated': subscription,
	'customer.subscription.deleted': subscription,
	'customer.subscription.paused': subscription,
	'customer.subscription.resumed': subscription,
	'customer.subscription.trial_will_end': (object) => ({ ...subscription(object), trialEnds: true }),
	'invoice.paid': invoice,
	'invoice.payment_failed': invoice,
	'invoice.payment_action_required': invoice,
	'invoice.voided': invoice,
	'invoice.marked_uncollectible': invoice,
	'payment_method.attached': method,
	'customer.updated': customer,
};

const wanted = Object.keys(readers) as EventType[];

export function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
	return { id, type, ...(readers[type]?.(data.object) ?? { sessionId: undefined }) };
}

const isSame = (events: readonly string[]) =>
	events.length === wanted.length && wanted.every((event) => events.includes(event));

/** A secret is returned only when an endpoint is made: one that we have lost is made again. */
export async function registerEndpoint(
	{ webhookEndpoints }: Stripe,
	{ url, knownSecret }: WebhookEndpoint,
): Promise<string> {
	const { data } = await webhookEndpoints.list({ limit: 100 });
	const [ours, ...others] = data.filter(({ metadata }) => metadata.made === 'platen');
	const keep = knownSecret === undefined ? undefined : ours;
	for (const endpoint of keep ? others : data.filter(({ metadata }) => metadata.made === 'platen'))
		await webhookEndpoints.del(endpoint.id);
	if (keep && knownSecret !== undefined) {
		// One that an earlier version made hears of fewer events.
		const changes = {
			...(keep.url === url ? {} : { url }),
			...(isSame(keep.enabled_events) ? {} : { enabled_events: wanted }),
		};
		if (Object.keys(changes).length > 0) await webhookEndpoints.update(keep.id, changes);
		return knownSecret;
	}
	const made = await webhookEndpoints.create({ url, enabled_events: wanted, metadata: { made: 'platen' } });
	if (made.secret === undefined) throw new PaymentRefused('no_webhook_secret');
	return made.secret;
}
