import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dayIn } from '../../../rules/dates.ts';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { insertOrder, type TestOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { makeOrderLink } from '../links/order-links.ts';
import { orderChangedJob, orderPrintJob } from '../mails/jobs.ts';

let shop: Shop;
let admin: Browser;
let numbers = 0;

const day = dayIn('Europe/Berlin', Date.now());
const number = '00340434161094042557';
const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, { seller: documentOf().seller, invoiceWhen: 'processed' }),
	);
});

afterAll(() => shop.close());

async function runJobs(): Promise<void> {
	for (const job of [orderChangedJob(parts), orderPrintJob(parts)])
		await runWaiting(shop.test, { job, tenantId: shop.demo.id });
}

const lines = [
	{ name: 'Cards', amount: 4290, quantity: 500 },
	{ name: 'Flyers', amount: 1900, quantity: 100 },
];

function placed(given: TestOrder = {}): Promise<string> {
	numbers += 1;
	const placedAt = new Date(Date.now() - 5 * 86_400_000);
	return inShop((sql) =>
		insertOrder(sql, shop.demo.id, {
			...{ lines, placedAt, language: 'en-GB', number: `2026-2${String(numbers).padStart(5, '0')}` },
			...given,
		}),
	);
}

const shown = `id status shipped mayShip unshipped { position quantity }
	shipments { id carrier carrierName shippedOn revision parcels { number trackingUrl lines { position quantity } } lines { position quantity } }`;

interface Wish {
	shipmentId?: string;
	shipment?: object;
	notify?: boolean;
	finish?: boolean;
}

const parcel = { carrier: 'dhl', shippedOn: day, parcels: [{ number }] };

const record = (orderId: string, { shipmentId = newId(), shipment = {}, ...wish }: Wish = {}, by = admin) =>
	shop.tell(
		by,
		`mutation($orderId: ID!, $shipmentId: ID!, $shipment: ShipmentInput!, $notify: Boolean, $finish: Boolean) {
			recordShipment(orderId: $orderId, shipmentId: $shipmentId, shipment: $shipment, notify: $notify, finish: $finish) { ${shown} }
		}`,
		{ orderId, shipmentId, shipment: { ...parcel, ...shipment }, ...wish },
	);

const change = (what: 'correct' | 'remove', shipmentId: string, wish: object = {}) => {
	const isCorrection = what === 'correct';
	return shop.tell(
		admin,
		`mutation($id: ID!, $revision: Int!, $reason: String!${isCorrection ? ', $shipment: ShipmentInput!' : ''}) {
			${what}Shipment(shipmentId: $id, revision: $revision, reason: $reason${isCorrection ? ', shipment: $shipment' : ''}) { ${shown} }
		}`,
		{ id: shipmentId, revision: 1, reason: 'typing error', ...wish },
	);
};

const mailsOf = (orderId: string) =>
	inShop(
		(sql) => sql<{ purpose: string; subject: string; body: string; files: number }[]>`
		select w.purpose, m.subject, m.text as body,
			(select count(*)::int from mail_attachments a where a.mail_id = m.id) as files
		from order_mails w join mails m on m.id = w.mail_id where w.order_id = ${orderId} order by w.written_at, w.purpose`,
	);
const eventsOf = (orderId: string) =>
	inShop(
		(sql) => sql<{ detail: Record<string, unknown> }[]>`
		select detail from order_events where order_id = ${orderId} and kind = 'shipment' order by at, id`,
	);

