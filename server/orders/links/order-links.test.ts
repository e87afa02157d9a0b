import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import type { JobDefinition } from '../../jobs/define-job.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { noPictures, startApp, type TestApp } from '../../testing/app.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { insertOrder, type TestOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { placeRecorded } from '../core/place-order.ts';
import { orderLinkJob, orderPlacedJob, orderPrintJob } from '../mails/jobs.ts';
import { orderLinksOfPerson } from './links-of-person.ts';

let shop: Shop;
let limited: TestApp;
let henrik: string;
let guestId: string;

const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };
const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

async function run<Payload>(job: JobDefinition<Payload>, payload: Payload): Promise<void> {
	await job.run({
		...{ tenantId: shop.demo.id, payload, inTenant: inShop, log: silent, signal: new AbortController().signal },
		attempt: { number: 1, last: false },
	});
	await runWaiting(shop.test, { job: orderPrintJob(parts), tenantId: shop.demo.id });
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	henrik = await shop.makeUser('henrik@example.com');
	const { seller } = documentOf();
	await inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, { seller }));
	guestId = newId();
	await inShop(
		(sql) =>
			sql`insert into users (tenant_id, id, guest, language) values (${shop.demo.id}, ${guestId}, true, 'de-DE')`,
	);
	const few = { count: 2, seconds: 3600 };
	limited = await startApp({
		database: shop.test.database,
		limits: { ...noLimits, orderLookUp: { address: few }, orderLink: { address: few } },
	});
});

afterAll(async () => {
	await limited.close();
	await shop.close();
});

beforeEach(() => inShop((sql) => sql`delete from mails`));

async function place(order: TestOrder = {}): Promise<string> {
	const id = await inShop((sql) => insertOrder(sql, shop.demo.id, { userId: guestId, ...order }));
	const placing = { actor: 'system', userId: null, paid: false, year: 2026 } as const;
	await inShop((sql) => placeRecorded(sql, shop.demo.id, id, placing));
	await run(orderPlacedJob(parts), { orderId: id });
	return id;
}

const mails = () =>
	shop.rows<{ to: string; subject: string; text: string }>(
		(sql) => sql`select "to", subject, text from mails order by id`,
	);
const numberOf = async (id: string) =>
	(await shop.rows<{ number: string }>((sql) => sql`select number from orders where id = ${id}`))[0]?.number ?? '';

