import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { User } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import { registerProviders } from '../../integrations/payment/providers.ts';
import { stripeId } from '../../integrations/payment/stripe.ts';
import { enterSecret } from '../../secrets/keep-secret.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { fillCart, makeBuyer, offerParcel, order, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { finishOrder, giveUpOrder } from './finish-order.ts';
import type { Placing } from './prepare-order.ts';

let test: TestDatabase;
let demo: Tenant;
let buyer: User;
let card: string;
let poster: string;
let parcel: string;
const secretsKey = Buffer.alloc(32);
const cards: Placing = {
	payments: {
		providers: registerProviders([{ id: stripeId, isSandbox: () => true, account: () => ({}) } as never]),
		secretsKey,
	},
};

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeShop(test, 'demo');
	const ids = await fillShop(test, demo, [piece('card', 1000), piece('poster', 500)]);
	[card, poster] = [ids.get('card') ?? '', ids.get('poster') ?? ''];
	parcel = await offerParcel(test.database, demo);
	await inShop((sql) => setSettings(sql, demo.id, orderSettings, { stockShare: 100 }));
	await inShop(async (sql) => {
		for (const purpose of ['paymentSecretKey', 'paymentWebhookSecret'] as const)
			await enterSecret(sql, secretsKey, demo.id, purpose, 'sk_test_sandbox');
	});
});

afterAll(() => test.drop());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);

beforeEach(async () => {
	buyer = await makeBuyer(test.database, demo);
	await inShop((sql) => sql`delete from stock`);
	await inShop(
		(sql) => sql`
			insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${card}, 3), (${demo.id}, ${poster}, 3)`,
	);
});

interface Waiting {
	orderId: string;
	paymentId: string;
}

/** Two cards and a poster, waiting for 29.90. */
async function waiting(): Promise<Waiting> {
	await fillCart(test.database, demo, buyer.id, [
		{ productId: card, quantity: 2 },
		{ productId: poster, quantity: 1 },
	]);
	const input = someInput({ shippingMethodId: parcel, paymentMethod: 'card', seenTotal: 2990 });
	const { orderId, paymentId } = await order(test.database, demo, buyer, input, cards);
	return { orderId, paymentId: paymentId ?? '' };
}

const paid = ({ paymentId }: Waiting, given: { amount?: number; currency?: string } = {}) => ({
	...{ paymentId, amount: 2990, currency: 'EUR', intentId: 'pi_1' },
	...given,
});
const finish = (one: Waiting, given = {}) => inShop((sql) => finishOrder(sql, demo.id, one.orderId, paid(one, given)));
const giveUp = ({ orderId }: Waiting) => inShop((sql) => giveUpOrder(sql, demo.id, orderId, 'expired'));
const orderOf = async ({ orderId }: Waiting) =>
	(await inShop((sql) => sql`select status, number, payment, error from orders where id = ${orderId}`))[0];
const stock = async () =>
	(await inShop((sql) => sql`select on_hand, reserved from stock order by product_id = ${poster}`)).map(
		({ onHand, reserved }) => [onHand, reserved],
	);
const placesOf = async ({ orderId }: Waiting) =>
	(await inShop((sql) => sql`select stock from order_lines where order_id = ${orderId} order by position`)).map(
		(line) => line.stock,
	);
const refundsOf = ({ orderId }: Waiting) =>
	inShop((sql) => sql`select amount::int as amount, state from refunds where order_id = ${orderId}`);
const cart = async () => (await inShop((sql) => sql`select from list_items where user_id = ${buyer.id}`)).length;
const buyElsewhere = (quantity: number) =>
	inShop((sql) => sql`update stock set on_hand = on_hand - ${quantity} where product_id = ${card}`);

