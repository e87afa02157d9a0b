// One call of the API, with the patience that it deserves: guarded as every address that a user has typed, within time, and once more where
// that does no harm.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ForeignFailure } from '../foreign-fetch/foreign-failure.ts';
import { sendGuarded } from '../foreign-fetch/guarded-request.ts';
import { isPublicAddress } from '../foreign-fetch/public-address.ts';
import { invalidResponse, PrintformerFailure } from './problem.ts';

export interface Patience {
	/** Of calls that may be repeated. */
	attempts: number;
	/** Before the second attempt; twice as long before each further one. */
	firstPauseMs: number;
	/** Who is asked to wait longer gives up and comes again with its job. */
	longestPauseMs: number;
	/** For an attempt. */
	callMs: number;
	/** For a file as a whole. */
	downloadMs: number;
}

export const usualPatience: Patience = {
	attempts: 4,
	firstPauseMs: 500,
	longestPauseMs: 10_000,
	callMs: 20_000,
	downloadMs: 300_000,
};

export interface Connection {
	base: URL;
	apiKey: string;
	/** Origins that are called although they are not public. */
	sandboxes: readonly string[];
	patience: Patience;
	/** The caller's: a job that has to end. */
	signal: AbortSignal | undefined;
}

interface ApiCall {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Below /api-ext/, with its query. */
	path: string;
	json?: object;
	form?: FormData;
	/** Whether doing it twice is the same as doing it once; without: by its method. */
	isRepeatable?: boolean;
	accept?: string;
}

const mostResponseBytes = 16 * 2 ** 20;
const passing = [429, 502, 503, 504];

export const within = ({ signal }: Connection, milliseconds: number): AbortSignal =>
	signal ? AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]) : AbortSignal.timeout(milliseconds);

/** Only the machine of the sandbox may be one that is not public. */
export const addressGuard = ({ sandboxes }: Connection, url: URL) =>
	sandboxes.includes(url.origin) ? () => true : isPublicAddress;

export function describeError({ signal }: Connection, error: unknown): PrintformerFailure {
	if (error instanceof PrintformerFailure) return error;
	if (signal?.aborted) return new PrintformerFailure({ kind: 'aborted' });
	if (error instanceof ForeignFailure && error.code !== 'FOREIGN_UNREACHABLE')
		return new PrintformerFailure({ kind: 'address' });
	const { name, code } = (error ?? {}) as { name?: string; code?: string };
	const reason = name === 'TimeoutError' || code === 'ABORT_ERR' ? 'timeout' : (code ?? name ?? 'unknown');
	return new PrintformerFailure({ kind: 'unreachable', reason });
}

async function readText(response: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of response as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > mostResponseBytes) throw new PrintformerFailure({ kind: 'tooLarge', maxBytes: mostResponseBytes });
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const longest = 500;
const mostErrors = 20;
const shortened = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : '');

/** By field; a list belongs to none. */
function errorsIn(errors: unknown): Record<string, string[]> {
	if (typeof errors !== 'object' || errors === null) return {};
	const entries = Array.isArray(errors) ? [['', errors] as const] : Object.entries(errors).slice(0, mostErrors);
	return Object.fromEntries(
		entries.map(([field, messages]) => [
			field,
			(Array.isArray(messages) ? messages : [messages]).slice(0, mostErrors).map(shortened).filter(Boolean),
		]),
	);
}

/** Seconds, or a date. */
function retryAfter(header: string | undefined): number | undefined {
	if (header === undefined) return undefined;
	const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
	return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}

export function failureOf(status: number, text: string, header: string | undefined): PrintformerFailure {
	const { message, errors } = (parsed(text) ?? {}) as { message?: unknown; errors?: unknown };
	if (status === 401) return new PrintformerFailure({ kind: 'credentials' });
	if (status === 403) return new PrintformerFailure({ kind: 'forbidden', message: shortened(message) });
	if (status === 404) return new PrintformerFailure({ kind: 'notFound' });
	if (status === 429 || status >= 500)
		return new PrintformerFailure({ kind: 'busy', status, retryAfterMs: retryAfter(header) });
	return new PrintformerFailure({ kind: 'refused', status, message: shortened(message), errors: errorsIn(errors) });
}

interface Encoded {
	type?: string;
	bytes?: Uint8Array;
}

async function encode({ json, form }: ApiCall): Promise<Encoded> {
	if (json) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) };
	if (!form) return {};
	const response = new Response(form);
	return { type: response.headers.get('content-type') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function sendOnce(connection: Connection, call: ApiCall, { type, bytes }: Encoded): Promise<string> {
	const url = new URL(`/api-ext/${call.path}`, connection.base);
	const response = await sendGuarded(url, {
		method: call.method,
		headers: {
			accept: call.accept ?? 'application/json',
			authorization: `Bearer ${connection.apiKey}`,
			'user-agent': 'Platen',
			...(type ? { 'content-type': type } : {}),
			...(call.method === 'GET' ? {} : { 'content-length': String(bytes?.length ?? 0) }),
		},
		body: bytes,
		isAllowed: addressGuard(connection, url),
		signal: within(connection, connection.patience.callMs),
	});
	const { statusCode = 0, headers } = response;
	const text = await readText(response);
	// A key goes nowhere but to the address that it is for: a redirect is a wrong base URL.
	if (statusCode < 200 || statusCode >= 300) throw failureOf(statusCode, text, headers['retry-after']);
	return text;
}

/** @returns milliseconds until another attempt; undefined: there is none */
function pauseBefore({ patience }: Connection, call: ApiCall, attempt: number, { problem }: PrintformerFailure) {
	const mayRepeat = call.isRepeatable ?? call.method !== 'POST';
	if (!mayRepeat || attempt >= patience.attempts) return undefined;
	if (problem.kind !== 'unreachable' && !(problem.kind === 'busy' && passing.includes(problem.status)))
		return undefined;
	const wanted = (problem.kind === 'busy' && problem.retryAfterMs) || 0;
	if (wanted > patience.longestPauseMs) return undefined;
	const grown = patience.firstPauseMs * 2 ** (attempt - 1);
	// Shops that were refused at the same moment come back at different ones.
	return Math.min(patience.longestPauseMs, Math.max(wanted, grown * (0.75 + Math.random() / 2)));
}

/** @throws PrintformerFailure */
export async function sendForText(connection: Connection, call: ApiCall): Promise<string> {
	const encoded = await encode(call);
	for (let attempt = 1; ; attempt++) {
		try {
			return await sendOnce(connection, call, encoded);
		} catch (error) {
			const failure = describeError(connection, error);
			const pause = pauseBefore(connection, call, attempt, failure);
			if (pause === undefined) throw failure;
			await sleep(pause, undefined, connection.signal ? { signal: connection.signal } : {}).catch((reason) => {
				throw describeError(connection, reason);
			});
		}
	}
}

/** @throws PrintformerFailure */
export async function sendCall(connection: Connection, call: ApiCall): Promise<unknown> {
	const text = await sendForText(connection, call);
	if (text === '') return undefined;
	const body = parsed(text);
	if (body === undefined) throw invalidResponse('it is not JSON');
	return body;
}
