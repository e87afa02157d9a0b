import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../rules/documents/example-document.ts';
import { newId } from '../../rules/ids.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import type { Sql } from '../database/connection.ts';
import { countStock } from '../stock/move-stock.ts';
import type { Browser } from '../testing/accounts.ts';
import { noPictures } from '../testing/app.ts';
import { runWaiting } from '../testing/jobs.ts';
import { insertOrder, type TestOrder } from '../testing/order-rows.ts';
import { setSettings } from '../testing/settings.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { makeOrderLink } from './links/order-links.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from './mails/jobs.ts';

let shop: Shop;
let admin: Browser;
let numbers = 0;
const productId = newId();

const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, { seller: documentOf().seller, invoiceWhen: 'placed' }),
	);
	await inShop(
		(sql) => sql`insert into products (tenant_id, id, slug) values (${shop.demo.id}, ${productId}, 'cards')`,
	);
	await inShop((sql) => countStock(sql, shop.demo.id, productId, 50));
});

afterAll(() => shop.close());

/** Mails and documents follow. */
async function runJobs(): Promise<void> {
	for (const job of [orderPlacedJob(parts), orderChangedJob(parts), orderPrintJob(parts)])
		await runWaiting(shop.test, { job, tenantId: shop.demo.id });
}

/** Placed, with ten pieces that were taken from the stock. */
async function placed(given: TestOrder = {}): Promise<string> {
	numbers += 1;
	const number = given.number ?? `2026-1${String(numbers).padStart(5, '0')}`;
	const line = { name: 'Cards', amount: 4290, quantity: 10, productId };
	return inShop(async (sql) => {
		const id = await insertOrder(sql, shop.demo.id, { lines: [line], ...given, number });
		await sql`update order_lines set stock = 'taken' where order_id = ${id}`;
		return id;
	});
}

interface Wish {
	reason?: string;
	note?: string;
	restock?: boolean;
	refund?: number;
	refundId?: string;
	notify?: boolean;
}

const cancel = (id: string, wish: Wish = {}, by = admin) =>
	shop.tell(
		by,
		`mutation($id: ID!, $reason: OrderCancelReason!, $note: String, $restock: Boolean!, $refund: Float!, $refundId: ID!, $notify: Boolean) {
			cancelOrder(id: $id, reason: $reason, note: $note, restock: $restock, refund: $refund, refundId: $refundId, notify: $notify) {
				status cancelledAt cancelReason cancelNote cancelledBy payment refunded nextStatuses mayCancel
			}
		}`,
		{ id, reason: 'customer', note: '', restock: false, refund: 0, refundId: newId(), ...wish },
	);

const onHand = async () =>
	(await inShop((sql) => sql<{ onHand: number }[]>`select on_hand from stock where product_id = ${productId}`))[0]
		?.onHand;
const eventsOf = (id: string, kind: string) =>
	inShop(
		(sql) => sql<{ detail: Record<string, unknown> }[]>`
		select detail from order_events where order_id = ${id} and kind = ${kind} order by at, id`,
	);
const mailsOf = (id: string) =>
	inShop(
		(sql) => sql<{ purpose: string; subject: string; body: string }[]>`
		select w.purpose, m.subject, m.text as body from order_mails w join mails m on m.id = w.mail_id
		where w.order_id = ${id} order by w.written_at, w.purpose`,
	);
const notMoved = expect.stringContaining('order');

