import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { noSubscription, PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import { enterSecret } from '../../secrets/keep-secret.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { runJobs } from '../../testing/jobs.ts';
import { makePayments, makeWaitingOrder } from '../../testing/payments.ts';
import { makeShop } from '../../testing/shop.ts';
import { beginPayment } from './begin-payment.ts';
import { refundJob, settleJob } from './jobs.ts';
import { refundableAmount, requestRefund } from './request-refund.ts';
import { findCardPayment } from './services.ts';
import { applySession, closePayment, settlePayment } from './settle-payment.ts';
import { sweep } from './sweep.ts';

let test: TestDatabase;
let sandbox: TestSandbox;
let tenantId: string;
let other: string;
let payments: Awaited<ReturnType<typeof makePayments>>;
const secretsKey = randomBytes(32);

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	tenantId = (await makeShop(test, 'north')).id;
	other = (await makeShop(test, 'south')).id;
	payments = await makePayments(test.database, tenantId, sandbox, secretsKey);
});
afterAll(async () => {
	await sandbox.end();
	await test.drop();
});
beforeEach(async () => {
	await sandbox.control.calm();
	await sandbox.control.forgetRequests();
	payments.told.length = 0;
});

const urls = { successUrl: 'http://north.localhost/checkout/return', cancelUrl: 'http://north.localhost/checkout' };
const waiting = (lines?: readonly number[]) => makeWaitingOrder(test.database, tenantId, lines);
const begin = (paymentId: string) => beginPayment(payments, tenantId, paymentId, urls);
const settle = (paymentId: string) => settlePayment(payments, tenantId, { paymentId });
const rows = <Row extends object>(query: Parameters<TestDatabase['database']['inTenant']>[1]) =>
	test.database.inTenant(tenantId, query) as Promise<Row[]>;
const paymentRow = async (paymentId: string) => {
	const [row] = await rows<Record<string, unknown>>(
		(sql) => sql`select state, session_id, intent_id, request, url, late from payments where id = ${paymentId}`,
	);
	return row;
};
const orderRow = async (orderId: string) => {
	const [row] = await rows<Record<string, unknown>>(
		(sql) => sql`
			select status, error, payment, refunded::int as refunded from orders where id = ${orderId}`,
	);
	return row;
};
const posts = async (path: string) =>
	(await sandbox.control.requests()).filter((request) => request.method === 'POST' && request.path === path);
const failure = (work: Promise<unknown>) =>
	work.then(
		() => undefined,
		(error: unknown) => error,
	);

describe('paying by card', () => {
	it('is offered by shops that have both keys, and marked where no money moves', async () => {
		const found = await test.database.inTenant(tenantId, (sql) => findCardPayment(sql, payments, tenantId));
		expect(found).toMatchObject({ provider: 'stripe', sandbox: true, recurring: true });
		const elsewhere = () => test.database.inTenant(other, (sql) => findCardPayment(sql, payments, other));
		expect(await elsewhere()).toBeUndefined();
		await test.database.inTenant(other, (sql) => enterSecret(sql, secretsKey, other, 'paymentSecretKey', 'sk_test_x'));
		expect(await elsewhere()).toBeUndefined();
		await test.database.inTenant(other, (sql) =>
			enterSecret(sql, secretsKey, other, 'paymentWebhookSecret', 'whsec_x'),
		);
		expect(await elsewhere()).toMatchObject({ provider: 'stripe', sandbox: false, recurring: true });
		expect(await test.database.inTenant(tenantId, (sql) => findCardPayment(sql, undefined, tenantId))).toBeUndefined();
	});
});

