import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssistantSandbox, startAssistantSandbox } from '../../../sandbox/assistant/server.ts';
import { readBaseUrl } from './base-url.ts';
import { assistantProvider } from './chat-completions.ts';
import { AssistantFailure, type AssistantRequest, type StreamPart } from './port.ts';
import { readEvents } from './read-events.ts';
import { usualPatience } from './send-chat.ts';

const quick = { firstDelayMs: 0, tokenDelayMs: 0 };
const calm = {
	...quick,
	...{ failWith: undefined, retryAfterSeconds: undefined, failTimes: undefined, cutAfter: undefined },
	...{ badJson: false, filtered: false, unknownParameters: [], abandoned: 0 },
};

let sandbox: AssistantSandbox;

beforeAll(async () => {
	sandbox = await startAssistantSandbox(quick);
});
afterAll(() => sandbox.close());
beforeEach(() => {
	Object.assign(sandbox, calm, { calls: [] });
	sandbox.write = () => 'A plan for Grün & Söhne: one step.';
});

const account = (key: string | undefined = 'good', model = 'sandbox-writer') => ({ baseUrl: sandbox.url, key, model });

function portOf(patience = {}, given = account()) {
	const provider = assistantProvider({
		installation: given,
		sandboxUrl: undefined,
		patience: { ...usualPatience, ...patience },
	});
	const access = provider.open(undefined);
	if (!access) throw new Error('no access');
	return access.port;
}

const request = (more: Partial<AssistantRequest> = {}): AssistantRequest => ({
	messages: [{ role: 'user', content: 'A plan, please' }],
	maxTokens: 100,
	signal: new AbortController().signal,
	...more,
});

async function read(parts: AsyncGenerator<StreamPart>) {
	let text = '';
	let end: StreamPart | undefined;
	for await (const part of parts) {
		if ('delta' in part) text += part.delta;
		else end = part;
	}
	return { text, end };
}

const problemOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error) => (error instanceof AssistantFailure ? error.problem : error),
	);

describe('a text', () => {
	it('comes in pieces, with what it has cost at the end', async () => {
		const { text, end } = await read(portOf().stream(request()));
		expect(text).toBe('A plan for Grün & Söhne: one step.');
		expect(end).toEqual({ usage: { prompt: 3, completion: 8 }, isCut: false });
	});

	it('comes in one piece where nobody watches it', async () => {
		const { text, isCut } = await portOf().complete(request({ maxTokens: 2 }));
		expect([text, isCut]).toEqual(['A plan', true]);
	});

	it('is asked for again as the server wants it, where it does not know what we send', async () => {
		sandbox.unknownParameters = ['max_tokens', 'stream_options', 'response_format'];
		const { text } = await read(portOf().stream(request({ schema: { name: 'page', schema: {} } })));
		expect(text).toContain('Grün');
		expect(sandbox.calls.at(-1)).toMatchObject({ max_completion_tokens: 100 });
		expect(Object.keys(sandbox.calls.at(-1) ?? {})).not.toContain('response_format');
	});

	it('comes after a refusal that passes, as soon as the provider wants', async () => {
		Object.assign(sandbox, { failWith: 429, failTimes: 1, retryAfterSeconds: 0 });
		expect((await read(portOf().stream(request()))).text).toContain('plan');
		expect(sandbox.calls).toHaveLength(2);
	});
});

