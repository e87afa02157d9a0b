import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { acceptsFormerNames } from '../../../rules/accounts/session-cookies.ts';
import { appRole } from '../../database/provision.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { fillShop, piece } from '../../testing/sold.ts';

let shop: Shop;
let secured: TestApp;
let card: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	card = (await fillShop(shop.test, shop.demo, [piece('card', 12)])).get('card') ?? '';
	secured = await startApp({
		database: shop.test.database,
		limits: noLimits,
		env: { TRUSTED_PROXIES: '127.0.0.1' },
	});
});

afterAll(async () => {
	await secured.close();
	await shop.close();
});

const own = '{ cartCount listItems(location: cart) { total } }';
const orders = '{ ownOrders { total } }';

/** A guest with one line in the cart, whose access token has run out: the browser drops its cookie after ten minutes. */
async function lapsedGuest(): Promise<Browser> {
	const guest = new Browser(shop.app);
	await guest.post('temporarySession', {});
	const items = [{ productId: card, quantity: 2 }];
	await guest.graphql('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', { items });
	guest.cookies.delete('platen_access');
	return guest;
}

const sendForm = (
	browser: Browser,
	target = `/service-api/cart?${new URLSearchParams({ product: card, to: '/cart' })}`,
) =>
	browser.ask(target, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			origin: `http://demo.localhost:${shop.app.port}`,
		},
		body: 'quantity=3',
	});

describe('a guest whose access token has run out', () => {
	it.each([own, orders])('gets a refresh error instead of an empty result: %s', async (query) => {
		const guest = await lapsedGuest();
		const { errors } = await guest.graphql(query);
		expect(errors[0]).toMatchObject({ message: 'Unauthorized', extensions: { statusCode: 401 } });
		expect((await guest.graphql(query, {}, { 'x-session': 'none' })).errors).toBeUndefined();
		await guest.post('refresh');
		expect((await guest.graphql(own)).data).toEqual({ cartCount: 1, listItems: { total: 1 } });
	});

	it('gets it for the documents of our own client too, whatever visitors got for them', async () => {
		const count = '\n\tquery CartCount {\n\t\tcartCount\n\t}\n';
		expect((await shop.nobody().graphql(count)).data).toEqual({ cartCount: 0 });
		expect((await (await lapsedGuest()).graphql(count)).errors?.[0].message).toBe('Unauthorized');
	});

	it('can still read public data, pages from the cache', async () => {
		const guest = await lapsedGuest();
		expect((await guest.graphql('{ products(first: 5) { total } }')).data).toEqual({ products: { total: 1 } });
		const page = await guest.ask('/products', { headers: { 'accept-encoding': 'br' } });
		expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
		const cart = await guest.ask('/cart');
		expect(cart.status).toBe(200);
		const [shown] = cart.body.split('id="state"');
		expect(shown).toContain('Warenkorb');
		expect(shown).not.toContain('Ihr Warenkorb ist leer');
	});

	it('is not replaced by another guest when asking for a temporary session', async () => {
		const guest = await lapsedGuest();
		await guest.post('temporarySession', {});
		expect((await guest.graphql('{ cartCount }')).data).toEqual({ cartCount: 1 });
	});

	it('goes on by cookie with a form that is sent without JavaScript', async () => {
		const guest = await lapsedGuest();
		const before = guest.cookies.get('platen_refresh');
		expect((await sendForm(guest)).headers.location).toBe('/cart');
		expect(guest.cookies.get('platen_refresh')).not.toBe(before);
		expect((await guest.graphql('{ listItems(location: cart) { items { quantity } } }')).data).toEqual({
			listItems: { items: [{ quantity: 5 }] },
		});
	});

	it('keeps the session when the form cannot find out, though another guest could be made', async () => {
		const guest = await lapsedGuest();
		await shop.test.owner`revoke update on sessions from ${shop.test.owner(appRole)}`;
		const answer = await sendForm(guest);
		await shop.test.owner`grant update on sessions to ${shop.test.owner(appRole)}`;
		expect([answer.status, answer.headers['set-cookie']]).toEqual([500, undefined]);
	});

	it('whose session is over altogether begins a new one with a form', async () => {
		const guest = await lapsedGuest();
		guest.cookies.set('platen_refresh', 'nonsense');
		expect((await sendForm(guest)).status).toBe(303);
		expect((await guest.graphql('{ cartCount }')).data).toEqual({ cartCount: 1 });
	});
});

it('a user who was signed in is led to the log-in by a form when the session is over, and does not become a guest', async () => {
	const ada = await shop.as('ada@example.com');
	ada.cookies.delete('platen_access');
	ada.cookies.set('platen_refresh', 'nonsense');
	const answer = await sendForm(ada);
	expect([answer.headers.location, answer.headers['set-cookie']]).toEqual(['/login', undefined]);
});

/** After that time no one has such a cookie any more, and none is taken. */
describe.runIf(acceptsFormerNames(Date.now()))('a session that began under the former names', () => {
	const https = { 'x-forwarded-proto': 'https' };

	it('goes on by refresh, and its old cookies are taken away', async () => {
		const guest = await lapsedGuest();
		const cookie = `__Secure-platen_refresh=${guest.cookies.get('platen_refresh')}; platen_session=guest`;
		const answer = await secured.ask('/service-api/auth/refresh', {
			host: 'demo.localhost',
			method: 'POST',
			headers: { ...https, cookie },
		});
		expect(answer.status).toBe(200);
		expect(answer.headers['set-cookie']).toEqual([
			'__Secure-platen_refresh=; Path=/service-api/auth; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
			'platen_session=; Path=/; Max-Age=0; SameSite=Lax; Secure',
			expect.stringMatching(/^__Host-platen_access=\S+; Path=\/; /),
			expect.stringMatching(/^__Host-platen_refresh=\S+; Path=\/; /),
			expect.stringMatching(/^__Host-platen_session=guest; Path=\/; /),
		]);
	});

	it('goes on with a form that is sent without JavaScript, though its cookie is not sent there', async () => {
		const guest = await lapsedGuest();
		const token = guest.cookies.get('platen_refresh') ?? '';
		guest.cookies.delete('platen_refresh');
		const first = await sendForm(guest);
		expect([first.status, first.headers.location]).toEqual([
			307,
			expect.stringMatching(/^\/service-api\/auth\/form\?/),
		]);
		guest.cookies.set('platen_refresh', token);
		const second = await sendForm(guest, first.headers.location);
		expect([second.status, second.headers.location]).toEqual([307, expect.stringMatching(/^\/service-api\/cart\?/)]);
		expect((await sendForm(guest, second.headers.location)).headers.location).toBe('/cart');
		expect((await guest.graphql('{ cartCount }')).data).toEqual({ cartCount: 1 });
	});

	it('of which nothing is left gives way to a new one, without going round in circles', async () => {
		const guest = new Browser(shop.app);
		guest.cookies.set('platen_session', 'guest');
		const first = await sendForm(guest);
		const second = await sendForm(guest, first.headers.location);
		guest.cookies.set('platen_session', 'guest');
		expect((await sendForm(guest, second.headers.location)).headers.location).toBe('/cart');
	});
});

it('a form is brought to no other place by the way of former cookies', async () => {
	for (const to of ['https://evil.example/', '//evil.example', '/admin', ''])
		expect(
			(await sendForm(shop.nobody(), `/service-api/auth/form?${new URLSearchParams({ to })}`)).headers.location,
		).toBe('/');
});
