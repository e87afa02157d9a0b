import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../testing/library.ts';

let library: TestLibrary;
let png: Buffer;

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
	png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
		.png()
		.toBuffer();
});

afterAll(() => library.close());

type Who = TestLibrary['ada'] | undefined;

const boundary = 'between-the-parts';
const query = 'mutation UploadMedia($file: Upload!) { uploadMedia(file: $file) { url width height } }';
const operations = JSON.stringify({ query, variables: { file: null } });
const map = JSON.stringify({ 0: ['variables.file'] });

const field = (name: string, value: string) =>
	`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name = '0') =>
	`--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="../../evil.png"\r\ncontent-type: image/png\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;
const fields = field('operations', operations) + field('map', map);

interface Answer {
	status: number;
	json: {
		data?: { uploadMedia: { url: string; width: number; height: number } };
		errors?: [{ message: string; extensions: object }];
	};
}

/** A request that is sent piece by piece. */
function begin(who: Who, headers: Record<string, string> = {}) {
	const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
	const request = http.request({
		port: library.app.port,
		path: '/service-api/graphql',
		method: 'POST',
		headers: {
			host: 'demo.localhost',
			'content-type': `multipart/form-data; boundary=${boundary}`,
			'x-operation-name': 'fileUpload',
			...(cookie ? { cookie } : {}),
			...headers,
		},
	});
	const answer = new Promise<Answer>((resolve, reject) => {
		request.on('error', reject);
		request.on('response', async (response) => {
			const text = Buffer.concat(await response.toArray()).toString();
			resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) });
		});
	});
	answer.catch(() => undefined);
	const write = (...pieces: (string | Buffer)[]) => {
		for (const piece of pieces) request.write(piece);
	};
	return { request, answer, send: write };
}

async function send(who: Who, ...pieces: (string | Buffer)[]): Promise<Answer> {
	const { request, answer, send: write } = begin(who);
	write(...pieces);
	request.end();
	return answer;
}

const codeOf = ({ status, json }: Answer) => [status, json.errors?.[0].extensions];
const temporaryFiles = () => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('platen-upload-'));

