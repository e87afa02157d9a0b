import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import type { ReadQuery } from '../database/read.ts';
import { createExecutor } from '../graphql/execute.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { saveListed } from '../testing/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { watchStatements } from '../testing/statements.ts';
import { saveProducts } from './save-products.ts';

let test: TestDatabase;
let shop: Tenant;
let empty: Tenant;

const product = (number: number) => ({
	slug: `p-${number}`,
	names: { 'de-DE': `Karte ${number}`, 'en-GB': `Card ${number}` },
	fromPrice: number,
	published: true,
	mediaId: null,
});

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const made = async (slug: string) => {
		await createTenant(test.database, {
			slug,
			name: slug,
			allowTemporaryUsers: false,
			languageCodes: ['de-DE', 'en-GB', 'de-AT'],
		});
		const tenant = await tenantWithSlug(test.database, slug);
		if (!tenant) throw new Error('not made');
		return tenant;
	};
	shop = await made('shop');
	empty = await made('empty');
	await test.database.inTenant(shop.id, (sql) =>
		saveListed(
			sql,
			shop,
			Array.from({ length: 120 }, (_, number) => product(number)),
		),
	);
});

afterAll(() => test.drop());

const schema = createSchema();
const executor = createExecutor({ schema, documents: [], introspection: false });

interface Listed {
	total?: number;
	items: { name: string; slug: string }[];
}

/** Runs an operation in one watched transaction and says how many statements it took. */
async function ask<Answer>(tenant: Tenant, query: string): Promise<Answer & { statements: number }> {
	const { result, statements } = await watchStatements(test.appUrl, tenant.id, async (sql) => {
		const context = {
			...createContext(test.database, tenant),
			inTenant: <T>(work: (given: typeof sql) => Promise<T>) => work(sql),
			read: <Rows extends readonly object[]>(question: ReadQuery<Rows>) => question(sql),
		};
		const answer = await executor.ask({ query: `{ ${query} }` }, context, () => undefined);
		return JSON.parse(JSON.stringify(answer));
	});
	if (result.errors) throw new Error(result.errors[0].message);
	return { ...(Object.values(result.data)[0] as Answer), statements: statements.length };
}

const list = (tenant: Tenant, selection: string) => ask<Listed>(tenant, `products${selection}`);

describe('the list of products', () => {
	it.each([1, 24, 100])('costs one statement for %i products, and one more for the total', async (first) => {
		const listed = await list(shop, `(first: ${first}) { items { name slug fromPrice { minor } image { url } } }`);
		expect(listed.items).toHaveLength(first);
		expect(listed.statements).toBe(1);
		const counted = await list(shop, `(first: ${first}) { total items { name } }`);
		expect(counted.total).toBe(120);
		expect(counted.statements).toBe(1);
	});

	it('is in the order in which the products were added, page by page', async () => {
		const { items } = await list(shop, '(first: 3, offset: 10) { items { slug } }');
		expect(items.map(({ slug }) => slug)).toEqual(['p-10', 'p-11', 'p-12']);
	});

	it('is in the requested language, or the nearest that has a name', async () => {
		const nameIn = async (language: string) =>
			(await list(shop, `(language: "${language}", first: 1) { items { name } }`)).items[0]?.name;
		expect(await nameIn('en-GB')).toBe('Card 0');
		expect(await nameIn('de-AT')).toBe('Karte 0');
		expect(await nameIn('fr-FR')).toBe('Karte 0');
	});

	it('has nothing of another shop', async () => {
		expect(await list(empty, '{ total items { name } }')).toMatchObject({ total: 0, items: [] });
	});

	it('leaves out what is not published', async () => {
		await test.database.inTenant(empty.id, (sql) => saveListed(sql, empty, [{ ...product(1), published: false }]));
		expect(await list(empty, '{ total }')).toMatchObject({ total: 0 });
	});
});

describe('the page of a product', () => {
	it('costs one statement with its neighbours and what it costs', async () => {
		const { statements, pricing } = await ask<{ pricing: object }>(
			shop,
			'product(slug: "p-7") { description related { slug } pricing { taxRate unitPrice steps { total } } }',
		);
		expect([statements, pricing]).toEqual([1, { taxRate: 1900, unitPrice: expect.any(Number), steps: [] }]);
	});
});

describe('saving products', () => {
	it('keeps their names with the other texts of the shop', async () => {
		const [row] = await test.database.inTenant(
			shop.id,
			(sql) => sql`
				select e.type, t.translation from text_entries e
				join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
				where e.tenant_id = ${shop.id} and t.language_code = 'en-GB' and t.translation = 'Card 7'`,
		);
		expect(row).toEqual({ type: 'productName', translation: 'Card 7' });
	});

	it('refuses the same address twice and leaves nothing behind', async () => {
		const twice = test.database.inTenant(shop.id, (sql) => saveProducts(sql, shop, [product(500), product(7)]));
		await expect(twice).rejects.toThrow('products_tenant_id_slug_key');
		const rows = await test.database.inTenant(shop.id, (sql) => sql`select from products where slug = 'p-500'`);
		expect(rows).toHaveLength(0);
	});

	it('takes the same number of statements for one product as for a hundred', async () => {
		const count = async (length: number) => {
			const products = Array.from({ length }, (_, number) => product(1000 * length + number));
			const { statements } = await watchStatements(test.appUrl, shop.id, (sql) => saveProducts(sql, shop, products));
			return statements.length;
		};
		expect(await count(1)).toBe(await count(100));
	});
});
