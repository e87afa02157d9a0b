// Ways to pay beside cards, through the checkout of a shop, at a sandbox of the provider.

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../rules/documents/example-document.ts';
import { newId } from '../../rules/ids.ts';
import { type OrderSettings, orderSettings } from '../../rules/settings/orders.ts';
import { startTestSandbox, type TestSandbox } from '../../sandbox/stripe/testing/sandbox.ts';
import { paymentCallbacks } from '../../start/payment-callbacks.ts';
import { shopDay } from '../calendar/today.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../testing/accounts.ts';
import { noPictures, startApp, type TestApp } from '../testing/app.ts';
import { offerParcel, someInput } from '../testing/checkout.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { runWaiting } from '../testing/jobs.ts';
import { makePayments } from '../testing/payments.ts';
import { setSettings } from '../testing/settings.ts';
import { makeShop } from '../testing/shop.ts';
import { fillShop, piece } from '../testing/sold.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from './mails/jobs.ts';
import { refundJob, settleJob } from './payments/jobs.ts';
import type { PaymentServices } from './payments/services.ts';
import { settlePayment } from './payments/settle-payment.ts';

let test: TestDatabase;
let sandbox: TestSandbox;
let demo: Tenant;
let app: TestApp;
let payments: PaymentServices;
let parcel: string;
let productId: string;
let shopper: Browser;
let admin: Browser;

const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const works = 'DE89370400440532013000';
const fails = 'DE62370400440532013001';

const settings: Partial<OrderSettings> = {
	...{ invoiceFor: 'everybody', stockShare: 100, seller: documentOf().seller },
	...{ paypalOffered: true, klarnaOffered: true, sepaDebitOffered: true, prepaymentOffered: true },
};
const settle = (more: Partial<OrderSettings> = {}): Promise<void> =>
	test.database.inTenant(demo.id, (sql) => setSettings(sql, demo.id, orderSettings, { ...settings, ...more }));

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startTestSandbox();
	demo = await makeShop(test, 'demo');
	productId = (await fillShop(test, demo, [piece('card', 1190)])).get('card') ?? '';
	parcel = await offerParcel(test.database, demo);
	const taking = await makePayments(test.database, demo.id, sandbox, randomBytes(32));
	payments = { ...taking, orders: paymentCallbacks };
	app = await startApp({ database: test.database, limits: noLimits, payments });
	await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
	await makeUser(test.database, demo, 'bea@example.com');
	admin = new Browser(app);
	shopper = new Browser(app);
	await admin.logIn('ada@example.com');
	await shopper.logIn('bea@example.com');
	await settle();
});

afterAll(async () => {
	await app.close();
	await sandbox.end();
	await test.drop();
});

const rows = <Row extends object>(work: Parameters<TestDatabase['database']['inTenant']>[1]) =>
	test.database.inTenant(demo.id, work) as Promise<Row[]>;

// biome-ignore lint/suspicious/noExplicitAny: whatever was asked for
async function ask(query: string, variables: object = {}, who = shopper): Promise<any> {
	const { data, errors } = await who.graphql(query, variables);
	return errors ? errors[0].extensions.code : Object.values(data)[0];
}

interface Progress {
	orderId: string;
	state: string;
	number: string;
	payUrl: string;
}

/** One piece and nothing else. */
async function fillCart(): Promise<void> {
	await rows((sql) => sql`delete from list_items`);
	const items = [{ productId, quantity: 1 }];
	await ask('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', { items });
}

async function place(paymentMethod: string): Promise<Progress> {
	await fillCart();
	const input = someInput({ shippingMethodId: parcel, seenTotal: 1680, paymentMethod: paymentMethod as 'card' });
	return ask('mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state number payUrl } }', {
		input,
	});
}

const methods = async () => (await ask('{ checkout { paymentMethods } }')).paymentMethods;
const settleCheckout = (orderId: string): Promise<Progress> =>
	ask('mutation($o: ID!) { settleCheckout(orderId: $o) { orderId state number payUrl } }', { o: orderId });

/** At the page of the sandbox, as a browser would. */
async function visit(payUrl: string, form: Record<string, string>): Promise<number> {
	const page = `${sandbox.url}${new URL(payUrl).pathname}`;
	const body = new URLSearchParams({ email: 'bea@example.com', name: 'Bea Test', ...form });
	return (await fetch(page, { method: 'POST', redirect: 'manual', body })).status;
}

