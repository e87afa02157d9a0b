// What the assistant writes, as it comes: server-sent events in the response of a POST, which `EventSource` cannot read.
import { ApiFailure } from '../platform/api.ts';
import { withinSession } from '../platform/session.ts';

interface WrittenEnd {
	/** Whether the text is shorter than the assistant wanted. */
	isCut: boolean;
	/** Of a conversation: the message as it is stored. */
	message?: string;
	messagesLeft?: number;
}

/** What the stream says instead of its end; `code` finds the sentence. */
export class WritingFailure extends Error {
	readonly code: string;
	/** Seconds. */
	readonly retryAfter: number | undefined;
	readonly messagesLeft: number | undefined;

	constructor(code: string, { retryAfter, messagesLeft }: { retryAfter?: number; messagesLeft?: number } = {}) {
		super(code);
		this.code = code;
		this.retryAfter = retryAfter;
		this.messagesLeft = messagesLeft;
	}
}

interface StreamOptions {
	onText(piece: string): void;
	/** Aborted when the user has stopped it. */
	signal: AbortSignal;
}

const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

function openStream(body: object, signal: AbortSignal): Promise<Response> {
	return withinSession(async () => {
		const response = await fetch('/service-api/assistant', {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
			body: JSON.stringify(body),
			signal,
		});
		if (response.ok && response.body) return response;
		const problem: { code?: string; message?: string } | null = await response.json().catch(() => null);
		throw new ApiFailure(problem?.message ?? `HTTP ${response.status}`, problem?.code, response.status);
	}, isOver);
}

interface StreamEvent {
	event: string;
	data: string;
}

function readEvent(block: string): StreamEvent {
	const found: StreamEvent = { event: '', data: '' };
	for (const line of block.split('\n')) {
		if (line.startsWith('event: ')) found.event = line.slice(7);
		else if (line.startsWith('data: ')) found.data += line.slice(6);
	}
	return found;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void, undefined> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let rest = '';
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			rest += decoder.decode(value, { stream: true });
			const blocks = rest.split('\n\n');
			rest = blocks.pop() ?? '';
			for (const block of blocks) yield readEvent(block);
		}
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

/**
 * @returns how it ended; undefined: the user has stopped it
 * @throws WritingFailure of the provider, ApiFailure of a call that was refused
 */
export async function streamText(body: object, { onText, signal }: StreamOptions): Promise<WrittenEnd | undefined> {
	try {
		const response = await openStream(body, signal);
		if (!response.body) throw new WritingFailure('cut');
		for await (const { event, data } of eventsOf(response.body)) {
			if (event === 'delta') onText((JSON.parse(data) as { text: string }).text);
			if (event === 'done') return JSON.parse(data) as WrittenEnd;
			if (event === 'error') {
				const { code, ...more } = JSON.parse(data) as { code: string; retryAfter?: number; messagesLeft?: number };
				throw new WritingFailure(code, more);
			}
		}
		throw new WritingFailure('cut');
	} catch (error) {
		if (signal.aborted) return undefined;
		// The line broke in the midst of it.
		if (error instanceof TypeError) throw new WritingFailure('cut');
		throw error;
	}
}
