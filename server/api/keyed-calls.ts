// Mutations that came with an idempotency key: whose they are, and what one gets that has outlived its session.
import type { FastifyRequest } from 'fastify';
import { readAccessToken } from '../accounts/sessions/access-token.ts';
import type { RepeatedCall } from '../accounts/sessions/claims.ts';
import { isRepeatKey, recallResult } from '../accounts/sessions/idempotency.ts';
import { mac } from '../accounts/sessions/keys.ts';
import { findSession } from '../accounts/sessions/session-rows.ts';
import type { SignInParts } from '../accounts/sign-in/parts.ts';
import type { Subject } from '../accounts/subject.ts';
import type { GraphRequest } from '../graphql/execute.ts';
import { accessCookie } from './cookies.ts';

export interface GivenCall {
	tenantId: string;
	asked: GraphRequest;
	request: FastifyRequest;
}

export function keyedCalls({ database, keys }: Pick<SignInParts, 'database' | 'keys'>) {
	/** A plain hash of a request could be tried out for the passwords in it. */
	const seal = ({ asked }: GivenCall) => mac(keys.call, JSON.stringify(asked)).toString('base64url');

	return {
		callOf: (given: GivenCall, key: string, user: Subject | undefined): RepeatedCall => ({
			tenantId: given.tenantId,
			owner: user ? { sessionId: user.sessionId } : { address: given.request.ip },
			key,
			request: seal(given),
		}),

		/**
		 * A call may end its own session: a new password, an account that is deleted. Where its response was lost and it is sent again, the access
		 * token that it carries still tells which session it was made in. It gets the response of that call, and nothing else.
		 * @returns undefined for all others
		 */
		async recall(given: GivenCall): Promise<string | undefined> {
			const { tenantId, request } = given;
			const key = request.headers['x-idempotency-key'];
			if (typeof key !== 'string' || !isRepeatKey(key)) return undefined;
			const sessionId = readAccessToken(keys.access, tenantId, accessCookie(request))?.sessionId;
			if (sessionId === undefined) return undefined;
			// One that lives is refreshed, and asks again.
			if (await database.inTenant(tenantId, (sql) => findSession(sql, tenantId, sessionId))) return undefined;
			return recallResult(database, { tenantId, owner: { sessionId }, key, request: seal(given) });
		},
	};
}
