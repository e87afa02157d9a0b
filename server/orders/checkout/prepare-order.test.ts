import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import type { User } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import { registerProviders } from '../../integrations/payment/providers.ts';
import { stripeId } from '../../integrations/payment/stripe.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { fillCart, makeBuyer, offerParcel, order, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { someAddress, someBilling } from '../../testing/orders.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { watchStatements } from '../../testing/statements.ts';
import type { OrderInput } from './order-input.ts';
import { type Placing, prepareOrder } from './prepare-order.ts';
import { progressIn, queryProgress } from './progress.ts';

let test: TestDatabase;
let demo: Tenant;
let ids: Map<string, string>;
let parcel: string;
let buyer: User;
const many = Array.from({ length: 50 }, (_, index) => `many-${index}`);

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [
		piece('card', 1190),
		piece('scarce', 1000),
		piece('free', 0),
		...many.map((slug) => piece(slug, 100)),
	]);
	parcel = await offerParcel(test.database, demo);
});

afterAll(() => test.drop());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);
const idOf = (slug: string) => ids.get(slug) ?? newId();

beforeEach(async () => {
	await inShop((sql) => sql`delete from stock`);
	await settle({});
	buyer = await makeBuyer(test.database, demo);
});

const put = (slug: string, quantity = 1, more: object = {}, who = buyer) =>
	fillCart(test.database, demo, who.id, [{ productId: idOf(slug), quantity, ...more }]);
