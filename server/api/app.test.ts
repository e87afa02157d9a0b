import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../demo/fill.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { tenantWithSlug } from '../tenants/find-tenant.ts';
import { noPictures, startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { interruptible } from '../testing/interruptible.ts';

const metricsToken = 'a token for the metrics';

let test: TestDatabase;
let app: TestApp;
let proxied: TestApp;

function exerciseRoutes(scope: FastifyInstance): void {
	scope.post('/service-api/echo', async (request) => ({ body: request.body }));
	scope.get('/service-api/broken', async () => {
		throw new Error('the password is hunter2');
	});
	scope.get('/broken', async () => {
		throw new Error('the password is hunter2');
	});
	scope.get('/service-api/elsewhere', async () => {
		throw Object.assign(new Error('a server that we asked hung up'), { code: 'ECONNRESET' });
	});
	scope.get('/who', async (request) => ({ tenant: request.tenant?.slug, ip: request.ip, protocol: request.protocol }));
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const { database } = test;
	await fillDemo(database, noPictures);
	await createTenant(database, {
		slug: 'druckerei',
		name: 'Müller & Söhne <Druck>',
		allowTemporaryUsers: false,
		languageCodes: ['de-DE'],
		domains: [
			{ host: 'druck.example', active: true, isDefault: true },
			{ host: 'soon.example', active: false },
		],
	});
	app = await startApp({ database, routes: exerciseRoutes, env: { METRICS_TOKEN: metricsToken } });
	proxied = await startApp({ database, routes: exerciseRoutes, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(async () => {
	await Promise.all([app.close(), proxied.close()]);
	await test.drop();
});

describe('the host of a request', () => {
	it.each([
		['demo.localhost', 'Druckwerk Nord'],
		['DEMO.LocalHost', 'Druckwerk Nord'],
		['localhost', 'Druckwerk Nord'],
		['127.0.0.1', 'Druckwerk Nord'],
		['atelier.localhost', 'Atelier Marlow'],
		['druck.example', 'Müller &amp; Söhne &lt;Druck&gt;'],
	])('%s leads to its tenant', async (host, name) => {
		const { status, body } = await app.ask('/', { host });
		expect(status).toBe(200);
		expect(body).toContain(`<title>${name}</title>`);
	});

	it.each([
		'nobody.example',
		'a.demo.localhost',
		'unknown.localhost',
		'demo.localhost.evil.example',
		'demo.localhost.',
		'<b>',
		'',
	])('%j is nobody: 404 with a plain page that does not repeat it', async (host) => {
		const { status, body, headers } = await app.ask('/', { host });
		expect(status).toBe(404);
		expect(body).toContain('Unter dieser Adresse gibt es keinen Shop');
		expect(headers['cache-control']).toBe('no-store');
		if (host) expect(body).not.toContain(host);
	});

	it('that is not active yet gets the same response as one that never existed', async () => {
		const [inactive, unknown] = await Promise.all([
			app.ask('/', { host: 'soon.example' }),
			app.ask('/', { host: 'never.example' }),
		]);
		expect(inactive.body).toBe(unknown.body);
		expect(inactive.status).toBe(unknown.status);
		expect(Object.keys(inactive.headers)).toEqual(Object.keys(unknown.headers));
	});

	it('that is unknown gets its page in English for those who prefer it', async () => {
		const { body } = await app.ask('/', { host: 'never.example', headers: { 'accept-language': 'en-US,de;q=0.5' } });
		expect(body).toContain('There is no shop at this address');
	});

	it('is not taken from X-Forwarded-Host of a client that is no trusted proxy', async () => {
		const headers = {
			'x-forwarded-host': 'atelier.localhost',
			'x-forwarded-proto': 'https',
			'x-forwarded-for': '9.9.9.9',
		};
		const { body } = await app.ask('/who', { headers });
		expect(JSON.parse(body)).toEqual({ tenant: 'demo', ip: '127.0.0.1', protocol: 'http' });
	});

	it('is taken from X-Forwarded-Host of a trusted proxy', async () => {
		const headers = {
			'x-forwarded-host': 'atelier.localhost',
			'x-forwarded-proto': 'https',
			'x-forwarded-for': '9.9.9.9',
		};
		const answer = await proxied.ask('/who', { headers });
		expect(JSON.parse(answer.body)).toEqual({ tenant: 'atelier', ip: '9.9.9.9', protocol: 'https' });
		expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
	});

	it("is reached by https alone from then on, with all subdomains if it is the platform's or the shop has set that", async () => {
		const said = async (host: string, target = '/') => {
			const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
			return (await proxied.ask(target, { headers })).headers['strict-transport-security'];
		};
		const platform = 'max-age=31536000; includeSubDomains';
		expect([await said('demo.localhost'), await said('demo.localhost', '/service-api/health')]).toEqual([
			platform,
			platform,
		]);
		expect(await said('druck.example')).toBe('max-age=31536000');
		// What does not know the shop says nothing, and so takes nothing back.
		expect(await said('druck.example', '/service-api/health')).toBeUndefined();
		expect(await said('nobody.example')).toBeUndefined();
		const own = await tenantWithSlug(test.database, 'druckerei');
		await test.database.inTenant(
			own?.id ?? '',
			(sql) => sql`update tenants set secure_subdomains = true where id = ${own?.id ?? ''}`,
		);
		expect(await said('druck.example')).toBe('max-age=31536000; includeSubDomains');
		expect(await said('demo.localhost')).toBe(platform);
		// By http it would be said by anyone on the way.
		expect((await app.ask('/')).headers['strict-transport-security']).toBeUndefined();
	});

	it('sends the same HSTS header with every response, also with one that does not look for the shop', async () => {
		const env = { TRUSTED_PROXIES: '127.0.0.1' };
		const lasting = await startApp({ database: test.database, env, freshness: 60_000 });
		const headers = { 'x-forwarded-host': 'druck.example', 'x-forwarded-proto': 'https' };
		const sayings = async () => {
			const said = [];
			for (const target of ['/', '/service-api/health'])
				said.push((await lasting.ask(target, { headers })).headers['strict-transport-security']);
			return said[0] === said[1] ? said[0] : said;
		};
		// As soon as the line to the database is open, whatever was known before is looked up anew.
		await expect.poll(sayings).toEqual(expect.stringContaining('max-age=31536000'));
		await lasting.close();
	});
});

describe('every response', () => {
	it.each(['/', '/nowhere', '/service-api/health', '/assets/none.js'])(
		'carries the security headers: %s',
		async (target) => {
			const { headers } = await app.ask(target);
			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'strict-origin-when-cross-origin',
				'cross-origin-opener-policy': 'same-origin',
				'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
			});
			expect(headers['permissions-policy']).toBeTruthy();
			const policy = String(headers['content-security-policy']);
			expect(policy).toContain("script-src 'self';");
			expect(policy).toContain("object-src 'none'");
			expect(policy).toContain("frame-ancestors 'self'");
			expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
			expect(headers['x-powered-by']).toBeUndefined();
		},
	);
});

describe('a request body', () => {
	const json = { 'content-type': 'application/json' };
	const post = (body: string | Buffer, headers: Record<string, string>) =>
		app.ask('/service-api/echo', { method: 'POST', body, headers });

	it('of JSON is read', async () => {
		expect((await post('{"a":1}', json)).body).toBe('{"body":{"a":1}}');
	});

	it('over 1 MiB is refused before it is parsed', async () => {
		const { status } = await post(Buffer.alloc(2 ** 20 + 1, '['), json);
		expect(status).toBe(413);
	});

	it('that is compressed is refused', async () => {
		const answer = await post(gzipSync('{"a":1}'), { ...json, 'content-encoding': 'gzip' });
		expect(answer.status).toBe(415);
		expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 415 });
	});

	it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
		'of %s is refused',
		async (type) => {
			expect((await post('a=1', { 'content-type': type })).status).toBe(415);
		},
	);

	it('that is broken JSON gets a clear response', async () => {
		const answer = await post('{"a":', json);
		expect(answer.status).toBe(400);
		expect(JSON.parse(answer.body)).toEqual({ statusCode: 400, message: expect.stringContaining('JSON') });
	});
});

