import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { insertOrder } from '../testing/order-rows.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';

let shop: Shop;
/** Of this shop, and of another one on the same installation. */
let own: string;
let foreign: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('henrik@example.com');
	const other = await makeShop(shop.test, 'other');
	own = await shop.test.database.inTenant(shop.demo.id, (sql) => insertOrder(sql, shop.demo.id, {}));
	foreign = await shop.test.database.inTenant(other.id, (sql) => insertOrder(sql, other.id, {}));
});

afterAll(() => shop.close());

const reading = (id: string) => [
	`{ order(id: "${id}") { id } }`,
	'{ orders { total } }',
	'{ orderFigures(from: "2026-11-01", to: "2026-11-15") { __typename } }',
];

const changing = (id: string) => [
	`mutation { moveOrder(id: "${id}", to: processed) { id } }`,
	`mutation { addOrderNote(id: "${id}", text: "mine") { id } }`,
	`mutation { markOrderPaid(id: "${id}") { id } }`,
	`mutation { refundOrder(id: "${id}", refundId: "${newId()}", amount: 100) { id } }`,
	`mutation { deleteOrder(id: "${id}") }`,
	`mutation { cancelOrder(id: "${id}", reason: other, restock: false, refund: 0, refundId: "${newId()}") { id } }`,
	`mutation { resendOrderMail(id: "${id}", purpose: "placed") }`,
	`mutation { makeInvoice(id: "${id}") { id } }`,
];

const refused = 'You do not have permission to do this.';
const notThere = 'This could not be found.';

describe('looking after orders', () => {
	it('is for those who may, each way of it', async () => {
		const henrik = await shop.as('henrik@example.com');
		for (const query of [...reading(own), ...changing(own)])
			expect([query, await shop.tell(henrik, query)]).toEqual([query, refused]);
	});

	it('ends at the orders of the shop: those of another one are not there', async () => {
		const admin = await shop.as('ada@example.com');
		for (const query of [reading(foreign)[0] ?? '', ...changing(foreign)])
			expect([query, await shop.tell(admin, query)]).toEqual([query, notThere]);
	});

	it('refuses signs that fields refuse, in notes as in the reason of a refund', async () => {
		const admin = await shop.as('ada@example.com');
		const placed = await shop.test.database.inTenant(shop.demo.id, (sql) =>
			insertOrder(sql, shop.demo.id, { number: '2026-000099' }),
		);
		const given = { id: placed, text: 'Ware <b>kaputt</b>' };
		for (const call of [
			'addOrderNote(id: $id, text: $text) { id }',
			'moveOrder(id: $id, to: processed, note: $text) { id }',
			`refundOrder(id: $id, refundId: "${newId()}", amount: 100, reason: $text) { id }`,
		])
			expect([call, await shop.tell(admin, `mutation($id: ID!, $text: String!) { ${call} }`, given)]).toEqual([
				call,
				expect.stringContaining('Please check'),
			]);
	});

	it('tells which orders are a guest’s: there is no user to be looked at', async () => {
		const admin = await shop.as('ada@example.com');
		const guest = newId();
		const order = await shop.test.database.inTenant(shop.demo.id, async (sql) => {
			await sql`insert into users (tenant_id, id, language, guest) values (${shop.demo.id}, ${guest}, 'de-DE', true)`;
			return insertOrder(sql, shop.demo.id, { userId: guest });
		});
		const customer = '{ customer { id guest } }';
		expect(await shop.tell(admin, `{ order(id: "${order}") ${customer} }`)).toEqual({
			customer: { id: guest, guest: true },
		});
		expect(await shop.tell(admin, `{ order(id: "${own}") ${customer} }`)).toMatchObject({ customer: { guest: false } });
	});
});
