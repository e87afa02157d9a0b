// What becomes of an error: a clear status and message for the caller, the whole truth in the log.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { DatabaseBusy, DatabaseUnavailable } from '../database/connection.ts';
import { errorCode, Refused } from '../failure.ts';
import { ApiError, messageOf, soonAgain } from '../graphql/errors.ts';
import { noteOverload } from '../http/overload-log.ts';
import { graphqlErrors, isForMachines, sendRefusal } from '../http/refuse.ts';
import { logResponse } from '../http/requests.ts';
import { sendFailurePage, sendNotFound } from './plain-pages.ts';

function statusOf(error: unknown): number {
	if (error instanceof DatabaseUnavailable) return 503;
	if (error instanceof ApiError) return Number(error.extensions.statusCode);
	const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
	return status >= 400 && status < 600 ? status : 500;
}

/** The same in the header and in the body. */
function secondsUntil(error: unknown): number {
	if (error instanceof DatabaseBusy) return error.retryAfterSeconds;
	return (error instanceof ApiError && Number(error.extensions.retryAfter)) || soonAgain();
}

/** What a use case has refused is reported with the message of the catalogue, even where the error is ours. */
function sendFailure(failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const refused = failure instanceof Refused ? new ApiError(failure.code, failure.details, failure.facts) : undefined;
	const error = refused ?? failure;
	const status = statusOf(error);
	if (status >= 500 && !refused && !noteOverload(request, error))
		request.log.error({ err: error, tenant: request.tenant?.slug }, 'request failed');
	const retryAfter = secondsUntil(error);
	if (status === 503 || status === 429) reply.header('retry-after', String(retryAfter));
	// Our own errors are never described to the caller.
	const ours = messageOf(error instanceof DatabaseBusy ? 'BUSY' : status === 503 ? 'UNAVAILABLE' : 'INTERNAL');
	const message = status >= 500 && !refused ? ours : error instanceof Error ? error.message : '';
	return isForMachines(request)
		? sendRefusal(request, reply, { status, message, cause: error, retryAfter })
		: sendFailurePage(request, reply, status);
}

export function handleFailures(app: FastifyInstance): void {
	app.setErrorHandler(sendFailure);
}

export function handleUnknownPaths(scope: FastifyInstance): void {
	scope.setNotFoundHandler((request, reply) =>
		isForMachines(request)
			? sendRefusal(request, reply, { status: 404, message: messageOf('NOT_FOUND') })
			: sendNotFound(request, reply),
	);
}

const unreadableStatus: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What Node and Fastify would answer before any hook has run, without our headers and our log. */
export function earlyFailures(headers: Record<string, string>) {
	return {
		frameworkErrors(error, request, reply) {
			// Fastify's words repeat the whole address.
			error.message = 'Not a valid address';
			sendFailure(error, request, reply.headers(headers).header('x-request-id', request.id));
			logResponse(request, reply);
		},
		clientErrorHandler(error, socket) {
			if (errorCode(error) === 'ECONNRESET' || socket.destroyed) return;
			const status = unreadableStatus[errorCode(error) ?? ''] ?? 400;
			// What it was meant for is not known: it may have been the API.
			const message = STATUS_CODES[status] ?? '';
			const body = JSON.stringify({ statusCode: status, message, errors: graphqlErrors({ status, message }) });
			const fields = {
				...headers,
				'x-request-id': randomUUID(),
				'content-type': 'application/json; charset=utf-8',
				'content-length': body.length,
				connection: 'close',
			};
			const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
			if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
			socket.destroy(error);
		},
	} satisfies FastifyServerOptions;
}
