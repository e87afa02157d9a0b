import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../database/connection.ts';
import type { Browser } from '../testing/accounts.ts';
import { insertOrder, type TestOrder } from '../testing/order-rows.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { writeOrders } from './export-orders.ts';
import { listOrders, type OrderFilter } from './find-orders.ts';

let shop: Shop;
let admin: Browser;
let henrik: { id: string; browser: Browser };
let mira: { id: string; browser: Browser };
let henriksOrder: string;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const insert = (order: TestOrder) => inShop((sql) => insertOrder(sql, shop.demo.id, order));

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	const person = async (name: string) => {
		const id = await shop.makeUser(`${name}@example.com`);
		return { id, browser: await shop.as(`${name}@example.com`) };
	};
	henrik = await person('henrik');
	mira = await person('mira');
	henriksOrder = await insert({
		userId: henrik.id,
		number: '2026-000007',
		placedAt: new Date('2026-11-02T09:00:00Z'),
		lines: [
			{ name: 'Flyer', amount: 11_900, quantity: 1000, itemName: 'Herbstmarkt' },
			{ name: 'Buch', amount: 2_140, rate: 700 },
		],
		shippingAddress: { firstName: 'Henrik', surname: 'Lassen', city: 'Kappeln' },
	});
	await inShop(
		(sql) => sql`
			insert into order_events (tenant_id, id, order_id, actor, kind, detail)
			values (${shop.demo.id}, gen_random_uuid(), ${henriksOrder}, 'staff', 'note', '{"text":"zahlt immer spät"}')`,
	);
	await insert({ userId: henrik.id });
	await insert({
		userId: mira.id,
		number: '2026-000008',
		payment: 'paid',
		method: 'card',
		placedAt: new Date('2026-11-03T23:30:00Z'),
		billing: { companyName: '', firstName: 'Mira', surname: 'Voss', email: 'mira@example.com' },
		lines: [{ name: 'Poster', amount: 990 }],
	});
});

afterAll(() => shop.close());

const own = (who: Browser, search = '') =>
	shop.tell(
		who,
		`query($search: String) { ownOrders(search: $search) {
			items { number gross lineCount status deliveryAddress { city } } total all
		} }`,
		{ search },
	);

const list = async (filter: object, more = '') => {
	const query = `query($filter: OrderFilter) { orders(filter: $filter${more}) { items { number } total more } }`;
	const answer = await shop.tell(admin, query, { filter });
	return typeof answer === 'string' ? answer : answer.items.map(({ number }: { number: string | null }) => number);
};

describe('own orders', () => {
	it('go to where the bill goes unless another address was named', async () => {
		expect(await own(mira.browser)).toMatchObject({ items: [{ deliveryAddress: { city: 'Hamburg' } }] });
	});

	it('are those that were placed, with where they go', async () => {
		expect(await own(henrik.browser)).toEqual({
			items: [
				{
					number: '2026-000007',
					gross: 14_530,
					lineCount: 2,
					status: 'placed',
					deliveryAddress: { city: 'Kappeln' },
				},
			],
			total: 1,
			all: 1,
		});
	});

	it('are found by number, article, own name and city', async () => {
		for (const search of ['000007', 'buch', 'herbst', 'kappeln'])
			expect(await own(henrik.browser, search), search).toMatchObject({ total: 1, all: 1 });
		expect(await own(henrik.browser, 'Poster')).toEqual({ items: [], total: 0, all: 1 });
		expect(await own(henrik.browser, '%')).toMatchObject({ total: 0 });
	});

	it('belong to their shop alone', async () => {
		const query = '{ ownOrder(number: "2026-000007") { id number } }';
		expect(await shop.tell(henrik.browser, query)).toEqual({ id: henriksOrder, number: '2026-000007' });
		expect(await shop.tell(mira.browser, query)).toBeNull();
		expect(await shop.tell(admin, query)).toBeNull();
		expect(await own(shop.nobody())).toEqual({ items: [], total: 0, all: 0 });
		expect(await shop.tell(mira.browser, '{ orders { total } }')).toBe('You do not have permission to do this.');
	});

	it('tell their owner everything of the order and nothing of what the shop does with it', async () => {
		const query = `{ ownOrder(number: "2026-000007") {
			totals { goods shipping net tax gross rates { rate tax } } shipping { name price } lines { name total quantity }
			customer { name } events { kind } payments { id } refunds { id } mails { purpose } nextStatuses refundable mayDelete
		} }`;
		expect(await shop.tell(henrik.browser, query)).toEqual({
			totals: {
				goods: 14_040,
				shipping: 490,
				net: 12_419,
				tax: 2111,
				gross: 14_530,
				rates: [
					{ rate: 1900, tax: 1966 },
					{ rate: 700, tax: 145 },
				],
			},
			shipping: { name: 'DHL Paket', price: 490 },
			lines: [
				{ name: 'Flyer', total: 11_900, quantity: 1000 },
				{ name: 'Buch', total: 2140, quantity: 1 },
			],
			customer: { name: 'Schröder & Söhne' },
			events: [],
			payments: [],
			refunds: [],
			mails: [],
			nextStatuses: [],
			refundable: 0,
			mayDelete: false,
		});
	});
});

