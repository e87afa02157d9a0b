// What happens to a busy shop: everyone orders, everyone reads, a table is locked, a neighbour is noisy. Each says what it counted;
// a refusal is a figure, not the end.
import { setTimeout as sleep } from 'node:timers/promises';
import { announceChange } from '../../server/tenants/announce-change.ts';
import type { Tenant } from '../../server/tenants/find-tenant.ts';
import type { TestDatabase } from '../../server/testing/database.ts';
import type { Answer } from '../../server/testing/server-process.ts';
import { productCardsDocument } from '../../web/page-view/catalogue.documents.ts';
import { median } from '../measure.ts';
import { countBy, inCrowd, type Ordered, orderAsGuest, seconds, send, type Things, visitor } from './crowd.ts';

export interface Busy {
	port: number;
	test: TestDatabase;
	demo: Tenant;
	things: Things;
}

export type Row = [name: string, figure: string];

async function placedMails({ test, demo }: Busy): Promise<Set<string>> {
	const rows = await test.database.inTenant(
		demo.id,
		(sql) => sql<{ email: string }[]>`
			select billing_address ->> 'email' as email from orders where tenant_id = ${demo.id} and number is not null`,
	);
	return new Set(rows.map(({ email }) => email));
}

async function tell(busy: Busy, name: string, guests: readonly Ordered[]): Promise<Row[]> {
	const placed = await placedMails(busy);
	const failed = guests.filter(({ outcome }) => outcome === 'failed');
	const retries = guests.reduce((sum, guest) => sum + guest.retries, 0);
	const count = (outcome: Ordered['outcome']) => guests.filter((guest) => guest.outcome === outcome).length;
	const isTrue = guests.every(({ outcome, email }) => outcome !== 'placed' || placed.has(email));
	return [
		[`${name}: placed`, `${count('placed')} of ${guests.length}${isTrue ? '' : ', NOT ALL IN THE DATABASE'}`],
		[`${name}: sold out`, String(count('soldOut'))],
		[`${name}: failed`, `${failed.length} (${countBy(failed, ({ why }) => why)})`],
		[`${name}: told failed but placed`, String(failed.filter(({ email }) => placed.has(email)).length)],
		[`${name}: calls sent again by the client`, String(retries)],
		[`${name}: a whole order took, p50 / p95 / most`, seconds(guests.map(({ ms }) => ms))],
	];
}

export async function orders(busy: Busy, guests: number): Promise<Row[]> {
	return tell(
		busy,
		`${guests} orders at once`,
		await inCrowd(guests, guests, () => orderAsGuest(busy.port, busy.things)),
	);
}

/** More buyers than pieces. */
export async function flashSale(busy: Busy, buyers: number, pieces: number, atOnce: number): Promise<Row[]> {
	const { test, demo, things, port } = busy;
	await test.database.inTenant(
		demo.id,
		(sql) => sql`
			insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${things.productId}, ${pieces})
			on conflict (tenant_id, product_id) do update set on_hand = excluded.on_hand, reserved = 0`,
	);
	const guests = await inCrowd(buyers, atOnce, () => orderAsGuest(port, things));
	const [left] = await test.database.inTenant(
		demo.id,
		(sql) => sql<{ onHand: number; reserved: number }[]>`
			select on_hand, reserved from stock where tenant_id = ${demo.id} and product_id = ${things.productId}`,
	);
	return [
		...(await tell(busy, `${buyers} for ${pieces}, ${atOnce} at a time`, guests)),
		['left on hand, reserved', `${left?.onHand}, ${left?.reserved}`],
	];
}

let asked = 0;
/** A page that no one has asked for before. */
const search = (port: number, host: string): Promise<Answer> => {
	asked += 1;
	return send(port, `/search?q=karten+${asked}`, { host });
};

const statusOf = (answer: Answer | undefined) => String(answer?.status ?? 'lost');

type Open = () => Promise<Answer>;

/** In a closed loop: each reader opens the next page when the last one is there. */
async function readPages(readers: number, forSeconds: number, open: Open): Promise<string[]> {
	const statuses: string[] = [];
	const until = Date.now() + forSeconds * 1000;
	await Promise.all(
		Array.from({ length: readers }, async () => {
			while (Date.now() < until) {
				const answer = await open().catch(() => undefined);
				statuses.push(statusOf(answer));
				// A browser shows the page that says so, which loads itself again after a while.
				if (answer?.status === 503) await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
			}
		}),
	);
	return statuses;
}

function tellReaders(name: string, statuses: readonly string[]): Row {
	const share = (statuses.filter((status) => status === '200').length / statuses.length) * 100;
	return [name, `${share.toFixed(1)} % answered (${countBy(statuses, (status) => status)})`];
}

export async function readers({ port }: Busy, count: number): Promise<Row[]> {
	const statuses = await readPages(count, 10, () => search(port, 'demo.localhost'));
	return [tellReaders(`${count} readers of pages that nobody has opened before`, statuses)];
}

