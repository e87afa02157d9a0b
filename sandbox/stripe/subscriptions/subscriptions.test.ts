import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneItem, startListener, startTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { subscribe as buy, periodOf as dates, day, monthly, monthEnd as start } from '../testing/subscribe.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeEach(async () => {
	sandbox = await startTestSandbox({ clock: () => start });
	stripe = sandbox.stripe;
});
afterEach(() => sandbox.end());

const subscribe = (...given: [changes?: Partial<Stripe.Checkout.SessionCreateParams>, card?: string]) =>
	buy(sandbox, ...given);
const read = (id: string) => stripe.subscriptions.retrieve(id);

describe('a subscription', () => {
	it('begins with a paid session, its customer and its first invoice', async () => {
		const { session, subscription } = await subscribe({
			line_items: [monthly, oneItem(900, 'Einrichtung')],
			subscription_data: { metadata: { plan: 'm' } },
		});
		expect(session).toMatchObject({
			status: 'complete',
			payment_status: 'paid',
			amount_total: 3900,
			payment_intent: null,
		});
		expect(subscription).toMatchObject({
			status: 'active',
			customer: session.customer,
			cancel_at_period_end: false,
			metadata: { plan: 'm' },
			items: { data: [{ quantity: 2, price: { recurring: { interval: 'month' } } }] },
		});
		expect(dates(subscription)).toEqual(['2026-01-31', '2026-02-28']);
		expect(subscription.latest_invoice).toMatchObject({
			status: 'paid',
			total: 3900,
			billing_reason: 'subscription_create',
			parent: { subscription_details: { subscription: subscription.id } },
		});
		expect(await sandbox.control.payments()).toMatchObject([
			{ amount: 3900, invoice: (subscription.latest_invoice as Stripe.Invoice).id },
		]);
	});

	it('is renewed by the clock, each month from the day it began', async () => {
		const { subscription } = await subscribe();
		const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
		expect(preview).toMatchObject({ total: 3000, billing_reason: 'upcoming' });
		await sandbox.control.advance(60 * day);
		expect(dates(await read(subscription.id))).toEqual(['2026-03-31', '2026-04-30']);
		const { data } = await stripe.invoices.list({ subscription: subscription.id });
		expect(data.map(({ billing_reason, status, total }) => [billing_reason, status, total])).toEqual([
			['subscription_cycle', 'paid', 3000],
			['subscription_cycle', 'paid', 3000],
			['subscription_create', 'paid', 3000],
		]);
		expect(await sandbox.control.payments()).toHaveLength(3);
	});

	it('costs nothing on trial, tells three days before it ends, then is charged', async () => {
		const listener = await startListener();
		await stripe.webhookEndpoints.create({
			url: listener.url,
			enabled_events: ['customer.subscription.trial_will_end', 'invoice.paid'],
		});
		const { session, subscription } = await subscribe({ subscription_data: { trial_period_days: 14 } });
		expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
		expect(subscription).toMatchObject({ status: 'trialing', trial_end: start / 1000 + 14 * day });
		expect(await sandbox.control.payments()).toEqual([]);
		await sandbox.control.advance(11 * day);
		await sandbox.control.quiet();
		expect(listener.types().sort()).toEqual(['customer.subscription.trial_will_end', 'invoice.paid']);
		await sandbox.control.advance(3 * day);
		expect((await read(subscription.id)).status).toBe('active');
		expect(await sandbox.control.payments()).toMatchObject([{ amount: 3000 }]);
		await listener.close();
	});

	it('runs to the end of its period when it is canceled, and on when that is taken back', async () => {
		const { subscription } = await subscribe();
		const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
		expect((await sandbox.control.requests()).at(-1)).toMatchObject({
			method: 'POST',
			path: `/v1/subscriptions/${subscription.id}`,
			params: { cancel_at_period_end: 'true' },
		});
		expect(ending).toMatchObject({
			status: 'active',
			cancel_at_period_end: true,
			cancel_at: ending.items.data[0]?.current_period_end,
		});
		const back = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
		expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
		await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
		await sandbox.control.advance(40 * day);
		expect(await read(subscription.id)).toMatchObject({ status: 'canceled', ended_at: ending.cancel_at });
		expect(await sandbox.control.payments()).toHaveLength(1);
		await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).rejects.toMatchObject({
			code: 'invalid_canceled_subscription_fields',
		});
		expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([]);
		expect(
			(await stripe.subscriptions.list({ customer: String(subscription.customer), status: 'all' })).data,
		).toHaveLength(1);
	});

	it('ends at once when it is deleted', async () => {
		const { subscription } = await subscribe();
		expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
		expect((await sandbox.control.requests()).at(-1)).toMatchObject({
			method: 'DELETE',
			path: `/v1/subscriptions/${subscription.id}`,
		});
	});

	it('is overdue with a card that fails later, is tried again, and ends', async () => {
		const { subscription } = await subscribe({}, '4000000000000341');
		expect(subscription.status).toBe('active');
		await sandbox.control.advance(29 * day);
		expect(await read(subscription.id)).toMatchObject({ status: 'past_due' });
		const { data } = await stripe.invoices.list({ subscription: subscription.id, status: 'open' });
		expect(data).toMatchObject([{ attempt_count: 1, amount_remaining: 3000 }]);
		await sandbox.control.advance(16 * day);
		expect((await read(subscription.id)).status).toBe('canceled');
		expect(await sandbox.control.payments()).toHaveLength(1);
	});
});

describe('the portal', () => {
	it('cancels and takes it back, without a script', async () => {
		const { subscription } = await subscribe();
		const portal = await stripe.billingPortal.sessions.create({
			customer: String(subscription.customer),
			return_url: 'http://shop.localhost:3000/account',
			locale: 'de',
		});
		expect(portal.id).toMatch(/^bps_/);
		const { pathname } = new URL(portal.url);
		const page = async () => (await fetch(`${sandbox.url}${pathname}`)).text();
		const press = (action: string) =>
			fetch(`${sandbox.url}${pathname}`, {
				method: 'POST',
				body: new URLSearchParams({ subscription: subscription.id, do: action }),
			});
		expect(await page()).toContain('Zum Ende des Zeitraums kündigen');
		await press('cancel');
		expect((await read(subscription.id)).cancel_at_period_end).toBe(true);
		expect(await page()).toContain('Doch behalten');
		await press('keep');
		expect((await read(subscription.id)).cancel_at_period_end).toBe(false);
	});
});