describe('orders of the shop', () => {
	it('are listed, the latest first, without the checkouts that came to nothing: those have a list of their own', async () => {
		expect(await list({})).toEqual(['2026-000008', '2026-000007']);
		expect(await list({ abandoned: true })).toEqual([null]);
	});

	it('are narrowed by status, payment, way of paying, day and customer', async () => {
		expect(await list({ status: 'inCreation' })).toEqual([]);
		expect(await list({ status: 'inCreation', abandoned: true })).toEqual([null]);
		expect(await list({ status: 'error', abandoned: true })).toEqual([]);
		expect(await list({ payment: 'paid' })).toEqual(['2026-000008']);
		expect(await list({ method: 'card', status: 'placed' })).toEqual(['2026-000008']);
		expect(await list({ userId: henrik.id, status: 'placed' })).toEqual(['2026-000007']);
		// Half past midnight in the shop.
		expect(await list({ from: '2026-11-04', to: '2026-11-04' })).toEqual(['2026-000008']);
		expect(await list({ from: '2026-11-03', to: '2026-11-03' })).toEqual([]);
		expect(await list({ from: 'gestern' })).toContain('a day is written as');
	});

	it('are found by prefixes: number, name, company, mail address', async () => {
		for (const search of ['2026-000008', '8', 'voss', 'MIR', 'mira@exam', 'mira voss'])
			expect(await list({ search, status: 'placed' }), search).toEqual(['2026-000008']);
		for (const search of ['schröder-w', 'weiß', 'söhne', 'änne schröder'])
			expect(await list({ search, status: 'placed' }), search).toEqual(['2026-000007']);
		expect(await list({ search: '2026 voss' })).toEqual(['2026-000008']);
		expect(await list({ search: 'oss' })).toEqual([]);
		expect(await list({ search: 'mira schröder' })).toEqual([]);
		expect(await list({ search: '%' })).toEqual([]);
	});

	it('are counted on a page behind the last of them, too', async () => {
		const query = (more: string) => `{ orders(filter: { search: "mira" }${more}) { total more items { number } } }`;
		expect(await shop.tell(admin, query(', offset: 25'))).toEqual({ total: 1, more: false, items: [] });
		expect(await shop.tell(admin, query(', sort: gross'))).toMatchObject({
			total: 1,
			items: [{ number: '2026-000008' }],
		});
	});

	it('are reported as more where more match the text than are read, however few of them fit', async () => {
		const other = await makeShop(shop.test, 'many');
		await shop.test.database.inTenant(other.id, async (sql) => {
			for (let count = 1; count <= 120; count += 1)
				await insertOrder(sql, other.id, {
					number: `2026-${String(count).padStart(6, '0')}`,
					status: count % 40 === 0 ? 'error' : 'placed',
					placedAt: new Date('2026-11-05T09:00:00Z'),
					billing: { companyName: '', firstName: 'Jule', surname: `Brandt${count % 7}`, email: 'jule@example.com' },
				});
		});
		const ask = (filter: OrderFilter) =>
			shop.test.database.inTenant(other.id, (sql) =>
				listOrders(sql, other, { filter, sort: 'placedAt', descending: true }, { first: 25, offset: 0 }),
			);
		expect(await ask({ search: 'brandt3', status: 'error' })).toMatchObject({ more: false });
		const cut = await ask({ search: 'brand', status: 'error' });
		expect(cut).toMatchObject({ more: true });
		expect(cut.total).toBeLessThan(4);
		expect(await ask({ search: 'jule 2026-000119' })).toMatchObject({ total: 1, more: false });
	});

	it('are narrowed to those that wait for print data, and say so to the shop and to who has ordered', async () => {
		const waiting = () => shop.tell(henrik.browser, '{ ownOrders { items { number waitsForPrintData } } }');
		await inShop((sql) => sql`update orders set waits_for_print_data = true where id = ${henriksOrder}`);
		expect(await list({ waitsForPrintData: true })).toEqual(['2026-000007']);
		expect(await list({ waitsForPrintData: true, search: 'schröder' })).toEqual(['2026-000007']);
		expect(await list({ waitsForPrintData: true, search: 'mira' })).toEqual([]);
		expect(await waiting()).toEqual({ items: [{ number: '2026-000007', waitsForPrintData: true }] });
		// What is finished or cancelled waits for nothing any more.
		await inShop((sql) => sql`update orders set status = 'error' where id = ${henriksOrder}`);
		expect(await list({ waitsForPrintData: true })).toEqual([]);
		expect(await waiting()).toEqual({ items: [{ number: '2026-000007', waitsForPrintData: false }] });
		await inShop(
			(sql) => sql`update orders set status = 'placed', waits_for_print_data = false where id = ${henriksOrder}`,
		);
	});

	it('are sorted and narrowed by when they were placed, however long before the checkout began', async () => {
		const other = await makeShop(shop.test, 'drafts');
		const inOther = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(other.id, work);
		const at = (day: string) => new Date(`2026-09-${day}T09:00:00Z`);
		await inOther(async (sql) => {
			const draft = await insertOrder(sql, other.id, { createdAt: at('01') });
			await insertOrder(sql, other.id, { number: '2026-000001', placedAt: at('05') });
			await insertOrder(sql, other.id, { createdAt: at('03') });
			await sql`
				update orders set status = 'placed', number = '2026-000002', placed_at = ${at('07')} where tenant_id = ${other.id} and id = ${draft}`;
			// What is placed stays, and may be looked after.
			await sql`update orders set status = 'processed' where tenant_id = ${other.id} and id = ${draft}`;
		});
		const ask = async (filter: Partial<OrderFilter>, descending = true, offset = 0) => {
			const wanted = { filter: { search: '', ...filter }, sort: 'placedAt', descending } as const;
			const { items } = await inOther((sql) => listOrders(sql, other, wanted, { first: 1, offset }));
			return items.map(({ number }) => number);
		};
		expect([...(await ask({})), ...(await ask({}, true, 1))]).toEqual(['2026-000002', '2026-000001']);
		expect([...(await ask({}, false)), ...(await ask({}, false, 1))]).toEqual(['2026-000001', '2026-000002']);
		expect(await ask({ from: '2026-09-06', to: '2026-09-08' })).toEqual(['2026-000002']);
		expect(await ask({ from: '2026-09-01', to: '2026-09-04' })).toEqual([]);
		expect(await ask({ search: 'schröder', from: '2026-09-07' })).toEqual(['2026-000002']);
		expect(await ask({ abandoned: true, from: '2026-09-03', to: '2026-09-03' })).toEqual([null]);
		let table = '';
		const request = { filter: { search: '' }, separator: ';', perLine: false, language: undefined } as const;
		for await (const rows of writeOrders(inOther, other, request)) table += rows;
		expect(table.match(/2026-00000\d/g)).toEqual(['2026-000002', '2026-000001']);
	});

	it('are sorted as requested, in both directions', async () => {
		expect(await list({ status: 'placed' }, ', sort: gross')).toEqual(['2026-000007', '2026-000008']);
		expect(await list({ status: 'placed' }, ', sort: gross, descending: false')).toEqual([
			'2026-000008',
			'2026-000007',
		]);
		expect(await list({}, ', sort: number')).toEqual(['2026-000008', '2026-000007']);
		expect(await list({ status: 'placed' }, ', sort: customer, descending: false')).toEqual([
			'2026-000008',
			'2026-000007',
		]);
	});

	it('show staff their history and the possible operations', async () => {
		const query = `query($id: ID!) { order(id: $id) {
			number customer { id name email } events { kind detail actor } nextStatuses mayDelete refundable
		} }`;
		expect(await shop.tell(admin, query, { id: henriksOrder })).toMatchObject({
			number: '2026-000007',
			customer: { id: henrik.id, name: 'Schröder & Söhne', email: 'aenne@schroeder.example' },
			events: [{ kind: 'note', actor: 'staff', detail: { text: 'zahlt immer spät' } }],
			nextStatuses: ['processed', 'error'],
			mayDelete: false,
			// The bill is still open: less would have to be paid.
			refundable: 14_530,
		});
	});
});
