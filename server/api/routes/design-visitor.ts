// Who visits the page of a design: a session whose access has run out goes on, and the link of a mail begins one.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { Database } from '../../database/connection.ts';
import { designReader, findAccess } from '../../designs/access/design-access.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { markerCookie, orderTokens } from '../cookies.ts';
import { userOf } from '../session.ts';
import { continueSession } from './plain-forms.ts';
import { resumeSession } from './resume.ts';

interface VisitorParts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

/** Who has come with the link of a mail has no session, and needs one to edit: it begins only where that link opens the design. */
async function beginForLink(
	parts: VisitorParts,
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
): Promise<Subject | undefined> {
	const { draft: named, design = named } = request.params as Record<string, string>;
	const draft = String(design ?? '').toLowerCase();
	const reader = designReader(undefined, orderTokens(request));
	if (reader.orderTokens.length === 0 || !isId(draft)) return undefined;
	const access = await parts.database.inTenant(tenant.id, (sql) => findAccess(sql, tenant.id, reader, draft));
	return access === 'link' ? continueSession(parts, request, reply, tenant) : undefined;
}

/** @returns `lapsed`: an account whose session has ended, to be signed in again; undefined: nobody */
export async function findDesignVisitor(
	parts: VisitorParts,
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
): Promise<Subject | 'lapsed' | undefined> {
	const { signIn } = parts;
	const known = (await userOf(request, signIn.subjects)) ?? (await resumeSession(signIn, request, reply, tenant));
	if (!known && markerCookie(request) === 'user') return 'lapsed';
	return known ?? beginForLink(parts, request, reply, tenant);
}
