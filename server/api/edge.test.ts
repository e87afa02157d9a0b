// Requests that no browser sends: written to the socket byte by byte, as scanners and broken clients do.
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../demo/fill.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { noPictures, startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';

let test: TestDatabase;
let app: TestApp;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await fillDemo(test.database, noPictures);
	app = await startApp({ database: test.database });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

function speak(words: string): Promise<string> {
	const socket = net.connect(app.port, '127.0.0.1');
	socket.write(words, 'latin1');
	return text(socket);
}

const host = 'Host: demo.localhost\r\n';
const close = 'Connection: close\r\n\r\n';

describe('an unusual request', () => {
	it.each([
		['a broken escape', `GET /%zz HTTP/1.1\r\n${host}${close}`, 400],
		['a broken escape to a machine', `GET /service-api/%ff HTTP/1.1\r\n${host}${close}`, 400],
		['a name that is too long', `GET /${'a'.repeat(4000)} HTTP/1.1\r\n${host}${close}`, 414],
		['no host', `GET / HTTP/1.1\r\n${close}`, 400],
		['two hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${close}`, 400],
		['no host in HTTP/1.0', `GET / HTTP/1.0\r\n\r\n`, 404],
		['a host with a slash', `GET / HTTP/1.1\r\nHost: evil.example/\r\n${close}`, 404],
		['another host in its target', `GET http://evil.example/ HTTP/1.1\r\n${host}${close}`, 200],
		['a target that looks like a host', `GET //evil.example/ HTTP/1.1\r\n${host}${close}`, 404],
		['a null byte', `GET /a\0b HTTP/1.1\r\n${host}${close}`, 400],
		['an escaped null byte', `GET /assets/a%00b HTTP/1.1\r\n${host}${close}`, 400],
		['a method that nobody knows', `FOO / HTTP/1.1\r\n${host}${close}`, 400],
		['a method that no route has', `OPTIONS / HTTP/1.1\r\n${host}${close}`, 404],
		['headers that are too large', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n${close}`, 431],
		[
			'two lengths',
			`POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
			400,
		],
		['an expectation', `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n${close}`, 200],
		[
			'a body compressed in two steps',
			`POST / HTTP/1.1\r\n${host}Content-Encoding: gzip, identity\r\nContent-Length: 0\r\n${close}`,
			415,
		],
		['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc', 400],
	])('with %s is answered with all the headers, and nothing of it is repeated', async (_title, words, status) => {
		const [head = '', body] = (await speak(words)).split('\r\n\r\n', 2);
		expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		for (const [name, value] of Object.entries(securityHeaders(false)))
			expect(head.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
		expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}\r?$/m);
		// Ids of pictures in the page are random: a few letters alike are no repetition.
		expect(head + body).not.toMatch(/evil|%zz|%ff|a{40}/);
	});

	it.each([
		['a method that nobody knows', `FOO / HTTP/1.1\r\n${host}${close}`, 400, 'BAD_REQUEST'],
		['headers that are too large', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n${close}`, 431, 'BAD_REQUEST'],
	])('with %s may have been meant for the API, and carries errors[]', async (_title, words, statusCode, code) => {
		const [, body = ''] = (await speak(words)).split('\r\n\r\n', 2);
		expect(JSON.parse(body)).toMatchObject({ statusCode, errors: [{ extensions: { code, statusCode } }] });
	});
});

it.each([
	['/en-gb/%00', 'en-GB', 'Page not found'],
	['/en-gb/product/%zz', 'en-GB', 'Page not found'],
	['/%00', 'de-DE', 'Seite nicht gefunden'],
])('an address at which nothing can be is told in its own language: %s', async (address, language, title) => {
	const answer = await speak(`GET ${address} HTTP/1.1\r\n${host}${close}`);
	expect(answer).toMatch(/^HTTP\/1.1 400 /);
	expect(answer).toContain(`<html lang="${language}">`);
	expect(answer).toContain(`<h1>${title}</h1>`);
});

it.each([
	['/de-de/\\evil.example', '/evil.example'],
	['/de-de/\\/\\evil.example', '/evil.example'],
	['/de-de//evil.example', '/evil.example'],
	['/EN-gb/\\evil.example', '/en-gb/evil.example'],
])('an address with another notation of its language never leads to another host: %s', async (address, place) => {
	const head = await speak(`GET ${address} HTTP/1.1\r\n${host}${close}`);
	expect(/^location: (.*)\r$/im.exec(head)?.[1]).toBe(place);
});

it('the end does not wait for connections without a request, nor for half a request', async () => {
	const ending = await startApp({ database: test.database });
	const sockets = [net.connect(ending.port, '127.0.0.1'), net.connect(ending.port, '127.0.0.1')];
	for (const socket of sockets) socket.on('error', () => undefined);
	sockets[1]?.write('GET / HTTP/1.1\r\nHost: demo');
	await sleep(100);
	const since = performance.now();
	await ending.close();
	expect(performance.now() - since).toBeLessThan(1000);
	for (const socket of sockets) socket.destroy();
});

it('a shop ends a body that comes drop by drop, once its time is over', async () => {
	const patience = { milliseconds: 200, fileBytesPerSecond: 1000, atMost: 10 * 60_000 };
	const hurried = await startApp({ database: test.database, patience });
	const head = `POST /service-api/graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`;
	const socket = net.connect(hurried.port, '127.0.0.1');
	socket.write(`${head}{`);
	expect(await Promise.race([text(socket), sleep(20_000, 'nothing')])).toMatch(/^HTTP\/1\.1 408 /);
	socket.destroy();
	await hurried.close();
});

describe('connections to a shop', () => {
	/** @returns what one hears that comes while ten others stay open */
	async function hearEleventh(env: Record<string, string>): Promise<string> {
		const limited = await startApp({ database: test.database, env });
		const connect = () => net.connect(limited.port, '127.0.0.1').on('error', () => undefined);
		const open = Array.from({ length: 10 }, connect);
		await Promise.all(open.map((socket) => once(socket, 'connect')));
		const eleventh = connect();
		eleventh.write(`GET /service-api/health HTTP/1.1\r\n${host}${close}`);
		const heard = await text(eleventh).catch(() => '');
		for (const socket of open) socket.destroy();
		await limited.close();
		return heard;
	}

	it.each(['MAX_CONNECTIONS', 'MAX_CONNECTIONS_PER_ADDRESS'])('are no more than %s allows', async (name) => {
		expect(await hearEleventh({ [name]: '10' })).toBe('');
	});

	it('are not counted by address where all of them come from a proxy', async () => {
		const env = { MAX_CONNECTIONS_PER_ADDRESS: '10', TRUSTED_PROXIES: '127.0.0.1' };
		expect(await hearEleventh(env)).toMatch(/^HTTP\/1\.1 200 /);
	});
});
