import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import { writeCsv } from '../../import-export/tables/csv.ts';
import { readTable } from '../../import-export/tables/read-table.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { importPrices } from './apply-import.ts';

let shop: Shop;
let jobs: RunningJobs;
let ada: Browser;
let list: string;

const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);
const product = (slug: string, code: string) => ({
	slug,
	code,
	names: { 'de-DE': slug },
	fromPrice: null,
	published: true,
	mediaId: null,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	jobs = runJobs(shop.test, [importPrices]);
	ada = await shop.as('ada@example.com');
	await inShop((sql) => saveProducts(sql, shop.demo, [product('karte', 'VK'), product('flyer', 'FL')]));
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

beforeEach(async () => {
	await inShop(async (sql) => {
		await sql`delete from text_imports`;
		await sql`delete from price_lists`;
	});
	list = (await shop.tell(ada, 'mutation { createPriceList(name: "Handel 2027") { id } }')).id;
});

interface Row {
	code?: string;
	quantity: number;
	unitPrice?: number;
	total?: number;
}

const enter = async (...rows: Row[]) => {
	const { revision } = await shop.tell(ada, 'query($id: ID!) { priceList(id: $id) { revision } }', { id: list });
	const saved = await shop.tell(
		ada,
		`mutation($id: ID!, $revision: Int!, $rows: [PriceRowInput!]!) {
			savePriceListRows(id: $id, revision: $revision, rows: $rows) { saved faults { fault } }
		}`,
		{ id: list, revision, rows },
	);
	expect(saved).toEqual({ saved: true, faults: [] });
};

const rowsNow = async (): Promise<string[]> => {
	const { rows } = await shop.tell(
		ada,
		'query($id: ID!) { priceList(id: $id) { rows { code quantity unitPrice total } } }',
		{ id: list },
	);
	return rows.map(
		({ code, quantity, unitPrice, total }: { code: string; quantity: number; unitPrice: number; total: number }) =>
			`${code} ${quantity} ${unitPrice ?? '-'} ${total ?? '-'}`.trim(),
	);
};

interface Options {
	mode?: 'merge' | 'replace';
	language?: string;
	who?: Browser;
	listId?: string;
}

async function send(
	file: string | Buffer,
	{ mode = 'merge', language = 'de-DE', who = ada, listId = list }: Options = {},
) {
	const query = `mutation Check($file: Upload!, $listId: ID!, $mode: PriceImportMode, $language: String) {
		checkPriceImport(file: $file, listId: $listId, mode: $mode, language: $language) {
			fault row priceImport { id listId added changed removed unchanged faulty warnings }
		}
	}`;
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { file: null, listId, mode, language } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'prices.csv');
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	const answer = await who.ask('/service-api/graphql', { method: 'POST', headers, body });
	const { data, errors } = JSON.parse(answer.body);
	return errors ? errors[0].message : data.checkPriceImport;
}

const table = (...rows: (string | number)[][]) =>
	[
		...writeCsv(
			rows.map((cells) => cells.map(String)),
			';',
		),
	].join('');

const heading = ['Code', 'Auflage', 'Preis pro Stück', 'Gesamtpreis'];

const rowsOf = (id: string, faulty: boolean) =>
	shop.tell(
		ada,
		`query($id: ID!, $faulty: Boolean!) { priceImportRows(id: $id, faulty: $faulty, first: 100) {
			row column key after fault quantity priceBefore { unitPrice total } priceAfter { unitPrice total } cheaperThan
		} }`,
		{ id, faulty },
	);

const faultsOf = async (id: string) =>
	(await rowsOf(id, true)).map(({ row, column, fault }: { row: number; column: string; fault: string }) => [
		row,
		column,
		fault,
	]);

async function save(id: string) {
	await shop.tell(ada, 'mutation($id: ID!) { applyPriceImport(id: $id) { state } }', { id });
	const now = async () =>
		(await shop.tell(ada, '{ priceImports { id state done refused } }')).find((one: { id: string }) => one.id === id);
	await expect.poll(async () => (await now())?.state, { timeout: 20_000 }).toBe('done');
	return now();
}

const download = (query: string, who = ada) =>
	who.ask(`/service-api/prices/export?list=${list}&${query}`, { method: 'GET' });

describe('an import of prices', () => {
	it('shows what it would add, change and leave, and saves nothing before it is applied', async () => {
		await enter({ code: 'VK', quantity: 100, total: 1990 }, { code: 'VK', quantity: 500, unitPrice: 300 });
		const file = table(heading, ['VK', '100', '', '24,90'], ['vk', '1.000', '0,02', ''], ['VK', 500, '0,03', '15,00']);
		const { priceImport } = await send(file);
		expect(priceImport).toMatchObject({ listId: list, added: 1, changed: 1, removed: 0, unchanged: 1, faulty: 0 });
		expect(await rowsOf(priceImport.id, false)).toMatchObject([
			{ row: 2, key: 'VK', quantity: 100, priceBefore: { total: 1990 }, priceAfter: { total: 2490 } },
			{ row: 3, quantity: 1000, priceBefore: null, priceAfter: { unitPrice: 200, total: null } },
		]);
		expect(await rowsNow()).toEqual(['VK 100 - 1990', 'VK 500 300 -']);
		expect(await save(priceImport.id)).toMatchObject({ done: 2, refused: 0 });
		expect(await rowsNow()).toEqual(['VK 100 - 2490', 'VK 500 300 -', 'VK 1000 200 -']);
	});

	it('removes what the file does not have only where it replaces the list', async () => {
		await enter({ code: 'VK', quantity: 100, total: 1 }, { code: 'FL', quantity: 100, total: 1 });
		const file = table(heading, ['VK', 100, '', '0,01']);
		expect((await send(file)).priceImport).toMatchObject({ removed: 0, unchanged: 1 });
		const { priceImport } = await send(file, { mode: 'replace' });
		expect(priceImport).toMatchObject({ removed: 1, unchanged: 1 });
		expect(await rowsOf(priceImport.id, false)).toMatchObject([{ row: 0, key: 'FL', priceAfter: null }]);
		await save(priceImport.id);
		expect(await rowsNow()).toEqual(['VK 100 - 1']);
	});

	it('removes nothing of a product of which a row cannot be read', async () => {
		await enter({ code: 'VK', quantity: 100, total: 1 }, { code: 'FL', quantity: 100, total: 1 });
		const { priceImport } = await send(table(heading, ['VK', 'hundert', '', '0,01']), { mode: 'replace' });
		expect(priceImport).toMatchObject({ removed: 1, faulty: 1 });
		await save(priceImport.id);
		expect(await rowsNow()).toEqual(['VK 100 - 1']);
	});

	it('names every wrong cell, leaves its row out and takes the others', async () => {
		const { priceImport } = await send(
			table(
				[...heading, 'Bemerkung'],
				['XX', 100, '', '1,00', ''],
				['VK', '0', '', '1,00', ''],
				['VK', '', '', '1,00', ''],
				['VK', 100, '', '', ''],
				['VK', 200, '0,01991', '', ''],
				['VK', 300, '', '1,001', ''],
				['VK', 400, 'gratis', '', ''],
				['VK', 500, '1,00', '7,00', ''],
				['VK', 600, '', '1,00', ''],
				['VK', 600, '', '2,00', ''],
				['', 600, '', '2,00', ''],
			),
		);
		expect(priceImport).toMatchObject({ added: 2, faulty: 10 });
		expect(await faultsOf(priceImport.id)).toEqual([
			[1, 'Bemerkung', 'unknownColumn'],
			[2, 'code', 'unknownCode'],
			[3, 'quantity', 'quantityInvalid'],
			[4, 'quantity', 'quantityMissing'],
			[5, 'unitPrice', 'priceMissing'],
			[6, 'unitPrice', 'tooManyPlaces'],
			[7, 'total', 'tooManyPlaces'],
			[8, 'unitPrice', 'priceInvalid'],
			[9, 'total', 'contradiction'],
			[11, 'quantity', 'double'],
		]);
		const { body, headers } = await ada.ask(`/service-api/prices/imports/${priceImport.id}/errors?language=de-DE`, {
			method: 'GET',
		});
		expect(headers['content-disposition']).toContain('errors-prices.csv');
		expect(body).toContain('3;Auflage;VK;0;Die Auflage ist eine ganze Zahl von 1 bis 1.000.000.');
		await save(priceImport.id);
		expect(await rowsNow()).toEqual(['VK 600 - 100', '600 - 200']);
	});

	it.each([
		['', 'empty'],
		['Code;Bemerkung\r\nVK;1', 'noKeyColumn'],
		['Code;Auflage;"Gesamtpreis\r\n', 'unclosedQuote'],
		[
			`Auflage;Gesamtpreis\r\n${Array.from({ length: 10_001 }, (_, index) => `${index + 1};1`).join('\r\n')}`,
			'tooManyRows',
		],
	])('of a file that cannot be read says why', async (file, fault) => {
		expect(await send(file)).toMatchObject({ fault, priceImport: null });
		expect(await shop.tell(ada, '{ priceImports { id } }')).toEqual([]);
	});

	it('warns where a larger run costs less in total', async () => {
		await enter({ code: 'VK', quantity: 100, total: 5000 });
		const { priceImport } = await send(table(heading, ['VK', 500, '', '40,00'], ['FL', 500, '', '4,00']));
		expect(priceImport).toMatchObject({ added: 2, warnings: 1 });
		expect(await rowsOf(priceImport.id, false)).toMatchObject([{ cheaperThan: 100 }, { cheaperThan: null }]);
	});

	it('takes the one of two prices that was changed', async () => {
		await enter({ code: 'VK', quantity: 100, unitPrice: 300 }, { code: 'VK', quantity: 200, total: 500 });
		const { priceImport } = await send(
			table(
				[...heading, 'Eingegeben'],
				['VK', 100, '0,04', '3,00', 'pro Stück'],
				['VK', 200, '0,0250', '6,00', 'gesamt'],
			),
		);
		expect(priceImport).toMatchObject({ changed: 2, faulty: 0 });
		await save(priceImport.id);
		expect(await rowsNow()).toEqual(['VK 100 400 -', 'VK 200 - 600']);
	});

	it('does not overwrite what another user has changed since the preview, and says so', async () => {
		await enter({ code: 'VK', quantity: 100, total: 1 }, { code: 'VK', quantity: 200, total: 2 });
		const file = table(heading, ['VK', 100, '', '0,10'], ['VK', 200, '', '0,20'], ['VK', 300, '', '0,30']);
		const { priceImport } = await send(file);
		await enter({ code: 'VK', quantity: 100, total: 7 }, { code: 'VK', quantity: 200, total: 2 });
		expect(await save(priceImport.id)).toMatchObject({ done: 3, refused: 1 });
		expect(await rowsNow()).toEqual(['VK 100 - 7', 'VK 200 - 20', 'VK 300 - 30']);
		expect(await faultsOf(priceImport.id)).toEqual([[2, 'total', 'changedMeanwhile']]);
	});

	it('reads a workbook with numbers as a spreadsheet keeps them', async () => {
		const workbook = await writeXlsx([heading, ['VK', '1000', '0.019900000', ''], ['VK', '2000', '', '1234.5']], {
			name: 'Prices',
			widths: [9, 9, 9, 9],
			places: new Map([
				[1, 0],
				[2, 4],
				[3, 2],
			]),
		});
		const { priceImport } = await send(workbook);
		expect(priceImport).toMatchObject({ added: 2, faulty: 0 });
		await save(priceImport.id);
		expect(await rowsNow()).toEqual(['VK 1000 199 -', 'VK 2000 - 123450']);
	});

	it('reads ambiguous numbers in the language of the user', async () => {
		const file = table(heading, ['VK', 100, '', '1.234']);
		const english = await send(file, { language: 'en-GB' });
		expect(await faultsOf(english.priceImport.id)).toEqual([[2, 'total', 'tooManyPlaces']]);
		const german = await send(file, { language: 'de-DE' });
		expect(await rowsOf(german.priceImport.id, false)).toMatchObject([{ priceAfter: { total: 123_400 } }]);
	});

	it('is for those who may change prices, and seen by its sender alone', async () => {
		await shop.makeUser('eve@example.com', { role: { name: 'viewer', access: ['qPrice'] } });
		await shop.makeUser('bob@example.com', { role: { name: 'pricer', access: ['qPrice', 'mPrice'] } });
		const [eve, bob] = [await shop.as('eve@example.com'), await shop.as('bob@example.com')];
		const file = table(heading, ['VK', 100, '', '1,00']);
		expect(await send(file, { who: eve })).toMatch(/permission/);
		const { priceImport } = await send(file);
		const apply = 'mutation($id: ID!) { applyPriceImport(id: $id) { id } }';
		expect(await shop.tell(bob, apply, { id: priceImport.id })).toMatch(/not be found/);
		expect(await shop.tell(bob, '{ priceImports { id } }')).toEqual([]);
		expect(await send(file, { listId: priceImport.id })).toMatch(/not be found/);
		expect((await download('format=csv', shop.nobody())).status).toBe(401);
		expect((await download('format=csv', eve)).status).toBe(200);
	});
});

describe('an export of prices', () => {
	const entered: Row[] = [
		{ quantity: 50, total: 999 },
		{ code: 'VK', quantity: 1000, unitPrice: 199 },
		{ code: 'VK', quantity: 3000, total: 4999 },
	];

	it.each([
		['de-DE', ['Artikelnummer;Auflage;Preis pro Stück;Gesamtpreis;Eingegeben', 'VK;1000;"0,0199";"19,90";pro Stück']],
		['en-GB', ['Code,Quantity,Price per single unit,Total,Entered', 'VK,1000,0.0199,19.90,per unit']],
	])('in %s has the words and numbers of that language', async (language, lines) => {
		await enter(...entered);
		const { body, headers } = await download(`format=csv&language=${language}`);
		expect(headers['content-disposition']).toContain('prices-Handel-2027.csv');
		for (const line of lines) expect(body).toContain(`${line}\r\n`);
	});

	it.each(['csv', 'xlsx'] as const)('as %s is taken back into another list as it was', async (format) => {
		await enter(...entered);
		const before = await rowsNow();
		const url = `/service-api/prices/export?list=${list}&format=${format}&language=de-DE`;
		const bytes = (await ada.ask(url, { method: 'GET' })).bytes;
		const same = await send(bytes, { mode: 'replace', language: 'en-GB' });
		expect(same.priceImport).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 3, faulty: 0 });
		list = (await shop.tell(ada, 'mutation { createPriceList(name: "Kopie") { id } }')).id;
		const { priceImport } = await send(bytes, { language: 'en-GB' });
		expect(priceImport).toMatchObject({ added: 3, faulty: 0 });
		await save(priceImport.id);
		expect(await rowsNow()).toEqual(before);
	});

	it('as a workbook holds numbers that can be counted with', async () => {
		await enter(...entered);
		const { bytes } = await download('format=xlsx&language=de-DE');
		const [, first] = [...(await readTable(bytes)).rows];
		expect(first).toMatchObject({ cells: ['', '50', '0.1998', '9.99', 'gesamt'], numbers: [1, 2, 3] });
	});

	it('that cannot be created is refused', async () => {
		expect((await download('format=pdf')).status).toBe(422);
		list = '01999999-0000-7000-8000-000000000000';
		expect((await download('format=csv')).status).toBe(404);
	});
});
