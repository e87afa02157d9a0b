import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { Browser as Visitor } from '../../testing/accounts.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let companyId: string;
let orderId: string;
let documentId: string;
let people: Record<'buyer' | 'colleague' | 'former' | 'rival' | 'outsider', { id: string; browser: Browser }>;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

const makeCompany = async (name: string) => {
	const id = newId();
	await inShop((sql) => sql`insert into companies (tenant_id, id, name) values (${shop.demo.id}, ${id}, ${name})`);
	return id;
};

async function person(email: string, ofCompany?: string) {
	const id = await shop.makeUser(email);
	if (ofCompany)
		await inShop(
			(sql) => sql`
				insert into company_members (tenant_id, user_id, company_id, role) values (${shop.demo.id}, ${id}, ${ofCompany}, 'buyer')`,
		);
	return { id, browser: await shop.as(email) };
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	companyId = await makeCompany('Muster');
	const rivals = await makeCompany('Rivals');
	await inShop((sql) => sql`update companies set share_orders = true`);
	people = {
		buyer: await person('buyer@example.com', companyId),
		colleague: await person('colleague@example.com', companyId),
		former: await person('former@example.com', companyId),
		rival: await person('rival@example.com', rivals),
		outsider: await person('outsider@example.com'),
	};
	await inShop((sql) => sql`delete from company_members where user_id = ${people.former.id}`);
	orderId = await inShop((sql) =>
		insertOrder(sql, shop.demo.id, { companyId, userId: people.buyer.id, number: '2026-000001' }),
	);
	// Of the buyer alone, and not for the company.
	await inShop((sql) => insertOrder(sql, shop.demo.id, { userId: people.buyer.id, number: '2026-000002' }));
	documentId = newId();
	await inShop(
		(sql) => sql`
			insert into order_documents (tenant_id, id, order_id, kind, number, issued_on, document, pdf)
			values (${shop.demo.id}, ${documentId}, ${orderId}, 'invoice', 'RE-1', '2026-11-19', '{"language":"de-DE"}', ${Buffer.from('%PDF-1.7')})`,
	);
});

afterAll(() => shop.close());

const orders = async (who: Browser) =>
	await shop.tell(
		who,
		`{ companyOrders(companyId: "${companyId}") { total items { number orderedBy lines { quantity } documents { number url } } } }`,
	);

const invoice = async (who: Browser) =>
	(await who.ask(`/service-api/orders/${orderId}/documents/${documentId}`)).status;

const share = (on: boolean) => inShop((sql) => sql`update companies set share_orders = ${on} where id = ${companyId}`);

describe('the orders of a company', () => {
	it('are seen by all of its members where it shares them, with their invoices, and nothing that was ordered privately', async () => {
		for (const { browser } of [people.buyer, people.colleague]) {
			expect(await orders(browser)).toMatchObject({
				total: 1,
				items: [
					{ number: '2026-000001', orderedBy: 'buyer', lines: [{ quantity: 500 }], documents: [{ number: 'RE-1' }] },
				],
			});
			expect(await invoice(browser)).toBe(200);
		}
	});

	it('are nothing to others: another company, a former member, a customer without one, a guest, another shop', async () => {
		for (const { browser } of [people.former, people.rival, people.outsider]) {
			expect(await orders(browser)).toBeNull();
			expect(await invoice(browser)).toBe(404);
		}
		expect(await orders(shop.nobody())).toBeNull();
		expect(await invoice(shop.nobody())).toBe(401);
		const { slug } = await makeShop(shop.test, 'elsewhere');
		const stranger = new Visitor(shop.app, `${slug}.localhost`);
		expect(await orders(stranger)).toBeNull();
	});

	it('are seen by who has ordered alone once they are not shared any more, or the company is archived', async () => {
		await share(false);
		expect(await orders(people.colleague.browser)).toBeNull();
		expect(await invoice(people.colleague.browser)).toBe(404);
		expect(await invoice(people.buyer.browser)).toBe(200);
		await share(true);
		await inShop((sql) => sql`update companies set archived_at = now() where id = ${companyId}`);
		expect(await orders(people.colleague.browser)).toBeNull();
		await inShop((sql) => sql`update companies set archived_at = null where id = ${companyId}`);
	});

	it('are opened by colleagues where they are shared, and by nobody else', async () => {
		const open = (who: Browser, number = '2026-000001') =>
			shop.tell(
				who,
				`{ sharedOrder(number: "${number}") { orderedBy order { number lines { quantity } documents { number } payments { id } events { id } } } }`,
			);
		expect(await open(people.colleague.browser)).toEqual({
			orderedBy: 'buyer',
			order: {
				...{ number: '2026-000001', lines: [{ quantity: 500 }], documents: [{ number: 'RE-1' }] },
				...{ payments: [], events: [] },
			},
		});
		expect(await open(people.colleague.browser, '2026-000002')).toBeNull();
		for (const { browser } of [people.former, people.rival, people.outsider]) expect(await open(browser)).toBeNull();
		expect(await open(shop.nobody())).toBeNull();
		await share(false);
		expect(await open(people.colleague.browser)).toBeNull();
		await share(true);
	});

	it('cannot be paid, changed or cancelled by colleagues', async () => {
		const pay = 'mutation { payOrder(number: "2026-000001", method: invoice) }';
		const cancel = 'mutation { requestOrderCancellation(number: "2026-000001", text: "please") { id } }';
		const settle = 'mutation { settleOrderPayment(number: "2026-000001") }';
		const reorder = `mutation { reorder(orderId: "${orderId}") { cart { id } } }`;
		for (const mutation of [pay, cancel, settle, reorder])
			expect(await shop.tell(people.colleague.browser, mutation)).toMatch(/could not be found|not be found/);
		expect(await shop.tell(people.colleague.browser, '{ ownOrder(number: "2026-000001") { id } }')).toBeNull();
	});

	it('are listed for those who look after orders, shared or not', async () => {
		await share(false);
		expect(await orders(await shop.as('ada@example.com'))).toMatchObject({ total: 1 });
	});
});
