import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mostIn } from '../../rules/cart/merge.ts';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import { newId } from '../../rules/ids.ts';
import { loadUser } from '../accounts/subject.ts';
import { shopDay } from '../calendar/today.ts';
import { refreshProducts } from '../catalogue/read-model/refresh-products.ts';
import type { Browser } from '../testing/accounts.ts';
import { loadSampleDesign } from '../testing/designs.ts';
import { plantDraft, plantRelease } from '../testing/planted-designs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { fillShop, inRuns, piece } from '../testing/sold.ts';
import { watchStatements } from '../testing/statements.ts';
import { addItems } from './add-items.ts';
import { loadLines } from './load-lines.ts';
import type { Reader } from './sold-items.ts';

let shop: Shop;
let ids: Map<string, string>;
let people = 0;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ids = await fillShop(shop.test, shop.demo, [
		piece('card', 12),
		inRuns('flyer', 5, [100, 200, 500]),
		piece('nameless', 100, { itemNameAllowed: false }),
		piece('poster', 300, {
			code: 'POSTER',
			variants: [
				{ slug: 'poster-a2', code: 'A2', names: { 'de-DE': 'A2', 'en-GB': 'A2' } },
				{ slug: 'poster-a1', code: 'A1', names: { 'de-DE': 'A1', 'en-GB': 'A1' }, fromPrice: 500 },
				{ slug: 'poster-a0', code: 'A0', names: { 'de-DE': 'A0' }, published: false },
			],
		}),
		piece('club', 900, {
			payment: {
				taxCategory: 'standard',
				paymentMode: 'subscription',
				paymentInterval: 'month',
				paymentIntervalCount: 1,
				trialDays: null,
			},
		}),
		piece('priceless', 1, { fromPrice: null }),
		piece('asleep', 1, { orderable: false }),
		piece('scarce', 100),
		piece('hidden', 1, { published: false }),
		piece('dear', 50_000),
	]);
	await shop.rows(
		(sql) => sql`insert into stock (tenant_id, product_id, on_hand) values (${shop.demo.id}, ${idOf('scarce')}, 3)`,
	);
});

afterAll(() => shop.close());

const idOf = (slug: string) => ids.get(slug) ?? newId();

async function person(): Promise<{ browser: Browser; id: string }> {
	people += 1;
	const email = `person${people}@example.com`;
	const id = await shop.makeUser(email);
	return { browser: await shop.as(email), id };
}

const fields = `id location productId slug variantCode name code options { name value } itemName quantity total unitPrice seenTotal
	problem available stock designId itemNameAllowed changedAt pricing { currency }`;

interface Item {
	id: string;
	quantity: number;
	itemName: string;
	total: number;
	seenTotal: number;
	problem: string | null;
	code: string;
	name: string;
	available: number | null;
}

interface Wanted {
	product: string;
	quantity: number;
	itemName?: string;
	seenTotal?: number;
}

async function add(browser: Browser, ...items: Wanted[]): Promise<Item[]> {
	return shop.tell(
		browser,
		`mutation($items: [NewItem!]!) { addToCart(items: $items, language: "en-GB") { ${fields} } }`,
		{ items: items.map(({ product, ...rest }) => ({ productId: idOf(product), ...rest })) },
	);
}

async function list(
	browser: Browser,
	location = 'cart',
	more = '',
): Promise<{ items: Item[]; total: number; all: number }> {
	return shop.tell(
		browser,
		`{ listItems(location: ${location}, first: 100${more}) { total all items { ${fields} } } }`,
	);
}

const cart = async (browser: Browser) => (await list(browser)).items;

async function readerOf(userId: string): Promise<Reader> {
	const user = await shop.test.database.inTenant(shop.demo.id, (sql) => loadUser(sql, shop.demo.id, userId));
	if (!user) throw new Error('nobody');
	return { tenant: shop.demo, user, language: 'de-DE', day: shopDay(shop.demo) };
}

