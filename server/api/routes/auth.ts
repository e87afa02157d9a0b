// The calls around sessions: POST /service-api/auth/login, code, logout, refresh, temporarySession. Failures are {statusCode, message}.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { confirmCode, type LogInResult, logIn, resendCode } from '../../accounts/sign-in/log-in.ts';
import { moveGuest } from '../../accounts/sign-in/move-guest.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { SignedIn } from '../../accounts/sign-in/parts.ts';
import { logOut, refreshSession } from '../../accounts/sign-in/refresh.ts';
import { beginTemporarySession } from '../../accounts/sign-in/temporary-session.ts';
import type { Subject } from '../../accounts/subject.ts';
import { ApiError } from '../../graphql/errors.ts';
import { holdsNul, nulRefused } from '../../graphql/unstorable-text.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { clearTokens, deviceCookie, refreshCookie, setDevice, setTokens } from '../cookies.ts';
import { originOf, sessionIdsOf, userOf } from '../session.ts';
import { resumeSession } from './resume.ts';

interface Parts {
	signIn: SignIn;
	behindProxy: boolean;
}

const place = '/service-api/auth';

const shown = ({ id, email, username, language, guest, admin, roles }: Subject) => ({
	id,
	email,
	username,
	language,
	guest,
	admin,
	roles: roles.map((role) => ({ id: role.id, name: role.name, admin: role.admin, access: role.access })),
});

function texts<Name extends string>(body: unknown, ...names: Name[]): Record<Name, string> | undefined {
	if (typeof body !== 'object' || body === null) return undefined;
	const given = body as Record<string, unknown>;
	return names.every((name) => typeof given[name] === 'string') ? (given as Record<Name, string>) : undefined;
}

function tenantOf({ tenant }: FastifyRequest): Tenant {
	if (!tenant) throw new ApiError('NOT_FOUND');
	return tenant;
}

export function addAuth(scope: FastifyInstance, { signIn, behindProxy }: Parts): void {
	const answer = (request: FastifyRequest, reply: FastifyReply, { user, tokens }: SignedIn) => {
		setTokens(request, reply, tokens);
		return reply.send({ status: 'ok', user: shown(user) });
	};

	async function prove(request: FastifyRequest): Promise<LogInResult> {
		const [tenant, origin] = [tenantOf(request), originOf(request, behindProxy)];
		const device = deviceCookie(request);
		const second = texts(request.body, 'challenge', 'code');
		if (second) return confirmCode(signIn, tenant, origin, { ...second, device });
		const first = texts(request.body, 'login', 'password');
		if (!first) throw new ApiError('BAD_REQUEST', '{login, password} or {challenge, code}');
		return logIn(signIn, tenant, origin, { ...first, device });
	}

	scope.register(async (own) => {
		own.removeContentTypeParser('application/json');
		// Three of the calls have no body, and some clients send the type of one nevertheless.
		own.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
			if (text === '') return done(null, {});
			try {
				const body: unknown = JSON.parse(String(text));
				done(holdsNul(body) ? nulRefused() : null, body);
			} catch {
				done(new ApiError('BAD_REQUEST'), undefined);
			}
		});
		own.addHook('onRequest', async (_request, reply) => {
			reply.header('cache-control', 'no-store');
		});

		own.post(`${place}/login`, async (request, reply) => {
			const result = await prove(request);
			if (result.status === 'code') return reply.send(result);
			// A user who was there before, as a guest perhaps, is another user.
			const [{ id }, before] = [tenantOf(request), sessionIdsOf(request, tenantOf(request).id, signIn)];
			await moveGuest(signIn, id, before, result.user.id);
			await logOut(signIn, id, before, originOf(request, behindProxy));
			setDevice(request, reply, result.device);
			return answer(request, reply, result);
		});

		/** Another code by mail. */
		own.post(`${place}/code`, async (request, reply) => {
			const given = texts(request.body, 'challenge');
			if (!given) throw new ApiError('BAD_REQUEST', '{challenge}');
			const [tenant, origin] = [tenantOf(request), originOf(request, behindProxy)];
			return reply.send(await resendCode(signIn, tenant, origin, given.challenge));
		});

		own.post(`${place}/logout`, async (request, reply) => {
			await logOut(
				signIn,
				tenantOf(request).id,
				sessionIdsOf(request, tenantOf(request).id, signIn),
				originOf(request, behindProxy),
			);
			clearTokens(request, reply);
			return reply.send({ status: 'ok' });
		});

		own.post(`${place}/refresh`, async (request, reply) => {
			try {
				return answer(request, reply, await refreshSession(signIn, tenantOf(request).id, refreshCookie(request)));
			} catch (error) {
				// Only when there is nothing left to go on with: a store that is away signs no one out.
				if (error instanceof Error && 'code' in error && error.code === 'REFRESH_TOKEN_MISSING')
					clearTokens(request, reply);
				throw error;
			}
		});

		own.post(`${place}/temporarySession`, async (request, reply) => {
			const tenant = tenantOf(request);
			const user = await userOf(request, signIn.subjects);
			const known = user ?? (await resumeSession(signIn, request, reply, tenant));
			if (known) return reply.send({ status: 'ok', user: shown(known) });
			const language = texts(request.body, 'language')?.language;
			return answer(
				request,
				reply,
				await beginTemporarySession(signIn, tenant, originOf(request, behindProxy), language),
			);
		});
	});
}
