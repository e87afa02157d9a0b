import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import type { ReadQuery } from '../database/read.ts';
import { createExecutor } from '../graphql/execute.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { watchStatements } from '../testing/statements.ts';
import { saveCategories } from './save-categories.ts';
import { saveProducts } from './save-products.ts';

let test: TestDatabase;
let shop: Tenant;
let other: Tenant;

const inBoth = (german: string, english: string) => ({ 'de-DE': german, 'en-GB': english });

const product = (slug: string, german: string, english: string) => ({
	slug,
	names: inBoth(german, english),
	descriptions: inBoth(`${german} auf Karton`, `${english} on board`),
	fromPrice: 100,
	published: slug !== 'hidden',
	mediaId: null,
});

const category = (slug: string, german: string, english: string, products: string[], published = true) => ({
	slug,
	names: inBoth(german, english),
	descriptions: inBoth(`Alles über ${german}`, `All about ${english}`),
	published,
	mediaId: null,
	products,
});

async function makeShop(slug: string): Promise<Tenant> {
	await createTenant(test.database, {
		slug,
		name: slug,
		allowTemporaryUsers: false,
		languageCodes: ['de-DE', 'en-GB', 'de-AT'],
	});
	const tenant = await tenantWithSlug(test.database, slug);
	if (!tenant) throw new Error('not made');
	return tenant;
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	shop = await makeShop('shop');
	other = await makeShop('other');
	await test.database.inTenant(shop.id, async (sql) => {
		await saveProducts(sql, shop, [
			product('a', 'Karte', 'Card'),
			product('b', 'Mappe 100 %', 'Folder 100 %'),
			product('c', 'Plakat', 'Poster'),
			product('d', 'Aufkleber', 'Sticker'),
			product('hidden', 'Geheime Karte', 'Secret card'),
		]);
		await saveCategories(sql, shop, [
			category('paper', 'Papier', 'Paper', ['d', 'hidden', 'c', 'b', 'a']),
			category('offline', 'Verborgen', 'Hidden', ['a'], false),
			category('walls', 'Wände', 'Walls', ['c']),
		]);
	});
});

afterAll(() => test.drop());

const executor = createExecutor({ schema: createSchema(), documents: [], introspection: false });

async function ask(query: string, tenant = shop) {
	const { result, statements } = await watchStatements(test.appUrl, tenant.id, async (sql) => {
		const context = {
			...createContext(test.database, tenant),
			inTenant: <T>(work: (given: typeof sql) => Promise<T>) => work(sql),
			read: <Rows extends readonly object[]>(question: ReadQuery<Rows>) => question(sql),
		};
		return JSON.parse(JSON.stringify(await executor.ask({ query }, context, () => undefined)));
	});
	return { ...result, statements: statements.length };
}

const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

describe('categories', () => {
	it('are listed if published, in the order of the shop and the requested language', async () => {
		const { data, statements } = await ask('{ categories(language: "en-GB") { slug name description image { url } } }');
		expect(data.categories).toEqual([
			{ slug: 'paper', name: 'Paper', description: 'All about Paper', image: null },
			{ slug: 'walls', name: 'Walls', description: 'All about Walls', image: null },
		]);
		expect(statements).toBe(2);
		const austrian = await ask('{ categories(language: "de-AT") { name } }');
		expect(austrian.data.categories[1].name).toBe('Wände');
	});

	it('show at most three products in the menu, in their own order, in one statement', async () => {
		const { data, statements } = await ask('{ categoryPreviews { slug products { slug } } }');
		expect(data.categoryPreviews.map((preview: { slug: string }) => preview.slug)).toEqual(['paper', 'walls']);
		expect(slugs(data.categoryPreviews[0].products)).toEqual(['d', 'c', 'b']);
		expect(statements).toBe(1);
	});

	it('hold their products in their own order', async () => {
		const { data } = await ask('{ products(category: "paper") { total items { slug } } }');
		expect(data.products).toEqual({ total: 4, items: ['d', 'c', 'b', 'a'].map((slug) => ({ slug })) });
	});

	it('that are offline have no page and list nothing', async () => {
		const { data, errors } = await ask('{ category(slug: "offline") { name } }');
		expect(data).toBeNull();
		expect(errors[0].extensions.statusCode).toBe(404);
		expect((await ask('{ products(category: "offline") { total } }')).data.products.total).toBe(0);
	});

	it('belong to their shop alone', async () => {
		expect((await ask('{ categories { slug } }', other)).data.categories).toEqual([]);
		expect((await ask('{ products(category: "paper") { total } }', other)).data.products.total).toBe(0);
		expect((await ask('{ product(slug: "a") { description } }', other)).errors[0].extensions.statusCode).toBe(404);
	});
});

describe('searching products', () => {
	const found = async (search: string, language = 'de-DE') =>
		slugs(
			(await ask(`{ products(language: "${language}", search: "${search}") { items { slug } } }`)).data.products.items,
		);

	it('finds what has the text in its name, whatever the case, in the language of the reader', async () => {
		expect(await found('KART')).toEqual(['a']);
		expect(await found('card', 'en-GB')).toEqual(['a']);
		expect(await found('card')).toEqual([]);
	});

	it('takes signs of the database as signs', async () => {
		expect(await found('%')).toEqual([]);
		expect(await found('_')).toEqual([]);
		expect(await found('\\\\')).toEqual([]);
	});

	it('for nothing finds everything', async () => {
		expect(await found('  ')).toHaveLength(4);
	});
});

describe('the page of a product', () => {
	it('says what it is, where it stands and what is beside it', async () => {
		const { data, statements } = await ask(
			'{ product(slug: "c", language: "en-GB") { description category product { name } related { slug } } }',
		);
		expect(data.product).toEqual({
			description: 'Poster on board',
			category: 'paper',
			product: { name: 'Poster' },
			related: ['d', 'b', 'a'].map((slug) => ({ slug })),
		});
		expect(statements).toBe(1);
	});

	it('does not exist as long as it is not published', async () => {
		expect((await ask('{ product(slug: "hidden") { description } }')).errors[0].extensions.statusCode).toBe(404);
	});
});
