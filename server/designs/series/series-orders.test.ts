// A series as one line: what it costs, what it takes from the stock, how it is ordered, documented, printed and ordered again.
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { findOrder } from '../../orders/find-order.ts';
import { orderPlacedJob } from '../../orders/mails/jobs.ts';
import { openPrintLines } from '../../printing/lines/settle-lines.ts';
import type { Browser } from '../../testing/accounts.ts';
import { someInput } from '../../testing/checkout.ts';
import { cardSpecification, cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { setSettings } from '../../testing/settings.ts';
import { inRuns, piece } from '../../testing/sold.ts';

let shop: DesignShop;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'), [inRuns('cards', 10, [100, 250]), piece('badges', 150)]);
	await shop.specify('badges', { ...cardSpecification, countsRowsTogether: true });
	for (const slug of ['cards', 'badges']) await shop.plant(slug, await cardTemplate());
	await shop.inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, { showShipping: false }));
});
afterAll(() => shop.close());

const people = (...names: string[]) => ({
	columns: ['Name'],
	mapping: { 0: 'name' },
	rows: names.map((name) => [name]),
});
const trio = people('Ada', 'Grace', 'Klothilde');

const lineFields = 'id location quantity seriesRows total unitPrice seenTotal problem designId';

async function begin(browser: Browser, { slug = 'cards', table = trio, quantity = 100 as number | null } = {}) {
	const created = await shop.tell(
		browser,
		'mutation($p: ID!, $q: Int) { createDesign(productId: $p, quantity: $q) { id itemId } }',
		{
			...{ p: shop.idOf(slug), q: quantity },
		},
	);
	await shop.tell(
		browser,
		'mutation($d: ID!, $t: JSON!) { saveDesignSeries(designId: $d, revision: 0, table: $t) { revision } }',
		{
			...{ d: created.id, t: table },
		},
	);
	return created as { id: string; itemId: string };
}
const release = (browser: Browser, id: string, seriesRevision = 1) =>
	shop.tell(
		browser,
		`mutation($id: ID!, $s: Int!, $v: String!) {
			releaseDesign(id: $id, revision: 0, seriesRevision: $s, acceptedCodes: [], textVersion: $v) { isReleased }
		}`,
		{ id, s: seriesRevision, v: releaseTextVersion },
	);
const finalise = (browser: Browser, id: string) =>
	shop.tell(browser, `mutation($id: ID!) { finaliseDraft(id: $id, contentChecked: true) { ${lineFields} } }`, { id });

async function inCart(browser: Browser, given: Parameters<typeof begin>[1] = {}) {
	const begun = await begin(browser, given);
	expect(await release(browser, begun.id)).toEqual({ isReleased: true });
	return { ...begun, line: await finalise(browser, begun.itemId) };
}
const place = (browser: Browser, seenTotal: number | null) =>
	shop.tell(browser, 'mutation($i: PlaceOrderInput!) { placeOrder(input: $i) { orderId state } }', {
		i: someInput({ seenTotal }),
	});