describe('shipments of an order', () => {
	it('tell what is in which of several parcels, at the order and in the mail, once it was said', async () => {
		const id = await placed();
		const parcels = [
			{ number: 'A1', lines: [{ position: 0, quantity: 500 }] },
			{
				number: 'A2',
				lines: [{ position: 1, quantity: 99 }],
			},
		];
		const shipment = { carrier: 'other', carrierName: 'Pigeon', parcels };
		expect(await record(id, { shipment })).toBe('Please check your entries. (parcelContents)');
		parcels[1]?.lines.splice(0, 1, { position: 1, quantity: 100 });
		expect(await record(id, { shipment })).toMatchObject({ shipped: 'all', shipments: [{ parcels }] });
		await runJobs();
		const [mail] = await mailsOf(id);
		expect(mail?.body).toMatch(/A1.*Cards.*A2.*Flyers/s);
		expect(mail?.body.match(/Flyers/g)).toHaveLength(1);
	});

	it('begins production with the first and finishes the order with the last, and one mail each tells it, the first with the invoice', async () => {
		const id = await placed();
		expect(await record(id, { shipment: { lines: [{ position: 0, quantity: 500 }] } })).toMatchObject({
			...{ status: 'processed', shipped: 'partly', mayShip: true, unshipped: [{ position: 1, quantity: 100 }] },
			shipments: [{ carrierName: 'DHL', parcels: [{ number, trackingUrl: expect.stringContaining(number) }] }],
		});
		await runJobs();
		const rest = {
			carrier: 'other',
			carrierName: 'Pigeon',
			parcels: [{ number: '7', url: 'https://pigeon.example/7' }],
		};
		expect(await record(id, { shipment: rest })).toMatchObject({
			...{ status: 'finished', shipped: 'all', mayShip: false, unshipped: [] },
			shipments: [{}, { carrierName: 'Pigeon', lines: [{ position: 1, quantity: 100 }] }],
		});
		await runJobs();
		const [first, second, ...more] = await mailsOf(id);
		expect(more).toEqual([]);
		expect(first).toMatchObject({ subject: expect.stringContaining('Part of your order'), files: 1 });
		for (const part of ['DHL', number, 'https://nolp.dhl.de/', '500 × Cards', 'follows separately'])
			expect(first?.body).toContain(part);
		expect(first?.body).not.toContain('Flyers');
		expect(second).toMatchObject({ subject: expect.stringContaining('The rest of your order'), files: 0 });
		for (const part of ['Pigeon', 'https://pigeon.example/7', '100 × Flyers']) expect(second?.body).toContain(part);
	});

	it('is found in the list while a part of the order is left', async () => {
		const list = async () => {
			const { items } = await shop.tell(admin, '{ orders(filter: { partlyShipped: true }) { items { id shipped } } }');
			return items.map(({ id }: { id: string }) => id);
		};
		const [id, other] = [await placed(), await placed()];
		await record(id, { shipment: { lines: [{ position: 0, quantity: 1 }] } });
		expect(await list()).toContain(id);
		expect(await list()).not.toContain(other);
		await record(id);
		expect(await list()).not.toContain(id);
	});

	it('leads to its order by the number of a parcel, also by its beginning, in groups or in small letters, until it is removed', async () => {
		const found = async (search: string) => {
			const query = 'query($search: String!) { orders(filter: { search: $search }) { total items { id } } }';
			const { total, items } = await shop.tell(admin, query, { search });
			expect(total).toBe(items.length);
			return items.map(({ id }: { id: string }) => id);
		};
		const [one, other] = [await placed(), await placed()];
		const [shipmentId, ups] = [newId(), '1Z999AA10123456784'];
		await record(one, { shipmentId, shipment: { parcels: [{ number: '00340434161094777777' }] } });
		await record(other, { shipment: { carrier: 'ups', parcels: [{ number: ups }] } });
		for (const search of ['00340434161094777777', '0034 0434 1610 9477 7777', '003404341610947777'])
			expect(await found(search), search).toEqual([one]);
		for (const search of [ups, '1z999aa101', '1Z 999 AA1 01 2345 6784'])
			expect(await found(search), search).toEqual([other]);
		expect(await found('999AA1012345')).toEqual([]);
		await change('remove', shipmentId);
		expect(await found('00340434161094777777')).toEqual([]);
	});

	it('is recorded once for one id, and where nobody is to be told the due invoice is mailed alone', async () => {
		const id = await placed();
		const shipmentId = newId();
		const wish = { shipmentId, notify: false, finish: false };
		expect(await record(id, wish)).toMatchObject({ status: 'processed', shipped: 'all' });
		expect(await record(id, wish)).toMatchObject({ shipments: [{ id: shipmentId }] });
		await runJobs();
		expect((await mailsOf(id)).map(({ purpose }) => purpose)).toEqual(['invoice']);
		expect(await eventsOf(id)).toMatchObject([{ detail: { change: 'recorded', carrier: 'dhl', parcels: [number] } }]);
	});

	it('refuses what cannot be: more than is left, foreign numbers, days ahead, cancelled orders and orders that are collected', async () => {
		const id = await placed();
		const refused = expect.any(String);
		expect(await record(id, { shipment: { lines: [{ position: 0, quantity: 501 }] } })).toEqual(refused);
		expect(await record(id, { shipment: { parcels: [{ number: '12' }] } })).toEqual(refused);
		expect(await record(id, { shipment: { shippedOn: '2999-01-01' } })).toEqual(refused);
		expect(await record(id, { shipment: { carrier: 'other', carrierName: '' } })).toEqual(refused);
		const url = 'javascript:alert(1)';
		const other = { carrier: 'other', carrierName: 'Pigeon', parcels: [{ number: '1', url }] };
		expect(await record(id, { shipment: other })).toEqual(refused);
		expect(await record(await placed({ shipping: null }))).toEqual(expect.stringContaining('cannot be recorded'));
		expect(await record(await placed({ status: 'error' }))).toEqual(expect.stringContaining('cannot be recorded'));
		await inShop((sql) => sql`update orders set cancelled_at = now(), cancel_reason = 'other' where id = ${id}`);
		expect(await record(id)).toEqual(expect.stringContaining('cannot be recorded'));
		const rows = await inShop((sql) => sql`select from shipments where order_id = ${id}`);
		expect(rows).toHaveLength(0);
	});

	it('lets two who send the same rest at once record it once', async () => {
		const id = await placed();
		const results = await Promise.all([record(id), record(id)]);
		expect(results.filter((result) => typeof result === 'string')).toHaveLength(1);
	});

	it('is corrected with a reason, told to the customer, and refused where another user was faster', async () => {
		const id = await placed();
		const {
			shipments: [{ id: shipmentId }],
		} = await record(id);
		const shipment = {
			carrier: 'dpd',
			shippedOn: day,
			parcels: [{ number: '0123 4567 8901 23' }],
			lines: [{ position: 0, quantity: 400 }],
		};
		expect(await change('correct', shipmentId, { shipment, reason: ' ' })).toEqual(expect.any(String));
		expect(await change('correct', shipmentId, { shipment })).toMatchObject({
			shipped: 'partly',
			shipments: [{ carrier: 'dpd', revision: 2, parcels: [{ number: '01234567890123' }] }],
		});
		expect(await change('correct', shipmentId, { shipment })).toEqual(expect.stringContaining('Another user'));
		await runJobs();
		expect((await mailsOf(id)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Corrected'));
		expect(await eventsOf(id)).toMatchObject([{}, { detail: { change: 'corrected', reason: 'typing error' } }]);
	});

	it('is removed with a reason: what was in it can be sent again, and the status stays', async () => {
		const id = await placed();
		const {
			shipments: [{ id: shipmentId }],
		} = await record(id);
		expect(await change('remove', shipmentId)).toMatchObject({
			...{ status: 'finished', shipped: 'none', shipments: [], mayShip: true },
		});
		expect(await change('remove', shipmentId, { revision: 2 })).toEqual(expect.stringContaining('Another user'));
		const audit = await inShop((sql) => sql`select action from audit_log where entity_id = ${id}`);
		expect(audit.map(({ action }) => action)).toContain('removeShipment');
		expect(await record(id)).toMatchObject({ status: 'finished', shipped: 'all' });
	});

	it('keeps what was sent out of the stock when the order is cancelled', async () => {
		const id = await placed();
		await record(id, { finish: false });
		const cancel = `mutation { cancelOrder(id: "${id}", reason: other, restock: true, refund: 0, refundId: "${newId()}") { id } }`;
		expect(await shop.tell(admin, cancel)).toEqual(expect.any(String));
		expect(await shop.tell(admin, `{ order(id: "${id}") { mayRestock } }`)).toEqual({ mayRestock: false });
	});

	it('is seen by the customer, also by the link of a guest, with the way of the order, and by no one else', async () => {
		const id = await placed();
		await record(id);
		const fields = `number milestones { kind shipmentId } shipments { parcels { number } } mayShip`;
		const query = `query($n: String!) { openedOrder(number: $n) { ${fields} } }`;
		const [order] = await inShop((sql) => sql<{ number: string }[]>`select number from orders where id = ${id}`);
		expect(await shop.tell(await shop.as('ada@example.com'), query, { n: order?.number })).toBeNull();
		const token = await inShop((sql) => makeOrderLink(sql, shop.demo.id, id));
		const guest = shop.nobody();
		await guest.ask(`/orders/open?token=${token}`);
		expect(await shop.tell(guest, query, { n: order?.number })).toMatchObject({
			milestones: [{ kind: 'placed' }, { kind: 'processed' }, { kind: 'shipped' }, { kind: 'finished' }],
			shipments: [{ parcels: [{ number }] }],
			mayShip: false,
		});
	});
});

describe('a table of shipments', () => {
	async function send(table: string, apply: boolean) {
		const form = new FormData();
		const query = `mutation($file: Upload!, $apply: Boolean!) {
			importShipments(file: $file, apply: $apply) { fault faultRow rows { row orderNumber carrier number fault warnings } }
		}`;
		form.set('operations', JSON.stringify({ query, variables: { file: null, apply } }));
		form.set('map', JSON.stringify({ 0: ['variables.file'] }));
		form.set('0', new Blob([table]), 'shipments.csv');
		const request = new Request('http://x/', { method: 'POST', body: form });
		const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
		const body = Buffer.from(await request.arrayBuffer());
		const answer = JSON.parse((await admin.ask('/service-api/graphql', { method: 'POST', headers, body })).body);
		return answer.data?.importShipments ?? answer;
	}
	const numberOf = async (id: string) =>
		(await inShop((sql) => sql<{ number: string }[]>`select number from orders where id = ${id}`))[0]?.number ?? '';

	it('says row by row what is wrong, and records the rest: rows of one order are its parcels', async () => {
		const [one, other, collected] = [await placed(), await placed(), await placed({ shipping: null })];
		const [first, second, third] = [await numberOf(one), await numberOf(other), await numberOf(collected)];
		const table = [
			'Bestellnummer;Paketdienst;Sendungsnummer;Versanddatum',
			`${first};DHL;0034 0434 1610 9404 2557;`,
			`${first};DHL;00340434161094042564;`,
			`${second};GLS;50346007538;${day}`,
			`${second};GLS;50346007538;${day}`,
			`${third};DHL;00340434161094042571;`,
			'2026-999999;DHL;00340434161094042588;',
			`${second};Pigeon;12;`,
			`${second};UPS;12;`,
			`${second};GLS;50346007546;31.02.2026`,
			`${second};GLS;50346007546;2099-01-01`,
			`${second};GLS;50346007547;2001-01-01`,
		].join('\r\n');
		const faults = [
			...[null, null, null, 'numberTwice', 'notShippable', 'orderUnknown', 'carrierUnknown', 'number'],
			...['dayUnknown', 'dayInFuture', 'dayBeforeOrder'],
		];
		const checked = await send(table, false);
		expect(checked.rows.map(({ fault }: { fault: string | null }) => fault)).toEqual(faults);
		expect(await inShop((sql) => sql`select from shipments where order_id = ${one}`)).toHaveLength(0);
		const recorded = await send(table, true);
		expect(recorded.rows.map(({ fault }: { fault: string | null }) => fault)).toEqual(faults);
		expect(await shop.tell(admin, `{ order(id: "${one}") { ${shown} } }`)).toMatchObject({
			...{ status: 'finished', shipped: 'all' },
			shipments: [{ parcels: [{ number }, { number: '00340434161094042564' }] }],
		});
		const again = await send(table, true);
		expect(again.rows.slice(0, 3).map(({ fault }: { fault: string }) => fault)).toEqual(['known', 'known', 'known']);
	});

	it('says before it is recorded what is not paid, and what should be looked at', async () => {
		const [unpaid, without] = [await placed({ method: 'prepayment', payment: 'open' }), await placed()];
		await inShop((sql) => sql`update orders set waits_for_print_data = true where id = ${without}`);
		const table = [
			'Bestellnummer;Paketdienst;Sendungsnummer',
			`${await numberOf(unpaid)};DHL;00340434161094042557`,
			`${await numberOf(without)};DHL;00340434161094042575`,
		].join('\r\n');
		for (const apply of [false, true])
			expect((await send(table, apply)).rows).toMatchObject([
				{ fault: 'unpaid', warnings: [] },
				{ fault: null, warnings: ['withoutData', 'checkDigit'] },
			]);
	});

	it("knows the shop's own carriers by their names, and follows their parcels where the settings say", async () => {
		const ownCarriers = ['Kurier Nord | https://kurier.example/track?id={number}'];
		await inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, { ownCarriers }));
		expect(await shop.tell(admin, '{ ownCarriers { name address } }')).toEqual([
			{ name: 'Kurier Nord', address: 'https://kurier.example/track?id={number}' },
		]);
		const id = await placed();
		const table = ['Bestellnummer;Paketdienst;Sendungsnummer', `${await numberOf(id)};kurier nord;A 17`].join('\r\n');
		expect((await send(table, true)).rows).toMatchObject([{ fault: null }]);
		expect(await shop.tell(admin, `{ order(id: "${id}") { ${shown} } }`)).toMatchObject({
			shipments: [
				{
					carrierName: 'Kurier Nord',
					parcels: [{ number: 'A 17', trackingUrl: 'https://kurier.example/track?id=A%2017' }],
				},
			],
		});
	});

	it('is no such table without its columns', async () => {
		expect(await send('a;b\r\n1;2', true)).toMatchObject({ fault: 'noKeyColumn', rows: [] });
	});
});

describe('what was sent, elsewhere', () => {
	it('stands in the exported table of orders, and in what a person gets of their data', async () => {
		const userId = await shop.makeUser('bea@example.com');
		const id = await placed({ userId });
		await record(id);
		const { body } = await admin.ask('/service-api/orders/export?partlyShipped=false');
		const [heading = '', ...rows] = body.split('\r\n');
		expect(heading).toMatch(/shipped,carrier,parcelNumbers/);
		expect(rows.some((row: string) => row.includes(`,DHL,${number}`))).toBe(true);
	});
});
