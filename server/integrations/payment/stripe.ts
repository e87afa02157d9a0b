// Taking money by Stripe, with its own client. That is loaded when a caller pays: most processes start without ever doing so.
import type Stripe from 'stripe';
import { isSandboxKey, isSandboxUrl, placeOf } from './keys.ts';
import { localeOf } from './locales.ts';
import {
	type NewSession,
	type PaymentAccount,
	type PaymentEvent,
	type PaymentProvider,
	PaymentRefused,
	PaymentUnanswered,
	type Session,
	type WebhookEndpoint,
} from './port.ts';

/** Three tries under one key. A caller may be waiting in front of the screen; a caller who is not comes again by a job. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 };

/** Seconds that a webhook may be old, and by which its clock may be ahead of ours. */
const tolerance = 300;

/** Refusals that say nothing about what has become of it: too much at once, or the same key is still being worked on. */
const passing = new Set([409, 429]);

/** What was said of a session; everything else is no concern of an order. */
const sessionEvents: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
	'checkout.session.completed',
	'checkout.session.expired',
	'checkout.session.async_payment_succeeded',
	'checkout.session.async_payment_failed',
];

const longestName = 250;

interface Options {
	/** Undefined: Stripe's own host. */
	url: string | undefined;
	/** Where the keys of the sandbox go; undefined: nowhere, unless `url` is one. */
	sandboxUrl: string | undefined;
	/** Where browsers find the pages of a sandbox. */
	sandboxPages?: string | undefined;
}

const ownPages = 'https://checkout.stripe.com';

function failed(error: unknown): never {
	if (error instanceof PaymentRefused || error instanceof PaymentUnanswered) throw error;
	const { statusCode, code, type } = (error ?? {}) as { statusCode?: number; code?: string; type?: string };
	const said = code ?? type ?? 'unknown';
	// Another wording under the same key is a mistake of ours: what was asked first may have been done.
	if (statusCode === undefined || statusCode >= 500 || passing.has(statusCode) || type === 'StripeIdempotencyError')
		throw new PaymentUnanswered(said);
	throw new PaymentRefused(said);
}

const parameters = (given: NewSession): Stripe.Checkout.SessionCreateParams => {
	const metadata = { tenant: given.tenantId, order: given.orderId, payment: given.paymentId };
	return {
		mode: 'payment',
		allowed_payment_method_types: ['card'],
		line_items: given.items.map(({ name, amount }) => ({
			quantity: 1,
			price_data: {
				currency: given.currency.toLowerCase(),
				unit_amount: amount,
				product_data: { name: name.slice(0, longestName) },
			},
		})),
		success_url: given.successUrl,
		cancel_url: given.cancelUrl,
		client_reference_id: given.orderId,
		customer_email: given.email,
		locale: localeOf(given.language),
		metadata,
		payment_intent_data: { metadata },
	};
};

/** A debit that the bank has refused leaves its session complete and unpaid for ever: nothing will come of it. */
function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): Session['state'] {
	if (status === 'open') return 'open';
	if (status === 'expired') return 'expired';
	if (payment_status !== 'unpaid') return 'paid';
	const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
	return intent === 'requires_payment_method' || intent === 'canceled' ? 'expired' : 'processing';
}

const toSession = (session: Stripe.Checkout.Session): Session => ({
	id: session.id,
	url: session.url,
	state: stateOf(session),
	amount: session.amount_total ?? 0,
	currency: (session.currency ?? '').toUpperCase(),
	tenantId: session.metadata?.tenant ?? '',
	orderId: session.metadata?.order ?? '',
	paymentId: session.metadata?.payment ?? '',
	intentId: typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null),
});

const refundState = (status: string | null): 'done' | 'waiting' | 'failed' =>
	status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'waiting';

async function connect(key: string, url: string | undefined): Promise<Stripe> {
	const { default: Stripe } = await import('stripe');
	const place = url === undefined ? undefined : new URL(url);
	return new Stripe(key, {
		...patience,
		telemetry: false,
		appInfo: { name: 'platen' },
		...(place && {
			host: place.hostname,
			port: Number(place.port || (place.protocol === 'http:' ? 80 : 443)),
			protocol: place.protocol === 'http:' ? ('http' as const) : ('https' as const),
		}),
	});
}

