import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DocumentSeller } from '../../../rules/documents/document.ts';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { grouped } from '../../../rules/orders/bank-account.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import type { JobDefinition } from '../../jobs/define-job.ts';
import type { Browser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { insertOrder, type TestOrder } from '../../testing/order-rows.ts';
import { plantPlainPages } from '../../testing/plain-pages.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { moveOrder } from '../core/move-order.ts';
import { placeRecorded } from '../core/place-order.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from './jobs.ts';

let shop: Shop;
let admin: Browser;
let henrik: { id: string; browser: Browser };
let mira: Browser;

const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const placedJob = orderPlacedJob(parts);
const changedJob = orderChangedJob(parts);
const printJob = orderPrintJob(parts);

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };

/** As a worker does, at once, with what follows from it. */
async function run<Payload>(job: JobDefinition<Payload>, payload: Payload): Promise<void> {
	await job.run({
		tenantId: shop.demo.id,
		payload,
		inTenant: inShop,
		log: silent,
		signal: new AbortController().signal,
		attempt: { number: 1, last: false },
	});
	await runWaiting(shop.test, { job: printJob, tenantId: shop.demo.id });
}

const { seller } = documentOf();

const settle = (settings: { seller?: Partial<DocumentSeller>; invoiceWhen?: 'placed' | 'processed' } = {}) =>
	inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, {
			seller: { ...seller, ...settings.seller },
			invoiceWhen: settings.invoiceWhen ?? 'placed',
			orderRecipients: ['versand@druckwerk.example'],
		}),
	);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	const id = await shop.makeUser('henrik@example.com');
	henrik = { id, browser: await shop.as('henrik@example.com') };
	await shop.makeUser('mira@example.com');
	mira = await shop.as('mira@example.com');
	await inShop((sql) =>
		plantPlainPages(sql, shop.demo, [
			{
				slug: 'terms',
				titles: { 'de-DE': 'AGB', 'en-GB': 'Terms' },
				sections: {
					'de-DE': [{ heading: '1. Geltung', paragraphs: ['Für alle Verträge.'] }],
					'en-GB': [{ heading: '1. Scope', paragraphs: ['For all contracts.'] }],
				},
			},
		]),
	);
});

afterAll(() => shop.close());

beforeEach(async () => {
	await settle();
	await inShop((sql) => sql`delete from mails`);
});

/** Placed as checkouts place, with a number of the range. */
async function place(order: TestOrder = {}): Promise<string> {
	const id = await inShop((sql) =>
		insertOrder(sql, shop.demo.id, { userId: henrik.id, billing: { ccEmail: 'buero@schroeder.example' }, ...order }),
	);
	await inShop((sql) =>
		placeRecorded(sql, shop.demo.id, id, {
			actor: 'system',
			userId: null,
			paid: order.method === 'card',
			year: 2026,
		}),
	);
	return id;
}

interface Written {
	to: string;
	subject: string;
	text: string;
	files: string[] | null;
}

const mails = () =>
	shop.rows<Written>(
		(sql) => sql`
			select m."to", m.subject, m.text, (select array_agg(a.name order by a.position) from mail_attachments a where a.mail_id = m.id) as files
			from mails m order by m.id`,
	);

const documents = (orderId: string) =>
	shop.rows<{ id: string; kind: string; number: string; printed: boolean; gross: number }>(
		(sql) => sql`
			select id, kind, number, pdf is not null as printed, (document -> 'totals' ->> 'gross')::int as gross from order_documents
			where order_id = ${orderId} order by created_at, id`,
	);

const move = (id: string, to: string) =>
	shop.tell(
		admin,
		'mutation($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { status events { id kind } } }',
		{
			id,
			to,
		},
	);

const refund = (id: string, amount: number, refundId = newId(), reason = 'Transportschaden') =>
	shop.tell(
		admin,
		`mutation($id: ID!, $refundId: ID!, $amount: Float!, $reason: String) {
			refundOrder(id: $id, refundId: $refundId, amount: $amount, reason: $reason) { payment refunded refundable refunds { id state amount } }
		}`,
		{ id, refundId, amount, reason },
	);

