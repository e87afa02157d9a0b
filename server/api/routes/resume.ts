// Goes on with a session whose access token has run out, by the refresh cookie that came with the request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { refreshSession } from '../../accounts/sign-in/refresh.ts';
import type { Subject } from '../../accounts/subject.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { refreshCookie, setTokens } from '../cookies.ts';

/** @returns undefined where nothing is left to go on with; while that cannot be found out it throws, so that no one loses anything */
export async function resumeSession(
	signIn: SignIn,
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
): Promise<Subject | undefined> {
	const token = refreshCookie(request);
	if (token === undefined) return undefined;
	try {
		const { user, tokens } = await refreshSession(signIn, tenant.id, token);
		setTokens(request, reply, tokens);
		return user;
	} catch (error) {
		if (error instanceof Refused && error.code === 'REFRESH_TOKEN_MISSING') return undefined;
		throw error;
	}
}
