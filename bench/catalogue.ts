// `npm run bench:catalogue`: lists, pages and search of the catalogue, each as a share of a bare `node:http` server right before it.
// 20 tenants with 1,000 products of two variants in 20 categories, and one with 20,000: a request to it may cost 1.3 times as much.

import { demoShops } from '../demo/data/shops.ts';
import { drawAhead } from '../demo/pictures.ts';
import { openDatabase } from '../server/database/connection.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { productCardsDocument } from '../web/page-view/catalogue.documents.ts';
import { productPageDocument } from '../web/storefront/list/list.documents.ts';
import { productDocument } from '../web/storefront/product/product.documents.ts';
import { bareServer, measureAll, printFigures } from './compare.ts';
import { request, type Target } from './measure.ts';
import { fillShop } from './shops.ts';

const runs = Number(process.argv[3] ?? 5);
const seconds = Number(process.argv[2] ?? 3);
const tenantCount = 20;
const few = 1000;
const many = 20_000;
const categoryCount = 20;

const small = Array.from({ length: tenantCount }, (_, number) => `shop-${number}`);
const large = 'large';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

function ask(slug: string, document: unknown, variables: object): string {
	const body = JSON.stringify({ query: String(document), variables: { language: 'de-DE', ...variables } });
	return request(
		'POST',
		'/service-api/graphql?c=x',
		{ host: `${slug}.localhost`, 'content-type': 'application/json' },
		body,
	);
}

/** A prime step: every address comes, and none twice in a row. */
const rotating = (count: number, step: number) => numbers(count).map((number) => (number * step) % count);

interface Shop {
	slugs: readonly string[];
	products: number;
}

const part = { first: 24, offset: 0 };

const questions = {
	'list of 24': ({ slugs }: Shop) => slugs.map((slug) => ask(slug, productCardsDocument, { first: 24 })),
	'category of 24': ({ slugs }: Shop) =>
		slugs.flatMap((slug) =>
			numbers(categoryCount).map((number) =>
				ask(slug, productPageDocument, { category: `category-${number}`, ...part }),
			),
		),
	'detail by slug': ({ slugs, products }: Shop) =>
		rotating(products, 7).flatMap((number) =>
			slugs.map((slug) => ask(slug, productDocument, { slug: `product-${number}` })),
		),
	'search "flyer"': ({ slugs }: Shop) =>
		slugs.map((slug) => ask(slug, productPageDocument, { search: 'flyer', ...part })),
	'product page': ({ slugs, products }: Shop) =>
		rotating(products, 7).flatMap((number) =>
			slugs.map((slug) =>
				request('GET', `/product/product-${number}`, { host: `${slug}.localhost`, 'accept-encoding': 'gzip, br' }),
			),
		),
};

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const clone = await cloneDatabase(cluster);
const database = openDatabase(clone.appUrl, 4);
await drawAhead([demoShops.demo]);
for (const slug of small) await fillShop(database, dataDir, { slug, products: few });
await fillShop(database, dataDir, { slug: large, products: many });
await clone.owner`vacuum analyze`;
console.log(`${tenantCount} tenants with ${few} products and one with ${many} are filled.`);

const [backend] = await clone.owner<{ pid: number }[]>`select pg_backend_pid() as pid`;
const backendPid = backend?.pid ?? 0;
const env = { DATABASE_URL: clone.appUrl, DEFAULT_TENANT: 'shop-0', LOG_LEVEL: 'warn' };
const uncached = await beginServer({ dataDir, env: { ...env, CACHE_MEGABYTES: '0' } });
const cached = await beginServer({ dataDir, env });
const bare = await bareServer();
const hello = { name: 'bare node:http, hello', ...bare, requests: [request('GET', '/', { host: 'localhost' })] };

const shops = { '20 × 1,000': { slugs: small, products: few }, '1 × 20,000': { slugs: [large], products: many } };
const targets: Target[] = Object.entries(questions).flatMap(([name, requests]) =>
	Object.entries(shops).map(([size, shop]) => ({
		name: `${name}, ${size}`,
		pid: uncached.pid,
		port: uncached.port,
		requests: requests(shop),
		backendPid,
	})),
);
const warm = small.slice(0, 1);
const ready = {
	name: 'product page, cached',
	pid: cached.pid,
	port: cached.port,
	requests: questions['product page']({ slugs: warm, products: 200 }),
};
const duration = { runs, seconds };
printFigures(await measureAll(hello, [hello, ...targets, ready], duration), duration);

bare.end();
await Promise.all([cached.end(), uncached.end()]);
await database.close();
await clone.drop();
await stop();
removeFolder(dataDir);
