import http from 'node:http';
import net from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../demo/fill.ts';
import { mediaStore } from '../media/store.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type Interruptible, interruptible } from '../testing/interruptible.ts';
import type { Answer, RequestOptions } from '../testing/server-process.ts';
import { saveText } from '../texts/save-texts.ts';

const metricsToken = 'token-of-the-metrics';

let test: TestDatabase;
let app: TestApp;
let dataDir: string;
let demo: Tenant;
let line: Interruptible;
const lines: Record<string, unknown>[] = [];
/** How many requests the framework has seen. */
let seen = 0;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	dataDir = temporaryFolder('response-cache');
	await fillDemo(test.database, mediaStore(dataDir));
	const found = await tenantWithSlug(test.database, 'demo');
	if (!found) throw new Error('no demo');
	demo = found;
	line = interruptible(test.database);
	app = await startApp({
		database: line.database,
		env: { DATA_DIR: dataDir, METRICS_TOKEN: metricsToken, TRUSTED_PROXIES: '127.0.0.1' },
		freshness: 60_000,
		log: pino({ level: 'info' }, { write: (text: string) => void lines.push(JSON.parse(text)) }),
		routes: (scope) => {
			scope.addHook('onRequest', (_request, _reply, done) => {
				seen += 1;
				done();
			});
		},
	});
});

afterAll(async () => {
	await app.close();
	await test.drop();
	removeFolder(dataDir);
});

beforeEach(() => {
	seen = 0;
	lines.length = 0;
});

/** The first one makes the page, the second one finds it ready. */
async function twice(target: string, options?: RequestOptions): Promise<Answer> {
	await app.ask(target, options);
	return app.ask(target, options);
}

/** Everything but what is another one with each answer. */
function told({ status, headers, bytes }: Answer) {
	const { 'x-request-id': id, date: _date, ...others } = headers;
	expect(id).toMatch(/^[0-9a-f-]{36}$/);
	return { status, headers: others, bytes: bytes.toString('base64') };
}

