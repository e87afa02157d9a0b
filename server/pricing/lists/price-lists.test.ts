import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let admin: Browser;
let ids: Record<string, string>;

const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'] ?? key;
const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

const product = (
	slug: string,
	code: string,
	variants: { slug: string; code: string; names?: Record<string, string> }[] = [],
) => ({
	slug,
	code,
	names: { 'de-DE': slug },
	fromPrice: null,
	published: true,
	mediaId: null,
	variants: variants.map((variant) => ({ names: {}, ...variant })),
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await inShop((sql) =>
		saveProducts(sql, shop.demo, [
			product('karte', 'VK', [{ slug: 'karte-matt', code: 'VK-M', names: { 'de-DE': 'matt', 'en-GB': 'matt' } }]),
			product('flyer', 'FL'),
			product('poster', 'A2'),
			product('plakat', 'A2'),
			product('ohne-code', ''),
		]),
	);
	const rows = await shop.rows<{ id: string; slug: string }>((sql) => sql`select id, slug from products`);
	ids = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
});

afterAll(() => shop.close());

beforeEach(() =>
	inShop(async (sql) => {
		await sql`delete from product_price_lists`;
		await sql`delete from price_lists`;
		await sql`update products set archived_at = null`;
	}),
);

interface Row {
	code?: string;
	quantity?: number | null;
	unitPrice?: number | null;
	total?: number | null;
}

const tell = (query: string, variables?: object, who = admin) => shop.tell(who, query, variables);

const create = async (name: string): Promise<{ id: string; revision: number }> =>
	tell('mutation($name: String!) { createPriceList(name: $name) { id revision } }', { name });

const save = (id: string, revision: number, rows: readonly Row[], who = admin) =>
	tell(
		`mutation($id: ID!, $revision: Int!, $rows: [PriceRowInput!]!) {
			savePriceListRows(id: $id, revision: $revision, rows: $rows) {
				saved revision faults { row cell fault } warnings { row than }
			}
		}`,
		{ id, revision, rows },
		who,
	);

const rowsOf = async (id: string): Promise<string[]> => {
	const { rows } = await tell(
		'query($id: ID!) { priceList(id: $id) { rows { code productName quantity unitPrice total } } }',
		{ id },
	);
	return rows.map(
		({ code, productName, quantity, unitPrice, total }: Required<Row> & { productName: string }) =>
			`${code}|${productName} ${quantity} ${unitPrice ?? '-'} ${total ?? '-'}`,
	);
};

const use = (listId: string, productId = '', position = 0) =>
	inShop(
		(sql) => sql`
			insert into product_price_lists (tenant_id, product_id, list_id, position)
			values (${shop.demo.id}, ${productId}, ${listId}, ${position})`,
	);

const audited = async (action: string) =>
	(await shop.rows<{ action: string }>((sql) => sql`select action from audit_log where action = ${action}`)).length;

describe('a price list', () => {
	it('has a name that no other has, whatever its case', async () => {
		const { id } = await create('  Handel   2027 ');
		expect(await create('HANDEL 2027')).toBe(english('priceLists.nameTaken'));
		expect(await create(' ')).toBe(english('accounts.mandatoryFields'));
		expect(await create('x'.repeat(121))).toContain(english('errors.validation'));
		const rename = (name: string) =>
			tell('mutation($id: ID!, $name: String!) { renamePriceList(id: $id, name: $name) { name } }', { id, name });
		expect(await rename('Vereine')).toEqual({ name: 'Vereine' });
		await create('Handel 2027');
		expect(await rename('handel 2027')).toBe(english('priceLists.nameTaken'));
		expect(await audited('renamePriceList')).toBe(1);
	});

	it('is found by part of its name, with how much is in it and how many products use it', async () => {
		const { id } = await create('Handel');
		await create('Vereine 100%');
		await save(id, 1, [{ quantity: 100, total: 1990 }]);
		await use(id, ids.flyer);
		const find = (search: string) =>
			tell('query($search: String) { priceLists(search: $search) { total items { name rowCount productCount } } }', {
				search,
			});
		expect(await find('han')).toEqual({ total: 1, items: [{ name: 'Handel', rowCount: 1, productCount: 1 }] });
		expect(await find('0%')).toMatchObject({ total: 1 });
		expect(await find('')).toMatchObject({ total: 2, items: [{ name: 'Handel' }, { name: 'Vereine 100%' }] });
	});

	it('names the products that use it, and calls the roles that get it as people do', async () => {
		const { id } = await create('Handel');
		await use(id, ids.flyer);
		await inShop(async (sql) => {
			const role = newId();
			await sql`
				insert into roles (tenant_id, id, name, label, type)
				values (${shop.demo.id}, ${role}, 'regulars', 'Stammkunden', 'customer')`;
			await sql`
				insert into product_price_list_roles (tenant_id, product_id, list_id, role_id)
				select tenant_id, product_id, list_id, ${role}::uuid from product_price_lists`;
		});
		const ladders = await tell('query($id: ID!) { productLadders(productId: $id) { roles } }', { id: ids.flyer });
		expect(ladders).toEqual([{ roles: ['Stammkunden'] }]);
		await use(id, ids['karte-matt']);
		const { usedBy } = await tell(
			'query($id: ID!) { priceList(id: $id) { usedBy { productId parentId name code roles } } }',
			{ id },
		);
		expect(usedBy).toEqual([
			{ productId: ids.flyer, parentId: null, name: 'flyer', code: 'FL', roles: ['Stammkunden'] },
			{ productId: ids['karte-matt'], parentId: ids.karte, name: 'karte', code: 'VK-M', roles: [] },
		]);
	});

	it('is copied with its rows, and the copy is not in use', async () => {
		const { id } = await create('Handel');
		await save(id, 1, [{ code: 'VK', quantity: 100, total: 1990 }]);
		await use(id, ids.flyer);
		const copy = await tell(
			'mutation($id: ID!) { copyPriceList(id: $id, name: "Handel 2") { id rowCount productCount } }',
			{ id },
		);
		expect(copy).toMatchObject({ rowCount: 1, productCount: 0 });
		expect(await rowsOf(copy.id)).toEqual(await rowsOf(id));
	});
});

