// What becomes of invoices: refused cards, cards that ask, pauses, other prices. The vendor's SDK speaks to the sandbox.
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startListener, startTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { day, monthEnd, periodOf, subscribe } from '../testing/subscribe.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeEach(async () => {
	sandbox = await startTestSandbox({ clock: () => monthEnd });
	stripe = sandbox.stripe;
});
afterEach(() => sandbox.end());

const read = (id: string) => stripe.subscriptions.retrieve(id);
const now = monthEnd / 1000;
const februaryEnd = Date.UTC(2026, 1, 28, 12) / 1000;

async function openInvoice(subscription: string): Promise<Stripe.Invoice> {
	const { data } = await stripe.invoices.list({ subscription, status: 'open' });
	if (!data[0]) throw new Error('no open invoice');
	return stripe.invoices.retrieve(data[0].id, { expand: ['payments.data.payment.payment_intent'] });
}
const intentOf = (invoice: Stripe.Invoice) =>
	invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent | undefined;

async function listen(...types: Stripe.WebhookEndpointCreateParams.EnabledEvent[]) {
	const listener = await startListener();
	await stripe.webhookEndpoints.create({ url: listener.url, enabled_events: types });
	return {
		...listener,
		async heard() {
			await sandbox.control.quiet();
			return listener.types();
		},
	};
}

/** Types a card into a page without a script. */
const type = (url: string, card: string) =>
	fetch(url.replace(/^http:\/\/localhost/, 'http://127.0.0.1'), {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams({ card, expiry: '12/34', cvc: '123', name: 'Anna Test' }),
	});

async function changeCard(subscription: Stripe.Subscription, card = '4242424242424242'): Promise<string> {
	const customer = String(subscription.customer);
	const { url } = await stripe.billingPortal.sessions.create({
		customer,
		return_url: 'http://shop.localhost:3000/account',
		locale: 'de',
		flow_data: {
			type: 'payment_method_update',
			after_completion: {
				type: 'redirect',
				redirect: { return_url: 'http://shop.localhost:3000/account?card=changed' },
			},
		},
	});
	expect(url).toContain('/card');
	const response = await type(url, card);
	expect([response.status, response.headers.get('location')]).toEqual([
		303,
		'http://shop.localhost:3000/account?card=changed',
	]);
	const after = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
	return String(after.invoice_settings.default_payment_method);
}

