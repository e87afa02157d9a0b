import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../../demo/fill.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { mediaStore } from '../../media/store.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../../tenants/find-tenant.ts';
import { Browser, makeUser } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Interruptible, interruptible } from '../../testing/interruptible.ts';
import { saveText } from '../../texts/save-texts.ts';
import { saveTheme } from '../../theme/save-theme.ts';

let test: TestDatabase;
let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let otherDatabase: Database;
let dataDir: string;
let demo: Tenant;

let line: Interruptible;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	dataDir = temporaryFolder('pages');
	await fillDemo(test.database, mediaStore(dataDir));
	const found = await tenantWithSlug(test.database, 'demo');
	if (!found) throw new Error('no demo');
	demo = found;
	line = interruptible(test.database);
	otherDatabase = openDatabase(test.appUrl, 2);
	app = await startApp({ database: line.database, env: { DATA_DIR: dataDir } });
	other = await startApp({ database: otherDatabase, env: { DATA_DIR: dataDir } });
});

afterAll(async () => {
	await Promise.all([app.close(), other.close()]);
	await otherDatabase.close();
	await test.drop();
	removeFolder(dataDir);
});

/** The styles that the first page of a shop names. */
async function themeOf(host: string, process = app) {
	const { body } = await process.ask('/', { host });
	const [, address = ''] = /<link rel="stylesheet" href="(\/theme\/[0-9a-f]{16}\.css)">/.exec(body) ?? [];
	return process.ask(address, { host });
}