describe('the rows of a price list', () => {
	it('keep their order, and which of the two prices was given', async () => {
		const { id } = await create('Handel');
		const saved = await save(id, 1, [
			{ quantity: 500, unitPrice: 199 },
			{ code: ' vk-m ', quantity: 100, total: 1990 },
			{ code: 'VK', quantity: 100, unitPrice: 0 },
			{},
			{},
		]);
		expect(saved).toEqual({ saved: true, revision: 2, faults: [], warnings: [] });
		expect(await rowsOf(id)).toEqual(['| 500 199 -', 'VK-M|karte, matt 100 - 1990', 'VK|karte 100 0 -']);
		expect(await audited('savePriceListRows')).toBeGreaterThan(0);
	});

	it('are not saved over a newer state, and nothing is lost', async () => {
		const { id } = await create('Handel');
		await save(id, 1, [{ quantity: 1, total: 1 }]);
		expect(await save(id, 1, [{ quantity: 2, total: 2 }])).toBe(english('priceLists.changedMeanwhile'));
		expect(await rowsOf(id)).toEqual(['| 1 - 1']);
	});

	it('are saved by one of two who save the same state at once', async () => {
		const { id } = await create('Handel');
		const answers = await Promise.all([1, 2].map((total) => save(id, 1, [{ quantity: 1, total }])));
		expect(answers.filter((answer) => answer === english('priceLists.changedMeanwhile'))).toHaveLength(1);
	});

	it.each<[string, Row, string, string]>([
		['an unknown code', { code: 'nope', quantity: 1, total: 1 }, 'code', 'unknownCode'],
		['the code of two products', { code: 'a2', quantity: 1, total: 1 }, 'code', 'ambiguousCode'],
		['no quantity', { code: 'VK', total: 1 }, 'quantity', 'quantityMissing'],
		['a quantity of none', { quantity: 0, total: 1 }, 'quantity', 'quantityInvalid'],
		['a quantity over a million', { quantity: 1_000_001, total: 1 }, 'quantity', 'quantityInvalid'],
		['no price', { quantity: 1 }, 'unitPrice', 'priceMissing'],
		['both prices', { quantity: 1, unitPrice: 100, total: 1 }, 'total', 'bothPrices'],
		['a price below nothing', { quantity: 1, unitPrice: -1 }, 'unitPrice', 'priceInvalid'],
		['a run that nobody can pay', { quantity: 1_000_000, unitPrice: 1_000_000 }, 'unitPrice', 'tooLarge'],
		['a quantity that was there', { quantity: 10, total: 200 }, 'quantity', 'double'],
		['nothing, between others', {}, 'quantity', 'gap'],
	])('with %s save nothing, and say where it is wrong', async (_what, wrong, cell, fault) => {
		const { id } = await create('Handel');
		const rows = [{ quantity: 10, total: 100 }, wrong, { quantity: 20, total: 200 }];
		expect(await save(id, 1, rows)).toMatchObject({ saved: false, revision: 1, faults: [{ row: 1, cell, fault }] });
		expect(await rowsOf(id)).toEqual([]);
	});

	it('are double where code and address mean the same product', async () => {
		const { id } = await create('Handel');
		const rows = [
			{ code: 'VK', quantity: 10, total: 100 },
			{ code: 'karte', quantity: 10, total: 100 },
		];
		expect(await save(id, 1, rows)).toMatchObject({ faults: [{ row: 1, fault: 'double' }] });
	});

	it('call a product by its address where no code names it alone, and find it again', async () => {
		const { id } = await create('Handel');
		const rows = ['plakat', 'ohne-code'].map((code) => ({ code, quantity: 10, total: 100 }));
		expect(await save(id, 1, rows)).toMatchObject({ saved: true });
		expect(await rowsOf(id)).toEqual(['plakat|plakat 10 - 100', 'ohne-code|ohne-code 10 - 100']);
	});

	it('mean the product that is not archived, where an archived one has the same code', async () => {
		await inShop((sql) => sql`update products set archived_at = now() where slug = 'poster'`);
		const { id } = await create('Handel');
		expect(await save(id, 1, [{ code: 'A2', quantity: 10, total: 100 }])).toMatchObject({ saved: true });
		expect(await rowsOf(id)).toEqual(['A2|plakat 10 - 100']);
	});

	it('in which a larger run costs less in total are saved, with a warning', async () => {
		const { id } = await create('Handel');
		const rows = [
			{ quantity: 500, total: 900 },
			{ quantity: 100, total: 1000 },
			{ code: 'VK', quantity: 1000, total: 1 },
		];
		expect(await save(id, 1, rows)).toMatchObject({ saved: true, warnings: [{ row: 0, than: 1 }] });
	});

	it('are not more than a list can have', async () => {
		const { id } = await create('Handel');
		const rows = Array.from({ length: 10_001 }, (_, index) => ({ quantity: index + 1, total: index }));
		expect(await save(id, 1, rows)).toMatchObject({ saved: false, faults: [{ row: 10_000, fault: 'tooManyRows' }] });
	});
});