describe('an invoice that the card does not pay', () => {
	it('says how often it was tried and when it is tried again', async () => {
		const { subscription } = await subscribe(sandbox, {}, '4000000000000341');
		await sandbox.control.advance(29 * day);
		const invoice = await openInvoice(subscription.id);
		expect(invoice).toMatchObject({
			attempt_count: 1,
			next_payment_attempt: februaryEnd + 3 * day,
			hosted_invoice_url: expect.stringContaining('/i/in_'),
		});
		expect(intentOf(invoice)).toMatchObject({
			status: 'requires_payment_method',
			last_payment_error: { decline_code: 'generic_decline' },
		});
		await sandbox.control.advance(3 * day);
		expect(await openInvoice(subscription.id)).toMatchObject({
			attempt_count: 2,
			next_payment_attempt: februaryEnd + 8 * day,
		});
		await sandbox.control.advance(13 * day);
		expect((await read(subscription.id)).status).toBe('canceled');
		expect(await openInvoice(subscription.id)).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
	});

	it('is refused again by a call with that card, and paid by a call with another one', async () => {
		const { subscription } = await subscribe(sandbox, {}, '4000000000000341');
		await sandbox.control.advance(29 * day);
		const { id } = await openInvoice(subscription.id);
		await expect(stripe.invoices.pay(id, {}, { idempotencyKey: 'pay 1' })).rejects.toMatchObject({
			statusCode: 402,
			code: 'card_declined',
			decline_code: 'generic_decline',
		});
		expect(await stripe.invoices.retrieve(id)).toMatchObject({
			attempt_count: 2,
			next_payment_attempt: februaryEnd + 3 * day,
		});
		const card = await changeCard(subscription);
		// The subscription has a card of its own, which is still charged.
		await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ statusCode: 402 });
		await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
		expect(await stripe.invoices.pay(id, { expand: ['payments'] })).toMatchObject({
			status: 'paid',
			next_payment_attempt: null,
			payments: { data: [{ status: 'paid', amount_paid: 3000 }] },
		});
		expect((await read(subscription.id)).status).toBe('active');
		await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ statusCode: 400 });
		await sandbox.control.advance(30 * day);
		expect(periodOf(await read(subscription.id))).toEqual(['2026-03-31', '2026-04-30']);
		expect(await sandbox.control.payments()).toHaveLength(3);
	});

	it('is void by a call, and never charged again; the subscription goes on', async () => {
		const { subscription } = await subscribe(sandbox, {}, '4000000000000341');
		await sandbox.control.advance(29 * day);
		const { id } = await openInvoice(subscription.id);
		expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void', next_payment_attempt: null });
		expect((await read(subscription.id)).status).toBe('active');
		await expect(stripe.invoices.voidInvoice(id)).rejects.toMatchObject({ statusCode: 400 });
		await sandbox.control.advance(4 * day);
		expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'void', attempt_count: 1 });
	});

	it('leaves the subscription unpaid where the account wants that, until it is paid', async () => {
		await sandbox.control.turn({ billing: { afterRetries: 'unpaid' } });
		const { subscription } = await subscribe(sandbox, {}, '4000000000000341');
		await sandbox.control.advance(50 * day);
		expect((await read(subscription.id)).status).toBe('unpaid');
		const { id } = await openInvoice(subscription.id);
		const card = await changeCard(subscription);
		expect((await stripe.invoices.pay(id, { payment_method: card })).status).toBe('paid');
		expect((await read(subscription.id)).status).toBe('active');
	});

	it('that is of a short period does not end the subscription before its own retries are over', async () => {
		const daily: Stripe.Checkout.SessionCreateParams.LineItem = {
			quantity: 1,
			price_data: { currency: 'eur', unit_amount: 500, recurring: { interval: 'day' }, product_data: { name: 'Tag' } },
		};
		const { subscription } = await subscribe(sandbox, { line_items: [daily] }, '4000000000000341');
		await sandbox.control.advance(10 * day);
		expect((await read(subscription.id)).status).toBe('past_due');
		expect((await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data).toHaveLength(10);
		await sandbox.control.advance(6 * day);
		expect((await read(subscription.id)).status).toBe('canceled');
	});
});

describe('a card that asks each time', () => {
	it('leaves the invoice waiting for its owner, at a page of its own', async () => {
		const events = await listen('invoice.payment_action_required', 'invoice.payment_failed', 'invoice.paid');
		const { subscription } = await subscribe(sandbox, {}, '4000002760003184');
		await sandbox.control.advance(29 * day);
		expect((await events.heard()).toSorted()).toEqual([
			'invoice.paid',
			'invoice.payment_action_required',
			'invoice.payment_failed',
		]);
		const invoice = await openInvoice(subscription.id);
		expect(intentOf(invoice)?.status).toBe('requires_action');
		await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
			statusCode: 402,
			code: 'invoice_payment_intent_requires_action',
		});
		const page = `${sandbox.url}/i/${invoice.id}`;
		expect(await (await fetch(page, { headers: { 'accept-language': 'de' } })).text()).toContain('Zahlung freigeben');
		const answer = (given: string) => fetch(page, { method: 'POST', body: new URLSearchParams({ answer: given }) });
		await answer('fail');
		expect(intentOf(await openInvoice(subscription.id))?.status).toBe('requires_payment_method');
		// Without a step to take the page asks for a card.
		expect((await type(page, '4000000000000002')).status).toBe(402);
		expect((await type(page, '4000002760003184')).status).toBe(303);
		await answer('authorise');
		expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
		expect((await read(subscription.id)).status).toBe('active');
		expect(await (await fetch(page)).text()).toContain('is paid');
		await events.close();
	});
});

