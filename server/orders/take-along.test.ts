import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveProducts } from '../catalogue/save-products.ts';
import type { Sql } from '../database/connection.ts';
import type { Browser } from '../testing/accounts.ts';
import { insertOrder, orderColumns, type TestOrder } from '../testing/order-rows.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { findFigures } from './find-figures.ts';

let shop: Shop;
let admin: Browser;
let henrik: { id: string; browser: Browser };

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const insert = (order: TestOrder) => inShop((sql) => insertOrder(sql, shop.demo.id, order));

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	henrik = { id: await shop.makeUser('henrik@example.com'), browser: await shop.as('henrik@example.com') };
});

afterAll(() => shop.close());

describe('the table of orders', () => {
	const csv = async (query: string, who = admin) => {
		const answer = await who.ask(`/service-api/orders/export?${query}`);
		return { status: answer.status, rows: answer.body.replace('\uFEFF', '').trim().split('\r\n') };
	};

	it('holds what the list shows, with amounts as the spreadsheet reads them', async () => {
		await insert({ number: '2025-000001', placedAt: new Date('2025-03-01T10:00:00Z') });
		await insert({
			number: '2025-000002',
			placedAt: new Date('2025-03-02T10:00:00Z'),
			payment: 'paid',
			method: 'card',
		});
		await insert({ number: '2025-000003', placedAt: new Date('2025-04-02T10:00:00Z') });
		const { rows } = await csv('from=2025-03-01&to=2025-03-31&separator=semicolon');
		expect(rows).toHaveLength(3);
		expect(rows[0]).toContain('number;createdOn;placedOn;status;payment');
		expect(rows[1]).toContain('2025-000002;2025-03-02;2025-03-02;placed;paid;card;Schröder & Söhne');
		expect(rows[1]).toContain(';"40,17";"7,63";"47,80";"0,00";EUR;DHL Paket;');
		expect((await csv('from=2025-03-01&to=2025-03-31&payment=paid')).rows).toHaveLength(2);
		expect((await csv('search=2025-000003')).rows[1]).toContain('47.80');
	});

	it('says which orders wait for print data, and holds those alone if they are asked for', async () => {
		const number = '2025-000011';
		const id = await insert({ number, placedAt: new Date('2025-06-01T10:00:00Z') });
		await insert({ number: '2025-000012', placedAt: new Date('2025-06-01T11:00:00Z') });
		await inShop((sql) => sql`update orders set waits_for_print_data = true where id = ${id}`);
		const { rows } = await csv('waitsForPrintData=true&language=de-DE');
		expect(rows).toHaveLength(2);
		expect(rows[0]).toMatch(
			/^Bestellnummer,.*,Druckdaten,Versandt,Paketdienst,Sendungsnummern,Bestellnummer des Kunden,Leitweg-ID$/,
		);
		expect(rows[1]).toMatch(/^2025-000011,.*,Wartet auf Druckdaten,,,,,$/);
		expect((await csv('search=2025-000012')).rows[1]).toMatch(/,,,,,,$/);
	});

	it('has a row for each line and for shipping if that is asked for, which come to the total of the order', async () => {
		await insert({
			...{ number: '2025-000021', placedAt: new Date('2025-07-01T10:00:00Z'), shipping: 490 },
			lines: [
				{ name: 'Karten', amount: 4290, quantity: 500, itemName: 'Messe' },
				{ name: 'Buch', amount: 1070, quantity: 2, rate: 700 },
			],
		});
		const { rows } = await csv('search=2025-000021&lines=1&separator=semicolon');
		const [heading = '', ...lines] = rows.map((row) => row.split(';').map((cell) => cell.replaceAll('"', '')));
		const cell = (line: string[], name: string) => line[heading.indexOf(name)] ?? '';
		expect(lines.map((line) => [cell(line, 'number'), cell(line, 'position'), cell(line, 'quantity')])).toEqual([
			['2025-000021', '1', '500'],
			['2025-000021', '2', '2'],
			...lines.slice(2).map(() => ['2025-000021', '', '1']),
		]);
		expect(cell(lines[0] ?? [], 'itemName')).toBe('Messe');
		expect(cell(lines[1] ?? [], 'taxRate')).toBe('7,00');
		const cents = lines.map((line) => Number(cell(line, 'gross').replace(',', '')));
		expect(cents.reduce((sum, one) => sum + one, 0)).toBe(4290 + 1070 + 490);
		const german = (await csv('search=2025-000021&lines=1&language=de-DE')).rows[0];
		expect(german).toMatch(
			/^Bestellnummer,.*,Position,Artikelnummer,Artikel,.*Menge,Einzelpreis,Steuersatz \(%\),Netto/,
		);
	});

	it('keeps what looks like a formula a text', async () => {
		await insert({
			number: '2025-000009',
			placedAt: new Date('2025-05-01T10:00:00Z'),
			billing: { companyName: '=HYPERLINK("http://x";"y")', city: '@SUM(A1)' },
		});
		const [, row] = (await csv('from=2025-05-01&to=2025-05-01')).rows;
		expect(row).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
		expect(row).toContain(`,'@SUM(A1),`);
	});

	it('is whole, also when it is read in many portions of the same moment', async () => {
		const at = new Date('2024-05-01T10:00:00Z');
		await inShop(async (sql) => {
			const first = await insertOrder(sql, shop.demo.id, { number: '2024-000000', placedAt: at });
			const columns = await orderColumns(sql);
			await sql`
				insert into orders (${sql(columns)}) select ${sql(columns)} from (
					select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'checkout_key', gen_random_uuid(),
						'number', '2024-' || lpad(n::text, 6, '0')))).*
					from orders o cross join generate_series(1, 1200) n where o.id = ${first}
				) copies`;
		});
		const { rows } = await csv('from=2024-05-01&to=2024-05-01');
		expect(new Set(rows).size).toBe(1202);
	});

	it('is for those who may read orders', async () => {
		expect((await csv('', henrik.browser)).status).toBe(403);
		expect((await csv('', shop.nobody())).status).toBe(401);
	});
});

