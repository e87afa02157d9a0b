// Subscriptions through the port, with the provider's own client and its sandbox.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { sandboxKeys } from './keys.ts';
import { PaymentRefused, PaymentUnanswered } from './port.ts';
import type { NewSubscriptionSession, RecurringAccount } from './recurring.ts';
import { stripeProvider } from './stripe.ts';

const tenantId = newId();
const key = sandboxKeys(tenantId).secret;
const start = Date.UTC(2026, 0, 31, 12);
const day = 24 * 60 * 60;
const dayOf = (days: number) => new Date(start + days * day * 1000);

let sandbox: TestSandbox;

beforeEach(async () => {
	sandbox = await startTestSandbox({ clock: () => start });
});
afterEach(() => sandbox.end());

const account = () => stripeProvider({ url: undefined, sandboxUrl: sandbox.url }).account(key);
function recurring(): RecurringAccount {
	const { recurring: found } = account();
	if (!found) throw new Error('no recurring payments');
	return found;
}

const wish = (changes: Partial<NewSubscriptionSession> = {}): NewSubscriptionSession => ({
	paymentId: newId(),
	tenantId,
	orderId: newId(),
	subscriptionId: newId(),
	termsVersion: 1,
	interval: { unit: 'month', count: 1 },
	trialDays: null,
	customerId: null,
	currency: 'EUR',
	items: [
		{ name: 'Poster', amount: 1990 },
		{ name: 'Versand', amount: 0 },
	],
	amount: 1990,
	email: 'anna@example.com',
	language: 'de-DE',
	successUrl: 'http://demo.localhost:3000/checkout/return?order=1',
	cancelUrl: 'http://demo.localhost:3000/checkout?cancelled=1',
	...changes,
});

async function begin(changes: Partial<NewSubscriptionSession> = {}, card = '4242424242424242') {
	const given = wish(changes);
	const { id } = await recurring().openSubscription(given);
	await sandbox.control.pay(id, { card, threeDSecure: 'authorise' });
	const session = await account().read(id);
	return { given, session, id: session.subscriptionId ?? '' };
}

const failure = (work: Promise<unknown>) =>
	work.then(
		() => undefined,
		(error: unknown) => error,
	);
const calls = async () => (await sandbox.control.requests()).filter(({ path }) => path.startsWith('/v1/'));
const lastCall = async () => (await calls()).at(-1);

/** Types a card at the page that the customer is sent to. */
async function changeCard(customerId: string, subscriptionId: string, card = '4242424242424242') {
	const returnUrl = 'http://demo.localhost:3000/account?card=changed';
	const visit = { customerId, subscriptionId, flow: 'card', returnUrl, language: 'de-DE' } as const;
	const { url } = await recurring().openPortal(visit);
	const response = await fetch(`${sandbox.url}${new URL(url).pathname}`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams({ card, expiry: '12/34', cvc: '123', name: 'Anna Test' }),
	});
	expect(response.headers.get('location')).toBe(returnUrl);
}

describe('a page to subscribe at', () => {
	it('is requested with a price per interval for each item, once', async () => {
		const given = wish({ interval: { unit: 'week', count: 2 }, trialDays: 14, amount: 0, termsVersion: 3 });
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		const session = await recurring().openSubscription(given);
		expect((await recurring().openSubscription(given)).id).toBe(session.id);
		expect(session).toMatchObject({
			state: 'open',
			amount: 0,
			tenantId,
			orderId: given.orderId,
			paymentId: given.paymentId,
			subscriptionId: null,
			intentId: null,
			items: [],
		});
		const metadata = {
			tenant: tenantId,
			order: given.orderId,
			payment: given.paymentId,
			subscription: given.subscriptionId,
			terms: '3',
		};
		const item = (name: string, amount: string, position: string) => ({
			quantity: '1',
			price_data: {
				currency: 'eur',
				unit_amount: amount,
				product_data: { name },
				recurring: { interval: 'week', interval_count: '2' },
			},
			metadata: { position },
		});
		const [call] = await calls();
		expect(call).toMatchObject({ path: '/v1/checkout/sessions', headers: { 'idempotency-key': given.paymentId } });
		expect(call?.params).toEqual({
			mode: 'subscription',
			allowed_payment_method_types: { 0: 'card' },
			line_items: { 0: item('Poster', '1990', '0'), 1: item('Versand', '0', '1') },
			success_url: given.successUrl,
			cancel_url: given.cancelUrl,
			client_reference_id: given.orderId,
			customer_email: 'anna@example.com',
			locale: 'de',
			metadata,
			payment_method_collection: 'always',
			subscription_data: { metadata, trial_period_days: '14' },
		});
	});

	it('is for the customer who has paid before', async () => {
		const { session } = await begin();
		await recurring().openSubscription(wish({ customerId: session.customerId }));
		const call = await lastCall();
		expect(call?.params).toMatchObject({ customer: session.customerId });
		expect(call?.params).not.toHaveProperty('customer_email');
	});

	it('leads to a subscription, its customer, its first invoice, what was charged and its items in their order', async () => {
		const { given, session, id } = await begin();
		expect(session).toMatchObject({
			state: 'paid',
			amount: 1990,
			subscriptionId: expect.stringMatching(/^sub_/),
			customerId: expect.stringMatching(/^cus_/),
			invoiceId: expect.stringMatching(/^in_/),
			intentId: expect.stringMatching(/^pi_/),
		});
		expect(session.items).toHaveLength(2);
		const subscription = await recurring().readSubscription(id);
		expect(subscription).toEqual({
			id,
			tenantId,
			subscriptionId: given.subscriptionId,
			termsVersion: 1,
			customerId: session.customerId,
			status: 'active',
			items: session.items,
			startedAt: dayOf(0),
			trialEnd: null,
			periodStart: dayOf(0),
			periodEnd: dayOf(28),
			cancelAt: null,
			endedAt: null,
			endReason: null,
			pausedUntil: null,
			card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
			latestInvoiceId: session.invoiceId,
		});
		const [payment] = await sandbox.control.payments();
		expect(payment?.payment_intent).toBe(session.intentId);
		const refund = await account().refund({ refundId: newId(), intentId: session.intentId ?? '', amount: 100 });
		expect(refund.state).toBe('done');
	});

	it('leads to a trial without a payment', async () => {
		const { session, id } = await begin({ trialDays: 14, amount: 0 });
		expect(session).toMatchObject({ state: 'paid', amount: 0, intentId: null, subscriptionId: id });
		expect(await recurring().readSubscription(id)).toMatchObject({ status: 'trialing', trialEnd: dayOf(14) });
	});

	it('is unanswered without a response', async () => {
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 3 } } });
		expect(await failure(recurring().openSubscription(wish()))).toBeInstanceOf(PaymentUnanswered);
	});
});

