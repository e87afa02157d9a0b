import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { newId } from '../../rules/ids.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { Browser } from '../testing/accounts.ts';
import { setSettings } from '../testing/settings.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { fillShop, inRuns, piece } from '../testing/sold.ts';

let shop: Shop;
let ids: Map<string, string>;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ids = await fillShop(shop.test, shop.demo, [piece('card', 12), inRuns('flyer', 5, [1000, 2000])]);
	await makeShop(shop.test, 'closed', false);
});

afterAll(() => shop.close());

const back = '/product/flyer?variant=A5';

interface Sent {
	product?: string;
	query?: Record<string, string>;
	origin?: string | undefined;
	host?: string;
}

function send(browser: Browser, fields: [string, string][], { product = 'flyer', query = {}, ...more }: Sent = {}) {
	const address = new URLSearchParams({
		...{ product: ids.get(product) ?? product, back, to: '/cart', language: 'de-DE' },
		...query,
	});
	const origin = 'origin' in more ? more.origin : `http://demo.localhost:${shop.app.port}`;
	return browser.ask(`/service-api/cart?${address}`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}) },
		body: String(new URLSearchParams(fields)),
	});
}

async function cart(browser: Browser) {
	return (
		await shop.tell(browser, '{ listItems(location: cart) { items { code quantity itemName seenTotal problem } } }')
	).items;
}

describe('the plain form', () => {
	it('makes a guest of a visitor, takes the number as it is written in the language of the page, and leads to the cart', async () => {
		const browser = new Browser(shop.app);
		const { status, headers } = await send(browser, [
			['quantity', '1.000'],
			['itemName', 'Messe'],
		]);
		expect([status, headers.location]).toEqual([303, '/cart']);
		expect(await cart(browser)).toMatchObject([{ code: 'FLYER', quantity: 1000, itemName: 'Messe', problem: null }]);
	});

	it('keeps what the page said it costs, if that was said of this quantity', async () => {
		const browser = new Browser(shop.app);
		await send(browser, [['quantity', '1000']], { query: { seen: '1000:4900' } });
		await send(browser, [['quantity', '5']], { product: 'card', query: { seen: '1000:4900' } });
		expect(await cart(browser)).toMatchObject([{ seenTotal: 60 }, { seenTotal: 4900, problem: 'price' }]);
	});

	it('takes several in one go; rows that nothing was typed into are none', async () => {
		const browser = new Browser(shop.app);
		await send(browser, [
			['quantity', '1000'],
			['itemName', 'Anna'],
			['rowProduct', ids.get('card') ?? ''],
			['rowQuantity', '20'],
			['rowName', 'Berta'],
			['rowProduct', ids.get('flyer') ?? ''],
			['rowQuantity', ' '],
			['rowName', 'nobody'],
		]);
		expect(await cart(browser)).toMatchObject([
			{ code: 'FLYER', itemName: 'Anna' },
			{ code: 'CARD', quantity: 20, itemName: 'Berta' },
		]);
	});

	it.each([
		['500', 'quantity'],
		['many', 'quantity'],
		['', 'quantity'],
	])('leads back with %j and says that it cannot be', async (quantity, why) => {
		const browser = new Browser(shop.app);
		const { headers } = await send(browser, [['quantity', quantity]]);
		const told = new URL(headers.location ?? '', 'http://shop').searchParams;
		expect([told.get('cart'), told.get('quantity') ?? '', told.get('variant')]).toEqual([why, quantity, 'A5']);
		expect(await cart(browser)).toEqual([]);
	});

	it.each(['1.5', '2,5', '1,000', '1,5e3'])(
		'makes no other number of pieces of %j than was typed',
		async (quantity) => {
			const browser = new Browser(shop.app);
			const { headers } = await send(browser, [['quantity', quantity]], { product: 'card' });
			const told = new URL(headers.location ?? '', 'http://shop').searchParams;
			expect([told.get('cart'), told.get('quantity')]).toEqual(['quantity', quantity]);
			expect(await cart(browser)).toEqual([]);
		},
	);

	it('says when there is no such thing, or a name is too long', async () => {
		const browser = new Browser(shop.app);
		for (const product of ['nonsense', newId()])
			expect((await send(browser, [['quantity', '1']], { product })).headers.location).toContain('cart=failed');
		const long: [string, string] = ['itemName', 'x'.repeat(121)];
		expect((await send(browser, [['quantity', '1000'], long])).headers.location).toContain('cart=itemName');
	});

	it('is taken from this shop’s own pages alone', async () => {
		for (const origin of ['https://evil.example', undefined])
			expect((await send(new Browser(shop.app), [['quantity', '1000']], { origin })).status).toBe(403);
	});

	it.each(['https://evil.example/', '//evil.example', '/\\evil.example', ''])(
		'leads to no other place: %j',
		async (place) => {
			const query = { back: place, to: place };
			expect((await send(new Browser(shop.app), [['quantity', '1000']], { query })).headers.location).toBe('/');
			expect((await send(new Browser(shop.app), [['quantity', '1']], { query })).headers.location).toBe(
				'/?quantity=1&cart=quantity',
			);
		},
	);

	it('leads to the log-in where the shop wants no guests, and from there back to the product', async () => {
		const visitor = new Browser(shop.app, 'closed.localhost');
		const origin = `http://closed.localhost:${shop.app.port}`;
		expect((await send(visitor, [['quantity', '1']], { origin })).headers.location).toBe(
			`/login?deepLink=${encodeURIComponent(encodeDeepLink('/product/flyer?variant=A5'))}`,
		);
	});
});

describe('several at once', () => {
	const several = (on: boolean) =>
		shop.test.database.inTenant(shop.demo.id, async (sql) => {
			await setSettings(sql, shop.demo.id, orderSettings, { multipleSelection: on });
			await announceChange(sql, shop.demo.id, 'content');
		});
	const page = async () => (await new Browser(shop.app).ask('/product/card')).body;

	it('are offered on the page where the shop wants that, and not where it does not', async () => {
		expect(await page()).toContain('In den Warenkorb');
		expect(await page()).not.toContain('name="rowQuantity"');
		await several(true);
		await expect.poll(page).toContain('name="rowQuantity"');
		await several(false);
		await expect.poll(page).not.toContain('name="rowQuantity"');
	});
});
