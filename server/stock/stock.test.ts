import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { openDatabase, type Sql } from '../database/connection.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { moveAtOnce } from '../testing/stock-rush.ts';
import {
	countStock,
	loseStock,
	type MoveOutcome,
	receiveStock,
	releaseStock,
	reserveStock,
	returnStock,
	takeStock,
} from './move-stock.ts';

let test: TestDatabase;
let tenant: Tenant;
let card: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const languageCodes = ['de-DE'];
	await createTenant(test.database, { slug: 'demo', name: 'Druckwerk', allowTemporaryUsers: false, languageCodes });
	const found = await tenantWithSlug(test.database, 'demo');
	if (!found) throw new Error('not made');
	tenant = found;
	[card = ''] = await inShop((sql) =>
		saveProducts(sql, tenant, [
			{ slug: 'card', names: { 'de-DE': 'Karte' }, fromPrice: 100, published: true, mediaId: null },
		]).then(() => sql<{ id: string }[]>`select id from products`.then((rows) => rows.map(({ id }) => id))),
	);
});

afterAll(() => test.drop());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(tenant.id, work);

beforeEach(async () => {
	await inShop((sql) => sql`delete from stock`);
	await inShop((sql) => sql`delete from stock_movements`);
	await test.owner`delete from jobs.job`;
});

const move = (work: typeof takeStock, quantity: number, note?: string): Promise<MoveOutcome> =>
	inShop((sql) => work(sql, tenant.id, card, quantity, note === undefined ? {} : { note }));

const numbers = async () => {
	const [row] = await inShop((sql) => sql`select on_hand, reserved from stock where product_id = ${card}`);
	return row && `${row.onHand} on hand, ${row.reserved} reserved`;
};

const sellWhenEmpty = (on: boolean) => inShop((sql) => sql`update stock set sell_when_empty = ${on}`);

