// `npm run bench:printformer [drafts]`: released drafts are ordered while the sandbox of Printformer fails, forgets and lies down, and it and the process that
// makes print files are killed again and again. In the end each ordered line has one print file of what was released, or a task.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { printformerControl } from '../sandbox/printformer/control/client.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/connection.ts';
import { printformerProvider } from '../server/integrations/printformer/client.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import { makeUser } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { cardSpecification } from '../server/testing/design-shop.ts';
import { freePort } from '../server/testing/free-port.ts';
import { connectShop, orderRelease, releaseCard, sandboxClient } from '../server/testing/printformer-orders.ts';
import { makeShop } from '../server/testing/shop.ts';
import { fillShop, piece } from '../server/testing/sold.ts';
import { readBooks } from './printformer/books.ts';
import { Killable, untilReachable, type WorkerParts } from './printformer/processes.ts';

const drafts = Number(process.argv[2] ?? 500);
/** Rows of their series; 1: none. */
const rowsOf = (index: number) => [1, 1, 1, 2, 1, 5, 1, 3][index % 8] ?? 1;
const mostMinutes = 12;

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const database = openDatabase(test.appUrl, 8);
const dataDir = temporaryFolder('printformer-chaos');
const [secretsKey, callbackKey] = [randomBytes(32), randomBytes(32)];
const [sandboxPort, notifyPort] = [await freePort(), await freePort()];
const [url, publicUrl] = [`http://127.0.0.1:${sandboxPort}`, `http://localhost:${sandboxPort}`];
const control = printformerControl(url);
const children: Killable[] = [];

async function prepareShop() {
	const tenant = await makeShop(test, 'demo');
	const ids = await fillShop(test, tenant, [piece('cards', 1000)]);
	const userId = await makeUser(database, tenant, 'ada@example.com');
	await connectShop(database, tenant.id, { baseUrl: url, secretsKey });
	const log = pino({ level: 'silent' });
	const client = printformerProvider({ log, sandboxes: [url, publicUrl] }).open({
		...{ baseUrl: url, client: sandboxClient, apiKey: `pf-sandbox-${sandboxClient}` },
	});
	const productId = ids.get('cards') ?? '';
	return { database, tenantId: tenant.id, productId, userId, client, baseUrl: url, specification: cardSpecification };
}
type Shop = Awaited<ReturnType<typeof prepareShop>>;

async function releaseAll(shop: Shop): Promise<string[]> {
	const ids: string[] = [];
	let next = 0;
	const one = async () => {
		for (let index = next++; index < drafts; index = next++)
			ids.push((await releaseCard(shop, rowsOf(index))).releaseId);
	};
	await Promise.all(Array.from({ length: 4 }, one));
	return ids;
}

/** Every n-th of everything goes wrong. */
const stormy = {
	answers: { failEvery: 7, failNext: { status: 503, times: 0 }, retryAfter: 1, loseEvery: 11 },
	processing: { failEvery: 13, delayMs: 300 },
	callbacks: { loseEvery: 3, duplicates: 1 },
};

const isOpen = async ({ tenantId }: Shop): Promise<number> => {
	const [row] = await database.inTenant(
		tenantId,
		(sql) => sql<{ open: number }[]>`select count(*)::int as open from print_jobs where state = 'waiting'`,
	);
	return row?.open ?? 0;
};

/** Until everything was ordered and two thirds of it are settled: now this one, now that one, and maintenance in between. */
async function storm(shop: Shop, worker: Killable, sandbox: Killable, isOrdered: () => boolean): Promise<number> {
	let maintenances = 0;
	for (let round = 0; !isOrdered() || (await isOpen(shop)) > drafts / 3; round += 1) {
		await sleep(5000 + Math.random() * 6000);
		await worker.killAndRestart();
		if (round % 2 === 0) {
			await sandbox.killAndRestart();
			await untilReachable(`${url}/_sandbox/knobs`);
		}
		if (round % 3 !== 2) continue;
		maintenances += 1;
		await control.turn({ answers: { ...stormy.answers, maintenance: true } });
		await sleep(2000);
		await control.turn({ answers: { maintenance: false, failNext: { status: round % 2 ? 429 : 502, times: 0 } } });
	}
	return maintenances;
}

async function settle(shop: Shop): Promise<void> {
	for (const limit = performance.now() + mostMinutes * 60_000; performance.now() < limit; await sleep(2000)) {
		const open = await isOpen(shop);
		console.log(`${open} lines wait`);
		if (open === 0) return;
	}
}

try {
	const sandbox = new Killable('sandbox/printformer/main.ts', [], {
		...{ PRINTFORMER_SANDBOX_PORT: String(sandboxPort), PRINTFORMER_SANDBOX_DATA_DIR: `${dataDir}/sandbox` },
	});
	children.push(sandbox);
	await untilReachable(`${url}/_sandbox/knobs`);
	const shop = await prepareShop();
	const releases = await releaseAll(shop);
	console.log(`${releases.length} drafts released`);
	await control.turn(stormy);
	const parts: WorkerParts = {
		...{ databaseUrl: test.appUrl, dataDir, sandboxes: [url, publicUrl], notifyPort },
		...{ secretsKey: secretsKey.toString('hex'), callbackKey: callbackKey.toString('hex') },
	};
	const start = performance.now();
	const worker = new Killable('bench/printformer/worker.ts', [JSON.stringify(parts)]);
	children.push(worker);
	let isOrdered = false;
	const ordering = (async () => {
		for (const [index, releaseId] of releases.entries()) {
			await orderRelease(shop, releaseId);
			// Every tenth is ordered twice.
			if (index % 10 === 0) await orderRelease(shop, releaseId);
			await sleep(20);
		}
		isOrdered = true;
	})();
	const maintenances = await storm(shop, worker, sandbox, () => isOrdered);
	await ordering;
	await settle(shop);
	const seconds = (performance.now() - start) / 1000;
	await control.calm();
	const store = openPrivateStore(readConfig({ DATA_DIR: dataDir }, '/', false));
	const books = await database.inTenant(shop.tenantId, (sql) =>
		readBooks(sql, { tenantId: shop.tenantId, client: shop.client, store, dataDir }),
	);
	const [processings, callbacks] = [await control.processings(), await control.callbacks()];
	const list = (counts: ReadonlyMap<string, number>) =>
		[...counts].map(([what, times]) => `${times} × ${what}`).join(', ');
	const lost = callbacks.filter(({ state }) => state === 'lost').length;
	const figures: [string, string][] = [
		['drafts, ordered lines', `${releases.length}, ${books.lines}`],
		['kill -9 of the worker, of the sandbox', `${worker.kills}, ${sandbox.kills}`],
		['maintenance', String(maintenances)],
		['notifications, of these lost', `${callbacks.length}, ${lost}`],
		[
			'orders at the provider, of these failed',
			`${processings.length}, ${processings.filter(({ failWith }) => failWith !== null).length}`,
		],
		['lines with one print file, right pages', `${books.made} (${books.pages} pages)`],
		['lines with a task', list(books.failures) || 'none'],
		['files of prints, expected', `${books.files.found}, ${books.files.expected}`],
		['seconds', seconds.toFixed(0)],
		['wrong', list(books.faults) || 'nothing'],
	];
	for (const [name, figure] of figures) console.log(`${name.padEnd(44)} ${figure}`);
	const isRight =
		books.faults.size === 0 && books.files.found === books.files.expected && books.lines >= releases.length;
	if (!isRight) process.exitCode = 1;
} finally {
	for (const child of children) await child.end();
	await database.close();
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
