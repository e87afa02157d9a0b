// Who finds the page of a product, and what a test link changes about that.

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeDay } from '../../rules/dates.ts';
import { deliveryDay } from '../../rules/delivery/delivery-day.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { deriveKey } from '../accounts/sessions/keys.ts';
import { shopDay } from '../calendar/today.ts';
import type { Browser } from '../testing/accounts.ts';
import { setSettings } from '../testing/settings.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { refreshCategories } from './read-model/refresh-categories.ts';
import { refreshProducts } from './read-model/refresh-products.ts';
import { saveCategories } from './save-categories.ts';
import { saveProducts } from './save-products.ts';
import { writeTestLink } from './test-link.ts';

let shop: Shop;
let member: Browser;
let staff: Browser;
const ids = new Map<string, string>();
// That of every app in tests, see server/testing/app.ts.
const key = deriveKey('the secret of all tests, long enough', 'test links');

const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
const product = (slug: string, more: object = {}) => ({
	slug,
	names: { 'de-DE': `Karte ${slug}`, 'en-GB': `Card ${slug}` },
	fromPrice: 100,
	published: true,
	mediaId: null,
	productionDays: 1,
	...more,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	const { demo, test } = shop;
	await shop.makeUser('member@example.com', { role: { name: 'members', access: [], type: 'customer' } });
	await shop.makeUser('staff@example.com', { role: { name: 'staff', access: ['qProd'] } });
	await test.database.inTenant(demo.id, async (sql) => {
		await saveProducts(sql, demo, [
			product('open', {
				variants: [
					{ slug: 'open-a5', code: 'A5', names },
					{ slug: 'open-a6', code: 'A6', names, published: false },
				],
			}),
			product('unpublished'),
			product('archived'),
			product('members'),
			product('offline'),
			product('past', { validUntil: '2020-01-01' }),
			product('unlisted'),
		]);
		const category = (slug: string, published: boolean, products: string[]) => ({
			slug,
			names,
			descriptions: {},
			published,
			mediaId: null,
			products,
		});
		await saveCategories(sql, demo, [
			category('all', true, ['open', 'unpublished', 'archived', 'past']),
			category('club', true, ['members']),
			category('closed', false, ['offline']),
		]);
		await sql`
			insert into category_roles (tenant_id, category_id, role_id)
			select ${demo.id}::uuid, c.id, r.id from categories c, roles r where c.slug = 'club' and r.name = 'members'`;
		await sql`update products set published = false where slug = 'unpublished'`;
		await sql`update products set archived_at = now() where slug = 'archived'`;
		const rows = await sql<{ id: string; slug: string }[]>`select id, slug from products`;
		for (const { id, slug } of rows) ids.set(slug, id);
		await refreshProducts(
			sql,
			demo,
			rows.map(({ id }) => id),
		);
		await refreshCategories(sql, demo);
	});
	[member, staff] = [await shop.as('member@example.com'), await shop.as('staff@example.com')];
});

afterAll(() => shop.close());

const statusOf = async (browser: Browser, slug: string, query = '') =>
	(await browser.ask(`/product/${slug}${query}`)).status;

const tokenFor = (slug: string, now?: number, tenantId = shop.demo.id) =>
	writeTestLink(key, tenantId, ids.get(slug) ?? '', now);

