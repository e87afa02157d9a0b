import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { noPictures, startApp, type TestApp } from '../../testing/app.ts';
import { type Billing, startBilling } from '../../testing/billing.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { someAddress } from '../../testing/orders.ts';
import { makeShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { changeJob, commandJob } from '../billing/jobs.ts';
import { settleSubscription } from '../billing/settle-subscription.ts';
import { notifyJob } from '../mails/notify-job.ts';
import { listOwn } from './list-own.ts';

let shop: Billing;
let app: TestApp;

beforeAll(async () => {
	shop = await startBilling(inject('cluster'));
	app = await startApp({ database: shop.test.database, limits: noLimits, payments: shop.services });
});
afterEach(() => shop.sandbox.control.calm());
afterAll(async () => {
	await app.close();
	await shop.close();
});

const notify = notifyJob({ store: noPictures, platformAddress: (slug) => `http://${slug}.localhost:3000` });

const settle = (subscriptionId: string) => settleSubscription(shop.services, shop.tenant.id, { subscriptionId });

async function signedIn(userId: string): Promise<Browser> {
	const [user] = await shop.inShop((sql) => sql<{ email: string }[]>`select email from users where id = ${userId}`);
	const browser = new Browser(app);
	await browser.logIn(user?.email ?? '');
	return browser;
}

/** A subscription with its customer. */
async function subscribed(...wanted: Parameters<Billing['subscribe']>) {
	const bought = await shop.subscribe(...wanted);
	await settle(bought.id);
	return { ...bought, who: await signedIn(bought.userId) };
}

const shown = `id number status state cancelAt trialEnd nextPaymentDate endedAt mayCancel mayReactivate mayChange isBeingChanged
	overdue { amount failureCode } card { last4 } paymentCount pendingChange { gross } gross lines { position quantity }
	shippingAddress { city }`;

const find = (who: Browser, id: string, fields = shown) =>
	who.resultOf(`query($id: ID!) { subscription(id: $id) { ${fields} } }`, { id });
const act = (who: Browser, name: string, id: string, fields = `{ ${shown} }`) =>
	who.resultOf(`mutation($id: ID!) { ${name}(id: $id) ${fields} }`, { id });
const change = (who: Browser, input: object, seenTotal: number | null = null) =>
	who.resultOf(
		`mutation($input: SubscriptionChangeInput!, $seenTotal: Float) {
			changeSubscription(input: $input, seenTotal: $seenTotal) { ${shown} }
		}`,
		{ input, seenTotal },
	);

/** Types a card at the page that the customer is sent to. */
async function changeCard(who: Browser, id: string, card: string, forAll?: boolean): Promise<string | null> {
	const opening = 'mutation($id: ID!, $forAll: Boolean) { openSubscriptionCardPage(id: $id, forAll: $forAll) }';
	const url = String(await who.resultOf(opening, { id, forAll }));
	const body = new URLSearchParams({ card, expiry: '12/39', cvc: '123', name: 'Anna Test' });
	const page = `${shop.sandbox.url}${new URL(url).pathname}`;
	const response = await fetch(page, { method: 'POST', redirect: 'manual', body });
	return response.headers.get('location');
}

describe('a customer', () => {
	it('sees what runs and what has ended, with payments, orders and invoices', async () => {
		const { who, id, orderId } = await subscribed('poster', { quantity: 3 });
		await shop.advance(32);
		await settle(id);
		const list = await who.resultOf(`{ subscriptions { total items { id status state } } }`);
		expect(list).toEqual({ total: 1, items: [{ id, status: 'active', state: 'active' }] });
		const found = await find(who, id, `${shown} payments { state amount orderId orderNumber } interval { unit count }`);
		expect(found).toMatchObject({
			...{ status: 'active', mayCancel: true, mayReactivate: false, mayChange: true, cancelAt: null, paymentCount: 2 },
			...{ interval: { unit: 'month', count: 1 }, lines: [{ position: 0, quantity: 3 }], overdue: null },
			nextPaymentDate: expect.any(String),
			card: { last4: '4242' },
		});
		const { payments, gross } = found;
		expect(payments).toHaveLength(2);
		expect(payments[1]).toMatchObject({ state: 'paid', amount: gross, orderId, orderNumber: expect.any(String) });
	});

	it('reads what is delivered in their own language, as long as the product is called as it was', async () => {
		const { who, id } = await subscribed();
		const named = (language: string) => find(who, id, `lines(language: "${language}") { name }`);
		const [german, english] = [await named('de-DE'), await named('en-GB')];
		expect(german).toEqual(await find(who, id, 'lines { name }'));
		expect(english.lines[0].name).not.toBe(german.lines[0].name);
		await shop.inShop((sql) => sql`update subscription_lines set name = 'As it was' where subscription_id = ${id}`);
		expect(await named('en-GB')).toEqual({ lines: [{ name: 'As it was' }] });
	});

	it('finds neither the subscriptions of others nor those of other shops, and does nothing with them', async () => {
		const { who, id } = await subscribed();
		const { who: stranger } = await subscribed();
		const elsewhere = await makeShop(shop.test, 'elsewhere');
		expect(elsewhere.id).not.toBe(shop.tenant.id);
		const foreign = new Browser(app, 'elsewhere.localhost');
		await foreign.post('createTemporaryUser');
		const missing = { refused: 'NOT_FOUND' };
		for (const other of [stranger, foreign]) {
			expect(await find(other, id)).toMatchObject({ refused: expect.stringMatching(/NOT_FOUND|UNAUTHORIZED/) });
			for (const name of ['cancelSubscription', 'reactivateSubscription'])
				expect(await act(other, name, id)).toMatchObject({ refused: expect.stringMatching(/NOT_FOUND|UNAUTHORIZED/) });
		}
		expect(await act(stranger, 'openSubscriptionCardPage', id, '')).toEqual(missing);
		expect(await act(stranger, 'takeSubscriptionCard', id, '{ outcome }')).toEqual(missing);
		expect(await act(stranger, 'paySubscription', id, '{ paid }')).toEqual(missing);
		expect(await change(stranger, { id, lines: [{ position: 0, quantity: 9 }] })).toEqual(missing);
		const designs = 'query($id: ID!) { subscriptionDesigns(id: $id, position: 0) { id } }';
		expect(await stranger.resultOf(designs, { id })).toEqual(missing);
		expect(await find(who, newId())).toEqual(missing);
		expect(await find(who, id)).toMatchObject({ id, status: 'active' });
	});

	it('reads of each order which subscription it is a delivery of, and for which period it was paid', async () => {
		const { who, id, orderId } = await subscribed();
		const { number, payments } = await find(who, id, 'number payments { orderNumber periodStart periodEnd }');
		const { orderNumber, ...period } = payments[0];
		const order = await who.resultOf(
			`query($number: String!) { ownOrder(number: $number) { id subscription { id number periodStart periodEnd } } }`,
			{ number: orderNumber },
		);
		expect(order).toEqual({ id: orderId, subscription: { id, number, ...period } });
	});

	it('reads which lines the next delivery lacks print data for, until the subscription is cancelled', async () => {
		const { who, id } = await subscribed();
		expect(await find(who, id, 'lackingLines')).toEqual({ lackingLines: [] });
		const specification = JSON.stringify({ ...usualSpecification, dataRequirement: 'later' });
		const productId = shop.productId('poster');
		await shop.inShop(
			(sql) => sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${shop.tenant.id}, ${productId}, ${specification}::text::jsonb)`,
		);
		expect(await find(who, id, 'lackingLines lines { position itemId }')).toEqual({
			lackingLines: [0],
			lines: [{ position: 0, itemId: expect.any(String) }],
		});
		// As in one that was imported, whose first order is not there.
		const ids = [newId()];
		await shop.inShop(
			(sql) => sql`update subscription_lines set item_id = ${ids[0] ?? ''} where subscription_id = ${id}`,
		);
		const uploading = 'query($ids: [ID!]!) { printLines(itemIds: $ids) { itemId state isOrdered } }';
		expect(await who.resultOf(uploading, { ids })).toEqual([{ itemId: ids[0], state: 'missing', isOrdered: false }]);
		expect(await (await subscribed()).who.resultOf(uploading, { ids })).toEqual([]);
		await act(who, 'cancelSubscription', id);
		expect(await find(who, id, 'lackingLines')).toEqual({ lackingLines: [] });
		await shop.inShop((sql) => sql`delete from print_specifications where product_id = ${productId}`);
	});

	it('costs a fixed number of statements for a list of any length', async () => {
		const { userId } = await subscribed();
		const { result, statements } = await watchStatements(shop.test.appUrl, shop.tenant.id, (sql) =>
			listOwn(sql, shop.tenant.id, userId, { first: 25, offset: 0 }),
		);
		expect(result.items).toHaveLength(1);
		// Pictures are read only where there are some.
		expect(statements).toHaveLength(2);
	});
});

describe('canceling', () => {
	it('in the trial ends with it and costs nothing; until then it is reactivated', async () => {
		const { who, id } = await subscribed('calendar');
		const { trialEnd, nextPaymentDate } = await find(who, id);
		expect(nextPaymentDate).toBe(trialEnd);
		const canceled = await act(who, 'cancelSubscription', id);
		expect(canceled).toMatchObject({
			...{ status: 'canceled', state: 'trialing', cancelAt: trialEnd, nextPaymentDate: null },
			...{ mayCancel: false, mayReactivate: true, mayChange: false, isBeingChanged: false },
		});
		expect(await act(who, 'cancelSubscription', id)).toEqual({ refused: 'SUBSCRIPTION_STATE' });
		expect(await change(who, { id, lines: [{ position: 0, quantity: 9 }] })).toEqual({ refused: 'SUBSCRIPTION_STATE' });
		const kept = await act(who, 'reactivateSubscription', id);
		expect(kept).toMatchObject({ status: 'active', cancelAt: null, nextPaymentDate: trialEnd });
		await act(who, 'cancelSubscription', id);
		await shop.advance(15);
		await settle(id);
		expect(await find(who, id)).toMatchObject({
			...{ status: 'canceled', state: 'ended', paymentCount: 0, mayReactivate: false, endedAt: expect.any(String) },
		});
		expect(await act(who, 'reactivateSubscription', id)).toEqual({ refused: 'SUBSCRIPTION_STATE' });
		expect(await act(who, 'openSubscriptionCardPage', id, '')).toEqual({ refused: 'SUBSCRIPTION_STATE' });
	});

	it('shows at once where the provider does not answer, and is done by the job', async () => {
		const { who, id } = await subscribed();
		await shop.sandbox.control.turn({ answers: { failNext: { status: 503, times: 3 } } });
		const canceled = await act(who, 'cancelSubscription', id);
		expect(canceled).toMatchObject({ status: 'canceled', isBeingChanged: true, cancelAt: expect.any(String) });
		await shop.sandbox.control.calm();
		await runWaiting(shop.test, { job: commandJob(shop.services), tenantId: shop.tenant.id });
		expect(await find(who, id)).toMatchObject({ status: 'canceled', isBeingChanged: false });
	});
});

describe('a card that does not pay', () => {
	it('is overdue until another one is stored, with which the renewal is paid and delivered', async () => {
		const { who, id } = await subscribed('poster', { card: '4000000000000341' });
		await shop.advance(32);
		await settle(id);
		const { overdue, gross } = await find(who, id);
		expect(overdue).toMatchObject({ amount: gross, failureCode: 'generic_decline' });
		expect(await act(who, 'paySubscription', id, '{ paid actionUrl failureCode }')).toMatchObject({ paid: false });
		expect(await act(who, 'takeSubscriptionCard', id, '{ outcome }')).toEqual({ outcome: 'unchanged' });
		const back = await changeCard(who, id, '5555555555554444');
		expect(back).toMatch(new RegExp(`/account/subscriptions/${id}\\?card=1$`));
		const taken = await act(who, 'takeSubscriptionCard', id, `{ outcome subscription { ${shown} } }`);
		expect(taken).toMatchObject({
			outcome: 'taken',
			subscription: { state: 'active', overdue: null, card: { last4: '4444' }, paymentCount: 2 },
		});
	});

	it('is not lost where the provider refuses, or cannot be reached', async () => {
		const { who, id } = await subscribed();
		await shop.sandbox.control.turn({ answers: { failNext: { status: 400, times: 1 } } });
		expect(await act(who, 'openSubscriptionCardPage', id, '')).toEqual({ refused: 'SUBSCRIPTION_REFUSED' });
		await shop.sandbox.control.turn({ answers: { failNext: { status: 503, times: 5 } } });
		expect(await act(who, 'openSubscriptionCardPage', id, '')).toEqual({ refused: 'SUBSCRIPTION_UNANSWERED' });
	});
});

describe('a customer with several subscriptions', () => {
	const cardsOf = async (ids: readonly string[]) => {
		const rows = await shop.inShop(
			(sql) => sql<{ id: string; last4: string }[]>`select id, card ->> 'last4' as last4 from subscriptions`,
		);
		return ids.map((id) => rows.find((row) => row.id === id)?.last4);
	};
	const hear = (customerId: string) => settleSubscription(shop.services, shop.tenant.id, { customerId });
	const mailsOf = (ids: readonly string[]) =>
		shop.inShop(
			(sql) => sql<{ subject: string; text: string }[]>`
				select distinct m.id, m.subject, m.text from subscription_mails s join mails m on m.id = s.mail_id
				where s.subscription_id = any(${[...ids]}::uuid[]) and s.purpose like 'cardChanged.%'`,
		);

	async function threeOfOne() {
		const first = await subscribed('poster');
		const [second, third] = [
			await subscribed('calendar', { userId: first.userId }),
			await subscribed('poster', { userId: first.userId }),
		];
		const ids = [first.id, second.id, third.id];
		return { who: first.who, customerId: first.customerId, ids, first, second, third };
	}

	it('is told which ones a card can be changed for together, and nobody else is', async () => {
		const { who, first, second, third } = await threeOfOne();
		const stranger = await subscribed('poster');
		const { cardSharers } = await find(who, first.id, 'cardSharers { id name }');
		expect(cardSharers).toEqual([second, third].map(({ id }) => ({ id, name: expect.any(String) })));
		expect(await find(stranger.who, stranger.id, 'cardSharers { id }')).toEqual({ cardSharers: [] });
	});

	it('changes the card of one alone, also once the provider has told of the new card', async () => {
		const { who, customerId, ids, second } = await threeOfOne();
		await changeCard(who, second.id, '5555555555554444', false);
		await hear(customerId);
		await act(who, 'takeSubscriptionCard', second.id, '{ outcome }');
		await hear(customerId);
		expect(await cardsOf(ids)).toEqual(['4242', '4444', '4242']);
	});

	it('changes the card of all at once, and reads of it in one mail that names each of them', async () => {
		const { who, customerId, ids, first } = await threeOfOne();
		await changeCard(who, first.id, '5555555555554444', true);
		await act(who, 'takeSubscriptionCard', first.id, '{ outcome }');
		await runWaiting(shop.test, { job: notify, tenantId: shop.tenant.id });
		await hear(customerId);
		await runWaiting(shop.test, { job: notify, tenantId: shop.tenant.id });
		expect(await cardsOf(ids)).toEqual(['4444', '4444', '4444']);
		const mails = await mailsOf(ids);
		expect(mails.map(({ subject }) => subject)).toEqual(['Neue Karte für Ihre 3 Abonnements']);
		const numbers = await shop.inShop(
			(sql) => sql<{ number: string }[]>`select number from subscriptions where id = any(${ids}::uuid[])`,
		);
		for (const { number } of numbers) expect(mails[0]?.text).toContain(number);
	});

	it('has the card of a new subscription charged for that one, whatever was stored before', async () => {
		const { who, customerId, first } = await threeOfOne();
		await changeCard(who, first.id, '5555555555554444', true);
		await hear(customerId);
		const later = await subscribed('poster', { userId: first.userId });
		await hear(customerId);
		expect(await cardsOf([first.id, later.id])).toEqual(['4444', '4242']);
	});
});

describe('a change', () => {
	it('is quoted, and agreed at the quoted sum alone, from the next payment on', async () => {
		const { who, id } = await subscribed('poster', { quantity: 2 });
		const input = { id, lines: [{ position: 0, quantity: 5 }] };
		const quoting =
			'query($input: SubscriptionChangeInput!) { quoteSubscriptionChange(input: $input) { gross from lines { quantity } } }';
		const quote = await who.resultOf(quoting, { input });
		const { gross, nextPaymentDate } = await find(who, id);
		expect(quote).toMatchObject({ from: nextPaymentDate, lines: [{ quantity: 5 }] });
		expect(quote.gross).toBeGreaterThan(gross);
		expect(await change(who, input, gross)).toEqual({ refused: 'PRICE_CHANGED' });
		expect(await change(who, input, quote.gross)).toMatchObject({
			...{ gross, isBeingChanged: true, pendingChange: { gross: quote.gross } },
		});
		await runWaiting(shop.test, { job: changeJob(shop.services), tenantId: shop.tenant.id });
		expect(await find(who, id)).toMatchObject({ gross: quote.gross, pendingChange: null, lines: [{ quantity: 5 }] });
	});

	it('to more than a card can be charged at once is refused with that reason, before anything is agreed', async () => {
		const { id, who } = await subscribed();
		const input = { id, lines: [{ position: 0, quantity: 900_000 }] };
		const asking = 'query($input: SubscriptionChangeInput!) { quoteSubscriptionChange(input: $input) { gross } }';
		expect(await who.resultOf(asking, { input })).toEqual({ refused: 'SUBSCRIPTION_TOO_EXPENSIVE' });
		expect(await change(who, input)).toEqual({ refused: 'SUBSCRIPTION_TOO_EXPENSIVE' });
		expect(await find(who, id)).toMatchObject({ isBeingChanged: false, lines: [{ position: 0 }] });
	});

	it('of the address goes to countries alone that the shipping method delivers to, and says what that costs', async () => {
		const { who, id } = await subscribed();
		const address = { ...someAddress, city: 'Wien', zipCode: '1010', country: 'AT' };
		const { deliveryCountries, gross } = await find(who, id, 'deliveryCountries gross');
		expect(deliveryCountries.toSorted()).toEqual(['AT', 'DE', 'FR']);
		const quoting =
			'query($input: SubscriptionChangeInput!) { quoteSubscriptionChange(input: $input) { gross shipping { name price } } }';
		expect(await who.resultOf(quoting, { input: { id, shippingAddress: address } })).toEqual({
			gross,
			shipping: { name: 'Paket', price: 490 },
		});
		const tooFar = { id, shippingAddress: { ...address, country: 'ES', zipCode: '28001' } };
		expect(await who.resultOf(quoting, { input: tooFar })).toEqual({ refused: 'ADDRESS_INVALID' });
		expect(await change(who, tooFar)).toEqual({ refused: 'ADDRESS_INVALID' });
		await shop.inShop((sql) => sql`update shipping_methods set active = false where id = ${shop.parcel}`);
		expect(await find(who, id, 'deliveryCountries')).toEqual({ deliveryCountries: ['DE'] });
		expect(await change(who, { id, shippingAddress: address })).toEqual({ refused: 'ADDRESS_INVALID' });
		await shop.inShop((sql) => sql`update shipping_methods set active = true where id = ${shop.parcel}`);
		expect(await change(who, { id, shippingAddress: address })).toMatchObject({ pendingChange: { gross } });
	});

	it('of the address goes by another shipping method where that of the contract does not deliver, once that is chosen', async () => {
		const { who, id } = await subscribed();
		const express = newId();
		await shop.inShop(
			(sql) => sql`
				insert into shipping_methods (tenant_id, id, names, countries, kind, price, days)
				values (${shop.tenant.id}, ${express}, '{"de-DE":"Express","en-GB":"Express"}', '{DE,ES}', 'flat', 1990, 1)`,
		);
		const shippingAddress = { ...someAddress, city: 'Madrid', zipCode: '28001', country: 'ES' };
		const quoting = `query($input: SubscriptionChangeInput!) {
			quoteSubscriptionChange(input: $input) {
				gross isShippingReplaced shippingMethodId shipping { name price } shippingMethods { id name price }
			}
		}`;
		const { gross, deliveryCountries } = await find(who, id, 'gross deliveryCountries');
		expect(deliveryCountries).toContain('ES');
		const quote = await who.resultOf(quoting, { input: { id, shippingAddress } });
		expect(quote).toEqual({
			...{ gross: gross - 490 + 1990, isShippingReplaced: true, shippingMethodId: express },
			shipping: { name: 'Express', price: 1990 },
			shippingMethods: [{ id: express, name: 'Express', price: 1990 }],
		});
		expect(await change(who, { id, shippingAddress })).toEqual({ refused: 'SHIPPING_METHOD_INVALID' });
		const chosen = { id, shippingAddress, shippingMethodId: express };
		expect(await change(who, chosen, quote.gross)).toMatchObject({ pendingChange: { gross: quote.gross } });
		await runWaiting(shop.test, { job: changeJob(shop.services), tenantId: shop.tenant.id });
		expect(await find(who, id, 'gross shipping { name } shippingAddress { city }')).toEqual({
			...{ gross: quote.gross, shipping: { name: 'Express' }, shippingAddress: { city: 'Madrid' } },
		});
		const home = await who.resultOf(quoting, { input: { id, shippingAddress: someAddress } });
		expect(home).toMatchObject({ isShippingReplaced: false, shipping: { name: 'Express' } });
		expect(home.shippingMethods).toHaveLength(2);
		await shop.inShop((sql) => sql`delete from shipping_methods where id = ${express}`);
	});

	it('of the address that makes it an export says so before it is agreed, and charges no tax', async () => {
		const { who, id } = await subscribed();
		const abroad = newId();
		await shop.inShop(
			(sql) => sql`
				insert into shipping_methods (tenant_id, id, names, countries, kind, price, days)
				values (${shop.tenant.id}, ${abroad}, '{"de-DE":"Ausland","en-GB":"Abroad"}', '{DE,CH}', 'flat', 490, 4)`,
		);
		const shippingAddress = { ...someAddress, city: 'Basel', zipCode: '4051', country: 'CH' };
		const input = { id, shippingAddress, shippingMethodId: abroad };
		const quoting =
			'query($input: SubscriptionChangeInput!) { quoteSubscriptionChange(input: $input) { net tax gross isTaxFreeExport } }';
		const quote = await who.resultOf(quoting, { input });
		expect(quote).toEqual({ net: quote.gross, tax: 0, gross: quote.gross, isTaxFreeExport: true });
		const { gross, taxFreeExport } = await find(who, id, 'gross taxFreeExport');
		expect([quote.gross < gross, taxFreeExport]).toEqual([true, false]);
		expect(await who.resultOf(quoting, { input: { id } })).toMatchObject({ isTaxFreeExport: false });
		await change(who, input, quote.gross);
		await runWaiting(shop.test, { job: changeJob(shop.services), tenantId: shop.tenant.id });
		expect(await find(who, id, 'gross tax taxFreeExport')).toEqual({ gross: quote.gross, tax: 0, taxFreeExport: true });
		await shop.inShop((sql) => sql`delete from shipping_methods where id = ${abroad}`);
	});
});
