// `npm run bench:versions -- <folder> [list detail search page order]`: what a request costs this version beside another one, whose built checkout is in the folder. Both serve
// the demo without caches; list, detail, search, page and whole orders of guests in turn, 7 rounds, the median of CPU per request counts.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../rules/ids.ts';
import { serverEnvironment, serverFlags } from '../scripts/server-process.mjs';
import { someInput } from '../server/testing/checkout.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { someBilling } from '../server/testing/orders.ts';
import { isRefusal } from '../server/testing/shop-client.ts';
import { productCardsDocument } from '../web/page-view/catalogue.documents.ts';
import { send, visitor } from './busy/crowd.ts';
import { cpuSeconds, databaseSeconds, load, median, request } from './measure.ts';

const rounds = 7;
const seconds = 3;
/** Few: stock and limits of the demo must last for all rounds. */
const ordersPerRound = 15;
const host = 'demo.localhost';

interface Version {
	name: string;
	port: number;
	pid: number;
	/** The parent of all processes of its database, by way of one of them. */
	backendPid: number;
	wanted: Wanted;
	end(): Promise<void>;
}

const mainOf = (folder: string) =>
	['start/main.ts', 'server/main.ts'].map((name) => path.join(folder, name)).find((file) => fs.existsSync(file)) ?? '';

function untilServing(child: ChildProcess, name: string): Promise<number> {
	return new Promise((resolve, reject) => {
		child.on('message', ({ port }: { port: number }) => resolve(port));
		child.on('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
	});
}

const addDocument = 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id total } }';
const checkoutDocument = '{ checkout(country: "DE") { problems totals { gross } shippingMethodId } }';
const placeDocument = 'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state number } }';

interface Seen {
	problems: string[];
	totals: { gross: number };
	shippingMethodId: string | null;
}

/** A whole order of a guest: session, cart, checkout, placed. */
async function order(port: number, wanted: Wanted): Promise<boolean> {
	const guest = visitor(port, host);
	if (!(await guest.begin())) return false;
	const added = await guest.call<object[]>(addDocument, { items: [wanted] });
	const seen = isRefusal(added) ? added : await guest.call<Seen>(checkoutDocument);
	if (isRefusal(seen) || seen.problems.length > 0) return false;
	const { totals, shippingMethodId } = seen;
	// Each to another recipient: orders are limited by it.
	const billingAddress = { ...someBilling, email: `${newId()}@example.com` };
	const input = someInput({ checkoutKey: newId(), billingAddress, shippingMethodId, seenTotal: totals.gross });
	return !isRefusal(await guest.call<object>(placeDocument, { input }));
}

interface Wanted {
	productId: string;
	quantity: number;
}

async function findProducts(port: number): Promise<{ id: string; slug: string }[]> {
	const body = JSON.stringify({ query: '{ products(language: "de-DE", first: 24) { items { id slug } } }' });
	const headers = { 'content-type': 'application/json' };
	const answer = await send(port, '/service-api/graphql', { host, method: 'POST', headers, body });
	return JSON.parse(answer.body).data?.products?.items ?? [];
}

/** The first of the demo that a guest can order just so. */
async function findWanted(port: number): Promise<Wanted> {
	for (const { id: productId } of await findProducts(port))
		for (const quantity of [1, 50, 100, 250])
			if (await order(port, { productId, quantity })) return { productId, quantity };
	throw new Error('nothing of the demo can be ordered');
}

