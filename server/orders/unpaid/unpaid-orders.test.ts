import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import { recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { countStock } from '../../stock/move-stock.ts';
import { noPictures } from '../../testing/app.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { insertOrder, type TestOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from '../mails/jobs.ts';
import { unpaidOrdersJob } from './unpaid-orders-job.ts';

let shop: Shop;
let numbers = 0;
const productId = newId();
const dayMs = 24 * 60 * 60_000;
const start = new Date(Date.now() - 100 * dayMs);
const day = (number: number) => new Date(start.getTime() + number * dayMs + 60_000);

const platformAddress = (slug: string) => `http://${slug}.localhost:3000`;
const parts = { store: noPictures, platformAddress };
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const set = (given: Partial<OrderSettings>) =>
	inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, {
			...{ seller: documentOf().seller, invoiceWhen: 'placed', unpaidReminderDays: 7, unpaidCancelDays: 14 },
			...given,
		}),
	);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await inShop(
		(sql) => sql`insert into products (tenant_id, id, slug) values (${shop.demo.id}, ${productId}, 'cards')`,
	);
	await inShop((sql) => countStock(sql, shop.demo.id, productId, 500));
});

afterAll(() => shop.close());

beforeEach(async () => {
	await set({});
	// What earlier tests have ordered is none of the next one's.
	await inShop((sql) => sql`update orders set status = 'error' where cancelled_at is null and status = 'placed'`);
});

async function runFollowing(): Promise<void> {
	for (const job of [orderPlacedJob(parts), orderChangedJob(parts), orderPrintJob(parts)])
		await runWaiting(shop.test, { job, tenantId: shop.demo.id });
}

/** The job as a new process runs it, so many days after the order. */
async function sweepOn(number: number): Promise<void> {
	const record = recorder(Buffer.alloc(32, 1));
	const job = unpaidOrdersJob({ platformAddress, record, now: () => day(number) });
	await job.run({
		...{ tenantId: shop.demo.id, payload: {}, inTenant: inShop, log: pino({ level: 'silent' }) },
		...{ signal: new AbortController().signal, attempt: { number: 1, last: false } },
	});
	await runFollowing();
}

/** Placed on day 0, with ten pieces that were taken from the stock. */
async function placed(given: TestOrder = {}): Promise<string> {
	numbers += 1;
	const number = `2026-3${String(numbers).padStart(5, '0')}`;
	return inShop(async (sql) => {
		const line = { name: 'Cards', amount: 4290, quantity: 10, productId };
		const id = await insertOrder(sql, shop.demo.id, {
			...{ method: 'prepayment', lines: [line], number, placedAt: start },
			...given,
		});
		await sql`update order_lines set stock = 'taken' where order_id = ${id}`;
		return id;
	});
}

const mailsOf = (id: string) =>
	inShop(
		(sql) => sql<{ purpose: string; subject: string; body: string }[]>`
		select split_part(w.purpose, '.', 1) as purpose, m.subject, replace(m.text, chr(160), ' ') as body
		from order_mails w join mails m on m.id = w.mail_id
		where w.order_id = ${id} and w.purpose ~ '^(paymentReminder|cancelled|refund)' order by m.created_at, w.purpose`,
	);
const purposes = async (id: string) => (await mailsOf(id)).map(({ purpose }) => purpose);
const orderOf = async (id: string) =>
	(
		await inShop((sql) => sql`select cancelled_at, cancel_reason, cancelled_by, payment from orders where id = ${id}`)
	)[0];
const isCancelled = async (id: string) => (await orderOf(id))?.cancelledAt !== null;

async function insertPayment(orderId: string, state: string, at = start, processing = true): Promise<void> {
	await inShop(
		(sql) => sql`
		insert into payments (tenant_id, id, order_id, provider, method, amount, currency, state, processing_since, created_at, changed_at)
		values (${shop.demo.id}, ${newId()}, ${orderId}, 'stripe', 'sepaDebit', 4780, 'EUR', ${state}, ${processing ? at : null}, ${at}, ${at})`,
	);
}