const payment = (orderId: string) =>
	rows<{ id: string; sessionId: string; state: string }>(
		(sql) => sql`select id, session_id, state from payments where order_id = ${orderId} order by created_at desc`,
	).then(([latest]) => latest ?? { id: '', sessionId: '', state: '' });

async function letBankDecide(orderId: string): Promise<void> {
	await sandbox.control.advance(10);
	await settlePayment(payments, demo.id, { paymentId: (await payment(orderId)).id });
}

async function mailsOf(orderId: string) {
	for (const job of [orderPlacedJob(parts), orderChangedJob(parts), orderPrintJob(parts)])
		await runWaiting(test, { job, tenantId: demo.id });
	return rows<{ purpose: string; subject: string; body: string }>(
		(sql) => sql`
			select w.purpose, m.subject, m.text as body from order_mails w join mails m on m.id = w.mail_id
			where w.order_id = ${orderId} order by w.written_at, w.purpose`,
	);
}

const shown = (number: string) =>
	ask('query($n: String!) { ownOrder(number: $n) { status payment payableBy paymentComing } }', { n: number });
const move = (id: string, to: string) =>
	ask(`mutation($id: ID!) { moveOrder(id: $id, to: ${to}) { status } }`, { id }, admin);

describe('ways to pay', () => {
	it('are those that the shop has switched on, within their totals, the preferred one first', async () => {
		await fillCart();
		expect(await methods()).toEqual(['card', 'paypal', 'klarna', 'sepaDebit', 'prepayment', 'invoice']);
		await settle({ firstMethod: 'paypal', klarnaFrom: 100_000, sepaDebitUpTo: 1000, prepaymentOffered: false });
		expect(await methods()).toEqual(['paypal', 'card', 'invoice']);
		await settle({ seller: { ...documentOf().seller, bank: null } });
		expect(await methods()).not.toContain('prepayment');
		await settle({ klarnaOffered: false });
		expect(await place('klarna')).toBe('PAYMENT_METHOD_INVALID');
		await settle();
	});

	it('PayPal and Klarna are paid at the page of the provider, and refunded there', async () => {
		for (const method of ['paypal', 'klarna']) {
			const { orderId, payUrl, state } = await place(method);
			expect(state).toBe('processing');
			expect(await visit(payUrl, { answer: 'refuse' })).toBe(402);
			expect((await settleCheckout(orderId)).state).toBe('processing');
			expect(await visit(payUrl, {})).toBe(303);
			expect((await settleCheckout(orderId)).state).toBe('placed');
			const refund = `mutation { refundOrder(id: "${orderId}", refundId: "${newId()}", amount: 1680) { id } }`;
			expect(await ask(refund, {}, admin)).toEqual({ id: orderId });
			await runWaiting(test, { job: refundJob(payments), tenantId: demo.id });
			expect(await ask(`{ order(id: "${orderId}") { payment } }`, {}, admin)).toEqual({ payment: 'refunded' });
			const mails = await mailsOf(orderId);
			expect(mails.find(({ purpose }) => purpose.startsWith('refund'))?.body).not.toMatch(/Karte|card/);
		}
	});

	it('an order in prepayment is placed at once, names the account, and is produced once staff have marked it as paid', async () => {
		const { orderId, number, state } = await place('prepayment');
		expect(state).toBe('placed');
		const [mail] = await mailsOf(orderId);
		expect(mail?.body.replaceAll(' ', '')).toContain(documentOf().seller.bank?.iban.replaceAll(' ', '') ?? 'IBAN');
		const due = await ask('query($n: String!) { ownOrder(number: $n) { transfer { iban reference } } }', { n: number });
		expect(due.transfer).toMatchObject({ reference: number });
		expect(mail?.body).toMatch(new RegExp(`(?:Verwendungszweck|Payment reference):?\\s+${number}`));
		expect(await move(orderId, 'processed')).toBe('ORDER_UNPAID');
		const ship = `mutation { recordShipment(orderId: "${orderId}", shipmentId: "${newId()}", shipment: {
			carrier: deutschePost, shippedOn: "2026-01-01", parcels: [{ number: "" }] }) { id } }`;
		expect(await ask(ship, {}, admin)).toBe('ORDER_UNPAID');
		const paid = `mutation { markOrderPaid(id: "${orderId}") { payment } }`;
		expect(await ask(paid, {}, admin)).toEqual({ payment: 'paid' });
		const received = (await mailsOf(orderId)).filter(({ purpose }) => purpose.startsWith('paymentReceived.'));
		expect(received).toHaveLength(1);
		expect(received[0]?.body).toMatch(/16[.,]80/);
		expect(await move(orderId, 'processed')).toEqual({ status: 'processed' });
		expect(await shown(number)).toMatchObject({ payableBy: [] });
	});

	it('may be produced before the money is there, where the shop wants it so', async () => {
		await settle({ produceUnpaid: true });
		expect(await move((await place('prepayment')).orderId, 'processed')).toEqual({ status: 'processed' });
		await settle();
	});
});