const linkIn = (text: string | undefined) =>
	/http:\/\/demo\.localhost:3000(\/orders\/open\?token=[\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const nobody = () => shop.nobody();
const shownTo = async (browser: Browser, number: string) =>
	(
		await browser.graphql('query($number: String!) { openedOrder(number: $number) { id number documents { url } } }', {
			number,
		})
	).data.openedOrder;

describe('the link in a mail to a guest', () => {
	it('opens this order with its documents in any browser, and no other one', async () => {
		const id = await place();
		const [mail] = await mails();
		const other = await place();
		const browser = nobody();
		expect(await shownTo(browser, await numberOf(id))).toBeNull();
		const opened = await browser.ask(linkIn(mail?.text));
		expect(opened.status).toBe(303);
		expect(opened.headers).toMatchObject({
			location: `/orders/${await numberOf(id)}`,
			'referrer-policy': 'no-referrer',
			'cache-control': 'no-store',
			'x-robots-tag': 'noindex, nofollow',
		});
		expect(String(opened.headers['set-cookie'])).toMatch(
			/platen_orders=[\w-]{43}; Path=\/; Max-Age=7200; SameSite=Lax; HttpOnly/,
		);
		const order = await shownTo(browser, await numberOf(id));
		expect(order).toMatchObject({ id, number: await numberOf(id) });
		expect((await browser.ask(order.documents[0].url)).status).toBe(200);
		expect((await nobody().ask(order.documents[0].url)).status).toBe(401);
		expect(await shownTo(browser, await numberOf(other))).toBeNull();
		const [document] = await shop.rows<{ id: string }>(
			(sql) => sql`select id from order_documents where order_id = ${other}`,
		);
		expect((await browser.ask(`/service-api/orders/${other}/documents/${document?.id}`)).status).toBe(401);
		const page = await browser.ask(`/orders/${await numberOf(id)}`);
		expect(page.headers['cache-control']).toBe('private, no-store');
		expect(page.body).toContain('Schröder-Weiß');
		expect((await nobody().ask(`/orders/${await numberOf(id)}`)).body).not.toContain('Schröder-Weiß');
	});

	it('differs in each mail, holds nothing but a token, and is stored as a hash', async () => {
		await place();
		const [mail] = await mails();
		const token = linkIn(mail?.text).split('token=')[1] ?? '';
		expect(Buffer.from(token, 'base64url')).toHaveLength(32);
		expect(await shop.rows((sql) => sql`select from order_links where token_hash = ${token}`)).toEqual([]);
	});

	it('expires after half a year, and leads to the look-up', async () => {
		const id = await place();
		const [mail] = await mails();
		const [link] = await shop.rows<{ days: number }>(
			(sql) =>
				sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from order_links where order_id = ${id}`,
		);
		expect(link?.days).toBe(180);
		await inShop((sql) => sql`update order_links set expires_at = now() where order_id = ${id}`);
		const browser = nobody();
		expect((await browser.ask(linkIn(mail?.text))).headers.location).toBe('/orders/find?lookup=expired');
		expect((await browser.ask('/orders/open?token=nonsense')).headers.location).toBe('/orders/find?lookup=expired');
		expect(await shownTo(browser, await numberOf(id))).toBeNull();
	});

	it('opens nothing any more after that in a browser either that has opened it before', async () => {
		const id = await place();
		const [mail] = await mails();
		const browser = nobody();
		await browser.ask(linkIn(mail?.text));
		expect(await shownTo(browser, await numberOf(id))).not.toBeNull();
		await inShop((sql) => sql`update order_links set expires_at = now() where order_id = ${id}`);
		expect(await shownTo(browser, await numberOf(id))).toBeNull();
	});

	it('is one of five that a browser has open, the latest first; an invalid token is not looked up', async () => {
		const ids = [];
		const browser = nobody();
		for (let order = 0; order < 6; order++) {
			ids.push(await place());
			await browser.ask(linkIn((await mails()).at(-1)?.text));
		}
		const shown = await Promise.all(ids.map(async (id) => (await shownTo(browser, await numberOf(id)))?.id ?? null));
		expect(shown).toEqual([null, ...ids.slice(1)]);
		const [oldest, ...others] = (browser.cookies.get('platen_orders') ?? '').split('.').toReversed();
		expect([oldest, ...others]).toHaveLength(5);
		// Written by hand, a cookie may hold more: no more are looked up.
		const forged = nobody();
		const made = Array.from({ length: 5 }, (_, number) => String(number).repeat(43));
		forged.cookies.set('platen_orders', [...made, ...others, oldest].join('.'));
		expect(await shownTo(forged, await numberOf(ids[1] ?? ''))).toBeNull();
		forged.cookies.set('platen_orders', ['x', 'y', 'z', 'u', 'v', ...others, oldest].join('.'));
		expect(await shownTo(forged, await numberOf(ids[1] ?? ''))).not.toBeNull();
	});

	it('ends with the person, who gets no other one, also in a browser that has opened it', async () => {
		const id = await place({ billing: { email: 'gone@example.com' } });
		const [mail] = await mails();
		const browser = nobody();
		await browser.ask(linkIn(mail?.text));
		expect(await shownTo(browser, await numberOf(id))).not.toBeNull();
		await inShop((sql) => orderLinksOfPerson.erasePart(sql, shop.demo.id, { id: henrik, email: 'gone@example.com' }));
		expect(await shownTo(browser, await numberOf(id))).toBeNull();
		expect((await browser.ask(linkIn(mail?.text))).headers.location).toBe('/orders/find?lookup=expired');
		await inShop((sql) => sql`delete from mails`);
		await askFor(await numberOf(id), 'gone@example.com');
		expect(await mails()).toEqual([]);
	});

	it('is not needed by customers who can sign in', async () => {
		const id = await place({ userId: henrik });
		const [mail] = await mails();
		expect(mail?.text).toContain(`http://demo.localhost:3000/orders/${await numberOf(id)}`);
		expect(mail?.text).not.toContain('token=');
	});

	it('is tried only so often from one address of the network', async () => {
		const browser = new Browser(limited);
		for (let time = 0; time < 2; time++) await browser.ask('/orders/open?token=x');
		expect((await browser.ask('/orders/open?token=x')).headers.location).toBe('/orders/find?lookup=limited');
	});
});

describe('the copy that a guest has requested', () => {
	it('is sent only after the guest has opened the order from the mail, and then once', async () => {
		const id = await place({ billing: { ccEmail: 'stranger@example.org' } });
		expect((await mails()).map(({ to }) => to)).toEqual(['aenne@schroeder.example']);
		const [mail] = await mails();
		expect(mail?.text).toContain('stranger@example.org senden wir, sobald Sie');
		await nobody().ask(linkIn(mail?.text));
		const sent = await shop.rows(
			(sql) => sql`select from jobs.job where name = 'orders.placed' and data -> 'payload' ->> 'orderId' = ${id}`,
		);
		expect(sent.length).toBeGreaterThan(0);
		await run(orderPlacedJob(parts), { orderId: id });
		await run(orderPlacedJob(parts), { orderId: id });
		expect((await mails()).map(({ to }) => to)).toEqual(['aenne@schroeder.example', 'stranger@example.org']);
	});
});

/** As the form does, and then the job. */
async function askFor(orderNumber: string, email: string, browser = nobody()) {
	const asked = await browser.graphql(
		'mutation($orderNumber: String!, $email: String!) { requestOrderLink(orderNumber: $orderNumber, email: $email) }',
		{ orderNumber, email },
	);
	const requests = await shop.rows<{ id: string }>((sql) => sql`select id from order_link_requests`);
	for (const { id } of requests) await run(orderLinkJob(parts), { requestId: id });
	return asked;
}

describe('looking an order up', () => {
	it('sends a link to the address of the order, with the same response for every request', async () => {
		const id = await place();
		const number = await numberOf(id);
		await inShop((sql) => sql`delete from mails`);
		const right = await askFor(` #${number} `, ' Aenne@Schroeder.example ');
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({
			to: 'aenne@schroeder.example',
			subject: `Link zu Ihrer Bestellung ${number} bei Druckwerk`,
		});
		const browser = nobody();
		await browser.ask(linkIn(mail?.text));
		expect(await shownTo(browser, number)).toMatchObject({ id });
		await inShop((sql) => sql`delete from mails`);
		expect(await askFor(number, 'somebody@example.org')).toEqual(right);
		expect(await askFor('2026-999999', 'aenne@schroeder.example')).toEqual(right);
		expect(await mails()).toEqual([]);
		expect(await shop.rows((sql) => sql`select from order_link_requests`)).toEqual([]);
	});

	it('is executed on each request of our own page, also for visitors with shared responses', async () => {
		const document =
			'\n\tmutation RequestOrderLink($orderNumber: String!, $email: String!) {\n\t\trequestOrderLink(orderNumber: $orderNumber, email: $email)\n\t}\n';
		const asked = { orderNumber: '2026-000001', email: 'a@example.com' };
		for (let time = 0; time < 2; time++) expect((await nobody().graphql(document, asked)).errors).toBeUndefined();
		expect(await shop.rows((sql) => sql`delete from order_link_requests returning id`)).toHaveLength(2);
	});

	it('leads customers to the log-in instead of opening their order', async () => {
		const id = await place({ userId: henrik });
		await inShop((sql) => sql`delete from mails`);
		await askFor(await numberOf(id), 'aenne@schroeder.example');
		expect((await mails())[0]?.text).toContain(`/orders/${await numberOf(id)}`);
		expect((await mails())[0]?.text).not.toContain('token=');
	});

	it('refuses what cannot be an order, and too many tries', async () => {
		expect((await askFor('', 'a@example.com')).errors[0].extensions.code).toBe('VALIDATION');
		expect((await askFor('2026-000001', 'nobody')).errors[0].extensions.code).toBe('VALIDATION');
		await inShop((sql) => sql`delete from rate_limits`);
		const browser = new Browser(limited);
		for (let time = 0; time < 2; time++)
			expect((await askFor('2026-000001', 'a@example.com', browser)).errors).toBeUndefined();
		const [error] = (await askFor('2026-000001', 'a@example.com', browser)).errors;
		expect(error.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
	});

	it('works by a plain form in the language of its page', async () => {
		const send = (fields: Record<string, string>) =>
			nobody().ask('/service-api/order-links', {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
				body: new URLSearchParams(fields).toString(),
			});
		const sent = await send({ language: 'en-GB', orderNumber: '2026-000001', email: 'a@example.com' });
		expect([sent.status, sent.headers.location]).toEqual([303, '/en-gb/orders/find?lookup=sent']);
		const wrong = await send({ language: 'de-DE', orderNumber: '', email: 'a@example.com' });
		expect(wrong.headers.location).toBe('/orders/find?lookup=invalid');
	});
});
