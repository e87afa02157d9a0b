import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';

let shop: PrintShop;
const pdf = somePdf({ page: trimmed(105, 148, 3) });

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
});

afterAll(() => shop.close());

const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';

async function tell(browser: Browser, mutation: string) {
	const { data, errors } = await browser.graphql(`mutation { ${mutation} }`);
	if (errors) throw new Error(errors[0].extensions.code);
	return Object.values(data)[0] as never;
}

const add = async (browser: Browser): Promise<string> => {
	const [line] = (await tell(
		browser,
		`addToCart(items: [{ productId: "${shop.productId}", quantity: 1 }]) { id }`,
	)) as { id: string }[];
	return line?.id ?? '';
};

const lines = async (browser: Browser) => {
	const { data } = await browser.graphql('{ listItems(location: cart) { items { id quantity } } }');
	return data.listItems.items as { id: string; quantity: number }[];
};

const original = async (id: string) => {
	const stored = await shop.store.read(shop.demo.id, `${id}.data`);
	const chunks: Buffer[] = [];
	for await (const chunk of stored?.stream ?? []) chunks.push(chunk);
	return Buffer.concat(chunks);
};

describe('a line with print data', () => {
	it('is not added to when the same product is put into the cart again', async () => {
		const { browser, itemId } = await shop.shopper();
		expect(await add(browser)).toBe(itemId);
		await shop.upload(browser, itemId, pdf);
		const second = await add(browser);
		expect(second).not.toBe(itemId);
		expect(await add(browser)).toBe(second);
		expect(await lines(browser)).toEqual([
			{ id: second, quantity: 2 },
			{ id: itemId, quantity: 2 },
		]);
	});

	it('is one already while its upload is under way, and none any more when the upload was of the wrong type', async () => {
		const { browser, itemId } = await shop.shopper();
		const text = Buffer.from('no print data at all');
		const { id } = await shop.ticket(browser, itemId, text);
		const second = await add(browser);
		expect(second).not.toBe(itemId);
		expect((await shop.patch(browser, id, 0, text)).status).toBe(415);
		await tell(browser, `removeItem(id: "${second}")`);
		expect(await add(browser)).toBe(itemId);
	});

	it('is added to again once its data was removed', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await tell(browser, `removePrintData(id: "${id}")`);
		expect(await add(browser)).toBe(itemId);
	});

	it('stays a line of its own when a guest signs in, with its data', async () => {
		const { userId, email } = await shop.shopper();
		const own = userId;
		const guest = await shop.guest();
		const { id } = await shop.upload(guest.browser, guest.itemId, pdf);
		await guest.browser.logIn(email);
		expect((await lines(guest.browser)).map(({ quantity }) => quantity)).toEqual([1, 1]);
		expect(await shop.show(guest.browser, guest.itemId)).toMatchObject([{ id, state: 'findings' }]);
		const [row] = await shop.test.database.inTenant(
			shop.demo.id,
			(sql) => sql<{ userId: string }[]>`select user_id from print_data where id = ${id}`,
		);
		expect(row?.userId).toBe(own);
	});

	it('keeps its data on the way to the watchlist, which says so, and back, and when its removal is undone', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await tell(browser, `moveItem(id: "${itemId}", to: watchlist) { id }`);
		// Another one of the same product takes nothing away from it there.
		const second = await add(browser);
		await tell(browser, `moveItem(id: "${second}", to: watchlist) { id }`);
		const remembered = await browser.graphql('{ listItems(location: watchlist) { items { id hasPrintData } } }');
		expect(remembered.data.listItems.items).toEqual([
			{ id: second, hasPrintData: false },
			{ id: itemId, hasPrintData: true },
		]);
		await tell(browser, `moveItem(id: "${itemId}", to: cart) { id }`);
		await tell(browser, `removeItem(id: "${itemId}")`);
		await tell(browser, `restoreItem(id: "${itemId}") { id }`);
		expect(await shop.show(browser, itemId)).toMatchObject([{ id, state: 'findings', pages: [{}] }]);
		expect(await add(browser)).not.toBe(itemId);
	});
});

describe('a copy of a line', () => {
	it('has the same data under ids of its own, inspected and to be released again', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await browser.graphql(release, { id });
		const { id: copy } = (await tell(browser, `copyItem(id: "${itemId}") { id }`)) as { id: string };
		expect(await shop.show(browser, copy)).toMatchObject([{ state: 'uploaded', name: 'karte.pdf' }]);
		await shop.runJobs();
		const [data] = await shop.show(browser, copy);
		expect(data).toMatchObject({ state: 'findings', findings: [], pages: [{}], release: null });
		expect(data?.id).not.toBe(id);
		// What becomes of the first concerns the copy no more.
		await tell(browser, `removePrintData(id: "${id}")`);
		await shop.runJobs();
		expect((await original(data?.id ?? '')).equals(pdf)).toBe(true);
		expect((await original(id)).length).toBe(0);
		expect((await browser.ask(data?.pages[0]?.preview ?? '')).status).toBe(200);
		expect(await add(browser)).not.toBe(copy);
	});

	it('is without data when that was removed before it could be copied', async () => {
		const { browser, itemId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		const { id: copy } = (await tell(browser, `copyItem(id: "${itemId}") { id }`)) as { id: string };
		await shop.store.remove(shop.demo.id, `${id}.data`);
		await shop.runJobs();
		expect(await shop.show(browser, copy)).toEqual([]);
		expect(await add(browser)).toBe(copy);
	});
});

describe('an order that is ordered again', () => {
	it('brings the data of its lines into the cart, to be released again', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await browser.graphql(release, { id });
		const orderId = await shop.order(userId, itemId);
		await tell(browser, `removeItem(id: "${itemId}")`);
		const without = await add(browser);
		const { cart } = (await tell(browser, `reorder(orderId: "${orderId}") { cart { id } }`)) as {
			cart: { id: string }[];
		};
		const [line] = cart;
		expect(cart).toHaveLength(1);
		expect(line?.id).not.toBe(without);
		await shop.runJobs();
		expect(await shop.show(browser, line?.id ?? '')).toMatchObject([{ state: 'findings', release: null }]);
		expect(await shop.show(browser, itemId)).toMatchObject([{ id, state: 'released' }]);
	});

	it('brings nothing along of what the shop has refused', async () => {
		const { browser, itemId, userId } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		const orderId = await shop.order(userId, itemId);
		await (await shop.staff()).graphql(
			'mutation R($id: ID!) { refusePrintData(id: $id, reason: "Too dark") { state } }',
			{ id },
		);
		await tell(browser, `removeItem(id: "${itemId}")`);
		const { cart } = (await tell(browser, `reorder(orderId: "${orderId}") { cart { id } }`)) as {
			cart: { id: string }[];
		};
		await shop.runJobs();
		expect(await shop.show(browser, cart[0]?.id ?? '')).toEqual([]);
	});
});