describe('archiving price lists', () => {
	const archive = (some: readonly string[]) =>
		tell('mutation($ids: [ID!]!) { archivePriceLists(ids: $ids) { lists uses { products fallToNext withoutList } } }', {
			ids: some,
		});

	it('says how many products fall to their next list and how many have none left', async () => {
		const [first, second] = [await create('Handel'), await create('Alle')];
		await use(first.id, ids.flyer);
		await use(second.id, ids.flyer, 1);
		await use(first.id, ids.karte);
		const uses = { products: 2, fallToNext: 1, withoutList: 1 };
		expect(
			await tell('query($ids: [ID!]!) { priceListUses(ids: $ids) { products fallToNext withoutList } }', {
				ids: [first.id],
			}),
		).toEqual(uses);
		expect(await archive([first.id])).toEqual({ lists: 1, uses });
		expect(await archive([first.id])).toMatchObject({ lists: 0 });
		const archived = '{ priceLists(archived: true) { items { name } } }';
		expect(await tell(archived)).toEqual({ items: [{ name: 'Handel' }] });
		expect(await tell('mutation($ids: [ID!]!) { restorePriceLists(ids: $ids) }', { ids: [first.id, second.id] })).toBe(
			1,
		);
		expect(await tell(archived)).toEqual({ items: [] });
		expect(await audited('archivePriceList')).toBe(1);
		expect(await audited('restorePriceList')).toBe(1);
	});

	it('is done to all of them or to none', async () => {
		const { id } = await create('Handel');
		expect(await archive([id, newId()])).toBe(english('errors.notFound'));
		expect(await tell('{ priceLists { total } }')).toEqual({ total: 1 });
	});
});

describe('what shoppers pay', () => {
	const price = async () =>
		tell('query($id: ID!) { productPrice(id: $id, quantity: 100) { total fault } }', { id: ids.flyer }, shop.nobody());

	it('follows every change of a list at once', async () => {
		const [first, next] = [await create('Handel'), await create('Alle')];
		await inShop(
			(sql) => sql`update products set pricing_mode = 'pricelist', scales_mode = 'table' where slug = 'flyer'`,
		);
		await use(first.id, ids.flyer);
		await use(next.id, ids.flyer, 1);
		await save(next.id, 1, [{ quantity: 100, total: 2500 }]);
		await save(first.id, 1, [{ code: 'FL', quantity: 100, total: 1990 }]);
		expect(await price()).toMatchObject({ total: 1990 });
		await save(first.id, 2, [{ code: 'FL', quantity: 100, unitPrice: 2100 }]);
		expect(await price()).toMatchObject({ total: 2100 });
		await tell('mutation($ids: [ID!]!) { archivePriceLists(ids: $ids) { lists } }', { ids: [first.id] });
		expect(await price()).toMatchObject({ total: 2500 });
		await tell('mutation($ids: [ID!]!) { restorePriceLists(ids: $ids) }', { ids: [first.id] });
		expect(await price()).toMatchObject({ total: 2100 });
	});
});

