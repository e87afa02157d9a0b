// `npm run bench`: pages and lists under load, each as a share of a bare `node:http` server right before it.
// 20 tenants with 1,000 products each; 16 connections; 5 runs in turn, the median counts.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoShops } from '../demo/data/shops.ts';
import { fillShopfront } from '../demo/fill-shopfront.ts';
import { drawAhead, drawAll, productDrawing, savePainting } from '../demo/pictures.ts';
import { demoThemes } from '../demo/themes.ts';
import { saveProducts } from '../server/catalogue/save-products.ts';
import { type Database, openDatabase } from '../server/database/connection.ts';
import { mediaStore } from '../server/media/store.ts';
import { createTenant } from '../server/tenants/create-tenant.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { ask, beginServer } from '../server/testing/server-process.ts';
import { saveTheme } from '../server/theme/save-theme.ts';
import { productCardsDocument } from '../web/storefront/catalogue.documents.ts';
import { type Figure, load, median, request, residentMegabytes, type Target } from './measure.ts';

const tenantCount = 20;
const productCount = 1000;
const runs = 5;
const seconds = Number(process.argv[2] ?? 3);
const project = path.dirname(import.meta.dirname);

const slugs = Array.from({ length: tenantCount }, (_, number) => `shop-${number}`);

async function fillTenant(database: Database, dataDir: string, slug: string): Promise<void> {
	const id = await createTenant(database, {
		slug,
		name: `Shop ${slug}`,
		allowTemporaryUsers: true,
		languageCodes: ['de-DE', 'en-GB'],
	});
	const tenant = await tenantWithSlug(database, slug);
	const [example] = demoShops.demo.products;
	if (!tenant || !example || !demoThemes.demo) throw new Error('no demo to copy');
	const theme = demoThemes.demo;
	await database.inTenant(id, async (sql) => {
		await saveTheme(sql, id, theme);
		const { picture } = await drawAll({ picture: productDrawing(demoShops.demo, example) });
		const mediaId = await savePainting(sql, mediaStore(dataDir), id, picture);
		const products = Array.from({ length: productCount }, (_, number) => ({
			slug: `product-${number}`,
			names: { 'de-DE': `Visitenkarten Nummer ${number}`, 'en-GB': `Business cards number ${number}` },
			fromPrice: 1000 + number,
			published: true,
			mediaId,
		}));
		await saveProducts(sql, tenant, products);
	});
	await fillShopfront(database, mediaStore(dataDir), tenant, demoShops.demo, () => undefined);
}

const hostOf = (slug: string) => `${slug}.localhost`;

const pageRequests = slugs.map((slug) => request('GET', '/', { host: hostOf(slug), 'accept-encoding': 'gzip, br' }));

const listBody = JSON.stringify({ query: String(productCardsDocument), variables: { language: 'de-DE', first: 24 } });
const listRequests = slugs.map((slug) =>
	request(
		'POST',
		'/service-api/graphql?c=ProductCards',
		{ host: hostOf(slug), 'content-type': 'application/json' },
		listBody,
	),
);

async function bareServer(): Promise<{ pid: number; port: number; end(): void }> {
	const program = `const server = require('node:http').createServer((_, response) => response.end('hello'));
		server.listen(0, '127.0.0.1', () => console.log(server.address().port));
		process.stdin.on('end', () => process.exit()).resume();`;
	const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
	const port = await new Promise<number>((resolve) => child.stdout.on('data', (text) => resolve(Number(text))));
	return { pid: child.pid ?? 0, port, end: () => child.kill() };
}

/** JavaScript that the home page names, compressed by gzip. */
async function scriptBytes(port: number): Promise<number> {
	const { body } = await ask(port, '/', { host: hostOf('shop-0') });
	const files = new Set([...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));
	return [...files].reduce(
		(sum, file) => sum + gzipSync(fs.readFileSync(path.join(project, 'build', 'client', file))).length,
		0,
	);
}

interface Measured extends Figure {
	/** Of what the baseline did right before. */
	share: number;
}

/** A machine that has other things to do is not the same from one minute to the next: each run has its own baseline. */
async function measureAll(baseline: Target, targets: Target[]): Promise<[name: string, figure: Measured][]> {
	const figures = targets.map(({ name }): [string, Measured[]] => [name, []]);
	for (const target of [baseline, ...targets]) await load(target, 1);
	for (let run = 0; run < runs; run++) {
		for (const [index, target] of targets.entries()) {
			const bare = await load(baseline, seconds / 2);
			const figure = await load(target, seconds);
			figures[index]?.[1].push({ ...figure, share: figure.perSecond / bare.perSecond });
		}
	}
	return figures.map(([name, list]) => [
		name,
		{
			perSecond: median(list.map(({ perSecond }) => perSecond)),
			cpuMicroseconds: median(list.map(({ cpuMicroseconds }) => cpuMicroseconds)),
			share: median(list.map(({ share }) => share)),
		},
	]);
}

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const clone = await cloneDatabase(cluster);
const database = openDatabase(clone.appUrl, 4);
await drawAhead(demoShops.demo);
for (const slug of slugs) await fillTenant(database, dataDir, slug);
await clone.owner`analyze`;
console.log(`${tenantCount} tenants with ${productCount} products each are filled.`);

const env = { DATABASE_URL: clone.appUrl, DEFAULT_TENANT: 'shop-0', LOG_LEVEL: 'warn' };
const cached = await beginServer({ dataDir, env });
const uncached = await beginServer({ dataDir, env: { ...env, CACHE_MEGABYTES: '0' } });
const bare = await bareServer();

const hello = { name: 'bare node:http, hello', ...bare, requests: [request('GET', '/', { host: 'localhost' })] };
const figures = await measureAll(hello, [
	hello,
	{ name: 'home page, cached', pid: cached.pid, port: cached.port, requests: pageRequests },
	{ name: 'home page, cache off', pid: uncached.pid, port: uncached.port, requests: pageRequests },
	{ name: 'GraphQL list of 24, SQL each time', pid: uncached.pid, port: uncached.port, requests: listRequests },
	{ name: 'GraphQL list of 24, cached', pid: cached.pid, port: cached.port, requests: listRequests },
]);

console.log(`\n| ${runs} runs of ${seconds} s, median | requests/s | of hello | CPU per request |\n|---|---|---|---|`);
for (const [name, { perSecond, share, cpuMicroseconds }] of figures)
	console.log(
		`| ${name} | ${Math.round(perSecond)} | ${(share * 100).toFixed(2)} % | ${Math.round(cpuMicroseconds)} µs |`,
	);
console.log(
	`\nMemory after the load: ${residentMegabytes(cached.pid)} MB with cache, ${residentMegabytes(uncached.pid)} MB without.`,
);
console.log(`JavaScript of the home page: ${((await scriptBytes(cached.port)) / 1000).toFixed(1)} kB gzip.`);

bare.end();
await Promise.all([cached.end(), uncached.end()]);
await database.close();
await clone.drop();
await stop();
removeFolder(dataDir);
