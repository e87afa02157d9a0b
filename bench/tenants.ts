// `npm run bench:tenants`: what 1,000 shops cost beside two: the start, the idle process, and the first page of a shop that nobody has visited. Every
// shop is made as operators make one. Both installations run in turn, the medians count.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment, serverFlags } from '../scripts/server-process.mjs';
import { recorder } from '../server/audit/record-change.ts';
import { createShop } from '../server/tenants/lifecycle/create-shop.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { sendRequest } from '../server/testing/server-process.ts';
import { cpuSeconds, median, residentMegabytes } from './measure.ts';

const [few, many] = [2, Number(process.argv[2] ?? 1000)];
const rounds = Number(process.argv[3] ?? 7);
const idleAfter = 3000;
/** Once: by then everything that runs every minute has run. */
const longIdle = 90_000;
const visits = Math.min(300, Math.floor(many / 2));
const warmUp = 20;
const project = path.dirname(import.meta.dirname);

interface Asked {
	what: string;
	/** Undefined: shown beside the others, and limited by nothing. */
	most: number | undefined;
	value: number;
	text: string;
}

interface Installed {
	shops: number;
	test: TestDatabase;
	dataDir: string;
	/** Of creating its shops, in seconds. */
	creating: number[];
}

const { cluster, stop } = await startTestCluster();

async function install(shops: number): Promise<Installed> {
	const test = await cloneDatabase(cluster);
	const creation = {
		...{ database: test.database, record: recorder(Buffer.alloc(32, 1)) },
		addressOf: (slug: string) => `http://${slug}.localhost`,
		by: { email: 'operator@example.com', address: undefined, requestId: undefined },
	};
	const creating: number[] = [];
	for (let number = 0; number < shops; number += 1) {
		const slug = `shop-${number}`;
		const since = performance.now();
		await createShop(creation, {
			...{ name: `Shop ${number}`, slug, tier: 'starter', country: 'DE' },
			...{ email: `${slug}@example.com`, operator: false },
		});
		creating.push((performance.now() - since) / 1000);
	}
	return { shops, test, dataDir: temporaryFolder('bench'), creating };
}

