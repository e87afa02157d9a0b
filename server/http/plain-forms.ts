// Forms that pages send without JavaScript: taken from this shop's own pages alone. Whoever has no session gets one where the shop
// lets guests in.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRootPath } from '../../rules/field-formats.ts';
import type { Subject } from '../accounts/subject.ts';
import type { SignIn } from '../sign-in/open.ts';
import { beginTemporarySession } from '../sign-in/temporary-session.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { setTokens } from './cookies.ts';
import { hasLapsed, originOf, userOf } from './session.ts';

interface Visitors {
	signIn: SignIn;
	behindProxy: boolean;
}

export interface SentForm {
	tenant: Tenant;
	user: Subject;
	form: URLSearchParams;
	/** Of the address that it was sent to. */
	query: URLSearchParams;
}

const longestForm = 16_384;

/** A browser says where a form comes from; whoever says nothing is none, and has the API. The check itself is that of every call. */
const saysItsOrigin = ({ headers }: FastifyRequest) =>
	headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** A place in this shop, with something more to say; the home page for any other place. */
export function backTo(given: string | null, more: Record<string, string>): string {
	const { pathname, searchParams } = new URL(given && isRootPath(given) ? given : '/', 'http://shop');
	for (const [name, value] of Object.entries(more)) searchParams.set(name, value);
	const query = searchParams.size > 0 ? `?${searchParams}` : '';
	return pathname.replace(/^\/+/, '/') + query;
}

/** The first call that needs a session makes one. */
async function ownerOf(
	{ signIn, behindProxy }: Visitors,
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
): Promise<Subject | undefined> {
	const user = await userOf(request, signIn.subjects);
	if (user || hasLapsed(request, user) || !tenant.allowTemporaryUsers) return user;
	const made = await beginTemporarySession(signIn, tenant, originOf(request, behindProxy), undefined);
	setTokens(request, reply, made.tokens);
	return { ...made.user, sessionId: '' };
}

/** In a scope of its own: no other route takes forms. */
function takeForms(
	scope: FastifyInstance,
	path: string,
	answer: (
		request: FastifyRequest,
		reply: FastifyReply,
		tenant: Tenant,
		form: URLSearchParams,
	) => Promise<FastifyReply>,
): void {
	scope.register(async (own) => {
		own.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: longestForm },
			(_request, text, done) => done(null, new URLSearchParams(String(text))),
		);
		own.post(path, async (request, reply) => {
			reply.header('cache-control', 'no-store');
			const { tenant, body: form } = request;
			if (!tenant || !(form instanceof URLSearchParams) || !saysItsOrigin(request))
				return reply.code(403).send({ statusCode: 403, message: 'A form of this shop is needed' });
			return answer(request, reply, tenant, form);
		});
	});
}

/** @param act does what the form asks for, and says where it leads */
export function addForm(
	scope: FastifyInstance,
	path: string,
	visitors: Visitors,
	act: (sent: SentForm) => Promise<string>,
): void {
	takeForms(scope, path, async (request, reply, tenant, form) => {
		const user = await ownerOf(visitors, request, reply, tenant);
		if (!user) return reply.redirect('/login', 303);
		const query = new URL(request.url, 'http://shop').searchParams;
		return reply.redirect(await act({ tenant, user, form, query }), 303);
	});
}

interface PublicForm {
	request: FastifyRequest;
	tenant: Tenant;
	form: URLSearchParams;
	/** Before the path of a page in the language of the form, '' or '/en-gb'. */
	base: string;
}

function baseOf({ languages }: Tenant, form: URLSearchParams): string {
	const spoken = languages.find(({ languageCode }) => languageCode === form.get('language'));
	return spoken && !spoken.default ? `/${spoken.languageCode.toLowerCase()}` : '';
}

/**
 * A form that anybody may send, without a session.
 * @param act does what the form asks for, and says where it leads
 */
export function addPublicForm(scope: FastifyInstance, path: string, act: (sent: PublicForm) => Promise<string>): void {
	takeForms(scope, path, async (request, reply, tenant, form) =>
		reply.redirect(await act({ request, tenant, form, base: baseOf(tenant, form) }), 303),
	);
}