describe('the cart', () => {
	it('keeps what is put into it, priced by the engine, the newest first, for its owner alone', async () => {
		const [one, two] = [await person(), await person()];
		const [line] = await add(one.browser, { product: 'card', quantity: 250, itemName: '  Anna   Berg ' });
		expect(line).toMatchObject({
			...{ location: 'cart', slug: 'card', name: 'card in English', code: 'CARD', itemName: 'Anna Berg' },
			...{ quantity: 250, total: 3000, unitPrice: 1200, seenTotal: 3000, problem: null, stock: 'inStock' },
		});
		await add(one.browser, { product: 'poster-a1', quantity: 2 });
		expect(await cart(one.browser)).toMatchObject([
			{ code: 'A1', variantCode: 'A1', slug: 'poster', name: 'poster auf Deutsch, A1', total: 1000 },
			{ code: 'CARD', variantCode: null },
		]);
		expect(await shop.tell(one.browser, '{ cartCount }')).toBe(2);
		expect(await cart(two.browser)).toEqual([]);
	});

	it('is empty for nobody’s session, and nobody can fill it', async () => {
		expect(await list(shop.nobody())).toEqual({ items: [], total: 0, all: 0 });
		expect(await shop.tell(shop.nobody(), '{ cartCount }')).toBe(0);
		expect(await add(shop.nobody(), { product: 'card', quantity: 1 })).toBe('Unauthorized');
	});

	it('makes one line of the same thing where the sum can be ordered, else a second', async () => {
		const { browser } = await person();
		await add(browser, { product: 'flyer', quantity: 100 }, { product: 'flyer', quantity: 100 });
		expect(await cart(browser)).toMatchObject([{ quantity: 200, total: 1000, seenTotal: 1000, problem: null }]);
		await add(browser, { product: 'flyer', quantity: 100 });
		expect((await cart(browser)).map(({ quantity }) => quantity)).toEqual([100, 200]);
		await add(browser, { product: 'flyer', quantity: 100 });
		expect((await cart(browser)).map(({ quantity }) => quantity)).toEqual([200, 200]);
	});

	it('never makes one line of two that are named or designed differently', async () => {
		const { browser, id } = await person();
		await add(browser, { product: 'card', quantity: 1, itemName: 'Anna' }, { product: 'card', quantity: 1 });
		await add(browser, { product: 'card', quantity: 1, itemName: 'Berta' });
		const reader = await readerOf(id);
		const document = await loadSampleDesign();
		for (let count = 0; count < 2; count += 1)
			await shop.test.database.inTenant(shop.demo.id, async (sql) => {
				const productId = idOf('card');
				const designId = await plantDraft(sql, shop.demo.id, { userId: id, productId, document });
				await plantRelease(sql, shop.demo.id, designId, { specification: usualSpecification });
				await addItems(sql, reader, [{ productId, quantity: 1, itemName: 'Anna', designId }]);
			});
		expect((await cart(browser)).map(({ itemName }) => itemName)).toEqual(['Anna', 'Anna', 'Berta', 'Anna', '']);
	});

	it.each([
		['a quantity below the scales', 'flyer', 99, '(quantity)'],
		['a quantity between the scales', 'flyer', 300, '(quantity)'],
		['nothing', 'card', 0, '(quantity)'],
		['less than nothing', 'card', -5, '(quantity)'],
		['more than a million', 'card', 1_000_001, '(quantity)'],
		['a product whose version is not chosen', 'poster', 1, '(notForSale)'],
		['what has no price', 'priceless', 1, '(noPrice)'],
		['what is not sold', 'asleep', 1, '(notForSale)'],
		['more than there are', 'scarce', 4, '(stock)'],
	])('takes no %s', async (_what, product, quantity, why) => {
		const { browser } = await person();
		expect(await add(browser, { product, quantity })).toBe(`Item could not be added to the shopping cart. ${why}`);
		expect(await cart(browser)).toEqual([]);
	});

	it('takes nothing that its owner may not see', async () => {
		const { browser } = await person();
		for (const product of ['hidden', 'poster-a0', 'never-there'])
			expect(await add(browser, { product, quantity: 1 })).toBe('This could not be found.');
		expect(await add(await shop.as('ada@example.com'), { product: 'hidden', quantity: 1 })).toHaveLength(1);
	});

	it('takes all or nothing', async () => {
		const { browser } = await person();
		const told = await add(browser, { product: 'card', quantity: 1 }, { product: 'asleep', quantity: 1 });
		expect(told).toContain('(notForSale)');
		expect(await cart(browser)).toEqual([]);
	});

	it('says of each line that it cannot be paid together with the first one, also of those on another page', async () => {
		const { browser, id } = await person();
		for (const product of ['card', 'flyer', 'club'])
			await add(browser, { product, quantity: product === 'flyer' ? 100 : 1 });
		expect((await cart(browser)).map(({ code, problem }) => [code, problem])).toEqual([
			['CLUB', null],
			['FLYER', 'subscription'],
			['CARD', 'subscription'],
		]);
		for (const part of [', offset: 1', ', search: "flyer"'])
			expect((await list(browser, 'cart', part)).items[0]).toMatchObject({ code: 'FLYER', problem: 'subscription' });
		expect((await list(browser, 'cart', ', search: "club"')).items).toMatchObject([{ code: 'CLUB', problem: null }]);
		const lines = await shop.test.database.inTenant(shop.demo.id, async (sql) => loadLines(sql, await readerOf(id)));
		expect(lines.map(({ payment, problem }) => [payment.interval, problem])).toEqual([
			['month', undefined],
			[null, 'subscription'],
			[null, 'subscription'],
		]);
	});

	it('takes a name of at most 120 characters, where the product allows one', async () => {
		const { browser } = await person();
		const name = '名'.repeat(120);
		expect(await add(browser, { product: 'card', quantity: 1, itemName: name })).toMatchObject([{ itemName: name }]);
		expect(await add(browser, { product: 'card', quantity: 1, itemName: `${name}x` })).toContain('(itemName)');
		expect(await add(browser, { product: 'nameless', quantity: 1, itemName: 'Anna' })).toContain('(itemName)');
		expect(await add(browser, { product: 'nameless', quantity: 1, itemName: ' ' })).toHaveLength(1);
	});

	it('lets whoever pays less than was shown order without accepting it, and tells both prices', async () => {
		const { browser } = await person();
		expect(await add(browser, { product: 'card', quantity: 10, seenTotal: 150 })).toMatchObject([
			{ total: 120, seenTotal: 150, problem: null },
		]);
	});

	it('says when something costs more than was shown, also after more of it was added', async () => {
		const { browser } = await person();
		const [line] = await add(browser, { product: 'card', quantity: 10, seenTotal: 100 });
		expect(line).toMatchObject({ total: 120, seenTotal: 100, problem: 'price' });
		expect(await add(browser, { product: 'card', quantity: 10 })).toMatchObject([
			{ total: 240, seenTotal: 220, problem: 'price' },
		]);
		expect(await add(browser, { product: 'card', quantity: 10, seenTotal: 1.5 })).toContain('(seenTotal)');
	});

	it('names the one of several that cannot be had, and adds none of them', async () => {
		const { browser } = await person();
		const item = (slug: string, quantity: number) => ({ productId: idOf(slug), quantity });
		const query = 'mutation($items: [NewItem!]!) { addToCart(items: $items, language: "en-GB") { id } }';
		const { errors } = await browser.graphql(query, {
			items: [item('card', 10), item('scarce', 2), item('flyer', 101)],
		});
		expect(errors[0].extensions).toMatchObject({ code: 'ITEM_NOT_ADDED', reason: 'quantity', position: 2 });
		const missing = await browser.graphql(query, { items: [item('card', 10), item('hidden', 1)] });
		expect(missing.errors[0].extensions).toMatchObject({ code: 'NOT_FOUND', position: 1 });
		expect((await list(browser)).all).toBe(0);
	});

	it('holds at most 200 lines, also when many are added at once', async () => {
		const { browser, id } = await person();
		await shop.rows(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, quantity, item_name)
				select ${shop.demo.id}, gen_random_uuid(), ${id}, 'cart', ${idOf('card')}, 1, 'No. ' || number
				from generate_series(1, ${mostIn.cart - 2}) number`,
		);
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, number) =>
				add(browser, { product: 'card', quantity: 1, itemName: `New ${number}` }),
			),
		);
		expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(2);
		expect(answers).toContain('Your shopping cart is full. Please remove something first.');
		expect((await list(browser)).all).toBe(mostIn.cart);
		// More of what is there already needs no room.
		expect(await add(browser, { product: 'card', quantity: 1, itemName: 'No. 1' })).toMatchObject([{ quantity: 2 }]);
	});

	it('is found in by name, code and own name, in the language of whoever looks', async () => {
		const { browser } = await person();
		await add(
			browser,
			{ product: 'card', quantity: 1, itemName: 'Messe Köln' },
			{ product: 'flyer', quantity: 100 },
			{ product: 'poster-a1', quantity: 1 },
		);
		const search = async (words: string, language = 'en-GB') => {
			const { items, total, all } = await list(browser, 'cart', `, search: "${words}", language: "${language}"`);
			expect([total, all]).toEqual([items.length, 3]);
			return items.map(({ code }) => code);
		};
		expect(await search('KÖLN')).toEqual(['CARD']);
		expect(await search('english fly')).toEqual(['FLYER']);
		expect(await search('deutsch')).toEqual([]);
		expect(await search('deutsch', 'de-DE')).toHaveLength(3);
		expect(await search('a1')).toEqual(['A1']);
		expect(await search('poster a1')).toEqual(['A1']);
		expect(await search('%')).toEqual([]);
	});
});

describe('the lines of a cart', () => {
	it('say what keeps them from being ordered when that has changed since', async () => {
		const { browser, id } = await person();
		await add(
			browser,
			...['scarce', 'dear', 'nameless', 'poster-a2'].map((product) => ({
				product,
				quantity: product === 'scarce' ? 3 : 1,
			})),
		);
		const reader = await readerOf(id);
		const change = (work: Parameters<typeof shop.rows>[0], product: string) =>
			shop.test.database.inTenant(shop.demo.id, async (sql) => {
				await work(sql);
				await refreshProducts(sql, shop.demo, [idOf(product)]);
			});
		await change((sql) => sql`update stock set on_hand = 2 where product_id = ${idOf('scarce')}`, 'scarce');
		await change((sql) => sql`update products set unit_price = 100000000 where id = ${idOf('dear')}`, 'dear');
		await change((sql) => sql`update products set orderable = false where id = ${idOf('nameless')}`, 'nameless');
		await change((sql) => sql`update products set published = false where id = ${idOf('poster')}`, 'poster');
		const lines = await shop.test.database.inTenant(shop.demo.id, (sql) => loadLines(sql, reader));
		expect(lines.map(({ code, problem, available }) => [code, problem, available])).toEqual([
			['SCARCE', 'stock', 2],
			['DEAR', 'price', null],
			['NAMELESS', 'notForSale', null],
			['A2', 'gone', null],
		]);
		expect((await cart(browser)).map(({ available }) => available)).toEqual([2, null, null, null]);
		await change((sql) => sql`update products set published = true where id = ${idOf('poster')}`, 'poster');
		await change((sql) => sql`update stock set on_hand = 3 where product_id = ${idOf('scarce')}`, 'scarce');
	});
});

describe('the statements', () => {
	it('of adding are at most 8, of loading 2, however many lines there are', async () => {
		const { id } = await person();
		const reader = await readerOf(id);
		const items = ['card', 'flyer', 'poster-a2', 'poster-a1'].map((product) => ({
			productId: idOf(product),
			quantity: 100,
		}));
		await shop.test.database.inTenant(shop.demo.id, (sql) => addItems(sql, reader, items.slice(0, 2)));
		const adding = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) => addItems(sql, reader, items));
		expect(adding.result.map(({ quantity }) => quantity)).toEqual([200, 200, 100, 100]);
		expect(adding.statements.length).toBeLessThanOrEqual(5);
		const loading = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) => loadLines(sql, reader));
		expect(loading.result).toHaveLength(4);
		expect(loading.statements).toHaveLength(2);
	});
});
