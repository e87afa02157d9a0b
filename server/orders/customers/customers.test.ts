import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { insertOrder, type TestOrder } from '../../testing/order-rows.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let admin: Browser;
let henrik: string;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const insert = (order: TestOrder) => inShop((sql) => insertOrder(sql, shop.demo.id, order));
const at = (day: string) => new Date(`2026-03-${day}T10:00:00Z`);
const robin = { email: 'robin@example.com', firstName: 'Robin', surname: 'Gast', companyName: '' };

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	henrik = await shop.makeUser('henrik@example.com');
});

afterAll(() => shop.close());

const customer = (wanted: string, who = admin) =>
	shop.tell(
		who,
		`{ customer(${wanted}) { userId name email orders cancelled spent currency lastOrderAt billingAddress { city } } }`,
	);

const cancel = (id: string) =>
	shop.tell(
		admin,
		`mutation { cancelOrder(id: "${id}", reason: customer, restock: false, refund: 0, refundId: "${newId()}") { id } }`,
	);

describe('a customer', () => {
	it('with an account is known by it, with what was ordered and is not cancelled', async () => {
		expect(await customer(`userId: "${henrik}"`)).toMatchObject({
			...{
				userId: henrik,
				email: 'henrik@example.com',
				orders: 0,
				spent: null,
				lastOrderAt: null,
				billingAddress: null,
			},
		});
		await insert({ number: '2026-300001', userId: henrik, placedAt: at('01') });
		const id = await insert({ number: '2026-300002', userId: henrik, placedAt: at('03') });
		await insert({ userId: henrik, placedAt: at('04') });
		await cancel(id);
		expect(await customer(`userId: "${henrik}"`)).toMatchObject({
			...{ orders: 1, cancelled: 1, spent: 4780, currency: 'EUR', billingAddress: { city: 'Hamburg' } },
			lastOrderAt: at('03').toISOString(),
		});
	});

	it('without an account is known by any of the orders, also when the guest is long gone', async () => {
		const guest = newId();
		await inShop(
			(sql) =>
				sql`insert into users (tenant_id, id, language, guest) values (${shop.demo.id}, ${guest}, 'de-DE', true)`,
		);
		const first = await insert({ number: '2026-300011', userId: guest, billing: robin, placedAt: at('05') });
		await insert({ number: '2026-300012', userId: null, billing: robin, placedAt: at('06') });
		const found = await customer(`orderId: "${first}"`);
		expect(found).toMatchObject({
			userId: null,
			name: 'Robin Gast',
			email: 'robin@example.com',
			orders: 2,
			spent: 9560,
		});
		const list = await shop.tell(admin, '{ orders(filter: { guestEmail: "robin@example.com" }) { items { number } } }');
		expect(list).toEqual({ items: [{ number: '2026-300012' }, { number: '2026-300011' }] });
	});

	it('with an account and orders as a guest is shown each of them apart, and each leads to the other', async () => {
		const both = await shop.makeUser('both@example.com');
		const billing = { ...robin, email: 'both@example.com', firstName: 'Bo' };
		await insert({ number: '2026-300041', userId: both, billing, placedAt: at('10') });
		const asGuest = await insert({ number: '2026-300042', userId: null, billing, placedAt: at('11') });
		const others = 'orders accountId ordersAsGuest { orderId orders }';
		expect(await shop.tell(admin, `{ customer(orderId: "${asGuest}") { ${others} } }`)).toEqual({
			...{ orders: 1, accountId: both, ordersAsGuest: null },
		});
		expect(await shop.tell(admin, `{ customer(userId: "${both}") { ${others} } }`)).toEqual({
			...{ orders: 1, accountId: null, ordersAsGuest: { orderId: asGuest, orders: 1 } },
		});
		expect(
			await shop.tell(admin, '{ orders(filter: { guestEmail: "both@example.com" }) { items { number } } }'),
		).toEqual({
			items: [{ number: '2026-300042' }],
		});
	});

	it('is listed once as a guest, whoever ordered last first, with the notes about all of their orders', async () => {
		const robins = await insert({ number: '2026-300031', userId: null, billing: robin, placedAt: at('20') });
		await insert({
			...{ number: '2026-300032', userId: null, placedAt: at('21') },
			billing: { ...robin, email: 'kim@example.com', firstName: 'Kim' },
		});
		await insert({ number: '2026-300033', userId: henrik, placedAt: at('22') });
		const guests = (search: string) =>
			shop.tell(admin, `{ guests(search: "${search}") { total items { orderId name email } } }`);
		const all = (await guests('')) as { items: { email: string }[] };
		expect(all.items.map(({ email }) => email).slice(0, 2)).toEqual(['kim@example.com', 'robin@example.com']);
		expect(await guests('ROBIN')).toEqual({
			total: 1,
			items: [{ orderId: robins, name: 'Robin Gast', email: 'robin@example.com' }],
		});
		await shop.tell(admin, `mutation { addOrderNote(id: "${robins}", text: "ruft vorher an") { id } }`);
		expect(await shop.tell(admin, `{ customer(orderId: "${robins}") { notes { text number } } }`)).toEqual({
			notes: [{ text: 'ruft vorher an', number: '2026-300031' }],
		});
		const stranger = await shop.as('henrik@example.com');
		expect(await shop.tell(stranger, '{ guests { total } }')).toBe('You do not have permission to do this.');
	});

	it('is found for a new order as a guest too, with the addresses of the last one', async () => {
		const found = await shop.tell(admin, '{ orderForCustomers(search: "robin") { id guest name email } }');
		expect(found).toMatchObject([{ guest: true, name: 'Robin Gast', email: 'robin@example.com' }]);
		const [{ id }] = found as [{ id: string }];
		expect(await shop.tell(admin, `{ orderForCustomer(id: "${id}") { name guest } }`)).toEqual({
			...{ name: 'Robin Gast', guest: true },
		});
		expect(await shop.tell(admin, `{ orderForAddresses(userId: "${id}") { billingAddress { surname } } }`)).toEqual({
			billingAddress: { surname: 'Gast' },
		});
	});

	it('is for those who may see orders; one with an account is no guest, and others are not there', async () => {
		expect(await customer(`userId: "${henrik}"`, await shop.as('henrik@example.com'))).toBe(
			'You do not have permission to do this.',
		);
		const owned = await insert({ number: '2026-300021', userId: henrik });
		for (const wanted of [`orderId: "${owned}"`, `orderId: "${newId()}"`, `userId: "${newId()}"`])
			expect(await customer(wanted)).toBe('This could not be found.');
	});

	it('is told truly whether a mail was sent: without a mail server it is kept', async () => {
		const kept = () => shop.tell(admin, '{ mailsAreStored }');
		expect(await kept()).toBe(false);
		await inShop(
			(sql) => sql`
				insert into mails (tenant_id, id, "to", subject, html, text, language, state)
				values (${shop.demo.id}, ${newId()}, 'a@example.com', 's', 'h', 't', 'de-DE', 'kept')`,
		);
		expect(await kept()).toBe(true);
	});

	it('has a note that the team writes, which customers do not see and get with their data', async () => {
		const save = `mutation($note: String) { updateUser(id: "${henrik}", user: { note: $note }) { note } }`;
		expect(await shop.tell(admin, save, { note: ' pays late ' })).toEqual({ note: 'pays late' });
		expect(await shop.tell(admin, save, { note: '<b>' })).toContain('Please check');
		expect(await shop.tell(admin, `mutation { updateUser(id: "${henrik}", user: {}) { note } }`)).toEqual({
			note: 'pays late',
		});
		expect(await shop.tell(await shop.as('henrik@example.com'), '{ exportOwnData }')).toContain('pays late');
	});
});