describe('a series in the cart', () => {
	it('is one line that costs a run for each row', async () => {
		const { browser } = await shop.shopper();
		const { line } = await inCart(browser);
		// 100 cards of 10 cents for each of three people.
		expect(line).toMatchObject({ quantity: 100, seriesRows: 3, total: 3000, seenTotal: 3000, problem: null });
		const more = await shop.tell(
			browser,
			`mutation($id: ID!) { changeItem(id: $id, quantity: 250) { ${lineFields} } }`,
			{ id: line.id },
		);
		expect(more).toMatchObject({ quantity: 250, total: 7500, seenTotal: 7500, problem: null });
		const { data } = await browser.graphql('{ checkout { totals { goods } lines { quantity seriesRows total } } }');
		expect(data.checkout).toEqual({ totals: { goods: 7500 }, lines: [{ quantity: 250, seriesRows: 3, total: 7500 }] });
	});

	it('costs as much as all pieces where the product counts its rows together', async () => {
		const { browser } = await shop.shopper();
		const { line } = await inCart(browser, { slug: 'badges', quantity: 2 });
		expect(line).toMatchObject({ quantity: 2, seriesRows: 3, total: 900 });
		const { data } = await (await shop.staff()).graphql(
			'query($id: ID!) { printSpecification(productId: $id) { specification { countsRowsTogether } } }',
			{ id: shop.idOf('badges') },
		);
		expect(data.printSpecification.specification).toEqual({ countsRowsTogether: true });
	});

	it('has to be looked at again once its rows have changed, and then has another price', async () => {
		const { browser } = await shop.shopper();
		const { id, line } = await inCart(browser);
		const t = people('Ada', 'Grace', 'Klothilde', 'Eve');
		await shop.tell(
			browser,
			'mutation($d: ID!, $t: JSON!) { saveDesignSeries(designId: $d, revision: 1, table: $t) { revision } }',
			{ d: id, t },
		);
		const read = async () =>
			(await browser.graphql(`{ listItems(location: cart) { items { ${lineFields} } } }`)).data.listItems.items[0];
		expect(await read()).toMatchObject({ id: line.id, problem: 'design', seriesRows: 4 });
		await release(browser, id, 2);
		expect(await read()).toMatchObject({ problem: 'price', total: 4000, seenTotal: 3000 });
		expect(await place(browser, 4000)).toBe('PRICE_CHANGED');
	});

	it('takes the pieces of all rows from the stock', async () => {
		const { browser } = await shop.shopper();
		const count = (onHand: number) =>
			shop.inShop(async (sql) => {
				await sql`delete from stock where product_id = ${shop.idOf('badges')}`;
				await sql`
					insert into stock (tenant_id, product_id, on_hand, reserved, warning_level, sell_when_empty)
					values (${shop.demo.id}, ${shop.idOf('badges')}, ${onHand}, 0, 0, false)`;
			});
		await count(5);
		const begun = await begin(browser, { slug: 'badges', quantity: 2 });
		await release(browser, begun.id);
		expect(await finalise(browser, begun.itemId)).toMatchObject({ problem: 'stock' });
		await count(6);
		expect(await place(browser, 900)).toMatchObject({ state: 'placed' });
		const [left] = await shop.inShop((sql) => sql`select on_hand from stock where product_id = ${shop.idOf('badges')}`);
		expect(left).toEqual({ onHand: 0 });
		await shop.inShop((sql) => sql`delete from stock where product_id = ${shop.idOf('badges')}`);
	});

	it('is copied with its rows, and stays released', async () => {
		const { browser } = await shop.shopper();
		const { line } = await inCart(browser);
		const copy = await shop.tell(browser, `mutation($id: ID!) { copyItem(id: $id) { ${lineFields} } }`, {
			id: line.id,
		});
		expect(copy).toMatchObject({ location: 'cart', quantity: 100, seriesRows: 3, total: 3000, problem: null });
		expect(copy.designId).not.toBe(line.designId);
		expect(
			await shop.tell(browser, 'query($d: ID!) { designSeries(designId: $d) { rows mapping } }', { d: copy.designId }),
		).toEqual({
			...{ rows: trio.rows, mapping: trio.mapping },
		});
	});
});

