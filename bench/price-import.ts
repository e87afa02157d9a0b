// `npm run bench:price-lists`: a price list of 10,000 rows comes as a file, is looked at and saved by a running server; then the same rows
// are saved as the sheet sends them, and read.
import { writeCsv } from '../server/import-export/tables/csv.ts';
import { writeXlsx } from '../server/import-export/tables/write-xlsx.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { beginServer, type ServerProcess, sendRequest } from '../server/testing/server-process.ts';
import { fillShop } from './shops.ts';

const rows = 10_000;
const products = 500;
const steps = rows / products;
/** That use the list, and are shown anew in the same transaction. */
const users = 40;
const since = (start: number) => (performance.now() - start) / 1000;
const seconds = (value: number) => `${value.toFixed(2)} s`;

const codeOf = (index: number) => `P${Math.floor(index / steps)}`;
const quantityOf = (index: number) => ((index % steps) + 1) * 250;

/** A shop whose first products use the list. @returns the id of the list */
async function fill(test: TestDatabase, browser: () => Promise<Browser>): Promise<string> {
	const tenant = await tenantWithSlug(test.database, 'demo');
	if (!tenant) throw new Error('no shop');
	const { data } = await (await browser()).graphql('mutation { createPriceList(name: "Handel") { id } }');
	const { id } = data.createPriceList;
	await test.database.inTenant(tenant.id, async (sql) => {
		const used = await sql<{ id: string }[]>`
			select id from products where tenant_id = ${tenant.id} and parent_id is null order by position, id limit ${users}`;
		await sql`
			update products set pricing_mode = 'pricelist', scales_mode = 'table'
			where tenant_id = ${tenant.id} and id = any(${used.map((one) => one.id)}::uuid[])`;
		await sql`
			insert into product_price_lists (tenant_id, product_id, list_id)
			select ${tenant.id}, id, ${id} from unnest(${used.map((one) => one.id)}::uuid[]) as u (id)`;
	});
	return id;
}

async function upload(browser: Browser, listId: string, file: Buffer, name: string): Promise<string> {
	const query = `mutation Check($file: Upload!, $listId: ID!) {
		checkPriceImport(file: $file, listId: $listId, mode: replace, language: "en-GB") {
			fault priceImport { id added changed faulty }
		}
	}`;
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { file: null, listId } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([new Uint8Array(file)]), name);
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	const answer = await browser.ask('/service-api/graphql', { method: 'POST', headers, body });
	const { data, errors } = JSON.parse(answer.body);
	const found = data?.checkPriceImport.priceImport;
	if (errors || found?.added + found?.changed !== rows || found.faulty > 0) throw new Error(answer.body);
	return found.id;
}

async function save(browser: Browser, id: string): Promise<number> {
	const seen = new Set<number>();
	await browser.graphql('mutation ($id: ID!) { applyPriceImport(id: $id) { id } }', { id });
	for (;;) {
		const { data } = await browser.graphql('{ priceImports { id state done refused } }');
		const found = data.priceImports.find((one: { id: string }) => one.id === id);
		seen.add(found.done);
		if (found.state === 'failed' || found.refused > 0) throw new Error(JSON.stringify(found));
		if (found.state === 'done') return seen.size;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

async function measureFile(browser: Browser, listId: string, format: 'csv' | 'xlsx', factor: number): Promise<string> {
	const numbers = Array.from({ length: rows }, (_, index) => index);
	const table = [
		['Code', 'Quantity', 'Price per single unit'],
		...numbers.map((index) => [
			codeOf(index),
			String(quantityOf(index)),
			`0.0${factor}${100 + (index % 800)}`.slice(0, 6),
		]),
	];
	const places = new Map([
		[1, 0],
		[2, 4],
	]);
	const file =
		format === 'csv'
			? Buffer.from([...writeCsv(table, ',')].join(''))
			: await writeXlsx(table, { name: 'Prices', widths: [], places });
	const start = performance.now();
	const id = await upload(browser, listId, file, `prices.${format}`);
	const looked = since(start);
	const seen = await save(browser, id);
	const whole = since(start);
	return `${rows} rows as ${format}: looked at in ${seconds(looked)}, saved after ${seconds(whole)} (at most 10), ${seen} steps of progress seen`;
}

async function measureSheet(browser: Browser, id: string): Promise<string> {
	const { data } = await browser.graphql('query ($id: ID!) { priceList(id: $id) { revision } }', { id });
	const sent = Array.from({ length: rows }, (_, index) => ({
		code: codeOf(index),
		quantity: quantityOf(index),
		total: 1000 + index,
	}));
	const start = performance.now();
	const answer = await browser.graphql(
		`mutation ($id: ID!, $revision: Int!, $rows: [PriceRowInput!]!) {
			savePriceListRows(id: $id, revision: $revision, rows: $rows) { saved faults { row fault } }
		}`,
		{ id, revision: data.priceList.revision, rows: sent },
	);
	if (!answer.data?.savePriceListRows.saved) throw new Error(JSON.stringify(answer).slice(0, 500));
	const saved = since(start);
	const again = performance.now();
	const { data: read } = await browser.graphql(
		'query ($id: ID!) { priceList(id: $id) { rows { code quantity unitPrice total } } }',
		{ id },
	);
	if (read.priceList.rows.length !== rows) throw new Error('rows are missing');
	return `the same as the sheet sends them: saved in ${seconds(saved)}, read in ${seconds(since(again))}`;
}

async function measureAll(test: TestDatabase, server: ServerProcess): Promise<void> {
	const signedIn = async () => {
		const browser = new Browser({ ask: (target, options) => sendRequest(server.port, target, options) });
		await browser.logIn('ada@example.com', goodPassword);
		return browser;
	};
	const listId = await fill(test, signedIn);
	const browser = await signedIn();
	console.log(await measureFile(browser, listId, 'csv', 1));
	console.log(await measureFile(browser, listId, 'xlsx', 2));
	console.log(await measureSheet(browser, listId));
}

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const dataDir = temporaryFolder('bench');
try {
	await fillShop(test.database, dataDir, { slug: 'demo', products });
	const tenant = await tenantWithSlug(test.database, 'demo');
	if (!tenant) throw new Error('no shop');
	await makeUser(test.database, tenant, 'ada@example.com', { role: 'admin' });
	const env = { DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, LOG_LEVEL: 'error' };
	const server = await beginServer({ dataDir, env });
	try {
		await measureAll(test, server);
	} finally {
		await server.end();
	}
} finally {
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
