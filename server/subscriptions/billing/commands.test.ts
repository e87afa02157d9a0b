import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type Billing, startBilling } from '../../testing/billing.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { type Command, requestCommand } from '../core/request-command.ts';
import { subscriptionsOfPerson } from '../core/subscriptions-of-person.ts';
import { openCardPage, takeNewCard } from './card-page.ts';
import { quoteChange, requestChange } from './change-subscription.ts';
import { changeJob, commandJob, forgetJob } from './jobs.ts';
import { payOverdue } from './pay-overdue.ts';
import { openRecurring } from './read-provider.ts';
import { runCommand } from './run-command.ts';
import { settleSubscription } from './settle-subscription.ts';

let shop: Billing;

beforeAll(async () => {
	shop = await startBilling(inject('cluster'));
});
afterEach(() => shop.sandbox.control.calm());
afterAll(() => shop.close());

const settle = (subscriptionId: string) => settleSubscription(shop.services, shop.tenant.id, { subscriptionId });
const contract = async (id: string) => {
	const [found] = await shop.inShop((sql) => sql`select * from subscriptions where id = ${id}`);
	return found ?? {};
};
const orders = (id: string) =>
	shop.inShop(
		(sql) => sql`
			select o.gross::int, l.quantity, o.shipping_address ->> 'city' as city from orders o join order_lines l on l.order_id = o.id
			where o.subscription_id = ${id} and o.number is not null order by o.number`,
	);
const by = { actor: 'shopper', userId: null } as const;
const request = (id: string, command: Command, until: Date | null = null) =>
	shop.inShop((sql) => requestCommand(sql, shop.tenant.id, id, { command, ...by, until }));

async function run(id: string, command: Command, until: Date | null = null) {
	const commandId = (await request(id, command, until)) ?? '';
	return runCommand(shop.services, shop.tenant.id, { subscriptionId: id, commandId });
}

const purposes = async (id: string) => (await shop.notices(id)).map(({ purpose }) => purpose);

/** Types a card at the page that the customer is sent to. */
async function changeCard(id: string, card: string) {
	const url = await openCardPage(shop.services, shop.tenant.id, id, {
		...{ returnUrl: 'http://demo.localhost/account/subscriptions', language: 'de-DE' },
	});
	const body = new URLSearchParams({ card, expiry: '12/39', cvc: '123', name: 'Anna Test' });
	await fetch(`${shop.sandbox.url}${new URL(url).pathname}`, { method: 'POST', redirect: 'manual', body });
}

describe('a command', () => {
	it('cancels for the end of the period, keeps, and cancels again; at the end nothing is charged', async () => {
		const { id } = await shop.subscribe();
		await settle(id);
		expect(await run(id, 'cancel')).toBe('done');
		expect(await contract(id)).toMatchObject({ state: 'active', command: null, cancelAt: expect.any(Date) });
		expect(await run(id, 'keep')).toBe('done');
		expect(await contract(id)).toMatchObject({ state: 'active', cancelAt: null });
		await run(id, 'cancel');
		await shop.advance(32);
		await settle(id);
		expect(await contract(id)).toMatchObject({ state: 'ended', endReason: 'customer' });
		expect(await orders(id)).toHaveLength(1);
		expect(await purposes(id)).toEqual(['begun', 'canceled', 'reactivated', 'canceled', 'ended']);
		expect(await request(id, 'keep')).toBeUndefined();
	});

	it('pauses, so that no order is made, resumes, and ends at once', async () => {
		const { id } = await shop.subscribe();
		expect(await run(id, 'pause')).toBe('done');
		expect(await contract(id)).toMatchObject({ state: 'paused', pausedAt: expect.any(Date) });
		await shop.advance(32);
		await settle(id);
		expect(await orders(id)).toHaveLength(1);
		expect(await run(id, 'resume')).toBe('done');
		expect(await contract(id)).toMatchObject({ state: 'active', pausedAt: null });
		expect(await purposes(id)).toEqual(['begun', 'paused', 'resumed']);
		await shop.advance(31);
		await settle(id);
		expect(await orders(id)).toHaveLength(2);
		expect(await run(id, 'end')).toBe('done');
		expect(await contract(id)).toMatchObject({ state: 'ended', endReason: 'customer' });
	});

	it('is done by the job where the provider did not answer, and once', async () => {
		const { id } = await shop.subscribe();
		await shop.sandbox.control.turn({ answers: { failNext: { status: 503, times: 3 } } });
		expect(await run(id, 'cancel')).toBe('waiting');
		expect(await contract(id)).toMatchObject({ command: 'cancel', cancelAt: null });
		await shop.sandbox.control.calm();
		await runWaiting(shop.test, { job: commandJob(shop.services), tenantId: shop.tenant.id });
		expect(await contract(id)).toMatchObject({ command: null, cancelAt: expect.any(Date) });
	});

	it('in a trial ends it without a payment, and takes the order of the checkout away', async () => {
		const { id, orderId } = await shop.subscribe('calendar');
		expect(await run(id, 'cancel')).toBe('done');
		await shop.advance(15);
		await settle(id);
		expect(await contract(id)).toMatchObject({ state: 'ended' });
		expect(await shop.inShop((sql) => sql`select from orders where id = ${orderId}`)).toHaveLength(0);
	});

	it('of a person who is erased ends what runs, and the provider forgets them', async () => {
		const { id, userId } = await shop.subscribe();
		await settle(id);
		expect(await contract(id)).toMatchObject({ card: { last4: '4242' } });
		await shop.inShop((sql) =>
			subscriptionsOfPerson.erasePart(sql, shop.tenant.id, { id: userId, email: 'gone@example.com' }),
		);
		await runWaiting(shop.test, { job: forgetJob(shop.services), tenantId: shop.tenant.id });
		const erased = { state: 'ended', endReason: 'erased', customerId: null, card: null };
		expect(await contract(id)).toMatchObject(erased);
		await settle(id);
		expect(await contract(id)).toMatchObject(erased);
	});
});