function backendOf(dataDir: string): number {
	const [file] = fs.globSync('postgres/**/postmaster.pid', { cwd: dataDir });
	const postmaster = fs.readFileSync(path.join(dataDir, file ?? ''), 'utf8').split('\n')[0];
	const isChild = (pid: string) => {
		try {
			return fs.readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${postmaster}\n`);
		} catch {
			return false;
		}
	};
	return Number(fs.readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isChild(pid)));
}

async function beginVersion(name: string, folder: string): Promise<Version> {
	const dataDir = temporaryFolder('version');
	const env = {
		...process.env,
		...serverEnvironment,
		PORT: '0',
		STRIPE_SANDBOX_PORT: '0',
		PRINTFORMER_SANDBOX_PORT: '0',
		PROCUREMENT_SANDBOX_PORT: '0',
		DATA_DIR: dataDir,
		DEMO: 'on',
	};
	const child = spawn(process.execPath, [...serverFlags, mainOf(folder)], {
		cwd: folder,
		env: { ...env, NODE_ENV: '', LOG_LEVEL: 'warn', CACHE_MEGABYTES: '0', TRUSTED_PROXIES: '127.0.0.1' },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
	const port = await untilServing(child, name);
	// The demo is filled beside the serving.
	while ((await findProducts(port)).length < 24) await sleep(500);
	const wanted = await findWanted(port);
	const end = async () => {
		const ended = new Promise((resolve) => child.on('exit', resolve));
		child.kill('SIGTERM');
		await ended;
		removeFolder(dataDir);
	};
	return { name, port, pid: child.pid ?? 0, backendPid: backendOf(dataDir), wanted, end };
}

const page = (target: string) => [request('GET', target, { host, 'accept-encoding': 'gzip, br' })];

function loads(version: Version, slug: string): Record<string, () => Promise<number>> {
	const list = { query: String(productCardsDocument), variables: { language: 'de-DE', first: 24 } };
	const headers = { host, 'content-type': 'application/json' };
	const listRequest = request('POST', '/service-api/graphql?c=ProductCards', headers, JSON.stringify(list));
	const cost = async (name: string, requests: string[]) => {
		const { cpuMicroseconds, databaseMicroseconds } = await load({ ...version, name, requests }, seconds);
		return cpuMicroseconds + databaseMicroseconds;
	};
	return {
		list: () => cost('list', [listRequest]),
		detail: () => cost('detail', page(`/product/${slug}`)),
		search: () => cost('search', page('/search?q=karten')),
		page: () => cost('page', page('/')),
		order: () => costOfOrders(version),
	};
}

async function costOfOrders({ port, pid, backendPid, wanted }: Version): Promise<number> {
	const used = () => cpuSeconds(pid) + databaseSeconds(backendPid);
	const before = used();
	for (let count = 0; count < ordersPerRound; count += 1)
		if (!(await order(port, wanted))) throw new Error('an order was refused');
	return ((used() - before) / ordersPerRound) * 1e6;
}

const spread = (values: number[]) => (Math.max(...values) - Math.min(...values)) / 2 / median(values);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const other = process.argv[2];
if (!other) throw new Error('Which folder is the other version in?');
const versions = [
	await beginVersion('other', path.resolve(other)),
	await beginVersion('this', path.join(import.meta.dirname, '..')),
];
const [slugs, others] = await Promise.all(
	versions.map(async ({ port }) => (await findProducts(port)).map(({ slug }) => slug)),
);
const slug = slugs?.find((one) => others?.includes(one));
if (!slug) throw new Error('The versions have no product in common.');
const measured = versions.map((version) => loads(version, slug));
const names = process.argv.slice(3);
console.log(
	`| CPU per request, server and database, median of ${rounds} rounds in turn | other | this | ratio | spread of other |`,
);
console.log('|---|---|---|---|---|');
for (const name of names.length > 0 ? names : Object.keys(measured[0] ?? {})) {
	const costs: number[][] = [[], []];
	for (const runs of measured) await runs[name]?.();
	for (let round = 0; round < rounds; round += 1)
		for (const [index, runs] of measured.entries()) costs[index]?.push((await runs[name]?.()) ?? 0);
	const [before, now] = costs.map(median);
	const told = [`${Math.round(before ?? 0)} µs`, `${Math.round(now ?? 0)} µs`, ((now ?? 0) / (before ?? 1)).toFixed(3)];
	console.log(`| ${name} | ${told.join(' | ')} | ± ${percent(spread(costs[0] ?? []))} |`);
}
for (const version of versions) await version.end();
