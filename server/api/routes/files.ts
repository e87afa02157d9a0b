// Files that only people with a right may take away: who asks, what is refused, how a file is sent.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorCatalogue } from '../../../rules/errors.ts';
import { mayDo, type Right } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Subject } from '../../accounts/subject.ts';
import { Refused } from '../../failure.ts';
import { messageOf } from '../../graphql/errors.ts';
import type { ExportedFile } from '../../import-export/tables/exported-file.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { userOf } from '../session.ts';

export function refuse(reply: FastifyReply, code: ErrorCode, details?: string): FastifyReply {
	const { status } = errorCatalogue[code];
	const message = details ? `${messageOf(code)} (${details})` : messageOf(code);
	return reply.code(status).send({ statusCode: status, code, message });
}

/** Runs what sends a private file; what it refuses is the response, which no one keeps. */
export async function respondRefused(
	reply: FastifyReply,
	work: () => Promise<FastifyReply>,
	headers: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return refuse(reply.headers({ 'cache-control': 'private, no-store', ...headers }), error.code, error.details);
	}
}

/**
 * A private file that browsers may hold, if they ask each time whether it is still theirs to see: after a log-out it is not.
 * To be called once that is decided.
 * @param version of what lies under the address
 * @returns whether the browser has it already, which is the whole response then
 */
export function isHeld(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
	const etag = `"${version.replaceAll(' ', '-')}"`;
	reply.headers({ 'cache-control': 'private, no-cache', etag });
	return request.headers['if-none-match'] === etag;
}

/** Also one that is read while it is sent. */
type SentFile = Omit<ExportedFile, 'content'> & { content: ExportedFile['content'] | AsyncIterable<string> };

export const send = (reply: FastifyReply, { name, contentType, content }: SentFile): FastifyReply =>
	reply
		.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
		.type(contentType)
		.send(Buffer.isBuffer(content) ? content : Readable.from(content));

/** The caller, if they may; otherwise they have been refused. */
export async function allowed(
	subjects: SubjectWatch,
	request: FastifyRequest,
	reply: FastifyReply,
	right: Right,
): Promise<{ user: Subject; tenant: Tenant } | undefined> {
	const user: Subject | undefined = await userOf(request, subjects);
	const tenant: Tenant | undefined = request.tenant;
	if (user && tenant && mayDo(user, right)) return { user, tenant };
	refuse(reply, user ? 'FORBIDDEN' : 'UNAUTHORIZED');
	return undefined;
}
