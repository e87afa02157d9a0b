import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dayIn } from '../../../rules/dates.ts';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { insertOrder, type TestOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let admin: Browser;
let henrik: { id: string; browser: Browser };
let mira: Browser;
let numbers = 0;

const day = dayIn('Europe/Berlin', Date.now());
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	henrik = { id: await shop.makeUser('henrik@example.com'), browser: await shop.as('henrik@example.com') };
	await shop.makeUser('mira@example.com');
	mira = await shop.as('mira@example.com');
	await inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, { seller: documentOf().seller }));
});

afterAll(() => shop.close());

const lines = [
	{ name: 'Cards', amount: 4290, quantity: 500 },
	{ name: 'Flyers', amount: 1900, quantity: 100 },
];

function placed(given: TestOrder = {}): Promise<string> {
	numbers += 1;
	const placedAt = new Date(Date.now() - 5 * 86_400_000);
	const number = `2026-3${String(numbers).padStart(5, '0')}`;
	return inShop((sql) =>
		insertOrder(sql, shop.demo.id, { ...{ lines, placedAt, number, language: 'en-GB', userId: henrik.id }, ...given }),
	);
}

interface Shipped {
	id: string;
	deliveryNoteUrl: string;
}

async function ship(orderId: string, shipment: object): Promise<Shipped> {
	const shipmentId = newId();
	const order = (await shop.tell(
		admin,
		`mutation($orderId: ID!, $shipmentId: ID!, $shipment: ShipmentInput!) {
			recordShipment(orderId: $orderId, shipmentId: $shipmentId, shipment: $shipment, notify: false) { shipments { id deliveryNoteUrl } }
		}`,
		{ orderId, shipmentId, shipment: { carrier: 'dhl', shippedOn: day, ...shipment } },
	)) as { shipments: Shipped[] };
	const recorded = order.shipments.find(({ id }) => id === shipmentId);
	if (!recorded) throw new Error('the shipment was not recorded');
	return recorded;
}

const parcel = (end: number) => ({ number: `003404341610940425${end}` });

async function readNote(browser: Browser, url: string): Promise<{ name: string; pages: string[] }> {
	const { status, headers, bytes } = await browser.ask(url);
	expect(status).toBe(200);
	expect(headers['content-type']).toBe('application/pdf');
	expect(headers['cache-control']).toBe('private, no-store');
	const document = await getDocumentProxy(new Uint8Array(bytes));
	const pages: string[] = [];
	for (let page = 1; page <= document.numPages; page += 1) {
		const { items } = await (await document.getPage(page)).getTextContent();
		const text = items.flatMap((item) => ('str' in item ? item.str : [])).join(' ');
		pages.push(text.replace(/\s+/g, ' '));
	}
	return { name: String(headers['content-disposition']), pages };
}