describe('a prepayment that does not come', () => {
	it('is reminded of once, with bank details, reference and the day of the cancellation', async () => {
		const id = await placed();
		await sweepOn(6);
		expect(await mailsOf(id)).toEqual([]);
		for (const number of [7, 7, 8, 13]) await sweepOn(number);
		const [mail, ...more] = await mailsOf(id);
		expect(more).toEqual([]);
		expect(mail?.subject).toMatch(/^Ihre Bestellung 2026-\d+ ist noch nicht bezahlt$/);
		expect(mail?.body).toContain('47,80 €');
		expect(mail?.body).toContain('DE');
		expect(mail?.body).toMatch(/Verwendungszweck.*2026-3/s);
		expect(mail?.body).toContain('stornieren wir die Bestellung am');
		expect(await isCancelled(id)).toBe(false);
	});

	it('is written in the language of the order, and names no cancellation where the shop cancels nothing', async () => {
		await set({ unpaidCancelDays: 0 });
		const id = await placed({ language: 'en-GB' });
		await sweepOn(8);
		await sweepOn(90);
		const [mail, ...more] = await mailsOf(id);
		expect(more).toEqual([]);
		expect(mail?.subject).toMatch(/^Your order 2026-\d+ has not been paid yet$/);
		expect(mail?.body).not.toContain('cancel');
		expect(await isCancelled(id)).toBe(false);
	});

	it('is cancelled on the day that was named: with its stock, a credit note and a mail, once', async () => {
		const onHand = async () =>
			(await inShop((sql) => sql<{ onHand: number }[]>`select on_hand from stock where product_id = ${productId}`))[0]
				?.onHand ?? 0;
		const id = await placed();
		const admin = await shop.as('ada@example.com');
		await shop.tell(admin, `mutation { makeInvoice(id: "${id}") { id } }`);
		const before = await onHand();
		await sweepOn(7);
		await sweepOn(13);
		expect(await isCancelled(id)).toBe(false);
		for (const number of [15, 15, 16]) await sweepOn(number);
		expect(await orderOf(id)).toMatchObject({ cancelReason: 'payment', cancelledBy: null, payment: 'refunded' });
		expect(await onHand()).toBe(before + 10);
		const notes = await inShop(
			(sql) => sql`select id from order_documents where order_id = ${id} and kind = 'creditNote'`,
		);
		expect(notes).toHaveLength(1);
		expect((await purposes(id)).toSorted()).toEqual(['cancelled', 'paymentReminder', 'refund']);
		const told = (await mailsOf(id)).find(({ purpose }) => purpose === 'cancelled');
		expect(told?.body).toContain('trotz unserer Erinnerung keine Zahlung');
		const events = await inShop(
			(sql) => sql`select actor, kind from order_events where order_id = ${id} and kind in ('cancelled', 'refund')`,
		);
		expect(events).toEqual([
			{ actor: 'system', kind: 'refund' },
			{ actor: 'system', kind: 'cancelled' },
		]);
		const audit = await inShop((sql) => sql`select action from audit_log where entity_id = ${id} and actor_id is null`);
		expect(audit.map(({ action }) => action)).toEqual(['refundOrder', 'cancelOrder']);
	});

	it('is cancelled only some days after the reminder, where that was late', async () => {
		const id = await placed();
		await sweepOn(40);
		expect(await purposes(id)).toEqual(['paymentReminder']);
		await sweepOn(46);
		expect(await isCancelled(id)).toBe(false);
		await sweepOn(48);
		expect(await isCancelled(id)).toBe(true);
	});

	it('is neither reminded of nor cancelled where it was paid, shipped, processed, partly paid or its money is on its way', async () => {
		const ids = [
			await placed({ payment: 'paid' }),
			await placed({ status: 'processed' }),
			await placed({ method: 'invoice' }),
			await placed({ method: 'sepaDebit' }),
		];
		const coming = await placed();
		await insertPayment(coming, 'open');
		const partly = await placed();
		await insertPayment(partly, 'paid');
		const shipped = await placed();
		await inShop((sql) => sql`update orders set shipped = 'partly' where id = ${shipped}`);
		for (const number of [8, 16, 30]) await sweepOn(number);
		for (const id of [...ids, coming, partly, shipped]) {
			expect(await purposes(id)).toEqual([]);
			expect(await isCancelled(id)).toBe(false);
		}
	});

	it('stays where it was paid after the reminder', async () => {
		const id = await placed();
		await sweepOn(8);
		const admin = await shop.as('ada@example.com');
		await shop.tell(admin, `mutation { markOrderPaid(id: "${id}") { id } }`);
		await sweepOn(30);
		expect(await isCancelled(id)).toBe(false);
	});

	it('is left alone where the shop has switched it off', async () => {
		await set({ unpaidReminderDays: 0, unpaidCancelDays: 0 });
		const id = await placed();
		await sweepOn(60);
		expect(await purposes(id)).toEqual([]);
		expect(await isCancelled(id)).toBe(false);
	});
});