describe('the page to change the card', () => {
	it('makes it the card of the customer and leaves that of the subscription', async () => {
		const events = await listen('payment_method.attached', 'customer.updated');
		const { subscription } = await subscribe(sandbox);
		const card = await changeCard(subscription, '5555555555554444');
		expect(await stripe.paymentMethods.retrieve(card)).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
		expect((await read(subscription.id)).default_payment_method).toBe(subscription.default_payment_method);
		expect((await events.heard()).toSorted()).toEqual(['customer.updated', 'payment_method.attached']);
		await events.close();
	});

	it('refuses what is no card, and a card that the bank refuses', async () => {
		const { subscription } = await subscribe(sandbox);
		const { url } = await stripe.billingPortal.sessions.create({
			customer: String(subscription.customer),
			flow_data: { type: 'payment_method_update' },
		});
		expect((await type(url, '1234')).status).toBe(422);
		expect((await type(url, '4000000000009995')).status).toBe(402);
		const { pathname } = new URL(url);
		expect((await fetch(`${sandbox.url}${pathname}?card=4242424242424242`)).status).toBe(200);
	});
});

describe('the clock', () => {
	it('announces the next invoice seven days ahead, once', async () => {
		const events = await listen('invoice.upcoming');
		await subscribe(sandbox);
		await sandbox.control.advance(20 * day);
		expect(await events.heard()).toEqual([]);
		await sandbox.control.advance(2 * day);
		expect(await events.heard()).toEqual(['invoice.upcoming']);
		await sandbox.control.advance(20 * day);
		expect(await events.heard()).toHaveLength(1);
		await events.close();
	});
});

describe('a pause', () => {
	it('voids what would be charged, lets time go on and ends by itself', async () => {
		const events = await listen('invoice.voided');
		const { subscription } = await subscribe(sandbox);
		const until = now + 50 * day;
		const paused = await stripe.subscriptions.update(subscription.id, {
			pause_collection: { behavior: 'void', resumes_at: until },
		});
		expect(paused).toMatchObject({ status: 'active', pause_collection: { behavior: 'void', resumes_at: until } });
		await sandbox.control.advance(29 * day);
		expect(await events.heard()).toEqual(['invoice.voided']);
		expect(periodOf(await read(subscription.id))).toEqual(['2026-02-28', '2026-03-31']);
		expect(await sandbox.control.payments()).toHaveLength(1);
		await sandbox.control.advance(31 * day);
		expect((await read(subscription.id)).pause_collection).toBeNull();
		expect(await sandbox.control.payments()).toHaveLength(2);
		await events.close();
	});

	it('ends when it is taken back', async () => {
		const { subscription } = await subscribe(sandbox);
		await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });
		const back = await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
		expect(back.pause_collection).toBeNull();
		await sandbox.control.advance(29 * day);
		expect(await sandbox.control.payments()).toHaveLength(2);
	});

	it('of a trial without a card ends when it is resumed', async () => {
		const events = await listen('customer.subscription.paused', 'customer.subscription.resumed');
		const { subscription } = await subscribe(sandbox, {
			payment_method_collection: 'if_required',
			subscription_data: {
				trial_period_days: 7,
				trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
			},
		});
		await sandbox.control.advance(8 * day);
		expect((await read(subscription.id)).status).toBe('paused');
		await changeCard(subscription);
		const resumed = await stripe.subscriptions.resume(subscription.id);
		expect(resumed).toMatchObject({ status: 'active', billing_cycle_anchor: now + 8 * day });
		expect(await sandbox.control.payments()).toMatchObject([{ amount: 3000 }]);
		expect(await events.heard()).toEqual(['customer.subscription.paused', 'customer.subscription.resumed']);
		await expect(stripe.subscriptions.resume(subscription.id)).rejects.toMatchObject({ statusCode: 400 });
		await events.close();
	});
});

