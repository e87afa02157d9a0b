// Punch-out by cXML over HTTP: a purchasing system opens the shop, its person fills a cart, the cart goes back and is ordered.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCxmlCart } from '../../sandbox/procurement/read-cart.ts';
import { writeProfileRequest, writeSetupRequest } from '../../sandbox/procurement/write-documents.ts';
import { Browser } from '../testing/accounts.ts';
import {
	agreed,
	type ProcurementShop,
	readForm,
	returnUrl,
	someBuyer,
	startProcurementShop,
} from '../testing/procurement.ts';

let shop: ProcurementShop;

beforeAll(async () => {
	shop = await startProcurementShop(inject('cluster'));
});
afterAll(() => shop.close());

const cartOf = (browser: Browser) =>
	browser.resultOf('{ listItems(location: cart) { items { name quantity } all } }') as Promise<{
		items: { name: string; quantity: number }[];
	}>;

describe('a message of a purchasing system', () => {
	it('is answered with what the shop takes, and where', async () => {
		const { http, status, xml } = await shop.send(writeProfileRequest(agreed));
		expect({ http, status }).toEqual({ http: 200, status: 200 });
		for (const name of ['ProfileRequest', 'PunchOutSetupRequest', 'OrderRequest'])
			expect(xml).toContain(
				`<Transaction requestName="${name}"><URL>${shop.origin}/service-api/procurement/cxml</URL>`,
			);
	});

	it('is refused with 401 in HTTP 200 with a wrong secret, without one, and from someone who is not known', async () => {
		for (const other of [{ secret: 'wrong' }, { secret: '' }, { fromIdentity: 'AN0101' }])
			expect(await shop.send(writeProfileRequest({ ...agreed, ...other }))).toMatchObject({ http: 200, status: 401 });
		expect(await shop.send(writeProfileRequest({ ...agreed, fromIdentity: 'an0100' }))).toMatchObject({ status: 200 });
		expect(await shop.send(writeProfileRequest({ ...agreed, supplierIdentity: '12345' }))).toMatchObject({
			status: 400,
		});
	});

	it('is refused where the cart would go to a host that is not agreed, or without TLS', async () => {
		for (const url of [
			'https://evil.example/x',
			'http://erp.example.com/x',
			'https://erp.example.com@evil.example/',
			'x',
		])
			expect(await shop.send(writeSetupRequest(agreed, shop.someSetup({ returnUrl: url })))).toMatchObject({
				status: 403,
			});
	});

	it('opens the shop once for each payload id', async () => {
		const document = writeSetupRequest(agreed, { ...shop.someSetup(), payloadId: 'once' });
		expect(await shop.send(document)).toMatchObject({ status: 200 });
		expect(await shop.send(document)).toMatchObject({ status: 409 });
	});

	it('uses the secret of the shop where the buyer has none of its own', async () => {
		await shop.addBuyer(someBuyer({ fromIdentity: 'AN0200' }));
		const document = () => writeProfileRequest({ ...agreed, fromIdentity: 'AN0200', secret: 'of all that have none' });
		expect(await shop.send(document())).toMatchObject({ status: 401 });
		const ada = await shop.as('ada@example.com');
		await ada.graphql(
			'mutation { setSecret(purpose: procurementSharedSecret, value: "of all that have none") { isSet } }',
		);
		expect(await shop.send(document())).toMatchObject({ status: 200 });
	});
});