describe('an invoice', () => {
	it('is read with what it was agreed under, its period and what paid it', async () => {
		const { given, session, id } = await begin();
		await sandbox.control.advance(29 * day);
		const { latestInvoiceId } = await recurring().readSubscription(id);
		const invoice = await recurring().readInvoice(latestInvoiceId ?? '');
		expect(invoice).toEqual({
			id: latestInvoiceId,
			subscriptionId: id,
			tenantId,
			ourSubscriptionId: given.subscriptionId,
			termsVersion: 1,
			reason: 'cycle',
			status: 'paid',
			amount: 1990,
			currency: 'EUR',
			intentId: expect.stringMatching(/^pi_/),
			attempts: 1,
			nextAttempt: null,
			failureCode: null,
			needsAction: false,
			hostedUrl: expect.stringContaining('/i/in_'),
			periodStart: dayOf(28),
			periodEnd: dayOf(59),
			createdAt: dayOf(28),
			paidAt: dayOf(28),
		});
		const all = await recurring().listInvoices(id, null);
		expect(all.map(({ reason }) => reason)).toEqual(['create', 'cycle']);
		expect(all[0]).toMatchObject({ id: session.invoiceId, intentId: session.intentId });
		expect(await recurring().listInvoices(id, dayOf(1))).toEqual([invoice]);
	});

	it('that was not paid says why, and when it is tried again', async () => {
		const { id } = await begin({}, '4000000000000341');
		await sandbox.control.advance(29 * day);
		expect(await recurring().readSubscription(id)).toMatchObject({ status: 'pastDue' });
		const [open] = await recurring().listInvoices(id, dayOf(1));
		expect(open).toMatchObject({
			status: 'open',
			amount: 1990,
			attempts: 1,
			nextAttempt: dayOf(31),
			failureCode: 'generic_decline',
			needsAction: false,
			paidAt: null,
		});
		await sandbox.control.advance(20 * day);
		expect(await recurring().readSubscription(id)).toMatchObject({
			status: 'ended',
			endReason: 'payment',
			endedAt: dayOf(43),
		});
	});

	it('that the bank asks about says where', async () => {
		const { id } = await begin({}, '4000002760003184');
		await sandbox.control.advance(29 * day);
		const [open] = await recurring().listInvoices(id, dayOf(1));
		expect(open).toMatchObject({ status: 'open', needsAction: true, hostedUrl: expect.stringContaining('/i/') });
	});

	it('is paid after the card was changed where it failed', async () => {
		const { session, id } = await begin({}, '4000000000000341');
		await sandbox.control.advance(29 * day);
		const [open] = await recurring().listInvoices(id, dayOf(1));
		const invoiceId = open?.id ?? '';
		expect(await failure(recurring().payInvoice(invoiceId, newId()))).toMatchObject({ code: 'generic_decline' });
		expect(await recurring().takeCard(id, newId())).toBe(false);
		await changeCard(session.customerId ?? '', id, '5555555555554444');
		expect(await recurring().takeCard(id, newId())).toBe(true);
		expect(await lastCall()).toMatchObject({ method: 'POST', path: `/v1/subscriptions/${id}` });
		expect(await recurring().takeCard(id, newId())).toBe(false);
		const payKey = newId();
		expect(await recurring().payInvoice(invoiceId, payKey)).toMatchObject({ status: 'paid', failureCode: null });
		expect(await lastCall()).toMatchObject({
			path: `/v1/invoices/${invoiceId}/pay`,
			headers: { 'idempotency-key': payKey },
		});
		expect(await recurring().payInvoice(invoiceId, newId())).toMatchObject({ status: 'paid' });
		expect(await recurring().readSubscription(id)).toMatchObject({
			status: 'active',
			card: { brand: 'mastercard', last4: '4444' },
		});
		expect(await sandbox.control.payments()).toHaveLength(2);
	});
});

