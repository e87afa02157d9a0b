// `npm run bench`: pages and lists under load, each as a share of a bare `node:http` server right before it.
// 20 tenants with 1,000 products each; 16 connections; 5 runs in turn, the median counts.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoShops } from '../demo/data/shops.ts';
import { drawAhead } from '../demo/pictures.ts';
import { openDatabase } from '../server/database/connection.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer, sendRequest } from '../server/testing/server-process.ts';
import { productCardsDocument } from '../web/page-view/catalogue.documents.ts';
import { bareServer, measureAll, printFigures } from './compare.ts';
import { request, residentMegabytes } from './measure.ts';
import { fillShop } from './shops.ts';

const tenantCount = 20;
const productCount = 1000;
const runs = 5;
const seconds = Number(process.argv[2] ?? 3);
const duration = { runs, seconds };
const project = path.dirname(import.meta.dirname);

const slugs = Array.from({ length: tenantCount }, (_, number) => `shop-${number}`);

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

/** JavaScript that the home page names, compressed by gzip. */
async function scriptBytes(port: number): Promise<number> {
	const { body } = await sendRequest(port, '/', { host: hostOf('shop-0') });
	const files = new Set([...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));
	return [...files].reduce(
		(sum, file) => sum + gzipSync(fs.readFileSync(path.join(project, 'build', 'client', file))).length,
		0,
	);
}

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const clone = await cloneDatabase(cluster);
const database = openDatabase(clone.appUrl, 4);
await drawAhead([demoShops.demo]);
for (const slug of slugs) await fillShop(database, dataDir, { slug, products: productCount });
await clone.owner`analyze`;
console.log(`${tenantCount} tenants with ${productCount} products each are filled.`);

const env = { DATABASE_URL: clone.appUrl, DEFAULT_TENANT: 'shop-0', LOG_LEVEL: 'warn' };
const cached = await beginServer({ dataDir, env });
const uncached = await beginServer({ dataDir, env: { ...env, CACHE_MEGABYTES: '0' } });
const bare = await bareServer();

const hello = { name: 'bare node:http, hello', ...bare, requests: [request('GET', '/', { host: 'localhost' })] };
const figures = await measureAll(
	hello,
	[
		hello,
		{ name: 'home page, cached', pid: cached.pid, port: cached.port, requests: pageRequests },
		{ name: 'home page, cache off', pid: uncached.pid, port: uncached.port, requests: pageRequests },
		{ name: 'GraphQL list of 24, SQL each time', pid: uncached.pid, port: uncached.port, requests: listRequests },
		{ name: 'GraphQL list of 24, cached', pid: cached.pid, port: cached.port, requests: listRequests },
	],
	duration,
);

printFigures(figures, duration);
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
