// A provider of language models of our own, on this machine only: chat completions, streaming and not, and the list of models. It writes prepared
// texts and fails on demand.
import { randomUUID } from 'node:crypto';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFromHere } from '../loopback.ts';
import { writeText } from './texts.ts';

interface AssistantKnobs {
	/** Before each token. */
	tokenDelayMs: number;
	/** Before the first one, beside that. */
	firstDelayMs: number;
	/** Every call is refused with this status, as long as it stands here. */
	failWith: 400 | 401 | 402 | 404 | 429 | 500 | 503 | undefined;
	/** Said with 429. */
	retryAfterSeconds: number | undefined;
	/** Calls after which `failWith` is over; undefined: never. */
	failTimes: number | undefined;
	/** The connection breaks after so many tokens. */
	cutAfter: number | undefined;
	/** In place of JSON comes something else: as a whole, or in the middle of a stream. */
	badJson: boolean;
	/** The provider stops for what is written. */
	filtered: boolean;
	/** A server that knows none of these. */
	unknownParameters: readonly string[];
}

export interface AssistantSandbox extends AssistantKnobs {
	/** With the version: what a base URL is. */
	url: string;
	/** The bodies of the latest calls. */
	calls: ChatCall[];
	/** Streams that nobody read to their end. */
	abandoned: number;
	/** What is written, in place of the prepared texts. */
	write(call: ChatCall): string;
	close(): Promise<void>;
}

interface ChatCall {
	model: string;
	messages: { role: string; content: string }[];
	stream?: boolean;
	stream_options?: { include_usage?: boolean };
	max_tokens?: number;
	max_completion_tokens?: number;
	response_format?: { type: string; json_schema?: { name: string; schema: object } };
}

const models = ['sandbox-writer', 'sandbox-writer-small'];
const remembered = 100;
const mostBytes = 2 ** 20;

class Failure extends Error {
	readonly status: number;
	readonly body: object;

	constructor(status: number, message: string, { type = 'invalid_request_error', code = '', param = '' } = {}) {
		super(message);
		this.status = status;
		this.body = { error: { message, type, code: code || null, param: param || null } };
	}
}

/** As providers cut them: a word with what stands before it. */
const tokensOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

async function readBody(request: http.IncomingMessage): Promise<ChatCall> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new Failure(413, 'Request too large');
		chunks.push(chunk);
	}
	let body: unknown;
	try {
		body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
	} catch {
		throw new Failure(400, 'We could not parse the JSON body of your request.');
	}
	const { model, messages } = (body ?? {}) as Partial<ChatCall>;
	if (typeof model !== 'string') throw new Failure(400, 'you must provide a model parameter');
	if (!models.includes(model))
		throw new Failure(404, `The model \`${model}\` does not exist`, { code: 'model_not_found' });
	if (!Array.isArray(messages) || messages.length === 0)
		throw new Failure(400, "'messages' is too short", { param: 'messages' });
	return body as ChatCall;
}

function refuseKey({ headers }: http.IncomingMessage): void {
	const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
	// Keys of the tests that are to be refused say so.
	if (!key || key.startsWith('wrong'))
		throw new Failure(401, 'Incorrect API key provided', { code: 'invalid_api_key' });
}

const messagesOfFailures: Readonly<Record<number, [string, { type?: string; code?: string }]>> = {
	401: ['Incorrect API key provided', { code: 'invalid_api_key' }],
	402: ['You exceeded your current quota', { type: 'insufficient_quota', code: 'insufficient_quota' }],
	429: ['Rate limit reached', { type: 'requests', code: 'rate_limit_exceeded' }],
};

