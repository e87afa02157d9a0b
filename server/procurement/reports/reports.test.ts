// What a purchasing system is told of its orders, by what happens to them in the administration; and every document of a conversation against its
// document type.

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { readCxmlCart } from '../../../sandbox/procurement/read-cart.ts';
import { find, readXml, textAt } from '../../../sandbox/procurement/read-xml.ts';
import { type ProcurementSandbox, startProcurementSandbox } from '../../../sandbox/procurement/server.ts';
import { writeProfileRequest } from '../../../sandbox/procurement/write-documents.ts';
import { deriveKey } from '../../accounts/sessions/keys.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { orderChangedJob, orderPrintJob } from '../../orders/mails/jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import { findDocumentTypes } from '../../testing/cxml-document-types.ts';
import { findInvoiceFaults } from '../../testing/cxml-invoice-model.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { agreed, type ProcurementShop, readForm, startProcurementShop } from '../../testing/procurement.ts';
import { setSettings } from '../../testing/settings.ts';
import { sendDueReports } from './find-due.ts';
import { sendReport } from './send-report.ts';

let sandbox: ProcurementSandbox;
let shop: ProcurementShop;
let admin: Browser;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	sandbox = await startProcurementSandbox();
	shop = await startProcurementShop(inject('cluster'), [sandbox.publicUrl]);
	admin = await shop.as('ada@example.com');
	const url = `${sandbox.publicUrl}/documents/x`;
	const settings = JSON.stringify({
		documentsUrl: url,
		hosts: ['erp.example.com', new URL(url).host],
		reports: ['confirmation', 'status', 'shipNotice', 'invoice'],
	});
	await inShop(async (sql) => {
		await setSettings(sql, shop.demo.id, orderSettings, { seller: documentOf().seller, invoiceWhen: 'processed' });
		await sql`update procurement_buyers set settings = settings || ${settings}::text::jsonb where id = ${shop.buyerId}`;
	});
});
afterAll(async () => {
	await shop.close();
	await sandbox.close();
});

/** Everything that is due, until nothing waits any more. @returns the names of what was taken */
async function sendAll(): Promise<string[]> {
	const documents = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
	for (const job of [orderChangedJob(documents), orderPrintJob(documents)])
		await runWaiting(shop.test, { job, tenantId: shop.demo.id });
	const before = sandbox.world.told.length;
	await inShop((sql) => sendDueReports(sql, shop.demo.id));
	const waiting = await shop.rows<{ id: string }>(
		(sql) => sql`select id from procurement_reports where state = 'waiting' order by id`,
	);
	const parts = {
		services: {
			sandboxes: [sandbox.publicUrl],
			secretsKey: deriveKey('the secret of all tests, long enough', 'secrets'),
		},
		platformAddress: documents.platformAddress,
	};
	for (const { id: reportId } of waiting)
		await sendReport(parts, { tenantId: shop.demo.id, inTenant: inShop, reportId, isLast: false });
	return sandbox.world.told.slice(before).map(({ name }) => name);
}

const lastTold = () => readXml(sandbox.world.told.at(-1)?.document ?? '');

async function placed(orderId: string): Promise<string> {
	const cart = await shop.handOver([
		['flyer', 700],
		['card', 3],
	]);
	expect(await shop.place(cart, { orderId })).toMatchObject({ status: 200 });
	const [row] = await shop.rows<{ orderId: string }>(
		(sql) => sql`select order_id from procurement_orders where order_ref = ${orderId}`,
	);
	return row?.orderId ?? '';
}

const tell = (mutation: string) => shop.tell(admin, `mutation { ${mutation} { id } }`);

