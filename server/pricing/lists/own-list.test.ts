import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let admin: Browser;
let ids: Record<string, string>;

const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);
const tell = (query: string, variables?: object) => shop.tell(admin, query, variables);

const product = (slug: string, variants: string[] = []) => ({
	slug,
	code: slug.toUpperCase(),
	names: { 'de-DE': slug },
	fromPrice: 490,
	published: true,
	mediaId: null,
	variants: variants.map((variant) => ({ slug: variant, code: variant.toUpperCase(), names: {} })),
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await inShop((sql) => saveProducts(sql, shop.demo, [product('karte', ['karte-matt']), product('flyer')]));
	const rows = await shop.rows<{ id: string; slug: string }>((sql) => sql`select id, slug from products`);
	ids = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
});

afterAll(() => shop.close());

beforeEach(() =>
	inShop(async (sql) => {
		await sql`delete from product_price_lists`;
		await sql`delete from price_lists`;
	}),
);

interface Opened {
	listId: string;
	revision: number;
}

const open = (productId = '') =>
	tell(
		`mutation($productId: ID!) { openProductPriceList(productId: $productId) { listId listName revision steps { quantity } } }`,
		{ productId },
	) as Promise<Opened & { listName: string }>;
const own = (productId = '') =>
	tell(
		`query($productId: ID!) { productPriceList(productId: $productId) { listId steps { quantity unitPrice total } } }`,
		{
			productId,
		},
	);
const saveSteps = (productId: string, { listId, revision }: Opened, steps: readonly object[]) =>
	tell(
		`mutation($productId: ID!, $listId: ID!, $revision: Int!, $steps: [PriceRowInput!]!) {
			savePriceSteps(productId: $productId, listId: $listId, revision: $revision, steps: $steps) { saved faults { row fault } }
		}`,
		{ productId, listId, revision, steps },
	);
const revisionOf = async (id: string) =>
	((await tell('query($id: ID!) { adminProduct(id: $id) { revision } }', { id })) as { revision: number }).revision;
const useList = async (id: string, listId: string) =>
	tell(
		`mutation($id: ID!, $prices: ProductPricesInput!) { saveProductPrices(id: $id, prices: $prices) { faults { field fault } } }`,
		{
			id,
			prices: {
				revision: await revisionOf(id),
				pricing: { mode: 'pricelist', scales: 'table', definedScales: [], priceLists: [{ listId, roleIds: [] }] },
				taxCategory: 'standard',
				paymentMode: 'once',
			},
		},
	);
const ladder = [
	{ quantity: 100, total: 1990 },
	{ quantity: 500, total: 3990 },
];

describe('the price list that a product has for itself', () => {
	it('is made once, takes prices before the product uses it, and stands in no list of price lists', async () => {
		const karte = ids.karte ?? '';
		expect(await own(karte)).toBeNull();
		const made = await open(karte);
		expect(made).toMatchObject({ listName: 'karte', revision: 1, steps: [] });
		expect(await open(karte)).toEqual(made);
		expect(await saveSteps(karte, made, ladder)).toEqual({ saved: true, faults: [] });
		expect(await own(karte)).toMatchObject({
			steps: [
				{ quantity: 100, unitPrice: null, total: 1990 },
				{ quantity: 500, unitPrice: null, total: 3990 },
			],
		});
		expect(await tell('{ priceLists { total } }')).toEqual({ total: 0 });
		expect(await useList(karte, made.listId)).toEqual({ faults: [] });
		const [{ pricing } = { pricing: {} }] = await shop.rows<{ pricing: object }>(
			(sql) => sql`select pricing from product_pricing where product_id = ${karte}`,
		);
		expect(pricing).toMatchObject({ mode: 'pricelist', lists: [{ steps: [{ total: 1990 }, { total: 3990 }] }] });
	});

	it('is in the log as prices of the product, not as a price list that someone has made', async () => {
		const karte = ids.karte ?? '';
		await saveSteps(karte, await open(karte), ladder);
		const entries = await shop.rows<{ action: string }>(
			(sql) => sql`
				select action from audit_log where entity_type = 'product' and entity_id = ${karte} order by id desc limit 2`,
		);
		expect(entries.map(({ action }) => action)).toEqual(['savePriceSteps', 'openProductPriceList']);
	});

	it('is offered to no other product and refused for it', async () => {
		const { listId } = await open(ids.karte);
		const choices = (productId = '') =>
			tell('query($productId: ID!) { pricingChoices(productId: $productId) { lists { id own } } }', { productId });
		expect(await choices(ids.karte)).toEqual({ lists: [{ id: listId, own: true }] });
		expect(await choices(ids.flyer)).toEqual({ lists: [] });
		expect(await useList(ids.flyer ?? '', listId)).toEqual({
			faults: [{ field: 'price.priceLists', fault: 'unknown' }],
		});
	});

	it('is copied with its product, with rows of variants, and goes when the product is deleted', async () => {
		const karte = ids.karte ?? '';
		const made = await open(karte);
		await saveSteps(karte, made, ladder);
		await useList(karte, made.listId);
		await saveSteps(ids['karte-matt'] ?? '', { ...made, revision: 2 }, [{ quantity: 50, total: 2500 }]);
		const copy = (await tell('mutation($id: ID!) { copyProduct(id: $id) }', { id: karte })) as string;
		const copied = (await own(copy)) as { listId: string };
		expect(copied).toMatchObject({ steps: [{ quantity: 100 }, { quantity: 500 }] });
		expect(copied.listId).not.toBe(made.listId);
		const rowsOf = (listId: string) =>
			shop.rows((sql) => sql`select quantity from price_list_rows where list_id = ${listId} order by 1`);
		expect(await rowsOf(made.listId)).toHaveLength(3);
		expect(await rowsOf(copied.listId)).toEqual([{ quantity: 50 }, { quantity: 100 }, { quantity: 500 }]);
		const used = await shop.rows((sql) => sql`select list_id from product_price_lists where product_id = ${copy}`);
		expect(used).toEqual([{ listId: copied.listId }]);
		await inShop((sql) => sql`delete from products where id = ${copy}`);
		expect(await rowsOf(copied.listId)).toEqual([]);
	});
});
