// Who calls, as far as their cookies say. Only ours count: whatever else a browser carries along changes nothing.
import type { FastifyRequest } from 'fastify';
import type { SessionMarker } from '../../rules/accounts/session-cookies.ts';
import type { Origin } from '../accounts/services.ts';
import { readAccessToken } from '../accounts/sessions/access-token.ts';
import type { ActingOperator } from '../accounts/sessions/acting-operator.ts';
import { readRefreshToken } from '../accounts/sessions/refresh-token.ts';
import { findSession } from '../accounts/sessions/session-rows.ts';
import type { SignInParts } from '../accounts/sign-in/parts.ts';
import type { SubjectWatch } from '../accounts/sign-in/watch-subjects.ts';
import type { Subject } from '../accounts/subject.ts';
import { accessCookie, markerCookie, orderTokens, refreshCookie } from './cookies.ts';

/** Whether a page may be another one for this visitor than for everyone. A guest who has nothing yet sees what all see. */
export function hasSession(request: FastifyRequest): boolean {
	if (request.headers.cookie === undefined) return false;
	if (request.procurement) return true;
	const marker = markerCookie(request);
	return marker === 'user' || (marker === undefined && accessCookie(request) !== undefined);
}

/** Whether a response of the API may be anyone's but this caller's. */
export const isNobody = (request: FastifyRequest): boolean =>
	request.headers.cookie === undefined ||
	(request.procurement === undefined &&
		markerCookie(request) !== 'user' &&
		accessCookie(request) === undefined &&
		orderTokens(request).length === 0);

export async function userOf(request: FastifyRequest, subjects: SubjectWatch): Promise<Subject | undefined> {
	// Whoever comes from a purchasing system is that person, also where the browser has an account of the shop.
	if (request.procurement) return request.procurement.subject;
	const token = request.headers.cookie === undefined ? undefined : accessCookie(request);
	return token && request.tenant ? subjects.of(request.tenant.id, token) : undefined;
}

/** What is left of the session that a call came with, however old its tokens are. */
export const sessionIdsOf = (
	request: FastifyRequest,
	tenantId: string,
	{ keys }: Pick<SignInParts, 'keys'>,
): (string | undefined)[] => [
	readAccessToken(keys.access, tenantId, accessCookie(request))?.sessionId,
	readRefreshToken(keys.refresh, tenantId, refreshCookie(request))?.sessionId,
];

/** @returns who acts in the session that a call came with, if an operator of the platform does, also when the access has run out */
export async function findVisit(
	request: FastifyRequest,
	parts: Pick<SignInParts, 'keys' | 'database'>,
): Promise<ActingOperator | undefined> {
	const { tenant } = request;
	if (!tenant) return undefined;
	const ids = sessionIdsOf(request, tenant.id, parts).filter((id) => id !== undefined);
	return parts.database.inTenant(tenant.id, async (sql) => {
		for (const id of new Set(ids)) {
			const session = await findSession(sql, tenant.id, id);
			if (session?.operator) return session.operator;
		}
		return undefined;
	});
}

const lapsedMarker = (request: FastifyRequest, user: Subject | undefined): SessionMarker | undefined =>
	user === undefined && !request.procurement && request.headers['x-session'] !== 'none'
		? markerCookie(request)
		: undefined;

/**
 * Signed in, but the access token has run out or holds no longer. Such a call gets no response that is meant for another user: the
 * client refreshes and asks again, unless it says that it wants none of its session.
 */
export const hasLapsed = (request: FastifyRequest, user: Subject | undefined): boolean =>
	lapsedMarker(request, user) === 'user';

/** A guest's too. What is for everyone is answered all the same; only what is the caller's own waits for the refresh. */
export const hasLapsedSession = (request: FastifyRequest, user: Subject | undefined): boolean =>
	lapsedMarker(request, user) !== undefined;

/** A port that a client has only written into the request leads nowhere. */
export function originOf(request: FastifyRequest, behindProxy: boolean): Origin {
	const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(request.host.toLowerCase()) ?? [];
	const known = port !== undefined && (behindProxy || Number(port) === request.socket.localPort);
	return {
		shop: `${request.protocol}://${name}${known ? `:${port}` : ''}`,
		address: request.ip,
		requestId: request.id,
	};
}
