import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { releaseSeveral, reserveSeveral, sellSeveral, takeSeveral } from './move-several.ts';

let test: TestDatabase;
let demo: Tenant;
const [card, poster, free] = [newId(), newId(), newId()].sort() as [string, string, string];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	await inShop(
		(sql) => sql`
			insert into products (tenant_id, id, slug)
			values (${demo.id}, ${card}, 'card'), (${demo.id}, ${poster}, 'poster'), (${demo.id}, ${free}, 'free')`,
	);
});

afterAll(() => test.drop());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);

beforeEach(async () => {
	await inShop((sql) => sql`delete from stock`);
	await inShop((sql) => sql`delete from stock_movements`);
	await inShop(
		(sql) => sql`
			insert into stock (tenant_id, product_id, on_hand, warning_level)
			values (${demo.id}, ${card}, 10, 4), (${demo.id}, ${poster}, 3, null)`,
	);
	await test.owner`delete from jobs.job`;
});

const stock = () => inShop((sql) => sql`select on_hand, reserved from stock order by product_id`);
const log = () =>
	inShop(
		(sql) => sql`
		select reason, on_hand_change, reserved_change, on_hand, reserved from stock_movements order by product_id, at`,
	);
const wanted = [
	{ productId: poster, quantity: 2 },
	{ productId: card, quantity: 1 },
	{ productId: card, quantity: 5 },
	{ productId: free, quantity: 7 },
];

describe('all that an order holds', () => {
	it('is reserved and taken together, lines of one product as one, and what is not counted is left alone', async () => {
		const { result } = await watchStatements(test.appUrl, demo.id, (sql) => reserveSeveral(sql, demo.id, wanted));
		expect(result).toEqual({ short: [], counted: new Set([card, poster]) });
		expect(await stock()).toEqual([
			{ onHand: 10, reserved: 6 },
			{ onHand: 3, reserved: 2 },
		]);
		await inShop((sql) => takeSeveral(sql, demo.id, wanted));
		expect(await stock()).toEqual([
			{ onHand: 4, reserved: 0 },
			{ onHand: 1, reserved: 0 },
		]);
		expect(await log()).toMatchObject([
			{ reason: 'reserved', onHandChange: 0, reservedChange: 6, onHand: 10, reserved: 6 },
			{ reason: 'sold', onHandChange: -6, reservedChange: -6, onHand: 4, reserved: 0 },
			{ reason: 'reserved', reservedChange: 2 },
			{ reason: 'sold', onHandChange: -2 },
		]);
	});

	it('is released, or sold at once', async () => {
		await inShop((sql) => reserveSeveral(sql, demo.id, wanted));
		await inShop((sql) => releaseSeveral(sql, demo.id, wanted));
		await inShop((sql) => sellSeveral(sql, demo.id, wanted));
		expect(await stock()).toEqual([
			{ onHand: 4, reserved: 0 },
			{ onHand: 1, reserved: 0 },
		]);
	});

	it('is not changed where one product is short, and nothing is recorded', async () => {
		const more = [...wanted, { productId: poster, quantity: 2 }];
		for (const move of [reserveSeveral, sellSeveral, takeSeveral, releaseSeveral])
			expect((await inShop((sql) => move(sql, demo.id, more))).short).toContain(poster);
		expect(await stock()).toEqual([
			{ onHand: 10, reserved: 0 },
			{ onHand: 3, reserved: 0 },
		]);
		expect(await log()).toEqual([]);
	});

	it('goes below nothing where that is sold', async () => {
		await inShop((sql) => sql`update stock set sell_when_empty = true where product_id = ${poster}`);
		expect((await inShop((sql) => sellSeveral(sql, demo.id, [...wanted, ...wanted.slice(0, 1)]))).short).toEqual([]);
		expect(await stock()).toEqual([
			{ onHand: 4, reserved: 0 },
			{ onHand: -1, reserved: 0 },
		]);
	});

	it('warns once, and has pages say what is low', async () => {
		await inShop((sql) => sellSeveral(sql, demo.id, wanted));
		const jobs = await test.owner`select name from jobs.job order by name`;
		expect(jobs.map(({ name }) => name)).toEqual(['stock.show', 'stock.warn']);
	});

	it('takes the same number of statements however much it is', async () => {
		const counts: number[] = [];
		for (const pieces of [wanted.slice(0, 2), wanted]) {
			await inShop((sql) => sql`update stock set on_hand = 100000, warning_level = null`);
			const { statements } = await watchStatements(test.appUrl, demo.id, (sql) => reserveSeveral(sql, demo.id, pieces));
			counts.push(statements.length);
		}
		expect(counts).toEqual([1, 1]);
	});

	it('refuses numbers that are none', async () => {
		for (const quantity of [0, -1, 1.5])
			await expect(inShop((sql) => sellSeveral(sql, demo.id, [{ productId: card, quantity }]))).rejects.toThrow(
				RangeError,
			);
	});
});
