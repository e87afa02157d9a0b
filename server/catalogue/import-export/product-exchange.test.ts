import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readPrice, readYesNo } from '../../../rules/catalogue/product-import.ts';
import { newId } from '../../../rules/ids.ts';
import { decimalText } from '../../../rules/money.ts';
import type { Sql } from '../../database/connection.ts';
import { writeCsv } from '../../import-export/tables/csv.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { findProductIds } from '../products/list-products.ts';
import { loadProducts } from '../products/load-product.ts';
import { importProducts } from './apply-import.ts';

let shop: Shop;
let jobs: RunningJobs;
let ada: Browser;
const [paper, cards] = [newId(), newId()];

const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	jobs = runJobs(shop.test, [importProducts]);
	ada = await shop.as('ada@example.com');
	await inShop(async (sql) => {
		await sql`
			insert into product_fields (tenant_id, id, name, type) values (${shop.demo.id}, ${paper}, 'paper', 'text')`;
		await sql`
			insert into categories (tenant_id, id, slug, published, online)
			values (${shop.demo.id}, ${cards}, 'karten', true, true)`;
	});
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

async function send(visitor: Browser, file: string, removeEmpty = false) {
	const query = `mutation Check($file: Upload!, $removeEmpty: Boolean) {
		checkProductImport(file: $file, removeEmpty: $removeEmpty) {
			fault row productImport { id state added changed unchanged faulty }
		}
	}`;
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { file: null, removeEmpty } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([file]), 'products.csv');
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	const answer = await visitor.ask('/service-api/graphql', { method: 'POST', headers, body });
	const { data, errors } = JSON.parse(answer.body);
	return errors ? errors[0].message : data.checkProductImport;
}

const table = (...rows: string[][]) => [...writeCsv(rows, ',')].join('');

async function faultsOf(id: string) {
	const rows = (await shop.tell(
		ada,
		'query($id: ID!) { productImportRows(id: $id, faulty: true, first: 100) { row column fault } }',
		{ id },
	)) as { row: number; column: string; fault: string }[];
	return rows.map(({ row, column, fault }) => [row, column, fault]);
}

const stateOf = async (id: string) => {
	const all = (await shop.tell(ada, '{ productImports { id state done refused } }')) as {
		id: string;
		state: string;
		done: number;
		refused: number;
	}[];
	return all.find((one) => one.id === id);
};

async function save(id: string) {
	await shop.tell(ada, 'mutation($id: ID!) { applyProductImport(id: $id) { state } }', { id });
	await expect.poll(async () => (await stateOf(id))?.state, { timeout: 20_000 }).toBe('done');
	return stateOf(id);
}

const products = () =>
	inShop(async (sql) => {
		const wanted = {
			language: 'de-DE',
			search: '',
			state: undefined,
			categoryId: undefined,
			labelId: undefined,
			lacks: undefined,
			sort: 'position',
			descending: false,
		} as const;
		const ids = await findProductIds(sql, shop.demo, wanted);
		const found = await loadProducts(sql, shop.demo, ids);
		return ids.flatMap((id) => found.get(id) ?? []);
	});

const find = async (code: string) => (await products()).find((product) => product.code === code);

