// Taking money by Stripe, with its own client. That is loaded when a caller pays: most processes start without ever doing so.
import type Stripe from 'stripe';
import { onlineMethods } from '../../../rules/payments/methods.ts';
import { isSandboxKey, isSandboxUrl, placeOf } from './keys.ts';
import { type PaymentAccount, type PaymentProvider, PaymentRefused, PaymentUnanswered } from './port.ts';
import { eventOf, registerEndpoint } from './stripe-events.ts';
import { recurringAccount, type StripeWork } from './stripe-recurring.ts';
import { parametersOf, sessionParts, toSession } from './stripe-session.ts';

/** Three tries under one key. A caller may be waiting in front of the screen; a caller who is not comes again by a job. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 };

/** Seconds that a webhook may be old, and by which its clock may be ahead of ours. */
const tolerance = 300;

/** Refusals that say nothing about what has become of it: too much at once, or the same key is still being worked on. */
const passing = new Set([409, 429]);

interface Options {
	/** Undefined: Stripe's own host. */
	url: string | undefined;
	/** Where the keys of the sandbox go; undefined: nowhere, unless `url` is one. */
	sandboxUrl: string | undefined;
	/** Where browsers find the pages of a sandbox. */
	sandboxPages?: string | undefined;
}

/** To pay, and to change a card. */
const ownPages = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

interface Refusal {
	statusCode?: number;
	code?: string;
	/** The word of the bank. */
	decline_code?: string;
	type?: string;
}

function failed(error: unknown): never {
	if (error instanceof PaymentRefused || error instanceof PaymentUnanswered) throw error;
	const { statusCode, code, decline_code, type } = (error ?? {}) as Refusal;
	const said = decline_code ?? code ?? type ?? 'unknown';
	// Another wording under the same key is a mistake of ours: what was asked first may have been done.
	if (statusCode === undefined || statusCode >= 500 || passing.has(statusCode) || type === 'StripeIdempotencyError')
		throw new PaymentUnanswered(said);
	throw new PaymentRefused(said);
}

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
	const work: StripeWork = async (call) => call(await client()).catch(failed);
	const read = (sessionId: string) =>
		work(async ({ checkout }) => toSession(await checkout.sessions.retrieve(sessionId, { expand: sessionParts })));
	return {
		read,
		open: (given) =>
			work(async ({ checkout }) =>
				toSession(await checkout.sessions.create(parametersOf(given), { idempotencyKey: given.paymentId })),
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
		recurring: recurringAccount(work),
	};
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
		methods: onlineMethods,
		pages: [...ownPages, ...(options.sandboxPages ? [options.sandboxPages] : [])],
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
