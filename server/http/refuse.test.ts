import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { StoreUnavailable } from '../failure.ts';
import { ApiError, present } from '../graphql/errors.ts';
import { Browser, noLimits } from '../testing/accounts.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type Interruptible, interruptible } from '../testing/interruptible.ts';
import type { RequestOptions } from '../testing/server-process.ts';
import { makeShop } from '../testing/shop.ts';

const path = '/service-api/graphql';
const json = { 'content-type': 'application/json' };
const query = '{ tenant { name } }';
const signUp = 'mutation { signUp(email: "eve@example.com", password: "Kranich-Offset-7", values: []) }';

let test: TestDatabase;
let line: Interruptible;
let app: TestApp;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await makeShop(test, 'demo');
	line = interruptible(test.database);
	app = await startApp({
		database: line.database,
		limits: noLimits,
		freshness: 60_000,
		env: { TRUSTED_PROXIES: '127.0.0.1' },
	});
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const post = (body: string | Buffer, headers: Record<string, string> = {}, more: RequestOptions = {}) =>
	app.ask(path, { host: 'demo.localhost', method: 'POST', headers: { ...json, ...headers }, body, ...more });
const asked = (text: string) => JSON.stringify({ query: text });
const get = (parameters: Record<string, string>, options: RequestOptions = {}) =>
	app.ask(`${path}?${new URLSearchParams(parameters)}`, { host: 'demo.localhost', ...options });

describe('a failed call of the API', () => {
	const failures: [string, number, string, () => ReturnType<typeof post>][] = [
		['with a body over 1 MiB', 413, 'TOO_LARGE', () => post(Buffer.alloc(2 ** 20 + 1, '['))],
		['with text', 415, 'UNSUPPORTED_MEDIA_TYPE', () => post('a', { 'content-type': 'text/plain' })],
		[
			'with a compressed body',
			415,
			'UNSUPPORTED_MEDIA_TYPE',
			() => post(gzipSync(asked(query)), { 'content-encoding': 'gzip' }),
		],
		['with broken JSON', 400, 'BAD_REQUEST', () => post('{"query":')],
		['without a query', 400, 'BAD_REQUEST', () => post('{}')],
		[
			'with an upload that names no operation',
			400,
			'BAD_REQUEST',
			() => post('', { 'content-type': 'multipart/form-data; boundary=x' }),
		],
		['from another site', 403, 'FORBIDDEN', () => post(asked(query), { origin: 'https://evil.example' })],
		['by another method', 404, 'NOT_FOUND', () => post(asked(query), {}, { method: 'PUT' })],
		['for a host that is nobody’s', 404, 'NOT_FOUND', () => post(asked(query), {}, { host: 'nobody.example' })],
		['that changes something by GET', 405, 'METHOD_NOT_ALLOWED', () => get({ query: signUp })],
	];

	it.each(failures)('%s keeps its status %i and carries errors[]', async (_what, status, code, send) => {
		const answer = await send();
		expect(answer.status).toBe(status);
		const { statusCode, message, errors } = JSON.parse(answer.body);
		expect(errors).toEqual([{ message, extensions: { code, statusCode } }]);
		expect([statusCode, message]).toEqual([status, expect.stringMatching(/\w/)]);
		expect(answer.headers['cache-control']).toBe('no-store');
	});

	it('carries errors[] while the database is away, so that no change counts as made', async () => {
		line.away = true;
		const answer = await post(asked(signUp), { 'x-idempotency-key': 'away-0123456789abcdef' });
		line.away = false;
		expect(answer.status).toBe(503);
		expect(JSON.parse(answer.body)).toMatchObject({
			statusCode: 503,
			errors: [{ extensions: { code: 'UNAVAILABLE', statusCode: 503 } }],
		});
	});

	it('says when to come again wherever it was refused, the same in the header and in the body', async () => {
		line.away = true;
		const [change, read] = [await post(asked(signUp)), await post(asked(query))];
		line.away = false;
		for (const { status, headers, body } of [change, read]) {
			expect(status).toBe(503);
			expect(headers['retry-after']).toMatch(/^[2-5]$/);
			expect(JSON.parse(body).errors[0].extensions.retryAfter).toBe(Number(headers['retry-after']));
		}
		for (const error of [new StoreUnavailable('away'), new ApiError('UNAVAILABLE'), new ApiError('BUSY')])
			expect(present(error, () => undefined).extensions?.retryAfter).toBeGreaterThan(0);
		expect(present(new ApiError('NOT_FOUND'), () => undefined).extensions).not.toHaveProperty('retryAfter');
	});

	it('elsewhere is {statusCode, message} alone', async () => {
		const answer = await app.ask('/service-api/auth/refresh', { host: 'demo.localhost', method: 'POST' });
		expect(Object.keys(JSON.parse(answer.body))).toEqual(['statusCode', 'message']);
	});
});

