import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import { defaultLimits, type Limits } from '../../accounts/rate-limits.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { offerParcel, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { someBilling } from '../../testing/orders.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { refuseTooLargeShare } from './stock-share.ts';

let test: TestDatabase;
let demo: Tenant;
let app: TestApp;
let limited: TestApp;
let parcel: string;
let card: string;

const few = { count: 3, seconds: 3600 };
const limits: Limits = { ...noLimits, guestOrder: { session: { count: 2, seconds: 3600 }, recipient: few } };

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	card = (await fillShop(test, demo, [piece('card', 1190)])).get('card') ?? '';
	parcel = await offerParcel(test.database, demo);
	app = await startApp({ database: test.database, limits: noLimits });
	limited = await startApp({ database: test.database, limits });
});

afterAll(async () => {
	await app.close();
	await limited.close();
	await test.drop();
});

const rows = (work: Parameters<TestDatabase['database']['inTenant']>[1]) =>
	test.database.inTenant(demo.id, work) as Promise<Record<string, unknown>[]>;

const settle = (settings: Partial<OrderSettings>): Promise<void> =>
	test.database.inTenant(demo.id, (sql) => setSettings(sql, demo.id, orderSettings, settings));

const count = (onHand: number) =>
	rows((sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${card}, ${onHand})`);
const onHand = async () => (await rows((sql) => sql`select on_hand from stock`))[0]?.onHand;

beforeEach(async () => {
	await rows((sql) => sql`delete from stock`);
	await rows((sql) => sql`delete from stock_holds`);
	await settle({});
});

async function newGuest(on = app): Promise<Browser> {
	const browser = new Browser(on);
	await browser.post('temporarySession', { language: 'en-GB' });
	return browser;
}

interface Answer {
	state?: string;
	code?: string;
	facts?: Record<string, unknown>;
}

async function place(
	who: Browser,
	quantity: number,
	given: { email?: string; ccEmail?: string } = {},
): Promise<Answer> {
	await who.graphql('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
		items: [{ productId: card, quantity }],
	});
	const billingAddress = { ...someBilling, ...given };
	const input = someInput({
		...{ shippingMethodId: parcel, billingAddress, checkoutKey: newId(), seenTotal: quantity * 1190 + 490 },
	});
	const { data, errors } = await who.graphql(
		'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { state } }',
		{ input },
	);
	if (!errors) return data.placeOrder;
	const { code, statusCode: _status, ...facts } = errors[0].extensions;
	await rows((sql) => sql`delete from list_items`);
	return { code, facts };
}

const ways = async (who: Browser) => {
	const { data } = await who.graphql('{ checkout { paymentMethods invoiceRefusal invoiceLimit } }');
	return data.checkout;
};

describe('payment by invoice', () => {
	it('is refused to guests unless the shop says otherwise, before the button and after it', async () => {
		const guest = await newGuest();
		expect(await place(guest, 1)).toMatchObject({ code: 'PAYMENT_METHOD_INVALID' });
		await guest.graphql('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
			items: [{ productId: card, quantity: 1 }],
		});
		expect(await ways(guest)).toMatchObject({ paymentMethods: [], invoiceRefusal: 'guest' });
		await settle({ invoiceFor: 'everybody' });
		expect(await ways(guest)).toMatchObject({ paymentMethods: ['invoice'], invoiceRefusal: null });
		expect(await place(await newGuest(), 1)).toMatchObject({ state: 'placed' });
	});

	it('is open to customers who are signed in, up to the amount that the shop sets', async () => {
		await makeUser(test.database, demo, 'known@example.com');
		const known = new Browser(app);
		await known.logIn('known@example.com');
		expect(await place(known, 1)).toMatchObject({ state: 'placed' });
		await settle({ invoiceLimit: 2000 });
		expect(await place(known, 2)).toMatchObject({ code: 'PAYMENT_METHOD_INVALID' });
		expect(await place(known, 1)).toMatchObject({ state: 'placed' });
		await settle({ invoiceFor: 'nobody' });
		expect(await place(known, 1)).toMatchObject({ code: 'PAYMENT_METHOD_INVALID' });
	});
});

describe('what a guest holds without having paid', () => {
	it('is at most a fifth of the stock, over all of the guest’s orders, and at least one piece', async () => {
		await settle({ invoiceFor: 'everybody' });
		await count(20);
		const guest = await newGuest();
		expect(await place(guest, 5)).toEqual({
			code: 'STOCK_SHARE_EXCEEDED',
			facts: { productId: card, name: expect.any(String), most: 4, held: 0, byNetwork: false },
		});
		expect(await place(guest, 3)).toMatchObject({ state: 'placed' });
		expect(await place(guest, 2)).toMatchObject({ code: 'STOCK_SHARE_EXCEEDED', facts: { most: 1, held: 3 } });
		expect(await place(guest, 1)).toMatchObject({ state: 'placed' });
		expect(await place(guest, 1)).toMatchObject({ code: 'STOCK_SHARE_EXCEEDED', facts: { most: 0 } });
		expect(await onHand()).toBe(16);
		await rows((sql) => sql`update stock set on_hand = 2`);
		await rows((sql) => sql`delete from stock_holds`);
		expect(await place(await newGuest(), 1)).toMatchObject({ state: 'placed' });
	});

	it('is counted by session: a shopper without reservations sees no open order because a neighbour has one', async () => {
		await settle({ invoiceFor: 'everybody' });
		await count(20);
		expect(await place(await newGuest(), 4)).toMatchObject({ state: 'placed' });
		expect(await place(await newGuest(), 4)).toMatchObject({ state: 'placed' });
		expect(await place(await newGuest(), 4)).toMatchObject({ state: 'placed' });
		expect(await place(await newGuest(), 4)).toMatchObject({ state: 'placed' });
		expect(await place(await newGuest(), 3)).toMatchObject({
			code: 'STOCK_SHARE_EXCEEDED',
			facts: { most: 2, held: 0, byNetwork: true },
		});
		expect(await place(await newGuest(), 2)).toMatchObject({ state: 'placed' });
	});

	it('is never all of it for one address of the network, however many sessions there are', async () => {
		await settle({ invoiceFor: 'everybody' });
		await count(10);
		const answers: Answer[] = [];
		for (let time = 0; time < 11; time++) answers.push(await place(await newGuest(), 1));
		expect(answers.filter(({ state }) => state === 'placed')).toHaveLength(9);
		expect(answers.at(-1)).toMatchObject({
			code: 'STOCK_SHARE_EXCEEDED',
			facts: { most: 0, held: 0, byNetwork: true },
		});
		expect(await onHand()).toBe(1);
	});

	it('is shown in the cart before the button, by the same rule, and only to shoppers whom it limits', async () => {
		await settle({ invoiceFor: 'everybody' });
		await count(20);
		const fill = async (who: Browser, quantity: number) => {
			const { data } = await who.graphql(
				'mutation($items: [NewItem!]!) { addToCart(items: $items) { id quantity orderable } }',
				{ items: [{ productId: card, quantity }] },
			);
			return data.addToCart[0];
		};
		const guest = await newGuest();
		expect(await fill(guest, 4)).toMatchObject({ orderable: null });
		const { id, ...line } = await fill(guest, 3);
		expect(line).toEqual({ quantity: 7, orderable: 4 });
		const listed = await guest.graphql('{ listItems(location: cart) { items { orderable problem } } }');
		expect(listed.data.listItems.items).toEqual([{ orderable: 4, problem: null }]);
		const page = await guest.ask('/en-gb/cart');
		expect(page.status).toBe(200);
		expect(page.body).toContain('you can order at most 4 pieces of it');
		const changed = await guest.graphql('mutation($id: ID!) { changeItem(id: $id, quantity: 4) { orderable } }', {
			id,
		});
		expect(changed.data.changeItem).toEqual({ orderable: null });
		await makeUser(test.database, demo, 'trusted@example.com');
		const known = new Browser(app);
		await known.logIn('trusted@example.com');
		expect(await fill(known, 9)).toMatchObject({ quantity: 9, orderable: null });
		await rows((sql) => sql`delete from list_items`);
	});

	it('is free again after payment, and does not apply to products without counted stock', async () => {
		await settle({ invoiceFor: 'everybody' });
		await count(10);
		const guest = await newGuest();
		expect(await place(guest, 2)).toMatchObject({ state: 'placed' });
		await rows((sql) => sql`update orders set payment = 'paid'`);
		expect(await place(guest, 1)).toMatchObject({ state: 'placed' });
		await rows((sql) => sql`update stock set sell_when_empty = true`);
		expect(await place(guest, 50)).toMatchObject({ state: 'placed' });
	});

	it('is not limited in a shop that sets a share of all', async () => {
		const holder = { userId: newId(), guest: true, origin: undefined };
		const wanted = [{ productId: card, name: 'Card', quantity: 7 }];
		await count(7);
		const ask = (share: number) => rows((sql) => refuseTooLargeShare(sql, demo.id, wanted, holder, share) as never);
		await expect(ask(99)).rejects.toThrow('STOCK_SHARE_EXCEEDED');
		await ask(100);
	});
});

describe('orders of customers', () => {
	it.each([
		['session', ['one', 'one', 'one'], 'two'],
		['address', ['one', 'two', 'three'], undefined],
	])('are limited by %s', async (kind, names, free) => {
		await rows((sql) => sql`delete from rate_limits`);
		const two = { ...noLimits, placeOrder: { [kind]: { count: 2, seconds: 3600 } } };
		const strict = await startApp({ database: test.database, limits: two });
		const placeAs = async (name: string) => {
			const email = `${name}-of-${kind}@example.com`;
			const who = new Browser(strict);
			if ((await who.logIn(email)).status !== 200) {
				await makeUser(test.database, demo, email);
				await who.logIn(email);
			}
			return place(who, 1);
		};
		const answers: Answer[] = [];
		for (const name of names) answers.push(await placeAs(name));
		expect(answers).toMatchObject([{ state: 'placed' }, { state: 'placed' }, { code: 'TOO_MANY_REQUESTS' }]);
		if (free) expect(await placeAs(free)).toMatchObject({ state: 'placed' });
		await strict.close();
	});
});

describe('orders of guests', () => {
	it('are limited by session, and the refusal says when to come again', async () => {
		await settle({ invoiceFor: 'everybody' });
		const guest = await newGuest(limited);
		const email = 'often@example.com';
		expect(await place(guest, 1, { email })).toMatchObject({ state: 'placed' });
		expect(await place(guest, 1, { email })).toMatchObject({ state: 'placed' });
		const { code, facts } = await place(guest, 1, { email });
		expect(code).toBe('TOO_MANY_REQUESTS');
		expect(facts).not.toHaveProperty('unpaid');
		expect(facts?.retryAfter).toBeGreaterThan(3000);
		expect(facts?.retryAfter).toBeLessThanOrEqual(3600);
	});

	it('are limited by who gets their mails, also as a copy, from whatever session', async () => {
		await settle({ invoiceFor: 'everybody' });
		const ccEmail = 'victim@example.org';
		for (let time = 0; time < 3; time++)
			expect(await place(await newGuest(limited), 1, { email: `a${time}@example.com`, ccEmail })).toMatchObject({
				state: 'placed',
			});
		expect(await place(await newGuest(limited), 1, { email: 'b@example.com', ccEmail })).toMatchObject({
			code: 'TOO_MANY_REQUESTS',
		});
		expect(await place(await newGuest(limited), 1, { email: ccEmail.toUpperCase() })).toMatchObject({
			code: 'TOO_MANY_REQUESTS',
		});
	});

	it('are limited by the address that they come from, whatever the session and the recipient', async () => {
		await settle({ invoiceFor: 'everybody' });
		await rows((sql) => sql`delete from rate_limits`);
		const two = { ...noLimits, guestOrder: { address: { count: 2, seconds: 3600 } } };
		const strict = await startApp({ database: test.database, limits: two });
		for (const email of ['c@example.com', 'd@example.com'])
			expect(await place(await newGuest(strict), 1, { email })).toMatchObject({ state: 'placed' });
		expect(await place(await newGuest(strict), 1, { email: 'e@example.com' })).toMatchObject({
			code: 'TOO_MANY_REQUESTS',
		});
		await strict.close();
	});

	it('that are unpaid are limited by network, within minutes and over the hour, whatever the session and the recipient', async () => {
		await settle({ invoiceFor: 'everybody' });
		await rows((sql) => sql`delete from rate_limits`);
		const { unpaidGuestOrder, unpaidGuestOrdersOfHour } = defaultLimits;
		const usual = { ...noLimits, unpaidGuestOrder, unpaidGuestOrdersOfHour };
		const strict = await startApp({ database: test.database, limits: usual });
		const orderFive = async (name: string) => {
			for (let time = 0; time < 5; time++)
				expect(await place(await newGuest(strict), 1, { email: `${name}${time}@example.com` })).toMatchObject({
					state: 'placed',
				});
		};
		const again = async () => place(await newGuest(strict), 1, { email: 'again@example.com' });
		await orderFive('x');
		const soon = await again();
		expect(soon.code).toBe('TOO_MANY_REQUESTS');
		expect(soon.facts).toMatchObject({ unpaid: true });
		expect(soon.facts?.retryAfter).toBeGreaterThan(500);
		expect(soon.facts?.retryAfter).toBeLessThanOrEqual(600);
		await rows((sql) => sql`update rate_limits set began_at = began_at - interval '11 minutes'`);
		await orderFive('y');
		await rows((sql) => sql`update rate_limits set began_at = began_at - interval '11 minutes'`);
		const later = await again();
		expect(later.code).toBe('TOO_MANY_REQUESTS');
		expect(later.facts?.retryAfter).toBeGreaterThan(1800);
		await strict.close();
	});

	it('that were refused for another reason do not count', async () => {
		await settle({ invoiceFor: 'everybody' });
		const guest = await newGuest(limited);
		await count(1);
		for (let time = 0; time < 4; time++)
			expect(await place(guest, 5, { email: 'c@example.com' })).toMatchObject({
				code: expect.stringMatching(/STOCK|CART/),
			});
		expect(await place(guest, 1, { email: 'c@example.com' })).toMatchObject({ state: 'placed' });
	});
});
