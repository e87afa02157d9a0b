import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { blankPayment } from '../../../rules/pricing/tidy-settings.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { paymentCallbacks } from '../../../start/payment-callbacks.ts';
import type { User } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import { PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { fillCart, makeBuyer, offerParcel, order, someInput } from '../../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { someBilling } from '../../testing/orders.ts';
import { makePayments } from '../../testing/payments.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { removeTrialOrder } from '../core/trial-orders.ts';
import { listOrders } from '../find-orders.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import type { PaymentServices } from '../payments/services.ts';
import { closePayment, settlePayment } from '../payments/settle-payment.ts';
import type { OrderInput } from './order-input.ts';
import { type CheckoutProgress, progressIn, queryProgress } from './progress.ts';

let test: TestDatabase;
let sandbox: TestSandbox;
let demo: Tenant;
let buyer: User;
let ids: Map<string, string>;
let parcel: string;
let payments: PaymentServices;
const urls = { successUrl: 'http://demo.localhost/checkout/return', cancelUrl: 'http://demo.localhost/checkout' };

const subscribed = (paymentInterval: 'week' | 'month', trialDays: number | null = null) => ({
	payment: { ...blankPayment, paymentMode: 'subscription' as const, paymentInterval, trialDays },
});

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	demo = await makeShop(test, 'demo');
	ids = await fillShop(test, demo, [
		piece('card', 1000),
		piece('calendar', 1500, subscribed('month')),
		piece('poster', 500, subscribed('month')),
		piece('weekly', 700, subscribed('week')),
		piece('club', 900, subscribed('month', 14)),
	]);
	parcel = await offerParcel(test.database, demo);
	await inShop((sql) => setSettings(sql, demo.id, orderSettings, { stockShare: 100 }));
	const taking = await makePayments(test.database, demo.id, sandbox, randomBytes(32));
	payments = { ...taking, orders: paymentCallbacks };
});

afterAll(async () => {
	await sandbox.end();
	await test.drop();
});

beforeEach(async () => {
	await sandbox.control.calm();
	await sandbox.control.forgetRequests();
	buyer = await makeBuyer(test.database, demo);
	await inShop((sql) => sql`delete from stock`);
	await inShop(
		(sql) => sql`
			insert into stock (tenant_id, product_id, on_hand)
			values (${demo.id}, ${idOf('calendar')}, 5), (${demo.id}, ${idOf('club')}, 5)`,
	);
});

const idOf = (slug: string) => ids.get(slug) ?? newId();
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);
const rows = (work: (sql: Sql) => Promise<Record<string, unknown>[]>) => inShop(work);
const fill = (...slugs: string[]) =>
	fillCart(
		test.database,
		demo,
		buyer.id,
		slugs.map((slug) => ({ productId: idOf(slug), quantity: 2 })),
	);
const place = (given: Partial<OrderInput> = {}) => {
	const billingAddress = { ...someBilling, email: buyer.email ?? '' };
	const input = someInput({ billingAddress, shippingMethodId: parcel, paymentMethod: 'card', ...given });
	return order(test.database, demo, buyer, input, { payments });
};
const begin = (paymentId: string) => beginPayment(payments, demo.id, paymentId, urls);
const settle = (paymentId: string) => settlePayment(payments, demo.id, { paymentId });
const failure = (work: Promise<unknown>) =>
	work.then(
		() => undefined,
		(error: unknown) => error,
	);

interface Opened {
	orderId: string;
	paymentId: string;
	sessionId: string;
}

async function open(...slugs: string[]): Promise<Opened> {
	await fill(...slugs);
	const { orderId, paymentId } = await place();
	const { id } = await begin(paymentId ?? '');
	return { orderId, paymentId: paymentId ?? '', sessionId: id };
}

const contractOf = async ({ orderId }: Pick<Opened, 'orderId'>) =>
	(
		await rows(
			(sql) => sql`
				select s.id, s.number, s.state, s.provider_id, s.customer_id, s.trial_end, s.command, s.command_reason, s.user_id
				from orders o join subscriptions s on s.id = o.subscription_id where o.id = ${orderId}`,
		)
	)[0];
const orderOf = async ({ orderId }: Pick<Opened, 'orderId'>) =>
	(
		await rows((sql) => sql`select number, status, payment, error, reserved_until from orders where id = ${orderId}`)
	)[0];
const invoicesOf = ({ orderId }: Opened) =>
	rows(
		(sql) => sql`
			select kind, state, amount::int as amount, terms_version from subscription_invoices where order_id = ${orderId}`,
	);
const jobsOf = async (name: string, id: unknown) =>
	(
		await test.owner`select data -> 'payload' as payload from jobs.job where name = ${name} and data::text like ${`%${id}%`}`
	).length;
