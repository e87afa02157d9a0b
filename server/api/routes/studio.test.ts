import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { Browser } from '../../testing/accounts.ts';
import { type DesignShop, startDesignShop } from '../../testing/design-shop.ts';

let shop: DesignShop;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
});

afterAll(() => shop.close());

const formOf = (fields: Record<string, string>) => ({
	method: 'POST',
	headers: {
		'content-type': 'application/x-www-form-urlencoded',
		origin: `http://demo.localhost:${shop.app.port}`,
	},
	body: String(new URLSearchParams(fields)),
});

/** By the form of the page of a product. */
async function begin(browser: Browser): Promise<string> {
	const query = new URLSearchParams({
		product: shop.idOf('cards'),
		language: 'de-DE',
		base: '',
		back: '/product/cards',
	});
	const { status, headers } = await browser.ask(`/service-api/designs/begin?${query}`, formOf({ quantity: '500' }));
	expect(status).toBe(303);
	return String(headers.location);
}

const draftOf = (browser: Browser, address: string) =>
	shop.tell(browser, 'query($id: ID!) { design(id: $id) { revision document isReleased findings } }', {
		id: address.split('/').at(-1),
	});
const send = async (browser: Browser, address: string, fields: Record<string, string>) => {
	const { status, headers, body } = await browser.ask(address, formOf(fields));
	return { status, to: headers.location, body };
};
const policyOf = ({ headers }: { headers: object }) =>
	String((headers as Record<string, unknown>)['content-security-policy']);

