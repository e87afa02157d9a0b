import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { emptyPage } from '../../../rules/pages/document.ts';
import { productFieldLabelKey } from '../../../rules/texts/entity-keys.ts';
import { saveCategories } from '../../catalogue/save-categories.ts';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import { enterPages } from '../../pages/enter-pages.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { titleSection } from '../../testing/pages.ts';
import { makeShop } from '../../testing/shop.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import { textOfEntity } from '../../texts/text-of-entity.ts';

let test: TestDatabase;
let app: TestApp;
const logged: { msg: string; tenant?: string }[] = [];

/** A category with a product, which can be narrowed by a field. */
async function fillCatalogue(sql: Sql, demo: Tenant): Promise<void> {
	const id = newId();
	await sql`insert into product_fields (tenant_id, id, name, type, filter) values (${demo.id}, ${id}, 'paper', 'text', true)`;
	const label = { key: productFieldLabelKey(id), type: 'productFieldLabel', group: 'products' } as const;
	await saveTexts(sql, demo.id, [textOfEntity(demo, { ...label, translations: { 'de-DE': 'Papiersorte' } })]);
	const plain = { fromPrice: 500, orderable: true, published: true, mediaId: null };
	const fields = { paper: { 'de-DE': 'Matt' } };
	await saveProducts(sql, demo, [{ ...plain, slug: 'card', names: { 'de-DE': 'Klappkarte' }, fields }]);
	const category = { slug: 'cards', names: { 'de-DE': 'Karten aller Art' }, descriptions: {}, published: true };
	await saveCategories(sql, demo, [{ ...category, mediaId: null, products: ['card'] }]);
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const demo = await makeShop(test, 'demo');
	const document = { ...emptyPage, sections: [titleSection('Willkommen im Druckwerk')] };
	await test.database.inTenant(demo.id, (sql) =>
		enterPages(sql, demo, [
			{ kind: 'page', slug: 'start', names: { 'de-DE': 'Start' }, document, home: true },
			{ kind: 'page', slug: 'imprint', names: { 'de-DE': 'Impressum' }, document, inFooter: true },
		]),
	);
	await test.database.inTenant(demo.id, (sql) => fillCatalogue(sql, demo));
	const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
	app = await startApp({ database: test.database, log });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const page = async (path: string) => {
	const { status, body } = await app.ask(path, { host: 'demo.localhost' });
	return { status, shown: body.split('id="state"')[0] ?? '' };
};

/** While the texts of all shops are away. */
async function withoutTexts<T>(work: () => Promise<T>): Promise<T> {
	await test.owner`alter table text_translations rename to text_translations_away`;
	try {
		return await work();
	} finally {
		await test.owner`alter table text_translations_away rename to text_translations`;
	}
}

it('a page whose texts cannot be loaded is rendered with the shipped ones, not cached, and logged', async () => {
	const [home, login] = await withoutTexts(async () => [await page('/'), await page('/login')] as const);
	const seen = [...logged];

	expect([home.status, login.status]).toEqual([200, 200]);
	expect(home.shown).toContain('Willkommen im Druckwerk');
	expect(home.shown).toMatch(/href="\/imprint"[^>]*>imprint</);
	expect(login.shown).toContain('Passwort vergessen?');
	expect(seen).toContainEqual(expect.objectContaining({ msg: 'texts failed to load', tenant: 'demo' }));
	expect(seen).toContainEqual(expect.objectContaining({ msg: 'page failed', tenant: 'demo' }));

	expect((await page('/')).shown).toMatch(/href="\/imprint"[^>]*>Impressum</);
});

it('products are shown without the texts of the shop: the slug stands in for a missing name, and nothing of it is cached', async () => {
	const fresh = await startApp({ database: test.database, log: pino({ level: 'silent' }) });
	const paths = ['/products', '/category/cards', '/search?q=klappkarte', '/product/card'];
	const visit = async (path: string) => {
		const { status, body } = await fresh.ask(path, { host: 'demo.localhost' });
		const shown = body.split('id="state"')[0] ?? '';
		return { status, lists: shown.includes('Klappkarte'), named: /href="\/category\/cards">([^<]+)</.exec(shown)?.[1] };
	};
	const all = () => Promise.all(paths.map(visit));
	expect(await withoutTexts(all)).toEqual(paths.map(() => ({ status: 200, lists: true, named: 'cards' })));
	expect(await all()).toEqual(paths.map(() => ({ status: 200, lists: true, named: 'Karten aller Art' })));
	await fresh.close();
});

it('the filters of a list are there without the texts of the shop, by the names that addresses have for them', async () => {
	const ask = async (query: string) => {
		const body = JSON.stringify({ query });
		const headers = { 'content-type': 'application/json' };
		return JSON.parse(
			(await app.ask('/service-api/graphql', { host: 'demo.localhost', method: 'POST', headers, body })).body,
		);
	};
	const filters = '{ products(language: "de-DE") { facets { fields { label } categories { name } } } }';
	const suggested = '{ searchSuggestions(q: "karte", language: "de-DE") { products { name } categories { name } } }';
	expect((await withoutTexts(() => ask(filters))).data.products.facets).toEqual({
		fields: [{ label: 'paper' }],
		categories: [{ name: 'cards' }],
	});
	expect((await withoutTexts(() => ask(suggested))).data.searchSuggestions).toEqual({
		products: [{ name: 'Klappkarte' }],
		categories: [],
	});
	expect((await ask(filters)).data.products.facets).toEqual({
		fields: [{ label: 'Papiersorte' }],
		categories: [{ name: 'Karten aller Art' }],
	});
	expect((await ask(suggested)).data.searchSuggestions.categories).toEqual([{ name: 'Karten aller Art' }]);
});
