// What the assistant writes, to the browser as it comes: server-sent events in the response of a POST, which `fetch` reads.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayDo } from '../../../rules/permissions.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { AssistantServices } from '../../assistant/services.ts';
import { readTaskRequest } from '../../assistant/writing/read-request.ts';
import { prepareWriting, type WritingEvent, writeText } from '../../assistant/writing/write-text.ts';
import type { Database, InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { commonHeaders, readResponseContext } from '../../http/security-headers.ts';
import { userOf } from '../session.ts';
import { refuse } from './files.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	services: AssistantServices | undefined;
	/** Those of every response. */
	headers: Record<string, string>;
	/** Between two signs of life, in place of what is usual. */
	heartbeatMs?: number;
}

const usualHeartbeatMs = 15_000;

/** Of a user, and of this process. */
const mostStreams = { ofUser: 3, ofAll: 400 };

const streamFields = {
	'content-type': 'text/event-stream; charset=utf-8',
	'cache-control': 'no-store, no-transform',
	'x-accel-buffering': 'no',
};

/** Each event is a line of JSON, so that no text can end it. */
const writeEvent = ({ event, data }: WritingEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A reader who is slower than the provider is waited for. */
async function write(response: ServerResponse, text: string, gone: AbortSignal): Promise<void> {
	if (gone.aborted || response.write(text)) return;
	await once(response, 'drain', { signal: gone }).catch(() => undefined);
}

class OpenStreams {
	readonly #users = new Map<string, number>();
	#all = 0;

	/** @throws Refused when there are too many */
	begin(key: string): () => void {
		const own = this.#users.get(key) ?? 0;
		if (own >= mostStreams.ofUser || this.#all >= mostStreams.ofAll)
			throw new Refused('TOO_MANY_REQUESTS', undefined, { retryAfter: 5 });
		this.#users.set(key, own + 1);
		this.#all += 1;
		return () => {
			const left = (this.#users.get(key) ?? 1) - 1;
			if (left > 0) this.#users.set(key, left);
			else this.#users.delete(key);
			this.#all -= 1;
		};
	}
}

function sendRefused(reply: FastifyReply, error: unknown): FastifyReply {
	if (!(error instanceof Refused)) throw error;
	const { retryAfter } = error.facts ?? {};
	if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
	return refuse(reply.header('cache-control', 'no-store'), error.code, error.details);
}

/** Of the chat those who edit pages; of texts also those who edit products. */
const mayWrite = (user: Subject, body: unknown) =>
	mayDo(user, 'mContent') || ((body as { task?: unknown } | null)?.task !== 'chat' && mayDo(user, 'mProd'));

export function addAssistant(scope: FastifyInstance, parts: Parts): void {
	const { database, signIn, services, headers, heartbeatMs = usualHeartbeatMs } = parts;
	const streams = new OpenStreams();

	async function admit(request: FastifyRequest): Promise<Subject> {
		const user = await userOf(request, signIn.subjects);
		if (!user || user.guest) throw new Refused('UNAUTHORIZED');
		if (!mayWrite(user, request.body)) throw new Refused('FORBIDDEN');
		return user;
	}

	async function stream(request: FastifyRequest, reply: FastifyReply, events: AsyncIterable<WritingEvent>) {
		const context = readResponseContext(request);
		reply.hijack();
		const response = reply.raw;
		response.writeHead(200, { ...commonHeaders(context, headers), ...streamFields });
		// Before the first word, so that the browser knows at once that it was heard.
		response.flushHeaders();
		const gone = goneSignal(response);
		const heartbeat = setInterval(() => void write(response, ':\n\n', gone), heartbeatMs);
		try {
			for await (const event of events) await write(response, writeEvent(event), gone);
		} catch (error) {
			request.log.error({ err: error, tenant: request.tenant?.slug }, 'the assistant failed');
			await write(response, writeEvent({ event: 'error', data: { code: 'invalid' } }), gone);
		} finally {
			clearInterval(heartbeat);
			response.end();
		}
	}

	scope.post('/service-api/assistant', async (request, reply) => {
		const { tenant } = request;
		if (!tenant) return refuse(reply, 'NOT_FOUND');
		let end = () => {};
		try {
			const user = await admit(request);
			const wanted = readTaskRequest(request.body);
			const limited = { account: user.id, address: request.ip };
			await database.inTenant(tenant.id, (sql) => signIn.services.limits.take(sql, tenant.id, 'assistant', limited));
			end = streams.begin(`${tenant.id} ${user.id}`);
			const gone = goneSignal(reply.raw);
			const inTenant: InTenant = (work) => database.inTenant(tenant.id, work);
			const caller = { tenant, user, services, inTenant };
			const prepared = await prepareWriting(caller, wanted);
			await stream(request, reply, writeText(caller, prepared, gone));
			return reply;
		} catch (error) {
			return sendRefused(reply, error);
		} finally {
			end();
		}
	});
}

/** Aborted when the browser closes the connection before the response has ended: the provider is left then. */
function goneSignal(response: ServerResponse): AbortSignal {
	const gone = new AbortController();
	if (response.closed && !response.writableFinished) gone.abort();
	response.once('close', () => !response.writableFinished && gone.abort());
	return gone.signal;
}
