import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTenant } from '../tenants/create-tenant.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';

let test: TestDatabase;
let app: TestApp;
let proxied: TestApp;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const languageCodes = ['de-DE', 'en-GB'];
	const domains = [
		{ host: 'shop.example', active: true },
		{ host: 'www.shop.example', active: true, isDefault: true },
	];
	await createTenant(test.database, {
		...{ slug: 'demo', name: 'Druckwerk', allowTemporaryUsers: true, languageCodes, domains },
	});
	await createTenant(test.database, {
		...{ slug: 'plain', name: 'Plain', allowTemporaryUsers: true, languageCodes },
		domains: [{ host: 'plain.example', active: true }],
	});
	app = await startApp({ database: test.database });
	proxied = await startApp({ database: test.database, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(async () => {
	await app.close();
	await proxied.close();
	await test.drop();
});

const location = async (host: string, path: string, method = 'GET') => {
	const { status, headers } = await app.ask(path, { host, method });
	return status === 301 ? headers.location : undefined;
};

describe('pages at a domain that is not the default', () => {
	it.each(['shop.example', 'demo.localhost'])(
		'lead from %s to the default, with path, query and port',
		async (host) => {
			const wanted = `http://www.shop.example:${app.port}`;
			expect(await location(host, '/products?page=2&sort=name')).toBe(`${wanted}/products?page=2&sort=name`);
			expect(await location(host, '/', 'HEAD')).toBe(`${wanted}/`);
			expect(await location(host, '//evil.example/')).toBe(`${wanted}//evil.example/`);
		},
	);

	it('are asked for again by browsers: the default may change', async () => {
		const { headers } = await app.ask('/', { host: 'shop.example' });
		expect(headers['cache-control']).toBe('no-cache');
	});

	it('lead to the fallback where that is the default', async () => {
		expect(await location('plain.example', '/x?y')).toBe(`http://plain.localhost:${app.port}/x?y`);
		expect(await location('plain.localhost', '/')).toBeUndefined();
	});

	it.each([
		'/service-api/health',
		'/service-api/graphql?query={tenant{name}}',
		'/.well-known/platen-domain',
		'/robots.txt',
		'/sitemap.xml',
		'/media/none.png',
		'/theme/none.css',
	])('do not lead away from %s', async (path) => {
		expect(await location('shop.example', path)).toBeUndefined();
	});

	it('are only what is read: forms and calls are answered where they come in', async () => {
		const { status } = await app.ask('/login', { host: 'shop.example', method: 'POST' });
		expect(status).not.toBe(301);
	});

	it.each(['/admin', '/admin/orders', '/en-gb/admin', '/login?deepLink=%2Fadmin', '/themeeditor'])(
		'serve %s at the fallback, and only there',
		async (path) => {
			expect(await location('demo.localhost', path)).toBeUndefined();
			expect(await location('shop.example', path)).toBe(`http://www.shop.example:${app.port}${path}`);
		},
	);

	it('stay on the machine itself', async () => {
		expect(await location('localhost', '/')).toBeUndefined();
	});

	it('are known behind a proxy by the host that it forwards, with its port', async () => {
		const headers = { 'x-forwarded-host': 'shop.example:8443', 'x-forwarded-proto': 'https' };
		const answer = await proxied.ask('/products', { host: 'backend', headers });
		expect(answer.headers.location).toBe('https://www.shop.example:8443/products');
		// From anyone else the header counts for nothing.
		expect((await app.ask('/products', { host: 'backend', headers })).status).toBe(404);
	});
});

describe('what names the shop', () => {
	it('names its default domain: canonical addresses, other languages, robots and site map', async () => {
		const wanted = `http://www.shop.example:${app.port}`;
		const { body: page } = await app.ask('/products', { host: 'www.shop.example' });
		expect(page).toContain(`<link rel="canonical" href="${wanted}/products">`);
		expect(page).toMatch(new RegExp(`hreflang="en-GB" href="${wanted}/en-gb/products"`, 'i'));
		expect((await app.ask('/robots.txt', { host: 'demo.localhost' })).body).toContain(`Sitemap: ${wanted}/sitemap.xml`);
		expect((await app.ask('/sitemap.xml', { host: 'demo.localhost' })).body).toContain(`<loc>${wanted}/`);
	});

	it('answers a probe for every host, each with its own answer', async () => {
		const answers = await Promise.all(
			['shop.example', 'www.shop.example', 'nobody.example'].map((host) =>
				app.ask('/.well-known/platen-domain', { host }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
	});
});
