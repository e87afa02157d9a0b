// Subscriptions for tests, with the vendor's SDK: a calendar for 30 euros a month, bought on the hosted page.
import type Stripe from 'stripe';
import { ordinary, type TestSandbox } from './sandbox.ts';

/** A clock that stands at the end of a long month. */
export const monthEnd = Date.UTC(2026, 0, 31, 12);
export const day = 24 * 60 * 60;

export const monthly: Stripe.Checkout.SessionCreateParams.LineItem = {
	quantity: 2,
	price_data: {
		currency: 'eur',
		unit_amount: 1500,
		recurring: { interval: 'month' },
		product_data: { name: 'Kalender' },
	},
};

export async function subscribe(
	{ stripe, control }: TestSandbox,
	changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
	card = '4242424242424242',
) {
	const { id } = await stripe.checkout.sessions.create(
		ordinary({ mode: 'subscription', line_items: [monthly], ...changes }),
	);
	await control.pay(id, { card, threeDSecure: 'authorise' });
	const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription.latest_invoice'] });
	return { session, subscription: session.subscription as Stripe.Subscription };
}

/** The days on which the period of a subscription begins and ends. */
export const periodOf = ({ items }: Stripe.Subscription) => {
	const [item] = items.data;
	return [item?.current_period_start, item?.current_period_end].map((at) =>
		new Date((at ?? 0) * 1000).toISOString().slice(0, 10),
	);
};
