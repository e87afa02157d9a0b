// The body of a failed call: {statusCode, message}. Clients of the API read `errors[]`, so there it carries the same as an error.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../rules/errors.ts';
import { DatabaseBusy } from '../database/unavailable.ts';
import { ApiError, soonAgain } from '../graphql/errors.ts';

export const graphqlPath = '/service-api/graphql';

/** Calls of programs are answered with JSON, all other requests with a page. */
export const isForMachines = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith('/service-api/');

const isGraphql = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?', 1)[0] === graphqlPath;

const codes: Readonly<Record<number, ErrorCode>> = {
	401: 'UNAUTHORIZED',
	403: 'FORBIDDEN',
	404: 'NOT_FOUND',
	405: 'METHOD_NOT_ALLOWED',
	413: 'TOO_LARGE',
	415: 'UNSUPPORTED_MEDIA_TYPE',
	429: 'TOO_MANY_REQUESTS',
	503: 'UNAVAILABLE',
};

const codeOf = (status: number): ErrorCode => codes[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST');

export interface Refusal {
	status: number;
	message: string;
	/** What was thrown; an error of the catalogue names its own code. */
	cause?: unknown;
	/** Seconds after which it may be sent again, as the header says. */
	retryAfter?: number | undefined;
}

/** The same whether an operation was refused, or the whole call before any was reached. */
function nameOf({ status, cause, retryAfter = soonAgain() }: Refusal): Readonly<Record<string, unknown>> {
	if (cause instanceof ApiError) return cause.extensions;
	if (cause instanceof DatabaseBusy) return { code: 'BUSY' satisfies ErrorCode, retryAfter: cause.retryAfterSeconds };
	const code = codeOf(status);
	return code === 'UNAVAILABLE' ? { code, retryAfter } : { code };
}

export function graphqlErrors(refusal: Refusal) {
	const { status, message } = refusal;
	const named = nameOf(refusal);
	return [{ message, extensions: { ...named, statusCode: status } }];
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
	const { status: statusCode, message } = refusal;
	const errors = isGraphql(request) ? { errors: graphqlErrors(refusal) } : {};
	if (isForMachines(request)) reply.header('cache-control', 'no-store');
	return reply.code(statusCode).send({ statusCode, message, ...errors });
}