describe('a card that does not pay', () => {
	it('is overdue with a notice for each attempt; the new card pays, for one order', async () => {
		const { id } = await shop.subscribe('poster', { card: '4000000000000341' });
		await settle(id);
		await shop.advance(32);
		await settle(id);
		await settle(id);
		const overdue = await contract(id);
		expect(overdue).toMatchObject({ state: 'pastDue', failureCode: 'generic_decline', retryAt: expect.any(Date) });
		const key = `${overdue.openInvoiceId}.1`;
		expect(await shop.notices(id)).toContainEqual(expect.objectContaining({ purpose: 'failed', key }));
		expect(await payOverdue(shop.services, shop.tenant.id, id)).toMatchObject({
			...{ paid: false, actionUrl: null, failureCode: 'generic_decline' },
		});
		expect(await orders(id)).toHaveLength(1);
		expect(await takeNewCard(shop.services, shop.tenant.id, id)).toBe('unchanged');
		await changeCard(id, '5555555555554444');
		expect(await takeNewCard(shop.services, shop.tenant.id, id)).toBe('taken');
		expect(await contract(id)).toMatchObject({
			...{ state: 'active', overdueSince: null, openInvoiceId: null, card: { last4: '4444' } },
		});
		expect(await orders(id)).toHaveLength(2);
		expect(await purposes(id)).toContain('cardChanged');
	});

	it('at the end of a trial makes the first order as soon as another one pays, which no mail calls the next', async () => {
		const { id } = await shop.subscribe('calendar', { card: '4000000000000341' });
		await shop.advance(15);
		await settle(id);
		expect(await contract(id)).toMatchObject({ state: 'pastDue' });
		await changeCard(id, '5555555555554444');
		expect(await takeNewCard(shop.services, shop.tenant.id, id)).toBe('taken');
		const invoices = await shop.inShop(
			(sql) => sql`select kind, state from subscription_invoices where subscription_id = ${id}`,
		);
		expect(invoices).toEqual([{ kind: 'first', state: 'paid' }]);
	});

	it('that its bank asks about is paid on its page, for one order', async () => {
		const { id } = await shop.subscribe('poster', { card: '4000002760003184' });
		await shop.advance(32);
		await settle(id);
		const { actionUrl } = await contract(id);
		expect(await shop.notices(id)).toContainEqual(expect.objectContaining({ purpose: 'action', url: actionUrl }));
		const page = `${shop.sandbox.url}${new URL(String(actionUrl)).pathname}`;
		await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: 'authorise' }) });
		await settle(id);
		await settle(id);
		expect(await orders(id)).toHaveLength(2);
		expect(await contract(id)).toMatchObject({ state: 'active', actionUrl: null });
	});

	it('leaves nothing owed once the contract is cancelled: it ends at once, and the card is not charged again', async () => {
		const { id, providerId } = await shop.subscribe('poster', { card: '4000000000000341' });
		await settle(id);
		await shop.advance(32);
		await settle(id);
		const attempts = async () =>
			(await shop.sandbox.control.invoices())
				.filter(({ subscription }) => subscription === providerId)
				.map(({ attempt_count: count }) => count);
		const before = await attempts();
		expect(await run(id, 'cancel')).toBe('done');
		expect(await contract(id)).toMatchObject({
			...{ state: 'ended', endReason: 'customer', overdueSince: null, retryAt: null, openInvoiceId: null },
		});
		const [event] = await shop.inShop(
			(sql) => sql`select detail from subscription_events where subscription_id = ${id} and kind = 'canceled'`,
		);
		expect(event).toMatchObject({ detail: { atOnce: true, isUnpaid: true } });
		await shop.advance(10);
		await settle(id);
		const invoices = await shop.inShop(
			(sql) => sql`select state from subscription_invoices where subscription_id = ${id} order by period_start`,
		);
		expect(invoices).toEqual([{ state: 'paid' }, { state: 'void' }]);
		expect(await attempts()).toEqual(before);
		expect(await orders(id)).toHaveLength(1);
		expect((await purposes(id)).filter((purpose) => purpose !== 'begun')).toEqual(['failed', 'ended']);
	});

	it('leaves nothing owed either where the provider has cancelled the contract itself', async () => {
		const { id, providerId } = await shop.subscribe('poster', { card: '4000000000000341' });
		await shop.advance(32);
		await settle(id);
		const account = await openRecurring(shop.services, shop.tenant.id);
		await account.cancelAtEnd(providerId, 'in the dashboard');
		await settle(id);
		const { command, commandId } = await contract(id);
		expect(command).toBe('end');
		await runCommand(shop.services, shop.tenant.id, { subscriptionId: id, commandId: String(commandId) });
		expect(await contract(id)).toMatchObject({ state: 'ended', endReason: 'staff', openInvoiceId: null });
	});

	it('is charged no more for what was withdrawn from, on which the shop still decides', async () => {
		const { id } = await shop.subscribe('poster', { card: '4000000000000341' });
		await shop.advance(32);
		await settle(id);
		const wanted = { command: 'cancel', actor: 'system', userId: null, reason: 'withdrawal' } as const;
		const commandId = (await shop.inShop((sql) => requestCommand(sql, shop.tenant.id, id, wanted))) ?? '';
		await runCommand(shop.services, shop.tenant.id, { subscriptionId: id, commandId });
		await settle(id);
		expect(await contract(id)).toMatchObject({ state: 'active', cancelAt: expect.any(Date), openInvoiceId: null });
		await shop.advance(10);
		await settle(id);
		expect(await orders(id)).toHaveLength(1);
	});

	it('to the end ends the contract', async () => {
		const { id } = await shop.subscribe('poster', { card: '4000000000000341' });
		await shop.advance(60);
		await settle(id);
		expect(await contract(id)).toMatchObject({ state: 'ended', endReason: 'payment', openInvoiceId: null });
		const [open] = await shop.inShop(
			(sql) => sql`select state from subscription_invoices where subscription_id = ${id} and state <> 'paid'`,
		);
		expect(open).toEqual({ state: 'void' });
		expect(await purposes(id)).toEqual(['begun', 'ended']);
	});
});

