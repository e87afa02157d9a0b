// Rows of another version of the read model: served, rebuilt once, or left alone.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { saveCategories } from '../save-categories.ts';
import { saveProducts } from '../save-products.ts';
import { rebuildProducts } from './rebuild-products.ts';
import { refreshProducts } from './refresh-products.ts';
import { readModelVersion } from './version.ts';

const next = readModelVersion + 1;
const fixtures = path.join(import.meta.dirname, 'fixtures');
let shop: Shop;
let other: Tenant;

const product = (slug: string) => ({
	slug,
	names: { 'de-DE': `Karte ${slug}`, 'en-GB': `Card ${slug}` },
	fromPrice: 100,
	published: true,
	mediaId: null,
	productionDays: 1,
	variants: [{ slug: `${slug}-a5`, code: `${slug}-A5`, names: { 'de-DE': 'A5', 'en-GB': 'A5' } }],
});

const inShop = <Result>(work: (sql: Sql) => Promise<Result>) => shop.test.database.inTenant(shop.demo.id, work);

async function refreshAll(sql: Sql, tenant: Tenant, version?: number): Promise<void> {
	const rows = await sql<{ id: string }[]>`select id from products where tenant_id = ${tenant.id}`;
	await refreshProducts(
		sql,
		tenant,
		rows.map(({ id }) => id),
		version,
	);
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	other = await makeShop(shop.test, 'other');
	for (const [tenant, length] of [
		[shop.demo, 60],
		[other, 1],
	] as const) {
		const products = Array.from({ length }, (_, index) => product(`p${index}`));
		await shop.test.database.inTenant(tenant.id, async (sql) => {
			await saveProducts(sql, tenant, products);
			await saveCategories(sql, tenant, [
				{
					slug: 'all',
					names: { 'de-DE': 'Alle', 'en-GB': 'All' },
					descriptions: {},
					published: true,
					mediaId: null,
					products: products.map(({ slug }) => slug),
				},
			]);
		});
	}
});

beforeEach(async () => {
	for (const tenant of [shop.demo, other])
		await shop.test.database.inTenant(tenant.id, (sql) => refreshAll(sql, tenant));
});

afterAll(() => shop.close());

/** As if another version had written something else into its rows. */
const mark = (version: number) =>
	inShop(async (sql) => {
		await sql`update product_list set card = jsonb_set(card::jsonb, '{name}', '"Marked"')::json`;
		await sql`update product_pages set page = jsonb_set(page, '{description}', '"Marked"'), version = ${version}`;
	});

const findShops = (version?: number) =>
	shop.test.database.withoutTenant(async (sql) => rebuildProducts(version).findTenants?.(sql));

async function rebuild(version?: number): Promise<void> {
	const job = rebuildProducts(version);
	await inShop((sql) => sendJob(sql, shop.demo.id, job.name, {}));
	await runWaiting(shop.test, { job, tenantId: shop.demo.id });
}

/** What visitors see of the first product: in a list, and on its page. */
async function read(): Promise<unknown[]> {
	const list = await shop.tell(shop.nobody(), '{ products(first: 1) { items { name } } }');
	const details = await shop.tell(shop.nobody(), '{ product(slug: "p0") { description } }');
	return [list.items[0].name, details.description];
}

const versions = () =>
	inShop(async (sql) => {
		const rows = await sql<{ version: number }[]>`select distinct version from product_pages order by version`;
		return rows.map(({ version }) => version);
	});

/** Another one for every row that is written. */
const writings = () => inShop((sql) => sql`select xmin::text from product_pages order by product_id, language_code`);

describe('rows of the product read model', () => {
	it('of an older version are served until the job has written them anew, once', async () => {
		await mark(readModelVersion);
		expect(await read()).toEqual(['Marked', 'Marked']);
		expect(await findShops(next)).toEqual(expect.arrayContaining([shop.demo.id, other.id]));
		await rebuild(next);
		expect(await read()).toEqual(['Karte p0', '']);
		expect(await versions()).toEqual([next]);
		expect(await findShops(next)).toEqual([other.id]);
		const before = await writings();
		await rebuild(next);
		expect(await writings()).toEqual(before);
	});

	it('of a newer version are served and left alone', async () => {
		await mark(next);
		expect(await findShops()).toEqual([]);
		const before = await writings();
		await rebuild();
		expect([await writings(), await versions(), await read()]).toEqual([before, [next], ['Marked', 'Marked']]);
	});

	it('that a process of the older version writes while both run are rebuilt again, and no others', async () => {
		await inShop((sql) => refreshAll(sql, shop.demo, next));
		await inShop(async (sql) => {
			const [one] = await sql<{ id: string }[]>`select id from products where slug = 'p7'`;
			await refreshProducts(sql, shop.demo, [one?.id ?? '']);
		});
		const before = await writings();
		expect(await versions()).toEqual([readModelVersion, next]);
		await rebuild(next);
		const after = await writings();
		expect(await versions()).toEqual([next]);
		expect(after.filter((row, index) => row.xmin !== before[index]?.xmin).length).toBe(2);
	});

	it('in a removed language are deleted, so that they are not checked again', async () => {
		await inShop(
			(sql) => sql`
				insert into product_pages (tenant_id, language_code, product_id, page)
				select tenant_id, 'fr-FR', id, '{}' from products where parent_id is null limit 1`,
		);
		await rebuild(next);
		expect(await versions()).toEqual([next]);
		expect(await findShops(next)).toEqual([other.id]);
	});

	it.each(fs.readdirSync(fixtures))('are served as %s has them', async (file) => {
		const { card, page, pricing } = JSON.parse(fs.readFileSync(path.join(fixtures, file), 'utf8'));
		const version = Number(/^v(\d+)\.json$/.exec(file)?.[1]);
		await inShop(async (sql) => {
			const product = sql`(select id from products where slug = 'p0')`;
			const variant = sql`(select id from products where slug = 'p0-a5')`;
			const idsIn = (text: string) =>
				sql`replace(replace(${text}::text, 'PRODUCT', ${product}::text), 'VARIANT', ${variant}::text)`;
			await sql`update product_list set card = ${idsIn(JSON.stringify(card))}::json where product_id = ${product}`;
			await sql`
				update product_pages set page = ${idsIn(JSON.stringify(page))}::jsonb, version = ${version}
				where product_id = ${product}`;
			await sql`update product_pricing set pricing = ${JSON.stringify(pricing)}::text::json where product_id = ${product}`;
		});
		const visitor = shop.nobody();
		for (const address of ['/product/p0', '/product/p0?variant=p0-a5', '/products', '/search?q=karte'])
			expect([address, (await visitor.ask(address)).status]).toEqual([address, 200]);
		expect(await shop.tell(visitor, '{ products(first: 1) { items { slug name image { url } } } }')).toMatchObject({
			items: [{ slug: 'p0', name: card.name }],
		});
	});
});
