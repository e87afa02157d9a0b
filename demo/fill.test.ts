import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestSandbox } from '../sandbox/stripe/testing/sandbox.ts';
import { loadUser } from '../server/accounts/subject.ts';
import { shopDay } from '../server/calendar/today.ts';
import { loadLines } from '../server/cart/load-lines.ts';
import { countWatchlist } from '../server/cart/watchlist.ts';
import { readConfig } from '../server/config.ts';
import type { Sql } from '../server/database/connection.ts';
import { sandboxKeys } from '../server/integrations/payment/keys.ts';
import { stripeProvider } from '../server/integrations/payment/stripe.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import type { MediaStore } from '../server/media/store.ts';
import { findLackingLines } from '../server/printing/lines/find-lacking.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { noPictures } from '../server/testing/app.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { knownPassword } from './data/accounts.ts';
import { demoLists } from './data/lists.ts';
import { demoShops } from './data/shops.ts';
import { stockPhotos } from './data/stock-photos.ts';
import type { DemoShop } from './data/types.ts';
import { templatesOf } from './designs/templates.ts';
import { fillDemo } from './fill.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillLists } from './fill-lists.ts';
import { fillOrders } from './fill-orders.ts';
import { versionDrawings } from './pictures.ts';
import { fillPrintData } from './print-data/fill-print-data.ts';
import { findPastSubscriptions } from './subscriptions/past-subscriptions.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

async function shopOf(slug: string): Promise<Tenant> {
	const tenant = await tenantWithSlug(test.database, slug);
	if (!tenant) throw new Error('no such shop');
	return tenant;
}

const inDemo = async <T>(work: (tenantId: string, sql: Sql) => Promise<T>): Promise<T> => {
	const { id } = await shopOf('demo');
	return test.database.inTenant(id, (sql) => work(id, sql));
};

const counts = async () => {
	const all = [];
	for (const slug of ['demo', 'atelier']) {
		const tenant = await tenantWithSlug(test.database, slug);
		if (!tenant) continue;
		const [row] = await test.database.inTenant(
			tenant.id,
			(sql) => sql`
				select (select count(*)::int from products where parent_id is null and code not like 'PLAN-%') as products, (select count(*)::int from media) as media,
					(select count(*)::int from product_list where card #>> '{image,contentType}' = 'image/webp') as listed,
					(select count(*)::int from product_list where from_price is null) as unpriced,
					(select count(*)::int from designs d where kind = 'template' and exists (
						select from design_template_versions v where v.template_id = d.id and v.version = 1
					)) as templates,
					(select count(*)::int from price_lists where archived_at is null) as lists,
					(select count(*)::int from price_lists where archived_at is not null) as archived`,
		);
		all.push({ slug, ...row });
	}
	return all;
};

const picturesIn = (slug: DemoShop['slug']) =>
	templatesOf(slug).flatMap(({ pictures = {} }) => Object.keys(pictures)).length;

const filled = Object.values(demoShops).map((shop) => {
	const {
		slug,
		categories,
		products: { length },
	} = shop;
	return {
		slug,
		products: length,
		// Each product twice, and once more for each version that looks otherwise.
		media:
			2 * length +
			Object.keys(versionDrawings(shop)).length +
			categories.length +
			8 +
			picturesIn(slug) +
			stockPhotos[slug].length,
		templates: templatesOf(slug).length,
		listed: length * 2,
		unpriced: 0,
		lists: 3,
		archived: 1,
	};
});

