import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { paymentCallbacks } from '../../../start/payment-callbacks.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { offerParcel, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { someAddress, someBilling } from '../../testing/orders.ts';
import { makePayments } from '../../testing/payments.ts';
import { plantPlainPages } from '../../testing/plain-pages.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import type { PaymentServices } from '../payments/services.ts';
import { moveAddresses } from './addresses.ts';

let test: TestDatabase;
let sandbox: TestSandbox;
let demo: Tenant;
let app: TestApp;
let parcel: string;
let ids: Map<string, string>;
let guest: Browser;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [piece('card', 1190), piece('made', 500)]);
	parcel = await offerParcel(test.database, demo);
	const taking = await makePayments(test.database, demo.id, sandbox, randomBytes(32));
	const payments: PaymentServices = { ...taking, orders: paymentCallbacks };
	app = await startApp({ database: test.database, limits: noLimits, payments, guestMoves: [moveAddresses] });
});

afterAll(async () => {
	await app.close();
	await sandbox.end();
	await test.drop();
});

beforeEach(async () => {
	await sandbox.control.calm();
	await rows((sql) => sql`delete from stock`);
	await settle({});
	guest = await newGuest();
});

const rows = (work: Parameters<TestDatabase['database']['inTenant']>[1]) =>
	test.database.inTenant(demo.id, work) as Promise<Record<string, unknown>[]>;
const idOf = (slug: string) => ids.get(slug) ?? newId();
/** Guests may pay by invoice and hold all that there is: unpaid-orders.test.ts is about who may not. */
const settle = (settings: Partial<OrderSettings>): Promise<void> =>
	test.database.inTenant(demo.id, (sql) =>
		setSettings(sql, demo.id, orderSettings, { invoiceFor: 'everybody', stockShare: 100, ...settings }),
	);

async function newGuest(): Promise<Browser> {
	const browser = new Browser(app);
	await browser.post('temporarySession', { language: 'en-GB' });
	return browser;
}

interface Told {
	orderId: string;
	[name: string]: unknown;
}

async function ask(query: string, variables: object = {}, who = guest): Promise<Told> {
	const { data, errors } = await who.graphql(query, variables);
	if (!errors) return Object.values(data)[0] as Told;
	return { said: errors[0].message, code: errors[0].extensions.code } as unknown as Told;
}

const put = (slug: string, quantity = 1, who = guest) =>
	ask(
		'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }',
		{ items: [{ productId: idOf(slug), quantity }] },
		who,
	);

const fields = 'orderId state number payUrl gross currency paymentMethod reason email hasEarlierEntries';
const place = (given: object = {}, who = guest) =>
	ask(
		`mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { ${fields} } }`,
		{ input: someInput({ shippingMethodId: parcel, seenTotal: 1680, ...given }) },
		who,
	);
const later = (operation: string, orderId: string, who = guest) =>
	ask(
		`${operation === 'checkoutState' ? 'query' : 'mutation'}($orderId: ID!) { ${operation}(orderId: $orderId) { ${fields} } }`,
		{ orderId },
		who,
	);
const checkout = (wish: object = {}, who = guest) =>
	ask(
		`query($method: ID, $country: String, $vatId: String) {
			checkout(shippingMethodId: $method, country: $country, vatId: $vatId) {
				lines { name quantity total personalised problem } problems trial missingProfileFields currency pricesIncludeTax totalLabel
				totals { goods shipping net tax gross rates { rate gross } } reverseCharge
				shippingMethods { id name price days deliveryDay } shippingMethodId countries deliveryDay
				paymentMethods paymentSandbox showPayment showShipping continueShoppingUrl
				shippingAddress { city } billingAddress { firstName city email } vatState personalised allPersonalised
				termsPage withdrawalPage
			}
		}`,
		wish,
		who,
	);
const sessionOf = async (orderId: string) =>
	String((await rows((sql) => sql`select session_id from payments where order_id = ${orderId}`))[0]?.sessionId);