describe('a page', () => {
	it('is complete without JavaScript: texts, prices, pictures, links', async () => {
		const { status, body, headers } = await app.ask('/products');
		expect(status).toBe(200);
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
		expect(body).toContain('<title>Produkte · Druckwerk Nord</title>');
		expect(body).toContain('54 Produkte');
		expect(body).toContain('Visitenkarten Classic');
		expect(body).toMatch(/ab 14,90\s€/);
		expect(body).toMatch(/<img [^>]*src="\/media\/[0-9a-f-]{36}\/960\.jpg" width="1280" height="960"/);
		const english = await app.ask('/en-gb/products');
		expect(english.body).toContain('<html lang="en-GB">');
		expect(english.body).toContain('Business cards Classic');
		expect(english.body).toContain('from €14.90');
		expect(english.body).toContain('href="/en-gb/products"');
	});

	it('shows a guest their cart without JavaScript, and no one else', async () => {
		const guest = new Browser(app);
		await guest.post('temporarySession', {});
		const { data } = await guest.graphql('{ product(slug: "tasse") { variants { id } } }');
		await guest.graphql('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
			items: [{ productId: data.product.variants[0].id, quantity: 2 }],
		});
		for (const [path, shown] of [
			['/cart', true],
			['/cart?tab=watchlist', false],
		] as const) {
			const own = await guest.ask(path);
			expect(own.body.includes('Keramiktasse'), path).toBe(shown);
			expect(own.headers['cache-control'], path).toBe('private, no-store');
			expect((await app.ask(path)).body, path).not.toContain('Keramiktasse');
		}
		expect((await guest.ask('/products')).headers['cache-control']).toBe('no-cache');
	});

	it('names itself in the other languages', async () => {
		for (const path of ['/products', '/en-gb/products']) {
			const { body } = await app.ask(path);
			const shop = `http://demo.localhost:${app.port}`;
			expect(body).toContain(`<link rel="alternate" hreflang="de-DE" href="${shop}/products">`);
			expect(body).toContain(`<link rel="alternate" hreflang="en-GB" href="${shop}/en-gb/products">`);
		}
	});

	it.each([
		['/de-de/', '/'],
		['/de-de', '/'],
		['/de-DE/products?page=2', '/products?page=2'],
		['/EN-gb/products', '/en-gb/products'],
		['/EN-gb/products?q=flyer&utm_source=mail', '/en-gb/products?q=flyer&utm_source=mail'],
		['/de-de//evil.example/', '/evil.example/'],
	])('under another spelling of its language has one address: %s leads to %s', async (target, place) => {
		const { status, headers } = await app.ask(target);
		expect(status).toBe(301);
		expect(headers.location).toBe(place);
	});

	it('has no inline script and no style element', async () => {
		const { body, headers } = await app.ask('/');
		const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
		expect(scripts.every((tag) => tag.includes(' src="/assets/') || / type="application\/(ld\+)?json"/.test(tag))).toBe(
			true,
		);
		expect(body).not.toContain('<style');
		expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';");
	});

	it('preloads the code of its lazy parts and at most two fonts', async () => {
		const { body } = await app.ask('/products');
		expect(body).toMatch(/<link rel="modulepreload" href="\/assets\/catalogue-page-[\w-]+\.js">/);
		expect(body).not.toMatch(/home-page-/);
		expect(body.match(/rel="preload" as="font"/g)).toHaveLength(2);
		for (const [, address = ''] of body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)) {
			expect((await app.ask(address)).headers['content-type']).toBe('font/woff2');
		}
	});

	it('is in the colours of its own tenant', async () => {
		const primary = (css: string) => /--colors-primary-DEFAULT:([^;]+);/.exec(css)?.[1];
		const [one, two] = await Promise.all([themeOf('demo.localhost'), themeOf('atelier.localhost')]);
		expect(primary(one.body)).toBeTruthy();
		expect(primary(one.body)).not.toBe(primary(two.body));
		expect(one.headers).toMatchObject({
			'content-type': 'text/css; charset=utf-8',
			'cache-control': 'public, max-age=31536000, immutable',
		});
	});

	it('has the sign of its shop for the tab of the browser, and one in the colours of the theme where there is none', async () => {
		const iconOf = async () => {
			const { body } = await app.ask('/');
			const [, address = ''] = /<link rel="icon" href="([^"]+)">/.exec(body) ?? [];
			return app.ask(address);
		};
		expect((await iconOf()).headers['content-type']).toBe('image/png');
		const tenant = await tenantWithSlug(test.database, 'demo');
		const id = tenant?.id ?? '';
		await test.database.inTenant(id, async (sql) => {
			await sql`delete from shop_images where use = 'favicon'`;
			await announceChange(sql, id, 'content');
		});
		await expect.poll(async () => (await iconOf()).headers['content-type']).toBe('image/svg+xml');
		expect((await iconOf()).body).toMatch(/^<svg .*>D<\/text><\/svg>$/);
	});

	it('of an older theme gets the current styles, but not to keep', async () => {
		const { status, body, headers } = await app.ask('/theme/0123456789abcdef.css');
		expect(status).toBe(200);
		expect(body).toContain('--colors-primary-DEFAULT:');
		expect(headers['cache-control']).toBe('no-store');
		for (const target of ['/theme/other.css', '/theme/0123456789abcdef.js', '/theme/0123456789abcdef.constructor'])
			expect((await app.ask(target)).status).toBe(404);
	});

	it('that does not exist is not found, in the language of its address', async () => {
		const { status, body } = await app.ask('/en-gb/nowhere');
		expect(status).toBe(404);
		expect(body).toContain('Page not found');
		expect(body).toContain('Druckwerk Nord');
		const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
		expect(main).toContain('href="/en-gb/search"');
		expect(main).toContain('href="/en-gb/category/visitenkarten"');
	});

	it('that looks for a whole text looks for its beginning', async () => {
		const { status, headers } = await app.ask(`/en-gb/search?q=${'a'.repeat(3000)}`);
		expect([status, headers.location]).toEqual([302, `/en-gb/search?q=${'a'.repeat(100)}`]);
		expect((await app.ask(`/.//evil.example/search?q=${'a'.repeat(3000)}`)).status).toBe(414);
	});

	it('of links has a frame of its own, and no other page has', async () => {
		const bare = /class="[^"]*bare-frame/;
		expect((await app.ask('/links/druckwerk-nord')).body).toMatch(bare);
		expect((await app.ask('/en-gb/links/druckwerk-nord')).body).toMatch(bare);
		expect((await app.ask('/')).body).not.toMatch(bare);
	});

	it('cannot be made to say something else by its address', async () => {
		const { status, body } = await app.ask('/products?page=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
		expect(status).toBe(200);
		expect(body).not.toContain('<script>alert');
	});
});

