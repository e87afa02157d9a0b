// What a request may be before anything of it is read, and the line about it in the log.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsNul, nulRefused } from '../graphql/unstorable-text.ts';
import type { Logger } from '../log.ts';
import { sendRefusal } from './refuse.ts';

export const bodyLimit = 2 ** 20;

/** Names and values stand in turn. Node's own count of them costs more than the rest of a ready page. */
export function hostCount({ rawHeaders }: IncomingMessage): number {
	let count = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
	}
	return count;
}

/** With two hosts a proxy before us could mean one tenant and we another. HTTP/1.0 knows none. */
export function requireOneHost(app: FastifyInstance): void {
	app.addHook('onRequest', (request, reply, done) => {
		const count = hostCount(request.raw);
		if (count === 1 || (count === 0 && request.raw.httpVersion === '1.0')) done();
		else sendRefusal(request, reply, { status: 400, message: 'One host is needed' });
	});
}

/** No name of anything holds U+0000, and the database would fail on one that does. */
export function refuseNul(app: FastifyInstance): void {
	app.addHook('onRequest', (request, _reply, done) => {
		done(request.url.includes('%00') ? nulRefused() : undefined);
	});
}

/** A form as it was sent; one that holds U+0000 is none. */
export function readForm(text: string): URLSearchParams {
	const form = new URLSearchParams(text);
	if ([...form].some(holdsNul)) throw nulRefused();
	return form;
}

/** A small compressed body can unpack to gigabytes: none is accepted. */
export function refuseCompressedBodies(app: FastifyInstance): void {
	app.addHook('onRequest', (request, reply, done) => {
		const encoding = request.headers['content-encoding'];
		if (encoding === undefined || encoding.toLowerCase() === 'identity') done();
		else sendRefusal(request, reply, { status: 415, message: 'Compressed request bodies are not accepted' });
	});
}

/** JSON is the only body; what else a route takes it says itself. */
export function acceptJsonOnly(app: FastifyInstance): void {
	app.removeContentTypeParser('text/plain');
}

export function logRequests(app: FastifyInstance): void {
	app.addHook('onResponse', (request, reply, done) => {
		logResponse(request, reply);
		done();
	});
}

/** Without the query, which can hold tokens and what people searched for, and without the token of the first start. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').replace(/^\/setup\/.+/, '/setup/[redacted]');

export function logResponse(request: FastifyRequest, reply: FastifyReply): void {
	const path = pathOf(request.url);
	// What load has refused is logged once a second.
	const quiet = request.isOverload || /^\/service-api\/(?:health|ready|status)/.test(path);
	request.log[quiet ? 'debug' : 'info'](
		{
			tenant: request.tenant?.slug,
			method: request.method,
			path,
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime),
		},
		'request',
	);
}

/** One that the framework and its hooks have not seen. */
export interface PastResponse {
	id: string;
	traceId: string | undefined;
	method: string;
	url: string;
	tenant: string;
	status: number;
	milliseconds: number;
}

/** The same line about it. */
export function logPastResponse(log: Logger, answer: PastResponse): void {
	const { id, traceId, tenant, method, url, status, milliseconds } = answer;
	log.info(
		{ requestId: id, traceId, tenant, method, path: pathOf(url), status, ms: Math.round(milliseconds) },
		'request',
	);
}
