import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mostIn } from '../../rules/cart/merge.ts';
import { newId } from '../../rules/ids.ts';
import type { Browser } from '../testing/accounts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { fillShop, inRuns, piece } from '../testing/sold.ts';
import { forgetRemoved } from './change-items.ts';
import { cleanLists } from './clean-job.ts';

let shop: Shop;
let ids: Map<string, string>;
let people = 0;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ids = await fillShop(shop.test, shop.demo, [
		piece('card', 12),
		inRuns('flyer', 5, [100, 200, 500]),
		piece('nameless', 100, { itemNameAllowed: false }),
		piece('club', 900, {
			payment: {
				taxCategory: 'standard',
				paymentMode: 'subscription',
				paymentInterval: 'month',
				paymentIntervalCount: 1,
				trialDays: null,
			},
		}),
	]);
});

afterAll(() => shop.close());

const idOf = (slug: string) => ids.get(slug) ?? newId();

async function person(): Promise<{ browser: Browser; id: string }> {
	people += 1;
	const email = `changer${people}@example.com`;
	const id = await shop.makeUser(email);
	return { browser: await shop.as(email), id };
}

const fields = 'id location quantity itemName total seenTotal problem code';

async function add(browser: Browser, product: string, quantity: number, more: object = {}): Promise<string> {
	const [line] = await shop.tell(browser, 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
		items: [{ productId: idOf(product), quantity, ...more }],
	});
	return line.id;
}

const call = (browser: Browser, name: string, args: string, id: string) =>
	shop.tell(browser, `mutation($id: ID!) { ${name}(id: $id${args}) { ${fields} } }`, { id });
const move = (browser: Browser, id: string, to: string) => call(browser, 'moveItem', `, to: ${to}`, id);
const change = (browser: Browser, id: string, args: string) => call(browser, 'changeItem', `, ${args}`, id);
const remove = (browser: Browser, id: string) =>
	shop.tell(browser, 'mutation($id: ID!) { removeItem(id: $id) }', { id });

async function list(
	browser: Browser,
	location = 'cart',
): Promise<{ id: string; quantity: number | null; code: string }[]> {
	return (await shop.tell(browser, `{ listItems(location: ${location}) { items { ${fields} } } }`)).items;
}

const draft = async (userId: string, quantity = 100): Promise<string> => {
	const id = newId();
	await shop.rows(
		(sql) => sql`
			insert into list_items (tenant_id, id, user_id, location, product_id, quantity)
			values (${shop.demo.id}, ${id}, ${userId}, 'drafts', ${idOf('flyer')}, ${quantity})`,
	);
	return id;
};

describe('a line', () => {
	it('follows another quantity with its price, and keeps what is not said', async () => {
		const { browser } = await person();
		const id = await add(browser, 'card', 10, { itemName: 'Anna' });
		expect(await change(browser, id, 'quantity: 20')).toMatchObject({
			...{ quantity: 20, total: 240, seenTotal: 240, itemName: 'Anna', problem: null },
		});
		expect(await change(browser, id, 'itemName: "Berta"')).toMatchObject({ quantity: 20, itemName: 'Berta' });
		expect(await change(browser, id, 'itemName: ""')).toMatchObject({ itemName: '' });
		expect(await change(browser, id, 'quantity: 30, seenTotal: 300')).toMatchObject({
			...{ total: 360, seenTotal: 300, problem: 'price' },
		});
	});

	it.each([
		['a quantity between the scales', 'flyer', 'quantity: 300', '(quantity)'],
		['none', 'flyer', 'quantity: 0', '(quantity)'],
		['a name that is too long', 'flyer', `itemName: "${'x'.repeat(121)}"`, '(itemName)'],
		['a name where there may be none', 'nameless', 'itemName: "Anna"', '(itemName)'],
	])('does not become %s', async (_what, product, args, why) => {
		const { browser } = await person();
		const id = await add(browser, product, 100);
		expect(await change(browser, id, args)).toBe(`Error updating the shopping cart ${why}`);
		expect(await list(browser)).toMatchObject([{ quantity: 100, itemName: '' }]);
	});

	it('has its price accepted only by its owner', async () => {
		const [one, two] = [await person(), await person()];
		const id = await add(one.browser, 'card', 10, { seenTotal: 1 });
		const accept = (browser: Browser) =>
			shop.tell(browser, 'mutation($ids: [ID!]!) { acceptPrices(ids: $ids) }', { ids: [id] });
		await accept(two.browser);
		expect(await list(one.browser)).toMatchObject([{ problem: 'price' }]);
		await accept(one.browser);
		expect(await list(one.browser)).toMatchObject([{ problem: null, seenTotal: 120 }]);
	});

	it('is copied as a line of its own', async () => {
		const { browser } = await person();
		const id = await add(browser, 'flyer', 100, { itemName: 'Anna' });
		const copy = await call(browser, 'copyItem', '', id);
		expect(copy).toMatchObject({ quantity: 100, itemName: 'Anna', location: 'cart' });
		expect((await list(browser)).map((line) => line.id)).toEqual([copy.id, id]);
	});

	it('is nobody else’s to change, move, copy, remove or restore', async () => {
		const [one, two] = [await person(), await person()];
		const id = await add(one.browser, 'card', 10);
		const answers = [
			await change(two.browser, id, 'quantity: 1'),
			await move(two.browser, id, 'watchlist'),
			await call(two.browser, 'copyItem', '', id),
			await remove(two.browser, id),
			await call(two.browser, 'restoreItem', '', id),
			await call(two.browser, 'finaliseDraft', ', contentChecked: true', id),
		];
		expect(new Set(answers)).toEqual(new Set(['This could not be found.']));
		expect(await list(one.browser)).toMatchObject([{ quantity: 10 }]);
	});
});