describe('the checkout', () => {
	it('says what the cart comes to, how it can be sent and paid, and that nothing is in the way', async () => {
		await put('card', 2);
		expect(await checkout()).toMatchObject({
			...{ lines: [{ quantity: 2, total: 2380, personalised: false, problem: null }], problems: [], currency: 'EUR' },
			...{ pricesIncludeTax: true, totalLabel: 'grandTotal', reverseCharge: false, vatState: 'none' },
			totals: { goods: 2380, shipping: 490, gross: 2870, tax: 458, rates: [{ rate: 1900, gross: 2870 }] },
			shippingMethods: [{ id: parcel, name: 'Parcel', price: 490, days: 2 }],
			...{ shippingMethodId: parcel, countries: ['AT', 'FR', 'DE'].sort(), paymentSandbox: true },
			...{ paymentMethods: ['card', 'invoice'], showPayment: true, showShipping: true, continueShoppingUrl: '/' },
			...{ shippingAddress: null, billingAddress: null, personalised: false, allPersonalised: false },
		});
	});

	it('asks for the newsletter once where its box was ticked, with the words of the box, and orders without a newsletter too', async () => {
		const subscribers = () =>
			rows(
				(sql) => sql`
					select s.email, s.state, s.source, c.consent from newsletter_subscribers s
					join newsletter_consents c on c.tenant_id = s.tenant_id and c.subscriber_id = s.id`,
			);
		await put('card', 1);
		expect(await place({ newsletter: true })).toMatchObject({ state: 'placed' });
		expect(await subscribers()).toEqual([]);
		await test.database.inTenant(demo.id, (sql) => setSettings(sql, demo.id, shopSettings, { newsletter: true }));
		await put('card', 1);
		expect(await place()).toMatchObject({ state: 'placed' });
		expect(await subscribers()).toEqual([]);
		await put('card', 1);
		const checkoutKey = newId();
		for (const _time of ['first', 'again'])
			expect(await place({ checkoutKey, newsletter: true })).toMatchObject({ state: 'placed' });
		expect(await subscribers()).toEqual([
			{
				...{ email: someBilling.email, state: 'pending', source: 'checkout' },
				consent: expect.stringMatching(/^(Ja|Yes), .*Druckwerk/),
			},
		]);
	});

	it('says what is in the way before the button', async () => {
		expect(await checkout()).toMatchObject({ problems: ['empty'] });
		await put('card', 1);
		expect(await checkout({ country: 'CH' })).toMatchObject({ problems: ['shippingMethod'], shippingMethods: [] });
		await settle({ profileRequired: true, invoiceFor: 'nobody' });
		expect(await checkout()).toMatchObject({ problems: ['guest'], paymentMethods: ['card'] });
		await makeUser(test.database, demo, 'bare@example.com');
		const bare = new Browser(app);
		await bare.logIn('bare@example.com');
		await put('card', 1, bare);
		expect(await checkout({}, bare)).toMatchObject({
			problems: ['profile'],
			missingProfileFields: ['firstName', 'surname'],
		});
		await rows((sql) => sql`update list_items set seen_total = 1`);
		expect(await checkout()).toMatchObject({ problems: ['lines', 'guest'], lines: [{ problem: 'price' }] });
	});

	it('is closed to customers while the terms are a template, and open to staff who try their shop', async () => {
		const sections = { 'de-DE': [{ heading: 'AGB', paragraphs: ['[Bitte ausfüllen: für wen sie gelten]'] }] };
		await test.database.inTenant(demo.id, (sql) =>
			plantPlainPages(sql, demo, [{ slug: 'agb', titles: { 'de-DE': 'AGB' }, sections }]),
		);
		await put('card', 1);
		expect(await checkout()).toMatchObject({ problems: ['terms'], trial: false });
		expect(await place()).toMatchObject({ code: 'CART_PROBLEMS' });
		await makeUser(test.database, demo, 'owner@example.com', { role: 'admin' });
		const owner = new Browser(app);
		await owner.logIn('owner@example.com');
		await put('card', 1, owner);
		expect(await checkout({}, owner)).toMatchObject({ problems: [], trial: true });
		await rows((sql) => sql`delete from pages where slug = 'agb'`);
		expect(await checkout()).toMatchObject({ problems: [] });
	});

	it('hides fields that the shop has switched off', async () => {
		await settle({ showShipping: false, showPayment: false });
		await put('card');
		expect(await checkout()).toMatchObject({
			...{ showShipping: false, showPayment: false, shippingMethods: [], shippingMethodId: null, problems: [] },
			...{ paymentMethods: ['invoice'], totals: { shipping: null, gross: 1190 } },
		});
	});

	it('knows what is made for the shopper alone', async () => {
		await rows((sql) => sql`update products set personalised = true where slug = 'made'`);
		await put('made');
		expect(await checkout()).toMatchObject({
			personalised: true,
			allPersonalised: true,
			lines: [{ personalised: true }],
		});
		await put('card');
		expect(await checkout()).toMatchObject({ personalised: true, allPersonalised: false });
	});

	it('begins with the profile, and the next time with what was used; a guest’s moves to the account at the log-in', async () => {
		const values = { firstName: 'Ada', city: 'Kiel' };
		await makeUser(test.database, demo, 'known@example.com', { values });
		const known = new Browser(app);
		await known.logIn('known@example.com');
		const fromProfile = { firstName: 'Ada', city: 'Kiel', email: 'known@example.com' };
		expect(await checkout({}, known)).toMatchObject({ billingAddress: fromProfile, shippingAddress: null });
		await put('card', 1, known);
		await place({ shippingAddress: { ...someAddress, city: 'Husum' } }, known);
		expect(await checkout({}, known)).toMatchObject({
			...{ billingAddress: { city: 'Hamburg', email: someBilling.email }, shippingAddress: { city: 'Husum' } },
		});
		await put('card');
		await place();
		await makeUser(test.database, demo, 'fresh@example.com');
		await guest.logIn('fresh@example.com');
		expect(await checkout()).toMatchObject({ billingAddress: { city: 'Hamburg' } });
	});
});

