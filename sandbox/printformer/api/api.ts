// One call of the API from its first byte to its response: the unreliability that a test asked for, key, work.
import type http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isTurn, readKnobs, turnKnobs } from '../knobs.ts';
import { processDue } from '../processing.ts';
import type { RecordedRequest, RequestLog } from '../request-log.ts';
import { readBody } from '../wire/body.ts';
import { notEnabled, PrintformerFailure } from '../wire/failures.ts';
import { readKey } from '../wire/keys.ts';
import { type Scope, scopeOf, type World } from '../world.ts';
import type { Reply } from './call.ts';
import { findRoute } from './routes.ts';

export function asFailure(error: unknown): PrintformerFailure {
	if (error instanceof PrintformerFailure) return error;
	console.error(error);
	return new PrintformerFailure(500, 'Server Error');
}

const sentences: Record<number, string> = { 429: 'Too Many Attempts.', 502: 'Bad Gateway', 503: 'Service Unavailable' };

/** Refuses on demand, before anything is done. */
export function failOnDemand({ store }: World): void {
	const { failNext, failEvery } = readKnobs(store).answers;
	const isNth = isTurn(store, 'calls', failEvery);
	if (failNext.times > 0) turnKnobs(store, { answers: { failNext: { ...failNext, times: failNext.times - 1 } } });
	if (failNext.times > 0 || isNth)
		throw new PrintformerFailure(failNext.status, sentences[failNext.status] ?? 'Server Error');
}

/** Seconds in the header of those who are asked to come again. */
export function retryHeader({ store }: World, status: number): Record<string, string> {
	const { retryAfter } = readKnobs(store).answers;
	return retryAfter !== null && (status === 429 || status === 503) ? { 'retry-after': String(retryAfter) } : {};
}

function checkFeature({ store }: Scope, path: string): void {
	const { disabled } = readKnobs(store).answers;
	const found = path.split('/').find((part) => disabled.includes(part));
	if (found) throw notEnabled(found);
}

/** Whether the response to a change is to be lost on its way. */
function loses({ store }: World, method: string): boolean {
	if (method === 'GET') return false;
	const { loseNext, loseEvery } = readKnobs(store).answers;
	if (loseNext > 0) turnKnobs(store, { answers: { loseNext: loseNext - 1 } });
	return isTurn(store, 'changes', loseEvery) || loseNext > 0;
}

export function createApi(world: World, log: RequestLog) {
	async function work(request: http.IncomingMessage, url: URL, entry: RecordedRequest): Promise<Reply> {
		const { params, files } = await readBody(request);
		Object.assign(entry, { params, files: Object.values(files).map(({ name }) => name) });
		const client = readKey(request.headers.authorization);
		entry.client = client;
		failOnDemand(world);
		const { delayMs } = readKnobs(world.store).answers;
		if (delayMs > 0) await pause(delayMs);
		processDue(world);
		const scope = scopeOf(world, client);
		checkFeature(scope, url.pathname);
		const { handler, id, part } = findRoute(entry.method, url.pathname);
		const accept = request.headers.accept ?? '';
		return world.store.change(() => handler({ scope, params, files, query: url.searchParams, accept, id, part }));
	}

	return async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
		const url = new URL(request.url ?? '/', 'http://sandbox');
		const method = request.method ?? 'GET';
		const entry = log.add({
			...{
				method,
				path: url.pathname,
				query: url.search,
				client: null,
				params: {},
				files: [],
				status: null,
				lost: false,
			},
			contentType: request.headers['content-type'] ?? null,
		});
		let reply: Reply;
		try {
			reply = await work(request, url, entry);
		} catch (error) {
			const failure = asFailure(error);
			reply = { status: failure.status, body: failure.body() };
		}
		world.wake();
		entry.status = reply.status;
		entry.lost = loses(world, method);
		if (entry.lost) return void request.socket.destroy();
		const type = reply.text?.type ?? (reply.body === undefined ? undefined : 'application/json');
		response.writeHead(reply.status, {
			...(type ? { 'content-type': type } : {}),
			'cache-control': 'no-cache, private',
			...retryHeader(world, reply.status),
		});
		response.end(reply.text?.content ?? (reply.body === undefined ? '' : JSON.stringify(reply.body)));
	};
}