describe('cancelling an order', () => {
	it('marks it beside its status, for good: it is moved, and cancelled, no more', async () => {
		const id = await placed();
		expect(await cancel(id, { reason: 'duplicate', note: 'called us' })).toMatchObject({
			...{ status: 'placed', cancelReason: 'duplicate', cancelNote: 'called us', payment: 'open', refunded: 0 },
			...{ nextStatuses: [], mayCancel: false, cancelledAt: expect.any(String), cancelledBy: expect.any(String) },
		});
		expect(await eventsOf(id, 'cancelled')).toMatchObject([{ detail: { reason: 'duplicate', note: 'called us' } }]);
		expect(await shop.tell(admin, `mutation { moveOrder(id: "${id}", to: processed) { id } }`)).toEqual(notMoved);
		expect(await cancel(id)).toEqual(notMoved);
		await expect(inShop((sql) => sql`update orders set status = 'processed' where id = ${id}`)).rejects.toThrow(
			'stays cancelled',
		);
		const audit = await inShop((sql) => sql`select action from audit_log where entity_id = ${id}`);
		expect(audit.map(({ action }) => action)).toEqual(['cancelOrder']);
	});

	it('is for placed orders that are not finished, and for those who look after orders', async () => {
		expect(await cancel(await placed({ status: 'finished' }))).toEqual(notMoved);
		expect(await cancel(await inShop((sql) => insertOrder(sql, shop.demo.id, {})))).toEqual(notMoved);
		await shop.makeUser('henrik@example.com');
		const henrik = await shop.as('henrik@example.com');
		expect(await cancel(await placed(), {}, henrik)).toBe('You do not have permission to do this.');
		expect(await cancel(await placed({ status: 'error' }))).toMatchObject({
			status: 'error',
			cancelReason: 'customer',
		});
	});

	it('puts what it took back into the stock if that is wished, and otherwise not', async () => {
		const before = (await onHand()) ?? 0;
		await cancel(await placed(), { restock: false });
		expect(await onHand()).toBe(before);
		const id = await placed();
		await cancel(id, { restock: true });
		expect(await onHand()).toBe(before + 10);
		const lines = await inShop((sql) => sql`select stock from order_lines where order_id = ${id}`);
		expect(lines).toMatchObject([{ stock: 'released' }]);
		const [movement] = await inShop(
			(sql) => sql`select reason, on_hand_change from stock_movements order by at desc limit 1`,
		);
		expect(movement).toMatchObject({ reason: 'returned', onHandChange: 10 });
	});

	it('happens once when it is sent twice or by two at once: one refund, one restocking, one mail', async () => {
		const before = (await onHand()) ?? 0;
		const id = await placed();
		const wish = { restock: true, refund: 4780, refundId: newId() };
		const both = await Promise.all([cancel(id, wish), cancel(id, wish), cancel(id, { ...wish, refundId: newId() })]);
		expect(both.filter((answer) => typeof answer !== 'string').length).toBeGreaterThanOrEqual(1);
		expect(both.filter((answer) => typeof answer === 'string').length).toBeGreaterThanOrEqual(1);
		await runJobs();
		await runJobs();
		expect(await onHand()).toBe(before + 10);
		expect(await inShop((sql) => sql`select id from refunds where order_id = ${id}`)).toHaveLength(1);
		expect(await eventsOf(id, 'cancelled')).toHaveLength(1);
		expect((await mailsOf(id)).filter(({ purpose }) => purpose === 'cancelled')).toHaveLength(1);
	});

	it('drops a bill that nobody has paid, with a credit note, and tells the customer why', async () => {
		const id = await placed();
		await shop.tell(admin, `mutation { makeInvoice(id: "${id}") { id } }`);
		await runJobs();
		expect(await cancel(id, { reason: 'outOfStock', refund: 4780 })).toMatchObject({
			payment: 'refunded',
			refunded: 4780,
		});
		// Whoever looks at the order knows that more is to come.
		const isBeingProcessed = () => shop.tell(admin, `{ order(id: "${id}") { isBeingProcessed } }`);
		expect(await isBeingProcessed()).toEqual({ isBeingProcessed: true });
		await runJobs();
		expect(await isBeingProcessed()).toEqual({ isBeingProcessed: false });
		const documents = await inShop(
			(sql) => sql`
			select kind, document ->> 'reason' as reason from order_documents where order_id = ${id} and kind = 'creditNote'`,
		);
		expect(documents).toHaveLength(1);
		// Found by the number of a document, too.
		const [invoice] = await inShop(
			(sql) =>
				sql<{ number: string }[]>`select number from order_documents where order_id = ${id} and kind = 'invoice'`,
		);
		expect(await shop.tell(admin, `{ orders(filter: { search: "${invoice?.number}" }) { items { id } } }`)).toEqual({
			items: [{ id }],
		});
		const mails = await mailsOf(id);
		expect(mails.map(({ purpose }) => purpose.split('.')[0])).toEqual(expect.arrayContaining(['cancelled', 'refund']));
		const told = mails.find(({ purpose }) => purpose === 'cancelled');
		expect(told?.subject).toContain('storniert');
		expect(told?.body).toContain('nicht liefern');
		expect(told?.body).toContain('47,80');
		const credited = mails.find(({ purpose }) => purpose.startsWith('refund'));
		expect(credited?.subject).not.toContain('Erstattung');
		expect(credited?.body).toContain('Sie müssen nichts mehr bezahlen');
		expect(await shop.tell(admin, `{ order(id: "${id}") { neverCharged } }`)).toEqual({ neverCharged: true });
		expect(
			await shop.tell(admin, `{ orders(filter: { search: "${invoice?.number}" }) { items { neverCharged } } }`),
		).toEqual({ items: [{ neverCharged: true }] });
		const [refund] = await inShop((sql) => sql`select reason from refunds where order_id = ${id}`);
		expect(refund?.reason).toMatch(/^Stornierung der Bestellung 2026-/);
	});

	it('refunds money that was paid, or a part of it, and never more than there is', async () => {
		const id = await placed({ payment: 'paid' });
		expect(await cancel(id, { refund: 4781, restock: true })).toContain('Please check');
		expect(await cancel(id, { refund: 1000 })).toMatchObject({ payment: 'partlyRefunded', refunded: 1000 });
		expect(await inShop((sql) => sql`select amount::int as amount, state from refunds where order_id = ${id}`)).toEqual(
			[{ amount: 1000, state: 'done' }],
		);
	});

	it('writes nothing to the customer if that is wished, and can be written once more', async () => {
		const id = await placed();
		await cancel(id, { notify: false });
		await runJobs();
		expect(await mailsOf(id)).toEqual([]);
		await shop.tell(admin, `mutation { resendOrderMail(id: "${id}", purpose: "cancelled") }`);
		expect((await mailsOf(id)).map(({ purpose }) => purpose)).toEqual([expect.stringMatching(/^cancelled\.again\./)]);
	});

	it('takes the order out of figures, out of what waits, and into a list of its own', async () => {
		const day = '2025-03-04';
		const placedAt = new Date(`${day}T10:00:00Z`);
		await placed({ placedAt });
		const id = await placed({ placedAt });
		const figures = () =>
			shop.tell(admin, `{ orderFigures(from: "${day}", to: "${day}") { orders revenue byStatus { status count } } }`);
		expect(await figures()).toMatchObject({ orders: 2, revenue: 9560 });
		await cancel(id);
		expect(await figures()).toMatchObject({ orders: 1, revenue: 4780, byStatus: [{ status: 'placed', count: 1 }] });
		const list = (cancelled: string) =>
			shop.tell(admin, `{ orders(filter: { from: "${day}", to: "${day}"${cancelled} }) { items { id } } }`);
		expect(await list(', cancelled: true')).toEqual({ items: [{ id }] });
		expect((await list(', cancelled: false')) as { items: unknown[] }).toMatchObject({ items: [{}] });
		expect((await list('')) as { items: unknown[] }).toMatchObject({ items: [{}, {}] });
	});

	it('is shown to a guest who has opened the order from a mail, without what is the shop’s alone', async () => {
		const id = await placed({ number: '2026-900001' });
		await cancel(id, { reason: 'payment', note: 'never pays' });
		const token = await inShop((sql) => makeOrderLink(sql, shop.demo.id, id));
		const browser = shop.nobody();
		await browser.ask(`/orders/open?token=${token}`);
		const shown = await shop.tell(
			browser,
			'{ openedOrder(number: "2026-900001") { status cancelledAt cancelReason cancelNote cancelledBy mayCancel } }',
		);
		expect(shown).toMatchObject({
			...{ status: 'placed', cancelReason: 'payment', cancelNote: '', cancelledBy: null, mayCancel: false },
			cancelledAt: expect.any(String),
		});
	});
});