describe('stock', () => {
	it('that is not counted is always enough, and nothing is recorded', async () => {
		for (const work of [reserveStock, releaseStock, takeStock, returnStock, receiveStock, loseStock])
			expect(await move(work, 5)).toBe('notCounted');
		expect(await inShop((sql) => sql`select from stock_movements`)).toHaveLength(0);
	});

	it('is counted from the first count on, and a product that does not exist is not', async () => {
		expect(await move(countStock, 12, 'Inventur')).toBe('moved');
		expect(await numbers()).toBe('12 on hand, 0 reserved');
		expect(await inShop((sql) => countStock(sql, tenant.id, newId(), 1))).toBe('notCounted');
	});

	it('is reserved, taken, given back and returned, each with its movement and the numbers after it', async () => {
		await move(countStock, 10);
		expect(await move(reserveStock, 4)).toBe('moved');
		expect(await move(releaseStock, 1)).toBe('moved');
		expect(await move(takeStock, 3, 'Bestellung 1')).toBe('moved');
		expect(await move(returnStock, 1)).toBe('moved');
		expect(await move(receiveStock, 5)).toBe('moved');
		expect(await move(loseStock, 2)).toBe('moved');
		expect(await move(countStock, 9)).toBe('moved');
		expect(await numbers()).toBe('9 on hand, 0 reserved');
		const rows = await inShop(
			(sql) => sql`
				select reason, on_hand_change, reserved_change, on_hand, reserved, note from stock_movements order by at, id`,
		);
		expect(rows.map((row) => Object.values(row).join(' ').trim())).toEqual([
			'counted 10 0 10 0',
			'reserved 0 4 10 4',
			'released 0 -1 10 3',
			'sold -3 -3 7 0 Bestellung 1',
			'returned 1 0 8 0',
			'received 5 0 13 0',
			'lost -2 0 11 0',
			'counted -2 0 9 0',
		]);
	});

	it.each([
		['more cannot be reserved than is available', reserveStock, 3],
		['more cannot be given back than is reserved', releaseStock, 9],
		['more cannot be taken than is reserved', takeStock, 9],
		['what is reserved cannot be lost', loseStock, 3],
		['what is reserved cannot be counted away', countStock, 7],
		['nothing comes in that nobody could count', receiveStock, 99_999_999],
	])('%s: nothing is changed and nothing written down', async (_promise, work, quantity) => {
		await move(countStock, 10);
		await move(reserveStock, 8);
		expect(await move(work, quantity)).toBe('insufficient');
		expect(await numbers()).toBe('10 on hand, 8 reserved');
		expect(await inShop((sql) => sql`select from stock_movements`)).toHaveLength(2);
	});

	it('that is sold when empty goes below nothing, by sales alone', async () => {
		await move(countStock, 2);
		await sellWhenEmpty(true);
		expect(await move(reserveStock, 5)).toBe('moved');
		expect(await move(takeStock, 5)).toBe('moved');
		expect(await numbers()).toBe('-3 on hand, 0 reserved');
		expect(await move(loseStock, 1)).toBe('insufficient');
		expect(await move(releaseStock, 1)).toBe('insufficient');
	});

	it.each([0, -1, 1.5, Number.NaN, 100_000_001])('is never moved by %s', async (quantity) => {
		await move(countStock, 5);
		await expect(move(takeStock, quantity)).rejects.toThrow(RangeError);
		expect(await numbers()).toBe('5 on hand, 0 reserved');
	});

	it('is kept consistent by the database itself', async () => {
		await move(countStock, 5);
		await expect(inShop((sql) => sql`update stock set reserved = 6`)).rejects.toThrow(/stock_suffices/);
		await expect(inShop((sql) => sql`update stock set on_hand = -1`)).rejects.toThrow(/stock_suffices/);
	});

	it('is undone with the transaction it was moved in', async () => {
		await move(countStock, 5);
		const undone = inShop(async (sql) => {
			await reserveStock(sql, tenant.id, card, 5);
			throw new Error('undone');
		});
		await expect(undone).rejects.toThrow('undone');
		expect(await numbers()).toBe('5 on hand, 0 reserved');
		expect(await inShop((sql) => sql`select from stock_movements`)).toHaveLength(1);
		expect(await test.owner`select from jobs.job`).toHaveLength(0);
	});

	it('of another shop is out of reach', async () => {
		const languageCodes = ['de-DE'];
		const other = await createTenant(test.database, {
			slug: `other-${newId()}`,
			name: 'Other',
			allowTemporaryUsers: false,
			languageCodes,
		});
		await move(countStock, 5);
		const take = (tenantId: string) => test.database.inTenant(other, (sql) => reserveStock(sql, tenantId, card, 1));
		expect(await take(other)).toBe('notCounted');
		expect(await take(tenant.id)).toBe('notCounted');
		expect(await numbers()).toBe('5 on hand, 0 reserved');
	});
});

describe('when 16 want the same at once', () => {
	it('on hand and reserved are exact, never below nothing, and every movement fits the one before it', async () => {
		await move(countStock, 20);
		// Each on a connection of its own, or they would wait for those and not for the row.
		const database = openDatabase(test.appUrl, 16);
		const rush = await moveAtOnce(database, { tenantId: tenant.id, productId: card, clients: 16, moves: 800 });
		await database.close();
		expect(rush.moved).toBeGreaterThanOrEqual(800);
		expect(rush.refused).toBeGreaterThan(0);
		expect(rush.faults).toEqual([]);
	});

	it('and all begin to count, the counts are added up without a gap', async () => {
		await Promise.all(Array.from({ length: 10 }, (_, index) => move(countStock, index + 1)));
		const [row] = await inShop(
			(sql) => sql`
				select s.on_hand, sum(m.on_hand_change)::int as sum, count(*)::int as count from stock s
				join stock_movements m on m.product_id = s.product_id group by s.on_hand`,
		);
		expect(row?.sum).toBe(row?.onHand);
		expect(row?.count).toBe(10);
	});
});
