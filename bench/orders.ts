// `npm run bench:orders`: whole orders of guests by invoice (session, cart, checkout, placed) by 8 clients at once, as a share of a bare
// `node:http` server right before and after them; then the race: 500 buyers for 100 pieces, of whom every fifth gives up.
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../rules/ids.ts';
import { openDatabase } from '../server/database/connection.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { Browser } from '../server/testing/accounts.ts';
import { offerParcel, someInput } from '../server/testing/checkout.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { makeBuyers, orderAtOnce, takeCards } from '../server/testing/order-rush.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';
import { makeShop } from '../server/testing/shop.ts';
import { fillShop, piece } from '../server/testing/sold.ts';
import { send } from './busy/crowd.ts';
import { bareServer } from './compare.ts';
import { cpuSeconds, databaseSeconds, load, median, request } from './measure.ts';

const clients = 8;
const seconds = Number(process.argv[2] ?? 10);
const runs = Number(process.argv[3] ?? 3);
/** In per cent of hello. */
const owed = 0.2;
/** What the shop has sold before: plans for tables that were just empty are those for tables that stay so, and last as long as a connection. */
const soldBefore = 600;
const buyers = 500;
const pieces = 100;

interface Things {
	productId: string;
	parcel: string;
}

const operations = {
	add: 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id total } }',
	checkout: `{ checkout { problems totals { goods shipping net tax gross rates { rate net tax gross } } shippingMethodId paymentMethods
		lines { id name quantity total problem } shippingMethods { id name price deliveryDay } billingAddress { city } } }`,
	place: 'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state number } }',
};

/** From another address each time, as a proxy would say it: the limits are not what is measured. */
function visitor({ port }: ServerProcess): Browser {
	const byte = () => Math.floor(Math.random() * 256);
	const address = `10.${byte()}.${byte()}.${byte()}`;
	return new Browser({
		ask: (target, options = {}) =>
			send(port, target, { ...options, headers: { ...options.headers, 'x-forwarded-for': address } }),
	});
}

/** @returns whether it was placed; a busy shop may refuse */
async function orderAsGuest(server: ServerProcess, { productId, parcel }: Things): Promise<boolean> {
	const guest = visitor(server);
	await guest.post('temporarySession', { language: 'de-DE' });
	await guest.graphql(operations.add, { items: [{ productId, quantity: 3 }] });
	const seen = await guest.graphql(operations.checkout);
	const gross = seen.data?.checkout.totals.gross;
	if (gross === undefined) return false;
	const input = someInput({ checkoutKey: newId(), shippingMethodId: parcel, seenTotal: gross });
	const placed = await guest.graphql(operations.place, { input });
	return placed.data?.placeOrder.state === 'placed';
}