describe('an order that is placed', () => {
	it('is told to the bookkeeping of the company as well that it was ordered for, where it has documents', async () => {
		const companyId = newId();
		await inShop(
			(sql) => sql`
				insert into companies (tenant_id, id, name, invoice_mail)
				values (${shop.demo.id}, ${companyId}, 'Muster', 'rechnungen@muster.example')`,
		);
		await run(placedJob, { orderId: await place({ companyId }) });
		const copy = (await mails()).find(({ to }) => to === 'rechnungen@muster.example');
		expect(copy?.files?.some((name) => name.startsWith('Rechnung-'))).toBe(true);
		expect(copy?.text).not.toContain('token=');
	});

	it('is told to who has ordered, to the copy and to the shop, with its documents and the terms', async () => {
		const id = await place();
		await run(placedJob, { orderId: id });
		const [first, copy, toShop, ...more] = await mails();
		expect(more).toEqual([]);
		expect([first?.to, copy?.to, toShop?.to]).toEqual([
			'aenne@schroeder.example',
			'buero@schroeder.example',
			'versand@druckwerk.example',
		]);
		const [confirmation, invoice] = await documents(id);
		expect([confirmation, invoice]).toMatchObject([
			{ kind: 'orderConfirmation', printed: true, gross: 4780 },
			{ kind: 'invoice', printed: true, gross: 4780 },
		]);
		expect(first?.files).toEqual([
			`Auftragsbestaetigung-${confirmation?.number}.pdf`,
			`Rechnung-${invoice?.number}.pdf`,
		]);
		expect(first?.subject).toBe(`Ihre Bestellung ${confirmation?.number} bei Druckwerk`);
		for (const words of ['500 × Visitenkarten', '47,80', 'innerhalb von 14 Tagen', '1. Geltung\nFür alle Verträge.'])
			expect(first?.text.replaceAll('\u00a0', ' ')).toContain(words);
		expect(first?.text).toContain(`http://demo.localhost:3000/orders/${confirmation?.number}`);
		expect(first?.text).toContain(`IBAN: ${grouped(seller.bank?.iban ?? '')}`);
		expect(first?.text).toContain(`Verwendungszweck: ${confirmation?.number}`);
		expect(copy?.text).toContain('Sie erhalten diese E-Mail als Kopie');
		expect(toShop?.text).toContain(`http://demo.localhost:3000/admin/orders/${id}`);
	});

	it('is told once, however often the job is run, also at the same time', async () => {
		const id = await place();
		await Promise.all([run(placedJob, { orderId: id }), run(placedJob, { orderId: id })]);
		await run(placedJob, { orderId: id });
		expect(await mails()).toHaveLength(3);
		expect(await documents(id)).toHaveLength(2);
	});

	it('is told in the language in which it was ordered', async () => {
		const id = await place({ language: 'en-GB' });
		await run(placedJob, { orderId: id });
		const [first] = await mails();
		expect(first?.subject).toMatch(/^Your order 2026-\d{6} at Druckwerk$/);
		expect(first?.text).toContain('1. Scope');
		expect(first?.files?.[0]).toMatch(/^Order-confirmation-/);
	});

	it('names to the shop in its own language what was ordered in another one, and what is called otherwise by now as it was ordered', async () => {
		const products = await fillShop(shop.test, shop.demo, [piece('plakat', 1_000), piece('karte', 1_000)]);
		const lines = [
			{ name: 'plakat in English', amount: 1_000, productId: products.get('plakat') ?? '' },
			{ name: 'An older name', amount: 1_000, productId: products.get('karte') ?? '' },
		];
		const id = await place({ language: 'en-GB', lines });
		await run(placedJob, { orderId: id });
		const [toBuyer, , toShop] = await mails();
		expect(toBuyer?.text).toContain('plakat in English');
		expect(toShop?.to).toBe('versand@druckwerk.example');
		expect(toShop?.text).toContain('plakat auf Deutsch');
		expect(toShop?.text).not.toContain('plakat in English');
		expect(toShop?.text).toContain('An older name');
		expect(toShop?.text).toMatch(/https?:\S+\/admin\/orders\//);
	});

	it('goes out also when the shop has no tax number; the invoice follows when it has one', async () => {
		await settle({ seller: { taxNumber: '', vatId: '' } });
		const id = await place({ lines: [{ name: 'Broschüren', amount: 50_000 }] });
		await run(placedJob, { orderId: id });
		const [first, , toShop] = await mails();
		expect(first?.files).toHaveLength(1);
		expect(first?.text).toContain('Ihre Rechnung erhalten Sie gesondert.');
		expect(toShop?.text).toContain('konnte noch keine Rechnung erstellt werden');
		const faults = '{ documentFaults { field message } }';
		expect(await shop.tell(admin, `query($id: ID!) { order(id: $id) ${faults} }`, { id })).toEqual({
			documentFaults: [{ field: 'sellerTaxNumber', message: 'Steuernummer oder USt-IdNr. des Verkäufers fehlt.' }],
		});
		const make = 'mutation($id: ID!) { makeInvoice(id: $id) { documentFaults { field } documents { kind } } }';
		expect(await shop.tell(admin, make, { id })).toContain('The invoice cannot be issued yet');
		const waiting = () =>
			inShop((sql) => sql<{ kind: string }[]>`select kind from tasks where object_id = ${id} and done_at is null`);
		expect(await waiting()).toEqual([{ kind: 'invoiceMissing' }]);
		await settle();
		expect(await shop.tell(admin, make, { id })).toEqual({
			documentFaults: [],
			documents: [{ kind: 'orderConfirmation' }, { kind: 'invoice' }],
		});
		expect(await waiting()).toEqual([]);
		const made = await shop.rows<{ actor: string }>(
			(sql) => sql`select actor from order_events where order_id = ${id} and kind = 'document' order by at`,
		);
		expect(made.map(({ actor }) => actor)).toEqual(['system', 'staff']);
		const [, invoice] = await documents(id);
		await inShop((sql) => sql`delete from mails`);
		await run(changedJob, { orderId: id, documentId: invoice?.id ?? '' });
		await run(changedJob, { orderId: id, documentId: invoice?.id ?? '' });
		expect(await mails()).toMatchObject([
			{ to: 'aenne@schroeder.example', files: [`Rechnung-${invoice?.number}.pdf`] },
			{ to: 'buero@schroeder.example' },
		]);
	});

	it('has its invoice as soon as the shop has entered what was missing', async () => {
		await settle({ seller: { taxNumber: '', vatId: '' } });
		const id = await place({ lines: [{ name: 'Broschüren', amount: 50_000 }] });
		await run(placedJob, { orderId: id });
		const sent = () =>
			shop.test.owner<{ payload: { orderId: string; invoiceMissing: true } }[]>`
				select data -> 'payload' as payload from jobs.job
				where name = ${changedJob.name} and data -> 'payload' ->> 'orderId' = ${id} and data -> 'payload' ? 'invoiceMissing'`;
		const save = async (given: Partial<DocumentSeller>) => {
			const { revision } = await shop.tell(admin, '{ orderSettings { revision } }');
			const mutation = `mutation($seller: SellerInput!, $revision: Int!) {
				saveOrderSettings(settings: { seller: $seller }, revision: $revision) { missingOfSeller } }`;
			return shop.tell(admin, mutation, { seller: { ...seller, taxNumber: '', vatId: '', ...given }, revision });
		};
		expect(await save({ city: 'Kiel' })).toEqual({ missingOfSeller: ['tax'] });
		expect(await sent()).toEqual([]);
		expect(await save({ taxNumber: seller.taxNumber })).toEqual({ missingOfSeller: [] });
		const [job] = await sent();
		await inShop((sql) => sql`delete from mails`);
		for (const _ of [1, 2]) await run(changedJob, job?.payload ?? { orderId: '' });
		expect((await documents(id)).map(({ kind }) => kind)).toEqual(['orderConfirmation', 'invoice']);
		expect(await mails()).toMatchObject([{ to: 'aenne@schroeder.example' }, { to: 'buero@schroeder.example' }]);
		expect(await inShop((sql) => sql`select kind from tasks where object_id = ${id} and done_at is null`)).toHaveLength(
			0,
		);
	});

	it('has invoices without a gap, when many are placed at once', async () => {
		const ids = [await place(), await place(), await place(), await place()];
		// Two at once, as a process runs them.
		for (const pair of [ids.slice(0, 2), ids.slice(2)])
			await Promise.all(pair.map((orderId) => run(placedJob, { orderId })));
		const numbers = await shop.rows<{ number: string }>(
			(sql) => sql`select number from order_documents where kind = 'invoice' order by number`,
		);
		const counts = numbers.map(({ number }) => Number(number.slice(-6)));
		expect(counts).toEqual(counts.map((_, index) => index + 1));
	});
});

describe('an order that is moved', () => {
	it('is told to who has ordered, and has its invoice then if the shop wants it so', async () => {
		await settle({ invoiceWhen: 'processed' });
		const id = await place();
		await run(placedJob, { orderId: id });
		expect((await documents(id)).map(({ kind }) => kind)).toEqual(['orderConfirmation']);
		await inShop((sql) => sql`delete from mails`);
		const { events } = await move(id, 'processed');
		const eventId = events.findLast(({ kind }: { kind: string }) => kind === 'status').id;
		await run(changedJob, { orderId: id, eventId });
		await run(changedJob, { orderId: id, eventId });
		const written = await mails();
		expect(written.map(({ to }) => to)).toEqual(['aenne@schroeder.example', 'buero@schroeder.example']);
		expect(written[0]?.subject).toMatch(/^Ihre Bestellung 2026-\d{6} ist in Produktion$/);
		expect(written[0]?.files?.[0]).toMatch(/^Rechnung-RE-2026-/);
		// A user who reads along has no account here.
		expect(written.map(({ text }) => text.includes('Bestellung ansehen'))).toEqual([true, false]);
		expect(written[1]?.text).toContain('Sie erhalten diese E-Mail als Kopie');
	});

	it('is told nothing of an error that only missing print data is: the confirmation has asked for it', async () => {
		const order = {
			status: 'placed',
			number: '2026-800001',
			userId: henrik.id,
			billing: { email: 'waits@example.com' },
		} as const;
		const id = await inShop((sql) => insertOrder(sql, shop.demo.id, order));
		const stop = (error: string) =>
			inShop((sql) => moveOrder(sql, shop.demo.id, id, 'error', { actor: 'system', note: error, error }));
		await run(changedJob, { orderId: id, eventId: await stop('printData') });
		expect(await shop.rows((sql) => sql`select subject from mails where "to" = 'waits@example.com'`)).toEqual([]);
		const shown = await shop.tell(henrik.browser, `{ ownOrder(number: "2026-800001") { status error } }`);
		expect(shown).toEqual({ status: 'placed', error: null });
		const staff = await shop.tell(admin, `{ adminOrder: order(id: "${id}") { status error } }`);
		expect(staff).toEqual({ status: 'error', error: 'printData' });
	});

	it('is moved along its machine only, by those who may', async () => {
		const id = await place();
		expect(await move(id, 'finished')).toContain('This step is not possible for this order');
		expect(await shop.tell(henrik.browser, `mutation { moveOrder(id: "${id}", to: processed) { id } }`)).toBe(
			'You do not have permission to do this.',
		);
		expect(await move(id, 'processed')).toMatchObject({ status: 'processed' });
		const { items } = await shop.tell(admin, '{ auditLog(search: "moveOrder") { items { entityId actorEmail } } }');
		expect(items[0]).toEqual({ entityId: id, actorEmail: 'ada@example.com' });
	});
});

describe('money that is given back', () => {
	const paidInvoice = async () => {
		const id = await place();
		await run(placedJob, { orderId: id });
		await shop.tell(admin, `mutation { markOrderPaid(id: "${id}") { payment } }`);
		await inShop((sql) => sql`delete from mails`);
		return id;
	};

	it('has a credit note for each part, which together take back the whole invoice', async () => {
		const id = await paidInvoice();
		const [one, two] = [newId(), newId()];
		expect(await refund(id, 1000, one)).toMatchObject({ payment: 'partlyRefunded', refunded: 1000, refundable: 3780 });
		await run(changedJob, { orderId: id, refundId: one });
		expect(await refund(id, 3780, two)).toMatchObject({ payment: 'refunded', refunded: 4780, refundable: 0 });
		await run(changedJob, { orderId: id, refundId: two });
		await run(changedJob, { orderId: id, refundId: two });
		const [, invoice, ...credits] = await documents(id);
		expect(credits).toMatchObject([
			{ kind: 'creditNote', gross: 1000, printed: true },
			{ kind: 'creditNote', gross: 3780, printed: true },
		]);
		const sums = await shop.rows<{ net: number; tax: number; kind: string; corrects: string }>(
			(sql) => sql`
				select kind, sum((document -> 'totals' ->> 'net')::int)::int as net, sum((document -> 'totals' ->> 'tax')::int)::int as tax,
					max(document -> 'corrects' ->> 'number') as corrects
				from order_documents where order_id = ${id} and kind <> 'orderConfirmation' group by kind order by kind`,
		);
		expect(sums[0]).toEqual({ ...sums[1], kind: 'creditNote', corrects: invoice?.number });
		const written = await mails();
		expect(written).toHaveLength(4);
		expect(written[0]).toMatchObject({ files: [`Rechnungskorrektur-${credits[0]?.number}.pdf`] });
		expect(written[0]?.text.replaceAll('\u00a0', ' ')).toContain('10,00 €');
	});

	it('is never more than was paid, and asked for twice it is given once', async () => {
		const id = await paidInvoice();
		expect(await refund(id, 4781)).toContain('amount');
		expect(await refund(id, 0.5)).toContain('amount');
		expect(await refund(id, -1)).toContain('amount');
		const twice = newId();
		await refund(id, 4000, twice);
		expect(await refund(id, 4000, twice)).toMatchObject({ refunded: 4000 });
		expect(await refund(id, 1000)).toContain('amount');
		const race = await Promise.all([refund(id, 780), refund(id, 780), refund(id, 780)]);
		expect(race.filter((answer) => typeof answer === 'object')).toHaveLength(1);
	});

	it('lowers a bill that is still open', async () => {
		const id = await place();
		await run(placedJob, { orderId: id });
		expect(await refund(id, 780)).toMatchObject({ payment: 'open', refunded: 780, refundable: 4000 });
		await run(changedJob, { orderId: id });
		const [note] = await shop.rows<{ refund: object }>(
			(sql) =>
				sql`select document -> 'refund' as refund from order_documents where order_id = ${id} and kind = 'creditNote'`,
		);
		expect(note?.refund).toEqual({ way: 'bill', isWhole: false, due: 4000 });
		expect(await shop.tell(admin, `mutation { markOrderPaid(id: "${id}") { payment } }`)).toEqual({
			payment: 'partlyRefunded',
		});
	});

	it('gets its credit note with the invoice, when that comes later', async () => {
		await settle({ seller: { taxNumber: '', vatId: '' } });
		const id = await place({ lines: [{ name: 'Broschüren', amount: 50_000 }] });
		await run(placedJob, { orderId: id });
		const refundId = newId();
		await refund(id, 1000, refundId);
		await run(changedJob, { orderId: id, refundId });
		expect((await documents(id)).map(({ kind }) => kind)).toEqual(['orderConfirmation']);
		await settle();
		await shop.tell(admin, `mutation { makeInvoice(id: "${id}") { id } }`);
		const [, invoice] = await documents(id);
		await run(changedJob, { orderId: id, documentId: invoice?.id ?? '' });
		expect((await documents(id)).map(({ kind }) => kind)).toEqual(['orderConfirmation', 'invoice', 'creditNote']);
	});

	it('of a second payment says that the order is paid, and stands as it is', async () => {
		const id = await place({ method: 'card', payment: 'paid' });
		const [paymentId, refundId] = [newId(), newId()];
		await inShop(async (sql) => {
			await sql`
				insert into payments (tenant_id, id, order_id, provider, amount, currency, state, late)
				values (${shop.demo.id}, ${paymentId}, ${id}, 'stripe', 4780, 'EUR', 'paid', true)`;
			await sql`
				insert into refunds (tenant_id, id, order_id, payment_id, amount, state)
				values (${shop.demo.id}, ${refundId}, ${id}, ${paymentId}, 4780, 'done')`;
			await sql`delete from mails`;
		});
		await run(changedJob, { orderId: id, refundId });
		const [first] = await mails();
		expect(first).toMatchObject({ to: 'aenne@schroeder.example', files: null });
		expect(first?.text).toMatch(/schon bezahlt war.*bitte bestellen Sie nicht noch einmal/s);
		expect(first?.text).not.toContain('nichts bestellt');
		expect(first?.text).toContain('/orders/2026-');
		const asked = `{ order(id: "${id}") { payment paymentReturned } }`;
		expect(await shop.tell(admin, asked)).toEqual({ payment: 'paid', paymentReturned: true });
	});

	it('of a payment that came too late is told, and has no credit note', async () => {
		const id = await inShop((sql) => insertOrder(sql, shop.demo.id, { method: 'card', status: 'error' }));
		const [paymentId, refundId] = [newId(), newId()];
		await inShop(async (sql) => {
			await sql`
				insert into payments (tenant_id, id, order_id, provider, amount, currency, state, late)
				values (${shop.demo.id}, ${paymentId}, ${id}, 'stripe', 4780, 'EUR', 'paid', true)`;
			await sql`
				insert into refunds (tenant_id, id, order_id, payment_id, amount, state)
				values (${shop.demo.id}, ${refundId}, ${id}, ${paymentId}, 4780, 'done')`;
		});
		await run(changedJob, { orderId: id, refundId });
		expect(await mails()).toMatchObject([{ subject: 'Ihre Zahlung bei Druckwerk geht an Sie zurück', files: null }]);
		expect(await documents(id)).toEqual([]);
	});
});

describe('what else is done with orders', () => {
	it('has the mail written once more', async () => {
		const id = await place();
		await run(placedJob, { orderId: id });
		await inShop((sql) => sql`delete from mails`);
		const again = (purpose: string) =>
			shop.tell(admin, 'mutation($id: ID!, $purpose: String!) { resendOrderMail(id: $id, purpose: $purpose) }', {
				id,
				purpose,
			});
		expect(await again('placed')).toBe(true);
		expect((await mails()).map(({ to, files }) => [to, files?.length])).toEqual([
			['aenne@schroeder.example', 2],
			['buero@schroeder.example', 2],
		]);
		await inShop((sql) => sql`delete from mails`);
		expect(await again('placed.shop')).toBe(true);
		expect((await mails()).map(({ to }) => to)).toEqual(['versand@druckwerk.example']);
		expect(await again('nonsense')).toContain('purpose');
		expect(await again(`status.${newId()}`)).toContain('purpose');
	});

	it('keeps notes, and deletes what was never placed alone', async () => {
		const id = await place();
		const note = (text: string) =>
			shop.tell(
				admin,
				'mutation($id: ID!, $text: String!) { addOrderNote(id: $id, text: $text) { events { kind by detail } } }',
				{
					id,
					text,
				},
			);
		expect((await note(' Kunde ruft zurück ')).events.at(-1)).toEqual({
			kind: 'note',
			by: 'ada',
			detail: { text: 'Kunde ruft zurück' },
		});
		expect(await note('  ')).toContain('text');
		const remove = (orderId: string) => shop.tell(admin, `mutation { deleteOrder(id: "${orderId}") }`);
		expect(await remove(id)).toContain('This step is not possible');
		const begun = await inShop((sql) => insertOrder(sql, shop.demo.id, {}));
		expect(await remove(begun)).toBe(true);
		expect(await remove(begun)).toContain('could not be found');
	});
});

describe('the PDF of a document', () => {
	it('is for who has ordered and for those who look after orders, and for nobody else', async () => {
		const id = await place();
		await run(placedJob, { orderId: id });
		const [confirmation] = await documents(id);
		const other = await place({ userId: null });
		const address = `/service-api/orders/${id}/documents/${confirmation?.id}`;
		const own = await henrik.browser.ask(address);
		expect(own.status).toBe(200);
		expect(own.headers).toMatchObject({
			'content-type': 'application/pdf',
			'cache-control': 'private, no-store',
			'content-disposition': `inline; filename="Auftragsbestaetigung-${confirmation?.number}.pdf"`,
			'x-content-type-options': 'nosniff',
		});
		expect(own.body.slice(0, 5)).toBe('%PDF-');
		expect((await admin.ask(address)).status).toBe(200);
		expect((await mira.ask(address)).status).toBe(404);
		expect((await shop.nobody().ask(address)).status).toBe(401);
		expect((await admin.ask(address.replace(id, other))).status).toBe(404);
		expect((await admin.ask(address.replace(id, 'x'))).status).toBe(404);
	});
});
