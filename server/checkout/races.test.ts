// Many who want the same few things at the same moment.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { User } from '../accounts/subject.ts';
import { type Database, isUnavailable, openDatabase, type Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { enterSecret } from '../secrets/keep-secret.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { fillCart, makeBuyer, offerParcel, order, someInput } from '../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { fillShop, piece } from '../testing/sold.ts';
import { finishOrder, giveUpOrder } from './finish-order.ts';
import type { OrderInput } from './order-input.ts';
import type { Placing, Prepared } from './prepare-order.ts';

let test: TestDatabase;
let demo: Tenant;
let database: Database;
let ids: Map<string, string>;
let parcel: string;
const secretsKey = Buffer.alloc(32);
const cards: Placing = { payments: { provider: { isSandbox: () => true } as never, secretsKey } };

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	database = openDatabase(test.appUrl, 25);
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [piece('few', 1000), piece('fewer', 1000), piece('third', 1000)]);
	parcel = await offerParcel(test.database, demo);
	await inShop(async (sql) => {
		for (const purpose of ['paymentSecretKey', 'paymentWebhookSecret'] as const)
			await enterSecret(sql, secretsKey, demo.id, purpose, 'sk_test_sandbox');
	});
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

async function buyers(many: number, slugs: readonly string[]): Promise<User[]> {
	const made: User[] = [];
	for (let index = 0; index < many; index += 1) {
		const buyer = await makeBuyer(database, demo);
		const wanted = slugs.map((slug) => ({ productId: idOf(slug), quantity: 1 }));
		// Each with his own order of things: whoever holds one must not wait for who holds the other.
		await fillCart(database, demo, buyer.id, index % 2 ? wanted : wanted.toReversed());
		made.push(buyer);
	}
	return made;
}

/** Whoever is told that all connections are taken sends the same again. */
async function buy(user: User, given: Partial<OrderInput>, placing: Placing = {}): Promise<Prepared> {
	const input = someInput({ shippingMethodId: parcel, ...given });
	for (;;) {
		try {
			return await order(database, demo, user, input, placing);
		} catch (error) {
			if (!isUnavailable(error)) throw error;
		}
	}
}

/** Only one thing may be said to those who come too late. */
function refusalsOf(outcomes: readonly PromiseSettledResult<unknown>[]): string[] {
	return outcomes.flatMap((outcome) => {
		if (outcome.status === 'fulfilled') return [];
		const { reason } = outcome;
		return reason instanceof Refused ? `${reason.code} ${reason.details}` : `unexpected: ${reason}`;
	});
}

describe('more buyers than pieces', () => {
	it('50 for 10 by invoice: exactly 10 are placed, the others are told', async () => {
		await count('few', 10);
		const people = await buyers(50, ['few']);
		const outcomes = await Promise.allSettled(people.map((user) => buy(user, { seenTotal: 1490 })));
		const refusals = refusalsOf(outcomes);
		expect(new Set(refusals)).toEqual(new Set(['CART_PROBLEMS stock']));
		expect(refusals).toHaveLength(40);
		expect(await stockOf('few')).toEqual({ onHand: 0, reserved: 0 });
		const numbers = await inShop((sql) => sql`select number from orders where status = 'placed' order by number`);
		expect(numbers).toHaveLength(10);
		expect(new Set(numbers.map(({ number }) => number)).size).toBe(10);
	});

	it('of two things at once, in any order: none waits for ever, and as many are placed as there are of the fewer', async () => {
		await count('fewer', 7);
		await count('third', 9);
		const people = await buyers(30, ['fewer', 'third']);
		const outcomes = await Promise.allSettled(people.map((user) => buy(user, { seenTotal: 2490 })));
		expect(new Set(refusalsOf(outcomes))).toEqual(new Set(['CART_PROBLEMS stock']));
		expect([await stockOf('fewer'), await stockOf('third')]).toEqual([
			{ onHand: 0, reserved: 0 },
			{ onHand: 2, reserved: 0 },
		]);
	});

	it('60 for 20 by card, of whom some give up: what they leave is for sale again, and exactly 20 are placed in the end', async () => {
		await count('few', 20);
		const people = await buyers(60, ['few']);
		let placed = 0;
		/** Whoever finds nothing looks again, as long as somebody may still give up. */
		async function comeBack(user: User, index: number): Promise<void> {
			while (placed < 20) {
				const made = await buy(user, { paymentMethod: 'card', seenTotal: 1490 }, cards).catch((error) => {
					if (error instanceof Refused && error.code === 'CART_PROBLEMS') return undefined;
					throw error;
				});
				if (!made) continue;
				const { orderId, paymentId } = made;
				if (index % 5 === 0) return inShop((sql) => giveUpOrder(sql, demo.id, orderId, 'cancelled'));
				const money = { paymentId: paymentId ?? '', amount: 1490, currency: 'EUR', intentId: 'pi' };
				await inShop((sql) => finishOrder(sql, demo.id, orderId, money));
				placed += 1;
				return;
			}
		}
		await Promise.all(people.map(comeBack));
		expect(placed).toBe(20);
		expect(await stockOf('few')).toEqual({ onHand: 0, reserved: 0 });
		const card = await inShop((sql) => sql`select from orders where status = 'placed' and payment_method = 'card'`);
		expect(card).toHaveLength(20);
	});
});