describe('an ordered series', () => {
	const ordered = async (browser: Browser, given: Parameters<typeof begin>[1] = {}) => {
		const { id, line } = await inCart(browser, given);
		const { orderId } = await place(browser, line.total);
		return { id, line, orderId: orderId as string };
	};
	const orderOf = (orderId: string) => shop.inShop((sql) => findOrder(sql, shop.demo.id, { id: orderId }));

	it('has all pieces, the rows, and the price that was seen, in one line', async () => {
		const { browser } = await shop.shopper();
		const { orderId } = await ordered(browser);
		expect((await orderOf(orderId))?.lines).toMatchObject([{ quantity: 300, seriesRows: 3, gross: 3000 }]);
		const { data } = await browser.graphql('{ ownOrders(first: 1, offset: 0) { items { number } } }');
		const own = await browser.graphql(
			`{ ownOrder(number: "${data.ownOrders.items[0].number}") { lines { quantity seriesRows total } } }`,
		);
		expect(own.data.ownOrder.lines).toEqual([{ quantity: 300, seriesRows: 3, total: 3000 }]);
	});

	it('is confirmed with the number of people and the pieces of each', async () => {
		const { browser } = await shop.shopper();
		const { orderId } = await ordered(browser);
		await orderPlacedJob({ platformAddress: () => 'http://demo.localhost' }).run({
			...{ tenantId: shop.demo.id, payload: { orderId }, inTenant: shop.inShop, signal: AbortSignal.timeout(10_000) },
			...{ attempt: { number: 1, last: false }, log: pino({ level: 'silent' }) },
		});
		const mails = await shop.inShop(
			(sql) => sql<{ text: string }[]>`
				select m.text from mails m join order_mails o on o.mail_id = m.id where o.order_id = ${orderId}`,
		);
		expect(mails[0]?.text).toContain('3 Personen × 100 Stück');
	});

	it('is shown to its customer row by row, as it was released', async () => {
		const { browser } = await shop.shopper();
		const { line, orderId } = await ordered(browser);
		await shop.inShop((sql) => openPrintLines(sql, shop.demo.id, orderId));
		const [design] = await shop.tell(
			browser,
			'query($ids: [ID!]!) { orderedDesigns(itemIds: $ids) { rows sides previews } }',
			{ ids: [line.id] },
		);
		expect(design).toMatchObject({ rows: 3, sides: ['front', 'back'] });
		const pictureOf = async (row: string, who = browser) => {
			const { status, body } = await who.ask(`${design.previews[0]}&row=${row}`);
			return { status, body };
		};
		const [first, second] = [await pictureOf('1'), await pictureOf('2')];
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(second.body).not.toBe(first.body);
		expect((await browser.ask(design.previews[0])).body).toBe(first.body);
		for (const row of ['4', '0', 'x', '']) expect((await pictureOf(row)).status).toBe(404);
		expect((await pictureOf('2', (await shop.shopper()).browser)).status).toBe(404);
	});

	it('is ordered by the shop for its customer at the same price', async () => {
		const { browser, userId } = await shop.shopper();
		const { line } = await inCart(browser);
		const mutation =
			'mutation($user: ID!, $input: PlaceOrderInput!) { createOrderFor(userId: $user, input: $input) { orderId } }';
		const { orderId } = await shop.tell(await shop.staff(), mutation, {
			user: userId,
			input: someInput({ seenTotal: line.total }),
		});
		expect((await orderOf(orderId))?.lines).toMatchObject([{ quantity: 300, seriesRows: 3, gross: 3000 }]);
	});

	it('goes straight into the cart again, with its rows and at its price', async () => {
		const { browser } = await shop.shopper();
		const { orderId, id } = await ordered(browser);
		// What becomes of the rows after the order is no matter of it.
		await shop.tell(
			browser,
			'mutation($d: ID!, $t: JSON!) { saveDesignSeries(designId: $d, revision: 1, table: $t) { revision } }',
			{ d: id, t: people('Eve') },
		);
		const again = await shop.tell(
			browser,
			`mutation($id: ID!) { reorder(orderId: $id) { cart { ${lineFields} } drafts { id } left { name } } }`,
			{ id: orderId },
		);
		expect(again).toMatchObject({
			cart: [{ quantity: 100, seriesRows: 3, total: 3000, problem: null }],
			drafts: [],
			left: [],
		});
		const rows = await shop.tell(browser, 'query($d: ID!) { designSeries(designId: $d) { rows } }', {
			d: again.cart[0].designId,
		});
		expect(rows.rows).toEqual(trio.rows);
	});

	it('is not printed for more people than were paid for when it was sent back', async () => {
		const { browser } = await shop.shopper();
		const { orderId, id, line } = await ordered(browser);
		const stateOf = () => shop.inShop((sql) => sql`select state from print_lines where item_id = ${line.id}`);
		await shop.inShop(async (sql) => {
			await openPrintLines(sql, shop.demo.id, orderId);
			await sql`update print_lines set state = 'refused' where item_id = ${line.id}`;
		});
		const save = (revision: number, t: unknown) =>
			shop.tell(
				browser,
				'mutation($d: ID!, $r: Int!, $t: JSON!) { saveDesignSeries(designId: $d, revision: $r, table: $t) { revision } }',
				{ d: id, r: revision, t },
			);
		expect(await save(1, people('Ada', 'Grace', 'Klothilde', 'Eve'))).toBe('VALIDATION');
		await save(1, people('Ada', 'Grace', 'Eve'));
		await release(browser, id, 2);
		expect(await stateOf()).toMatchObject([{ state: 'released' }]);
	});
});
