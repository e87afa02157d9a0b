import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { saveCategories } from '../save-categories.ts';
import { saveProducts } from '../save-products.ts';

let shop: Shop;
const ids = new Map<string, string>();

const product = (slug: string, names: Record<string, string>) => ({
	slug,
	names,
	fromPrice: slug === 'folder' ? null : 100,
	published: true,
	mediaId: null,
});
const inBoth = { 'de-DE': 'Karte', 'en-GB': 'Card' };

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('prices@example.com', { role: { name: 'prices', access: ['qPrice'] } });
	await shop.test.database.inTenant(shop.demo.id, async (sql) => {
		await saveProducts(sql, shop.demo, [product('card', inBoth), product('folder', { 'de-DE': 'Mappe' })]);
		await saveCategories(sql, shop.demo, [
			{ slug: 'paper', names: inBoth, descriptions: inBoth, published: false, mediaId: null, products: ['card'] },
		]);
		for (const { id, slug } of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(slug, id);
	});
});

afterAll(() => shop.close());

const hints = async (slug: string, as = 'ada@example.com') =>
	shop.tell(await shop.as(as), 'query($id: ID!) { productHints(id: $id) { kind languages } }', { id: ids.get(slug) });

describe('hints about a product', () => {
	it('say that it has no picture and that its category is offline', async () => {
		expect(await hints('card')).toEqual([
			{ kind: 'noImage', languages: [] },
			{ kind: 'offlineCategory', languages: [] },
		]);
	});

	it('say that it has no price, no category and no English name, also to a user with rights for prices alone', async () => {
		expect(await hints('folder', 'prices@example.com')).toEqual([
			{ kind: 'noPrice', languages: [] },
			{ kind: 'noImage', languages: [] },
			{ kind: 'noCategory', languages: [] },
			{ kind: 'missingLanguage', languages: ['en-GB'] },
		]);
	});

	it('say that there is little left of it, or of one of its variants', async () => {
		const lacks = async () =>
			(await hints('card')).map(({ kind }: { kind: string }) => kind).includes('stockBelowWarning');
		const stock = (slug: string, numbers: object) =>
			shop.test.database.inTenant(shop.demo.id, async (sql) => {
				const row = { tenant_id: shop.demo.id, product_id: ids.get(slug) ?? '', ...numbers };
				await sql`delete from stock`;
				await sql`insert into stock ${sql(row)}`;
			});
		await stock('card', { on_hand: 6, reserved: 0, warning_level: 5 });
		expect(await lacks()).toBe(false);
		await stock('card', { on_hand: 6, reserved: 1, warning_level: 5 });
		expect(await lacks()).toBe(true);
		await stock('card', { on_hand: 0, sell_when_empty: true });
		expect(await lacks()).toBe(false);
		await shop.test.database.inTenant(shop.demo.id, async (sql) => {
			const id = newId();
			ids.set('red', id);
			await sql`
				insert into products (tenant_id, id, slug, parent_id, code)
				values (${shop.demo.id}, ${id}, 'card-red', ${ids.get('card') ?? ''}, 'R')`;
		});
		await stock('red', { on_hand: 0 });
		expect(await lacks()).toBe(true);
	});

	it('are not those of another shop’s products', async () => {
		const other = await makeShop(shop.test, 'other');
		const [{ id } = { id: '' }] = await shop.test.database.inTenant(other.id, async (sql) => {
			await saveProducts(sql, other, [product('foreign', inBoth)]);
			return sql<{ id: string }[]>`select id from products`;
		});
		ids.set('foreign', id);
		expect(await hints('foreign')).toBe('This could not be found.');
	});
});