describe('a change', () => {
	it('holds from the next payment on, at the prices of the contract', async () => {
		const { id } = await shop.subscribe('poster', { quantity: 2 });
		await shop.inShop(
			(sql) => sql`
				update product_pricing set pricing = jsonb_set(pricing::jsonb, '{unitPrice}', '999999')::json
				where product_id = ${shop.productId('poster')}`,
		);
		const wanted = { lines: [{ position: 0, quantity: 5 }] };
		const { totals } = await shop.inShop((sql) => quoteChange(sql, shop.tenant, id, wanted));
		expect(totals.gross).toBeLessThan(10_000);
		const ask = (seenTotal: number) =>
			shop.inShop((sql) => requestChange(sql, shop.tenant, id, { ...wanted, seenTotal }, by));
		await expect(ask(1)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
		expect(await ask(totals.gross)).toBe(2);
		await runWaiting(shop.test, { job: changeJob(shop.services), tenantId: shop.tenant.id });
		expect(await contract(id)).toMatchObject({ termsVersion: 2 });
		expect(await orders(id)).toMatchObject([{ quantity: 2 }]);
		await shop.advance(32);
		await settle(id);
		expect(await orders(id)).toMatchObject([{ quantity: 2 }, { quantity: 5, gross: totals.gross }]);
		expect(await purposes(id)).toContain('changed');
	});

	it('of the address goes with the next delivery; what cannot be delivered is refused with its part', async () => {
		const { id } = await shop.subscribe();
		const [{ address } = { address: {} }] = await shop.inShop(
			(sql) => sql<{ address: object }[]>`
				select shipping_address as address from subscription_terms where subscription_id = ${id}`,
		);
		const moved = { ...address, city: 'Bremen', zipCode: '28195' } as never;
		const change = (wanted: Parameters<typeof quoteChange>[3]) =>
			shop.inShop((sql) => requestChange(sql, shop.tenant, id, { ...wanted, seenTotal: null }, by));
		await expect(change({ lines: [{ position: 0, quantity: 0 }] })).rejects.toMatchObject({ code: 'VALIDATION' });
		await expect(change({ lines: [{ position: 0, designId: newId() }] })).rejects.toMatchObject({ code: 'VALIDATION' });
		await expect(change({ shippingAddress: { ...(moved as object), city: '' } as never })).rejects.toMatchObject({
			code: 'ADDRESS_INVALID',
		});
		await change({ shippingAddress: moved });
		await runWaiting(shop.test, { job: changeJob(shop.services), tenantId: shop.tenant.id });
		await shop.advance(32);
		await settle(id);
		expect(await orders(id)).toMatchObject([{ city: 'Hamburg' }, { city: 'Bremen' }]);
	});
});
