import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { offerParcel, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';

let test: TestDatabase;
let demo: Tenant;
let app: TestApp;
let parcel: string;
let card: string;
let customer: string;
let clerk: Browser;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	const ids = await fillShop(test, demo, [piece('card', 1190)]);
	card = ids.get('card') ?? '';
	parcel = await offerParcel(test.database, demo);
	app = await startApp({ database: test.database, limits: noLimits });
	customer = await makeUser(test.database, demo, 'customer@example.com');
	await makeUser(test.database, demo, 'clerk@example.com', { role: { name: 'clerk', access: ['mOrder'] } });
	await makeUser(test.database, demo, 'looker@example.com', { role: { name: 'looker', access: ['qOrder'] } });
	clerk = new Browser(app);
	await clerk.logIn('clerk@example.com');
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const ask = async (who: Browser, query: string, variables: object) => {
	const { data, errors } = await who.graphql(query, variables);
	return errors ? errors[0].extensions.code : Object.values(data)[0];
};

const quoteQuery = `query($userId: ID!, $items: [OrderForItem!]!, $country: String) {
	orderForQuote(userId: $userId, items: $items, country: $country) {
		lines { productId quantity problem pricing { unitPrice } }
		totals { goods shipping gross } shippingMethodId paymentMethods problems
	}
}`;
const quote = (items: object[], given: object = {}, who = clerk) =>
	ask(who, quoteQuery, { userId: customer, items, ...given });

describe('an admin who orders on behalf of a customer', () => {
	it('finds the customer and what they may have', async () => {
		const customers = 'query($search: String!) { orderForCustomers(search: $search) { id email } }';
		expect(await ask(clerk, customers, { search: 'customer@' })).toEqual([
			{ id: customer, email: 'customer@example.com' },
		]);
		expect(await ask(clerk, customers, { search: '  ' })).toEqual([]);
		const products = `query($search: String!) {
			orderForProducts(search: $search, language: "de-DE") { id variants { id } }
		}`;
		expect(await ask(clerk, products, { search: 'card' })).toEqual([{ id: card, variants: [] }]);
		expect(await ask(clerk, products, { search: '%' })).toEqual([]);
	});

	it('sees the price, and orders at it', async () => {
		const told = await quote([{ productId: card, quantity: 2 }]);
		expect(told).toMatchObject({
			totals: { goods: 2380, shipping: 490, gross: 2870 },
			shippingMethodId: parcel,
			paymentMethods: ['invoice'],
			problems: [],
		});
		const made = await ask(
			clerk,
			`mutation($userId: ID!, $input: PlaceOrderInput!, $items: [OrderedItem!]) {
				createOrderFor(userId: $userId, input: $input, items: $items) { gross }
			}`,
			{
				userId: customer,
				items: [{ productId: card, quantity: 2 }],
				input: someInput({ shippingMethodId: parcel, seenTotal: 2870 }),
			},
		);
		expect(made).toEqual({ gross: 2870 });
	});

	it('orders for a guest who has ordered before, at the prices of everybody, as a guest', async () => {
		const before = await test.database.inTenant(demo.id, (sql) =>
			insertOrder(sql, demo.id, { number: '2026-800001', billing: { email: 'robin@example.com', surname: 'Robin' } }),
		);
		const items = [{ productId: card, quantity: 2 }];
		expect(await quote(items, { userId: before })).toMatchObject({ totals: { gross: 2870 }, problems: [] });
		const made = await ask(
			clerk,
			`mutation($userId: ID!, $input: PlaceOrderInput!, $items: [OrderedItem!]) {
				createOrderFor(userId: $userId, input: $input, items: $items) { orderId }
			}`,
			{ userId: before, items, input: someInput({ shippingMethodId: parcel, seenTotal: 2870 }) },
		);
		const order = 'query($id: ID!) { order(id: $id) { customer { guest } } }';
		expect(await ask(clerk, order, { id: (made as { orderId: string }).orderId })).toEqual({
			customer: { guest: true },
		});
	});

	it('sees what prevents the order', async () => {
		expect(await quote([{ productId: card, quantity: 0 }])).toMatchObject({
			lines: [{ problem: 'quantity' }],
			problems: expect.arrayContaining(['lines']),
		});
		expect(await quote([{ productId: card, quantity: 1 }], { country: 'JP' })).toMatchObject({
			shippingMethodId: null,
			problems: expect.arrayContaining(['shippingMethod']),
		});
		expect(await quote([{ productId: newId(), quantity: 1 }])).toMatchObject({ lines: [] });
	});

	it('needs the right to change orders, and a customer', async () => {
		const looker = new Browser(app);
		await looker.logIn('looker@example.com');
		const items = [{ productId: card, quantity: 1 }];
		expect(await quote(items, {}, looker)).toBe('FORBIDDEN');
		expect(await quote(items, { userId: newId() })).toBe('NOT_FOUND');
		const guest = new Browser(app);
		await guest.post('temporarySession', { language: 'en-GB' });
		const addresses = 'query($userId: ID!) { orderForAddresses(userId: $userId) { billingAddress { email } } }';
		expect(await ask(guest, addresses, { userId: customer })).toBe('FORBIDDEN');
		expect(await ask(clerk, addresses, { userId: customer })).toEqual({
			billingAddress: { email: 'customer@example.com' },
		});
	});
});
