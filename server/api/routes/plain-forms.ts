// Forms that pages send without JavaScript: taken from this shop's own pages alone. A session goes on by its refresh cookie; a user who has
// none gets one where the shop lets guests in. No guest is ever replaced by another: everything they have gathered would be lost.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { acceptsFormerNames } from '../../../rules/accounts/session-cookies.ts';
import { isRootPath } from '../../../rules/field-formats.ts';
import type { Origin } from '../../accounts/services.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { beginTemporarySession } from '../../accounts/sign-in/temporary-session.ts';
import type { Subject } from '../../accounts/subject.ts';
import { isForMachines, sendRefusal } from '../../http/refuse.ts';
import { readForm } from '../../http/requests.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { clearTokens, markerCookie, orderTokens, refreshCookie, setTokens } from '../cookies.ts';
import { originOf, userOf } from '../session.ts';
import { resumeSession } from './resume.ts';

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
	params: Readonly<Record<string, string>>;
	/** Where it comes from. */
	origin: Origin;
	/** Of orders that were opened from mails in this browser. */
	orderTokens: readonly string[];
}

/** Where a form leads, or what it is answered with by itself. */
export type FormResponse = string | ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>);

const longestForm = 16_384;

interface FormOptions {
	/** In bytes. */
	longest?: number;
}

/** A browser says where a form comes from; a client that sends no origin is no browser, and has the API. The check itself is that of every call. */
const saysItsOrigin = ({ headers }: FastifyRequest) =>
	headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** A place in this shop, with something more to say; the home page for any other place. */
export function backTo(given: string | null, more: Record<string, string>): string {
	const { pathname, searchParams } = new URL(given && isRootPath(given) ? given : '/', 'http://shop');
	for (const [name, value] of Object.entries(more)) searchParams.set(name, value);
	const query = searchParams.size > 0 ? `?${searchParams}` : '';
	return pathname.replace(/^\/+/, '/') + query;
}

/** The session goes on; the first form of a user without one begins it. */
export async function continueSession(
	{ signIn, behindProxy }: Visitors,
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
): Promise<Subject | undefined> {
	const user = await resumeSession(signIn, request, reply, tenant);
	if (user || markerCookie(request) === 'user' || !tenant.allowTemporaryUsers) return user;
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
	{ longest = longestForm }: FormOptions = {},
): void {
	scope.register(async (own) => {
		own.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: longest },
			async (_request: FastifyRequest, text: string | Buffer) => readForm(String(text)),
		);
		own.post(path, async (request, reply) => {
			reply.header('cache-control', 'no-store');
			const { tenant, body: form } = request;
			if (!tenant || !(form instanceof URLSearchParams) || !saysItsOrigin(request))
				return sendRefusal(request, reply, { status: 403, message: 'A form of this shop is needed' });
			return answer(request, reply, tenant, form);
		});
	});
}

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://shop').searchParams;

const resumePath = '/service-api/auth/form';
const resumed = 'resumed';

/** A refresh cookie of the former path is sent to the calls around sessions alone: the browser has to bring the form there once. */
const isElsewhere = (request: FastifyRequest): boolean =>
	acceptsFormerNames(Date.now()) &&
	markerCookie(request) !== undefined &&
	refreshCookie(request) === undefined &&
	!queryOf(request).has(resumed);

/** Where a form is brought whose session began under the former path; it goes back as it came, with cookies of today. */
export function addFormResume(scope: FastifyInstance, { signIn }: Visitors): void {
	takeForms(scope, resumePath, async (request, reply, tenant) => {
		if (!(await resumeSession(signIn, request, reply, tenant))) clearTokens(request, reply);
		const to = queryOf(request).get('to') ?? '';
		return reply.redirect(isRootPath(to) && isForMachines({ url: to }) ? backTo(to, { [resumed]: '1' }) : '/', 307);
	});
}

/** Afterwards back to the page that the form was sent from, where it says so. */
function logInAddress(query: URLSearchParams): string {
	const back = query.get('back');
	const isOurs = back !== null && isRootPath(back);
	return backTo(`${query.get('base') ?? ''}/login`, isOurs ? { deepLink: encodeDeepLink(back) } : {});
}

/** @param act does what the form asks for, and says where it leads or what it is answered with */
export function addForm(
	scope: FastifyInstance,
	path: string,
	visitors: Visitors,
	act: (sent: SentForm) => Promise<FormResponse>,
	options?: FormOptions,
): void {
	const answer = async (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, form: URLSearchParams) => {
		const known = await userOf(request, visitors.signIn.subjects);
		if (!known && isElsewhere(request))
			return reply.redirect(`${resumePath}?${new URLSearchParams({ to: request.url })}`, 307);
		const user = known ?? (await continueSession(visitors, request, reply, tenant));
		if (!user) return reply.redirect(logInAddress(queryOf(request)), 303);
		const params = request.params as Readonly<Record<string, string>>;
		const answered = await act({
			tenant,
			user,
			form,
			query: queryOf(request),
			params,
			origin: originOf(request, visitors.behindProxy),
			orderTokens: orderTokens(request),
		});
		return typeof answered === 'string' ? reply.redirect(answered, 303) : answered(request, reply);
	};
	takeForms(scope, path, answer, options);
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
 * A form that anyone may send, without a session.
 * @param act does what the form asks for, and says where it leads or what it is answered with
 */
export function addPublicForm(
	scope: FastifyInstance,
	path: string,
	act: (sent: PublicForm) => Promise<FormResponse>,
): void {
	takeForms(scope, path, async (request, reply, tenant, form) => {
		const answered = await act({ request, tenant, form, base: baseOf(tenant, form) });
		return typeof answered === 'string' ? reply.redirect(answered, 303) : answered(request, reply);
	});
}