describe('another price', () => {
	const change = (
		subscription: Stripe.Subscription,
		amount: number,
		more: Partial<Stripe.SubscriptionUpdateParams> = {},
		interval: 'month' | 'year' = 'month',
	) => {
		const [item] = subscription.items.data;
		return stripe.subscriptions.update(subscription.id, {
			items: [
				{
					id: item?.id ?? '',
					quantity: 1,
					price_data: {
						currency: 'eur',
						product: String(item?.price.product),
						recurring: { interval },
						unit_amount: amount,
					},
				},
			],
			payment_behavior: 'error_if_incomplete',
			proration_behavior: 'none',
			...more,
		});
	};

	it('counts from the next period on, and its invoice has the metadata of that moment', async () => {
		const { subscription } = await subscribe(sandbox, { subscription_data: { metadata: { terms: '1' } } });
		await change(subscription, 4500, { metadata: { terms: '2' } });
		expect(await sandbox.control.payments()).toHaveLength(1);
		await sandbox.control.advance(29 * day);
		const booked = await sandbox.control.invoices();
		expect(
			booked.map(({ amount_paid, metadata, billing_reason }) => [amount_paid, metadata.terms, billing_reason]),
		).toEqual([
			[3000, '1', 'subscription_create'],
			[4500, '2', 'subscription_cycle'],
		]);
	});

	it('is charged at once for the rest of the period, by seconds', async () => {
		const { subscription } = await subscribe(sandbox);
		// A quarter of the 28 days is over.
		await sandbox.control.advance(7 * day);
		const after = await change(subscription, 6001, { proration_behavior: 'always_invoice' });
		const invoice = await stripe.invoices.retrieve(String(after.latest_invoice));
		expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', total: 4501 - 2250 });
		expect(invoice.lines.data.map(({ amount, period }) => [amount, period.end])).toEqual([
			[-2250, februaryEnd],
			[4501, februaryEnd],
		]);
		expect(periodOf(after)).toEqual(['2026-01-31', '2026-02-28']);
	});

	it('is refused as a whole where the card does not pay', async () => {
		const { subscription } = await subscribe(sandbox, {}, '4000000000000341');
		await sandbox.control.advance(7 * day);
		await expect(change(subscription, 9000, { proration_behavior: 'always_invoice' })).rejects.toMatchObject({
			statusCode: 402,
			code: 'card_declined',
		});
		expect((await read(subscription.id)).items.data[0]?.price.unit_amount).toBe(1500);
		expect(await sandbox.control.invoices()).toHaveLength(1);
	});

	it('with another interval begins a period at once', async () => {
		const { subscription } = await subscribe(sandbox);
		await sandbox.control.advance(7 * day);
		const after = await change(subscription, 30_000, {}, 'year');
		expect(periodOf(after)).toEqual(['2026-02-07', '2027-02-07']);
		expect(await stripe.invoices.retrieve(String(after.latest_invoice))).toMatchObject({
			total: 30_000,
			status: 'paid',
		});
	});

	it('of an item that is not there, or of a price that is paid once, is refused', async () => {
		const { subscription } = await subscribe(sandbox);
		const [item] = subscription.items.data;
		const unknown = { ...subscription, items: { ...subscription.items, data: [{ ...item, id: 'si_nothing' }] } };
		await expect(change(unknown as Stripe.Subscription, 1)).rejects.toMatchObject({ code: 'resource_missing' });
	});
});

describe('a customer', () => {
	it('takes everything along when deleted, and stays deleted', async () => {
		const events = await listen('customer.subscription.deleted', 'customer.deleted');
		const { subscription } = await subscribe(sandbox);
		const id = String(subscription.customer);
		expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
		expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
		expect(await read(subscription.id)).toMatchObject({ status: 'canceled' });
		await expect(stripe.customers.del(id)).rejects.toMatchObject({ code: 'resource_missing' });
		expect((await events.heard()).toSorted()).toEqual(['customer.deleted', 'customer.subscription.deleted']);
		await events.close();
	});

	it('may be given one of their own cards, and no other', async () => {
		const { subscription } = await subscribe(sandbox);
		const other = await subscribe(sandbox);
		const [own, foreign] = [subscription, other.subscription].map(({ default_payment_method }) =>
			String(default_payment_method),
		);
		const give = (card: string | undefined) =>
			stripe.customers.update(String(subscription.customer), {
				invoice_settings: { default_payment_method: card ?? '' },
			});
		expect((await give(own)).invoice_settings.default_payment_method).toBe(own);
		await expect(give(foreign)).rejects.toMatchObject({ code: 'resource_missing' });
	});
});

describe('the payments of invoices', () => {
	it('are listed, and lead to the intent', async () => {
		const { subscription } = await subscribe(sandbox, {}, '4000000000000341');
		await sandbox.control.advance(29 * day);
		const { id } = await openInvoice(subscription.id);
		const { data } = await stripe.invoicePayments.list({ invoice: id });
		expect(data).toMatchObject([{ invoice: id, status: 'open', amount_requested: 3000, amount_paid: null }]);
		expect((await stripe.invoicePayments.list({ status: 'paid' })).data).toHaveLength(1);
	});
});
