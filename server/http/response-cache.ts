// The response cache: requests that have been answered with a cached page before get it again before the framework has done any work,
// which costs more than sending it. Whatever the response depends on is in the request's key or is looked at anew; the rest goes the usual way.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { hostCount } from './requests.ts';

/** What the framework has found out of a request: its key alone decides it. */
export interface CachedResponse {
	/** By which its tenant is found. */
	host: string;
	tenantId: string;
	secure: boolean;
	/** Its key in the page cache. */
	page: string;
}

/** A body, or one that is packed, is the framework's business; a cookie may be a caller's. */
const decidedElsewhere = ['cookie', 'content-encoding', 'content-length', 'transfer-encoding'] as const;

const separator = '\n';

/**
 * All that decides which page a visitor without a session gets, in the way it was sent.
 * @param behindProxy whether a caller before us may say what was asked for
 * @returns undefined for what has to go the usual way
 */
export function requestKey(request: IncomingMessage, behindProxy: boolean): string | undefined {
	const { method, url, headers, socket } = request;
	if (method !== 'GET' || url === undefined || headers.host === undefined) return undefined;
	for (const name of decidedElsewhere) if (headers[name] !== undefined) return undefined;
	if (hostCount(request) !== 1) return undefined;
	const asked = headers.host + separator + url;
	if (!behindProxy) return asked;
	const said = [headers['x-forwarded-host'], headers['x-forwarded-proto'], socket.remoteAddress];
	return [asked, ...said.map((value) => value ?? '')].join(separator);
}

export const createResponseCache = () => new BoundedCache<string, CachedResponse>({ maxEntries: 5000 });

/** @returns whether it has answered, or will */
export type RequestInterceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Until the server is about to end: then the framework says so to everyone. */
export function interceptRequests(app: FastifyInstance, answer: RequestInterceptor): void {
	const server: Server = app.server;
	const [framework, ...others] = server.listeners('request') as ((...pair: Parameters<RequestInterceptor>) => void)[];
	if (!framework) throw new Error('nobody listens to requests');
	let ending = false;
	app.addHook('preClose', async () => {
		ending = true;
	});
	server.removeAllListeners('request');
	server.on('request', (request, response) => {
		if (ending || !answer(request, response)) framework(request, response);
	});
	for (const other of others) server.on('request', other);
}