/** With the flags that `npm start` gives it. */
async function start({ test, dataDir }: Installed, env: Record<string, string> = {}) {
	const since = performance.now();
	const child = spawn(process.execPath, [...serverFlags, path.join(project, 'start/main.ts')], {
		cwd: project,
		env: {
			...serverEnvironment,
			...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: path.join(project, '.cache', 'compiled') },
			...{ DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, DATA_DIR: dataDir },
			...{ DEMO: 'off', LOG_LEVEL: 'error', LOG_FORMAT: 'json', PORT: '0', ...env },
		},
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
	const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
	const port = await new Promise<number>((resolve, reject) => {
		child.on('message', (message) => resolve((message as { port: number }).port));
		child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
	});
	while ((await sendRequest(port, '/service-api/health')).status !== 200) await sleep(5);
	const pid = child.pid ?? 0;
	return {
		...{ pid, port, seconds: (performance.now() - since) / 1000, cpu: cpuSeconds(pid) },
		async end() {
			child.kill();
			await ended;
		},
	};
}

interface Idle {
	seconds: number;
	/** Of the processor, of the Node process. */
	cpu: number;
	megabytes: number;
}

async function startAndRest(installed: Installed, rest = idleAfter): Promise<Idle> {
	const server = await start(installed);
	await sleep(rest);
	const megabytes = residentMegabytes(server.pid);
	await server.end();
	return { seconds: server.seconds, cpu: server.cpu, megabytes };
}

async function visit(port: number, shop: number, target: string): Promise<number> {
	const since = performance.now();
	const headers = { 'accept-encoding': 'br' };
	const { status } = await sendRequest(port, target, { host: `shop-${shop}.localhost`, headers });
	if (status !== 200) throw new Error(`shop ${shop}: ${status}`);
	return performance.now() - since;
}

interface Visited {
	/** Of the page that is the first that anyone asks for in a shop, in milliseconds. */
	first: number;
	/** Of the next one. */
	next: number;
}

/** @param targets the two pages that are asked for in a shop, by its number */
async function visitAll(
	installed: Installed,
	env: Record<string, string>,
	targets: (shop: number) => [string, string],
): Promise<Visited> {
	const server = await start(installed, env);
	const [first, next]: [number[], number[]] = [[], []];
	for (let shop = 0; shop < visits; shop += 1) {
		const [one, other] = targets(shop);
		const [unvisited, visited] = [await visit(server.port, shop, one), await visit(server.port, shop, other)];
		if (shop < warmUp) continue;
		first.push(unvisited);
		next.push(visited);
	}
	await server.end();
	return { first: median(first), next: median(next) };
}

const [small, large] = [await install(few), await install(many)];
try {
	const found: { small: Idle[]; large: Idle[] } = { small: [], large: [] };
	// The first start of an installation is another thing: it takes the key and the store into possession.
	for (const each of [small, large]) await startAndRest(each);
	for (let round = 0; round < rounds; round += 1) {
		found.small.push(await startAndRest(small));
		found.large.push(await startAndRest(large));
	}
	const rested = { small: await startAndRest(small, longIdle), large: await startAndRest(large, longIdle) };
	// In every second shop the other way round: one of the two pages is quicker than the other.
	const served = await visitAll(large, {}, (shop) => (shop % 2 === 0 ? ['/', '/contact'] : ['/contact', '/']));
	const same = await visitAll(large, { CACHE_MEGABYTES: '0' }, () => ['/', '/']);

	const of = (list: Idle[], field: keyof Idle) => median(list.map((one) => one[field]));
	const compared = (what: string, field: keyof Idle, unit: string, digits: number): Asked => {
		const [before, after] = [of(found.small, field), of(found.large, field)];
		const text = `${after.toFixed(digits)} ${unit} beside ${before.toFixed(digits)} ${unit}`;
		return { what, most: 1.2, value: after / before, text };
	};
	const page = (what: string, { first, next }: Visited, most?: number): Asked => ({
		...{ what, most, value: first / next },
		text: `${first.toFixed(1)} ms beside ${next.toFixed(1)} ms, ${visits - warmUp} shops`,
	});
	const last = large.creating.slice(-100);
	const asked: Asked[] = [
		compared('start to health', 'seconds', 's', 2),
		compared('processor of the start', 'cpu', 's', 2),
		compared(`memory, idle for ${idleAfter / 1000} s`, 'megabytes', 'MB', 0),
		{
			what: `memory, idle for ${longIdle / 1000} s`,
			most: 1.2,
			value: rested.large.megabytes / rested.small.megabytes,
			text: `${rested.large.megabytes} MB beside ${rested.small.megabytes} MB`,
		},
		page('first page of an unvisited shop beside another uncached one of it', served, 2),
		page('the home page of an unvisited shop beside itself, without a cache of pages', same),
	];
	console.log(`${many} shops beside ${few}, median of ${rounds} starts in turn`);
	for (const { what, most, value, text } of asked) {
		console.log(`${what}: ${value.toFixed(2)} ×${most === undefined ? '' : ` (at most ${most})`}: ${text}`);
		if (most !== undefined && value > most) process.exitCode = 1;
	}
	console.log(
		`creating a shop: median ${median(large.creating).toFixed(3)} s, slowest ${Math.max(...large.creating).toFixed(3)} s (at most 2); the last ${last.length} ${median(last).toFixed(3)} s`,
	);
	if (Math.max(...large.creating) > 2) process.exitCode = 1;
} finally {
	for (const { test, dataDir } of [small, large]) {
		await test.drop();
		removeFolder(dataDir);
	}
	await stop();
}
