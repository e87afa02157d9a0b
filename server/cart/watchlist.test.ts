import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mostIn } from '../../rules/cart/merge.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser, noLimits } from '../testing/accounts.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { saveListed } from '../testing/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { listsOfPerson, moveLists } from './lists-of-person.ts';

let test: TestDatabase;
let app: TestApp;
let demo: Tenant;
let closed: Tenant;
const ids = new Map<string, string>();

const product = (slug: string, published = true) => ({
	slug,
	names: { 'de-DE': slug },
	fromPrice: 100,
	published,
	mediaId: null,
});

async function fill(tenant: Tenant, slugs: string[]): Promise<void> {
	await test.database.inTenant(tenant.id, async (sql) => {
		await saveListed(
			sql,
			tenant,
			slugs.map((slug) => product(slug, !slug.startsWith('hidden'))),
		);
		for (const { id, slug } of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(`${tenant.slug} ${slug}`, id);
	});
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	closed = await makeShop(test, 'closed', false);
	await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
	await fill(demo, ['card', 'folder', 'poster', 'hidden']);
	await fill(closed, ['foreign']);
	app = await startApp({
		database: test.database,
		limits: noLimits,
		guestMoves: [moveLists],
		personParts: [listsOfPerson],
	});
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const idOf = (slug: string, shop = 'demo') => ids.get(`${shop} ${slug}`) ?? '';

async function guest(): Promise<Browser> {
	const browser = new Browser(app);
	await browser.post('temporarySession', {});
	return browser;
}

async function person(name: string): Promise<Browser> {
	await makeUser(test.database, demo, `${name}@example.com`);
	const browser = new Browser(app);
	await browser.logIn(`${name}@example.com`);
	return browser;
}

async function tell(browser: Browser, query: string, variables: object = {}) {
	const { data, errors } = await browser.graphql(query, variables);
	return errors ? errors[0].message : Object.values(data)[0];
}

const set = (browser: Browser, productId: string, on = true) =>
	tell(browser, 'mutation($productId: ID!, $on: Boolean!) { setFavourite(productId: $productId, on: $on) }', {
		productId,
		on,
	});

async function listOf(browser: Browser): Promise<string[]> {
	const { items } = await tell(browser, '{ favourites { items { productId } } }');
	return items.map(({ productId }: { productId: string }) => [...ids].find(([, id]) => id === productId)?.[0] ?? '?');
}

describe('watchlist', () => {
	it('are the caller’s own, the newest first', async () => {
		const [one, two] = [await person('one'), await person('two')];
		expect(await set(one, idOf('card'))).toBe(true);
		await set(one, idOf('folder'));
		await set(one, idOf('card'));
		expect(await listOf(one)).toEqual(['demo folder', 'demo card']);
		expect(await listOf(two)).toEqual([]);
		expect(await tell(one, 'query($id: ID!) { isFavourite(productId: $id) }', { id: idOf('card') })).toBe(true);
		expect(await set(one, idOf('card'), false)).toBe(false);
		expect(await listOf(one)).toEqual(['demo folder']);
	});

	it('are nobody’s without a session', async () => {
		expect(await set(new Browser(app), idOf('card'))).toBe('Unauthorized');
	});

	it('cannot be what one does not see: not published, of another shop, never there', async () => {
		const browser = await person('curious');
		for (const id of [idOf('hidden'), idOf('foreign', 'closed'), '01a1df87-ceb0-70a3-b08f-cfcaa32966a4', 'x'])
			expect(await set(browser, id)).toBe('This could not be found.');
		const admin = new Browser(app);
		await admin.logIn('ada@example.com');
		expect(await set(admin, idOf('hidden'))).toBe(true);
	});

	it('are at most five hundred, also when many are added at once', async () => {
		const browser = await person('collector');
		const more = await test.database.inTenant(demo.id, async (sql) => {
			await saveListed(sql, demo, [product('many-1')]);
			// Copies of its row: nothing else of them is asked for.
			await sql`
				insert into products
				select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'slug', 'many-' || number))).*
				from products p, generate_series(2, ${mostIn.watchlist - 1}) number where p.slug = 'many-1'`;
			await sql`
				insert into list_items (tenant_id, id, user_id, location, product_id)
				select ${demo.id}::uuid, gen_random_uuid(), u.id, 'watchlist', p.id from users u, products p
				where u.email = 'collector@example.com' and p.slug like 'many-%'`;
			return saveListed(
				sql,
				demo,
				Array.from({ length: 10 }, (_, number) => product(`more-${number}`)),
			);
		});
		const answers = await Promise.all(more.map((id) => set(browser, id)));
		expect(answers.filter((answer) => answer === true)).toHaveLength(1);
		expect(answers).toContain('Your watchlist is full. Please remove something first.');
		expect((await tell(browser, '{ favourites { total } }')).total).toBe(mostIn.watchlist);
	});
});

describe('the watchlist of a guest', () => {
	it('go along when they sign in, beside those that are there already', async () => {
		await makeUser(test.database, demo, 'late@example.com');
		const before = new Browser(app);
		await before.logIn('late@example.com');
		await set(before, idOf('card'));
		const browser = await guest();
		await set(browser, idOf('card'));
		await set(browser, idOf('poster'));
		await browser.logIn('late@example.com', goodPassword);
		expect((await listOf(browser)).sort()).toEqual(['demo card', 'demo poster']);
		const [left] = await test.database.inTenant(
			demo.id,
			(sql) => sql`select count(*)::int as count from list_items f join users u on u.id = f.user_id where u.guest`,
		);
		expect(left).toEqual({ count: 0 });
	});

	it('are handed over and erased with the person', async () => {
		const browser = await person('leaving');
		await set(browser, idOf('card'));
		expect(JSON.parse(await tell(browser, '{ exportOwnData }')).lists.watchlist).toMatchObject([
			{ productId: idOf('card') },
		]);
	});
});

describe('the plain form', () => {
	const send = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = { origin: '' }) => {
		const form = new URLSearchParams({
			back: '/product/card?variant=A5',
			on: 'true',
			product: idOf('card'),
			...fields,
		});
		const origin = headers.origin === '' ? `http://demo.localhost:${app.port}` : headers.origin;
		return browser.ask('/service-api/favourites', {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				...headers,
				...(origin === undefined ? {} : { origin }),
			},
			body: String(form),
		});
	};

	it('makes a guest of a visitor, keeps the product and leads back', async () => {
		const browser = new Browser(app);
		const { status, headers } = await send(browser, {});
		expect([status, headers.location]).toEqual([303, '/product/card?variant=A5&favourite=added']);
		expect(await listOf(browser)).toEqual(['demo card']);
		expect((await send(browser, { on: 'false' })).headers.location).toContain('favourite=removed');
		expect(await listOf(browser)).toEqual([]);
	});

	it('is taken from this shop’s own pages alone', async () => {
		for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}])
			expect((await send(new Browser(app), {}, headers as Record<string, string>)).status).toBe(403);
	});

	it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
		'leads to no other place: %j',
		async (back) => {
			expect((await send(new Browser(app), { back })).headers.location).toBe('/?favourite=added');
		},
	);

	it('leads to the log-in where the shop wants no guests, and says when something is not there', async () => {
		const closedShop = new Browser(app, 'closed.localhost');
		const origin = `http://closed.localhost:${app.port}`;
		const { status, headers } = await send(closedShop, { product: idOf('foreign', 'closed') }, { origin });
		expect([status, headers.location]).toEqual([303, '/login']);
		expect((await send(new Browser(app), { product: idOf('hidden') })).headers.location).toContain('favourite=failed');
	});
});

describe('what was kept before there was a watchlist', () => {
	it('stands on it, with the day it was put there', async () => {
		const userId = await makeUser(test.database, demo, 'early@example.com');
		await test.database.inTenant(
			demo.id,
			(sql) => sql`
				insert into favourites (tenant_id, user_id, product_id, created_at)
				values (${demo.id}, ${userId}, ${idOf('card')}, '2026-01-02')`,
		);
		const file = path.join(import.meta.dirname, '../database/migrations/0101_lists.sql');
		const [move = ''] = /^do \$\$.*?^end \$\$;/ms.exec(fs.readFileSync(file, 'utf8')) ?? [];
		await test.owner.unsafe(move);
		const browser = new Browser(app);
		await browser.logIn('early@example.com');
		expect(await tell(browser, '{ favourites { items { productId addedAt } } }')).toEqual({
			items: [{ productId: idOf('card'), addedAt: expect.stringMatching(/^2026-01-0/) }],
		});
	});
});
