// What becomes of an error: a clear status and message for the caller, the whole truth in the log.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/connection.ts';
import { sendFailurePage, sendNotFound } from './plain-pages.ts';

const forMachines = (request: FastifyRequest) => request.url.startsWith('/service-api/');

function statusOf(error: unknown): number {
	if (isUnavailable(error)) return 503;
	const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
	return status >= 400 && status < 600 ? status : 500;
}

const ownMessages: Record<number, string> = { 500: 'Internal server error', 503: 'Service unavailable' };

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const status = statusOf(error);
	if (status >= 500) request.log.error({ err: error, tenant: request.tenant?.slug }, 'request failed');
	if (status === 503) reply.header('retry-after', '1');
	// Our own faults are never described to the caller.
	const message =
		status >= 500 ? (ownMessages[status] ?? 'Internal server error') : error instanceof Error ? error.message : '';
	return forMachines(request)
		? reply.code(status).send({ statusCode: status, message })
		: sendFailurePage(request, reply, status);
}

export function answerFailures(app: FastifyInstance): void {
	app.setErrorHandler(sendFailure);
}

export function answerUnknownPaths(scope: FastifyInstance): void {
	scope.setNotFoundHandler((request, reply) =>
		forMachines(request)
			? reply.code(404).send({ statusCode: 404, message: 'Not found' })
			: sendNotFound(request, reply),
	);
}
