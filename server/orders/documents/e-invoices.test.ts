import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BillingAddress } from '../../../rules/checkout/address.ts';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { placeRecorded } from '../core/place-order.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from '../mails/jobs.ts';

let shop: Shop;
let admin: Browser;
let henrik: { id: string; browser: Browser };
let mira: Browser;

const { seller } = documentOf();
const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const settle = (changes: Partial<typeof seller> = {}) =>
	inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, { seller: { ...seller, ...changes }, invoiceWhen: 'placed' }),
	);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	henrik = { id: await shop.makeUser('henrik@example.com'), browser: await shop.as('henrik@example.com') };
	await shop.makeUser('mira@example.com');
	mira = await shop.as('mira@example.com');
	await settle();
});

afterAll(() => shop.close());

async function runJobs(): Promise<void> {
	for (const job of [orderPlacedJob(parts), orderChangedJob(parts), orderPrintJob(parts)])
		await runWaiting(shop.test, { job, tenantId: shop.demo.id });
}

async function place(billing: Partial<BillingAddress>): Promise<string> {
	const id = await inShop(async (sql) => {
		await sql`delete from mails`;
		const order = await insertOrder(sql, shop.demo.id, { userId: henrik.id, billing });
		await placeRecorded(sql, shop.demo.id, order, { actor: 'system', userId: null, paid: false, year: 2026 });
		return order;
	});
	await runJobs();
	return id;
}

interface Document {
	kind: string;
	number: string;
	xrechnungUrl: string | null;
}

const documentsOf = async (browser: Browser, id: string): Promise<Document[]> => {
	const order = await shop.tell(
		browser,
		'query($id: ID!) { order(id: $id) { documents { kind number xrechnungUrl } } }',
		{ id },
	);
	return (order as { documents: Document[] }).documents;
};

const attached = () =>
	shop.rows<{ name: string; contentType: string }>(
		(sql) => sql`
			select a.name, a.content_type from mail_attachments a join mails m on m.tenant_id = a.tenant_id and m.id = a.mail_id
			where m."to" = 'aenne@schroeder.example' order by m.id, a.position`,
	);
const kindsAttached = async () => (await attached()).map(({ name }) => name.replace(/-[A-Z\d-]+\./, '.'));

const authority = { invoiceFormat: 'xrechnung', leitwegId: '04011000-1234512345-06', orderReference: 'PO 4711' };

describe('an invoice for a public body', () => {
	it('is an XRechnung with Leitweg-ID, electronic address and the number of their order, attached to the mail in place of the PDF', async () => {
		const id = await place(authority);
		expect(await kindsAttached()).toEqual(['Auftragsbestaetigung.pdf', 'Rechnung.xml']);
		const invoice = (await documentsOf(admin, id)).find(({ kind }) => kind === 'invoice');
		const { status, headers, body } = await henrik.browser.ask(invoice?.xrechnungUrl ?? '');
		expect(status).toBe(200);
		expect(headers['content-type']).toBe('application/xml; charset=utf-8');
		expect(headers['content-disposition']).toMatch(/^attachment; filename="Rechnung-[A-Z\d-]+\.xml"$/);
		expect(body).toContain('urn:xeinkauf.de:kosit:xrechnung_3.0');
		expect(body).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
		expect(body).toContain('<ram:URIID schemeID="0204">04011000-1234512345-06</ram:URIID>');
		expect(body).toMatch(/<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO 4711</);
		expect(body).toContain(`<ram:ID>${invoice?.number}</ram:ID>`);
	});

	it('does not exist for other customers, nor for who has not signed in', async () => {
		const id = await place(authority);
		const url = (await documentsOf(admin, id)).find(({ kind }) => kind === 'invoice')?.xrechnungUrl ?? '';
		expect((await mira.ask(url)).status).toBe(404);
		expect((await shop.nobody().ask(url)).status).toBe(401);
		expect((await henrik.browser.ask(url.replace(/documents\/[^/]+/, `documents/${newId()}`))).status).toBe(404);
	});

	it('waits, with the reason and a task, while the seller names no contact', async () => {
		await settle({ phone: '' });
		const id = await place(authority);
		expect((await documentsOf(admin, id)).map(({ kind }) => kind)).toEqual(['orderConfirmation']);
		const order = await shop.tell(admin, 'query($id: ID!) { order(id: $id) { documentFaults { field message } } }', {
			id,
		});
		expect((order as { documentFaults: object[] }).documentFaults).toEqual([
			{ field: 'sellerContact', message: expect.stringContaining('XRechnung') },
		]);
		await settle();
	});
});

describe('other customers', () => {
	it('get both where they wish for both, of a credit note, too', async () => {
		const id = await place({ invoiceFormat: 'both', electronicAddress: '0088:4012345000009' });
		expect(await kindsAttached()).toEqual(['Auftragsbestaetigung.pdf', 'Rechnung.pdf', 'Rechnung.xml']);
		await shop.tell(
			admin,
			'mutation($id: ID!, $refundId: ID!) { refundOrder(id: $id, refundId: $refundId, amount: 1000, reason: "Kratzer") { refunded } }',
			{ id, refundId: newId() },
		);
		await runJobs();
		expect((await kindsAttached()).slice(-2)).toEqual(['Rechnungskorrektur.pdf', 'Rechnungskorrektur.xml']);
		const note = (await documentsOf(admin, id)).find(({ kind }) => kind === 'creditNote');
		const { body } = await admin.ask(note?.xrechnungUrl ?? '');
		expect(body).toContain('<ram:TypeCode>381</ram:TypeCode>');
		expect(body).toContain('<ram:URIID schemeID="0088">4012345000009</ram:URIID>');
	});

	it('get a PDF, while staff can have the XRechnung of every invoice', async () => {
		const id = await place({});
		expect(await kindsAttached()).toEqual(['Auftragsbestaetigung.pdf', 'Rechnung.pdf']);
		const documents = await documentsOf(admin, id);
		expect(documents.map(({ xrechnungUrl }) => xrechnungUrl !== null)).toEqual([false, true]);
		const { body } = await admin.ask(documents[1]?.xrechnungUrl ?? '');
		expect(body).toContain('<ram:URIID schemeID="EM">aenne@schroeder.example</ram:URIID>');
	});

	it('whose seller names no contact still get their invoice, without an XRechnung', async () => {
		await settle({ phone: '' });
		const documents = await documentsOf(admin, await place({}));
		expect(documents.map(({ kind, xrechnungUrl }) => [kind, xrechnungUrl])).toEqual([
			['orderConfirmation', null],
			['invoice', null],
		]);
		await settle();
	});
});