describe('a payment', () => {
	it('lists what was ordered, and is one page however often it is begun', async () => {
		const { paymentId, orderId } = await waiting([4999, 101]);
		const session = await begin(paymentId);
		expect((await begin(paymentId)).url).toBe(session.url);
		const calls = await posts('/v1/checkout/sessions');
		expect(calls).toHaveLength(1);
		expect(calls[0]?.params).toMatchObject({
			client_reference_id: orderId,
			line_items: {
				0: { price_data: { unit_amount: '4999', product_data: { name: '500 × Flyer' } } },
				1: { price_data: { unit_amount: '101', product_data: { name: '500 × Flyer: Messe' } } },
				2: { price_data: { unit_amount: '490', product_data: { name: 'Post' } } },
			},
		});
		expect(await paymentRow(paymentId)).toMatchObject({ state: 'open', sessionId: session.id, request: null });
	});

	it('of very many lines lists their sums', async () => {
		const { paymentId } = await waiting(Array.from({ length: 120 }, () => 100));
		await begin(paymentId);
		const [call] = await posts('/v1/checkout/sessions');
		expect(call?.params).toMatchObject({
			line_items: {
				0: { price_data: { unit_amount: '6000', product_data: { name: 'Waren mit 19\u00a0% USt.' } } },
				1: { price_data: { unit_amount: '6000', product_data: { name: 'Waren mit 7\u00a0% USt.' } } },
				2: { price_data: { unit_amount: '490' } },
			},
		});
	});

	it('whose response was lost is requested again with the same parameters, and no order is given up', async () => {
		const { paymentId, orderId } = await waiting();
		await sandbox.control.turn({ answers: { loseNext: 3 } });
		expect(await failure(begin(paymentId))).toBeInstanceOf(PaymentUnanswered);
		expect(await orderRow(orderId)).toMatchObject({ status: 'inCreation' });
		// Also when a user comes from elsewhere meanwhile.
		const again = await beginPayment(payments, tenantId, paymentId, { ...urls, cancelUrl: 'http://elsewhere/' });
		const calls = await posts('/v1/checkout/sessions');
		expect(calls.filter(({ replayed }) => !replayed)).toHaveLength(1);
		await sandbox.control.pay(again.id);
		expect(await settle(paymentId)).toBe('placed');
	});

	it('whose response was lost is found when the payment is settled', async () => {
		const { paymentId } = await waiting();
		await sandbox.control.turn({ answers: { loseNext: 3 } });
		await failure(begin(paymentId));
		expect(await settle(paymentId)).toBe('open');
		expect(await paymentRow(paymentId)).toMatchObject({ state: 'open', request: null });
	});

	it('that the provider refuses gives the order up', async () => {
		const { paymentId, orderId } = await makeWaitingOrder(test.database, tenantId, [-480]);
		expect(await failure(begin(paymentId))).toBeInstanceOf(PaymentRefused);
		expect(payments.told).toEqual(['giveUp failed']);
		expect(await orderRow(orderId)).toMatchObject({ status: 'error' });
		expect(await paymentRow(paymentId)).toMatchObject({ state: 'failed', request: null });
		expect(await failure(begin(paymentId))).toMatchObject({ code: 'order_given_up' });
	});

	it('places the order once, however many ask at the same time', async () => {
		const { paymentId, orderId, gross } = await waiting();
		const { id } = await begin(paymentId);
		expect(await settle(paymentId)).toBe('open');
		await sandbox.control.pay(id);
		const all = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				settlePayment(payments, tenantId, index % 2 ? { paymentId } : { sessionId: id }),
			),
		);
		expect(new Set(all)).toEqual(new Set(['placed']));
		expect(payments.told).toEqual([`finish ${gross} EUR`]);
		const events = await rows((sql) => sql`select detail from order_events where order_id = ${orderId}`);
		expect(events).toEqual([{ detail: { state: 'paid', paymentId, amount: gross, currency: 'EUR' } }]);
		expect(await closePayment(payments, tenantId, paymentId)).toBe('placed');
	});

	it('is given up only when the provider says that it has expired', async () => {
		const { paymentId, orderId } = await waiting();
		const { id } = await begin(paymentId);
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 3 } } });
		expect(await failure(closePayment(payments, tenantId, paymentId))).toBeInstanceOf(PaymentUnanswered);
		expect(payments.told).toEqual([]);
		expect(await orderRow(orderId)).toMatchObject({ status: 'inCreation' });
		expect(await closePayment(payments, tenantId, paymentId)).toBe('failed');
		expect(payments.told).toEqual(['giveUp expired']);
		expect(await sandbox.control.pay(id)).toMatchObject({ kind: 'closed' });
		expect(await closePayment(payments, tenantId, paymentId)).toBe('failed');
		expect(payments.told).toHaveLength(1);
	});

	it('that is made at the last moment places the order instead of giving it up', async () => {
		const { paymentId } = await waiting();
		const { id } = await begin(paymentId);
		await sandbox.control.pay(id);
		expect(await closePayment(payments, tenantId, paymentId)).toBe('placed');
	});

	it('that was never begun is given up without a word to the provider, and not begun any more', async () => {
		const { paymentId } = await waiting();
		expect(await settle(paymentId)).toBe('open');
		expect(await closePayment(payments, tenantId, paymentId)).toBe('failed');
		expect(await failure(begin(paymentId))).toMatchObject({ code: 'order_given_up' });
		expect(await sandbox.control.requests()).toEqual([]);
	});

	it('that its owner does not want to make any more says so', async () => {
		const [begun, unbegun] = [await waiting(), await waiting()];
		await begin(begun.paymentId);
		for (const { paymentId } of [begun, unbegun])
			expect(await closePayment(payments, tenantId, paymentId, 'cancelled')).toBe('failed');
		expect(payments.told).toEqual(['giveUp cancelled', 'giveUp cancelled']);
	});

	it('of another amount, or of another shop, is recorded as it is or refused', async () => {
		const { paymentId, orderId, gross } = await waiting();
		const { id } = await begin(paymentId);
		const session = { id, url: null, state: 'paid' as const, tenantId, orderId, paymentId, intentId: 'pi_1' };
		const paid = { ...noSubscription, ...session, amount: 1, currency: 'EUR' };
		for (const foreign of [
			{ ...paid, tenantId: other },
			{ ...paid, orderId: newId() },
			{ ...paid, id: 'cs_test_another' },
			{ ...paid, paymentId: '' },
			{ ...paid, paymentId: newId() },
		])
			expect(await failure(applySession(payments, tenantId, foreign))).toMatchObject({ code: 'foreign_session' });
		expect(payments.told).toEqual([]);
		// What was really paid decides: it is the book that gives it back.
		await applySession(payments, tenantId, paid);
		expect(payments.told).toEqual(['finish 1 EUR']);
		expect(gross).not.toBe(1);
	});
});

