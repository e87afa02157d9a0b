// Visits of which it is not said who comes: each is a person of its own, who leaves nothing behind unless something was ordered.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mostInStock } from '../../../rules/stock.ts';
import { Browser } from '../../testing/accounts.ts';
import { ociBuyer, type ProcurementShop, startProcurementShop } from '../../testing/procurement.ts';
import { forgetOld } from '../reports/find-due.ts';

let shop: ProcurementShop;
let ociId: string;

beforeAll(async () => {
	shop = await startProcurementShop(inject('cluster'));
	ociId = await shop.addBuyer(ociBuyer, 'the password');
});
afterAll(() => shop.close());

const entry = { username: 'HAFEN', password: 'the password', hook_url: 'https://erp.hafen.example/in' };

const ask = (fields: Record<string, string>) =>
	shop.app.ask(`/punchout/oci?${new URLSearchParams(fields)}`, { host: 'demo.localhost' });

/** A browser in which a visit by OCI has begun. */
async function visit(fields: Record<string, string> = {}): Promise<Browser> {
	const browser = new Browser(shop.app);
	const start = new URL(String((await ask({ ...entry, ...fields })).headers.location));
	await browser.ask(start.pathname + start.search);
	return browser;
}

const cartOf = async (browser: Browser): Promise<number[]> => {
	const { items } = await browser.resultOf('{ listItems(location: cart) { items { quantity } } }');
	return items.map(({ quantity }: { quantity: number }) => quantity);
};

const people = () =>
	shop.rows<{ userId: string }>(
		(sql) => sql`select user_id from procurement_people where unnamed and buyer_id in (${ociId}, ${shop.buyerId})`,
	);

const unnamed = { id: '', firstName: '', lastName: '', email: '' };

describe('a visit of which it is not said who comes', () => {
	it('gives each visit a cart of its own', async () => {
		const [one, other] = [await visit(), await visit()];
		await shop.put(one, 'card', 3);
		await shop.put(other, 'card', 5);
		expect(await cartOf(one)).toEqual([3]);
		expect(await cartOf(other)).toEqual([5]);
		const [first, second] = [await shop.visit({ person: unnamed }), await shop.visit({ person: unnamed })];
		await shop.put(first.browser, 'card', 7);
		expect(await cartOf(second.browser)).toEqual([]);
		expect(await cartOf(first.browser)).toEqual([7]);
	});

	it('gives someone with a name the cart of their last visit', async () => {
		await shop.put(await visit({ UniqueName: 'Max' }), 'card', 2);
		expect(await cartOf(await visit({ UNIQUENAME: 'max' }))).toEqual([2]);
	});

	it('changes an earlier cart as the person who filled it', async () => {
		const { browser } = await shop.visit({ person: unnamed });
		await shop.put(browser, 'card', 4);
		const { items } = await shop.transfer(browser);
		const before = await people();
		const edit = await shop.visit({ person: unnamed, operation: 'edit', items });
		expect(await cartOf(edit.browser)).toEqual([4]);
		expect(await people()).toHaveLength(before.length);
	});

	it('makes no person for a function that is asked in the background', async () => {
		const before = await shop.rows((sql) => sql`select from users`);
		for (const FUNCTION of ['VALIDATE', 'BACKGROUND_SEARCH', 'SOURCING'])
			expect((await ask({ ...entry, FUNCTION, PRODUCTID: 'CARD', QUANTITY: '10' })).status).toBe(200);
		expect(await shop.rows((sql) => sql`select from users`)).toHaveLength(before.length);
	});

	it('is forgotten after 30 days, unless something was ordered or still can be', async () => {
		const { database } = shop.test;
		const age = (days: number) =>
			shop.rows(
				(sql) => sql`update procurement_people set last_seen_at = now() - make_interval(days => ${days}) where unnamed`,
			);
		const forget = () => database.inTenant(shop.demo.id, (sql) => forgetOld(sql, shop.demo.id));
		const fill = async () => {
			const { browser } = await shop.visit({ person: unnamed });
			await shop.put(browser, 'card', 3);
			return browser;
		};
		await shop.rows((sql) => sql`update procurement_carts set created_at = now() - interval '40 days'`);
		await fill();
		const handed = await shop.transfer(await fill());
		const ordered = await shop.transfer(await fill());
		expect(await shop.place(ordered, { orderId: 'PO-U' })).toMatchObject({ status: 200 });
		await age(29);
		const all = await people();
		await forget();
		expect(await people()).toHaveLength(all.length);
		await age(31);
		expect(await shop.rows((sql) => sql`select id from shops_with_procurement() as id`)).toEqual([
			{ id: shop.demo.id },
		]);
		await forget();
		expect(await people()).toHaveLength(2);
		expect(await shop.place(handed, { orderId: 'PO-V' })).toMatchObject({ status: 200 });
		await shop.rows((sql) => sql`update procurement_carts set created_at = now() - interval '40 days'`);
		await forget();
		expect(await people()).toHaveLength(2);
	});

	it('is over when its user is gone', async () => {
		const { browser } = await shop.visit({ person: { ...unnamed, id: 'gone' } });
		expect((await browser.ask('/cart')).status).toBe(200);
		await shop.rows(
			(sql) => sql`
			update users set archived_at = now() where id = (select user_id from procurement_people where person = 'gone')`,
		);
		expect((await browser.ask('/cart')).body).toContain('Ihr Besuch ist beendet');
		expect((await browser.ask('/punchout/cart')).body).toContain('Ihr Besuch ist beendet');
	});
});

describe('what the shop refuses for a reason of its own', () => {
	it('is said with the status 409, and not as a fault of the shop', async () => {
		const card = shop.products.get('card') ?? '';
		await shop.rows(
			(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${shop.demo.id}, ${card}, 10)`,
		);
		const cart = await shop.handOver([['card', 3]]);
		expect(await shop.place(cart, { orderId: 'PO-S' })).toMatchObject({ status: 200 });
		// There is no room for what would come back.
		await shop.rows((sql) => sql`update stock set on_hand = ${mostInStock} where product_id = ${card}`);
		expect(await shop.place({ ...cart, items: [] }, { orderId: 'PO-S', type: 'delete' })).toMatchObject({
			http: 200,
			status: 409,
			text: expect.stringContaining('restock'),
		});
	});
});