const send = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
	response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export async function startAssistantSandbox(given: Partial<AssistantKnobs> = {}): Promise<AssistantSandbox> {
	const knobs: AssistantKnobs = {
		tokenDelayMs: 18,
		firstDelayMs: 250,
		failWith: undefined,
		retryAfterSeconds: undefined,
		failTimes: undefined,
		cutAfter: undefined,
		badJson: false,
		filtered: false,
		unknownParameters: [],
		...given,
	};

	function refuseOnDemand(): void {
		const { failWith, failTimes } = sandbox;
		if (failWith === undefined) return;
		if (failTimes !== undefined) {
			sandbox.failTimes = failTimes - 1;
			if (failTimes <= 1) Object.assign(sandbox, { failWith: undefined, failTimes: undefined });
		}
		const [message, details] = messagesOfFailures[failWith] ?? ['Failed on demand', { type: 'server_error' }];
		throw new Failure(failWith, message, details);
	}

	function refuseParameters(call: ChatCall): void {
		const unknown = sandbox.unknownParameters.find((name) => name in call);
		if (unknown)
			throw new Failure(400, `Unsupported parameter: '${unknown}'`, { param: unknown, code: 'unsupported_parameter' });
	}

	/** What a call has written, with why it ended. */
	function completionOf(call: ChatCall) {
		const tokens = tokensOf(sandbox.write(call));
		const most = call.max_tokens ?? call.max_completion_tokens ?? tokens.length;
		const prompt = call.messages.reduce((sum, { content }) => sum + tokensOf(content).length, 0);
		const written = tokens.slice(0, most);
		const reason = sandbox.filtered ? 'content_filter' : tokens.length > most ? 'length' : 'stop';
		const usage = {
			prompt_tokens: prompt,
			completion_tokens: written.length,
			total_tokens: prompt + written.length,
		};
		return { tokens: written, reason, usage };
	}

	async function stream(response: ServerResponse, call: ChatCall, about: object): Promise<void> {
		const { tokens, reason, usage } = completionOf(call);
		const chunk = (delta: object, finish: string | null = null) =>
			response.write(
				`data: ${JSON.stringify({ ...about, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
			);
		const gone = new AbortController();
		response.once('close', () => {
			if (response.writableFinished) return;
			gone.abort();
			sandbox.abandoned += sandbox.cutAfter === undefined ? 1 : 0;
		});
		const pause = (milliseconds: number) =>
			milliseconds > 0 ? sleep(milliseconds, undefined, { signal: gone.signal }) : undefined;
		response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
		await pause(sandbox.firstDelayMs);
		chunk({ role: 'assistant', content: '' });
		for (const [index, token] of tokens.entries()) {
			if (index === sandbox.cutAfter) {
				// What was written has to leave first.
				await sleep(30);
				return void response.destroy();
			}
			if (sandbox.badJson && index === 2) response.write('data: {"choices":[{"delta":\n\n');
			await pause(sandbox.tokenDelayMs);
			chunk({ content: token });
		}
		chunk({}, reason);
		if (call.stream_options?.include_usage)
			response.write(`data: ${JSON.stringify({ ...about, object: 'chat.completion.chunk', choices: [], usage })}\n\n`);
		response.end('data: [DONE]\n\n');
	}

	async function complete(request: http.IncomingMessage, response: ServerResponse): Promise<void> {
		refuseKey(request);
		const call = await readBody(request);
		sandbox.calls.push(call);
		if (sandbox.calls.length > remembered) sandbox.calls.shift();
		refuseOnDemand();
		refuseParameters(call);
		const about = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: call.model };
		if (call.stream) return stream(response, call, about);
		await sleep(sandbox.firstDelayMs);
		if (sandbox.badJson) return void response.writeHead(200).end('{"choices": [');
		if (sandbox.cutAfter !== undefined) {
			response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":');
			await sleep(20);
			return void response.destroy();
		}
		const { tokens, reason, usage } = completionOf(call);
		const message = { role: 'assistant', content: tokens.join('') };
		const choices = [{ index: 0, message, finish_reason: reason }];
		send(response, 200, { ...about, object: 'chat.completion', choices, usage });
	}

	async function turnKnobs(request: http.IncomingMessage, response: ServerResponse): Promise<void> {
		if (!isFromHere(request)) throw new Failure(403, 'Not from here');
		const chunks: Buffer[] = [];
		for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
		const wanted = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
		for (const name of Object.keys(knobs))
			if (name in wanted) Object.assign(sandbox, { [name]: wanted[name] ?? undefined });
		const shown = Object.keys(knobs).map((name) => [name, sandbox[name as keyof AssistantKnobs]]);
		send(response, 200, Object.fromEntries(shown));
	}

	const routes: Readonly<Record<string, (request: http.IncomingMessage, response: ServerResponse) => unknown>> = {
		'POST /v1/chat/completions': complete,
		'GET /v1/models': (request, response) => {
			refuseKey(request);
			refuseOnDemand();
			const data = models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'sandbox' }));
			send(response, 200, { object: 'list', data });
		},
		'POST /_sandbox/knobs': turnKnobs,
	};

	const server = http.createServer(async (request, response) => {
		try {
			const route = routes[`${request.method} ${new URL(request.url ?? '/', 'http://sandbox').pathname}`];
			if (!route) throw new Failure(404, 'Unknown request URL');
			await route(request, response);
		} catch (error) {
			if (response.headersSent) return void response.destroy();
			const { status, body } = error instanceof Failure ? error : new Failure(500, 'The server had an error');
			const { retryAfterSeconds: after } = sandbox;
			const later: Record<string, string> =
				status === 429 && after !== undefined ? { 'retry-after': String(after) } : {};
			send(response, status, body, later);
			request.resume();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const sandbox: AssistantSandbox = {
		...knobs,
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		calls: [],
		abandoned: 0,
		write: ({ messages }) => writeText(messages),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return sandbox;
}