describe('giving back', () => {
	const editor = { actor: 'staff', userId: undefined } as const;
	const ask = (orderId: string, refundId: string, amount: number) =>
		test.database.inTenant(tenantId, (sql) =>
			requestRefund(sql, { ...editor, tenant: { id: tenantId } }, orderId, { refundId, amount, reason: 'Druckfehler' }),
		);
	const left = (orderId: string) => test.database.inTenant(tenantId, (sql) => refundableAmount(sql, tenantId, orderId));
	const refundState = (orderId: string) =>
		rows<{ state: string; error: string | null }>(
			(sql) => sql`select state, error from refunds where order_id = ${orderId} order by created_at`,
		);
	let running: RunningJobs;
	beforeAll(() => {
		running = runJobs(test, [refundJob(payments), settleJob(payments)]);
	});
	afterAll(() => running.close(1000));

	async function placed() {
		const made = await waiting([10_000]);
		const { id } = await begin(made.paymentId);
		await sandbox.control.pay(id);
		await settle(made.paymentId);
		return { ...made, sessionId: id };
	}

	it('is done once, in parts, and never more than was paid', async () => {
		const { orderId, gross, sessionId } = await placed();
		const refundId = newId();
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		await Promise.all([ask(orderId, refundId, 1000), ask(orderId, refundId, 1000)]);
		await expect
			.poll(() => orderRow(orderId), { timeout: 10_000 })
			.toMatchObject({
				payment: 'partlyRefunded',
				refunded: 1000,
			});
		expect(await left(orderId)).toBe(gross - 1000);
		expect(await failure(ask(orderId, newId(), gross - 999))).toMatchObject({ code: 'VALIDATION' });
		expect(await failure(ask(orderId, newId(), 0))).toMatchObject({ code: 'VALIDATION' });
		const both = [ask(orderId, newId(), gross - 1000), ask(orderId, newId(), gross - 1000)];
		expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		await expect
			.poll(() => orderRow(orderId), { timeout: 10_000 })
			.toMatchObject({
				payment: 'refunded',
				refunded: gross,
			});
		const [payment] = (await sandbox.control.payments()).filter(({ session }) => session === sessionId);
		expect(payment?.amount_refunded).toBe(gross);
		const told = await rows<{ count: number }>(
			(sql) => sql`
				select count(*)::int as count from jobs.job
				where name = 'orders.changed' and data -> 'payload' ->> 'orderId' = ${orderId}`,
		);
		expect(told).toEqual([{ count: 2 }]);
	});

	it('of an order that is not paid is refused', async () => {
		const { orderId } = await waiting();
		expect(await failure(ask(orderId, newId(), 1))).toMatchObject({ code: 'VALIDATION' });
		expect(await left(orderId)).toBe(0);
		expect(await failure(ask(newId(), newId(), 1))).toMatchObject({ code: 'NOT_FOUND' });
	});

	it('that the provider refuses says so and can be requested again', async () => {
		const { orderId, paymentId, gross } = await placed();
		await rows((sql) => sql`update payments set intent_id = 'pi_unknown' where id = ${paymentId}`);
		await ask(orderId, newId(), gross);
		await expect
			.poll(() => refundState(orderId), { timeout: 10_000 })
			.toEqual([{ state: 'failed', error: 'resource_missing' }]);
		expect(await left(orderId)).toBe(gross);
	});

	it('of money that never was at the provider is done by hand', async () => {
		const { orderId, paymentId, gross } = await placed();
		await rows((sql) => sql`update payments set late = true where id = ${paymentId}`);
		await ask(orderId, newId(), gross);
		expect(await orderRow(orderId)).toMatchObject({ payment: 'refunded', refunded: gross });
	});
});

describe('what was left lying', () => {
	it('is found again, once', async () => {
		const { orderId, paymentId } = await waiting();
		await begin(paymentId);
		const jobsFor = () =>
			rows<{ count: number }>(
				(sql) => sql`
					select count(*)::int as count from jobs.job
					where name = 'payments.settle' and data -> 'payload' ->> 'paymentId' = ${paymentId}`,
			);
		const sweepNow = () => test.database.inTenant(tenantId, (sql) => sweep(sql, tenantId));
		await sweepNow();
		expect(await jobsFor()).toEqual([{ count: 0 }]);
		await rows(
			(sql) => sql`
			update orders set reserved_until = now() - interval '1 minute' where id = ${orderId}`,
		);
		await sweepNow();
		await sweepNow();
		expect(await jobsFor()).toEqual([{ count: 1 }]);
		const running = runJobs(test, [settleJob(payments)]);
		await expect
			.poll(() => orderRow(orderId), { timeout: 10_000 })
			.toMatchObject({ status: 'error', error: 'expired' });
		await running.close(1000);
	});
});
