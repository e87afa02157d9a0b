// One call of the API from its first byte to its response: key, version, idempotency, work, and the unreliability a test asked for.
import { createHash } from 'node:crypto';
import type http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoredResponse } from './objects.ts';
import type { RequestLog } from './request-log.ts';
import { findRoute, type Handler } from './routes.ts';
import { apiVersion } from './webhooks/emit.ts';
import { between, readKnobs, turnKnobs } from './webhooks/knobs.ts';
import { readBody } from './wire/body.ts';
import { expand } from './wire/expand.ts';
import { StripeFailure } from './wire/failures.ts';
import { type FormBranch, type FormTree, readForm } from './wire/forms.ts';
import { newId } from './wire/ids.ts';
import { type ApiKey, readKey } from './wire/keys.ts';
import { catchUp, nowOf, scopeOf, type World } from './world.ts';

interface Call {
	requestId: string;
	method: string;
	path: string;
	form: FormBranch;
	key: ApiKey;
	idempotencyKey: string | undefined;
}
type Answer = Pick<StoredResponse, 'status' | 'body'> & { replayOf?: string };

const dayInSeconds = 24 * 60 * 60;

/** The same parameters in another order are the same parameters. */
const inOrder = (tree: FormTree): unknown =>
	typeof tree === 'string'
		? tree
		: Object.keys(tree)
				.sort()
				.map((name) => [name, inOrder(tree[name] ?? '')]);

const fingerprintOf = ({ method, form }: Call) =>
	createHash('sha256')
		.update(JSON.stringify([method, inOrder(form)]))
		.digest('hex');

const written = (body: object) => `${JSON.stringify(body, null, 2)}\n`;

const refused = (failure: StripeFailure, requestId: string): Answer => ({
	status: failure.status,
	body: written(failure.body(requestId)),
});

function asFailure(error: unknown): StripeFailure {
	if (error instanceof StripeFailure) return error;
	console.error(error);
	return new StripeFailure(500, 'An unknown error occurred in the sandbox; its own output says which.', {
		type: 'api_error',
	});
}

export function createApi(world: World, log: RequestLog) {
	const { store } = world;
	const inFlight = new Set<string>();
	let changes = 0;

	function kept(call: Call): Answer | undefined {
		const id = `${call.key.account} ${call.idempotencyKey}`;
		const first = store.find('kept_answer', call.key.account, id);
		if (!first || first.created + dayInSeconds < nowOf(world)) return undefined;
		if (first.path !== call.path || first.fingerprint !== fingerprintOf(call)) {
			const compared = first.path === call.path ? 'with the same parameters' : `for the same endpoint (${first.path})`;
			throw new StripeFailure(
				400,
				`Keys for idempotent requests can only be used ${compared} they were first used with. Try using a key other than '${call.idempotencyKey}' if you meant to execute a different request.`,
				{ type: 'idempotency_error' },
			);
		}
		return { status: first.status, body: first.body, replayOf: first.requestId };
	}

	function keepAnswer(call: Call, { status, body }: Answer): void {
		if (!call.idempotencyKey) return;
		const { account } = call.key;
		store.put('kept_answer', account, `${account} ${call.idempotencyKey}`, {
			fingerprint: fingerprintOf(call),
			path: call.path,
			status,
			body,
			requestId: call.requestId,
			created: nowOf(world),
		});
	}

	/** The work and its remembered response are one change: after a kill there are both or neither. */
	function work(call: Call, { handler, id }: { handler: Handler; id: string }): Answer {
		const { expand: wanted, ...form } = call.form;
		const request = { id: call.requestId, idempotency_key: call.idempotencyKey ?? null };
		try {
			return store.change(() => {
				const scope = scopeOf(world, call.key.account, request);
				const result = handler(scope, form, id);
				const answer =
					result instanceof StripeFailure
						? refused(result, call.requestId)
						: { status: 200, body: written(expand(scope, result, wanted)) };
				keepAnswer(call, answer);
				return answer;
			});
		} catch (error) {
			const failure = asFailure(error);
			const answer = refused(failure, call.requestId);
			if (!failure.beforeWork) store.change(() => keepAnswer(call, answer));
			return answer;
		}
	}

	function failOnDemand(): void {
		const { failNext } = readKnobs(store).answers;
		if (failNext.times <= 0) return;
		turnKnobs(store, { answers: { failNext: { ...failNext, times: failNext.times - 1 } } });
		throw new StripeFailure(failNext.status, 'Failed on demand of a test.', {
			type: failNext.status === 429 ? 'invalid_request_error' : 'api_error',
			...(failNext.status === 429 ? { code: 'rate_limit' } : {}),
		});
	}

	async function answer(call: Call): Promise<Answer> {
		const route = findRoute(call.method, call.path);
		if (call.method !== 'GET' && !call.key.mayWrite)
			throw new StripeFailure(403, 'The provided key does not have the required permissions for this endpoint.', {
				code: 'more_permissions_required',
			});
		failOnDemand();
		const lock = call.idempotencyKey && `${call.key.account} ${call.idempotencyKey}`;
		if (!lock) return work(call, route);
		if (inFlight.has(lock))
			throw new StripeFailure(
				409,
				`There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${call.idempotencyKey}. Please try again later.`,
				{ type: 'idempotency_error', code: 'idempotency_key_in_use' },
			);
		inFlight.add(lock);
		try {
			const { delayMs } = readKnobs(store).answers;
			if (delayMs[1] > 0) await pause(between(delayMs));
			return kept(call) ?? work(call, route);
		} finally {
			inFlight.delete(lock);
		}
	}

	/** Whether the response to a change is to be lost on its way. */
	function loses(method: string): boolean {
		if (method === 'GET') return false;
		changes += 1;
		const { loseNext, loseEvery } = readKnobs(store).answers;
		if (loseNext > 0) turnKnobs(store, { answers: { loseNext: loseNext - 1 } });
		return loseNext > 0 || (loseEvery > 0 && changes % loseEvery === 0);
	}

	function checkVersion(given: string): void {
		if (!/^\d{4}-\d\d-\d\d(\.[a-z]+)?$/.test(given))
			throw new StripeFailure(400, `Invalid Stripe API version: ${given}.`);
	}

	return async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
		const requestId = newId('req_');
		const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
		const method = request.method ?? 'GET';
		const idempotencyKey = method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined;
		const version = request.headers['stripe-version']?.toString() ?? apiVersion;
		const entry = log.begin({ requestId, method, path: pathname, request });
		let given: Answer;
		try {
			const body = await readBody(request);
			const form = readForm(method === 'POST' ? body : search.slice(1));
			entry.params = form;
			const key = readKey(request.headers.authorization);
			entry.account = key.account;
			checkVersion(version);
			catchUp(world);
			given = await answer({ requestId, method, path: pathname, form, key, idempotencyKey });
		} catch (error) {
			given = refused(asFailure(error), requestId);
		}
		world.wake();
		entry.status = given.status;
		entry.replayed = given.replayOf !== undefined;
		entry.lost = loses(method);
		if (entry.lost) return void request.socket.destroy();
		response.writeHead(given.status, {
			'content-type': 'application/json',
			'request-id': requestId,
			'stripe-version': version,
			'cache-control': 'no-cache, no-store',
			...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
			...(given.replayOf ? { 'idempotent-replayed': 'true', 'original-request': given.replayOf } : {}),
		});
		response.end(given.body);
	};
}