describe('a visit', () => {
	it('begins once, with a cookie for frames and without a login', async () => {
		const { browser, answer, start } = await shop.visit();
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe('/');
		const [cookie = ''] = [answer.headers['set-cookie']].flat();
		expect(cookie).toMatch(
			/^platen_punchout=[^;]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=None; Secure; Partitioned$/,
		);
		const page = await browser.ask('/');
		expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' https://erp.example.com");
		expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
		expect(page.body).toContain('Erika Muster');
		expect(page.body).toContain('Nordwerk AG');
		expect((await new Browser(shop.app).ask(start)).status).toBe(410);
		const other = await new Browser(shop.app).ask('/');
		expect(other.headers['content-security-policy']).toContain("frame-ancestors 'self'");
		expect(other.headers['content-security-policy']).not.toContain('erp.example.com');
		expect(other.body).not.toContain('Nordwerk AG');
	});

	it('leads neither to an account nor to a checkout, and cannot order by itself', async () => {
		const { browser } = await shop.visit();
		for (const path of ['/login', '/en-gb/checkout', '/account'])
			expect((await browser.ask(path)).headers.location).toMatch(/^(\/en-gb)?\/cart$/);
		const { status } = await browser.post('login', { login: 'ada@example.com', password: 'x' });
		expect(status).toBe(403);
		await shop.put(browser, 'card', 3);
		const placed = await browser.graphql(
			`mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { state } }`,
			{ input: (await import('../testing/checkout.ts')).someInput({ seenTotal: 300 }) },
		);
		expect(placed.errors[0].extensions.code).toBe('FORBIDDEN');
	});

	it('begins with the product that the system names', async () => {
		const { answer } = await shop.visit({ selectedPart: 'FLYER', language: 'en' });
		expect(answer.headers.location).toBe('/en-gb/product/flyer');
	});

	it('gives the person the cart of their last visit, and none of another person', async () => {
		const person = { id: 'EM7', firstName: 'A', lastName: 'B', email: 'a@b.example' };
		const first = await shop.visit({ person });
		await shop.put(first.browser, 'card', 2);
		const again = await shop.visit({ person });
		expect((await cartOf(again.browser)).items).toMatchObject([{ quantity: 2 }]);
		const other = await shop.visit({ person: { ...person, id: 'EM8' } });
		expect((await cartOf(other.browser)).items).toEqual([]);
		// The first window is over.
		expect((await first.browser.ask('/cart')).body).toContain('Ihr Besuch ist beendet');
	});

	it('sees prices and products of the role of its buyer', async () => {
		const { database } = shop.test;
		const roleId = await database.inTenant(shop.demo.id, async (sql) => {
			const { enterRole } = await import('../accounts/users/enter-user.ts');
			return enterRole(sql, shop.demo.id, {
				name: 'partner',
				label: 'Partner',
				description: '',
				type: 'customer',
				access: [],
			});
		});
		await shop.rows((sql) => sql`update procurement_buyers set role_id = ${roleId} where id = ${shop.buyerId}`);
		const { browser } = await shop.visit({ person: { id: 'EM9', firstName: '', lastName: '', email: '' } });
		const users = await shop.rows(
			(sql) => sql`
			select r.role_id from user_roles r join procurement_people p on p.user_id = r.user_id where p.person = 'em9'`,
		);
		expect(users).toMatchObject([{ roleId }]);
		await shop.rows((sql) => sql`update procurement_buyers set role_id = null where id = ${shop.buyerId}`);
		expect((await browser.ask('/cart')).status).toBe(200);
	});
});