describe('the origin of a call', () => {
	const from = async (origin: string, headers: Record<string, string> = {}) =>
		(await post(asked(query), { origin, ...headers })).status;

	it('counts with its scheme, as a trusted proxy tells it', async () => {
		const host = `demo.localhost:${app.port}`;
		expect(await from(`http://${host}`)).toBe(200);
		expect(await from(`https://${host}`)).toBe(403);
		const secured = { 'x-forwarded-proto': 'https' };
		expect(await from(`https://${host}`, secured)).toBe(200);
		expect(await from(`http://${host}`, secured)).toBe(403);
		expect(await from('https://demo.localhost', { ...secured, 'x-forwarded-host': 'demo.localhost:443' })).toBe(200);
	});
});

describe('a query by GET', () => {
	const text = 'query Named($language: String) { tenant { name } interfaceTexts(language: $language, groups: []) }';

	it('has the same result as one by POST, and is not cached', async () => {
		const { status, headers, body } = await get({ query: text, variables: '{"language":"en-GB"}' });
		expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
		expect(JSON.parse(body)).toEqual({ data: { tenant: { name: 'Druckwerk' }, interfaceTexts: {} } });
	});

	it.each(['[1]', 'nonsense', '"text"'])('wants variables that are an object: %s', async (variables) => {
		expect((await get({ query: text, variables })).status).toBe(400);
	});

	it('changes nothing, however the mutation is written', async () => {
		const field = signUp.slice('mutation '.length);
		for (const written of [`# look\n${signUp}`, `fragment F on Mutation ${field} mutation { ...F }`]) {
			const { status, headers, body } = await get({ query: written });
			expect([status, headers.allow, JSON.parse(body).data]).toEqual([405, 'POST', undefined]);
		}
	});

	it('knows the same rights and limits', async () => {
		const codeOf = async (text: string) => JSON.parse((await get({ query: text })).body).errors[0].extensions.code;
		expect(await codeOf('{ users { total } }')).toBe('UNAUTHORIZED');
		const aliases = Array.from({ length: 16 }, (_, number) => `a${number}: tenant { name }`).join(' ');
		expect(await codeOf(`{ ${aliases} }`)).toBe('QUERY_TOO_COMPLEX');
	});

	it('knows the session of its caller', async () => {
		const guest = new Browser(app);
		await guest.post('temporarySession', {});
		const me = `${path}?${new URLSearchParams({ query: '{ me { guest } }' })}`;
		expect(JSON.parse((await guest.ask(me)).body)).toEqual({ data: { me: { guest: true } } });
	});
});

it.each(['/service-api/nothing', '/service-api/auth/login', '/service-api/'])(
	'an unknown address for programs is answered with JSON: GET %s',
	async (address) => {
		const { status, headers, body } = await app.ask(address, { host: 'demo.localhost' });
		expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
		expect(JSON.parse(body)).toMatchObject({ statusCode: 404 });
	},
);