describe('a failure', () => {
	it.each([
		[401, 'key'],
		[402, 'quota'],
		[404, 'model'],
		[400, 'refused'],
		[500, 'busy'],
	] as const)('of status %i is named %s', async (failWith, problem) => {
		sandbox.failWith = failWith;
		expect(await problemOf(read(portOf({ attempts: 1 }).stream(request())))).toBe(problem);
		expect(await problemOf(portOf({ attempts: 1 }).complete(request()))).toBe(problem);
	});

	it('for too many calls says when it may be tried again, and is not waited for too long', async () => {
		Object.assign(sandbox, { failWith: 429, retryAfterSeconds: 60 });
		const failure = await read(portOf().stream(request())).catch((error) => error);
		expect(failure).toMatchObject({ problem: 'busy', retryAfterMs: 60_000 });
		expect(sandbox.calls).toHaveLength(1);
	});

	it('in the middle of a text keeps what had come', async () => {
		sandbox.cutAfter = 2;
		const parts = portOf().stream(request());
		const come: StreamPart[] = [];
		const problem = await problemOf(
			(async () => {
				for await (const part of parts) come.push(part);
			})(),
		);
		expect([problem, come]).toEqual(['cut', [{ delta: 'A' }, { delta: ' plan' }]]);
	});

	it('is named invalid where the provider sends no JSON', async () => {
		sandbox.badJson = true;
		expect(await problemOf(read(portOf().stream(request())))).toBe('invalid');
		expect(await problemOf(portOf().complete(request()))).toBe('invalid');
	});

	it('is named filtered where the provider does not write about that', async () => {
		sandbox.filtered = true;
		expect(await problemOf(read(portOf().stream(request())))).toBe('filtered');
	});

	it('is named timeout where nothing comes for too long', async () => {
		sandbox.firstDelayMs = 2000;
		expect(await problemOf(read(portOf({ silenceMs: 100 }).stream(request())))).toBe('timeout');
	});

	it('names neither the key nor a text', async () => {
		sandbox.failWith = 500;
		const failure = await portOf({ attempts: 1 }, account('secret-key'))
			.complete(request())
			.catch((error) => error);
		expect(failure.message).not.toMatch(/secret-key|plan/);
	});

	it('is named unreachable where there is no one', async () => {
		const port = portOf({}, { ...account(), baseUrl: 'http://127.0.0.1:1/v1' });
		expect(await problemOf(read(port.stream(request())))).toBe('unreachable');
	});
});

describe('a reader who goes away', () => {
	it('takes the provider along', async () => {
		Object.assign(sandbox, { tokenDelayMs: 50, write: () => 'word '.repeat(500) });
		const gone = new AbortController();
		const work = (async () => {
			for await (const part of portOf().stream(request({ signal: gone.signal }))) if ('delta' in part) gone.abort();
		})();
		await work.catch(() => undefined);
		await expect.poll(() => sandbox.abandoned).toBe(1);
	});
});

describe('the account of a shop', () => {
	const provider = assistantProvider({ installation: undefined, sandboxUrl: 'http://127.0.0.1:1/v1' });
	const own = (baseUrl: string) => provider.open({ baseUrl, key: 'key', model: 'model' });

	it('never leads to a machine that is not public', async () => {
		for (const baseUrl of [sandbox.url, 'https://127.0.0.1/v1', 'https://localhost/v1', 'https://10.0.0.1/v1']) {
			const access = own(baseUrl);
			if (!access) throw new Error('no access');
			expect([baseUrl, await problemOf(access.port.complete(request()))]).toEqual([baseUrl, 'address']);
		}
		expect(sandbox.calls).toEqual([]);
	});

	it('is used before that of the installation, and that before the sandbox', () => {
		const both = assistantProvider({ installation: account(), sandboxUrl: sandbox.url });
		expect(both.open({ baseUrl: 'https://api.example.com/v1', key: 'key', model: 'm' })?.connection).toBe('account');
		expect(both.open(undefined)?.connection).toBe('installation');
		expect(provider.open(undefined)?.connection).toBe('sandbox');
		expect(assistantProvider({ installation: undefined, sandboxUrl: undefined }).open(undefined)).toBeUndefined();
	});

	it.each([
		['https://api.example.com/v1', true],
		['https://api.example.com', true],
		['http://api.example.com/v1', false],
		['https://api.example.com:8443/v1', false],
		['https://user:secret@api.example.com/v1', false],
		['https://api.example.com/v1?key=1', false],
		['https://192.168.0.1/v1', false],
		['https://[::1]/v1', false],
		['https://intranet/v1', false],
		['https://service.internal/v1', false],
	])('may have the base URL %s: %s', (url, isAllowed) => {
		expect(readBaseUrl(url) !== undefined).toBe(isAllowed);
	});
});

describe('server-sent events', () => {
	const bytes = new TextEncoder().encode(
		': hello\r\n\r\ndata: {"a":"ä"}\r\n\r\ndata:one\ndata: two\n\nevent: x\nid: 1\n\ndata: last',
	);

	it('are read alike however they are cut', async () => {
		for (const size of [1, 2, 3, 7, bytes.length]) {
			async function* pieces() {
				for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
			}
			const found: string[] = [];
			for await (const data of readEvents(pieces())) found.push(data);
			expect(found).toEqual(['{"a":"ä"}', 'one\ntwo', 'last']);
		}
	});
});