describe('the page of a product', () => {
	it.each([
		['open', 200, 200, 200],
		['unlisted', 200, 200, 200],
		['unpublished', 404, 404, 200],
		['archived', 404, 404, 404],
		['members', 404, 200, 200],
		['offline', 404, 404, 200],
		['past', 404, 404, 200],
		['nowhere', 404, 404, 404],
	])('%s: %i for visitors, %i for members, %i for staff', async (slug, visitor, ofMember, ofStaff) => {
		expect([await statusOf(shop.nobody(), slug), await statusOf(member, slug), await statusOf(staff, slug)]).toEqual([
			visitor,
			ofMember,
			ofStaff,
		]);
	});

	it('that one may not see is the same as one that never was', async () => {
		const words = async (slug: string) => {
			const { body } = await shop.nobody().ask(`/product/${slug}`);
			return body.replaceAll(`/product/${slug}`, '/product/X');
		};
		const never = await words('nowhere');
		for (const slug of ['unpublished', 'archived', 'members', 'offline']) expect(await words(slug)).toBe(never);
	});

	it('shows a variant by its code and by its own address, with the product as where it belongs', async () => {
		const [byCode, byAddress] = [
			(await shop.nobody().ask('/product/open?variant=a5')).body,
			(await shop.nobody().ask('/product/open-a5')).body,
		];
		for (const body of [byCode, byAddress]) {
			expect(body).toContain('aria-current="true"');
			expect(body).toMatch(/<link rel="canonical" href="[^"]*\/product\/open">/);
		}
		expect(byCode).not.toContain('variant=A6');
		expect((await staff.ask('/product/open')).body).toContain('variant=A6');
	});

	it('says by when it comes', async () => {
		const { data } = await shop.nobody().graphql('{ product(slug: "open") { deliveryDay } }');
		expect(data.product.deliveryDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		expect((await shop.nobody().ask('/product/open')).body).toContain('Lieferung voraussichtlich bis');
	});
});

describe('the day of delivery', () => {
	const promised = async () =>
		(await shop.nobody().graphql('{ product(slug: "open") { deliveryDay } }')).data.product.deliveryDay;
	const dayAfter = (shippingDays: number) =>
		deliveryDay(shopDay(shop.demo), { productionDays: 1, shippingDays }, shop.demo.country);
	const page = async () => (await shop.nobody().ask('/product/open')).body;
	const written = (day: string) => writeDay(day, 'de-DE', 'full');
	const save = async (admin: Browser, days: number, more: object = {}) =>
		shop.tell(admin, `mutation Save($method: ShippingMethodInput!) { saveShippingMethod(method: $method) { id } }`, {
			method: {
				names: [{ languageCode: 'de-DE', translation: `Weg mit ${days} Tagen` }],
				descriptions: [],
				...{
					countries: [shop.demo.country],
					kind: 'flat',
					price: 490,
					freeFrom: null,
					steps: [],
					days,
					collection: false,
					active: true,
				},
				...more,
			},
		});

	it('is that of production alone without shipping, and counts the days of the first shipping method that goes there, also in cached pages', async () => {
		const admin = await shop.as('ada@example.com');
		expect(await promised()).toBe(dayAfter(0));
		expect(await page()).toContain(written(dayAfter(0)));
		await save(admin, 0);
		await save(admin, 9, { countries: ['CH'] });
		await save(admin, 8, { active: false });
		expect(await promised()).toBe(dayAfter(0));
		const slow = await save(admin, 6, { countries: [] });
		expect(await promised()).toBe(dayAfter(6));
		await expect.poll(page).toContain(written(dayAfter(6)));
		const quick = await save(admin, 3);
		expect(await promised()).toBe(dayAfter(6));
		await shop.tell(admin, `mutation { moveShippingMethod(id: "${quick.id}", before: "${slow.id}") }`);
		expect(await promised()).toBe(dayAfter(3));
		await expect.poll(page).toContain(written(dayAfter(3)));
		await shop.test.database.inTenant(shop.demo.id, (sql) =>
			setSettings(sql, shop.demo.id, orderSettings, { showShipping: false }),
		);
		expect(await promised()).toBe(dayAfter(0));
	});
});

describe('a test link', () => {
	it('shows unpublished products, says so, and is neither indexed nor cached', async () => {
		const { status, body, headers } = await shop.nobody().ask(`/product/unpublished?test=${tokenFor('unpublished')}`);
		expect(status).toBe(200);
		expect(body).toContain('Testansicht');
		expect(body).toContain('<meta name="robots" content="noindex, follow">');
		expect(headers['cache-control']).toBe('private, no-store');
	});

	it('ends after a day, also where it was followed before', async () => {
		const almost = Date.now() - 24 * 60 * 60 * 1000;
		expect(await statusOf(shop.nobody(), 'unpublished', `?test=${tokenFor('unpublished', almost + 60_000)}`)).toBe(200);
		expect(await statusOf(shop.nobody(), 'unpublished', `?test=${tokenFor('unpublished', almost - 1000)}`)).toBe(404);
		const soon = tokenFor('unpublished', almost + 2500);
		expect(await statusOf(shop.nobody(), 'unpublished', `?test=${soon}`)).toBe(200);
		await expect
			.poll(() => statusOf(shop.nobody(), 'unpublished', `?test=${soon}`), { timeout: 10_000, interval: 300 })
			.toBe(404);
	});

	it('is for one product of one shop', async () => {
		const other = await makeShop(shop.test, 'other');
		for (const token of [tokenFor('open'), tokenFor('unpublished', undefined, other.id), 'x', ''])
			expect(await statusOf(shop.nobody(), 'unpublished', `?test=${token}`)).toBe(404);
	});

	it('is not in the response cache of the API either', async () => {
		const ask = async (test: string | null) => {
			const { errors } = await shop
				.nobody()
				.graphql('query($test: String) { product(slug: "unpublished", test: $test) { description } }', { test });
			return errors?.[0].extensions.statusCode ?? 200;
		};
		expect([await ask(tokenFor('unpublished')), await ask(null)]).toEqual([200, 404]);
	});
});