describe('the figures of a shop', () => {
	it('count what was placed in the time, day by day, and what was bought most', async () => {
		const cards = { name: 'Karten', amount: 10_000, quantity: 100, productId: '018f0000-0000-7000-8000-000000000001' };
		const flyer = { name: 'Flyer', amount: 2000, quantity: 50, productId: '018f0000-0000-7000-8000-000000000002' };
		const at = (day: string) => new Date(`2023-06-${day}T10:00:00Z`);
		const regular = await shop.makeUser('regular@example.com');
		const known = { billing: { email: 'regular@example.com' } };
		await insert({ number: '2023-000001', placedAt: new Date('2023-05-01T10:00:00Z'), userId: regular, ...known });
		await insert({ number: '2023-000002', placedAt: at('01'), lines: [cards], shipping: null, ...known });
		await insert({
			...{ number: '2023-000003', placedAt: at('03'), userId: henrik.id, lines: [cards, flyer], shipping: null },
			...{ payment: 'paid', method: 'card', status: 'finished' },
		});
		await insert({ placedAt: at('03') });
		const query = `{ orderFigures(from: "2023-06-01", to: "2023-06-03") {
			orders revenue averageOrder refunds newCustomers topProducts { name quantity gross } byDay { day orders gross } byStatus { status count }
		} }`;
		const figures = await shop.tell(admin, query);
		expect(figures).toMatchObject({
			orders: 2,
			revenue: 22_000,
			averageOrder: 11_000,
			refunds: 0,
			newCustomers: 1,
			topProducts: [
				{ name: 'Karten', quantity: 200, gross: 20_000 },
				{ name: 'Flyer', quantity: 50, gross: 2000 },
			],
			byDay: [
				{ day: '2023-06-01', orders: 1, gross: 10_000 },
				{ day: '2023-06-02', orders: 0, gross: 0 },
				{ day: '2023-06-03', orders: 1, gross: 12_000 },
			],
		});
		// What was never placed is no order.
		expect(figures.byStatus).toHaveLength(2);
		expect(await shop.tell(admin, '{ orderFigures(from: "2023-06-03", to: "2023-06-01") { orders } }')).toContain(
			'days',
		);
	});

	it('cost three statements, whatever there is', async () => {
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			findFigures(sql, shop.demo, { from: '2023-01-01', to: '2023-12-31' }),
		);
		expect(statements).toHaveLength(3);
	});
});

describe('ordering once more', () => {
	it('brings along what can be ordered today, and says why the rest cannot', async () => {
		await inShop((sql) =>
			saveProducts(sql, shop.demo, [
				{
					slug: 'karten',
					names: { 'de-DE': 'Karten' },
					...{ fromPrice: 100, published: true, mediaId: null, code: 'K' },
				},
				{ slug: 'alt', names: { 'de-DE': 'Alt' }, ...{ fromPrice: 100, published: false, mediaId: null, code: 'A' } },
			]),
		);
		const products = await shop.rows<{ id: string; slug: string }>((sql) => sql`select id, slug from products`);
		const idOf = (slug: string) => products.find((product) => product.slug === slug)?.id ?? '';
		const id = await insert({
			number: '2026-000077',
			userId: henrik.id,
			lines: [
				{ name: 'Karten', amount: 500, quantity: 5, productId: idOf('karten') },
				{ name: 'Alt', amount: 500, productId: idOf('alt') },
				{ name: 'Längst gelöscht', amount: 500 },
			],
		});
		const again = `mutation($id: ID!) { reorder(orderId: $id) { cart { name quantity } drafts { name } left { name problem } } }`;
		const answer = await shop.tell(henrik.browser, again, { id });
		expect(answer).toEqual({
			cart: [{ name: 'Karten', quantity: 5 }],
			drafts: [],
			left: [
				{ name: 'Alt', problem: 'gone' },
				{ name: 'Längst gelöscht', problem: 'gone' },
			],
		});
		expect(await shop.tell(admin, again, { id })).toContain('could not be found');
	});
});