describe('moving', () => {
	it('goes from the cart to the watchlist and back, with quantity, name and price', async () => {
		const { browser } = await person();
		const id = await add(browser, 'flyer', 200, { itemName: 'Anna' });
		await add(browser, 'flyer', 100, { itemName: 'Anna', seenTotal: 500 });
		expect(await move(browser, id, 'watchlist')).toMatchObject({ location: 'watchlist', quantity: 200 });
		expect(await list(browser, 'watchlist')).toMatchObject([{ id, itemName: 'Anna' }]);
		expect(await move(browser, id, 'cart')).toMatchObject({ id, location: 'cart', quantity: 200, problem: null });
		expect((await list(browser)).map(({ quantity }) => quantity)).toEqual([100, 200]);
	});

	it('gives what was only remembered the smallest quantity there is', async () => {
		const { browser } = await person();
		for (const product of ['flyer', 'club'])
			await shop.tell(browser, 'mutation($id: ID!) { setFavourite(productId: $id, on: true) }', { id: idOf(product) });
		const [club, flyer] = await list(browser, 'watchlist');
		expect([club?.quantity, flyer?.quantity]).toEqual([null, null]);
		expect(await move(browser, flyer?.id ?? '', 'cart')).toMatchObject({ quantity: 100, total: 500, seenTotal: 500 });
		expect(await move(browser, club?.id ?? '', 'cart')).toMatchObject({ quantity: 1, total: 900 });
	});

	it('leaves one of a thing on the watchlist that was only remembered there', async () => {
		const { browser } = await person();
		await shop.tell(browser, 'mutation($id: ID!) { setFavourite(productId: $id, on: true) }', { id: idOf('card') });
		const id = await add(browser, 'card', 10);
		await move(browser, id, 'watchlist');
		expect(await list(browser, 'watchlist')).toMatchObject([{ id, quantity: 10 }]);
	});

	it('ends at a full list', async () => {
		const { browser, id: userId } = await person();
		const id = await add(browser, 'card', 10);
		await shop.rows(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, item_name)
				select ${shop.demo.id}, gen_random_uuid(), ${userId}, 'watchlist', ${idOf('card')}, 'No. ' || number
				from generate_series(1, ${mostIn.watchlist}) number`,
		);
		expect(await move(browser, id, 'watchlist')).toContain('watchlist is full');
		expect(await list(browser)).toHaveLength(1);
	});
});

describe('a draft', () => {
	it('goes into the cart once its content is checked, and not otherwise', async () => {
		const { browser, id: userId } = await person();
		const id = await draft(userId);
		expect(await list(browser, 'drafts')).toMatchObject([{ id, location: 'drafts' }]);
		const checked = 'Please confirm that you have checked the content.';
		expect(await move(browser, id, 'cart')).toBe(checked);
		expect(await move(browser, id, 'watchlist')).toBe(checked);
		expect(await call(browser, 'finaliseDraft', ', contentChecked: false', id)).toBe(checked);
		expect(await call(browser, 'finaliseDraft', ', contentChecked: true', id)).toMatchObject({ id, location: 'cart' });
		expect(await list(browser, 'drafts')).toEqual([]);
	});

	it('is one of at most 500', async () => {
		const { browser, id: userId } = await person();
		const id = await draft(userId);
		await shop.rows(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, quantity)
				select ${shop.demo.id}, gen_random_uuid(), ${userId}, 'drafts', ${idOf('flyer')}, 100
				from generate_series(2, ${mostIn.drafts})`,
		);
		expect(await call(browser, 'copyItem', '', id)).toBe('There is no room for more drafts. Please remove one first.');
	});
});

describe('what is removed', () => {
	it('is nowhere, and comes back within an hour to where it was', async () => {
		const { browser, id: userId } = await person();
		const id = await add(browser, 'card', 10);
		await add(browser, 'flyer', 100);
		expect([await remove(browser, id), await remove(browser, id)]).toEqual([true, true]);
		expect((await list(browser)).map(({ code }) => code)).toEqual(['FLYER']);
		expect(await shop.tell(browser, '{ cartCount }')).toBe(1);
		expect(await call(browser, 'restoreItem', '', id)).toMatchObject({ id, quantity: 10 });
		expect((await list(browser)).map(({ code }) => code)).toEqual(['FLYER', 'CARD']);
		await remove(browser, id);
		await shop.rows((sql) => sql`update list_items set removed_at = now() - interval '61 minutes' where id = ${id}`);
		expect(await call(browser, 'restoreItem', '', id)).toBe('This could not be found.');
		await shop.rows(async (sql) => {
			await forgetRemoved(sql, shop.demo.id);
			return [];
		});
		const kept = await shop.rows((sql) => sql`select id from list_items where user_id = ${userId}`);
		expect(kept).toHaveLength(1);
		expect(cleanLists.cron).toBeTruthy();
	});

	it('does not come back into a full cart', async () => {
		const { browser, id: userId } = await person();
		const id = await add(browser, 'card', 10);
		await remove(browser, id);
		await shop.rows(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, quantity, item_name)
				select ${shop.demo.id}, gen_random_uuid(), ${userId}, 'cart', ${idOf('card')}, 1, 'No. ' || number
				from generate_series(1, ${mostIn.cart}) number`,
		);
		expect(await call(browser, 'restoreItem', '', id)).toContain('cart is full');
	});
});
