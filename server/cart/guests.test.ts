import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mostIn } from '../../rules/cart/merge.ts';
import { newId } from '../../rules/ids.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../testing/accounts.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { fillShop, inRuns, piece } from '../testing/sold.ts';
import { listsOfPerson, moveLists } from './lists-of-person.ts';

let test: TestDatabase;
let app: TestApp;
let demo: Tenant;
let ids: Map<string, string>;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [piece('card', 12), inRuns('flyer', 5, [100, 200])]);
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

const idOf = (slug: string) => ids.get(slug) ?? newId();

async function ask(browser: Browser, query: string, variables: object = {}) {
	const { data, errors } = await browser.graphql(query, variables);
	if (errors) throw new Error(errors[0].message);
	return Object.values(data)[0] as never;
}

const add = (browser: Browser, product: string, quantity: number, itemName = '') =>
	ask(browser, 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
		items: [{ productId: idOf(product), quantity, itemName }],
	});

async function list(browser: Browser, location = 'cart'): Promise<string[]> {
	const { items } = (await ask(
		browser,
		`{ listItems(location: ${location}, first: 100) { items { code quantity itemName problem } } }`,
	)) as { items: { code: string; quantity: number; itemName: string; problem: string | null }[] };
	return items
		.map(({ code, quantity, itemName, problem }) => [code, quantity, itemName, problem].join(' ').trim())
		.sort();
}

async function guest(): Promise<Browser> {
	const browser = new Browser(app);
	await browser.post('temporarySession', {});
	return browser;
}

async function account(name: string): Promise<{ browser: Browser; id: string; email: string }> {
	const email = `${name}@example.com`;
	const id = await makeUser(test.database, demo, email);
	const browser = new Browser(app);
	await browser.logIn(email);
	return { browser, id, email };
}

const inShop = <T>(work: Parameters<TestDatabase['database']['inTenant']>[1]) =>
	test.database.inTenant(demo.id, work) as Promise<T>;

describe('what a guest has gathered', () => {
	it('is in the account when they sign in, with its names, beside what is there', async () => {
		const { browser: own, email } = await account('anna');
		await add(own, 'flyer', 100);
		await add(own, 'card', 10, 'Anna');
		const browser = await guest();
		await add(browser, 'flyer', 100);
		await add(browser, 'card', 10, 'Berta');
		await add(browser, 'card', 5, 'Anna');
		await browser.logIn(email);
		expect(await list(browser)).toEqual(['CARD 10 Berta', 'CARD 15 Anna', 'FLYER 200']);
		const [left] = await inShop<{ count: number }[]>(
			(sql) => sql`select count(*)::int as count from list_items i join users u on u.id = i.user_id where u.guest`,
		);
		expect(left?.count).toBe(0);
	});

	it('stays a second line where both together cannot be ordered', async () => {
		const { browser: own, email } = await account('clara');
		await add(own, 'flyer', 200);
		const browser = await guest();
		await add(browser, 'flyer', 100);
		await browser.logIn(email);
		expect(await list(browser)).toEqual(['FLYER 100', 'FLYER 200']);
	});

	it('goes along as far as there is room, the newest first; watchlist and drafts too', async () => {
		const { browser: own, id, email } = await account('dora');
		await add(own, 'flyer', 100);
		await inShop(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, quantity, item_name)
				select ${demo.id}, gen_random_uuid(), ${id}, 'cart', ${idOf('card')}, 1, 'No. ' || number
				from generate_series(1, ${mostIn.cart - 2}) number`,
		);
		const browser = await guest();
		await add(browser, 'card', 1, 'older');
		await add(browser, 'card', 1, 'newer');
		await add(browser, 'flyer', 100);
		await ask(browser, 'mutation($id: ID!) { setFavourite(productId: $id, on: true) }', { id: idOf('card') });
		await inShop(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, quantity, item_name)
				select ${demo.id}, gen_random_uuid(), user_id, 'drafts', product_id, 100, 'Entwurf'
				from list_items where item_name = 'newer'`,
		);
		await browser.logIn(email);
		const [counted] = await inShop<{ lines: number; named: string[]; flyers: number[] }[]>(
			(sql) => sql`
				select count(*)::int as lines, array_agg(item_name) filter (where item_name in ('older', 'newer')) as named,
					array_agg(quantity) filter (where product_id = ${idOf('flyer')}) as flyers
				from list_items where user_id = ${id} and location = 'cart'`,
		);
		expect(counted).toEqual({ lines: mostIn.cart, named: ['newer'], flyers: [200] });
		expect(await list(browser, 'watchlist')).toEqual(['CARD']);
		expect(await list(browser, 'drafts')).toEqual(['CARD 100 Entwurf']);
	});
});

describe('the lists of a person', () => {
	it('are handed over and erased', async () => {
		const { browser, id } = await account('emma');
		await add(browser, 'card', 10, 'Emma');
		const { lists } = JSON.parse(await ask(browser, '{ exportOwnData }'));
		expect(lists).toMatchObject({ cart: [{ productId: idOf('card'), quantity: 10, itemName: 'Emma' }], drafts: [] });
		await inShop((sql) => listsOfPerson.erasePart(sql, demo.id, { id, email: 'emma@example.com' }));
		expect(await list(browser)).toEqual([]);
	});
});