describe('the steps of one product', () => {
	const ladders = (productId = '') =>
		tell(
			`query($productId: ID!) { productLadders(productId: $productId) {
				listName owner revision steps { quantity unitPrice total }
			} }`,
			{ productId },
		);
	const saveSteps = (listId: string, productId = '', revision = 1, steps: readonly Row[] = []) =>
		tell(
			`mutation($productId: ID!, $listId: ID!, $revision: Int!, $steps: [PriceRowInput!]!) {
				savePriceSteps(productId: $productId, listId: $listId, revision: $revision, steps: $steps) {
					saved revision faults { row fault } warnings { row }
				}
			}`,
			{ listId, productId, revision, steps },
		);

	it('are its own, else those of its product, else those of all products', async () => {
		const { id } = await create('Handel');
		await use(id, ids.karte);
		await save(id, 1, [{ quantity: 1, total: 1 }]);
		expect(await ladders(ids['karte-matt'])).toMatchObject([{ listName: 'Handel', owner: 'everybody' }]);
		expect(await saveSteps(id, ids.karte, 2, [{ quantity: 5, total: 5 }])).toMatchObject({ saved: true, revision: 3 });
		expect(await ladders(ids['karte-matt'])).toMatchObject([{ owner: 'product', steps: [{ quantity: 5, total: 5 }] }]);
		const steps = [
			{ quantity: 9, unitPrice: 9 },
			{ quantity: 8, unitPrice: 9 },
		];
		expect(await saveSteps(id, ids['karte-matt'], 3, steps)).toMatchObject({ saved: true });
		expect(await ladders(ids['karte-matt'])).toMatchObject([
			{ owner: 'own', steps: [{ quantity: 8 }, { quantity: 9 }] },
		]);
		expect(await rowsOf(id)).toEqual(['| 1 - 1', 'VK|karte 5 - 5', 'VK-M|karte, matt 8 9 -', 'VK-M|karte, matt 9 9 -']);
		await saveSteps(id, ids['karte-matt'], 4, []);
		expect(await ladders(ids['karte-matt'])).toMatchObject([{ owner: 'product' }]);
	});

	it('are what the product costs from then on, and its variants that have none of their own', async () => {
		const { id } = await create('Laden');
		await use(id, ids.karte);
		await shop.rows(
			(sql) => sql`update products set pricing_mode = 'pricelist', scales_mode = 'table' where id = ${ids.karte ?? ''}`,
		);
		const keptSteps = async () => {
			const rows = await shop.rows<{ quantities: number[] }>(
				(sql) => sql`
					select array(select (step ->> 'quantity')::int from json_array_elements(pricing -> 'lists' -> 0 -> 'steps') as step) as quantities
					from product_pricing where product_id = ${ids.karte ?? ''}`,
			);
			return rows.map(({ quantities }) => quantities);
		};
		await saveSteps(id, ids.karte, 1, [{ quantity: 25, total: 900 }]);
		expect(await keptSteps()).toEqual([[25]]);
		await saveSteps(id, ids.karte, 2, [
			{ quantity: 25, total: 900 },
			{ quantity: 50, total: 1500 },
		]);
		expect(await keptSteps()).toEqual([[25, 50]]);
	});

	it('are refused where they are wrong, of an older state, or the product does not use the list', async () => {
		const { id } = await create('Handel');
		const good = [{ quantity: 1, total: 1 }];
		expect(await saveSteps(id, ids.karte, 1, good)).toBe(english('errors.notFound'));
		await use(id, ids.karte);
		expect(await saveSteps(id, ids.karte, 7, good)).toBe(english('priceLists.changedMeanwhile'));
		expect(await saveSteps(id, ids.karte, 1, [...good, ...good])).toMatchObject({
			saved: false,
			faults: [{ row: 1, fault: 'double' }],
		});
		expect(await rowsOf(id)).toEqual([]);
	});
});

describe('who may', () => {
	it('see price lists needs qPrice, and mPrice to change them', async () => {
		await shop.makeUser('eve@example.com', { role: { name: 'viewer', access: ['qPrice'] } });
		const [eve, nobody] = [await shop.as('eve@example.com'), shop.nobody()];
		const { id } = await create('Handel');
		const look = '{ priceLists { total } }';
		expect(await tell(look, {}, nobody)).toBe(english('errors.unauthorized'));
		expect(await tell(look, {}, eve)).toEqual({ total: 1 });
		expect(await save(id, 1, [], nobody)).toBe(english('errors.unauthorized'));
		expect(await save(id, 1, [], eve)).toBe(english('errors.forbidden'));
	});
});
