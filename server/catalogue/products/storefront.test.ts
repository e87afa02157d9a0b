import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveListed } from '../../testing/catalogue.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let id: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qProd'] } });
	await shop.makeUser('writer@example.com', { role: { name: 'writer', access: ['mProd'] } });
	const [made = ''] = await shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveListed(sql, shop.demo, [
			{ slug: 'card', names: { 'de-DE': 'Karte', 'en-GB': 'Card' }, fromPrice: 100, published: true, mediaId: null },
		]),
	);
	id = made;
});

afterAll(() => shop.close());

const send = async (who: string, mutation: string) => shop.tell(await shop.as(who), `mutation { ${mutation} }`);
const bodyOf = async (path: string) => (await shop.nobody().ask(path)).body;
const name = (text: string, language = 'de-DE') =>
	`updateProductName(id: "${id}", languageCode: "${language}", name: "${text}")`;
const description = (text: string, language = 'de-DE') =>
	`updateProductDescription(id: "${id}", languageCode: "${language}", description: "${text}")`;

describe('a product that is changed where it is seen', () => {
	it('has its new name on its page and in lists at once, in that language alone', async () => {
		expect(await send('writer@example.com', name('Feine Karte'))).toBe(true);
		expect(await bodyOf('/product/card')).toContain('<title>Feine Karte · Druckwerk</title>');
		expect(await bodyOf('/products')).toContain('Feine Karte');
		expect(await bodyOf('/en-gb/product/card')).toContain('<title>Card · Druckwerk</title>');
	});

	it('gets a description where it had none, also first in another language than the shop’s own', async () => {
		expect(await send('writer@example.com', description('On board', 'en-GB'))).toBe(true);
		expect(await bodyOf('/en-gb/product/card')).toContain('On board');
		expect(await send('writer@example.com', description('Auf Karton'))).toBe(true);
		expect(await bodyOf('/product/card')).toContain('Auf Karton');
		expect(await bodyOf('/en-gb/product/card')).toContain('On board');
	});

	it('is taken from the shop and put back', async () => {
		expect(await send('writer@example.com', `setProductPublished(id: "${id}", published: false)`)).toBe(true);
		expect((await shop.nobody().ask('/product/card')).status).toBe(404);
		expect(await send('writer@example.com', `setProductPublished(id: "${id}", published: true)`)).toBe(true);
		expect((await shop.nobody().ask('/product/card')).status).toBe(200);
	});

	it('is not left without a name, and not named in a language that the shop does not speak', async () => {
		for (const change of [name('  '), name('Carte', 'fr-FR'), name('x'.repeat(201)), description('')])
			expect(await send('writer@example.com', change)).toMatch(/^Please check/);
	});

	it('cannot be changed with the right to read alone', async () => {
		expect(await send('reader@example.com', name('Anders'))).toBe('You do not have permission to do this.');
	});

	it('keeps a text that was locked, unless an admin changes it', async () => {
		await shop.rows((sql) => sql`update text_entries set locked = true where key = ${`product.${id}.name`}`);
		expect(await send('writer@example.com', name('Anders'))).toMatch(/^You do not have permission to do this/);
		expect(await send('ada@example.com', name('Edle Karte'))).toBe(true);
	});

	it('has every change in the log, and a new revision for its editor', async () => {
		const { items } = await shop.tell(
			await shop.as('ada@example.com'),
			`{ auditLog(search: "${id}") { items { action actorEmail before after } } }`,
		);
		expect(items.map(({ action }: { action: string }) => action)).toEqual([
			'updateProductName',
			'setProductPublished',
			'setProductPublished',
			'updateProductDescription',
			'updateProductDescription',
			'updateProductName',
		]);
		expect(items.at(-1)).toMatchObject({ actorEmail: 'writer@example.com' });
		const [row] = await shop.rows<{ revision: number }>((sql) => sql`select revision from products where id = ${id}`);
		expect(row?.revision).toBe(7);
	});

	it('shows the formats of its description on its page, and is found by its plain words', async () => {
		const text = '**Fester** <b>Karton</b>, siehe [Papiere](/papers).\\n\\n- glatt\\n- *rau*';
		expect(await send('writer@example.com', description(text))).toBe(true);
		const body = await bodyOf('/product/card');
		expect(body).toContain('<strong>Fester</strong> &lt;b&gt;Karton&lt;/b&gt;');
		expect(body).toContain('<li>glatt</li><li><em>rau</em></li>');
		expect(body).toMatch(
			/<meta name="description" content="Fester &lt;b&gt;Karton&lt;\/b&gt;, siehe Papiere. glatt rau"/,
		);
		const tell = (query: string) => shop.tell(shop.nobody(), `{ ${query} }`);
		const product = await tell('product(slug: "card") { description descriptionHtml }');
		expect(product).toEqual({
			description: 'Fester <b>Karton</b>, siehe Papiere.\n\nglatt\nrau',
			descriptionHtml:
				'<p><strong>Fester</strong> &lt;b&gt;Karton&lt;/b&gt;, siehe <a href="/papers">Papiere</a>.</p><ul><li>glatt</li><li><em>rau</em></li></ul>',
		});
		expect(await tell('products(search: "rau") { total }')).toEqual({ total: 1 });
	});
});