describe('a picture sent with the multipart call', () => {
	it('is shown at the address in the response', async () => {
		const { json } = await send(library.ada, fields, fileHead(), png, end);
		expect(json.data?.uploadMedia).toMatchObject({ width: 30, height: 20 });
		const { status, bytes } = await library.ada.ask(json.data?.uploadMedia.url ?? '');
		expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png']);
	});

	it('that is none is refused with the reason, and stays nowhere', async () => {
		const before = new Set(temporaryFiles());
		const { json } = await send(library.ada, fields, fileHead(), '<html>', end);
		expect(json.errors?.[0].extensions).toEqual({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
		expect(json.errors?.[0].message).toContain('a picture is JPEG, PNG, WebP, AVIF, GIF or SVG');
		await expect.poll(() => temporaryFiles().filter((name) => !before.has(name))).toEqual([]);
	});
});

describe('before the first byte of a file is stored', () => {
	/** The file has begun and never ends: an answer cannot have waited for it. */
	async function answerWhileSending(who: Who, headers?: Record<string, string>, name?: string): Promise<Answer> {
		const before = new Set(temporaryFiles());
		const { request, answer, send: write } = begin(who, headers);
		write(fields, fileHead(name), png);
		const got = await Promise.race([answer, sleep(20_000, { status: 0, json: {} })]);
		await expect.poll(() => temporaryFiles().filter((name) => !before.has(name))).toEqual([]);
		request.destroy();
		return got;
	}

	it('a caller without a session gets 401', async () => {
		expect(codeOf(await answerWhileSending(undefined))).toEqual([401, { statusCode: 401, code: 'UNAUTHORIZED' }]);
	});

	it('a caller without the right of the operation gets 403', async () => {
		const reader = await library.as('reader');
		expect(codeOf(await answerWhileSending(reader))).toEqual([403, { statusCode: 403, code: 'FORBIDDEN' }]);
	});

	it.each([
		['any operation', 300 * 2 ** 20],
		['this operation', 23 * 2 ** 20],
	])('a request that says it is longer than %s takes is answered 413', async (_what, length) => {
		const got = await answerWhileSending(library.ada, { 'content-length': String(length) });
		expect(codeOf(got)).toEqual([413, { statusCode: 413, code: 'TOO_LARGE' }]);
	});

	it('one that the map does not name gets 400', async () => {
		const got = await answerWhileSending(library.ada, {}, '9');
		expect(codeOf(got)).toEqual([400, { statusCode: 400, code: 'BAD_REQUEST' }]);
	});

	it.each([
		['a file before the operation', [fileHead(), 'bytes', `\r\n${fields}`, end]],
		['a file before its map', [field('operations', operations), fileHead(), 'bytes', end]],
		['a document that is none', [field('operations', '{"query":"{"}'), field('map', map), fileHead(), 'bytes', end]],
		[
			'an operation that takes no file',
			[field('operations', '{"query":"{ tenant { name } }"}'), field('map', map), fileHead(), 'bytes', end],
		],
		[
			'two operations',
			[
				field(
					'operations',
					JSON.stringify({
						query: query.replace('{ uploadMedia', '{ a: uploadMedia(file: $file) { url } uploadMedia'),
						variables: { file: null },
					}),
				),
				field('map', map),
				fileHead(),
				'bytes',
				end,
			],
		],
	])('%s is refused as a faulty request', async (_what, pieces) => {
		const got = await send(library.ada, ...pieces);
		expect(codeOf(got)).toEqual([400, { statusCode: 400, code: 'BAD_REQUEST' }]);
	});
});

describe('an upload', () => {
	it('is given up as soon as its file is larger than the operation takes, and stays nowhere', async () => {
		const before = new Set(temporaryFiles());
		const { request, answer, send: write } = begin(library.ada);
		write(fields, fileHead(), Buffer.alloc(20 * 2 ** 20 + 1));
		expect(codeOf(await answer)).toEqual([413, { statusCode: 413, code: 'TOO_LARGE' }]);
		await expect.poll(() => temporaryFiles().filter((name) => !before.has(name))).toEqual([]);
		request.destroy();
	});

	it('has one file', async () => {
		const two = field('map', JSON.stringify({ 0: ['variables.file'], 1: ['variables.file'] }));
		const got = await send(
			library.ada,
			field('operations', operations),
			two,
			fileHead(),
			png,
			`\r\n${fileHead('1')}`,
			png,
			end,
		);
		expect(codeOf(got)).toEqual([413, { statusCode: 413, code: 'TOO_LARGE' }]);
	});

	it.each([
		['what every object has', 'variables.__proto__.toLocaleString'],
		['a variable that is not there', 'variables.other'],
		['the prototype of the variables', 'variables.__proto__'],
		['the document', 'query'],
		['something beside the variables', 'extensions.file'],
	])('never replaces %s', async (_what, target) => {
		const sent = JSON.stringify({ query, variables: { file: null }, extensions: { file: null } });
		const { toLocaleString: before } = Object.prototype;
		const got = await send(
			library.ada,
			field('operations', sent),
			field('map', JSON.stringify({ 0: [target] })),
			fileHead(),
			png,
			end,
		);
		expect(Object.prototype.toLocaleString).toBe(before);
		expect([got.status, got.json.errors?.[0].message]).toEqual([
			400,
			expect.stringContaining(`the map names ${target}`),
		]);
	});

	it('that was refused may come to an end, but is cut off when it does not', async () => {
		const { request, answer, send: write } = begin(undefined);
		const cut = new Promise((resolve) => request.once('close', () => resolve('cut off')));
		write(fields, fileHead(), png);
		expect((await answer).status).toBe(401);
		const piece = Buffer.alloc(2 ** 20);
		const sendOn = async (megabytes: number) => {
			for (let sent = 0; sent < megabytes; sent++) await new Promise((resolve) => request.write(piece, resolve));
			return 'taken';
		};
		expect(await Promise.race([cut, sendOn(100)])).toBe('taken');
		expect(await Promise.race([cut, sendOn(100)])).toBe('cut off');
	});

	it('is one of four that a user sends at the same time; a fifth must be retried', async () => {
		const open = Array.from({ length: 4 }, () => begin(library.ada));
		const before = temporaryFiles().length;
		for (const { send: write } of open) write(fields, fileHead(), png);
		await expect.poll(() => temporaryFiles().length - before).toBeGreaterThanOrEqual(4);
		const fifth = await send(library.ada, fields, fileHead(), png, end);
		expect(codeOf(fifth)).toEqual([503, { statusCode: 503, code: 'BUSY', retryAfter: expect.any(Number) }]);
		for (const { request } of open) request.end(end);
		for (const { answer } of open) expect((await answer).status).toBe(200);
		expect((await send(library.ada, fields, fileHead(), png, end)).status).toBe(200);
	});
});