const stockOf = async (slug: string) =>
	(await rows((sql) => sql`select on_hand, reserved from stock where product_id = ${idOf(slug)}`))[0];
const cartSize = async () => (await rows((sql) => sql`select from list_items where user_id = ${buyer.id}`)).length;
const progressOf = (orderId: string): Promise<CheckoutProgress> =>
	inShop(async (sql) => progressIn(await queryProgress(sql, demo.id, buyer.id, orderId)));
const sessionCalls = async () =>
	(await sandbox.control.requests()).filter(
		({ method, path, replayed }) => method === 'POST' && path === '/v1/checkout/sessions' && !replayed,
	);

describe('a cart of subscriptions', () => {
	it('is written down as an order, its payment and an opening contract with terms and lines', async () => {
		await fill('calendar', 'poster');
		const { orderId, paymentId } = await place({ seenTotal: 4490 });
		expect(await contractOf({ orderId })).toMatchObject({ state: 'opening', number: null, userId: buyer.id });
		const [terms] = await rows(
			(sql) => sql`
				select t.version, t.state, t.gross::int as gross, t.shipping ->> 'name' as shipping, jsonb_array_length(t.lines) as agreed,
					(select jsonb_agg(l.code order by l.position) from subscription_lines l where l.subscription_id = t.subscription_id) as codes,
					(select l.offer -> 'payment' ->> 'interval' from subscription_lines l
						where l.subscription_id = t.subscription_id and l.position = 0) as interval
				from subscription_terms t join orders o on o.subscription_id = t.subscription_id where o.id = ${orderId}`,
		);
		expect(terms).toMatchObject({ version: 1, state: 'agreed', gross: 4490, shipping: 'Paket', agreed: 2 });
		expect(terms).toMatchObject({ codes: expect.arrayContaining(['POSTER', 'CALENDAR']), interval: 'month' });
		const [payment] = await rows((sql) => sql`select amount::int as amount from payments where id = ${paymentId}`);
		expect(payment).toEqual({ amount: 4490 });
		expect(await stockOf('calendar')).toEqual({ onHand: 5, reserved: 2 });
	});

	it('is opened at the provider with what each period costs, shipping as an item of its own', async () => {
		const { orderId } = await open('calendar');
		const [call] = await sessionCalls();
		const contract = await contractOf({ orderId });
		expect(call?.params).toMatchObject({
			mode: 'subscription',
			line_items: {
				0: { price_data: { unit_amount: '3000', recurring: { interval: 'month', interval_count: '1' } } },
				1: { price_data: { unit_amount: '490', product_data: { name: 'Paket' } } },
			},
			subscription_data: { metadata: { tenant: demo.id, subscription: contract?.id, order: orderId, terms: '1' } },
		});
	});

	it.each([
		['things that are paid once', ['card', 'calendar']],
		['things that are paid at another interval', ['weekly', 'calendar']],
		['things that have another trial', ['club', 'calendar']],
	])('is not ordered together with %s', async (_what, slugs) => {
		await fill(...slugs);
		expect(await failure(place())).toMatchObject({ code: 'CART_PROBLEMS', details: 'subscription' });
	});

	it('is not ordered by a guest, and stays in the cart', async () => {
		await fill('calendar');
		await inShop((sql) => sql`update users set guest = true where id = ${buyer.id}`);
		buyer = { ...buyer, guest: true };
		expect(await failure(place())).toMatchObject({ code: 'SUBSCRIPTION_NEEDS_ACCOUNT' });
		expect(await cartSize()).toBe(1);
	});

	it('is paid by card alone, where the same card can be charged again', async () => {
		await fill('calendar');
		expect(await failure(place({ paymentMethod: 'invoice' }))).toMatchObject({ code: 'PAYMENT_METHOD_INVALID' });
		const provider = payments.providers.of(demo.id);
		const chargesOnce = { ...provider, account: (key: string) => ({ ...provider.account(key), recurring: undefined }) };
		const once = { ...payments, providers: { all: [chargesOnce], of: () => chargesOnce } } as never;
		const input = someInput({ shippingMethodId: parcel, paymentMethod: 'card' });
		expect(await failure(order(test.database, demo, buyer, input, { payments: once }))).toMatchObject({
			code: 'PAYMENT_METHOD_INVALID',
		});
	});

	it('is not ordered on behalf of a customer', async () => {
		await fill('calendar');
		const input = someInput({ shippingMethodId: parcel });
		const placing = { payments, onBehalfOf: buyer };
		expect(await failure(order(test.database, demo, buyer, input, placing))).toMatchObject({
			code: 'CART_PROBLEMS',
			details: 'subscription',
		});
	});

	it('makes one order and one contract, however often the button is pressed', async () => {
		await fill('calendar');
		const checkoutKey = newId();
		const pressed = await Promise.all([1, 2, 3].map(() => place({ checkoutKey })));
		expect(new Set(pressed.map(({ orderId }) => orderId)).size).toBe(1);
		const contracts = await rows((sql) => sql`select from subscriptions where user_id = ${buyer.id}`);
		expect(contracts).toHaveLength(1);
		await Promise.all(pressed.map(({ paymentId }) => begin(paymentId ?? '')));
		expect(await sessionCalls()).toHaveLength(1);
	});
});

