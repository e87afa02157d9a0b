import dns from 'node:dns';
import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ForeignServer, startForeignServer } from '../../testing/foreign-server.ts';
import { type ForeignFetch, foreignFetcher } from './fetch-foreign.ts';

const wanted = { maxBytes: 1000, accept: 'image/png' };
let server: ForeignServer;
let fetchForeign: ForeignFetch;

const pages: Record<string, RequestListener> = {
	'/picture': (request, response) => response.end(`for ${request.headers.accept}`),
	'/packed': (_request, response) =>
		response.setHeader('content-encoding', 'gzip').end(zlib.gzipSync('a packed picture')),
	'/brotli': (_request, response) =>
		response.setHeader('content-encoding', 'br').end(zlib.brotliCompressSync('another one')),
	'/strange': (_request, response) => response.setHeader('content-encoding', 'zoo').end('?'),
	'/bomb': (_request, response) =>
		response.setHeader('content-encoding', 'gzip').end(zlib.gzipSync(Buffer.alloc(2 ** 20))),
	'/announced': (_request, response) => response.setHeader('content-length', 5000).end('x'.repeat(5000)),
	'/endless': (_request, response) => {
		const more = () => response.write('x'.repeat(600), () => !response.destroyed && more());
		more();
	},
	'/slow': () => undefined,
	'/stalls': (_request, response) => response.write('x'),
	'/gone': (_request, response) => response.writeHead(404).end(),
	'/inwards': (_request, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(),
	'/beside': (_request, response) => response.writeHead(307, { location: 'https://127.0.0.2/' }).end(),
	'/plain': (_request, response) => response.writeHead(301, { location: 'http://example.com/' }).end(),
	'/aside': (_request, response) => response.writeHead(302, { location: 'https://example.com:8443/' }).end(),
	'/file': (_request, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
};

beforeAll(async () => {
	server = await startForeignServer((request, response) => {
		const { url = '' } = request;
		const hop = /^\/hop(\d)$/.exec(url)?.[1];
		if (hop) response.writeHead(302, { location: hop === '1' ? '/picture' : `/hop${Number(hop) - 1}` }).end();
		else pages[url]?.(request, response);
	});
	fetchForeign = server.fetcher();
});

afterEach(() => {
	vi.restoreAllMocks();
	server.asked.length = 0;
});

afterAll(() => server.close());

const codeOf = (address: string, fetcher = fetchForeign) =>
	fetcher(address, wanted).then(
		({ bytes }) => `fetched ${bytes}`,
		(error) => error.code,
	);

describe('a file elsewhere', () => {
	it('is fetched, plain or compressed', async () => {
		const { bytes, address } = await fetchForeign(server.url('/picture#part'), wanted);
		expect([String(bytes), address]).toEqual(['for image/png', server.url('/picture')]);
		expect(await codeOf(server.url('/packed'))).toBe('fetched a packed picture');
		expect(await codeOf(server.url('/brotli'))).toBe('fetched another one');
	});

	it('may be three redirects away, and no more', async () => {
		expect((await fetchForeign(server.url('/hop3'), wanted)).address).toBe(server.url('/picture'));
		server.asked.length = 0;
		expect(await codeOf(server.url('/hop4'))).toBe('FOREIGN_NO_FILE');
		expect(server.asked).toEqual(['/hop4', '/hop3', '/hop2', '/hop1']);
	});

	it.each(['/announced', '/endless', '/bomb'])('that is too large is not read to its end: %s', async (page) => {
		expect(await codeOf(server.url(page))).toBe('TOO_LARGE');
	});

	it.each(['/gone', '/strange'])('that is none is refused: %s', async (page) => {
		expect(await codeOf(server.url(page))).toBe('FOREIGN_NO_FILE');
	});

	it.each(['/slow', '/stalls'])('that does not come in time is given up: %s', async (page) => {
		expect(await codeOf(server.url(page), server.fetcher({ milliseconds: 300 }))).toBe('FOREIGN_UNREACHABLE');
	});

	it('with an unknown certificate is not fetched', async () => {
		expect(await codeOf(server.url('/picture'), server.fetcher({ ca: 'none' }))).toBe('FOREIGN_UNREACHABLE');
	});
});

describe('an address', () => {
	it.each([
		'',
		'picture.png',
		'/picture.png',
		'http://example.com/picture.png',
		'ftp://example.com/picture.png',
		'file:///etc/passwd',
		'data:image/png;base64,AA',
		'https://user:secret@example.com/picture.png',
		`https://example.com/${'x'.repeat(2000)}`,
		'https://example.com:8443/picture.png',
		'https://example.com:22/',
	])('that is no https address at the usual port is refused: %s', async (address) => {
		expect(await codeOf(address)).toBe('FOREIGN_ADDRESS_INVALID');
	});

	it.each([
		'https://10.0.0.1/',
		'https://169.254.169.254/latest/meta-data',
		'https://0x7f000002/',
		'https://2130706434/',
		'https://127.2/',
		'https://0/',
		'https://[::1]/',
		'https://[::ffff:127.0.0.1]/',
		'https://[fe80::1]/',
		'https://[fd00::1]/',
		'https://localhost/',
	])('of this machine or its neighbours is refused: %s', async (address) => {
		expect(await codeOf(address, foreignFetcher())).toBe('FOREIGN_ADDRESS_NOT_PUBLIC');
	});

	it.each([
		['/inwards', 'FOREIGN_ADDRESS_NOT_PUBLIC'],
		['/beside', 'FOREIGN_ADDRESS_NOT_PUBLIC'],
		['/plain', 'FOREIGN_ADDRESS_INVALID'],
		['/aside', 'FOREIGN_ADDRESS_INVALID'],
		['/file', 'FOREIGN_ADDRESS_INVALID'],
	])('is judged again after each redirect: %s', async (page, code) => {
		expect(await codeOf(server.url(page))).toBe(code);
		expect(server.asked).toEqual([page]);
	});

	it.each([[['10.0.0.1']], [['93.184.216.34', '127.0.0.1']], [[]]])(
		'whose name leads inwards is refused where the connection would be made: %j',
		async (addresses) => {
			const found = addresses.map((address) => ({ address, family: 4 }));
			const lookup = (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
				done(null, found);
			vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
			expect(await codeOf('https://pictures.test/', foreignFetcher())).toBe('FOREIGN_ADDRESS_NOT_PUBLIC');
		},
	);

	it('that does not exist is not reached', async () => {
		expect(await codeOf('https://nowhere.invalid/')).toBe('FOREIGN_UNREACHABLE');
	});
});

describe('the allowance', () => {
	it('is needed to reach this machine at all', async () => {
		expect(await codeOf(server.url('/picture'), server.fetcher({ address: '127.0.0.9' }))).toBe(
			'FOREIGN_ADDRESS_NOT_PUBLIC',
		);
		expect(await codeOf(server.url('/picture'), foreignFetcher())).toBe('FOREIGN_ADDRESS_INVALID');
		expect(server.asked).toEqual([]);
	});

	it('is set by tests alone: no server has one', () => {
		const project = path.join(import.meta.dirname, '..', '..', '..');
		const served = ['server', 'start'].flatMap((room) =>
			fs
				.readdirSync(path.join(project, room), { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
				.map((name) => path.join(project, room, name)),
		);
		const calls = served.flatMap((file) => [
			...fs.readFileSync(file, 'utf8').matchAll(/(?<!function )\bforeignFetcher\(([^)]*)\)/g),
		]);
		expect(calls.map(([, given]) => given)).toEqual(['']);
	});
});