describe('a failure', () => {
	it('of ours says nothing of its cause to a machine', async () => {
		const { status, body } = await app.ask('/service-api/broken');
		expect(status).toBe(500);
		expect(JSON.parse(body)).toEqual({ statusCode: 500, message: 'The fault is ours. Please try again.' });
	});

	it('of ours shows a page with the number of the request', async () => {
		const { status, body, headers } = await app.ask('/broken');
		expect(status).toBe(500);
		expect(body).toContain('Da ist etwas schiefgegangen');
		expect(body).toContain(String(headers['x-request-id']));
		expect(body).not.toContain('hunter2');
	});

	it('of another connection is not taken for one of the database', async () => {
		expect((await app.ask('/service-api/elsewhere')).status).toBe(500);
	});

	it('of the database is 503 and says when to come again', async () => {
		const line = interruptible(test.database);
		const cutOff = await startApp({ database: line.database });
		line.away = true;
		try {
			const page = await cutOff.ask('/');
			expect(page.status).toBe(503);
			expect(page.headers['retry-after']).toMatch(/^[2-5]$/);
			expect(page.headers.refresh).toBe(page.headers['retry-after']);
			expect(page.body).toContain('Gerade nicht erreichbar');
			expect((await cutOff.ask('/service-api/health')).status).toBe(200);
		} finally {
			await cutOff.close();
		}
	});
});

