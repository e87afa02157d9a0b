// A DeepL of our own, on this machine only: it speaks the provider's protocol, counts characters for each key, and fails on demand.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sourceLanguages, targetLanguages } from './deepl-languages.ts';
import { pseudoTranslate } from './pseudo-translate.ts';

export interface DeeplSandbox {
	url: string;
	/** Characters that each key may use. */
	limit: number;
	/** Every call is refused with this status, as long as it stands here. */
	failWith: 400 | 429 | 500 | 503 | undefined;
	/** What is made of a text; a test may have it lose something. */
	translate(text: string, target: string): string;
	/** How many texts there were in the latest calls of /v2/translate. */
	calls: { texts: number; target: string; formality: string | undefined }[];
	close(): Promise<void>;
}

interface Options {
	limit?: number;
}

const freeLimit = 500_000;
const mostBytes = 128 * 1024;
const mostTexts = 50;
const remembered = 100;
const keyPattern = /^DeepL-Auth-Key (\S{8,})$/;

class Answer extends Error {
	readonly status: number;
	readonly body: object;

	constructor(status: number, message: string, detail?: string) {
		super(message);
		this.status = status;
		this.body = detail === undefined ? { message } : { message, detail };
	}
}

type Fields = Map<string, string[]>;

function readForm(text: string): Fields {
	const fields: Fields = new Map();
	for (const [name, value] of new URLSearchParams(text)) fields.set(name, [...(fields.get(name) ?? []), value]);
	return fields;
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

function readJson(text: string): Fields {
	try {
		const given: unknown = JSON.parse(text);
		if (typeof given !== 'object' || given === null) throw new Error('no object');
		return new Map(Object.entries(given).map(([name, value]) => [name, listed(value)]));
	} catch {
		throw new Answer(400, 'Bad request. Reason: Invalid JSON');
	}
}

async function readBody(request: http.IncomingMessage): Promise<Fields> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new Answer(413, 'Payload too large');
		chunks.push(chunk);
	}
	const text = Buffer.concat(chunks).toString('utf8');
	return request.headers['content-type']?.startsWith('application/json') ? readJson(text) : readForm(text);
}

/** Only the words between elements are translated, and nothing inside of those that are to be ignored. */
function translateTagged(text: string, ignored: readonly string[], translate: (words: string) => string): string {
	const names = ignored.map((name) => name.trim()).filter((name) => /^[\w-]+$/.test(name));
	const whole = names.length > 0 ? `<(?:${names.join('|')})\\b[^>]*?(?:/>|>.*?</(?:${names.join('|')})>)|` : '';
	const elements = new RegExp(`(${whole}<[^>]*>)`, 's');
	// Words beside an element are part of one sentence: it is marked once.
	const parts = text.split(elements);
	const first = parts.findIndex((part, index) => index % 2 === 0 && /\p{L}/u.test(part));
	return parts
		.map((part, index) => (index === first ? part.replace(/\S(?:.*\S)?/s, (words) => translate(words)) : part))
		.join('');
}

const supported = (code: string | undefined, languages: readonly { language: string }[]) =>
	languages.some(({ language }) => language === code?.toUpperCase());

function refuseLanguages(fields: Fields): string {
	const target = fields.get('target_lang')?.[0];
	const source = fields.get('source_lang')?.[0];
	if (!target) throw new Answer(400, "Value for 'target_lang' missing.");
	if (!supported(target, targetLanguages)) throw new Answer(400, "Value for 'target_lang' not supported.");
	if (source && !supported(source, sourceLanguages)) throw new Answer(400, "Value for 'source_lang' not supported.");
	const formality = fields.get('formality')?.[0];
	const formal = targetLanguages.find(({ language }) => language === target.toUpperCase())?.supports_formality;
	if ((formality === 'more' || formality === 'less') && !formal)
		throw new Answer(400, "'formality' is not supported for given 'target_lang'.");
	return target;
}

export async function startDeeplSandbox({ limit = freeLimit }: Options = {}): Promise<DeeplSandbox> {
	const used = new Map<string, number>();

	function keyOf(request: http.IncomingMessage): string {
		const [, key] = keyPattern.exec(request.headers.authorization ?? '') ?? [];
		// Keys of the tests that are to be refused say so.
		if (!key || key.startsWith('wrong')) throw new Answer(403, 'Forbidden');
		return key;
	}

	async function translate(request: http.IncomingMessage, key: string) {
		const fields = await readBody(request);
		const texts = fields.get('text') ?? [];
		const target = refuseLanguages(fields);
		if (texts.length === 0) throw new Answer(400, "Parameter 'text' not specified.");
		if (texts.length > mostTexts) throw new Answer(413, 'Too many texts');
		const billed = texts.map((text) => [...text.replace(/<[^>]*>/g, '')].length);
		const sum = (used.get(key) ?? 0) + billed.reduce((all, one) => all + one, 0);
		if (sum > sandbox.limit) throw new Answer(456, 'Quota Exceeded');
		used.set(key, sum);
		sandbox.calls.push({ texts: texts.length, target, formality: fields.get('formality')?.[0] });
		if (sandbox.calls.length > remembered) sandbox.calls.shift();
		const tagged = fields.has('tag_handling');
		const ignored = fields.get('ignore_tags')?.flatMap((names) => names.split(',')) ?? [];
		const made = (words: string) => sandbox.translate(words, target);
		return {
			translations: texts.map((text, index) => ({
				detected_source_language: (fields.get('source_lang')?.[0] ?? 'EN').toUpperCase(),
				text: tagged ? translateTagged(text, ignored, made) : made(text),
				...(fields.has('show_billed_characters') ? { billed_characters: billed[index] } : {}),
			})),
		};
	}

	async function answer(request: http.IncomingMessage): Promise<object> {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
		const key = keyOf(request);
		if (sandbox.failWith) throw new Answer(sandbox.failWith, 'Failed on demand');
		if (pathname === '/v2/translate' && request.method === 'POST') return translate(request, key);
		if (pathname === '/v2/usage') return { character_count: used.get(key) ?? 0, character_limit: sandbox.limit };
		if (pathname === '/v2/languages') {
			const type = searchParams.get('type') ?? 'source';
			return [...(type === 'target' ? targetLanguages : sourceLanguages)];
		}
		throw new Answer(404, 'Not found');
	}

	const server = http.createServer(async (request, response) => {
		const send = (status: number, body: object) => {
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
			request.resume();
		};
		try {
			send(200, await answer(request));
		} catch (error) {
			const refused = error instanceof Answer ? error : new Answer(500, 'Internal server error');
			send(refused.status, refused.body);
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const sandbox: DeeplSandbox = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		limit,
		failWith: undefined,
		translate: pseudoTranslate,
		calls: [],
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return sandbox;
}