describe('the document of the studio', () => {
	it('is reached by a plain form, by a guest too, with the fields of the template as a form', async () => {
		const guest = new Browser(shop.app);
		const address = await begin(guest);
		expect(address).toMatch(/^\/studio\/[0-9a-f-]{36}$/);
		const { status, body, headers } = await guest.ask(address);
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(body).toContain('name="value.name"');
		expect(body).toMatch(/pages\/1\.png\?revision=0/);
		expect(body).toMatch(/<html lang="de-DE"/);
	});

	it('allows WebAssembly and no other script of its own making, and is the only one that does', async () => {
		const { browser } = await shop.shopper();
		const address = await begin(browser);
		const policy = policyOf(await browser.ask(address));
		expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
		expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'(?=[^;]*;\s*style-src )/);
		for (const other of ['/', '/cart', '/studio', `/studio/${newId()}`, '/studio/nowhere'])
			expect(policyOf(await browser.ask(other)), other).not.toContain('wasm');
	});

	it('names the product in the language of its address, whatever that of the account is', async () => {
		const { browser } = await shop.shopper();
		const { body } = await browser.ask(`/en-gb${await begin(browser)}`);
		expect(body).toMatch(/<title>cards in English/);
		expect(body).toMatch(/<h1[^>]*>cards in English/);
		expect(body).not.toContain('cards auf Deutsch');
	});

	it('loads a script of its own, and the pages of the shop none of it', async () => {
		const { browser } = await shop.shopper();
		const { body } = await browser.ask(await begin(browser));
		const scripts = (html: string) => [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
		const home = await browser.ask('/');
		expect(scripts(body)).toHaveLength(1);
		expect(scripts(home.body)).not.toEqual(scripts(body));
		expect(home.body).not.toContain(String(scripts(body)[0]));
	});

	it('does not exist for others, without a session, or where there is no draft', async () => {
		const [owner, other] = [await shop.shopper(), await shop.shopper()];
		const address = await begin(owner.browser);
		for (const browser of [other.browser, new Browser(shop.app), await shop.staff('other', 'eve@example.com')]) {
			const { status, body } = await browser.ask(address);
			expect(status).toBe(404);
			expect(body).not.toContain('value.name');
			expect(body).toContain('Dieser Entwurf lässt sich hier nicht öffnen');
		}
		const guest = new Browser(shop.app);
		expect((await guest.ask(address)).body).toContain('/login?deepLink=');
		expect((await other.browser.ask(address)).body).not.toContain('/login?deepLink=');
		const [there, nowhere] = [await guest.ask(address), await guest.ask(`/studio/${newId()}`)];
		const withoutLink = (html: string) => html.replaceAll(/deepLink=[\w%-]+/g, '').replaceAll(/nonce="[^"]*"/g, '');
		expect(withoutLink(there.body)).toBe(withoutLink(nowhere.body));
		expect((await owner.browser.ask(`/studio/${newId()}`)).status).toBe(404);
		expect((await owner.browser.ask('/studio/x')).status).toBe(404);
		expect((await send(other.browser, address, { 'value.name': 'Eve' })).status).toBe(404);
		expect((await draftOf(owner.browser, address)).revision).toBe(0);
	});

	it('goes on with a session whose access has run out', async () => {
		const { browser } = await shop.shopper();
		const address = await begin(browser);
		for (const name of [...browser.cookies.keys()]) if (/access/i.test(name)) browser.cookies.delete(name);
		expect((await browser.ask(address)).status).toBe(200);
	});
});

describe('the form of the studio', () => {
	it('saves what was filled in as one step, and shows it', async () => {
		const { browser } = await shop.shopper();
		const address = await begin(browser);
		expect(await send(browser, address, { 'value.name': 'Anna Schäfer', 'value.phone': '+49 30 1' })).toMatchObject({
			status: 303,
			to: `${address}?saved=1`,
		});
		const { revision, document } = await draftOf(browser, address);
		expect(revision).toBe(1);
		expect(document.values).toMatchObject({ name: 'Anna Schäfer', phone: '+49 30 1' });
		const { body } = await browser.ask(`${address}?saved=1`);
		expect(body).toContain('value="Anna Schäfer"');
		expect(body).toMatch(/pages\/1\.png\?revision=1/);
	});

	it('gives back what was typed where a field is too long, and saves nothing', async () => {
		const { browser } = await shop.shopper();
		const address = await begin(browser);
		const long = 'x'.repeat(61);
		const { status, body } = await send(browser, address, { 'value.name': long, 'value.phone': '0815' });
		expect(status).toBe(422);
		expect(body).toContain(long);
		expect(body).toContain('0815');
		expect(body).toContain('aria-invalid="true"');
		expect((await draftOf(browser, address)).revision).toBe(0);
	});

	it('releases what was looked at once it is confirmed, and leads to the cart', async () => {
		const { browser } = await shop.shopper();
		const address = await begin(browser);
		const filled = { 'value.name': 'Anna Schäfer' };
		const release = { ...filled, do: 'release', checked: '1' };
		// What was typed meanwhile nobody has seen as a picture.
		expect((await send(browser, address, { ...release, revision: '0' })).to).toBe(`${address}?problem=unsaved`);
		expect((await send(browser, address, { ...filled, do: 'release', revision: '1' })).to).toBe(
			`${address}?problem=check`,
		);
		expect((await send(browser, address, { ...release, revision: '0' })).to).toBe(`${address}?problem=changed`);
		const { findings } = await draftOf(browser, address);
		const accepted = findings.map(({ code }: { code: string }) => code).join(' ');
		expect((await send(browser, address, { ...release, revision: '1', accepted })).to).toBe('/cart');
		expect((await draftOf(browser, address)).isReleased).toBe(true);
		const { items } = await shop.tell(browser, '{ listItems(location: cart) { items { quantity designId } } }');
		expect(items).toMatchObject([{ quantity: 500, designId: address.split('/').at(-1) }]);
	});

	it('releases nothing that has errors', async () => {
		const { browser } = await shop.shopper();
		const address = await begin(browser);
		await send(browser, address, { 'value.name': '' });
		const { revision } = await draftOf(browser, address);
		const sent = { do: 'release', checked: '1', revision: String(revision) };
		expect((await send(browser, address, sent)).to).toBe(`${address}?problem=errors`);
		expect((await draftOf(browser, address)).isReleased).toBe(false);
	});
});
