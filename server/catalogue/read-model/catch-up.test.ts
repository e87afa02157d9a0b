import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { createTenant } from '../../tenants/create-tenant.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { saveProducts } from '../save-products.ts';
import { catchUp } from './catch-up.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await makeShop(shop.test, 'other');
	for (let number = 0; number < 20; number += 1)
		await createTenant(shop.test.database, {
			...{ slug: `empty-${number}`, name: `Empty ${number}` },
			...{ allowTemporaryUsers: false, languageCodes: ['de-DE'] },
		});
	const card = { slug: 'card', names: { 'de-DE': 'Karte', 'en-GB': 'Card' }, fromPrice: 100, published: true };
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveProducts(sql, shop.demo, [{ ...card, mediaId: null, productionDays: 1, variants: [] }]),
	);
});

afterAll(() => shop.close());

/** @returns what it told, and how many transactions it took */
async function catchUpCounted(): Promise<{ told: string[]; transactions: number }> {
	const { database } = shop.test;
	const told: string[] = [];
	let transactions = 0;
	const counted: Database = {
		...database,
		inTenant: (tenantId, work) => {
			transactions += 1;
			return database.inTenant(tenantId, work);
		},
		withoutTenant: (work) => {
			transactions += 1;
			return database.withoutTenant(work);
		},
	};
	await catchUp(counted, (message) => told.push(message));
	return { told, transactions };
}

const pages = () =>
	shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql`select product_id, language_code, page from product_pages order by product_id, language_code`,
	);

describe('bringing catalogues up to date at the start', () => {
	it('takes one transaction where nothing is to be done, however many shops there are', async () => {
		expect(await catchUpCounted()).toEqual({ told: [], transactions: 1 });
	});

	it('writes the rows of a shop whose products were written by an older version, and of no other', async () => {
		const before = await pages();
		expect(before.length).toBeGreaterThan(0);
		await shop.test.database.inTenant(shop.demo.id, (sql) => sql`delete from product_pages`);
		const { told, transactions } = await catchUpCounted();
		expect(told).toEqual([`${shop.demo.name}: bringing the catalogue up to date`]);
		expect(transactions).toBe(2);
		expect([...(await pages())]).toEqual([...before]);
	});
});