async function sellBefore(server: ServerProcess, things: Things): Promise<void> {
	let left = soldBefore;
	const client = async () => {
		while (left > 0) {
			left -= 1;
			await orderAsGuest(server, things);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
}

/** Mails are written by jobs, and under such a load most of them afterwards: nothing else is measured until they are done. */
async function untilQuiet({ owner }: TestDatabase): Promise<void> {
	for (;;) {
		const [left] = await owner<{ jobs: number }[]>`
			select count(*)::int as jobs from jobs.job where state < 'completed' and start_after < now()`;
		if (left?.jobs === 0) return;
		await sleep(250);
	}
}

interface Cost {
	serverMs: number;
	databaseMs: number;
}

interface Ordered extends Cost {
	perSecond: number;
	refused: number;
	/** With all of the jobs that follow. */
	inAll: Cost;
}

interface Measured {
	test: TestDatabase;
	server: ServerProcess;
	things: Things;
	backendPid: number;
}

async function orderForAWhile({ test, server, things, backendPid }: Measured): Promise<Ordered> {
	let [orders, refused] = [0, 0];
	const [cpu, database] = [cpuSeconds(server.pid), databaseSeconds(backendPid)];
	const cost = (): Cost => ({
		serverMs: ((cpuSeconds(server.pid) - cpu) / orders) * 1000,
		databaseMs: ((databaseSeconds(backendPid) - database) / orders) * 1000,
	});
	const since = performance.now();
	const elapsed = () => (performance.now() - since) / 1000;
	const client = async () => {
		while (elapsed() < seconds) {
			if (await orderAsGuest(server, things)) orders += 1;
			else refused += 1;
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	const ordered = { perSecond: orders / elapsed(), refused, ...cost() };
	await untilQuiet(test);
	return { ...ordered, inAll: cost() };
}

async function measure(measured: Measured): Promise<void> {
	const bare = await bareServer();
	const target = { name: 'hello', ...bare, requests: [request('GET', '/', { host: 'localhost' })] };
	const hello = async () => (await load(target, seconds / 4)).perSecond;
	await hello();
	const figures: (Ordered & { share: number; hello: number })[] = [];
	for (let run = 0; run < runs; run += 1) {
		const before = await hello();
		const ordered = await orderForAWhile(measured);
		const baseline = (before + (await hello())) / 2;
		figures.push({ ...ordered, hello: baseline, share: (ordered.perSecond / baseline) * 100 });
	}
	bare.end();
	const middle = (of: (figure: (typeof figures)[number]) => number) => median(figures.map(of));
	const share = middle((figure) => figure.share);
	console.log(`\n| ${runs} runs of ${seconds} s, ${clients} clients, median | |\n|---|---|`);
	console.log(`| bare node:http, hello, per second | ${Math.round(middle((figure) => figure.hello))} |`);
	console.log(`| whole orders of guests per second | ${middle((figure) => figure.perSecond).toFixed(1)} |`);
	console.log(`| refused, in all runs | ${figures.reduce((sum, { refused }) => sum + refused, 0)} |`);
	const told = (cost: (figure: Ordered) => Cost) =>
		`${middle((figure) => cost(figure).serverMs).toFixed(1)} ms + ${middle((figure) => cost(figure).databaseMs).toFixed(1)} ms`;
	console.log(`| CPU for one order, server + database | ${told((figure) => figure)} |`);
	console.log(`| with all jobs that follow | ${told(({ inAll }) => inAll)} |`);
	console.log(`| of hello | ${share.toFixed(2)} % (owed: ${owed} %) |`);
	if (share < owed) process.exitCode = 1;
}

async function race(test: TestDatabase, tenant: Tenant, { productId, parcel }: Things): Promise<void> {
	const database = openDatabase(test.appUrl, 32);
	await takeCards(database, tenant);
	await database.inTenant(
		tenant.id,
		(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${tenant.id}, ${productId}, ${pieces})`,
	);
	const people = await makeBuyers(database, tenant, buyers, [productId]);
	const since = performance.now();
	const input = { shippingMethodId: parcel, seenTotal: 1680 };
	const outcome = await orderAtOnce(database, { tenant, people, pieces, everyGivesUp: 5, input });
	const took = ((performance.now() - since) / 1000).toFixed(1);
	const [left] = await database.inTenant(
		tenant.id,
		(sql) => sql<{ onHand: number; reserved: number }[]>`
			select on_hand, reserved from stock where product_id = ${productId}`,
	);
	const [orders] = await database.inTenant(
		tenant.id,
		(sql) => sql<{ placed: number; numbers: number }[]>`
			select count(*)::int as placed, count(distinct number)::int as numbers from orders
			where status = 'placed' and payment_method = 'card'`,
	);
	await database.close();
	const { placed, gaveUp, refused, unexpected } = outcome;
	console.log(`\n| ${buyers} buyers for ${pieces} pieces, every fifth gives up, ${took} s | |\n|---|---|`);
	console.log(`| placed | ${placed}, with ${orders?.numbers} numbers |`);
	console.log(`| gave up, and it was for sale again | ${gaveUp} |`);
	console.log(`| told that there is nothing left | ${refused} times |`);
	console.log(`| left, reserved | ${left?.onHand}, ${left?.reserved} |`);
	console.log(`| anything unexpected | ${unexpected.length === 0 ? 'nothing' : unexpected.slice(0, 3).join('; ')} |`);
	const exact = placed === pieces && orders?.placed === pieces && left?.onHand === 0 && left.reserved === 0;
	if (!exact || unexpected.length > 0) process.exitCode = 1;
}

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const test = await cloneDatabase(cluster);
try {
	const tenant = await makeShop(test, 'demo');
	const ids = await fillShop(test, tenant, [piece('card', 1190), piece('few', 1190)]);
	const parcel = await offerParcel(test.database, tenant);
	const server = await beginServer({
		dataDir,
		env: { DATABASE_URL: test.appUrl, DEFAULT_TENANT: 'demo', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
	});
	const [backend] = await test.owner<{ pid: number }[]>`select pg_backend_pid() as pid`;
	const backendPid = backend?.pid ?? 0;
	const things = { productId: ids.get('card') ?? '', parcel };
	await sellBefore(server, things);
	await untilQuiet(test);
	await test.owner`vacuum analyze`;
	await measure({ test, server, things, backendPid });
	await server.end();
	await race(test, tenant, { productId: ids.get('few') ?? '', parcel });
} finally {
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
