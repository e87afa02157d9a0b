// Who still gets into a shop that is suspended or deleted. Suspended: visitors see one page and programs a 503, staff sign in and work as before.
// Deleted: it is for everyone as if there were no shop at this host, apart from operators who have entered it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { mayDo } from '../../rules/permissions.ts';
import type { SubjectWatch } from '../accounts/sign-in/watch-subjects.ts';
import type { Subject } from '../accounts/subject.ts';
import type { Database } from '../database/connection.ts';
import { ApiError, messageOf } from '../graphql/errors.ts';
import { graphqlPath, isForMachines, sendRefusal } from '../http/refuse.ts';
import { findShopDetails } from '../shop-details/shop-details.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { entrancePath } from '../tenants/operators/open-shop.ts';
import { type Contact, sendSuspended, sendUnknownHost } from './plain-pages.ts';
import { hasLapsed, userOf } from './session.ts';

/** Whether visitors get what the shop shows. */
export const isOpen = ({ state, deletedAt }: Tenant): boolean => state === 'active' && deletedAt === null;

/** Seconds. Nobody knows when an operator opens it again; who comes back does so no more often than this. */
const retryAfter = 3600;

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** By which staff get a session, and the files that these pages are made of. */
const signInPages =
	/^(?:\/[a-z]{2}-[a-z]{2})?\/(?:login|forgot-password|reset-password(?:\/welcome)?|confirm-email)\/?$/;
const filesOfPages = /^\/(?:theme|media)\//;
const signInCalls = /^\/service-api\/auth\/(?:login|logout|refresh|form)$/;
const administration = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:admin|themeeditor)(?:\/|$)/;
const provedElsewhere = (path: string) => path.startsWith(entrancePath) || path.startsWith('/.well-known/');

/** What a user without a session needs to get one; found in the document when it has arrived. */
const signInOperations: ReadonlySet<string> = new Set([
	'forgotPassword',
	'resetPassword',
	'acceptInvitation',
	'confirmEmail',
]);

const isStaff = (user: Subject | undefined): boolean => mayDo(user, 'gAdminArea');

/** Whose access has run out gets the empty frame of the administration, or a 401 upon which the client refreshes. */
const mayRefresh = (request: FastifyRequest, user: Subject | undefined): boolean =>
	hasLapsed(request, user) && (isForMachines(request) || administration.test(pathOf(request)));

function mayPass(request: FastifyRequest, tenant: Tenant, user: Subject | undefined): boolean {
	const path = pathOf(request);
	if (provedElsewhere(path) || mayRefresh(request, user)) return true;
	if (tenant.deletedAt) return user?.operator !== undefined || signInCalls.test(path);
	return isStaff(user) || signInCalls.test(path) || signInPages.test(path) || filesOfPages.test(path);
}

type ContactOf = (tenant: Tenant) => Promise<Contact>;

/** Visitors of a shop that is closed may come in numbers; a failure leaves them the page without it. */
function contactsIn(database: Database): ContactOf {
	const found = new BoundedCache<string, Contact>({ maxEntries: 1000, maxAgeMs: 60_000 });
	return async ({ id }) => {
		const cached = found.get(id);
		if (cached) return cached;
		try {
			const { mail, phone } = await database.inTenant(id, (sql) => findShopDetails(sql, id));
			found.set(id, { mail, phone });
			return { mail, phone };
		} catch {
			return { mail: '', phone: '' };
		}
	};
}

async function refuse(
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
	contactOf: ContactOf,
): Promise<FastifyReply> {
	if (tenant.deletedAt)
		return isForMachines(request)
			? sendRefusal(request, reply, { status: 404, message: messageOf('NOT_FOUND') })
			: sendUnknownHost(request, reply);
	reply.header('retry-after', String(retryAfter));
	const cause = new ApiError('TENANT_SUSPENDED', undefined, { retryAfter });
	return isForMachines(request)
		? sendRefusal(request, reply, { status: 503, message: cause.message, cause, retryAfter })
		: sendSuspended(request, reply, tenant, await contactOf(tenant));
}

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	/** Names of the operations in a document of the API. */
	operationsIn(query: string): Promise<readonly string[]>;
}

export function closeShops(scope: FastifyInstance, { database, subjects, operationsIn }: Parts): void {
	const contactOf = contactsIn(database);
	const isDocument = (request: FastifyRequest) => pathOf(request) === graphqlPath && request.method === 'POST';

	scope.addHook('onRequest', async (request, reply) => {
		const { tenant } = request;
		if (!tenant || isOpen(tenant) || (tenant.deletedAt === null && isDocument(request))) return;
		if (!mayPass(request, tenant, await userOf(request, subjects))) return refuse(request, reply, tenant, contactOf);
	});

	scope.addHook('preHandler', async (request, reply) => {
		const { tenant, body } = request;
		if (!tenant || isOpen(tenant) || !isDocument(request)) return;
		if (mayPass(request, tenant, await userOf(request, subjects))) return;
		const query = typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
		const names = await operationsIn(query);
		const isSignIn = names.length > 0 && names.every((name) => signInOperations.has(name));
		if (tenant.deletedAt || !isSignIn) return refuse(request, reply, tenant, contactOf);
	});
}
