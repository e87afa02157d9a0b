// `npm run bench:products`: the products of a shop in the administration. A list of 20,000 products is narrowed down over the API, and a
// product with 500 variants is opened in a browser until its variants are painted; beside it the same screen of a product with two.
import { chromium, type Page } from '@playwright/test';
import { demoShops } from '../demo/data/shops.ts';
import { drawAhead } from '../demo/pictures.ts';
import { browserOptions } from '../e2e/support/browser.ts';
import { newId } from '../rules/ids.ts';
import { loadProduct } from '../server/catalogue/products/load-product.ts';
import { writeProduct } from '../server/catalogue/products/save-product.ts';
import { lockCatalogue } from '../server/catalogue/read-model/refresh-catalogue.ts';
import { refreshProducts } from '../server/catalogue/read-model/refresh-products.ts';
import { openDatabase } from '../server/database/connection.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer, sendRequest } from '../server/testing/server-process.ts';
import { productsDocument } from '../web/admin/products/products.documents.ts';
import { median } from './measure.ts';
import { fillShop } from './shops.ts';

const products = Number(process.argv[2] ?? 20_000);
const variants = 500;
const rounds = 11;

await drawAhead([demoShops.demo]);
const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('products-admin');
const clone = await cloneDatabase(cluster);
const database = openDatabase(clone.appUrl, 4);
await fillShop(database, dataDir, { slug: 'demo', products });
const tenant = await tenantWithSlug(database, 'demo');
if (!tenant) throw new Error('no shop');
await makeUser(database, tenant, 'ada@example.com', { role: 'admin' });

const idOf = (slug: string) =>
	database.inTenant(tenant.id, async (sql) => {
		const [found] = await sql<
			{ id: string }[]
		>`select id from products where tenant_id = ${tenant.id} and slug = ${slug}`;
		return found?.id ?? '';
	});
const large = await idOf('product-0');

await database.inTenant(tenant.id, async (sql) => {
	await lockCatalogue(sql, tenant.id);
	const before = await loadProduct(sql, tenant, large);
	const [field = ''] = before.choiceFields;
	await writeProduct(sql, tenant, undefined, before, {
		...before,
		variants: Array.from({ length: variants - before.variants.length }, (_, index) => ({
			id: null,
			key: newId(),
			code: `V${index}`,
			published: true,
			orderable: true,
			names: { 'de-DE': `Ausführung ${index}`, 'en-GB': `Finish ${index}` },
			fields: { [field]: { words: { 'de-DE': `Papier ${index}`, 'en-GB': `Paper ${index}` }, url: '' } },
			pricing: null,
			weightMg: null,
		})),
		removedVariants: [],
		deletedVariants: [],
	});
	await refreshProducts(sql, tenant, [large]);
});
await clone.owner`vacuum analyze`;
console.log(`a shop with ${products} products, one of them with ${variants} variants, is filled`);

const server = await beginServer({
	dataDir,
	env: { DATABASE_URL: clone.appUrl, DEFAULT_TENANT: 'demo', LOG_LEVEL: 'warn' },
});
const ada = new Browser({ ask: (path, options) => sendRequest(server.port, path, options) });
await ada.logIn('ada@example.com', goodPassword);

const page = { language: 'de-DE', sort: 'name', descending: false, first: 25, offset: 0, search: '' };
const questions: Record<string, object> = {
	'all of them': page,
	'a word in the name': { ...page, search: 'plakat' },
	'a code': { ...page, search: 'P19999' },
	'a word, not published': { ...page, search: 'flyer', state: 'notPublished' },
	'without a picture': { ...page, lacks: 'image' },
	'by price, the last page': { ...page, sort: 'fromPrice', descending: true, offset: products - 25 },
};
for (const [name, variables] of Object.entries(questions)) {
	const times: number[] = [];
	let total = 0;
	for (let round = 0; round < rounds; round++) {
		const begun = performance.now();
		const { data, errors } = await ada.graphql(String(productsDocument), variables);
		times.push(performance.now() - begun);
		if (errors) throw new Error(JSON.stringify(errors));
		total = data.adminProducts.total;
	}
	console.log(`list, ${name}: ${total} found, median ${median(times).toFixed(0)} ms`);
}

const browser = await chromium.launch(await browserOptions());
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const shop = `http://demo.localhost:${server.port}`;
await tab.goto(`${shop}/formtest`);
await tab.evaluate(`fetch('/service-api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' },
	body: JSON.stringify({ login: 'ada@example.com', password: ${JSON.stringify(goodPassword)} }) })`);

/** From the click in the list until the tabs of the editor are painted; then from the click on the last tab to the painted variants. */
async function opening(view: Page, name: string): Promise<[number, number]> {
	await view.goto(`${shop}/admin/products?q=${encodeURIComponent(name)}`);
	const row = view.getByRole('row').filter({ hasText: name }).first();
	await row.waitFor();
	await view.waitForLoadState('networkidle');
	const begun = performance.now();
	await row.getByText(name).first().click();
	await view.getByRole('tab').last().waitFor();
	await view.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
	const opened = performance.now();
	await view.getByRole('tab').last().click();
	await view.locator('tr[data-fate]').first().waitFor();
	await view.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
	return [opened - begun, performance.now() - opened];
}

for (const [name, code] of [
	[`${variants} variants`, 'Flyer Nummer 0'],
	['2 variants', 'Visitenkarten Nummer 1'],
] as const) {
	const times = [];
	for (let round = 0; round < rounds; round++) times.push(await opening(tab, code));
	const [opened, shown] = [median(times.map(([first]) => first)), median(times.map(([, second]) => second))];
	console.log(
		`product with ${name}: opened in ${opened.toFixed(0)} ms, its variants shown after ${shown.toFixed(0)} ms more`,
	);
}

await browser.close();
await server.end();
await database.close();
await clone.drop();
removeFolder(dataDir);
await stop();
