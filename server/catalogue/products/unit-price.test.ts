import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveListed } from '../../testing/catalogue.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
const ids = new Map<string, string>();
const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('seller@example.com', { role: { name: 'seller', access: ['mPrice'] } });
	await shop.makeUser('writer@example.com', { role: { name: 'writer', access: ['mProd'] } });
	await shop.test.database.inTenant(shop.demo.id, async (sql) => {
		await saveListed(sql, shop.demo, [
			{
				slug: 'card',
				names,
				fromPrice: 100,
				published: true,
				mediaId: null,
				variants: [
					{ slug: 'card-thin', code: 'THIN', names },
					{ slug: 'card-thick', code: 'THICK', names, fromPrice: 150 },
				],
			},
			{ slug: 'listed', names, fromPrice: 100, published: true, mediaId: null },
		]);
		await sql`update products set pricing_mode = 'pricelist' where slug = 'listed'`;
		for (const { id, slug } of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(slug, id);
	});
});

afterAll(() => shop.close());

const read = async (slug: string, who = 'seller@example.com') =>
	shop.tell(await shop.as(who), `{ unitPrice(id: "${ids.get(slug)}") { ownerId revision unitPrice } }`);
const change = async (slug: string, revision: number, unitPrice: number, who = 'seller@example.com') =>
	shop.tell(
		await shop.as(who),
		`mutation { updateUnitPrice(id: "${ids.get(slug)}", revision: ${revision}, unitPrice: ${unitPrice}) }`,
	);
const shown = async (code: string) => {
	const { body } = await shop.nobody().ask(`/product/card?variant=${code}`);
	return /text-heading">([^<]*)</.exec(body)?.[1]?.replace(/\s/g, ' ');
};

describe('the price of one piece that is changed where it is seen', () => {
	it('is that of the product for a version without one of its own, and shown at once', async () => {
		expect(await read('card-thin')).toEqual({ ownerId: ids.get('card'), revision: 1, unitPrice: 10_000 });
		expect(await change('card-thin', 1, 12_500)).toBe(2);
		expect([await shown('THIN'), await shown('THICK')]).toEqual(['1,25 €', '1,50 €']);
	});

	it('is its own for a version that has one', async () => {
		expect(await read('card-thick')).toMatchObject({ ownerId: ids.get('card-thick'), revision: 2 });
		expect(await change('card-thick', 2, 19_900)).toBe(3);
		expect([await shown('THIN'), await shown('THICK')]).toEqual(['1,25 €', '1,99 €']);
	});

	it('does not overwrite what another user has changed meanwhile', async () => {
		expect(await change('card', 2, 1)).toContain('changed');
		expect((await read('card')).unitPrice).toBe(12_500);
	});

	it('is no negative number, and nothing for products with price lists', async () => {
		expect(await change('card', 3, -1)).toMatch(/^Please check/);
		expect(await read('listed')).toBe(await read('card-nowhere'));
		expect(await change('listed', 1, 100)).not.toBe(2);
	});

	it('is changed by those alone who may set prices', async () => {
		const refused = 'You do not have permission to do this.';
		expect([await read('card', 'writer@example.com'), await change('card', 3, 1, 'writer@example.com')]).toEqual([
			refused,
			refused,
		]);
	});
});