describe('an import of products', () => {
	it('creates products with their variants, and saves nothing before it is applied', async () => {
		const { productImport } = await send(
			ada,
			table(
				['code', 'parent', 'name.de-DE', 'name.en-GB', 'published', 'price', 'categories', 'field.paper.de-DE'],
				['FL', '', 'Flyer', 'Flyer', 'yes', '19,90', 'karten', ''],
				['FL-M', 'FL', '', '', 'yes', '', '', 'matt'],
				['FL-G', 'FL', '', '', 'no', '', '', 'glänzend'],
			),
		);
		expect(productImport).toMatchObject({ state: 'checked', faulty: 0 });
		expect(await products()).toHaveLength(0);
		await save(productImport.id);
		expect(await find('FL')).toMatchObject({
			slug: 'flyer',
			published: true,
			pricing: { mode: 'simple', unitPrice: 199_000 },
			names: { 'de-DE': 'Flyer', 'en-GB': 'Flyer' },
			categoryIds: [cards],
			variants: [
				{ code: 'FL-M', published: true, fields: { [paper]: { words: { 'de-DE': 'matt' } } } },
				{ code: 'FL-G', published: false },
			],
		});
		expect((await shop.nobody().ask('/product/flyer')).status).toBe(200);
	});

	it('gives no variant the code of another product’s, be it in the shop or further up in the file', async () => {
		const { productImport } = await send(
			ada,
			table(
				['code', 'parent', 'name.de-DE'],
				['CODE-1', '', 'Erstes'],
				['fl-m', 'CODE-1', ''],
				['CODE-V', 'CODE-1', ''],
				['CODE-2', '', 'Zweites'],
				['code-v', 'CODE-2', ''],
			),
		);
		expect(await faultsOf(productImport.id)).toEqual([
			[3, 'code', 'variantExists'],
			[6, 'code', 'variantExists'],
		]);
		await save(productImport.id);
		expect((await find('CODE-1'))?.variants.map(({ code }) => code)).toEqual(['CODE-V']);
		expect((await find('CODE-2'))?.variants).toEqual([]);
		await inShop((sql) => sql`delete from products where code in ('CODE-V', 'CODE-1', 'CODE-2')`);
	});

	it('that comes back as it was taken away changes nothing', async () => {
		const { body } = await ada.ask('/service-api/products/export?format=csv');
		expect(body).toContain('19.90');
		const { productImport } = await send(ada, body);
		expect(productImport).toMatchObject({ added: 0, changed: 0, faulty: 0, unchanged: 3 });
	});

	it('changes what is different, by code or by address, and leaves empty cells alone', async () => {
		const { productImport } = await send(
			ada,
			table(['slug', 'name.de-DE', 'description.de-DE', 'productionDays'], ['flyer', 'Flugblatt', '', '7']),
		);
		expect(productImport).toMatchObject({ changed: 2, added: 0 });
		await save(productImport.id);
		expect(await find('FL')).toMatchObject({ names: { 'de-DE': 'Flugblatt' }, productionDays: 7, slug: 'flyer' });
	});

	it('takes weights in grams, of products and variants, and what is made to order', async () => {
		const { productImport } = await send(
			ada,
			table(['code', 'parent', 'weight', 'personalised'], ['FL', '', '4,5', 'yes'], ['FL-M', 'FL', '5.125', '']),
		);
		await save(productImport.id);
		const flyer = await find('FL');
		expect(flyer).toMatchObject({ weightMg: 4500, personalised: true });
		expect(flyer?.variants).toMatchObject([{ weightMg: 5125 }, { weightMg: null }]);
		const { body } = await ada.ask('/service-api/products/export?format=csv');
		expect(body).toContain('5.125');
		const wrong = await send(ada, table(['code', 'weight'], ['FL', '4.5 kg']));
		expect(await faultsOf(wrong.productImport.id)).toEqual([[2, 'weight', 'weightInvalid']]);
	});

	it('empties what is there only when that is wanted', async () => {
		const file = table(['code', 'name.en-GB', 'price', 'published'], ['FL', '', '', '']);
		expect((await send(ada, file)).productImport).toMatchObject({ changed: 0 });
		const { productImport } = await send(ada, file, true);
		expect(productImport).toMatchObject({ changed: 2 });
		await save(productImport.id);
		expect(await find('FL')).toMatchObject({
			names: { 'de-DE': 'Flugblatt' },
			pricing: { unitPrice: null },
			published: true,
		});
	});

	it('names row, column and reason of what is wrong, and leaves out those rows alone', async () => {
		const { productImport } = await send(
			ada,
			table(
				['code', 'slug', 'parent', 'name.de-DE', 'published', 'price', 'validFrom', 'categories', 'labels', 'colour'],
				['A', '', '', 'Gut', 'yes', '1', '', '', '', ''],
				['B', '', '', '', 'yes', '1', '', '', '', ''],
				['C', '', '', 'Ce', 'maybe', '1', '', '', '', ''],
				['D', '', '', 'De', 'yes', '1.999,00', '', '', '', ''],
				['E', '', '', 'Eh', 'yes', '1', '31.12.2026', '', '', ''],
				['F', '', '', 'Ef', 'yes', '1', '', 'nirgends', '', ''],
				['G', '', '', 'Ge', 'yes', '1', '', '', 'Neu', ''],
				['', '', '', 'Ohne', 'yes', '1', '', '', '', ''],
				['H', '', 'NICHTS', '', 'yes', '', '', '', '', ''],
				['I', 'Ein Blatt', '', 'Ih', 'yes', '', '', '', '', ''],
				['A', '', '', 'Noch einmal', 'yes', '', '', '', '', ''],
			),
		);
		expect(await faultsOf(productImport.id)).toEqual(
			expect.arrayContaining([
				[1, 'colour', 'unknownColumn'],
				[3, 'name.de-DE', 'required'],
				[4, 'published', 'notYesNo'],
				[5, 'price', 'notAPrice'],
				[6, 'validFrom', 'notAMoment'],
				[7, 'categories', 'unknownCategory'],
				[8, 'labels', 'unknownLabel'],
				[9, 'code', 'noKey'],
				[10, 'parent', 'unknownParent'],
				[11, 'slug', 'slugInvalid'],
				[12, 'code', 'duplicateRow'],
			]),
		);
		const before = (await products()).length;
		await save(productImport.id);
		expect((await products()).length).toBe(before + 1);
		expect(await find('A')).toMatchObject({ names: { 'de-DE': 'Gut' } });
		const { body } = await ada.ask(`/service-api/products/imports/${productImport.id}/errors?language=en-GB`);
		expect(body).toContain('Not a price such as 19.90');
	});

	it('does not overwrite what another user has changed since the preview', async () => {
		const { productImport } = await send(ada, table(['code', 'name.de-DE'], ['A', 'Neu']));
		const product = await find('A');
		await inShop(
			(sql) => sql`
				update text_entries set base_text = 'Inzwischen' where key = ${`product.${product?.id}.name`}`,
		);
		expect(await save(productImport.id)).toMatchObject({ refused: 1 });
		expect(await find('A')).toMatchObject({ names: { 'de-DE': 'Inzwischen' } });
		expect(await faultsOf(productImport.id)).toEqual([[2, 'name.de-DE', 'changedMeanwhile']]);
	});

	it('takes prices only of those who may set them', async () => {
		await shop.makeUser('eva@example.com', { role: { name: 'editors', access: ['mProd'] } });
		const eva = await shop.as('eva@example.com');
		const { productImport } = await send(eva, table(['code', 'price'], ['A', '5']));
		expect(productImport).toMatchObject({ faulty: 1, changed: 0 });
	});

	it.each([
		['name.de-DE\nFlyer\n', 'noKeyColumn'],
		['', 'empty'],
	])('is refused as a whole where nothing can be read: %j', async (file, fault) => {
		expect(await send(ada, file)).toMatchObject({ fault, productImport: null });
	});

	it('is its sender’s alone, and takes the right', async () => {
		const { productImport } = await send(ada, table(['code', 'name.de-DE'], ['A', 'X']));
		const eva = await shop.as('eva@example.com');
		const other = await shop.tell(eva, 'query($id: ID!) { productImportRows(id: $id, faulty: false) { row } }', {
			id: productImport.id,
		});
		expect(other).toContain('could not be found');
		await shop.makeUser('rex@example.com', { role: { name: 'reader', access: ['qProd'] } });
		const rex = await shop.as('rex@example.com');
		expect(await send(rex, 'code\nA\n')).toContain('permission');
		expect((await rex.ask('/service-api/products/export?format=csv')).status).toBe(200);
		expect((await shop.nobody().ask('/service-api/products/export?format=csv')).status).toBe(401);
	});
});

describe('cells', () => {
	it.each([
		['19.90', 1990],
		['19,9', 1990],
		['19', 1900],
		['0.005', undefined],
		['0.010', 1],
		['1.999,00', undefined],
		['-1', undefined],
		['abc', undefined],
	])('read the price %j', (text, minor) => {
		expect(readPrice(text, 2)).toBe(minor);
		if (minor !== undefined) expect(readPrice(decimalText(minor, 2), 2)).toBe(minor);
	});

	it('read yes and no in both languages, and nothing else', () => {
		expect(['Ja', 'YES', '1'].map(readYesNo)).toEqual([true, true, true]);
		expect(['nein', 'no', '0'].map(readYesNo)).toEqual([false, false, false]);
		expect(readYesNo('vielleicht')).toBeUndefined();
	});
});