describe('a subscription that is paid', () => {
	it('is an order and a contract with its first invoice, once, whoever is notified and however often', async () => {
		const one = await open('calendar', 'poster');
		await sandbox.control.pay(one.sessionId);
		const results = await Promise.all(
			Array.from({ length: 6 }, (_, index) =>
				settlePayment(payments, demo.id, index % 2 ? { paymentId: one.paymentId } : { sessionId: one.sessionId }),
			),
		);
		expect(new Set(results)).toEqual(new Set(['placed']));
		expect(await settle(one.paymentId)).toBe('placed');
		expect(await orderOf(one)).toMatchObject({ status: 'placed', payment: 'paid', number: expect.any(String) });
		const contract = await contractOf(one);
		expect(contract).toMatchObject({
			state: 'active',
			trialEnd: null,
			number: expect.stringMatching(/^V-\d{4}-\d{6}$/),
		});
		expect(await invoicesOf(one)).toEqual([{ kind: 'first', state: 'paid', amount: 4490, termsVersion: 1 }]);
		const items = await rows(
			(sql) => sql`select provider_item from subscription_lines where subscription_id = ${String(contract?.id)}`,
		);
		expect(items).toEqual([{ providerItem: expect.any(String) }, { providerItem: expect.any(String) }]);
		expect(await jobsOf('subscriptions.notify', contract?.id)).toBe(1);
		expect(await jobsOf('orders.placed', one.orderId)).toBe(1);
		expect(await stockOf('calendar')).toEqual({ onHand: 3, reserved: 0 });
		expect(await cartSize()).toBe(0);
		expect(await progressOf(one.orderId)).toMatchObject({
			state: 'placed',
			contract: { number: contract?.number, interval: { unit: 'month', count: 1 }, trialEnd: null },
		});
	});

	it('is found by who comes next, where the process has died at any moment', async () => {
		await fill('calendar');
		const { orderId, paymentId } = await place();
		const id = paymentId ?? '';
		// Before the response of the provider arrived.
		await sandbox.control.turn({ answers: { loseNext: 3 } });
		expect(await failure(begin(id))).toBeInstanceOf(PaymentUnanswered);
		expect(await settle(id)).toBe('open');
		const [{ sessionId } = { sessionId: '' }] = await inShop(
			(sql) => sql<{ sessionId: string }[]>`select session_id from payments where id = ${id}`,
		);
		await sandbox.control.pay(sessionId);
		// Between reading the session and reading what it has begun.
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 3 } } });
		expect(await failure(settle(id))).toBeInstanceOf(PaymentUnanswered);
		// In the transaction: after the order is placed, and after the contract has begun.
		for (const step of ['finish', 'begin'] as const) {
			const dying = {
				...payments,
				orders: {
					...paymentCallbacks,
					async [step](...given: never[]) {
						await (paymentCallbacks[step] as (...all: never[]) => Promise<unknown>)(...given);
						throw new Error('killed');
					},
				},
			} as PaymentServices;
			expect(await failure(settlePayment(dying, demo.id, { paymentId: id }))).toMatchObject({ message: 'killed' });
			expect([await orderOf({ orderId }), await contractOf({ orderId })]).toMatchObject([
				{ number: null },
				{ number: null, state: 'opening' },
			]);
		}
		expect(await settle(id)).toBe('placed');
		expect(await contractOf({ orderId })).toMatchObject({ state: 'active' });
		expect(await sessionCalls()).toHaveLength(1);
	});

	it('is paid by the customer that the provider knows already', async () => {
		const first = await open('calendar');
		await sandbox.control.pay(first.sessionId);
		await settle(first.paymentId);
		await sandbox.control.forgetRequests();
		const second = await open('poster');
		const [call] = await sessionCalls();
		expect(call?.params).toMatchObject({ customer: (await contractOf(first))?.customerId });
		await sandbox.control.pay(second.sessionId);
		expect(await settle(second.paymentId)).toBe('placed');
	});

	it('too late goes back, and the contract is ended at the provider', async () => {
		const one = await open('calendar');
		await sandbox.control.pay(one.sessionId);
		// Given up without the word of the provider, and bought by others meanwhile.
		await inShop((sql) => paymentCallbacks.giveUp(sql, demo.id, one.orderId, 'expired'));
		expect(await contractOf(one)).toMatchObject({ state: 'abandoned' });
		await inShop((sql) => sql`update stock set on_hand = 1 where product_id = ${idOf('calendar')}`);
		expect(await settle(one.paymentId)).toBe('refunded');
		expect(await settle(one.paymentId)).toBe('refunded');
		expect(await orderOf(one)).toMatchObject({ status: 'error', number: null });
		const contract = await contractOf(one);
		expect(contract).toMatchObject({ command: 'end', commandReason: 'late', providerId: expect.any(String) });
		expect(await jobsOf('subscriptions.command', contract?.id)).toBe(1);
		expect(await jobsOf('subscriptions.notify', contract?.id)).toBe(0);
		// So that it makes no order later.
		expect(await invoicesOf(one)).toMatchObject([{ kind: 'first', state: 'paid' }]);
		const refunds = await rows((sql) => sql`select amount::int as amount from refunds where order_id = ${one.orderId}`);
		expect(refunds).toEqual([{ amount: 3490 }]);
		expect(await progressOf(one.orderId)).toMatchObject({ state: 'refunded' });
	});

	it('by nobody in time is abandoned with its order', async () => {
		const one = await open('calendar');
		expect(await closePayment(payments, demo.id, one.paymentId)).toBe('failed');
		expect(await closePayment(payments, demo.id, one.paymentId)).toBe('failed');
		expect(await contractOf(one)).toMatchObject({ state: 'abandoned', number: null });
		expect(await orderOf(one)).toMatchObject({ status: 'error', error: 'expired' });
		expect(await stockOf('calendar')).toEqual({ onHand: 5, reserved: 0 });
		expect(await cartSize()).toBe(1);
	});
});

