// The heart of a product page without JavaScript: a plain form. It leads back to where it was sent from, which says what became of it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRootPath } from '../../rules/field-formats.ts';
import { isId } from '../../rules/ids.ts';
import type { Subject } from '../accounts/subject.ts';
import { addFavourite, removeFavourite } from '../cart/watchlist.ts';
import type { Database } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { SignIn } from '../sign-in/open.ts';
import { beginTemporarySession } from '../sign-in/temporary-session.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { setTokens } from './cookies.ts';
import { hasLapsed, originOf, userOf } from './session.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

const longestForm = 4096;

/** A browser says where a form comes from; whoever says nothing is none, and has the API. The check itself is that of every call. */
const saysItsOrigin = ({ headers }: FastifyRequest) =>
	headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

function backTo(form: URLSearchParams, outcome: string): string {
	const given = form.get('back') ?? '';
	const { pathname, searchParams } = new URL(isRootPath(given) ? given : '/', 'http://shop');
	searchParams.set('favourite', outcome);
	return `${pathname.replace(/^\/+/, '/')}?${searchParams}`;
}

export function addFavourites(scope: FastifyInstance, { database, signIn, behindProxy }: Parts): void {
	/** The first call that needs a session makes one. */
	async function ownerOf(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<Subject | undefined> {
		const user = await userOf(request, signIn.subjects);
		if (user || hasLapsed(request, user) || !tenant.allowTemporaryUsers) return user;
		const made = await beginTemporarySession(signIn, tenant, originOf(request, behindProxy), undefined);
		setTokens(request, reply, made.tokens);
		return { ...made.user, sessionId: '' };
	}

	async function keep(tenant: Tenant, user: Subject, productId: string, on: boolean): Promise<string> {
		try {
			await database.inTenant(tenant.id, (sql) =>
				on ? addFavourite(sql, tenant.id, user, productId) : removeFavourite(sql, tenant.id, user.id, productId),
			);
			return on ? 'added' : 'removed';
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			return error.code === 'FAVOURITES_FULL' ? 'full' : 'failed';
		}
	}

	// In a scope of its own: no other route takes forms.
	scope.register(async (own) => {
		own.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: longestForm },
			(_request, text, done) => done(null, new URLSearchParams(String(text))),
		);
		own.post('/service-api/favourites', async (request, reply) => {
			reply.header('cache-control', 'no-store');
			const { tenant, body: form } = request;
			if (!tenant || !(form instanceof URLSearchParams) || !saysItsOrigin(request))
				return reply.code(403).send({ statusCode: 403, message: 'A form of this shop is needed' });
			const productId = (form.get('product') ?? '').toLowerCase();
			const user = await ownerOf(request, reply, tenant);
			if (!user) return reply.redirect('/login', 303);
			const outcome = isId(productId) ? await keep(tenant, user, productId, form.get('on') === 'true') : 'failed';
			return reply.redirect(backTo(form, outcome), 303);
		});
	});
}
