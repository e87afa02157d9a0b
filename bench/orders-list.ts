// `npm run bench:orders-list`: the list of orders in the administration, narrowed and in order, in a shop with 2,000 orders and in one with
// 200,000, in the same database. Asked in turn, as the screen asks: over HTTP, by a signed-in admin. Said are the medians, how much
// longer the large shop takes, and what of it the statements take.
import { newId } from '../rules/ids.ts';
import { openDatabase } from '../server/database/connection.ts';
import { listOrders, type WantedOrders } from '../server/orders/find-orders.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../server/testing/accounts.ts';
import { startApp } from '../server/testing/app.ts';
import { startTestCluster } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { makeShop } from '../server/testing/shop.ts';
import { median } from './measure.ts';

const few = 2000;
const many = Number(process.argv[2] ?? 200_000);
const rounds = 41;
const allowed = 1.5;

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const database = openDatabase(test.appUrl, 4);
const app = await startApp({ database, limits: noLimits });

interface Filled {
	tenant: Tenant;
	userId: string;
	/** In which an admin of orders is signed in. */
	browser: Browser;
}

/** Over two years, most of them finished, by as many customers as a shop of that size has; some lay in a checkout for days before. */
async function fill(slug: string, count: number): Promise<Filled> {
	const shop = await makeShop(test, slug);
	const { id: tenantId } = shop;
	const userId = newId();
	await database.inTenant(tenantId, async (sql) => {
		await sql`
			insert into users (tenant_id, id, email, language, guest) values (${tenantId}, ${userId}, 'regular@example.com', 'de-DE', false)`;
		await sql`
			insert into orders (tenant_id, id, checkout_key, user_id, status, payment, payment_method, number, placed_at, created_at, language,
				currency, prices_include_tax, billing_address, totals, net, tax, gross, customer_name, customer_mail, line_count)
			select ${tenantId}, gen_random_uuid(), gen_random_uuid(),
				case when n <= 60 then ${userId}::uuid end,
				case when n % 50 = 0 then 'error' when n % 20 = 1 then 'placed' when n % 20 = 2 then 'processed' else 'finished' end,
				case when n % 10 = 3 then 'open' when n % 97 = 0 then 'refunded' else 'paid' end,
				case when n % 3 = 0 then 'invoice' else 'card' end,
				'2026-' || lpad(n::text, 6, '0'), at, at - n % 7 * interval '1 day', 'de-DE', 'EUR', true,
				jsonb_build_object('firstName', 'Person', 'surname', 'Name' || n % (${count}::int / 8 + 1)),
				'{"net":0,"tax":0,"gross":0,"rates":[]}', 1000, 190, 1190 + (n * 7919) % 100000,
				'Person Name' || n % (${count}::int / 8 + 1), 'person' || n % (${count}::int / 8 + 1) || '@example.com', 2
			from generate_series(1, ${count}::int) n
			cross join lateral (select now() - (${count}::int - n) * (interval '730 days' / ${count}::int) as at) moment`;
	});
	await makeUser(database, shop, 'ada@example.com', { role: 'admin' });
	const browser = new Browser(app, `${slug}.localhost`);
	await browser.logIn('ada@example.com');
	return { tenant: shop, userId, browser };
}

/** What the screen asks for. */
const query = `query($filter: OrderFilter, $sort: OrderSort!, $descending: Boolean!, $offset: Int!) {
	orders(filter: $filter, sort: $sort, descending: $descending, first: 25, offset: $offset) {
		total more
		items { id number createdAt placedAt status payment paymentMethod gross currency customerName customerMail lineCount }
	}
}`;

const newest: WantedOrders = { filter: { search: '' }, sort: 'placedAt', descending: true };
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const narrowed = (filter: Partial<WantedOrders['filter']>, more: Partial<WantedOrders> = {}): WantedOrders => ({
	...newest,
	...more,
	filter: { search: '', ...filter },
});

const questions = (userId: string): Record<string, [WantedOrders, number]> => ({
	'all, the newest first': [newest, 0],
	'placed, the newest first': [narrowed({ status: 'placed' }), 0],
	'finished, by amount': [narrowed({ status: 'finished' }, { sort: 'gross' }), 0],
	'open payments by invoice, the smallest first': [
		narrowed({ payment: 'open', method: 'invoice' }, { sort: 'gross', descending: false }),
		0,
	],
	'in error and paid, by customer': [narrowed({ status: 'error', payment: 'paid' }, { sort: 'customer' }), 0],
	'the last 30 days, by number': [narrowed({ from: day(30), to: day(0) }, { sort: 'number' }), 0],
	'the last year, by amount': [narrowed({ from: day(365), to: day(0) }, { sort: 'gross' }), 0],
	'a name': [narrowed({ search: 'name42' }), 0],
	'a number': [narrowed({ search: '2026-001234' }), 0],
	'beginnings of two words, placed': [narrowed({ search: 'pers name17', status: 'placed' }), 0],
	'of one customer': [narrowed({ userId }), 0],
	'page 39 of all': [newest, 950],
});

try {
	const [small, large] = [await fill('small', few), await fill('large', many)];
	await test.owner`vacuum analyze`;
	const shown = ({ total, more }: { total: number; more: boolean }) => `${more ? 'more than ' : ''}${total}`;
	const overHttp = async ({ browser }: Filled, wanted: WantedOrders, offset: number) => {
		const begun = performance.now();
		const { data } = await browser.graphql(query, { ...wanted, offset });
		return { took: performance.now() - begun, found: shown(data.orders) };
	};
	const inDatabase = async ({ tenant }: Filled, wanted: WantedOrders, offset: number) => {
		const begun = performance.now();
		const found = await database.inTenant(tenant.id, (sql) => listOrders(sql, tenant, wanted, { first: 25, offset }));
		return { took: performance.now() - begun, found: shown(found) };
	};
	const inLarge = questions(large.userId);
	const ms = (time: number) => `${time.toFixed(1).padStart(6)} ms`;
	let worst = 0;
	console.log(`${' '.repeat(46)}      2,000   ${many.toLocaleString('en')}             of it in the database`);
	for (const [name, [wanted, offset]] of Object.entries(questions(small.userId))) {
		const [same] = inLarge[name] ?? [wanted];
		const times: Record<'small' | 'large' | 'smallAsked' | 'largeAsked', number[]> = {
			...{ small: [], large: [], smallAsked: [], largeAsked: [] },
		};
		let found = '';
		for (let round = 0; round < rounds; round += 1) {
			times.small.push((await overHttp(small, wanted, offset)).took);
			const answer = await overHttp(large, same, offset);
			times.large.push(answer.took);
			times.smallAsked.push((await inDatabase(small, wanted, offset)).took);
			times.largeAsked.push((await inDatabase(large, same, offset)).took);
			found = answer.found;
		}
		const [one, other] = [median(times.small), median(times.large)];
		worst = Math.max(worst, other / one);
		console.log(
			`${name.padEnd(46)} ${ms(one)} ${ms(other)}  × ${(other / one).toFixed(2)}  (${ms(median(times.smallAsked))} ${ms(median(times.largeAsked))})  ${found}`,
		);
	}
	console.log(`${few} and ${many} orders: the large shop takes at most ${worst.toFixed(2)} times as long`);
	if (worst > allowed) process.exitCode = 1;
} finally {
	await app.close();
	await database.close();
	await test.drop();
	await stop();
}
