// One call of the API: guarded as every address that a user has typed, within time, and once more where the provider asks to come again soon.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ForeignFailure } from '../foreign-fetch/foreign-failure.ts';
import { sendGuarded } from '../foreign-fetch/guarded-request.ts';
import { isPublicAddress } from '../foreign-fetch/public-address.ts';
import { readBaseUrl } from './base-url.ts';
import { type AssistantAccount, AssistantFailure } from './port.ts';

export interface AssistantPatience {
	/** Of a call that is refused for the moment. */
	attempts: number;
	/** Who is asked to wait longer says so to the user. */
	longestPauseMs: number;
	/** Until the first word, and between two. */
	silenceMs: number;
	/** For an answer as a whole. */
	wholeMs: number;
}

export const usualPatience: AssistantPatience = {
	attempts: 3,
	longestPauseMs: 8000,
	silenceMs: 45_000,
	wholeMs: 240_000,
};

export interface Connection {
	account: AssistantAccount;
	/** Only what an operator has configured may be a machine that is not public. */
	isTrusted: boolean;
	patience: AssistantPatience;
}

interface Call {
	path: string;
	body?: object;
	accept: string;
	/** Begins anew with every sign of life; ends with the call. */
	watch: Watch;
}

const mostErrorBytes = 64 * 1024;
const mostBytes = 4 * 2 ** 20;

/** Ends a call that nobody waits for, that is silent for too long, or that takes too long as a whole. */
export class Watch {
	readonly #stop = new AbortController();
	readonly #silenceMs: number;
	readonly #caller: AbortSignal;
	readonly #whole: NodeJS.Timeout;
	#silence: NodeJS.Timeout;

	constructor(caller: AbortSignal, { silenceMs, wholeMs }: AssistantPatience) {
		this.#caller = caller;
		this.#silenceMs = silenceMs;
		this.#whole = setTimeout(this.#end, wholeMs);
		this.#silence = setTimeout(this.#end, silenceMs);
		if (caller.aborted) this.#end();
		else caller.addEventListener('abort', this.#end, { once: true });
	}

	get signal(): AbortSignal {
		return this.#stop.signal;
	}

	/** Whether the caller has gone, and not the time. */
	get isUnwanted(): boolean {
		return this.#caller.aborted;
	}

	noteLife(): void {
		clearTimeout(this.#silence);
		if (!this.#stop.signal.aborted) this.#silence = setTimeout(this.#end, this.#silenceMs);
	}

	close(): void {
		clearTimeout(this.#whole);
		clearTimeout(this.#silence);
		this.#caller.removeEventListener('abort', this.#end);
		this.#stop.abort();
	}

	readonly #end = () => this.#stop.abort();
}

export function describeError(error: unknown, watch: Watch): AssistantFailure {
	if (error instanceof AssistantFailure) return error;
	if (watch.isUnwanted) return new AssistantFailure('cut', 'the caller has gone');
	if (watch.signal.aborted) return new AssistantFailure('timeout', 'it took too long');
	if (error instanceof ForeignFailure && error.code !== 'FOREIGN_UNREACHABLE')
		return new AssistantFailure('address', error.code);
	const { code, name } = (error ?? {}) as { code?: string; name?: string };
	return new AssistantFailure('unreachable', code ?? name ?? 'unknown');
}

export async function readText(response: IncomingMessage, most = mostBytes): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of response as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > most) throw new AssistantFailure('invalid', 'too many bytes');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

interface ProviderError {
	type: string;
	code: string;
	param: string;
	message: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What providers of this protocol say; some put the error at the top. */
export function readError(body: unknown): ProviderError {
	const { error = body } = (body ?? {}) as { error?: unknown };
	const { type, code, param, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<
		string,
		unknown
	>;
	return { type: textOf(type), code: textOf(code), param: textOf(param), message: textOf(message) };
}

export const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** Seconds, or a date. */
function retryAfter(header: string | undefined): number | undefined {
	if (header === undefined) return undefined;
	const milliseconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
	return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}

/** Its message may repeat a text; the log gets its kind only. */
export function failureOf(status: number, error: ProviderError, header?: string): AssistantFailure {
	const reason = `status ${status} ${error.code || error.type}`.trim();
	if (status === 401 || status === 403) return new AssistantFailure('key', reason);
	if (status === 402 || /insufficient_quota|billing/.test(`${error.code} ${error.type}`))
		return new AssistantFailure('quota', reason);
	if (status === 429 || status >= 500) return new AssistantFailure('busy', reason, retryAfter(header));
	if (/content_filter|content_policy|moderation/.test(`${error.code} ${error.type}`))
		return new AssistantFailure('filtered', reason);
	if (status === 404 || /model_not_found/.test(error.code)) return new AssistantFailure('model', reason);
	return new AssistantFailure('refused', reason);
}

/** Of a call that was refused for what is in it: another one may do. */
export class ParameterRefused extends AssistantFailure {
	readonly error: ProviderError;

	constructor(error: ProviderError, reason: string) {
		super('refused', reason);
		this.error = error;
	}
}

async function sendOnce({ account, isTrusted }: Connection, { path, body, accept, watch }: Call) {
	if (!isTrusted && !readBaseUrl(account.baseUrl)) throw new AssistantFailure('address', 'not https');
	const url = new URL(`${account.baseUrl.replace(/\/$/, '')}${path}`);
	const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
	const response = await sendGuarded(url, {
		method: body === undefined ? 'GET' : 'POST',
		headers: {
			accept,
			'user-agent': 'Platen',
			...(account.key === undefined ? {} : { authorization: `Bearer ${account.key}` }),
			...(bytes ? { 'content-type': 'application/json', 'content-length': String(bytes.length) } : {}),
		},
		body: bytes,
		isAllowed: isTrusted ? () => true : isPublicAddress,
		signal: watch.signal,
	});
	watch.noteLife();
	const { statusCode = 0, headers } = response;
	// A key goes nowhere but to the address that it is for: a redirect is a wrong base URL.
	if (statusCode >= 200 && statusCode < 300) return response;
	const error = readError(parsed(await readText(response, mostErrorBytes)));
	const failure = failureOf(statusCode, error, headers['retry-after']);
	throw statusCode === 400 && failure.problem === 'refused' ? new ParameterRefused(error, failure.message) : failure;
}

const firstPauseMs = 500;

/** @returns the response, whose body is still to come. @throws AssistantFailure */
export async function sendCall(connection: Connection, call: Call): Promise<IncomingMessage> {
	const { attempts, longestPauseMs } = connection.patience;
	for (let attempt = 1; ; attempt++) {
		try {
			return await sendOnce(connection, call);
		} catch (error) {
			const failure = describeError(error, call.watch);
			const pause = failure.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1);
			if (failure.problem !== 'busy' || attempt >= attempts || pause > longestPauseMs) throw failure;
			await sleep(pause, undefined, { signal: call.watch.signal }).catch((reason) => {
				throw describeError(reason, call.watch);
			});
		}
	}
}