describe('the delivery note of a shipment', () => {
	it('is in the language of the order, with the address of delivery, the references of the customer and what is still to come', async () => {
		const shippingAddress = { firstName: 'Jo', surname: 'Lager', companyName: 'Depot', title: '', street: 'Kai 1' };
		const id = await placed({
			language: 'de-DE',
			billing: { costCenter: 'KST 7', orderReference: 'PO 4711' },
			shippingAddress: { ...shippingAddress, zipCode: '20457', city: 'Hamburg', country: 'DE' },
		});
		const { deliveryNoteUrl } = await ship(id, {
			parcels: [parcel(57)],
			lines: [{ position: 0, quantity: 300 }],
		});
		const { name, pages } = await readNote(admin, deliveryNoteUrl);
		expect(name).toMatch(/^inline; filename="Lieferschein-2026-3\d+-1\.pdf"$/);
		const [page = ''] = pages;
		for (const said of ['Depot', 'Jo Lager', 'Kai 1', 'KST 7', 'PO 4711', 'Artikelnummer C-1', '300 500 200'])
			expect(page).toContain(said);
		expect(page).toContain('100 × Flyers');
		expect(page).not.toMatch(/Königsstraße|€/);
	});

	it('counts what came before it, says when the order is complete, and keeps its number when an earlier one is removed', async () => {
		const id = await placed();
		const first = await ship(id, { parcels: [parcel(58)], lines: [{ position: 0, quantity: 300 }] });
		const second = await ship(id, { parcels: [parcel(59)] });
		const { name, pages } = await readNote(admin, second.deliveryNoteUrl);
		expect(name).toMatch(/Delivery-note-2026-3\d+-2\.pdf/);
		expect(pages.join(' ')).toContain('200 500 0');
		expect(pages.join(' ')).toContain('100 100 0');
		expect(pages.join(' ')).toContain('This completes the delivery of your order.');
		expect((await readNote(admin, first.deliveryNoteUrl)).pages.join(' ')).toContain('300 500 200');
		await shop.tell(
			admin,
			'mutation($id: ID!) { removeShipment(shipmentId: $id, revision: 1, reason: "typing error") { id } }',
			{ id: first.id },
		);
		const again = await readNote(admin, second.deliveryNoteUrl);
		expect(again.name).toBe(name);
		expect(again.pages.join(' ')).toContain('200 500 300');
		expect((await admin.ask(first.deliveryNoteUrl)).status).toBe(404);
	});

	it('has a page for each parcel where it was said what is in which', async () => {
		const id = await placed();
		const { deliveryNoteUrl } = await ship(id, {
			parcels: [
				{ ...parcel(60), lines: [{ position: 0, quantity: 500 }] },
				{ ...parcel(61), lines: [{ position: 1, quantity: 100 }] },
			],
		});
		const { pages } = await readNote(admin, deliveryNoteUrl);
		expect(pages).toHaveLength(2);
		expect(pages[0]).toMatch(/parcel 1 of 2.*00340434161094042560.*Cards/);
		expect(pages[0]).not.toContain('Flyers');
		expect(pages[1]).toMatch(/parcel 2 of 2.*00340434161094042561.*Flyers/);
	});

	it('promises nothing more of an order that was cancelled', async () => {
		const id = await placed({ status: 'placed' });
		const { deliveryNoteUrl } = await ship(id, { parcels: [parcel(62)], lines: [{ position: 0, quantity: 300 }] });
		await inShop((sql) => sql`update orders set cancelled_at = now(), cancel_reason = 'customer' where id = ${id}`);
		const page = (await readNote(admin, deliveryNoteUrl)).pages.join(' ');
		expect(page).toContain('300 500 0');
		expect(page).not.toMatch(/rest of your order|completes|Flyers/);
	});

	it('is read by its customer, and does not exist for others, nor under another order', async () => {
		const id = await placed();
		const { deliveryNoteUrl } = await ship(id, { parcels: [parcel(63)] });
		expect((await readNote(henrik.browser, deliveryNoteUrl)).pages).toHaveLength(1);
		expect((await mira.ask(deliveryNoteUrl)).status).toBe(404);
		expect((await shop.nobody().ask(deliveryNoteUrl)).status).toBe(401);
		const other = await placed();
		expect((await henrik.browser.ask(deliveryNoteUrl.replace(id, other))).status).toBe(404);
		expect((await admin.ask(deliveryNoteUrl.replace(/[^/]+$/, newId()))).status).toBe(404);
	});
});

describe('the delivery notes of several orders', () => {
	const ask = (browser: Browser, ids: readonly string[]) =>
		browser.ask(`/service-api/orders/delivery-notes?orders=${ids.join(',')}`);

	it('are one file, in the order that was asked for, each in its language; orders that were not sent are left out', async () => {
		const [german, english, unsent] = [await placed({ language: 'de-DE' }), await placed(), await placed()];
		await ship(german, { parcels: [parcel(64)] });
		await ship(english, { parcels: [parcel(65)], lines: [{ position: 0, quantity: 1 }] });
		await ship(english, { parcels: [parcel(66)] });
		const url = `/service-api/orders/delivery-notes?orders=${[english, unsent, german].join(',')}`;
		const { name, pages } = await readNote(admin, url);
		expect(name).toBe('inline; filename="Delivery-notes.pdf"');
		expect(pages.map((page) => /(Delivery note|Lieferschein) \S+-\d/.exec(page)?.[1])).toEqual([
			...['Delivery note', 'Delivery note', 'Lieferschein'],
		]);
		expect((await ask(admin, [unsent])).status).toBe(404);
	});

	it('are for those who look after orders, at most of 100 orders', async () => {
		const id = await placed();
		await ship(id, { parcels: [parcel(67)] });
		expect((await ask(henrik.browser, [id])).status).toBe(403);
		expect((await ask(shop.nobody(), [id])).status).toBe(401);
		expect((await ask(admin, ['1'])).status).toBe(422);
		expect((await ask(admin, Array.from({ length: 101 }, newId))).status).toBe(422);
	});
});