describe('what a purchasing system is told of its order', () => {
	it('follows each event once: confirmed, processed, sent, invoiced, finished', async () => {
		const id = await placed('PO-1');
		expect(await sendAll()).toEqual(['ConfirmationRequest']);
		expect(await tell(`moveOrder(id: "${id}", to: processed)`)).toEqual({ id });
		expect((await sendAll()).sort()).toEqual(['InvoiceDetailRequest', 'StatusUpdateRequest']);
		const parcel = `carrier: dhl, shippedOn: "${shopDay(shop.demo)}", parcels: [{ number: "00340434161094042557" }]`;
		expect(
			await tell(`recordShipment(orderId: "${id}", shipmentId: "${newId()}", shipment: { ${parcel} }, finish: false)`),
		).toEqual({ id });
		expect(await sendAll()).toEqual(['ShipNoticeRequest']);
		const portion = find(lastTold(), 'Request', 'ShipNoticeRequest', 'ShipNoticePortion');
		const items = portion?.children.filter(({ name }) => name === 'ShipNoticeItem');
		expect(items?.map(({ attributes }) => attributes)).toEqual([
			{ quantity: '700', lineNumber: '1' },
			{ quantity: '3', lineNumber: '2' },
		]);
		expect(find(portion, 'OrderReference')?.attributes.orderID).toBe('PO-1');
		expect(await tell(`moveOrder(id: "${id}", to: finished)`)).toEqual({ id });
		expect(await sendAll()).toEqual(['StatusUpdateRequest']);
		expect(await sendAll()).toEqual([]);
	});

	it('is sent again with the same payload id until it is taken, and seen in the conversation without its secret', async () => {
		await placed('PO-2');
		sandbox.world.failures = 1;
		await expect(sendAll()).rejects.toThrow('503');
		expect(await sendAll()).toEqual(['ConfirmationRequest']);
		expect(sandbox.world.told.at(-1)?.document).toContain(agreed.secret);
		const { items } = await shop.tell(
			admin,
			'{ procurementMessages(search: "PO-2") { items { kind status problem payloadId isIncoming body } } }',
		);
		const told = items.filter(({ kind }: { kind: string }) => kind === 'confirmation');
		expect(told).toMatchObject([
			{ status: 200, problem: '', isIncoming: false },
			{ status: 503, problem: 'HTTP 503', isIncoming: false },
		]);
		expect(told[0].payloadId).toBe(told[1].payloadId);
		expect(told[0].payloadId).toBe(lastTold().attributes.payloadID);
		expect(JSON.stringify(told)).not.toContain(agreed.secret);
	});

	it('is that it was rejected, where the shop cancels what it has confirmed', async () => {
		const id = await placed('PO-3');
		await sendAll();
		const confirmed = lastTold().attributes.payloadID;
		const cancel = (order: string) =>
			tell(`cancelOrder(id: "${order}", reason: other, restock: false, refund: 0, refundId: "${newId()}")`);
		expect(await cancel(id)).toEqual({ id });
		expect(await sendAll()).toEqual(['ConfirmationRequest']);
		const header = find(lastTold(), 'Request', 'ConfirmationRequest', 'ConfirmationHeader');
		expect(header?.attributes).toMatchObject({ type: 'reject', operation: 'update' });
		expect(find(header, 'DocumentReference')?.attributes.payloadID).toBe(confirmed);
		const unconfirmed = await placed('PO-4');
		await cancel(unconfirmed);
		expect(await sendAll()).toEqual(['ConfirmationRequest']);
		const only = find(lastTold(), 'Request', 'ConfirmationRequest', 'ConfirmationHeader');
		expect(only?.attributes).toMatchObject({ type: 'reject', operation: 'new' });
	});

	it('is of the next version alone, where the purchasing system has changed its order', async () => {
		const cart = await shop.handOver([['card', 3]]);
		await shop.place(cart, { orderId: 'PO-5' });
		await sendAll();
		const { browser } = await shop.visit({ operation: 'edit', items: cart.items });
		await shop.put(browser, 'card', 2);
		await shop.place(await shop.transfer(browser), { orderId: 'PO-5', version: 2, type: 'update' });
		expect(await sendAll()).toEqual(['ConfirmationRequest']);
		const header = find(lastTold(), 'Request', 'ConfirmationRequest', 'ConfirmationHeader');
		expect(header?.attributes).toMatchObject({ type: 'accept', operation: 'new' });
	});
});