/** Pages that were made before, while something of the shop changes every second: each change outdates all of them. */
export async function readersOfOutdated({ port, test, demo }: Busy, count: number): Promise<Row[]> {
	const open = (number: number) => send(port, `/search?q=flyer+${number % 60}`);
	for (let number = 0; number < 60; number += 1) await open(number);
	const changing = setInterval(
		() => test.database.inTenant(demo.id, (sql) => announceChange(sql, demo.id, 'content')).catch(() => undefined),
		1000,
	);
	let number = 0;
	const statuses = await readPages(count, 10, () => open(number++));
	clearInterval(changing);
	return [tellReaders(`${count} readers of pages that a change has outdated`, statuses)];
}

/** Calls at a steady pace, whether answers come or not. */
async function steadily(forSeconds: number, perSecond: number, call: () => Promise<void>): Promise<void> {
	const all: Promise<void>[] = [];
	for (const until = Date.now() + forSeconds * 1000; Date.now() < until; await sleep(1000 / perSecond))
		all.push(call());
	await Promise.all(all);
}

const list = { query: String(productCardsDocument), variables: { language: 'en-GB', first: 24 } };

async function catalogueCall(port: number, host: string): Promise<string> {
	asked += 1;
	const body = JSON.stringify({ ...list, variables: { ...list.variables, search: `card ${asked}` } });
	const headers = { 'content-type': 'application/json' };
	const answer = await send(port, '/service-api/graphql', { host, method: 'POST', headers, body }).catch(
		() => undefined,
	);
	const { errors } = answer ? JSON.parse(answer.body) : { errors: [{ extensions: { code: 'LOST' } }] };
	return errors?.[0].extensions.code ?? 'answered';
}

/** Carts of one shop wait for the table; the other shop needs nothing of it. */
export async function lockedTable({ port, test }: Busy): Promise<Row[]> {
	const [cart, pages, calls, ready]: [string[], string[], string[], string[]] = [[], [], [], []];
	const cartTimes: number[] = [];
	const guest = visitor(port);
	await guest.begin();
	const readCart = async () => {
		const since = performance.now();
		const { errors } = await guest.browser
			.graphql('{ checkout(country: "DE") { problems totals { gross } } }')
			.catch(() => ({ errors: [{ message: 'LOST' }] }));
		cart.push(
			errors
				? `${errors[0].extensions?.code ?? errors[0].message}${errors[0].extensions?.retryAfter ? ' with retryAfter' : ''}`
				: 'answered',
		);
		cartTimes.push(performance.now() - since);
	};
	const lock = test.owner.begin(async (sql) => {
		await sql`lock table list_items in access exclusive mode`;
		await sleep(15_000);
	});
	await sleep(200);
	await Promise.all([
		steadily(14, 5, readCart),
		steadily(
			14,
			5,
			async () => void pages.push(statusOf(await search(port, 'atelier.localhost').catch(() => undefined))),
		),
		steadily(14, 5, async () => void calls.push(await catalogueCall(port, 'atelier.localhost'))),
		steadily(
			14,
			5,
			async () => void ready.push(statusOf(await send(port, '/service-api/ready').catch(() => undefined))),
		),
	]);
	await lock;
	return [
		['one table locked for 15 s: search pages of another shop', countBy(pages, (one) => one)],
		['catalogue calls of another shop', countBy(calls, (one) => one)],
		['/service-api/ready', countBy(ready, (one) => one)],
		['carts, which need it', countBy(cart, (one) => one)],
		['carts: answered within, p50 / p95 / most', seconds(cartTimes)],
	];
}

/** Requests of the other shop, one after the other. */
async function quietTimes(port: number, count: number): Promise<{ times: number[]; statuses: string[] }> {
	const [times, statuses]: [number[], string[]] = [[], []];
	for (let number = 0; number < count; number += 1) {
		const since = performance.now();
		statuses.push(statusOf(await search(port, 'atelier.localhost').catch(() => undefined)));
		times.push(performance.now() - since);
		await sleep(100);
	}
	return { times, statuses };
}

export async function noisyShop({ port }: Busy, connections: number): Promise<Row[]> {
	await quietTimes(port, 10);
	const quiet = median((await quietTimes(port, 40)).times);
	const noise = readPages(connections, 15, () => search(port, 'demo.localhost'));
	await sleep(2000);
	const { times, statuses } = await quietTimes(port, 30);
	const loud = median(times);
	const answers = await noise;
	return [
		[
			`noisy shop, ${connections} connections: other shop's search, p50`,
			`${quiet.toFixed(0)} → ${loud.toFixed(0)} ms, ${(loud / quiet).toFixed(1)} ×`,
		],
		['its answers', countBy(statuses, (one) => one)],
		['those of the noisy shop', countBy(answers, (one) => one)],
	];
}