describe('a direct debit', () => {
	it('places the order at once while the money is on its way, and pays it when it arrives', async () => {
		const { orderId, payUrl } = await place('sepaDebit');
		expect(await visit(payUrl, { iban: works })).toBe(303);
		const { state, number } = await settleCheckout(orderId);
		expect(state).toBe('placed');
		expect(await shown(number)).toEqual({ status: 'placed', payment: 'open', payableBy: [], paymentComing: true });
		expect(await move(orderId, 'processed')).toBe('ORDER_UNPAID');
		await letBankDecide(orderId);
		expect(await shown(number)).toMatchObject({ payment: 'paid', paymentComing: false });
		expect((await mailsOf(orderId)).map(({ purpose }) => purpose)).not.toContain('paymentFailed');
		expect(await move(orderId, 'processed')).toEqual({ status: 'processed' });
	});

	it('that the bank refuses leaves the order unpaid, and its shopper is told how to pay after all', async () => {
		const { orderId, payUrl } = await place('sepaDebit');
		await visit(payUrl, { iban: fails });
		const { number } = await settleCheckout(orderId);
		await letBankDecide(orderId);
		expect(await shown(number)).toMatchObject({ status: 'placed', payment: 'open', paymentComing: false });
		const mail = (await mailsOf(orderId)).find(({ purpose }) => purpose.startsWith('paymentFailed'));
		expect(mail?.body).toContain(`/orders/${number}`);
		const address = await ask(`mutation { payOrder(number: "${number}", method: paypal) }`);
		expect(await ask(`mutation { payOrder(number: "${number}", method: paypal) }`)).toBe(address);
		expect(await visit(address, {})).toBe(303);
		expect(await ask('query($n: String!) { ownOrder(number: $n) { debitRefused } }', { n: number })).toEqual({
			debitRefused: true,
		});
		await ask(`mutation { settleOrderPayment(number: "${number}") }`);
		expect(await shown(number)).toMatchObject({ payment: 'paid', payableBy: [] });
		// Everyone reads what was really done: a refused debit, and who paid after all.
		const own = await ask('query($n: String!) { ownOrder(number: $n) { paymentMethod debitRefused } }', { n: number });
		expect(own).toEqual({ paymentMethod: 'paypal', debitRefused: false });
		const { payments: all, events } = await ask(
			`{ order(id: "${orderId}") { payments { method state } events { kind detail } } }`,
			{},
			admin,
		);
		expect(all).toEqual([
			{ method: 'sepaDebit', state: 'refused' },
			{ method: 'paypal', state: 'paid' },
		]);
		const story = events.filter(({ kind }: { kind: string }) => kind === 'payment');
		expect(story.map(({ detail }: { detail: object }) => detail)).toMatchObject([
			{ state: 'processing', method: 'sepaDebit' },
			{ state: 'refused', method: 'sepaDebit' },
			{ state: 'paid', method: 'paypal' },
		]);
		const received = (await mailsOf(orderId)).filter(({ purpose }) => purpose.startsWith('paymentReceived.'));
		expect(received).toHaveLength(1);
		const listed = await ask('{ orders(filter: { method: paypal }) { items { id } } }', {}, admin);
		expect(listed.items).toContainEqual({ id: orderId });
	});

	it('that the bank refuses can be made good by a transfer, which is a payment with its day', async () => {
		const { orderId, payUrl } = await place('sepaDebit');
		await visit(payUrl, { iban: fails });
		await settleCheckout(orderId);
		const paid = (day: string) =>
			`mutation { markOrderPaid(id: "${orderId}", receivedOn: "${day}") { paymentMethod } }`;
		const today = shopDay(demo);
		expect(await ask(paid(today), {}, admin)).toBe('ORDER_NOT_MOVED');
		await letBankDecide(orderId);
		for (const day of ['2020-01-01', '2999-01-01', 'today']) expect(await ask(paid(day), {}, admin)).toBe('VALIDATION');
		expect(await ask(paid(today), {}, admin)).toEqual({ paymentMethod: 'prepayment' });
		const refund = `mutation { refundOrder(id: "${orderId}", refundId: "${newId()}", amount: 1000) { id } }`;
		expect(await ask(refund, {}, admin)).toEqual({ id: orderId });
		const fields = 'payment payments { provider method state amount receivedOn } refunds { state amount byProvider }';
		expect(await ask(`{ order(id: "${orderId}") { ${fields} } }`, {}, admin)).toEqual({
			payment: 'partlyRefunded',
			payments: [
				expect.objectContaining({ method: 'sepaDebit', state: 'refused', receivedOn: null }),
				{ provider: 'transfer', method: 'prepayment', state: 'paid', amount: 1680, receivedOn: today },
			],
			refunds: [{ state: 'done', amount: 1000, byProvider: false }],
		});
		const mail = (await mailsOf(orderId)).find(({ purpose }) => purpose.startsWith('refund.'));
		expect(mail?.body).toMatch(/überweisen wir Ihnen 10,00|transfer €10\.00/);
		expect(mail?.body).not.toMatch(/noch offen|still open/);
	});

	it('whose provider cannot be reached after paying says so, and is paid once the provider has answered', async () => {
		const { number } = await place('invoice');
		const address = await ask(`mutation { payOrder(number: "${number}", method: klarna) }`);
		// Another page was opened afterwards and left: that it is open says nothing about the first.
		await ask(`mutation { payOrder(number: "${number}", method: paypal) }`);
		expect(await visit(address, {})).toBe(303);
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 50 } } });
		expect(await ask(`mutation { settleOrderPayment(number: "${number}") }`)).toBe(false);
		expect(await shown(number)).toMatchObject({ payment: 'open' });
		await sandbox.control.calm();
		expect(await ask(`mutation { settleOrderPayment(number: "${number}") }`)).toBe(true);
		expect(await shown(number)).toMatchObject({ payment: 'paid', payableBy: [] });
	});

	it('is paid once: money that comes in two ways goes back, and others do not pay or see it', async () => {
		const { number, orderId } = await place('invoice');
		const [byCard, byPaypal] = [
			await ask(`mutation { payOrder(number: "${number}", method: klarna) }`),
			await ask(`mutation { payOrder(number: "${number}", method: paypal) }`),
		];
		expect(await ask(`mutation { payOrder(number: "${number}", method: paypal) }`, {}, admin)).toBe('NOT_FOUND');
		expect(await ask(`mutation { payOrder(number: "${number}", method: invoice) }`)).toBe('PAYMENT_METHOD_INVALID');
		for (const address of [byCard, byPaypal]) expect(await visit(address, {})).toBe(303);
		const all = await rows<{ id: string }>((sql) => sql`select id from payments where order_id = ${orderId}`);
		for (const { id } of all) await settlePayment(payments, demo.id, { paymentId: id });
		const refunds = await rows((sql) => sql`select from refunds where order_id = ${orderId}`);
		expect(refunds).toHaveLength(1);
		expect(await shown(number)).toMatchObject({ payment: 'paid' });
	});

	it('closes the pages of other ways to pay as soon as it is paid in one of them', async () => {
		const { number, orderId } = await place('invoice');
		const left = await ask(`mutation { payOrder(number: "${number}", method: klarna) }`);
		const byPaypal = await ask(`mutation { payOrder(number: "${number}", method: paypal) }`);
		expect(await visit(byPaypal, {})).toBe(303);
		await settlePayment(payments, demo.id, { paymentId: (await payment(orderId)).id });
		await runWaiting(test, { job: settleJob(payments), tenantId: demo.id });
		const states = await rows(
			(sql) => sql`select method, state from payments where order_id = ${orderId} order by method`,
		);
		expect(states).toEqual([
			{ method: 'klarna', state: 'expired' },
			{ method: 'paypal', state: 'paid' },
		]);
		await visit(left, {});
		for (const { id } of await rows<{ id: string }>((sql) => sql`select id from payments where order_id = ${orderId}`))
			await settlePayment(payments, demo.id, { paymentId: id });
		expect(await rows((sql) => sql`select from refunds where order_id = ${orderId}`)).toEqual([]);
		expect(await shown(number)).toMatchObject({ payment: 'paid' });
	});
});