function openAccount(client: () => Promise<Stripe>): PaymentAccount {
	const work = async <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => call(await client()).catch(failed);
	const read = (sessionId: string) =>
		work(async ({ checkout }) =>
			toSession(await checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })),
		);
	return {
		read,
		open: (given) =>
			work(async ({ checkout }) =>
				toSession(await checkout.sessions.create(parameters(given), { idempotencyKey: given.paymentId })),
			),
		async expire(sessionId) {
			try {
				return await work(async ({ checkout }) => toSession(await checkout.sessions.expire(sessionId)));
			} catch (error) {
				// Only an open one can be: what has become of it meanwhile is the result.
				if (error instanceof PaymentRefused) return read(sessionId);
				throw error;
			}
		},
		refund: ({ refundId, intentId, amount }) =>
			work(async ({ refunds }) => {
				const { id, status } = await refunds.create(
					{ payment_intent: intentId, amount, metadata: { refund: refundId } },
					{ idempotencyKey: refundId },
				);
				return { id, state: refundState(status) };
			}),
		readRefund: (providerId) =>
			work(async ({ refunds }) => {
				const { id, status } = await refunds.retrieve(providerId);
				return { id, state: refundState(status) };
			}),
		registerWebhook: (place) => work((stripe) => registerEndpoint(stripe, place)),
	};
}

/** A secret is returned only when an endpoint is made: one that we have lost is made again. */
async function registerEndpoint({ webhookEndpoints }: Stripe, { url, knownSecret }: WebhookEndpoint): Promise<string> {
	const { data } = await webhookEndpoints.list({ limit: 100 });
	const [ours, ...others] = data.filter(({ metadata }) => metadata.made === 'platen');
	const keep = knownSecret === undefined ? undefined : ours;
	for (const endpoint of keep ? others : data.filter(({ metadata }) => metadata.made === 'platen'))
		await webhookEndpoints.del(endpoint.id);
	if (keep && knownSecret !== undefined) {
		if (keep.url !== url) await webhookEndpoints.update(keep.id, { url });
		return knownSecret;
	}
	const made = await webhookEndpoints.create({
		url,
		enabled_events: [...sessionEvents],
		metadata: { made: 'platen' },
	});
	if (made.secret === undefined) throw new PaymentRefused('no_webhook_secret');
	return made.secret;
}

function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
	const sessionId = sessionEvents.some((known) => known === type) ? (data.object as { id?: unknown }).id : undefined;
	return { id, type, sessionId: typeof sessionId === 'string' ? sessionId : undefined };
}

/** Kept with its payments. */
export const stripeId = 'stripe';

export function stripeProvider(options: Options): PaymentProvider {
	/** Each keeps its connections; a shop has one key, and few have another one by tomorrow. */
	const accounts = new Map<string, PaymentAccount>();

	function account(key: string): PaymentAccount {
		const known = accounts.get(key);
		if (known) return known;
		const place = placeOf(key, options);
		let opened: Promise<Stripe> | undefined;
		const made = openAccount(() => {
			if (place === 'none') throw new PaymentRefused('key_of_another_place');
			opened ??= connect(key, place.url);
			return opened;
		});
		accounts.set(key, made);
		return made;
	}

	return {
		id: stripeId,
		webhookHeader: 'stripe-signature',
		isSandbox: (key) => isSandboxKey(key) || isSandboxUrl(options.url),
		pages: [ownPages, ...(options.sandboxPages ? [options.sandboxPages] : [])],
		account,
		async readEvent(rawBody, signature, webhookSecret) {
			const { default: Stripe } = await import('stripe');
			// Stripe's own check looks at its age alone.
			const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
			if (!(signedAt <= Date.now() / 1000 + tolerance)) return undefined;
			try {
				return eventOf(await Stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret, tolerance));
			} catch {
				return undefined;
			}
		},
	};
}