describe('an invoice to a purchasing system', () => {
	it('has the elements and attributes of cXML in their order, and sums that agree', async () => {
		const id = await placed('PO-7');
		await sendAll();
		await tell(`moveOrder(id: "${id}", to: processed)`);
		await sendAll();
		const sent = sandbox.world.told.findLast(({ name }) => name === 'InvoiceDetailRequest')?.document ?? '';
		const invoice = find(readXml(sent), 'Request', 'InvoiceDetailRequest');
		expect(find(invoice, 'InvoiceDetailOrder', 'InvoiceDetailOrderInfo', 'OrderReference')?.attributes.orderID).toBe(
			'PO-7',
		);
		expect(invoice && findInvoiceFaults(invoice)).toEqual([]);
		const cents = (...path: string[]) => Math.round(Number(textAt(invoice, ...path, 'Money')) * 100);
		const inSummary = (name: string) => cents('InvoiceDetailSummary', name);
		const lines =
			find(invoice, 'InvoiceDetailOrder')?.children.filter(({ name }) => name === 'InvoiceDetailItem') ?? [];
		const subtotals = lines.map((line) => Math.round(Number(textAt(line, 'SubtotalAmount', 'Money')) * 100));
		expect(lines).toHaveLength(2);
		expect(subtotals.reduce((sum, each) => sum + each, 0)).toBe(inSummary('SubtotalAmount'));
		const shipping = inSummary('ShippingAmount');
		expect(inSummary('SubtotalAmount') + inSummary('Tax') + shipping).toBe(inSummary('NetAmount'));
	});

	it('is found wrong where an element is missing, misplaced or unknown', async () => {
		const sent = sandbox.world.told.findLast(({ name }) => name === 'InvoiceDetailRequest')?.document ?? '';
		const faultsOf = (change: (document: string) => string) => {
			const invoice = find(readXml(change(sent)), 'Request', 'InvoiceDetailRequest');
			return invoice ? findInvoiceFaults(invoice) : ['no invoice'];
		};
		expect(faultsOf((document) => document)).toEqual([]);
		for (const change of [
			(document: string) => document.replace(/<NetAmount>.*?<\/NetAmount>/s, ''),
			(document: string) =>
				document.replace(/(<UnitOfMeasure>[^<]*<\/UnitOfMeasure>)(\s*<UnitPrice>.*?<\/UnitPrice>)/s, '$2$1'),
			(document: string) => document.replace(' lineNumber="1"', ''),
			(document: string) => document.replace('<DueAmount>', '<Sum/><DueAmount>'),
			(document: string) => document.replace(' currency=', ' colour="red" currency='),
		])
			expect(faultsOf(change)).not.toEqual([]);
	});
});

describe('every document of a conversation', () => {
	it('is valid by its document type, where that and xmllint are at hand', async ({ skip }) => {
		const types = findDocumentTypes();
		if (!types) return skip('CXML_DTD names no folder with the document types of cXML, or there is no xmllint');
		await shop.send(writeProfileRequest(agreed));
		await shop.send(writeProfileRequest({ ...agreed, secret: 'wrong' }));
		await shop.setUp({ selectedPart: 'FLYER', language: 'en' });
		const { browser } = await shop.visit();
		expect(readCxmlCart(readForm((await shop.press(browser, 'leave')).body).fields)).toMatchObject({ status: 204 });
		const cart = await shop.handOver([['card', 3]]);
		for (const type of ['new', 'delete'] as const) await shop.place(cart, { orderId: 'PO-6', type, comments: 'Ring' });
		await shop.visit({ operation: 'inspect', items: cart.items });
		await sendAll();
		const messages = await shop.rows<{ kind: string; direction: string; body: string }>(
			(sql) => sql`select kind, direction, body from procurement_messages where body like '<?xml%' order by at`,
		);
		const kinds = new Set(messages.map(({ kind }) => kind));
		for (const kind of ['profile', 'setup', 'order', 'cart', 'confirmation', 'status', 'shipNotice', 'invoice'])
			expect(kinds).toContain(kind);
		const known = messages.filter(({ body }) => types.has(body));
		// InvoiceDetail.dtd is in fewer collections than the others.
		expect([...new Set(messages.filter((one) => !known.includes(one)).map(({ kind }) => kind))]).toEqual(
			types.has('<!DOCTYPE cXML SYSTEM "/InvoiceDetail.dtd">') ? [] : ['invoice'],
		);
		const faults = known.map(({ kind, direction, body }) => `${kind} ${direction}: ${types.validate(body)}`);
		expect(faults.filter((fault) => !fault.endsWith(': '))).toEqual([]);
	});
});