describe('a subscription', () => {
	it('is canceled for the end of its period, kept, and ended', async () => {
		const { id } = await begin();
		const wishId = newId();
		expect(await recurring().cancelAtEnd(id, wishId)).toMatchObject({ status: 'active', cancelAt: dayOf(28) });
		expect(await lastCall()).toMatchObject({
			method: 'POST',
			path: `/v1/subscriptions/${id}`,
			params: { cancel_at_period_end: 'true' },
			headers: { 'idempotency-key': wishId },
		});
		expect(await recurring().keep(id, newId())).toMatchObject({ cancelAt: null });
		const ended = { status: 'ended', endReason: 'requested', endedAt: dayOf(0) };
		expect(await recurring().end(id, newId())).toMatchObject(ended);
		expect(await recurring().end(id, newId())).toMatchObject(ended);
		expect(await failure(recurring().keep(id, newId()))).toBeInstanceOf(PaymentRefused);
		expect(await failure(recurring().end('sub_nothing', newId()))).toMatchObject({ code: 'resource_missing' });
	});

	it('is paused with or without an end, and resumed', async () => {
		const { id } = await begin();
		expect(await recurring().pause(id, dayOf(60), newId())).toMatchObject({ status: 'paused', pausedUntil: dayOf(60) });
		expect((await lastCall())?.params).toMatchObject({ pause_collection: { behavior: 'void' } });
		await sandbox.control.advance(29 * day);
		expect(await recurring().listInvoices(id, dayOf(1))).toMatchObject([{ status: 'void' }]);
		expect(await recurring().pause(id, null, newId())).toMatchObject({ status: 'paused', pausedUntil: null });
		expect(await recurring().resume(id, newId())).toMatchObject({ status: 'active', pausedUntil: null });
	});

	it('costs something else from the next period on, or at once', async () => {
		const { session, id } = await begin();
		const change = (amount: number, termsVersion: number, prorate: boolean) =>
			recurring().change(
				id,
				{
					items: session.items.map((item, position) => ({ ...item, amount: position === 0 ? amount : 490 })),
					currency: 'EUR',
					interval: { unit: 'month', count: 1 },
					termsVersion,
					prorate,
				},
				newId(),
			);
		expect(await change(2990, 2, false)).toMatchObject({ termsVersion: 2, latestInvoiceId: session.invoiceId });
		expect((await lastCall())?.params).toMatchObject({
			proration_behavior: 'none',
			payment_behavior: 'error_if_incomplete',
			metadata: { terms: '2' },
			items: { 0: { id: session.items[0]?.id, price_data: { product: session.items[0]?.productId } } },
		});
		await sandbox.control.advance(28 * day);
		const [cycle] = await recurring().listInvoices(id, dayOf(1));
		expect(cycle).toMatchObject({ amount: 2990 + 490, termsVersion: 2, reason: 'cycle' });
		await change(3990, 3, true);
		const [, update] = await recurring().listInvoices(id, dayOf(1));
		expect(update).toMatchObject({ amount: 1000, termsVersion: 3, reason: 'update', status: 'paid' });
	});

	it('is not changed where the card does not pay for it', async () => {
		const { session, id } = await begin({}, '4000000000000341');
		const items = session.items.map((item) => ({ ...item, amount: 5000 }));
		const interval = { unit: 'month', count: 1 } as const;
		const change = { items, currency: 'EUR', interval, termsVersion: 2, prorate: true };
		expect(await failure(recurring().change(id, change, newId()))).toMatchObject({ code: 'generic_decline' });
		expect(await recurring().readSubscription(id)).toMatchObject({ termsVersion: 1 });
	});

	it('is taken over by another shop', async () => {
		const { id } = await begin();
		const owner = { tenantId: newId(), subscriptionId: newId() };
		expect(await recurring().adopt(id, owner, newId())).toMatchObject({ ...owner, termsVersion: 1 });
	});

	it('ends when its customer is removed, and that is done once', async () => {
		const { session, id } = await begin();
		await recurring().removeCustomer(session.customerId ?? '');
		await recurring().removeCustomer(session.customerId ?? '');
		expect(await recurring().readSubscription(id)).toMatchObject({ status: 'ended' });
	});
});
