// `npm run bench:renewals -- [contracts] [apart]`: all contracts of a shop are due at the same moment, and their notifications come at once, while
// visitors read 200 pages a second, in a process of their own. Each is one order in the end, and no visitor has noticed. `apart`: the process that
// serves the pages runs no jobs (`JOBS=off`), another one does.
import { setTimeout as sleep } from 'node:timers/promises';
import { deriveKey } from '../server/accounts/sessions/keys.ts';
import { openAccount } from '../server/orders/payments/services.ts';
import { enterSecret } from '../server/secrets/keep-secret.ts';
import { type Billing, startBilling } from '../server/testing/billing.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';
import { beginVisitors, type PagesRead } from './renewals/crowd-process.ts';

const contracts = Number(process.argv[2] ?? 1000);
const isApart = process.argv[3] === 'apart';
const pagesPerSecond = 200;
const warmUpSeconds = 3;
const aloneSeconds = 15;
/** While visitors read, renewals are spread over minutes. */
const mostSeconds = 900;

const p95 = ({ waits }: PagesRead): number =>
	waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;

const countRenewals = async ({ inShop }: Billing): Promise<number> => {
	const [row] = await inShop(
		(sql) => sql<{ count: number }[]>`
			select count(*)::int as count from subscription_invoices i join orders o on o.id = i.order_id
			where i.kind = 'renewal' and o.number is not null`,
	);
	return row?.count ?? 0;
};

async function subscribeAll(shop: Billing): Promise<void> {
	let left = contracts;
	const one = async () => {
		while (left > 0) {
			left -= 1;
			await shop.subscribe();
		}
	};
	await Promise.all(Array.from({ length: 4 }, one));
}

const secretKey = 'as many characters as a secret has';
const { cluster, stop } = await startTestCluster();
const shop = await startBilling(cluster, { secretsKey: deriveKey(secretKey, 'secrets') });
const dataDir = temporaryFolder('renewals');
const servers: ServerProcess[] = [];
try {
	const { test, sandbox, services, tenant, inShop } = shop;
	await subscribeAll(shop);
	await test.owner`delete from jobs.job`;
	const env = {
		...{ DATABASE_URL: test.appUrl, DATABASE_OWNER_URL: test.ownerUrl, SECRET_KEY: secretKey },
		...{ DEMO: 'off', DEFAULT_TENANT: tenant.slug, STRIPE_URL: sandbox.url, LOG_LEVEL: 'error' },
	};
	const server = await beginServer({ dataDir, env: { ...env, JOBS: isApart ? 'off' : 'on' } });
	servers.push(server);
	if (isApart) servers.push(await beginServer({ dataDir, env }));
	const account = await openAccount(services, tenant.id);
	const url = `http://127.0.0.1:${server.port}/service-api/webhooks/stripe/${tenant.id}`;
	const secret = await account.registerWebhook({ url, knownSecret: undefined });
	await inShop((sql) => enterSecret(sql, services.secretsKey, tenant.id, 'paymentWebhookSecret', secret));
	const visitors = beginVisitors(server.port, pagesPerSecond);
	const readFor = async (seconds: number) => {
		visitors.begin();
		await sleep(seconds * 1000);
		return visitors.end();
	};
	await readFor(warmUpSeconds);
	const alone = await readFor(aloneSeconds);
	visitors.begin();
	const since = performance.now();
	await shop.advance(31);
	let done = 0;
	for (; done < contracts && performance.now() - since < mostSeconds * 1000; await sleep(1000))
		done = await countRenewals(shop);
	const seconds = (performance.now() - since) / 1000;
	const busy = await visitors.end();
	visitors.close();
	const rows: [string, string | number][] = [
		['contracts due at once, orders of them', `${contracts}, ${await countRenewals(shop)}`],
		['seconds until the last order', seconds.toFixed(0)],
		['pages read alone, beside', `${alone.waits.length}, ${busy.waits.length}`],
		['pages refused alone, beside', `${alone.failed}, ${busy.failed}`],
		['95 % within, alone and beside', `${p95(alone).toFixed(1)} ms, ${p95(busy).toFixed(1)} ms`],
		['ratio', (p95(busy) / p95(alone)).toFixed(2)],
	];
	for (const [name, value] of rows) console.log(`${name.padEnd(44)} ${value}`);
	if (done < contracts || busy.failed > 0) process.exitCode = 1;
} finally {
	for (const server of servers) await server.end();
	await shop.close();
	await stop();
	removeFolder(dataDir);
}
