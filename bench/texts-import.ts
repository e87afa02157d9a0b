// `npm run bench:texts`: 10,000 rows of texts come as a file, are looked at and saved by a running server, beside the same number of
// rows that are written into the database and nothing else.

import { writeCsv } from '../server/import-export/tables/csv.ts';
import { writeXlsx } from '../server/import-export/tables/write-xlsx.ts';
import { Browser, goodPassword, makeUser } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { beginServer, type ServerProcess, sendRequest } from '../server/testing/server-process.ts';
import { makeShop } from '../server/testing/shop.ts';
import { saveTexts } from '../server/texts/save-texts.ts';

const rows = 10_000;
const keyOf = (index: number) => `category.${String(index).padStart(5, '0')}.name`;
const since = (start: number) => (performance.now() - start) / 1000;
const seconds = (value: number) => `${value.toFixed(1)} s`;

async function fill(test: TestDatabase) {
	const tenant = await makeShop(test, 'demo');
	await makeUser(test.database, tenant, 'ada@example.com', { role: 'admin' });
	await test.database.inTenant(tenant.id, (sql) =>
		saveTexts(
			sql,
			tenant.id,
			Array.from({ length: rows }, (_, index) => ({
				key: keyOf(index),
				type: 'categoryName' as const,
				group: 'categories',
				baseText: `Geschäftsdrucksachen und mehr, Nummer ${index}`,
				baseLanguage: 'de-DE',
				translations: {},
				origin: 'human' as const,
			})),
		),
	);
	return tenant;
}

/** The same words into a table without anything around them, in portions as large as those of the import. */
async function baseline(test: TestDatabase, tenantId: string): Promise<number> {
	await test.owner`create table plain (tenant_id uuid, key text, language_code text, words text, primary key (tenant_id, key, language_code))`;
	const start = performance.now();
	for (let from = 0; from < rows; from += 500) {
		const portion = Array.from({ length: 500 }, (_, index) => ({
			tenant_id: tenantId,
			key: keyOf(from + index),
			language_code: 'en-GB',
			words: `Business stationery and more, number ${from + index}`,
		}));
		await test.owner`insert into plain ${test.owner(portion)}`;
	}
	const taken = since(start);
	// No server starts beside a table without a tenant.
	await test.owner`drop table plain`;
	return taken;
}

async function upload(
	browser: Browser,
	file: Buffer,
	name: string,
): Promise<{ id: string; added: number; changed: number }> {
	const query =
		'mutation CheckTextImport($file: Upload!) { checkTextImport(file: $file) { fault textImport { id added changed } } }';
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { file: null } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([new Uint8Array(file)]), name);
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	const answer = await browser.ask('/service-api/graphql', { method: 'POST', headers, body });
	const { data, errors } = JSON.parse(answer.body);
	if (errors || !data.checkTextImport.textImport) throw new Error(answer.body);
	return data.checkTextImport.textImport;
}

async function save(browser: Browser, id: string): Promise<number> {
	const seen = new Set<number>();
	await browser.graphql('mutation ($id: ID!) { applyTextImport(id: $id) { id } }', { id });
	for (;;) {
		const { data } = await browser.graphql('query ($id: ID!) { textImport(id: $id) { state done refused } }', { id });
		seen.add(data.textImport.done);
		if (data.textImport.state === 'done') {
			if (data.textImport.done !== rows || data.textImport.refused > 0) throw new Error(JSON.stringify(data));
			return seen.size;
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

async function measure(server: ServerProcess, format: 'csv' | 'xlsx', wording: string, plain: number): Promise<string> {
	const browser = new Browser({ ask: (target, options) => sendRequest(server.port, target, options) });
	await browser.logIn('ada@example.com', goodPassword);
	const table = [
		['key', 'en-GB'],
		...Array.from({ length: rows }, (_, index) => [keyOf(index), `${wording} ${index}`]),
	];
	const file =
		format === 'csv'
			? Buffer.from([...writeCsv(table, ',')].join(''))
			: await writeXlsx(table, { name: 'A', widths: [] });
	const start = performance.now();
	const { id, added, changed } = await upload(browser, file, `texts.${format}`);
	const looked = since(start);
	if (added + changed !== rows) throw new Error(`${added} new and ${changed} changed of ${rows}`);
	const steps = await save(browser, id);
	const whole = since(start);
	return `${rows} rows as ${format}: looked at in ${seconds(looked)}, saved after ${seconds(whole)} (at most 15), ${(whole / plain).toFixed(1)} × the plain insert; ${steps} steps of progress seen`;
}

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const dataDir = temporaryFolder('bench');
try {
	const tenant = await fill(test);
	const plain = await baseline(test, tenant.id);
	console.log(`plain insert of the same ${rows} rows: ${seconds(plain)}`);
	const env = { DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, LOG_LEVEL: 'error' };
	const server = await beginServer({ dataDir, env });
	try {
		console.log(await measure(server, 'csv', 'Business stationery and more, number', plain));
		console.log(await measure(server, 'xlsx', 'Business stationery, number', plain));
	} finally {
		await server.end();
	}
} finally {
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
