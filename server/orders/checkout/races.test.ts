// Many who want the same few things at the same moment.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase, type Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { offerParcel, order, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { makeBuyers, orderAtOnce, takeCards } from '../../testing/order-rush.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';

let test: TestDatabase;
let demo: Tenant;
let database: Database;
let ids: Map<string, string>;
let parcel: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	database = openDatabase(test.appUrl, 25);
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [piece('few', 1000), piece('fewer', 1000), piece('third', 1000)]);
	parcel = await offerParcel(test.database, demo);
	await takeCards(database, demo);
});

afterAll(async () => {
	await database.close();
	await test.drop();
});

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => database.inTenant(demo.id, work);
const idOf = (slug: string) => ids.get(slug) ?? '';
const count = (slug: string, onHand: number) =>
	inShop(
		(sql) => sql`
			insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${idOf(slug)}, ${onHand})
			on conflict (tenant_id, product_id) do update set on_hand = excluded.on_hand, reserved = 0`,
	);
const stockOf = async (slug: string) =>
	(await inShop((sql) => sql`select on_hand, reserved from stock where product_id = ${idOf(slug)}`))[0];
const placedBy = (method: string) =>
	inShop((sql) => sql`select number from orders where status = 'placed' and payment_method = ${method}`);

/** All by invoice. @returns the error of those who came too late */
async function orderAll(buyers: number, slugs: readonly string[], seenTotal: number): Promise<string[]> {
	const people = await makeBuyers(database, demo, buyers, slugs.map(idOf));
	const outcomes = await Promise.allSettled(
		people.map((user) => order(database, demo, user, someInput({ shippingMethodId: parcel, seenTotal }))),
	);
	return outcomes.flatMap((outcome) => {
		if (outcome.status === 'fulfilled') return [];
		const { reason } = outcome;
		return reason instanceof Refused ? `${reason.code} ${reason.details}` : `unexpected: ${reason}`;
	});
}

describe('more buyers than pieces', () => {
	it('50 for 10 by invoice: exactly 10 are placed, the others get an error', async () => {
		await count('few', 10);
		const refusals = await orderAll(50, ['few'], 1490);
		expect(new Set(refusals)).toEqual(new Set(['CART_PROBLEMS stock']));
		expect(refusals).toHaveLength(40);
		expect(await stockOf('few')).toEqual({ onHand: 0, reserved: 0 });
		expect(new Set((await placedBy('invoice')).map(({ number }) => number)).size).toBe(10);
	});

	it('of two products at once, in any order: no deadlock, and the scarcer one limits how many are placed', async () => {
		await count('fewer', 7);
		await count('third', 9);
		expect(new Set(await orderAll(30, ['fewer', 'third'], 2490))).toEqual(new Set(['CART_PROBLEMS stock']));
		expect([await stockOf('fewer'), await stockOf('third')]).toEqual([
			{ onHand: 0, reserved: 0 },
			{ onHand: 2, reserved: 0 },
		]);
	});

	it('60 for 20 by card, of whom every fifth gives up: what they leave is for sale again, and exactly 20 are placed', async () => {
		await count('few', 20);
		const people = await makeBuyers(database, demo, 60, [idOf('few')]);
		const input = { shippingMethodId: parcel, seenTotal: 1490 };
		const { placed, unexpected } = await orderAtOnce(database, {
			tenant: demo,
			people,
			pieces: 20,
			everyGivesUp: 5,
			input,
		});
		expect(unexpected).toEqual([]);
		expect(placed).toBe(20);
		expect(await stockOf('few')).toEqual({ onHand: 0, reserved: 0 });
		expect(await placedBy('card')).toHaveLength(20);
	});
});