describe('a debit that the bank has refused', () => {
	it('counts from the day on which it was refused, is cancelled with a credit note, and says that nothing was charged', async () => {
		const id = await placed({ method: 'sepaDebit' });
		await insertPayment(id, 'expired', day(5));
		const admin = await shop.as('ada@example.com');
		await shop.tell(admin, `mutation { makeInvoice(id: "${id}") { id } }`);
		await sweepOn(11);
		expect(await purposes(id)).toEqual([]);
		await sweepOn(12.1);
		expect(await purposes(id)).toEqual(['paymentReminder']);
		await sweepOn(18);
		expect(await isCancelled(id)).toBe(false);
		await sweepOn(20);
		expect(await orderOf(id)).toMatchObject({ cancelReason: 'payment', payment: 'refunded' });
		const told = (await mailsOf(id)).find(({ purpose }) => purpose === 'cancelled');
		expect(told?.body).toContain('müssen Sie nicht mehr bezahlen');
	});

	it('begins the time anew for an order that was reminded of before', async () => {
		const id = await placed();
		await sweepOn(7);
		await insertPayment(id, 'expired', day(10));
		await sweepOn(16);
		expect(await isCancelled(id)).toBe(false);
		expect(await purposes(id)).toEqual(['paymentReminder']);
		await sweepOn(17.1);
		expect(await purposes(id)).toEqual(['paymentReminder', 'paymentReminder']);
	});
});

describe('the plan of an unpaid order', () => {
	it('is told to those who look after orders, and is none once it is cancelled', async () => {
		const placedAt = new Date();
		const id = await placed({ placedAt });
		const admin = await shop.as('ada@example.com');
		const plan = () => shop.tell(admin, `{ order(id: "${id}") { unpaidPlan { remindAt cancelAt } } }`);
		const inDays = (days: number) => new Date(placedAt.getTime() + days * dayMs).toISOString();
		expect(await plan()).toEqual({ unpaidPlan: { remindAt: inDays(7), cancelAt: inDays(14) } });
		await shop.tell(
			admin,
			`mutation { cancelOrder(id: "${id}", reason: other, restock: false, refund: 0, refundId: "${newId()}") { id } }`,
		);
		expect(await plan()).toEqual({ unpaidPlan: null });
	});

	it('finds the shop by an order that is paid in advance, and by no other', async () => {
		const found = async () => {
			const shops = await shop.test.owner<{ id: string }[]>`select shops_with_unpaid_orders() as id`;
			return shops.some(({ id }) => id === shop.demo.id);
		};
		await placed({ method: 'invoice' });
		expect(await found()).toBe(false);
		await placed();
		expect(await found()).toBe(true);
	});
});