describe('the state of the process', () => {
	it('is served on any host', async () => {
		const { status, body } = await app.ask('/service-api/health', { host: 'nobody.example' });
		expect(status).toBe(200);
		expect(JSON.parse(body)).toEqual({ status: 'ok', version: '0.0.0', state: 'serving' });
		expect((await app.ask('/service-api/ready', { host: 'nobody.example' })).status).toBe(200);
	});

	it('is ready for requests while the database is unreachable, because cached pages can be served; its status says so', async () => {
		const line = interruptible(test.database);
		const cutOff = await startApp({ database: line.database });
		const statusNow = async () => JSON.parse((await cutOff.ask('/service-api/status')).body);
		try {
			expect(await statusNow()).toMatchObject({ state: 'serving', degraded: false, database: 'ok' });
			line.away = true;
			expect((await cutOff.ask('/service-api/ready')).status).toBe(200);
			expect(await statusNow()).toMatchObject({ state: 'serving', degraded: true, database: 'away' });
		} finally {
			await cutOff.close();
		}
	});

	it('is not ready while it stops', async () => {
		app.state = 'stopping';
		const { status, body } = await app.ask('/service-api/ready');
		app.state = 'serving';
		expect(status).toBe(503);
		expect(JSON.parse(body)).toEqual({ ready: false, reason: 'stopping' });
	});

	it('is measured for those who know the token', async () => {
		await app.ask('/');
		const authorization = `Bearer ${metricsToken}`;
		const { status, body, headers } = await app.ask('/service-api/metrics', { headers: { authorization } });
		expect(body).toMatch(/^text_cache_lookups_total\{result="hit"\} \d+$/m);
		expect(status).toBe(200);
		expect(headers['content-type']).toContain('text/plain');
		expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} [1-9]/);
		expect(body).toContain('process_resident_memory_bytes');
	});

	it.each([{}, { authorization: 'Bearer wrong' }, { authorization: metricsToken }])(
		'is not measured for others: %j',
		async (headers) => {
			const { status, body } = await app.ask('/service-api/metrics', { headers });
			expect(status).toBe(401);
			expect(body).not.toContain('process_');
		},
	);

	it('is not measured at all without a token', async () => {
		expect((await proxied.ask('/service-api/metrics')).status).toBe(404);
	});
});

describe('a built file', () => {
	it('may be cached for ever and is compressed for clients that accept it', async () => {
		const [, address = ''] = /<link rel="stylesheet" href="(\/assets[^"]+)"/.exec((await app.ask('/')).body) ?? [];
		expect(address).toMatch(/^\/assets\/styles-[\w-]+\.css$/);
		const { status, headers } = await app.ask(address, { headers: { 'accept-encoding': 'br, gzip' } });
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(headers['content-encoding']).toBe('br');
		expect(headers.vary).toContain('accept-encoding');
	});

	it('is compressed also where it is a face that designs are set in', async () => {
		const address = '/assets/fonts/spectral/static/Spectral_400Regular.ttf';
		for (const encoding of ['br', 'gzip']) {
			const { status, headers } = await app.ask(address, { headers: { 'accept-encoding': encoding } });
			expect(status).toBe(200);
			expect(headers['content-encoding']).toBe(encoding);
			expect(headers['content-type']).toBe('font/ttf');
			expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
			expect(Number(headers['content-length'])).toBeLessThan(115_000);
		}
	});

	it.each([
		'/assets/../package.json',
		'/assets/%2e%2e/package.json',
		'/assets/',
		'/.vite/manifest.json',
		'/assets/none.css',
	])('is all that is served: %s', async (target) => {
		expect([403, 404]).toContain((await app.ask(target)).status);
	});
});