describe('filling the demo', () => {
	it('keeps nothing of a shop when it is interrupted, and is completed by the next start', async () => {
		const written: string[] = [];
		const interrupted: MediaStore = {
			...noPictures,
			write: async (tenantId) => {
				written.push(tenantId);
				const ofSecond = written.filter((id) => id !== written[0]).length;
				if (ofSecond > 100) throw new Error('the power went out');
			},
		};
		await expect(fillDemo(test.database, interrupted)).rejects.toThrow('the power went out');
		expect(await counts()).toEqual([
			filled[0],
			{ slug: 'atelier', products: 0, media: 0, templates: 0, listed: 0, unpriced: 0, lists: 0, archived: 0 },
		]);
		const said: string[] = [];
		await fillDemo(test.database, noPictures, (message) => said.push(message));
		expect(await counts()).toEqual(filled);
		expect(said.slice(-2)).toEqual(['Atelier Marlow: 23 of 23 pictures', 'Atelier Marlow: logos and categories']);
		expect(said.join()).not.toContain('Druckwerk');
	}, 120_000);

	it('changes nothing the second time, and says nothing', async () => {
		const before = await counts();
		const said: string[] = [];
		expect(await fillDemo(test.database, noPictures, (message) => said.push(message))).toBe(0);
		expect(await counts()).toEqual(before);
		expect(said).toEqual([]);
	});

	it('gives a shop that was filled by an earlier version its subscriptions beside the orders it has, under the next numbers', async () => {
		await fillAccounts(test.database, knownPassword);
		const { id } = await shopOf('atelier');
		const inAtelier = <T>(work: (sql: Sql) => Promise<T>) => test.database.inTenant(id, work);
		const read = () =>
			inAtelier(
				(sql) => sql`
					select count(*) filter (where subscription_id is null)::int as once,
						count(*) filter (where subscription_id is not null)::int as again, max(number) as highest,
						max(number) filter (where subscription_id is null) as highest_once
					from orders`,
			);
		// Looks as if there had been subscriptions.
		await inAtelier(
			(sql) => sql`insert into number_ranges (tenant_id, kind, year, last) values (${id}, 'contract', 2020, 1)`,
		);
		await fillOrders(test.database);
		const [before] = await read();
		expect(before?.again).toBe(0);
		await inAtelier((sql) => sql`delete from number_ranges where kind = 'contract'`);
		await fillOrders(test.database);
		const [after] = await read();
		expect(after).toMatchObject({ once: before?.once, highestOnce: before?.highest, again: expect.any(Number) });
		expect(String(after?.highest) > String(before?.highest)).toBe(true);
	}, 60_000);

	it('gives each shop orders of the last three months in every status, and a payment for each that a card has paid', async () => {
		await fillOrders(test.database);
		for (const { slug } of filled) {
			const tenant = await tenantWithSlug(test.database, slug);
			if (!tenant) throw new Error('no such shop');
			const [orders, [money]] = await test.database.inTenant(tenant.id, (sql) =>
				Promise.all([
					sql<{ status: string; methods: string[] }[]>`
						select status, array_agg(distinct payment_method order by payment_method) as methods from orders
						where tenant_id = ${tenant.id} and created_at > now() - interval '91 days' group by status order by status`,
					sql`
						select count(*) filter (where o.payment <> 'open' and o.payment_method = 'card')::int as by_card,
							count(p.id)::int as payments, count(p.id) filter (where p.amount <> o.gross or o.payment_method <> 'card')::int as wrong,
							sum(o.refunded)::int as refunded,
							(select sum(r.amount)::int from refunds r where r.tenant_id = ${tenant.id}) as refunds,
							(select count(*)::int from refunds r where r.tenant_id = ${tenant.id} and r.payment_id is not null
								and r.provider_id is not null) as by_provider
						from orders o left join payments p on p.tenant_id = o.tenant_id and p.order_id = o.id where o.tenant_id = ${tenant.id}`,
				]),
			);
			expect(
				orders.map(({ status }) => status),
				slug,
			).toEqual(['error', 'finished', 'inCreation', 'placed', 'processed']);
			expect(orders.find(({ status }) => status === 'placed')?.methods, slug).toContain('invoice');
			expect(orders.find(({ status }) => status === 'finished')?.methods, slug).toEqual(['card', 'invoice']);
			expect(money?.byCard, slug).toBeGreaterThan(10);
			expect(money, slug).toMatchObject({ payments: money?.byCard, wrong: 0, refunded: money?.refunds });
			expect(money?.byProvider, slug).toBeGreaterThan(0);
		}
	}, 60_000);

	it('gives each shop subscriptions in every state, once, with an order for each paid invoice', async () => {
		const states: Record<string, string[]> = {
			demo: ['active', 'ended', 'pastDue', 'paused', 'trialing'],
			atelier: ['active', 'ended', 'trialing'],
		};
		for (const { slug } of filled) {
			const tenant = await shopOf(slug);
			const [contracts, [books]] = await test.database.inTenant(tenant.id, (sql) =>
				Promise.all([
					sql<{ state: string; paid: number; units: string[]; canceled: boolean; numbers: string[] }[]>`
						select state, array_agg(distinct interval_unit || interval_count order by interval_unit || interval_count) as units,
							bool_or(cancel_at is not null) as canceled, array_agg(number) as numbers
						from subscriptions group by state order by state`,
					sql`
						select count(*) filter (where i.state = 'paid')::int as paid, count(*) filter (where i.state = 'open')::int as open,
							count(*) filter (where i.state = 'paid' and (i.amount <> o.gross or i.amount <> p.amount
								or o.subscription_id <> i.subscription_id))::int as wrong,
							(select count(*)::int from orders where subscription_id is not null) as orders,
							(select count(*)::int from orders o2 where o2.subscription_id is not null and not exists (
								select from order_documents d where d.order_id = o2.id and d.kind = 'orderConfirmation'
							)) as unconfirmed,
							(select count(*)::int - count(distinct number) from orders where number is not null)::int as twice,
							(select count(*)::int from (
								select lag(placed_at) over (order by number) > placed_at as earlier from orders where number is not null
							) one where earlier) as unordered
						from subscription_invoices i left join orders o on o.id = i.order_id left join payments p on p.order_id = o.id`,
				]),
			);
			expect(
				contracts.map(({ state }) => state),
				slug,
			).toEqual(states[slug]);
			expect(contracts.find(({ state }) => state === 'active')?.canceled, slug).toBe(true);
			expect(new Set(contracts.flatMap(({ units }) => units)).size, slug).toBeGreaterThan(1);
			expect(contracts.flatMap(({ numbers }) => numbers).filter((number) => !/^V-\d{4}-/.test(number))).toEqual([]);
			expect(books?.orders, slug).toBeGreaterThan(3);
			expect(books, slug).toMatchObject({ paid: books?.orders, wrong: 0, twice: 0, unconfirmed: 0 });
			// The other shop had its orders before.
			if (slug === 'demo') expect(books?.unordered).toBe(0);
		}
	});

	it('teaches the payment sandbox its subscriptions, so that the books of both agree and the next payment follows', async () => {
		const { account } = sandboxKeys((await shopOf('demo')).id);
		const sandbox = await startTestSandbox();
		try {
			const past = await inDemo((tenantId, sql) => findPastSubscriptions(sql, tenantId));
			expect(await sandbox.control.learnSubscriptions(account, past)).toEqual({ learned: past.length });
			expect(await sandbox.control.learnSubscriptions(account, past)).toEqual({ learned: 0 });
			const kept = await inDemo(
				(_, sql) => sql`
					select i.provider_invoice_id as id, i.state as status, i.amount::int as amount_due, s.provider_id as subscription
					from subscription_invoices i join subscriptions s on s.id = i.subscription_id order by 1`,
			);
			const booked = await sandbox.control.invoices();
			const shown = booked.map(({ id, status, amount_due, subscription }) => ({
				id,
				status,
				amountDue: amount_due,
				subscription,
			}));
			expect(shown.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(kept);
			const intents = await inDemo(
				(_, sql) => sql<{ intentId: string }[]>`
					select p.intent_id from payments p join subscription_invoices i on i.order_id = p.order_id order by 1`,
			);
			const captured = await sandbox.control.payments();
			expect(captured.map(({ payment_intent }) => payment_intent).sort()).toEqual(
				intents.map(({ intentId }) => intentId),
			);
			const { recurring } = stripeProvider({ url: undefined, sandboxUrl: sandbox.url }).account(
				sandboxKeys((await shopOf('demo')).id).secret,
			);
			for (const { id, status, periodEnd } of past) {
				const found = await recurring?.readSubscription(id);
				const ours = await inDemo((_, sql) => sql`select id, state from subscriptions where provider_id = ${id}`);
				expect(found, status).toMatchObject({
					...{ subscriptionId: ours[0]?.id, status: ours[0]?.state, termsVersion: 1 },
					periodEnd: new Date(periodEnd * 1000),
				});
			}
			await sandbox.control.advance(8 * 24 * 60 * 60);
			const renewed = (await sandbox.control.invoices()).filter(
				({ id, status }) => status === 'paid' && !booked.some((known) => known.id === id),
			);
			const gross = new Map(past.map(({ id, items }) => [id, items.reduce((sum, { amount }) => sum + amount, 0)]));
			expect(renewed.length).toBeGreaterThan(0);
			for (const { subscription, amount_paid } of renewed) expect(amount_paid).toBe(gross.get(subscription ?? ''));
		} finally {
			await sandbox.end();
		}
	}, 60_000);

	it('gives three orders print data that is doubtful, refused and good, and every contract but one what is printed again and again, once', async () => {
		const dataDir = temporaryFolder('demo-print-data');
		const store = openPrivateStore(readConfig({ DATA_DIR: dataDir }, '/', false));
		const tenant = await tenantWithSlug(test.database, 'demo');
		if (!tenant) throw new Error('no such shop');
		const find = () =>
			test.database.inTenant(
				tenant.id,
				(sql) => sql<{ state: string; orders: number; waits: boolean; previews: number; codes: string[] }[]>`
					select d.state, count(distinct o.id)::int as orders, bool_or(o.waits_for_print_data) as waits, min(d.previews) as previews,
						array(
							select distinct f ->> 'code' from print_data e, jsonb_array_elements(e.findings) f
							where e.tenant_id = ${tenant.id} and e.state = d.state and f ->> 'severity' <> 'hint' order by 1
						) as codes
					from print_data d
					join print_lines l on l.tenant_id = d.tenant_id and l.item_id = d.item_id
					join orders o on o.tenant_id = d.tenant_id and o.id = l.order_id
					where d.tenant_id = ${tenant.id} group by d.state order by d.state`,
			);
		await fillPrintData(test.database, store);
		const filledData = await find();
		expect(filledData).toEqual([
			{
				state: 'findings',
				orders: 1,
				waits: true,
				previews: expect.any(Number),
				codes: ['lowResolution', 'missingBleed', 'rgbColour'],
			},
			{ state: 'refused', orders: 1, waits: true, previews: expect.any(Number), codes: ['wrongPageSize'] },
			{ state: 'released', orders: 1, waits: false, previews: expect.any(Number), codes: [] },
		]);
		expect(filledData.every(({ previews }) => previews > 0)).toBe(true);
		const files = () => fs.readdirSync(dataDir, { recursive: true }).length;
		const written = files();
		await fillPrintData(test.database, store);
		expect(await find()).toEqual(filledData);
		expect(files()).toBe(written);
		const lacking = await Promise.all(
			['demo', 'atelier'].map(async (slug) => {
				const { id } = await shopOf(slug);
				return test.database.inTenant(id, async (sql) => {
					const lines = await sql<{ itemId: string; productId: string; slug: string }[]>`
						select l.item_id, l.product_id, l.slug from subscription_lines l
						join subscriptions s on s.tenant_id = ${id} and s.id = l.subscription_id and s.state <> 'ended'
						where l.tenant_id = ${id}`;
					const ids = await findLackingLines(sql, id, lines);
					return lines.filter(({ itemId }) => ids.includes(itemId)).map((line) => line.slug);
				});
			}),
		);
		expect(lacking).toEqual([['werbemittel-abo'], []]);
		removeFolder(dataDir);
	}, 60_000);

	it('gives the regular customer a cart that can be ordered and a watchlist, once', async () => {
		await fillAccounts(test.database, knownPassword);
		await fillLists(test.database);
		await fillLists(test.database);
		for (const { slug } of filled) {
			const tenant = await tenantWithSlug(test.database, slug);
			if (!tenant) throw new Error('no such shop');
			const { cart = [], watchlist = [] } = demoLists[slug] ?? {};
			const [lines, remembered] = await test.database.inTenant(tenant.id, async (sql) => {
				const [found] = await sql<{ id: string }[]>`select id from users where username = 'shopper'`;
				const user = await loadUser(sql, tenant.id, found?.id ?? '');
				if (!user) throw new Error('no shopper');
				const reader = { tenant, user, language: 'de-DE', day: shopDay(tenant) };
				const [counted] = await countWatchlist(sql, tenant.id, user.id);
				return [await loadLines(sql, reader), counted?.total];
			});
			expect(lines.map(({ quantity, itemName, problem }) => ({ quantity, itemName, problem }))).toEqual(
				cart.toReversed().map(({ quantity, itemName = '' }) => ({ quantity, itemName, problem: undefined })),
			);
			expect(remembered).toBe(watchlist.length);
		}
	});
});
