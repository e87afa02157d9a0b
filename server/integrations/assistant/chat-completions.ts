// The assistant over the protocol of chat completions that OpenAI has brought up and most others speak, servers on one's own machine as well.
import { readBaseUrl } from './base-url.ts';
import {
	type AssistantAccount,
	AssistantFailure,
	type AssistantPort,
	type AssistantProvider,
	type AssistantRequest,
	type StreamPart,
	type TokenUsage,
	type WrittenText,
} from './port.ts';
import { readEvents, TooManyBytes } from './read-events.ts';
import {
	type AssistantPatience,
	type Connection,
	describeError,
	failureOf,
	ParameterRefused,
	parsed,
	readError,
	readText,
	sendCall,
	usualPatience,
	Watch,
} from './send-chat.ts';

/** What not every server of this protocol knows, with what it is left out for, or called there. */
const negotiable = ['max_tokens', 'stream_options', 'response_format'] as const;
type Negotiable = (typeof negotiable)[number];

function bodyOf({ model }: AssistantAccount, request: AssistantRequest, isStream: boolean, unknown: Set<Negotiable>) {
	const { messages, maxTokens, schema } = request;
	return {
		model,
		messages,
		...(unknown.has('max_tokens') ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
		...(isStream ? { stream: true } : {}),
		...(isStream && !unknown.has('stream_options') ? { stream_options: { include_usage: true } } : {}),
		...(schema && !unknown.has('response_format')
			? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }
			: {}),
	};
}

/** Once more without what the server does not know. */
async function sendChat(connection: Connection, request: AssistantRequest, isStream: boolean, watch: Watch) {
	const unknown = new Set<Negotiable>();
	for (;;) {
		try {
			return await sendCall(connection, {
				path: '/chat/completions',
				body: bodyOf(connection.account, request, isStream, unknown),
				accept: isStream ? 'text/event-stream' : 'application/json',
				watch,
			});
		} catch (error) {
			if (!(error instanceof ParameterRefused)) throw error;
			const { param, message } = error.error;
			const named = negotiable.find((name) => !unknown.has(name) && (param.startsWith(name) || message.includes(name)));
			if (!named) throw error;
			unknown.add(named);
		}
	}
}

interface Choice {
	delta?: { content?: unknown } | null;
	message?: { content?: unknown; refusal?: unknown } | null;
	finish_reason?: unknown;
}

interface Completion {
	choices?: readonly Choice[];
	usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
	error?: unknown;
}

const countOf = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);
const usageOf = ({ usage }: Completion): TokenUsage | undefined =>
	usage ? { prompt: countOf(usage.prompt_tokens), completion: countOf(usage.completion_tokens) } : undefined;

const isCompletion = (value: unknown): value is Completion =>
	typeof value === 'object' && value !== null && ('choices' in value || 'error' in value || 'usage' in value);

function readCompletion(text: string): Completion {
	const value = parsed(text);
	if (!isCompletion(value)) throw new AssistantFailure('invalid', 'no completion');
	// Some say so in the middle of an answer, when its status is long gone.
	if (value.error) throw failureOf(/rate/.test(readError(value).type) ? 429 : 500, readError(value));
	return value;
}

const filtered = () => new AssistantFailure('filtered', 'the provider stopped it');

async function* readParts(response: AsyncIterable<Uint8Array>, watch: Watch) {
	let usage: TokenUsage = { prompt: 0, completion: 0 };
	let reason: unknown;
	let isDone = false;
	for await (const data of readEvents(response)) {
		watch.noteLife();
		isDone = data.trim() === '[DONE]';
		if (isDone) break;
		const completion = readCompletion(data);
		usage = usageOf(completion) ?? usage;
		const [choice] = completion.choices ?? [];
		reason = choice?.finish_reason ?? reason;
		const delta = choice?.delta?.content;
		if (typeof delta === 'string' && delta !== '') yield { delta } satisfies StreamPart;
	}
	if (reason === 'content_filter') throw filtered();
	// Some end without the last word, but say why they have finished.
	if (!isDone && !reason) throw new AssistantFailure('cut', 'the stream ended early');
	yield { usage, isCut: reason === 'length' } satisfies StreamPart;
}

function describeBreak(error: unknown, watch: Watch): AssistantFailure {
	if (error instanceof TooManyBytes) return new AssistantFailure('invalid', 'too many bytes');
	const failure = describeError(error, watch);
	// What breaks off after it has begun is not away.
	const isBroken = failure.problem === 'unreachable' && failure.message.includes('ECONNRESET');
	return isBroken ? new AssistantFailure('cut', 'the connection broke') : failure;
}

async function* streamOf(connection: Connection, request: AssistantRequest) {
	const watch = new Watch(request.signal, connection.patience);
	try {
		yield* readParts(await sendChat(connection, request, true, watch), watch);
	} catch (error) {
		throw describeBreak(error, watch);
	} finally {
		watch.close();
	}
}

async function complete(connection: Connection, request: AssistantRequest): Promise<WrittenText> {
	const watch = new Watch(request.signal, connection.patience);
	try {
		const completion = readCompletion(await readText(await sendChat(connection, request, false, watch)));
		const [choice] = completion.choices ?? [];
		if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) throw filtered();
		const text = choice?.message?.content;
		if (typeof text !== 'string') throw new AssistantFailure('invalid', 'no text');
		const usage = usageOf(completion) ?? { prompt: 0, completion: 0 };
		return { text, usage, isCut: choice?.finish_reason === 'length' };
	} catch (error) {
		throw describeError(error, watch);
	} finally {
		watch.close();
	}
}

async function listModels(connection: Connection, signal: AbortSignal): Promise<string[]> {
	const watch = new Watch(signal, connection.patience);
	try {
		const response = await sendCall(connection, { path: '/models', accept: 'application/json', watch });
		const { data } = (parsed(await readText(response)) ?? {}) as { data?: unknown };
		if (!Array.isArray(data)) throw new AssistantFailure('invalid', 'no list of models');
		return data.flatMap((model: { id?: unknown } | null) => (typeof model?.id === 'string' ? [model.id] : []));
	} catch (error) {
		throw describeError(error, watch);
	} finally {
		watch.close();
	}
}

const chatPort = (connection: Connection): AssistantPort => ({
	stream: (request) => streamOf(connection, request),
	complete: (request) => complete(connection, request),
	listModels: (signal) => listModels(connection, signal),
});

interface Options {
	/** For shops without an account of their own; undefined: there is none. */
	installation: AssistantAccount | undefined;
	/** For shops that have neither. */
	sandboxUrl: string | undefined;
	patience?: AssistantPatience;
}

export const assistantProvider = ({
	installation,
	sandboxUrl,
	patience = usualPatience,
}: Options): AssistantProvider => ({
	open(own) {
		const portOf = (account: AssistantAccount, isTrusted: boolean) => chatPort({ account, isTrusted, patience });
		if (own) return { port: portOf(own, false), connection: 'account', model: own.model };
		if (installation)
			return { port: portOf(installation, true), connection: 'installation', model: installation.model };
		if (sandboxUrl === undefined) return undefined;
		const account = { baseUrl: sandboxUrl, key: 'sandbox', model: 'sandbox-writer' };
		return { port: portOf(account, true), connection: 'sandbox', model: account.model };
	},
	mayCall: (baseUrl) => readBaseUrl(baseUrl) !== undefined,
});
