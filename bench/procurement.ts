// `npm run bench:procurement -- [orders]`: purchasing systems order many carts at once, with duplicates, retries and the same lines under two numbers;
// then documents that are meant to do harm. Each order is placed exactly once, and nothing is answered with 5xx.
import { hostileDocuments } from '../sandbox/procurement/hostile-documents.ts';
import type { ReturnedCart } from '../sandbox/procurement/read-cart.ts';
import { startTestCluster } from '../server/testing/cluster.ts';
import { agreed, startProcurementShop } from '../server/testing/procurement.ts';

const orders = Number(process.argv[2] ?? 1000);
const atOnce = 16;
/** Of each order: sent at the same moment, and once more after all of them. */
const duplicates = 2;

async function inTurns<Item>(
	items: readonly Item[],
	work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
	let next = 0;
	const one = async () => {
		while (next < items.length) {
			const index = next++;
			await work(items[index] as Item, index);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, one));
}

const { cluster, stop } = await startTestCluster();
const shop = await startProcurementShop(cluster);
try {
	const carts: ReturnedCart[] = [];
	const people = Array.from({ length: orders }, (_, index) => index);
	await inTurns(people, async (index) => {
		const person = { id: `p${index}`, firstName: 'P', lastName: String(index), email: `p${index}@nordwerk.example` };
		const { browser } = await shop.visit({ person });
		await shop.put(browser, 'card', 1 + (index % 9));
		carts[index] = await shop.transfer(browser);
	});
	const statuses = new Map<number, number>();
	const waits: number[] = [];
	const send = async (cart: ReturnedCart, orderId: string) => {
		const before = performance.now();
		const { status, http } = await shop.place(cart, { orderId });
		waits.push(performance.now() - before);
		const said = http === 200 ? status : http;
		statuses.set(said, (statuses.get(said) ?? 0) + 1);
	};
	const began = performance.now();
	await inTurns(carts, async (cart, index) => {
		await Promise.all(Array.from({ length: duplicates }, () => send(cart, `PO-${index}`)));
		if (index % 10 === 0) await send(cart, `PO-${index}-other`);
	});
	await inTurns(carts, (cart, index) => send(cart, `PO-${index}`));
	const seconds = (performance.now() - began) / 1000;
	const [counted] = await shop.rows<{ requests: number; placed: number; lines: number }>(
		(sql) => sql`
			select (select count(*)::int from procurement_orders) as requests,
				(select count(*)::int from orders where number is not null) as placed,
				(select count(distinct item_id)::int from order_lines) as lines`,
	);
	waits.sort((one, other) => one - other);
	const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
	console.log(`${waits.length} messages for ${orders} orders in ${seconds.toFixed(1)} s, p95 ${p95.toFixed(0)} ms`);
	console.log(`statuses: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
	console.log(`placed: ${counted?.placed}, requests: ${counted?.requests}, lines ordered: ${counted?.lines}`);

	const answers: string[] = [];
	let slowest = 0;
	for (const { name, bytes, type } of hostileDocuments(agreed)) {
		const before = performance.now();
		const { http, status } = await shop.send(bytes, type ? { 'content-type': type } : {});
		slowest = Math.max(slowest, performance.now() - before);
		if (http >= 500 || status >= 500 || (http === 200 && status < 400)) answers.push(`${name}: ${http}/${status}`);
	}
	console.log(
		`hostile documents: ${hostileDocuments(agreed).length}, slowest ${slowest.toFixed(0)} ms, wrongly answered: ${answers.length}`,
	);
	for (const answer of answers) console.log(`  ${answer}`);
	const isExact = counted?.placed === orders && counted.requests === orders && counted.lines === orders;
	if (!isExact || answers.length > 0) process.exitCode = 1;
} finally {
	await shop.close();
	await stop();
}
