// `npm run bench:subscriptions -- [contracts] [seed]`: the provider's clock goes on for 13 months while its notifications come twice, in reverse
// or not at all, its responses are lost and the process that bills is killed. In the end each payment has one order with one invoice.
import { setTimeout as sleep } from 'node:timers/promises';
import { documentOf } from '../rules/documents/example-document.ts';
import { diceOf } from '../rules/pricing/any-offer.ts';
import { orderSettings } from '../rules/settings/orders.ts';
import { openAccount } from '../server/orders/payments/services.ts';
import { enterSecret } from '../server/secrets/keep-secret.ts';
import { sweep } from '../server/subscriptions/billing/sweep.ts';
import { requestCommand } from '../server/subscriptions/core/request-command.ts';
import { type Billing, startBilling } from '../server/testing/billing.ts';
import { startTestCluster } from '../server/testing/cluster.ts';
import { freePort } from '../server/testing/free-port.ts';
import { endPauses } from '../server/testing/jobs.ts';
import { setSettings } from '../server/testing/settings.ts';
import { Killable } from './printformer/processes.ts';
import { readBooks } from './subscriptions/books.ts';
import type { WorkerParts } from './subscriptions/worker-parts.ts';

const [contracts, seed] = [Number(process.argv[2] ?? 50), Number(process.argv[3] ?? 7)];
const months = 13;
const daysInMonth = 30.5;
/** The clock goes on by so many steps a month. */
const steps = 2;
const dice = diceOf(seed);

/** Every n-th of everything goes wrong; a tenth of the events is lost for good. */
const weather = [
	{
		webhooks: { duplicates: 1, delayMs: [0, 300] as [number, number], loseEvery: 5, dropShare: 0.1, dropSeed: seed },
		answers: { loseEvery: 9 },
	},
	{
		webhooks: { duplicates: 2, delayMs: [0, 0] as [number, number], reverseWithinMs: 400 },
		answers: { loseEvery: 13 },
	},
];

/** The provider's clock goes faster than ours: what was read a moment ago was read a month ago by it. */
async function sweepNow({ inShop, tenant }: Billing): Promise<void> {
	await inShop((sql) => sql`update subscriptions set read_at = read_at - interval '30 days'`);
	await inShop((sql) => sweep(sql, tenant.id));
}

/** Until no job is left that is about money or orders. */
async function settle({ test }: Billing): Promise<void> {
	for (const limit = performance.now() + 8 * 60_000; performance.now() < limit; await sleep(1000)) {
		await endPauses(test);
		const [row] = await test.owner<{ waiting: number }[]>`
			select count(*)::int as waiting from jobs.job where state < 'completed' and start_after < now()
				and name in ('subscriptions.settle', 'subscriptions.command', 'payments.settle', 'orders.placed', 'orders.changed')`;
		if (row?.waiting === 0) return;
	}
}

/** Some are canceled, and half a month later kept, where they have not ended by then. */
async function changeMinds({ inShop, tenant }: Billing): Promise<void> {
	await inShop(async (sql) => {
		const all = await sql<{ id: string; cancelAt: Date | null }[]>`
			select id, cancel_at from subscriptions where state in ('active', 'trialing') and command is null order by number`;
		const ids = [...all.filter(({ cancelAt }) => cancelAt !== null), all[dice(all.length)]];
		const by = { actor: 'shopper', userId: null } as const;
		for (const one of ids)
			if (one)
				await requestCommand(sql, tenant.id, one.id, { command: one.cancelAt === null ? 'cancel' : 'keep', ...by });
	});
}

async function subscribeAll(shop: Billing): Promise<number> {
	let failing = 0;
	for (let index = 0; index < contracts; index += 1) {
		// Every tenth card stops paying, every fifth contract begins with a trial.
		const card = index % 10 === 9 ? '4000000000000341' : '4242424242424242';
		failing += index % 10 === 9 ? 1 : 0;
		await shop.subscribe(index % 5 === 3 ? 'calendar' : 'poster', { card, quantity: 1 + dice(3) });
	}
	return failing;
}

const { cluster, stop } = await startTestCluster();
const shop = await startBilling(cluster, { daysAgo: Math.ceil((months + 1) * daysInMonth) });
let worker: Killable | undefined;
try {
	const { tenant, services, sandbox } = shop;
	const port = await freePort();
	const { seller } = documentOf();
	await shop.inShop((sql) => setSettings(sql, tenant.id, orderSettings, { seller, invoiceWhen: 'placed' }));
	const account = await openAccount(services, tenant.id);
	const secret = await account.registerWebhook({ url: `http://127.0.0.1:${port}/`, knownSecret: undefined });
	await shop.inShop((sql) => enterSecret(sql, services.secretsKey, tenant.id, 'paymentWebhookSecret', secret));
	const failing = await subscribeAll(shop);
	const parts: WorkerParts = {
		...{ databaseUrl: shop.test.appUrl, sandboxUrl: sandbox.url, port, tenantId: tenant.id },
		secretsKey: services.secretsKey.toString('hex'),
	};
	worker = new Killable('bench/subscriptions/worker.ts', [JSON.stringify(parts)]);
	const start = performance.now();
	for (let step = 0; step < months * steps; step += 1) {
		await sandbox.control.turn(weather[step % weather.length] ?? {});
		await shop.advance(daysInMonth / steps);
		await changeMinds(shop);
		await sleep(200 + dice(1500));
		if (step % 2 === 1) await worker.killAndRestart();
		await sleep(300 + dice(1500));
		if (step % steps === steps - 1) await sweepNow(shop);
	}
	await sandbox.control.calm();
	await sandbox.control.quiet(30_000);
	await settle(shop);
	await sweepNow(shop);
	await settle(shop);
	const seconds = (performance.now() - start) / 1000;
	const [requests, deliveries] = [await sandbox.control.requests(), await sandbox.control.deliveries()];
	const books = await shop.inShop((sql) => readBooks(sql, tenant.id, sandbox.control));
	const { orders, captured, faults } = books;
	const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
	const rows: [string, string | number][] = [
		['contracts, of these with a card that stops paying', `${contracts}, ${failing}`],
		['months, seed', `${months}, ${seed}`],
		['kill -9 of the process that bills', worker.kills],
		['notifications owed, attempts', `${deliveries.length}, ${sum(deliveries.map(({ attempts }) => attempts))}`],
		['responses of the provider lost', requests.filter(({ lost }) => lost).length],
		[
			'contracts that run, that have ended',
			`${books.contracts.filter(({ state }) => state === 'active').length}, ${books.contracts.filter(({ state }) => state === 'ended').length}`,
		],
		[
			'payments : orders : invoices',
			`${captured.length} : ${orders.length} : ${sum(orders.map(({ invoices }) => invoices))}`,
		],
		['seconds', seconds.toFixed(0)],
		['wrong', faults.map(([fault, count]) => `${count} × ${fault}`).join(', ') || 'nothing'],
	];
	for (const [name, value] of rows) console.log(`${name.padEnd(52)} ${value}`);
	if (faults.length > 0) process.exitCode = 1;
} finally {
	await worker?.end();
	await shop.close();
	await stop();
}
