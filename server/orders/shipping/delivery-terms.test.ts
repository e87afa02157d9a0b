import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { addMethod } from './save-method.ts';

let shop: Shop;

const method = (name: string, given: object = {}) => ({
	...{ names: { 'de-DE': name, 'en-GB': `${name} in English` }, descriptions: {}, countries: ['DE'] },
	...{ kind: 'flat' as const, price: 490, freeFrom: null, steps: [], days: 2, collection: false, active: true },
	...given,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.test.database.inTenant(shop.demo.id, async (sql) => {
		await addMethod(sql, shop.demo.id, method('Paket', { kind: 'freeFrom', freeFrom: 4900 }), 1);
		await addMethod(sql, shop.demo.id, method('Eilbote', { price: 1490, days: 1 }), 2);
		const steps = [{ upTo: 2000, price: 990 }];
		await addMethod(sql, shop.demo.id, method('Ausland', { countries: ['CH'], kind: 'byWeight', price: 0, steps }), 3);
		await addMethod(sql, shop.demo.id, method('Abholung', { countries: [], price: 0, days: 0, collection: true }), 4);
		await addMethod(sql, shop.demo.id, method('Kurier', { active: false }), 5);
	});
});

afterAll(() => shop.close());

const terms = async (visitor = shop.nobody()) =>
	(
		await visitor.graphql(
			'{ deliveryTerms(language: "de-DE") { country freeFrom methods { name price freeFrom collection steps { upTo price } } } }',
		)
	).data.deliveryTerms;

it('tells everyone what delivery costs, and from which value of goods on it is free', async () => {
	const { country, freeFrom, methods } = await terms();
	expect({ country, freeFrom }).toEqual({ country: 'DE', freeFrom: 4900 });
	expect(methods.map(({ name }: { name: string }) => name)).toEqual(['Paket', 'Eilbote', 'Ausland', 'Abholung']);
	expect(methods[2]).toMatchObject({ steps: [{ upTo: 2000, price: 990 }], collection: false });
});

it('is a page of its own, which every page leads to', async () => {
	const { status, body } = await shop.nobody().ask('/shipping-costs');
	expect(status).toBe(200);
	for (const words of ['Paket', '14,90', 'bis 2', 'Abholung', 'Schweiz']) expect(body).toContain(words);
	expect(body).not.toContain('Kurier');
	expect((await shop.nobody().ask('/')).body).toContain('href="/shipping-costs"');
	expect((await shop.nobody().ask('/en-gb/shipping-costs')).body).toContain('Paket in English');
});

it('tells of no shipping where a shop does not ship', async () => {
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		setSettings(sql, shop.demo.id, orderSettings, { showShipping: false }),
	);
	expect(await terms()).toEqual({ country: 'DE', freeFrom: null, methods: [] });
});
