// What is known of the people of purchasing systems is handed over and goes with them.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personParts } from '../../../start/person-parts.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type ProcurementShop, startProcurementShop } from '../../testing/procurement.ts';

let shop: ProcurementShop;
let admin: Browser;

const person = { id: 'EM-77', firstName: 'Klothilde', lastName: 'Ungewöhnlich', email: 'klothilde@nordwerk.example' };

beforeAll(async () => {
	shop = await startProcurementShop(inject('cluster'), [], { personParts });
	admin = await shop.as('ada@example.com');
});
afterAll(() => shop.close());

/** Every row of the shop that says who she is, by its table. */
async function tracesOf(pattern: string): Promise<string[]> {
	const tables = await shop.test.owner<{ name: string }[]>`
		select table_name as name from information_schema.columns
		where table_schema = 'public' and column_name = 'tenant_id' and table_name not like 'audit%' order by table_name`;
	const found = await Promise.all(
		tables.map(async ({ name }) => {
			const rows = await shop.rows(
				(sql) => sql`select from ${sql(name)} t where to_jsonb(t)::text ~* ${pattern} limit 1`,
			);
			return rows.length > 0 ? [name] : [];
		}),
	);
	return found.flat();
}

describe('a person of a purchasing system who has an account with the same address', () => {
	it('is handed over with visits, carts and orders, and erased with all that was said of them', async () => {
		const id = await shop.makeUser(person.email, { username: 'klothilde' });
		const { browser } = await shop.visit({ person });
		await shop.put(browser, 'card', 3);
		const cart = await shop.transfer(browser);
		expect(await shop.place(cart, { orderId: 'PO-77', comments: 'For Klothilde' })).toMatchObject({ status: 200 });
		const next = await shop.visit({ person });
		await shop.put(next.browser, 'card', 1);

		const text = await shop.tell(admin, `{ exportPerson(id: "${id}") }`);
		expect(JSON.parse(text).procurement).toMatchObject([
			{
				...{ purchasingSystem: 'Nordwerk AG', person: 'em-77', name: 'Klothilde Ungewöhnlich', email: person.email },
				visits: [{ protocol: 'cxml', operation: 'create' }, { operation: 'create' }],
				carts: [{ currency: 'EUR', lines: [{ code: 'CARD', quantity: 3 }] }],
				orders: [{ orderId: 'PO-77', version: 1, state: 'placed' }],
			},
		]);

		expect(await tracesOf('klothilde|em-77')).toContain('procurement_messages');
		expect(await shop.tell(admin, `mutation { erasePerson(id: "${id}") }`)).toBe(true);
		// The order is kept, as the law wants of books, with what was written to it.
		expect(await tracesOf('klothilde|em-77')).toEqual(['order_events']);
		expect(await tracesOf(id)).toEqual([]);
		const [order] = await shop.rows<{ userId: string | null }>(
			(sql) => sql`
				select o.user_id from orders o join procurement_orders r on r.tenant_id = o.tenant_id and r.order_id = o.id
				where r.order_ref = 'PO-77'`,
		);
		expect(order?.userId).toBeNull();
		expect((await next.browser.ask('/')).body).not.toContain('Klothilde');
	});

	it('leaves a purchasing system that goes on: the next visit under the same name is a new person', async () => {
		const { browser } = await shop.visit({ person });
		const { items } = await browser.resultOf('{ listItems(location: cart) { items { quantity } } }');
		expect(items).toEqual([]);
	});
});