describe('ordering', () => {
	it('as a guest by invoice is placed at once, and visible to no one else', async () => {
		await put('card');
		const made = await place();
		expect(made).toMatchObject({
			...{ state: 'placed', number: expect.stringMatching(/^\d{4}-\d{6}$/), payUrl: null, gross: 1680 },
			...{ currency: 'EUR', paymentMethod: 'invoice', reason: null, email: someBilling.email },
		});
		expect(await later('checkoutState', made.orderId)).toEqual(made);
		const stranger = await newGuest();
		for (const operation of ['checkoutState', 'settleCheckout', 'cancelCheckout'])
			expect(await later(operation, made.orderId, stranger)).toEqual({
				said: 'Payment session not found. Please try again or contact support.',
				code: 'PAYMENT_SESSION_NOT_FOUND',
			});
	});

	it('by card leads to the provider and back to a placed order', async () => {
		await put('card');
		const made = await place({ paymentMethod: 'card', language: 'en-GB' });
		expect(made).toMatchObject({ state: 'processing', number: null, payUrl: expect.stringMatching(/^http/) });
		expect(await later('settleCheckout', made.orderId)).toMatchObject({ state: 'processing' });
		const paid = await sandbox.control.pay(await sessionOf(made.orderId));
		expect(paid.url).toMatch(new RegExp(`/en-gb/checkout/return\\?order=${made.orderId}`));
		expect(await later('settleCheckout', made.orderId)).toMatchObject({ state: 'placed', number: expect.any(String) });
		expect(await checkout()).toMatchObject({ problems: ['empty'] });
	});

	it('by card and back without paying leaves the cart and frees the stock', async () => {
		await rows(
			(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${idOf('card')}, 1)`,
		);
		await put('card');
		const made = await place({ paymentMethod: 'card' });
		expect(await later('cancelCheckout', made.orderId)).toMatchObject({ state: 'failed', payUrl: null });
		expect(await rows((sql) => sql`select reserved from stock`)).toEqual([{ reserved: 0 }]);
		expect(await place({ paymentMethod: 'card' })).toMatchObject({ state: 'processing' });
	});

	it('anew with another address closes the first page to pay on, and keeps the one piece that there is', async () => {
		await rows(
			(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${idOf('card')}, 1)`,
		);
		await put('card');
		const first = await place({ paymentMethod: 'card' });
		const session = await sessionOf(first.orderId);
		const second = await place({ shippingAddress: someAddress, paymentMethod: 'card' });
		expect(second).toMatchObject({ state: 'processing' });
		expect(second.orderId).not.toBe(first.orderId);
		expect(await sandbox.control.pay(session)).toMatchObject({ kind: 'closed' });
		expect(await later('checkoutState', first.orderId)).toMatchObject({ state: 'failed', reason: 'expired' });
	});

	it('anew what was paid in another tab meanwhile is no second order', async () => {
		await put('card');
		const first = await place({ paymentMethod: 'card' });
		await sandbox.control.pay(await sessionOf(first.orderId));
		expect(await place({ paymentMethod: 'invoice' })).toMatchObject({ code: 'CART_PROBLEMS' });
		expect(await later('checkoutState', first.orderId)).toMatchObject({ state: 'placed' });
	});

	it('with the same key and other entries is the order of the first time, and says so', async () => {
		await put('card');
		const input = { paymentMethod: 'invoice', checkoutKey: newId() };
		const made = await place(input);
		expect(made).toMatchObject({ state: 'placed', hasEarlierEntries: false });
		expect(await place(input)).toMatchObject({ orderId: made.orderId, hasEarlierEntries: false });
		const moved = { ...someBilling, city: 'Kappeln' };
		expect(await place({ ...input, billingAddress: moved })).toMatchObject({
			orderId: made.orderId,
			hasEarlierEntries: true,
		});
		// What was put into the cart since is not in it either.
		await put('made');
		expect(await place(input)).toMatchObject({ orderId: made.orderId, hasEarlierEntries: true });
	});

	it('whose response was lost is found by its key, by its owner alone', async () => {
		await put('card');
		const outcome = (checkoutKey: string, who = guest) =>
			ask('query($key: ID!) { checkoutOutcome(checkoutKey: $key) { orderId state } }', { key: checkoutKey }, who);
		const checkoutKey = newId();
		expect(await outcome(checkoutKey)).toBeNull();
		const { orderId } = await place({ paymentMethod: 'invoice', checkoutKey });
		expect(await outcome(checkoutKey)).toEqual({ orderId, state: 'placed' });
		expect(await outcome(checkoutKey, await newGuest())).toBeNull();
	});

	it('while the provider does not respond goes on when it does', async () => {
		await put('card');
		await sandbox.control.turn({ answers: { loseNext: 3 } });
		const input = { paymentMethod: 'card', checkoutKey: newId() };
		const made = await place(input);
		expect(made).toMatchObject({ state: 'processing', payUrl: null });
		await sandbox.control.calm();
		expect(await place(input)).toMatchObject({ orderId: made.orderId, payUrl: expect.stringMatching(/^http/) });
	});

	it('that the provider refuses is reported', async () => {
		await put('card');
		await sandbox.control.turn({ answers: { failNext: { status: 400, times: 3 } } });
		expect(await place({ paymentMethod: 'card' })).toEqual({
			said: 'Your payment could not be processed. Please try again.',
			code: 'PAYMENT_FAILED',
		});
		await sandbox.control.calm();
		expect(await place({ paymentMethod: 'card' })).toMatchObject({ state: 'processing' });
	});

	it('is refused with the sentences of the catalogue', async () => {
		await put('card');
		expect(await place({ termsAccepted: false })).toMatchObject({ said: 'Please accept the terms and conditions.' });
		expect(await place({ seenTotal: 1 })).toMatchObject({
			code: 'PRICE_CHANGED',
			said: expect.stringContaining('(1680)'),
		});
		expect(await place({}, new Browser(app))).toMatchObject({ code: 'UNAUTHORIZED' });
	});
});

