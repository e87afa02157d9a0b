import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type Mover, mayMove, type OrderStatus, orderStatuses } from '../../../rules/orders/machine.ts';
import { orderNumber } from '../../../rules/orders/number-range.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { openDatabase, type Sql } from '../../database/connection.ts';
import { someLine, someOrder } from '../../testing/orders.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { placedOrders } from './count-placed.ts';
import { drawNumber } from './draw-number.ts';
import { moveOrder } from './move-order.ts';
import { placeRecorded } from './place-order.ts';
import { recordEvent } from './record-event.ts';
import { recordOrder, recordPlaced } from './record-order.ts';

let shop: Shop;
let buyer: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	buyer = await shop.makeUser('buyer@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const system = { actor: 'system', userId: null } as const;

async function record(given: Parameters<typeof someOrder>[1] = {}, userId = buyer): Promise<string> {
	const order = someOrder(userId, given);
	await inShop((sql) => recordOrder(sql, shop.demo.id, order, [someLine(), someLine()], system));
	return order.id;
}

const place = (orderId: string, year = 2026) =>
	inShop((sql) => placeRecorded(sql, shop.demo.id, orderId, { ...system, paid: false, year }));

async function placed(userId = buyer): Promise<string> {
	const id = await record({}, userId);
	await place(id);
	return id;
}

const rowOf = async (id: string) =>
	(await inShop((sql) => sql`select status, number, error, user_id from orders where id = ${id}`))[0];

const eventsOf = (id: string) =>
	inShop((sql) => sql`select kind, actor, detail from order_events where order_id = ${id} order by at, id`);

const jobsOf = async (name: string, orderId: string) =>
	shop.test.owner`select data from jobs.job where name = ${name} and data -> 'payload' ->> 'orderId' = ${orderId}`;

describe('recording', () => {
	it('writes the order, its lines and its beginning; of one checkout once', async () => {
		const checkoutKey = newId();
		const write = () =>
			inShop((sql) =>
				recordOrder(sql, shop.demo.id, someOrder(buyer, { checkoutKey }), [someLine(), someLine()], system),
			);
		expect((await Promise.all([write(), write(), write()])).filter(Boolean)).toHaveLength(1);
		const [order] = await inShop(
			(sql) => sql`select id, status, line_count, totals from orders where checkout_key = ${checkoutKey}`,
		);
		expect(order).toMatchObject({ status: 'inCreation', lineCount: 2, totals: { gross: 1190 } });
		expect(await eventsOf(order?.id)).toMatchObject([{ kind: 'created' }]);
		expect(await inShop((sql) => sql`select position from order_lines where order_id = ${order?.id}`)).toHaveLength(2);
	});
});

describe('numbers', () => {
	beforeEach(async () => {
		await inShop((sql) => sql`delete from number_ranges`);
	});

	it('are counted by year and kind, those of documents with the prefix of the shop', async () => {
		const draw = (kind: Parameters<typeof drawNumber>[2], year: number) =>
			inShop((sql) => drawNumber(sql, shop.demo.id, kind, year));
		expect([await draw('order', 2026), await draw('order', 2026), await draw('order', 2027)]).toEqual([
			'2026-000001',
			'2026-000002',
			'2027-000001',
		]);
		expect([await draw('invoice', 2026), await draw('creditNote', 2026)]).toEqual(['RE-2026-000001', 'RK-2026-000001']);
		const prefixes = { invoicePrefix: 'R/', creditNotePrefix: '' };
		await inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, prefixes));
		expect([await draw('invoice', 2026), await draw('creditNote', 2026)]).toEqual(['R/2026-000002', '2026-000002']);
		await inShop((sql) => sql`delete from settings`);
	});

	const placing = (year: number) => ({ ...system, paid: false, year });
	it.each([
		['later', 2031, (sql: Sql, id: string) => placeRecorded(sql, shop.demo.id, id, placing(2031))],
		[
			'as they are written',
			2033,
			(sql: Sql) => recordPlaced(sql, shop.demo.id, someOrder(buyer), [someLine(), someLine()], placing(2033)),
		],
	])('have no gap when 50 are placed at once, %s, and every third is rolled back', async (_how, year, draw) => {
		// One for each: a caller that waits for a connection for a second is notified that there is none.
		const many = openDatabase(shop.test.appUrl, 50);
		const ids = await Promise.all(Array.from({ length: 50 }, () => record()));
		const outcomes = await Promise.allSettled(
			ids.map((id, index) =>
				many.inTenant(shop.demo.id, async (sql) => {
					const number = await draw(sql, id);
					if (index % 3 === 0) throw new Error('rolled back');
					return number;
				}),
			),
		);
		await many.close();
		const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])).sort();
		expect(numbers).toHaveLength(33);
		expect(numbers).toEqual(numbers.map((_, index) => orderNumber(year, index + 1)));
	});
});