describe('a cart', () => {
	it('goes back with exact prices, the cookie byte for byte and our ids, in the order of the document type', async () => {
		const { browser } = await shop.visit({ person: { id: 'EM4', firstName: '', lastName: '', email: '' } });
		await shop.put(browser, 'flyer', 700);
		await shop.put(browser, 'card', 3);
		const page = await shop.press(browser, 'transfer');
		const form = readForm(page.body);
		expect(form.action).toBe(returnUrl);
		expect(page.headers['content-security-policy']).toContain('form-action https: https://erp.example.com;');
		const cart = await shop.transfer(browser);
		expect(cart).toMatchObject({ buyerCookie: ' 00123 <&> "ä" ', currency: 'EUR', problems: [], status: undefined });
		// 70.00 with 19 % are 58.82 net: no exact price of one of 700.
		expect(cart.items).toMatchObject([
			{ quantity: '700', partId: 'FLYER', unitPrice: '58.82', basis: '700' },
			{ quantity: '3', partId: 'CARD', unitPrice: '0.84', basis: '', unit: 'C62' },
		]);
		expect(cart.total).toBe('61.34');
		expect((await browser.ask('/')).body).toContain('Ihr Besuch ist beendet');
	});

	it('speaks the language of the page that it is handed over from, also when it is sent again', async () => {
		const { browser } = await shop.visit({ person: { id: 'EM7', firstName: '', lastName: '', email: '' } });
		await shop.put(browser, 'card', 3);
		const namesIn = async (body: string) =>
			readCxmlCart(readForm((await shop.press(browser, 'transfer', body)).body).fields).items.map(
				({ description }) => description,
			);
		expect(await namesIn('language=en-GB')).toEqual([expect.stringContaining('card in English')]);
		expect(await namesIn('language=de-DE')).toEqual([expect.stringContaining('card in English')]);
	});

	it('is not handed over while something keeps it from being ordered', async () => {
		const { browser } = await shop.visit({ person: { id: 'EM2', firstName: '', lastName: '', email: '' } });
		expect((await shop.press(browser, 'transfer')).headers.location).toContain('cart=transfer');
		await shop.put(browser, 'card', 3);
		await shop.rows((sql) => sql`update products set orderable = false where slug = 'card'`);
		const { headers, status } = await shop.press(browser, 'transfer');
		expect({ status, to: headers.location }).toEqual({ status: 303, to: '/cart?cart=transfer' });
		await shop.rows((sql) => sql`update products set orderable = true where slug = 'card'`);
		expect((await shop.transfer(browser)).items).toHaveLength(1);
	});

	it('is left behind with the status 204, and is there again the next time', async () => {
		const person = { id: 'EM3', firstName: '', lastName: '', email: '' };
		const { browser } = await shop.visit({ person });
		await shop.put(browser, 'card', 3);
		const back = readCxmlCart(readForm((await shop.press(browser, 'leave')).body).fields);
		expect(back).toMatchObject({ status: 204, items: [], total: '0.00', buyerCookie: ' 00123 <&> "ä" ' });
		expect((await cartOf((await shop.visit({ person })).browser)).items).toHaveLength(1);
	});

	it('is brought back to be changed, and to be looked at without changing anything', async () => {
		const { items } = await shop.handOver([
			['flyer', 700],
			['card', 3],
		]);
		const { browser } = await shop.visit({ operation: 'edit', items });
		expect((await cartOf(browser)).items.map(({ quantity }) => quantity).sort()).toEqual([3, 700]);
		const changed = await shop.transfer(browser);
		expect(changed.items.map(({ auxiliaryId }) => auxiliaryId)).not.toContain(items[0]?.auxiliaryId);
		const look = await shop.visit({ operation: 'inspect', items });
		expect(look.answer.headers.location).toBe('/punchout/cart');
		const page = await look.browser.ask('/punchout/cart');
		expect(page.body).toContain('flyer auf Deutsch');
		expect(page.body).toContain('58,82');
		expect(page.body).toMatch(/Summe netto<\/th><td class="figure">61,34/);
		for (const [, sheet = ''] of page.body.matchAll(/rel="stylesheet" href="(\/(?:theme|punchout)[^"]*)"/g))
			expect((await look.browser.ask(sheet)).headers['content-type']).toContain('text/css');
		expect(page.body).toContain('href="/theme/');
		expect((await look.browser.ask('/cart')).headers.location).toBe('/punchout/cart');
		expect(await shop.put(look.browser, 'card', 1)).toMatchObject({ refused: 'PROCUREMENT_SESSION_ENDED' });
	});

	it('sells a run as one piece where the buyer wants that', async () => {
		await shop.rows(
			(sql) => sql`
			update procurement_buyers set settings = settings || '{"sellRunAsPiece": true, "cartEncoding": "urlencoded"}' where id = ${shop.buyerId}`,
		);
		const { items } = await shop.handOver([['flyer', 700]]);
		expect(items).toMatchObject([
			{ quantity: '1', unitPrice: '58.82', basis: '', unit: 'SET', description: '700 × flyer auf Deutsch' },
		]);
		const { browser } = await shop.visit({ operation: 'edit', items });
		expect((await cartOf(browser)).items).toMatchObject([{ quantity: 700 }]);
		await shop.rows(
			(sql) => sql`
			update procurement_buyers set settings = settings || '{"sellRunAsPiece": false, "cartEncoding": "base64"}' where id = ${shop.buyerId}`,
		);
	});
});

describe('what is kept of a conversation', () => {
	it('names what was said and why it was refused, and no secret', async () => {
		await shop.send(writeProfileRequest({ ...agreed, secret: 'a wrong secret of someone' }));
		const ada = await shop.as('ada@example.com');
		const { items } = await shop.tell(
			ada,
			'{ procurementMessages(first: 100) { items { kind status problem body isIncoming } } }',
		);
		const text = JSON.stringify(items);
		expect(text).not.toContain('a wrong secret of someone');
		expect(text).not.toContain(agreed.secret);
		expect(text).not.toMatch(/ticket=(?!•)/);
		expect(items).toContainEqual(
			expect.objectContaining({
				kind: 'profile',
				status: 401,
				isIncoming: false,
				problem: expect.stringContaining('secret'),
			}),
		);
		expect(items).toContainEqual(expect.objectContaining({ kind: 'cart', isIncoming: false }));
	});

	it('is shown to those alone who may see the settings', async () => {
		const nobody = shop.nobody();
		expect(await shop.tell(nobody, '{ procurementMessages { total } }')).toBe('Unauthorized');
		await shop.makeUser('reader@example.com', { role: { name: 'seller', access: ['gAdminArea', 'qOrder'] } });
		const reader = await shop.as('reader@example.com');
		expect(await shop.tell(reader, '{ procurementMessages { total } }')).toBe('You do not have permission to do this.');
	});
});