describe('a ready page', () => {
	it.each([
		['br', 'gzip, deflate, br', brotliDecompressSync],
		['gzip', 'gzip', gunzipSync],
	])('comes in %s to those who take it', async (encoding, accepted, unpack) => {
		const plain = await app.ask('/');
		const packed = await app.ask('/', { headers: { 'accept-encoding': accepted } });
		expect(packed.headers['content-encoding']).toBe(encoding);
		expect(packed.headers.vary).toContain('accept-encoding');
		expect(unpack(packed.bytes).toString()).toBe(plain.body);
	});

	it('is served without asking the database', async () => {
		await app.ask('/');
		const before = line.asked;
		for (let number = 0; number < 20; number++) await app.ask(`/?utm_source=${number}`);
		// The tenant of the host is looked up anew each time in tests.
		expect(line.asked - before).toBeLessThanOrEqual(40);
		expect((await app.ask('/')).status).toBe(200);
	});

	const encodingWith = async (cookie: string) =>
		(await app.ask('/', { headers: { cookie, 'accept-encoding': 'gzip, br' } })).headers['content-encoding'];

	it.each(['platen_session=user', 'consent=all; platen_session=user', 'platen_access=x'])(
		'is not for those who have a session: %s',
		async (cookie) => {
			expect(await encodingWith(cookie)).toBe('gzip');
			const { headers } = await app.ask('/', { headers: { cookie } });
			expect(headers['cache-control']).toBe('private, no-store');
		},
	);

	it.each([
		'consent=all',
		'session=x; other=y',
		'xplaten_session=user',
		'platen_session=guest; platen_access=x',
		'platen_session=',
	])('is for those who carry a foreign cookie, and for guests who have nothing yet: %s', async (cookie) => {
		expect(await encodingWith(cookie)).toBe('br');
	});

	const changes: [string, () => Promise<unknown>, string][] = [
		[
			'a product',
			() =>
				test.database.inTenant(demo.id, (sql) =>
					saveListed(sql, demo, [
						{ slug: 'neu', names: { 'de-DE': 'Ganz neues Produkt' }, fromPrice: 100, published: true, mediaId: null },
					]),
				),
			'Ganz neues Produkt',
		],
		[
			'a text',
			() =>
				test.database.inTenant(demo.id, (sql) =>
					saveText(sql, demo.id, {
						key: 'catalogue.title',
						type: 'static',
						group: 'storefront',
						baseText: 'Products',
						baseLanguage: 'en-GB',
						translations: { 'de-DE': 'Unser Sortiment' },
						origin: 'human',
					}),
				),
			'Unser Sortiment',
		],
	];

	// Where a new product appears.
	const lastPage = '/products?page=3';

	it.each(changes)('changes at once with %s, in this process and in another', async (_what, change, words) => {
		for (const process of [app, other]) expect((await process.ask(lastPage)).body).not.toContain(words);
		await change();
		for (const process of [app, other]) {
			await expect.poll(async () => (await process.ask(lastPage)).body, { timeout: 2000 }).toContain(words);
		}
	});

	it('changes at once with the theme, in this process and in another', async () => {
		await test.database.inTenant(demo.id, (sql) =>
			saveTheme(sql, demo.id, { colors: { primary: { DEFAULT: { color: '#123456' } } } }),
		);
		for (const process of [app, other]) {
			await expect
				.poll(async () => (await themeOf('demo.localhost', process)).body, { timeout: 2000 })
				.toContain('--colors-primary-DEFAULT:#123456');
		}
	});

	it('of another tenant does not change', async () => {
		const { body } = await app.ask('/products', { host: 'atelier.localhost' });
		expect(body).not.toContain('Ganz neues Produkt');
		expect((await themeOf('atelier.localhost')).body).not.toContain('#123456');
	});

	it('is served on while the database is away, and what was never made is 503', async () => {
		const before = await app.ask('/products');
		await themeOf('demo.localhost');
		line.away = true;
		expect((await app.ask('/products')).body).toBe(before.body);
		expect((await themeOf('demo.localhost')).headers['cache-control']).toContain('immutable');
		const unknown = await app.ask('/products?page=7');
		expect(unknown.status).toBe(503);
		expect(unknown.headers['retry-after']).toMatch(/^[2-5]$/);
		line.away = false;
		expect((await app.ask('/products?page=7')).status).toBe(200);
	});

	it('is served to signed-in users, too, while their session cannot be checked', async () => {
		await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
		const ada = new Browser(app);
		await ada.logIn('ada@example.com');
		const kept = await app.ask('/products');
		line.away = true;
		const answer = await ada.ask('/products');
		expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
		expect(answer.body).toBe(kept.body);
		expect((await ada.ask('/products', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe(
			'br',
		);
		// What was never made, and what is no one else's, is not there.
		expect((await ada.ask('/products?page=8')).status).toBe(503);
		expect((await ada.ask('/admin')).status).toBe(503);
		line.away = false;
		expect((await ada.ask('/admin')).status).toBe(200);
	});
});