describe('an order that is placed as it is written', () => {
	const write = (checkoutKey: string, userId = buyer) =>
		inShop(async (sql) => {
			const order = someOrder(userId, { checkoutKey });
			const number = await recordPlaced(sql, shop.demo.id, order, [someLine(), someLine()], {
				...{ ...system, paid: false, year: 2032 },
			});
			if (!number) throw new Error('there is one');
			return { id: order.id, number };
		});

	it('has its number as all others have it, and is written once for each checkout', async () => {
		const checkoutKey = newId();
		const outcomes = await Promise.allSettled([write(checkoutKey), write(checkoutKey)]);
		expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		const { id, number } = await write(newId());
		expect(number).toBe(orderNumber(2032, 2));
		expect(await rowOf(id)).toMatchObject({ status: 'placed', number, error: null });
		expect(await jobsOf('orders.placed', id)).toHaveLength(1);
		for (const last of [999_998, 999_999]) {
			await inShop((sql) => sql`update number_ranges set last = ${last} where kind = 'order' and year = 2032`);
			expect((await write(newId())).number).toBe(orderNumber(2032, last + 1));
		}
	});
});

describe('the machine', () => {
	/** As the owner of the tables may: into any status, with a number or without. */
	async function bring(status: OrderStatus, numbered: boolean): Promise<string> {
		const id = numbered ? await placed() : await record();
		await inShop((sql) => sql`update orders set status = ${status} where id = ${id}`);
		return id;
	}

	const states = orderStatuses.flatMap((status) =>
		(status === 'placed' || status === 'processed' || status === 'finished' ? [true] : [true, false]).map(
			(numbered) => ({ status, numbered }),
		),
	);

	const moves = states.flatMap((state) =>
		orderStatuses.flatMap((to) => (['system', 'staff'] satisfies Mover[]).map((actor) => ({ ...state, to, actor }))),
	);
	/** Being placed for the first time is no move: the number comes with it. */
	const isArrow = ({ status, numbered, to, actor }: (typeof moves)[number]) =>
		mayMove({ status, number: numbered ? 'x' : null }, to, actor) && (numbered || to !== 'placed');

	it('moves along its arrows, with an event, and a job for what was ever placed', async () => {
		for (const { status, numbered, to, actor } of moves.filter(isArrow)) {
			const id = await bring(status, numbered);
			await inShop((sql) => moveOrder(sql, shop.demo.id, id, to, { actor, note: 'so' }));
			expect(await rowOf(id)).toMatchObject({ status: to });
			const event = { kind: 'status', actor, detail: { from: status, to, note: 'so' } };
			expect((await eventsOf(id)).at(-1)).toMatchObject(event);
			expect(await jobsOf('orders.changed', id)).toHaveLength(numbered ? 1 : 0);
		}
	});

	it('refuses every other arrow, and writes nothing', async () => {
		for (const { status, numbered, to, actor } of moves.filter((move) => !isArrow(move))) {
			const id = await bring(status, numbered);
			const before = await eventsOf(id);
			const moved = inShop((sql) => moveOrder(sql, shop.demo.id, id, to, { actor }));
			await expect(moved, `${status} ${numbered} → ${to} by ${actor}`).rejects.toMatchObject({
				code: 'ORDER_NOT_MOVED',
			});
			expect(await rowOf(id)).toMatchObject({ status });
			expect(await eventsOf(id)).toEqual(before);
		}
	});

	it('says why an order is in error, and forgets it when it is not any more', async () => {
		const id = await placed();
		const staff = { actor: 'staff' } as const;
		await inShop((sql) => moveOrder(sql, shop.demo.id, id, 'error', { ...staff, error: 'paperJam' }));
		expect(await rowOf(id)).toMatchObject({ status: 'error', error: 'paperJam' });
		await inShop((sql) => moveOrder(sql, shop.demo.id, id, 'placed', staff));
		expect(await rowOf(id)).toMatchObject({ status: 'placed', error: null });
	});

	it('lets two who move at once move once', async () => {
		const id = await placed();
		const move = () => inShop((sql) => moveOrder(sql, shop.demo.id, id, 'processed', { actor: 'staff' }));
		const outcomes = await Promise.allSettled([move(), move(), move()]);
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await eventsOf(id)).toHaveLength(3);
	});

	it('does not know the orders of others, or none', async () => {
		const move = (id: string) => inShop((sql) => moveOrder(sql, shop.demo.id, id, 'error', { actor: 'staff' }));
		await expect(move(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
	});

	it('places an order once, with a job', async () => {
		const id = await placed();
		await expect(place(id)).rejects.toThrow();
		expect(await jobsOf('orders.placed', id)).toHaveLength(1);
	});
});

describe('a placed order', () => {
	/** As the owner of the tables, whom no policy but the triggers hold. */
	const asOwner = <T>(work: (sql: Sql) => Promise<T>) =>
		shop.test.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${shop.demo.id}, true)`;
			return work(sql as Sql);
		});

	async function withDocument(): Promise<string> {
		const id = await placed();
		await inShop(
			(sql) => sql`
				insert into order_documents (tenant_id, id, order_id, kind, number, issued_on, document)
				values (${shop.demo.id}, ${newId()}, ${id}, 'invoice', ${id}, '2026-11-15', '{}')`,
		);
		return id;
	}

	const changes: [string, (sql: Sql, id: string) => Promise<unknown>][] = [
		['its total', (sql, id) => sql`update orders set gross = 1 where id = ${id}`],
		['its address', (sql, id) => sql`update orders set billing_address = '{}' where id = ${id}`],
		['its number', (sql, id) => sql`update orders set number = '2026-999999' where id = ${id}`],
		['whose it is', (sql, id) => sql`update orders set user_id = ${newId()} where id = ${id}`],
		['all of it', (sql, id) => sql`delete from orders where id = ${id}`],
		['a price', (sql, id) => sql`update order_lines set gross = 1 where order_id = ${id}`],
		['a line', (sql, id) => sql`delete from order_lines where order_id = ${id}`],
		['what has happened', (sql, id) => sql`update order_events set detail = '{}' where order_id = ${id}`],
		['that it has happened', (sql, id) => sql`delete from order_events where order_id = ${id}`],
		['a document', (sql, id) => sql`update order_documents set document = '{"x":1}' where order_id = ${id}`],
		['that there is a document', (sql, id) => sql`delete from order_documents where order_id = ${id}`],
		['what was printed', (sql, id) => sql`update order_documents set pdf = '\\x03' where order_id = ${id}`],
	];

	it.each(changes)('keeps %s, for every caller', async (what, change) => {
		const id = await withDocument();
		if (what === 'what was printed')
			await inShop((sql) => sql`update order_documents set pdf = '\\x02' where order_id = ${id}`);
		for (const ask of [inShop, asOwner])
			await expect(ask((sql) => change(sql, id))).rejects.toThrow(/placed order stays/);
	});

	it('lets its machine, its payment, the place of its stock and the making of a document go on', async () => {
		const id = await withDocument();
		await inShop((sql) => sql`update orders set status = 'processed', payment = 'paid' where id = ${id}`);
		await inShop((sql) => sql`update order_lines set stock = 'taken' where order_id = ${id}`);
		await inShop((sql) => sql`update order_documents set pdf = '\\x02' where order_id = ${id}`);
	});

	it('stays when its buyer is erased, without personal data', async () => {
		const userId = await shop.makeUser('gone@example.com');
		const id = await placed(userId);
		await inShop((sql) => recordEvent(sql, shop.demo.id, id, { actor: 'shopper', userId, kind: 'note' }));
		await inShop((sql) => sql`delete from users where id = ${userId}`);
		expect(await rowOf(id)).toMatchObject({ status: 'placed', userId: null });
		expect(await inShop((sql) => sql`select from order_events where order_id = ${id} and user_id is not null`)).toEqual(
			[],
		);
	});

	it('and nothing else: what is in creation can go without a trace', async () => {
		const id = await record();
		await inShop((sql) => sql`delete from orders where id = ${id}`);
		expect(await rowOf(id)).toBeUndefined();
		expect(await eventsOf(id)).toEqual([]);
	});
});

describe('orders placed, as they are counted', () => {
	it('count each order once when it is committed, and none that is undone or placed before', async () => {
		const before = placedOrders();
		await placed();
		expect(placedOrders()).toBe(before + 1);
		const by = { ...system, paid: false, year: 2026 };
		const order = someOrder(buyer, {});
		const recordAtOnce = () => inShop((sql) => recordPlaced(sql, shop.demo.id, order, [someLine()], by));
		await recordAtOnce();
		expect(placedOrders()).toBe(before + 2);
		expect(await recordAtOnce()).toBeUndefined();
		const undone = inShop(async (sql) => {
			await recordPlaced(sql, shop.demo.id, someOrder(buyer, {}), [someLine()], by);
			throw new Error('stop');
		});
		await expect(undone).rejects.toThrow('stop');
		expect(placedOrders()).toBe(before + 2);
	});
});