describe('an order on behalf of a customer', () => {
	const create = (who: Browser, userId: string, input: object, items?: object[]) =>
		ask(
			`mutation($userId: ID!, $input: PlaceOrderInput!, $items: [OrderedItem!]) {
				createOrderFor(userId: $userId, input: $input, items: $items) { ${fields} }
			}`,
			{ userId, items, input: someInput({ shippingMethodId: parcel, seenTotal: 1680, ...input }) },
			who,
		);

	it('is made by those who may, is the customer’s, and says who made it', async () => {
		const customer = await makeUser(test.database, demo, 'customer@example.com');
		const staffId = await makeUser(test.database, demo, 'clerk@example.com', {
			role: { name: 'clerk', access: ['mOrder'] },
		});
		const clerk = new Browser(app);
		await clerk.logIn('clerk@example.com');
		const items = [{ productId: idOf('card'), quantity: 1 }];
		const made = await create(clerk, customer, {}, items);
		expect(made).toMatchObject({ state: 'placed' });
		const [order] = await rows((sql) => sql`select user_id, created_by from orders where id = ${made.orderId}`);
		expect(order).toEqual({ userId: customer, createdBy: staffId });
		const events = await rows((sql) => sql`select actor, user_id from order_events where order_id = ${made.orderId}`);
		expect(events).toEqual([
			{ actor: 'staff', userId: staffId },
			{ actor: 'staff', userId: staffId },
		]);
		expect(await rows((sql) => sql`select from user_addresses where user_id = ${customer}`)).toEqual([]);
		expect(await create(clerk, customer, { paymentMethod: 'card' }, items)).toMatchObject({
			code: 'PAYMENT_METHOD_INVALID',
		});
		expect(await create(clerk, newId(), {}, items)).toMatchObject({ code: 'NOT_FOUND' });
		const paying = new Browser(app);
		await paying.logIn('customer@example.com');
		await put('card', 1, paying);
		await place({ paymentMethod: 'card' }, paying);
		expect(await create(clerk, customer, {})).toMatchObject({ code: 'CART_PROBLEMS' });
		expect(await create(guest, customer, {}, items)).toMatchObject({ code: 'FORBIDDEN' });
	});
});
