// `npm run bench:memory`: what a process holds after two and after ten minutes with 1,000 shops and a mixed load, 15 requests a second.
// A third are whole pages of a shop drawn by lot, so that caches fill; the rest are lists, searches and new guests of the demo's shops.
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../rules/ids.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { type Answer, beginServer, sendRequest } from '../server/testing/server-process.ts';
import { productCardsDocument } from '../web/page-view/catalogue.documents.ts';
import { residentMegabytes } from './measure.ts';

const shopCount = 1000;
const perSecond = 15;
const early = 2;
const late = Number(process.argv[2] ?? 10);
const mayGrow = 1.3;

/** The same lots in every run. */
let seed = 1;
function draw(count: number): number {
	seed = (seed * 48_271) % 2_147_483_647;
	return seed % count;
}

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const clone = await cloneDatabase(cluster);
for (let number = 0; number < shopCount; number++) {
	const id = newId();
	await clone.owner.begin(async (sql) => {
		await sql`select set_config('app.tenant_id', ${id}, true)`;
		await sql`
			insert into tenants (id, slug, name, allow_temporary_users)
			values (${id}, ${`shop-${number}`}, ${`Shop ${number}`}, true)`;
		await sql`
			insert into languages (tenant_id, language_code, is_default, position)
			values (${id}, 'de-DE', true, 0), (${id}, 'en-GB', false, 1)`;
	});
}
const env = {
	DATABASE_URL: clone.appUrl,
	DATABASE_OWNER_URL: clone.ownerUrl,
	DEMO: 'on',
	LOG_LEVEL: 'error',
	TRUSTED_PROXIES: '127.0.0.1',
};
const server = await beginServer({ dataDir, env });
const { port } = server;

const json = { 'content-type': 'application/json' };
const post = (host: string, target: string, body: object, headers: Record<string, string> = {}) =>
	sendRequest(port, target, { host, method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
/** Of one address so many guests would be refused. */
const somewhere = () => ({ 'x-forwarded-for': `10.${draw(250)}.${draw(250)}.${draw(250)}` });
const demoHost = () => ['demo.localhost', 'atelier.localhost'][draw(2)] ?? '';
const list = { query: String(productCardsDocument), variables: { language: 'de-DE', first: 24 } };

const calls: (() => Promise<Answer>)[] = [
	() => sendRequest(port, '/', { host: `shop-${draw(shopCount)}.localhost`, headers: { 'accept-encoding': 'br' } }),
	() => sendRequest(port, '/en-gb/products', { host: demoHost(), headers: { 'accept-encoding': 'gzip' } }),
	() => sendRequest(port, `/search?q=${'abcdefghijklmnop'[draw(16)]}`, { host: demoHost() }),
	() => sendRequest(port, '/', { host: `shop-${draw(shopCount)}.localhost`, headers: { 'accept-encoding': 'gzip' } }),
	() => post(demoHost(), '/service-api/graphql?c=ProductCards', list),
	() => post('demo.localhost', '/service-api/auth/temporarySession', { language: 'de-DE' }, somewhere()),
];

const statuses = new Map<number, number>();
const megabytes: number[] = [];
const since = performance.now();
for (let number = 0; performance.now() - since < late * 60_000; number++) {
	const call = calls[number % calls.length];
	call?.()
		.catch(() => ({ status: 0 }))
		.then(({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
	const due = since + (number * 1000) / perSecond;
	await sleep(Math.max(0, due - performance.now()));
	const minute = Math.floor((performance.now() - since) / 60_000);
	if (minute <= megabytes.length - 1) continue;
	megabytes.push(residentMegabytes(server.pid));
	console.log(`after ${minute} min: ${megabytes.at(-1)} MB`);
}
megabytes.push(residentMegabytes(server.pid));

const [first = 0, last = 0] = [megabytes[early], megabytes.at(-1)];
const growth = last / first;
console.log(`answers by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
console.log(
	`after ${early} min ${first} MB, after ${late} min ${last} MB: ${growth.toFixed(2)} × (at most ${mayGrow})`,
);
await server.end();
await clone.drop();
await stop();
removeFolder(dataDir);
process.exitCode = growth > mayGrow ? 1 : 0;