describe('a trial', () => {
	it('costs nothing and keeps no stock', async () => {
		await fill('club');
		const { orderId, paymentId } = await place({ seenTotal: 2290 });
		const [payment] = await rows((sql) => sql`select amount::int as amount from payments where id = ${paymentId}`);
		expect(payment).toEqual({ amount: 0 });
		expect(await stockOf('club')).toEqual({ onHand: 5, reserved: 0 });
		await begin(paymentId ?? '');
		const [call] = await sessionCalls();
		expect(call?.params).toMatchObject({
			line_items: { 0: { price_data: { unit_amount: '1800' } } },
			subscription_data: { trial_period_days: '14' },
		});
		expect(await contractOf({ orderId })).toMatchObject({ state: 'opening' });
	});

	it('begins the contract once; its order waits in no list and leaves without a trace', async () => {
		const one = await open('club');
		await sandbox.control.pay(one.sessionId);
		const results = await Promise.all([1, 2, 3].map(() => settle(one.paymentId)));
		expect(new Set(results)).toEqual(new Set(['placed']));
		const contract = await contractOf(one);
		expect(contract).toMatchObject({ state: 'trialing', trialEnd: expect.any(Date), number: expect.any(String) });
		expect(await jobsOf('subscriptions.notify', contract?.id)).toBe(1);
		expect(await jobsOf('orders.placed', one.orderId)).toBe(0);
		expect(await invoicesOf(one)).toEqual([]);
		expect(await orderOf(one)).toMatchObject({ number: null, status: 'inCreation', reservedUntil: null });
		expect(await cartSize()).toBe(0);
		expect(await progressOf(one.orderId)).toMatchObject({
			state: 'placed',
			number: null,
			contract: { number: contract?.number, trialEnd: contract?.trialEnd, nextPayment: contract?.trialEnd },
		});
		for (const abandoned of [true, false]) {
			const wanted = {
				filter: { search: '', userId: buyer.id, abandoned },
				sort: 'placedAt',
				descending: true,
			} as const;
			const { items } = await inShop((sql) => listOrders(sql, demo, wanted, { first: 10, offset: 0 }));
			expect(items).toEqual([]);
		}
		for (let times = 0; times < 2; times += 1)
			await inShop((sql) => removeTrialOrder(sql, demo.id, String(contract?.id)));
		expect(await orderOf(one)).toBeUndefined();
	});

	it('that nobody began is abandoned', async () => {
		const one = await open('club');
		expect(await closePayment(payments, demo.id, one.paymentId, 'cancelled')).toBe('failed');
		expect(await contractOf(one)).toMatchObject({ state: 'abandoned' });
		await inShop(async (sql) => removeTrialOrder(sql, demo.id, String((await contractOf(one))?.id)));
		expect(await orderOf(one)).toMatchObject({ status: 'error', error: 'cancelled' });
	});
});
