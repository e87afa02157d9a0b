// Where purchasing systems come in: cXML by a program, OCI by a browser that another site sends, and the start of a visit. Their proof is a secret or a
// ticket, so where the call comes from does not count, and neither does any session.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOfLanguage, publishedLanguages } from '../../../rules/languages.ts';
import { cxmlPath, ociPath } from '../../../rules/procurement/addresses.ts';
import type { Caller } from '../../accounts/services.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { LineAttachments } from '../../cart/line-attachments.ts';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../../graphql/errors.ts';
import { findBuyer, type StoredBuyer } from '../../procurement/buyers/buyer-rows.ts';
import { startVisit } from '../../procurement/carts/start-visit.ts';
import { isSandboxHost, type ProcurementServices } from '../../procurement/core/services.ts';
import { respondToOci } from '../../procurement/oci/respond-to-oci.ts';
import { respondToCxml } from '../../procurement/requests/respond-to-cxml.ts';
import { startPath } from '../../procurement/sessions/begin-visit.ts';
import { framesOf } from '../../procurement/sessions/find-visit.ts';
import { sessionHours } from '../../procurement/sessions/session-rows.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { setVisit } from '../cookies.ts';
import { preferredLanguage } from '../plain-pages.ts';
import { sendPunchoutNotice, sendWayBack } from '../punchout-pages.ts';
import { originOf } from '../session.ts';
import { inspectPath } from './procurement-visits.ts';

interface Parts {
	database: Database;
	services: ProcurementServices;
	signIn: SignIn;
	attachments: LineAttachments;
	platformDomain: string;
	behindProxy: boolean;
}

const longestMessage = 2 ** 20;
const longestForm = 65_536;

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://shop').searchParams;

function tenantOf({ tenant }: FastifyRequest): Tenant {
	if (!tenant) throw new ApiError('NOT_FOUND');
	return tenant;
}

export function addProcurementDoors(scope: FastifyInstance, parts: Parts): void {
	const { database, services, signIn, attachments, platformDomain, behindProxy } = parts;

	const callerOf = (request: FastifyRequest): Caller => ({
		...originOf(request, behindProxy),
		tenant: tenantOf(request),
		user: undefined,
		services: signIn.services,
	});

	const framesFor = ({ settings }: StoredBuyer): string[] =>
		framesOf(settings.hosts, (host) => isSandboxHost(services, host));

	function languageOf(request: FastifyRequest): string {
		const tenant = tenantOf(request);
		const wanted = preferredLanguage(request.headers['accept-language']);
		return tenant.languages.some(({ languageCode }) => languageCode === wanted) ? wanted : defaultLanguage(tenant);
	}

	scope.register(async (own) => {
		own.removeAllContentTypeParsers();
		own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestMessage }, (_request, body, done) =>
			done(null, body),
		);
		own.post(cxmlPath, async (request, reply) => {
			const { body, headers } = request;
			const xml = await respondToCxml({
				...{ database, services, tenant: tenantOf(request), caller: callerOf(request), platformDomain },
				bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
				contentType: headers['content-type'],
				report: (error) => request.log.error({ err: error }, 'a message of a purchasing system failed'),
			});
			return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(xml);
		});
	});

	async function enterByOci(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const tenant = tenantOf(request);
		const { body } = request;
		const sources = [queryOf(request), ...(body instanceof URLSearchParams ? [body] : [])];
		const call = { database, services, tenant, caller: callerOf(request), platformDomain, sources };
		const answer = await respondToOci(call);
		if (answer.buyer) request.framedBy = framesFor(answer.buyer);
		reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
		if (answer.kind === 'start') return reply.redirect(answer.url, 303);
		if (answer.kind === 'refused') return sendPunchoutNotice(reply, tenant, 'refused', languageOf(request), 403);
		const { form, buyer, language } = answer;
		const back = { tenant, language, form, hasCart: form.fields.length > 0, buyerName: buyer.name };
		return sendWayBack(reply, { ...back, frames: framesFor(buyer) });
	}

	scope.register(async (own) => {
		own.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: longestForm },
			async (_request: FastifyRequest, text: string | Buffer) =>
				new URLSearchParams(String(text).replaceAll('%00', '')),
		);
		own.get(ociPath, enterByOci);
		own.post(ociPath, enterByOci);
	});

	scope.get(startPath, async (request, reply) => {
		const tenant = tenantOf(request);
		reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
		const started = await startVisit(database, tenant.id, queryOf(request).get('ticket') ?? '', attachments);
		if (!started) return sendPunchoutNotice(reply, tenant, 'ticket', languageOf(request), 410);
		const { session, cookie } = started;
		const buyer = await database.inTenant(tenant.id, (sql) => findBuyer(sql, tenant.id, session.buyerId));
		if (buyer) request.framedBy = framesFor(buyer);
		setVisit(request, reply, cookie, sessionHours * 3600);
		if (session.operation === 'inspect') return reply.redirect(inspectPath, 303);
		const spoken = publishedLanguages(tenant.languages).find(({ languageCode }) => languageCode === session.language);
		const base = spoken ? pathOfLanguage(spoken).replace(/\/$/, '') : '';
		return reply.redirect(`${base}${session.startPath}`, 303);
	});
}
