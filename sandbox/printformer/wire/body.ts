// The body of a call: JSON, a form with brackets, or multipart with a file.
import type http from 'node:http';
import { invalid, PrintformerFailure } from './failures.ts';

export const mostBytes = 64 * 2 ** 20;

export type Params = Record<string, unknown>;

export interface GivenFile {
	name: string;
	bytes: Buffer;
}

export interface Body {
	params: Params;
	files: Record<string, GivenFile>;
}

export async function readBytes(request: http.IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new PrintformerFailure(413, 'Payload Too Large');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

const isList = (names: string[]) => names.length > 0 && names.every((name, index) => name === String(index));

/** Objects with the names 0, 1, 2 … are lists, as PHP has it. */
function withLists(tree: unknown): unknown {
	if (typeof tree !== 'object' || tree === null) return tree;
	const entries = Object.entries(tree).map(([name, value]) => [name, withLists(value)] as const);
	return isList(entries.map(([name]) => name)) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function putAt(tree: Record<string, unknown>, names: string[], value: string): void {
	const [first = '', ...rest] = names;
	const name = first === '' ? String(Object.keys(tree).length) : first;
	if (rest.length === 0) {
		tree[name] = value;
		return;
	}
	const below = tree[name];
	const branch = typeof below === 'object' && below !== null ? (below as Record<string, unknown>) : Object.create(null);
	tree[name] = branch;
	putAt(branch, rest, value);
}

/** `a[b][]=1` */
function readForm(text: string): Params {
	const tree: Record<string, unknown> = Object.create(null);
	for (const [key, value] of new URLSearchParams(text)) {
		const [name = '', ...inner] = key.split('[');
		putAt(tree, [name, ...inner.map((part) => part.replace(/\]$/, ''))], value);
	}
	return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, withLists(value)]));
}

function readJson(text: string): Params {
	if (text.trim() === '') return {};
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Params;
	} catch {
		// Refused as whatever else is no object.
	}
	throw invalid({ body: 'The body is not a JSON object.' });
}

async function readMultipart(bytes: Buffer, type: string): Promise<Body> {
	const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
		throw invalid({ body: 'The body is not multipart/form-data.' });
	});
	const body: Body = { params: {}, files: {} };
	for (const [name, value] of form)
		if (typeof value === 'string') body.params[name] = value;
		else body.files[name] = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
	return body;
}

export async function readBody(request: http.IncomingMessage): Promise<Body> {
	const type = request.headers['content-type'] ?? '';
	const bytes = await readBytes(request);
	if (/^multipart\/form-data/i.test(type)) return readMultipart(bytes, type);
	const read = /^application\/x-www-form-urlencoded/i.test(type) ? readForm : readJson;
	return { params: read(bytes.toString('utf8')), files: {} };
}
