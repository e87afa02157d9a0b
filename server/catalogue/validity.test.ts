// From when until when a product is shown, to the minute and by the clock of its shop.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runWaiting } from '../testing/jobs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { moveValidity } from './move-validity.ts';
import { refreshCatalogue } from './read-model/refresh-catalogue.ts';
import { validityJob } from './read-model/validity-job.ts';
import { saveCategories } from './save-categories.ts';
import { saveProducts } from './save-products.ts';

let shop: Shop;
const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.test.database.inTenant(shop.demo.id, async (sql) => {
		await saveProducts(sql, shop.demo, [{ slug: 'card', names, fromPrice: 100, published: true, mediaId: null }]);
		await saveCategories(sql, shop.demo, [
			{ slug: 'cards', names, descriptions: {}, published: true, mediaId: null, products: ['card'] },
		]);
		await refreshCatalogue(sql, shop.demo);
	});
});
afterAll(() => shop.close());
beforeEach(() => shop.test.owner`delete from jobs.job where name = 'catalogue.validity'`);

/** Seconds from now; null for open. */
const setValidity = (from: number | null, until: number | null) =>
	shop.test.database.inTenant(shop.demo.id, async (sql) => {
		await sql`
			update products set valid_from = now() + ${from}::int * interval '1 second', valid_until = now() + ${until}::int * interval '1 second'`;
		await refreshCatalogue(sql, shop.demo);
	});

async function seen() {
	const products = await shop.tell(shop.nobody(), '{ products { total items { slug } } }');
	const search = await shop.tell(shop.nobody(), '{ products(search: "karte") { total } }');
	const page = (await shop.nobody().ask('/product/card')).status;
	return [products.total, products.items.length, search.total, page];
}

describe('a product with a time', () => {
	it('is found in lists, by search and at its address from its minute on until its last one', async () => {
		await setValidity(-60, 60);
		expect(await seen()).toEqual([1, 1, 1, 200]);
		await setValidity(60, 120);
		expect(await seen()).toEqual([0, 0, 0, 404]);
		await setValidity(-120, -60);
		expect(await seen()).toEqual([0, 0, 0, 404]);
	});

	it('that begins or ends has a job waiting for that moment, which makes what is cached anew and waits for the next', async () => {
		await setValidity(60, 120);
		const waiting = () =>
			shop.test.owner<{ seconds: number }[]>`
				select round(extract(epoch from start_after - now()))::int as seconds from jobs.job
				where name = 'catalogue.validity' and state = 'created'`.then((rows) => rows.map(({ seconds }) => seconds));
		const [seconds = 0, ...more] = await waiting();
		expect(more).toEqual([]);
		expect(seconds).toBeGreaterThan(50);
		expect(seconds).toBeLessThanOrEqual(60);
		const version = () =>
			shop
				.rows<{ content: number }>((sql) => sql`select content::int as content from tenant_versions`)
				.then(([row]) => row?.content ?? 0);
		const before = await version();
		await shop.rows((sql) => sql`update products set valid_from = now() - interval '1 second' returning id`);
		await shop.test.owner`update jobs.job set start_after = now() where name = 'catalogue.validity'`;
		await runWaiting(shop.test, { job: validityJob, tenantId: shop.demo.id });
		expect(await version()).toBeGreaterThan(before);
		expect((await waiting())[0]).toBeGreaterThan(90);
	});

	it('goes on as it was written when the shop changes its time zone', async () => {
		const local = (zone: string) =>
			shop.rows<{ at: string; list: string }>(
				(sql) => sql`
					select (p.valid_until at time zone ${zone})::text as at, (l.valid_until at time zone ${zone})::text as list
					from products p join product_list l on l.product_id = p.id limit 1`,
			);
		await shop.rows(async (sql) => {
			await sql`update products set valid_from = null, valid_until = '2099-07-01 18:00+02'`;
			await refreshCatalogue(sql, shop.demo);
			await moveValidity(sql, { ...shop.demo, timeZone: 'America/New_York' }, shop.demo.timeZone);
			return [];
		});
		expect(await local('America/New_York')).toEqual([{ at: '2099-07-01 18:00:00', list: '2099-07-01 18:00:00' }]);
	});
});