describe('money that comes', () => {
	it('places the order: a number, its stock taken, the cart empty, once', async () => {
		const one = await waiting();
		expect(await stock()).toEqual([
			[3, 2],
			[3, 1],
		]);
		expect(await Promise.all([finish(one), finish(one), finish(one)])).toEqual(
			expect.arrayContaining(['placed', 'already', 'already']),
		);
		expect(await orderOf(one)).toMatchObject({ status: 'placed', payment: 'paid', number: expect.any(String) });
		expect(await stock()).toEqual([
			[1, 0],
			[2, 0],
		]);
		expect(await placesOf(one)).toEqual(['taken', 'taken']);
		expect(await cart()).toBe(0);
		expect(await refundsOf(one)).toEqual([]);
		const jobs = await test.owner`
			select from jobs.job where name = 'orders.placed' and data -> 'payload' ->> 'orderId' = ${one.orderId}`;
		expect(jobs).toHaveLength(1);
	});

	it.each<[string, { amount?: number; currency?: string }]>([
		['too little', { amount: 2989 }],
		['too much', { amount: 2991 }],
		['in another currency', { currency: 'CHF' }],
	])('goes back when it is %s, and the stock is for sale again', async (_what, given) => {
		const one = await waiting();
		expect(await finish(one, given)).toBe('refunded');
		expect(await finish(one, given)).toBe('refunded');
		expect(await refundsOf(one)).toEqual([{ amount: given.amount ?? 2990, state: 'waiting' }]);
		expect(await orderOf(one)).toMatchObject({ status: 'error', number: null });
		expect(await stock()).toEqual([
			[3, 0],
			[3, 0],
		]);
		expect(await cart()).toBe(2);
	});

	it('still places what was given up, as long as all of it is there', async () => {
		const one = await waiting();
		await giveUp(one);
		await buyElsewhere(1);
		expect(await finish(one)).toBe('placed');
		expect(await orderOf(one)).toMatchObject({ status: 'placed', error: null });
		expect(await stock()).toEqual([
			[0, 0],
			[2, 0],
		]);
	});

	it('is refunded by itself when the stock was sold meanwhile, once, and takes nothing', async () => {
		const one = await waiting();
		await giveUp(one);
		await buyElsewhere(2);
		expect(await Promise.all([finish(one), finish(one)])).toEqual(['refunded', 'refunded']);
		expect(await refundsOf(one)).toEqual([{ amount: 2990, state: 'waiting' }]);
		expect(await orderOf(one)).toMatchObject({ status: 'error', number: null, error: 'expired' });
		expect(await stock()).toEqual([
			[1, 0],
			[3, 0],
		]);
		const [payment] = await inShop((sql) => sql`select late from payments where id = ${one.paymentId}`);
		expect(payment?.late).toBe(true);
		const [refund] = await inShop((sql) => sql`select id from refunds where order_id = ${one.orderId}`);
		const jobs = await test.owner`select data from jobs.job where name = 'payments.refund'`;
		expect(jobs.map(({ data }) => data.payload)).toContainEqual({ refundId: refund?.id });
		const events = await inShop((sql) => sql`select kind, detail from order_events where order_id = ${one.orderId}`);
		expect(events).toContainEqual({
			kind: 'refund',
			detail: { refundId: refund?.id, amount: 2990, currency: 'EUR', state: 'waiting', reason: 'late' },
		});
	});

	it('places what was given up and is not counted any more', async () => {
		const one = await waiting();
		await giveUp(one);
		await inShop((sql) => sql`delete from stock`);
		expect(await finish(one)).toBe('placed');
		expect(await placesOf(one)).toEqual(['notCounted', 'notCounted']);
	});

	it('of another order is nothing that this one knows', async () => {
		const one = await waiting();
		await expect(finish({ ...one, paymentId: newId() })).rejects.toThrow();
		await expect(finish({ ...one, orderId: newId() })).rejects.toThrow();
		expect(await orderOf(one)).toMatchObject({ status: 'inCreation' });
	});
});

describe('giving up', () => {
	it('gives the stock back once, says why, and leaves the cart', async () => {
		const one = await waiting();
		await Promise.all([giveUp(one), giveUp(one), giveUp(one)]);
		expect(await orderOf(one)).toMatchObject({ status: 'error', error: 'expired', number: null });
		expect(await placesOf(one)).toEqual(['released', 'released']);
		expect(await stock()).toEqual([
			[3, 0],
			[3, 0],
		]);
		expect(await cart()).toBe(2);
	});

	it('does nothing to what was placed', async () => {
		const one = await waiting();
		await finish(one);
		await giveUp(one);
		expect(await orderOf(one)).toMatchObject({ status: 'placed' });
		expect(await stock()).toEqual([
			[1, 0],
			[2, 0],
		]);
	});

	it('and money at the same moment end in one placed order, whichever is first', async () => {
		for (let round = 0; round < 5; round += 1) {
			await inShop((sql) => sql`update stock set on_hand = 3, reserved = 0`);
			buyer = await makeBuyer(test.database, demo);
			const one = await waiting();
			const [outcome] = await Promise.all([finish(one), giveUp(one)]);
			expect(outcome).toBe('placed');
			expect(await orderOf(one)).toMatchObject({ status: 'placed' });
			expect(await stock()).toEqual([
				[1, 0],
				[2, 0],
			]);
		}
	});
});