describe('a cached page that is requested again', () => {
	const requests: [string, string, RequestOptions][] = [
		['as it is', '/products', {}],
		['with brotli', '/products', { headers: { 'accept-encoding': 'gzip, br' } }],
		['with gzip', '/products', { headers: { 'accept-encoding': 'gzip' } }],
		['with brotli refused', '/products', { headers: { 'accept-encoding': 'br;q=0, gzip' } }],
		['in another language', '/en-gb/products', {}],
		['with a query', '/products?page=2&unknown=1', {}],
		['of another shop', '/products', { host: 'atelier.localhost' }],
		['by https', '/products', { headers: { 'x-forwarded-proto': 'https' } }],
		['of a host that a proxy names', '/products', { headers: { 'x-forwarded-host': 'atelier.localhost' } }],
	];

	it.each(requests)('is what the framework sends, without asking it: %s', async (_what, target, options) => {
		const sent = await twice(target, options);
		const before = seen;
		const again = await app.ask(target, options);
		expect(seen).toBe(before);
		expect(told(again)).toEqual(told(sent));
		expect(again.status).toBe(200);
	});

	it('is known by all that decides it', async () => {
		const answers = [];
		for (const [, target, options] of requests) answers.push(await app.ask(target, options));
		expect(seen).toBe(0);
		const [plain, brotli, gzip, , english, , atelier, secure, forwarded] = answers;
		expect(new Set([plain, english, atelier].map((answer) => answer?.body)).size).toBe(3);
		expect([brotli, gzip].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip']);
		expect(plain?.headers['strict-transport-security']).toBeUndefined();
		expect(secure?.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
		expect(secure?.body).toContain('<link rel="canonical" href="https://');
		expect(forwarded?.body).toContain('Atelier Marlow');
	});

	it('has its line in the log and its place in the metrics', async () => {
		const counted = async () => {
			const { body } = await app.ask('/service-api/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
			return Number(/_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body)?.[1]);
		};
		await twice('/products?page=3&token=secret');
		const before = await counted();
		const { headers } = await app.ask('/products?page=3&token=secret');
		const ours = lines.filter(({ path }) => path === '/products');
		const [one, two, three] = ours.map(({ time: _time, ms, requestId, ...others }) => {
			expect(typeof ms).toBe('number');
			expect(requestId).toBeTruthy();
			return others;
		});
		expect(three).toEqual(two);
		expect(three).toEqual(one);
		expect(ours.at(-1)?.requestId).toBe(headers['x-request-id']);
		expect(Object.keys(ours[2] ?? {})).toEqual(Object.keys(ours[1] ?? {}));
		expect(await counted()).toBe(before + 1);
	});

	const others: [string, RequestOptions][] = [
		['a cookie', { headers: { cookie: 'platen_session=user' } }],
		['any other cookie', { headers: { cookie: 'theme=dark' } }],
		['a body', { headers: { 'content-length': '2' }, body: '{}' }],
		['a compressed body', { headers: { 'content-encoding': 'gzip' } }],
		['another method', { method: 'HEAD' }],
		['the same by POST', { method: 'POST' }],
		['another proxy', { headers: { 'x-forwarded-host': 'nobody.example' } }],
		['another host', { host: 'nobody.example' }],
	];

	it.each(others)('goes the usual way with %s', async (_what, options) => {
		await twice('/products');
		const before = seen;
		const sent = await app.ask('/products', options);
		const again = await app.ask('/products', options);
		// Refused before the scope of the tenant is entered, or seen there.
		expect(seen === before + 2 || sent.status >= 400).toBe(true);
		expect(again.status).toBe(sent.status);
	});

	it('is refused with two hosts, however often the page was requested', async () => {
		await twice('/products');
		const host = `demo.localhost:${app.port}`;
		const answer = await new Promise<string>((resolve) => {
			let text = '';
			const socket = net.connect(app.port, '127.0.0.1', () =>
				socket.write(`GET /products HTTP/1.1\r\nhost: ${host}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
			);
			socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text));
		});
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	});

	it('is another one as soon as something has changed', async () => {
		const before = await twice('/products');
		await test.database.inTenant(demo.id, (sql) =>
			saveText(sql, demo.id, {
				key: 'catalogue.title',
				type: 'static',
				group: 'storefront',
				baseText: 'Products',
				baseLanguage: 'en-GB',
				translations: { 'de-DE': 'Unser Sortiment' },
				origin: 'human',
			}),
		);
		await expect.poll(async () => (await app.ask('/products')).body, { timeout: 2000 }).toContain('Unser Sortiment');
		expect(before.body).not.toContain('Unser Sortiment');
	});

	it('is of the shop to which its host belongs by now', async () => {
		const host = 'moving.example';
		const atelier = (await tenantWithSlug(test.database, 'atelier'))?.id ?? '';
		const move = async (from: string, to: string) => {
			await test.database.inTenant(from, (sql) => sql`delete from domains where host = ${host}`);
			await test.database.inTenant(
				to,
				(sql) => sql`insert into domains (tenant_id, host, active, is_default) values (${to}, ${host}, true, true)`,
			);
		};
		await move(atelier, demo.id);
		expect((await twice('/products', { host })).body).toContain('Druckwerk Nord');
		await app.ask('/products', { host });
		await move(demo.id, atelier);
		await test.database.inTenant(demo.id, (sql) => announceChange(sql, demo.id, 'content'));
		await expect.poll(async () => (await app.ask('/products', { host })).body).toContain('Atelier Marlow');
		await twice('/products', { host });
		expect((await app.ask('/products', { host })).body).toContain('Atelier Marlow');
		await test.database.inTenant(atelier, (sql) => sql`delete from domains where host = ${host}`);
	});

	it('is still there while the database is away', async () => {
		const before = await twice('/products');
		line.away = true;
		try {
			expect((await app.ask('/products')).body).toBe(before.body);
		} finally {
			line.away = false;
		}
	});

	it('is one of many on a connection that stays open', async () => {
		await twice('/products');
		const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
		const ask = () =>
			new Promise<number>((resolve, reject) => {
				const headers = { host: `demo.localhost:${app.port}` };
				http
					.get({ port: app.port, host: '127.0.0.1', path: '/products', agent, headers }, (response) => {
						let length = 0;
						response.on('data', (chunk) => (length += chunk.length)).on('end', () => resolve(length));
					})
					.on('error', reject);
			});
		const lengths = await Promise.all(Array.from({ length: 20 }, ask));
		agent.destroy();
		expect(new Set(lengths).size).toBe(1);
	});
});
