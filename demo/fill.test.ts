import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadUser } from '../server/accounts/subject.ts';
import { shopDay } from '../server/calendar/today.ts';
import { loadLines } from '../server/cart/load-lines.ts';
import { countWatchlist } from '../server/cart/watchlist.ts';
import { readConfig } from '../server/config.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import type { MediaStore } from '../server/media/store.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { noPictures } from '../server/testing/app.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { knownPassword } from './data/accounts.ts';
import { demoLists } from './data/lists.ts';
import { demoShops } from './data/shops.ts';
import type { DemoShop } from './data/types.ts';
import { templatesOf } from './designs/templates.ts';
import { fillDemo } from './fill.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillLists } from './fill-lists.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPrintData } from './print-data/fill-print-data.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

const counts = async () => {
	const all = [];
	for (const slug of ['demo', 'atelier']) {
		const tenant = await tenantWithSlug(test.database, slug);
		if (!tenant) continue;
		const [row] = await test.database.inTenant(
			tenant.id,
			(sql) => sql`
				select (select count(*)::int from products where parent_id is null) as products, (select count(*)::int from media) as media,
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

const filled = Object.values(demoShops).map(({ slug, categories, products: { length } }) => ({
	slug,
	products: length,
	media: length + categories.length + 8 + picturesIn(slug),
	templates: templatesOf(slug).length,
	listed: length * 2,
	unpriced: 0,
	lists: 3,
	archived: 1,
}));

describe('filling the demo', () => {
	it('keeps nothing of a shop when it is interrupted, and is completed by the next start', async () => {
		let written = 0;
		const interrupted: MediaStore = {
			...noPictures,
			write: () => {
				written += 1;
				return written > 1000 ? Promise.reject(new Error('the power went out')) : Promise.resolve();
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
		expect(said.slice(-2)).toEqual(['Atelier Marlow: 21 of 21 pictures', 'Atelier Marlow: logos and categories']);
		expect(said.join()).not.toContain('Druckwerk');
	}, 120_000);

	it('changes nothing the second time, and says nothing', async () => {
		const before = await counts();
		const said: string[] = [];
		expect(await fillDemo(test.database, noPictures, (message) => said.push(message))).toBe(0);
		expect(await counts()).toEqual(before);
		expect(said).toEqual([]);
	});

	it('gives each shop orders of the last three months in every status, and a payment for each that a card has paid', async () => {
		await fillAccounts(test.database, knownPassword);
		await fillOrders(test.database);
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

	it('gives three orders print data that is doubtful, refused and good, with previews, once', async () => {
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