const count = (slug: string, onHand: number) =>
	inShop(
		(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${idOf(slug)}, ${onHand})`,
	);
/** How much may be held without payment is for unpaid-orders.test.ts. */
const settle = (settings: Partial<OrderSettings>): Promise<void> =>
	inShop((sql) => setSettings(sql, demo.id, orderSettings, { stockShare: 100, ...settings }));
const place = (given: Partial<OrderInput> = {}, placing: Placing = {}, who = buyer) =>
	order(test.database, demo, who, someInput({ shippingMethodId: parcel, ...given }), placing);
const orderOf = async (id: string) => (await inShop((sql) => sql`select * from orders where id = ${id}`))[0];
const linesOf = (id: string) =>
	inShop((sql) => sql`select * from order_lines where order_id = ${id} order by position`);
const stockOf = async (slug: string) =>
	(await inShop((sql) => sql`select on_hand, reserved from stock where product_id = ${idOf(slug)}`))[0];
const cartOf = (who = buyer) => inShop((sql) => sql`select id from list_items where user_id = ${who.id}`);
const ordersOf = (who = buyer) => inShop((sql) => sql`select status, number from orders where user_id = ${who.id}`);
const mailWords = ['klothilde@example.com', 'example', 'com'];
/** Cards are taken by the provider; here no one is asked. */
const cards: Placing = {
	payments: {
		providers: registerProviders([{ id: stripeId, isSandbox: () => true, account: () => ({}) } as never]),
		secretsKey: Buffer.alloc(32),
	},
};

describe('an order by invoice', () => {
	it('is placed at once, with copies of all products and entries', async () => {
		await count('card', 10);
		const [itemId] = await put('card', 2, { itemName: 'Messe' });
		const { orderId, paymentId, placed } = await place({ seenTotal: 2870 });
		expect({ paymentId, placed }).toEqual({ paymentId: null, placed: true });
		expect(await orderOf(orderId)).toMatchObject({
			...{ status: 'placed', payment: 'open', paymentMethod: 'invoice', customerName: 'Klothilde Beispiel' },
			...{ number: expect.stringMatching(/^\d{4}-\d{6}$/), gross: '2870', tax: '458', net: '2412', lineCount: 1 },
			...{ shippingAddress: null, shipping: { id: parcel, name: 'Paket', days: 2 }, reservedUntil: null },
			...{ billingAddress: someBilling, totals: { rates: [{ rate: 1900, gross: 2870 }] } },
		});
		expect(await linesOf(orderId)).toMatchObject([
			{
				itemId,
				name: 'card auf Deutsch',
				itemName: 'Messe',
				quantity: 2,
				unitPrice: '119000',
				gross: '2380',
				stock: 'taken',
			},
		]);
		expect(await stockOf('card')).toEqual({ onHand: 8, reserved: 0 });
		expect(await cartOf()).toEqual([]);
		const jobs = await test.owner`select data from jobs.job where name = 'orders.placed'`;
		expect(jobs.map(({ data }) => data.payload)).toContainEqual({ orderId });
	});

	it('has the same result for a later request, and begins before it is placed', async () => {
		await put('card');
		const { orderId, progress } = await place({ seenTotal: 1680 });
		expect(progress).toEqual(progressIn(await inShop((sql) => queryProgress(sql, demo.id, buyer.id, orderId))));
		const events = await inShop(
			(sql) => sql`select kind, actor, detail from order_events where order_id = ${orderId} order by at, id`,
		);
		expect(events).toEqual([
			{ kind: 'created', actor: 'shopper', detail: { gross: 1680, currency: 'EUR' } },
			{ kind: 'status', actor: 'shopper', detail: { from: 'inCreation', to: 'placed', note: '' } },
		]);
		const [, digits = ''] = progress?.number?.split('-') ?? [];
		const words = await inShop((sql) => sql`select word from order_words where order_id = ${orderId} order by word`);
		expect(words.map(({ word }) => word)).toEqual(
			[progress?.number, digits, String(Number(digits)), 'klothilde', 'beispiel', ...mailWords].toSorted(),
		);
	});

	it('remembers where it went', async () => {
		await put('card');
		const shippingAddress = { ...someAddress, city: 'Altona' };
		await place({ shippingAddress, seenTotal: 1680 });
		const kept = await inShop(
			(sql) => sql`select kind, address from user_addresses where user_id = ${buyer.id} order by kind`,
		);
		expect(kept).toEqual([
			{ kind: 'billing', address: someBilling },
			{ kind: 'shipping', address: shippingAddress },
		]);
	});

	it('costs at most 25 statements, with 50 lines no more than with one', async () => {
		const counted: number[] = [];
		for (const slugs of [['card'], many]) {
			for (const slug of slugs) await count(slug, 10);
			const person = await makeBuyer(test.database, demo);
			await fillCart(
				test.database,
				demo,
				person.id,
				slugs.map((slug) => ({ productId: idOf(slug), quantity: 1 })),
			);
			const { statements, result } = await watchStatements(test.appUrl, demo.id, (sql) =>
				prepareOrder(sql, { tenant: demo, user: person }, someInput({ shippingMethodId: parcel })),
			);
			expect(result.placed).toBe(true);
			counted.push(statements.length);
		}
		expect(counted[0]).toBeLessThanOrEqual(25);
		expect(counted[1]).toBe(counted[0]);
	});

	it('needs nothing to be paid where it costs nothing', async () => {
		await settle({ showShipping: false });
		await put('free');
		await expect(place({ shippingMethodId: null, seenTotal: 0 })).rejects.toMatchObject({
			code: 'PAYMENT_METHOD_INVALID',
		});
		const { orderId } = await place({ shippingMethodId: null, seenTotal: 0, paymentMethod: 'none' });
		expect(await orderOf(orderId)).toMatchObject({ status: 'placed', payment: 'paid', gross: '0', shipping: null });
	});

	it('is picked up where the shop shows no shipping, and paid by invoice where it shows no payment', async () => {
		await settle({ showShipping: false, showPayment: false, invoiceFor: 'nobody' });
		await put('card');
		const { orderId } = await place({ shippingMethodId: parcel, shippingAddress: someAddress, seenTotal: 1190 });
		expect(await orderOf(orderId)).toMatchObject({ shipping: null, shippingAddress: null, paymentMethod: 'invoice' });
	});
});

describe('tax', () => {
	const austria = { ...someBilling, country: 'AT', zipCode: '1010', vatId: 'ATU 1234 5678' };
	const known = (state: string) =>
		inShop(
			(sql) => sql`insert into vat_checks (tenant_id, vat_id, state) values (${demo.id}, 'ATU12345678', ${state})
			on conflict (tenant_id, vat_id) do update set state = excluded.state`,
		);

	it('is owed by a business of another country with a valid id, and by no one without', async () => {
		await put('card', 10);
		await known('unknown');
		await expect(place({ billingAddress: austria, seenTotal: 10_412 })).rejects.toMatchObject({
			...{ code: 'PRICE_CHANGED', details: '12390' },
		});
		await known('valid');
		const { orderId } = await place({ billingAddress: austria, seenTotal: 10_412 });
		expect(await orderOf(orderId)).toMatchObject({ reverseCharge: true, tax: '0', gross: '10412' });
		expect((await linesOf(orderId))[0]).toMatchObject({ rate: 0, tax: '0', gross: '10000' });
	});

	it('is not charged for what is sent out of the EU, and is for what only part of a country gets out of', async () => {
		const abroad = await inShop(async (sql) => {
			const id = newId();
			await sql`
				insert into shipping_methods (tenant_id, id, names, countries, kind, price)
				values (${demo.id}, ${id}, '{"de-DE":"Welt"}', '{CH,GB}', 'flat', 490)`;
			return id;
		});
		await put('card', 10);
		const swiss = { ...someBilling, country: 'CH', zipCode: '8001' };
		const { orderId } = await place({ billingAddress: swiss, shippingMethodId: abroad, seenTotal: 10_412 });
		expect(await orderOf(orderId)).toMatchObject({
			...{ taxFreeExport: true, reverseCharge: false, tax: '0', gross: '10412' },
		});
		await put('card', 10);
		const belfast = { ...someBilling, country: 'GB', zipCode: 'BT1 5GS' };
		await expect(place({ billingAddress: belfast, shippingMethodId: abroad, seenTotal: 10_412 })).rejects.toMatchObject(
			{ code: 'PRICE_CHANGED', details: '12390' },
		);
		await expect(
			place({ billingAddress: { ...belfast, zipCode: '12345' }, shippingMethodId: abroad, seenTotal: 10_412 }),
		).rejects.toMatchObject({ code: 'ADDRESS_INVALID', details: 'billing.zipCode' });
	});

	it('is not shown by a small business', async () => {
		await settle({ smallBusiness: true });
		await put('card');
		const { orderId } = await place({ seenTotal: 1680 });
		expect(await orderOf(orderId)).toMatchObject({ tax: '0', net: '1680', gross: '1680', reverseCharge: false });
	});
});

describe('an order by card', () => {
	beforeEach(async () => {
		const { enterSecret } = await import('../../secrets/keep-secret.ts');
		await inShop(async (sql) => {
			for (const purpose of ['paymentSecretKey', 'paymentWebhookSecret'] as const)
				await enterSecret(sql, Buffer.alloc(32), demo.id, purpose, 'sk_test_sandbox');
		});
	});

	it('waits for its money with its stock reserved, its cart unchanged, and a job for its expiry', async () => {
		await count('card', 10);
		await put('card', 3);
		const { orderId, paymentId, placed } = await place(
			{ paymentMethod: 'card', seenTotal: 4060 },
			{ ...cards, reservationSeconds: 7 },
		);
		expect(placed).toBe(false);
		const made = await orderOf(orderId);
		expect(made).toMatchObject({ status: 'inCreation', number: null });
		const seconds = (made?.reservedUntil.getTime() - Date.now()) / 1000;
		expect(seconds).toBeGreaterThan(2);
		expect(seconds).toBeLessThan(8);
		expect(await stockOf('card')).toEqual({ onHand: 10, reserved: 3 });
		expect(await linesOf(orderId)).toMatchObject([{ stock: 'reserved' }]);
		expect(await cartOf()).toHaveLength(1);
		const [job] = await test.owner`
			select start_after from jobs.job where name = 'payments.settle' and data -> 'payload' ->> 'paymentId' = ${paymentId}`;
		expect(job?.startAfter.getTime()).toBeCloseTo(made?.reservedUntil.getTime(), -3);
	});

	it('costs at most 25 statements, with 50 lines no more than with one', async () => {
		const counted: number[] = [];
		for (const slugs of [['card'], many]) {
			for (const slug of slugs) await count(slug, 10);
			const person = await makeBuyer(test.database, demo);
			await fillCart(
				test.database,
				demo,
				person.id,
				slugs.map((slug) => ({ productId: idOf(slug), quantity: 1 })),
			);
			const input = someInput({ shippingMethodId: parcel, paymentMethod: 'card' });
			const { statements } = await watchStatements(test.appUrl, demo.id, (sql) =>
				prepareOrder(sql, { tenant: demo, user: person }, input, cards),
			);
			counted.push(statements.length);
		}
		expect(counted[0]).toBeLessThanOrEqual(25);
		expect(counted[1]).toBe(counted[0]);
	});

	it('is one order with two clicks and in two tabs, and says so when it is another one', async () => {
		await count('card', 3);
		await put('card', 3);
		const input = { paymentMethod: 'card', seenTotal: 4060, checkoutKey: newId() } as const;
		const first = await place(input, cards);
		expect(await place(input, cards)).toEqual(first);
		expect(await place({ ...input, checkoutKey: newId() }, cards)).toEqual(first);
		const another = { ...input, checkoutKey: newId(), shippingAddress: someAddress };
		await expect(place(another, cards)).rejects.toMatchObject({ paymentIds: [first.paymentId] });
		expect(await ordersOf()).toHaveLength(1);
		expect(await stockOf('card')).toEqual({ onHand: 3, reserved: 3 });
	});

	it('is not taken by a shop without keys', async () => {
		await put('card');
		await expect(place({ paymentMethod: 'card', seenTotal: 1680 })).rejects.toMatchObject({
			code: 'PAYMENT_METHOD_INVALID',
		});
	});
});

describe('two clicks on the button', () => {
	it('make one order, at the same time and one after the other', async () => {
		await put('card');
		const input = { checkoutKey: newId(), seenTotal: 1680 };
		const clicked = await Promise.all([place(input), place(input), place(input)]);
		expect(new Set(clicked.map(({ orderId }) => orderId)).size).toBe(1);
		expect((await place(input)).orderId).toBe(clicked[0]?.orderId);
		expect(await ordersOf()).toHaveLength(1);
	});

	it('in two tabs make one order, as the cart is empty then', async () => {
		await put('card');
		const outcomes = await Promise.allSettled([place({ seenTotal: 1680 }), place({ seenTotal: 1680 })]);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect(await ordersOf()).toHaveLength(1);
	});

	it('with the key of another caller make none', async () => {
		await put('card');
		const checkoutKey = newId();
		await place({ checkoutKey, seenTotal: 1680 });
		const other = await makeBuyer(test.database, demo);
		await put('card', 1, {}, other);
		await expect(place({ checkoutKey, seenTotal: 1680 }, {}, other)).rejects.toMatchObject({ code: 'VALIDATION' });
		expect(await ordersOf(other)).toEqual([]);
	});
});

describe('what is refused, and leaves nothing behind', () => {
	const refusals: [string, string, () => Promise<Partial<OrderInput> | undefined> | Partial<OrderInput>][] = [
		['without the terms', 'TERMS_NOT_ACCEPTED', () => ({ termsAccepted: false })],
		['without a city', 'ADDRESS_INVALID billing.city', () => ({ billingAddress: { ...someBilling, city: ' ' } })],
		[
			'without an address of mails',
			'ADDRESS_INVALID billing.email',
			() => ({ billingAddress: { ...someBilling, email: 'x' } }),
		],
		[
			'with a wrong copy',
			'ADDRESS_INVALID billing.ccEmail',
			() => ({ billingAddress: { ...someBilling, ccEmail: 'x' } }),
		],
		[
			'with an endless cost center',
			'ADDRESS_INVALID billing.costCenter',
			() => ({ billingAddress: { ...someBilling, costCenter: 'x'.repeat(61) } }),
		],
		[
			'with a country that is none',
			'ADDRESS_INVALID billing.country',
			() => ({ billingAddress: { ...someBilling, country: 'XX' } }),
		],
		[
			'with a VAT id that is none',
			'ADDRESS_INVALID billing.vatId',
			() => ({ billingAddress: { ...someBilling, vatId: 'DE1' } }),
		],
		['to nowhere', 'ADDRESS_INVALID shipping.street', () => ({ shippingAddress: { ...someAddress, street: '' } })],
		['without a way to send it', 'SHIPPING_METHOD_INVALID undefined', () => ({ shippingMethodId: null })],
		[
			'to where the way does not go',
			'SHIPPING_METHOD_INVALID undefined',
			() => ({ shippingAddress: { ...someAddress, country: 'CH', zipCode: '8001' } }),
		],
		['for less than it costs', 'PRICE_CHANGED 1680', () => ({ seenTotal: 1679 })],
		['for more than it costs', 'PRICE_CHANGED 1680', () => ({ seenTotal: 1681 })],
		[
			'by invoice where there is none',
			'PAYMENT_METHOD_INVALID undefined',
			async () => {
				await settle({ invoiceFor: 'nobody' });
				return {};
			},
		],
		[
			'with less in stock',
			'CART_PROBLEMS stock',
			async () => {
				await count('card', 0);
				return {};
			},
		],
		[
			'without a complete profile',
			'PROFILE_INCOMPLETE firstName, surname',
			async () => {
				await settle({ profileRequired: true });
				return {};
			},
		],
	];

	it.each(refusals)('%s', async (_what, told, change) => {
		await put('card');
		const failure = await place({ seenTotal: 1680, ...(await change()) }).then(
			() => undefined,
			(error) => error,
		);
		expect(told.includes(' ') ? `${failure?.code} ${failure?.details}` : failure?.code).toBe(told);
		expect(await ordersOf()).toEqual([]);
		expect(await cartOf()).toHaveLength(1);
	});

	it('an empty cart, and a price that the shopper has not seen', async () => {
		await expect(place()).rejects.toMatchObject({ code: 'CART_PROBLEMS', details: 'empty' });
		await put('card', 1, { seenTotal: 1000 });
		await expect(place({ seenTotal: 1680 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
	});

	it('some of several products', async () => {
		await count('card', 5);
		await count('scarce', 1);
		await put('card', 1);
		await put('scarce', 2);
		await expect(place({ seenTotal: 3680 })).rejects.toMatchObject({ code: 'CART_PROBLEMS', details: 'stock' });
		expect(await stockOf('card')).toEqual({ onHand: 5, reserved: 0 });
	});
});
