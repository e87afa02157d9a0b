// Visits from purchasing systems, in every request of the shop: whose it is, who may show it in a frame, and what such a visitor does not do here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../../graphql/errors.ts';
import { isForMachines, sendRefusal } from '../../http/refuse.ts';
import { isSandboxHost, type ProcurementServices } from '../../procurement/core/services.ts';
import { findVisit, framesOf, type ProcurementVisit } from '../../procurement/sessions/find-visit.ts';
import { clearVisit, visitCookie } from '../cookies.ts';
import { sendPunchoutNotice } from '../punchout-pages.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Undefined: no visit from a purchasing system. */
		procurement: ProcurementVisit | undefined;
	}
}

interface Parts {
	database: Database;
	services: ProcurementServices;
}

export const inspectPath = '/punchout/cart';

/** An account, and paying: what a person of a purchasing system has none of. */
const notForThem =
	/^(?:\/[a-z]{2}-[a-z]{2})?\/(?:login|signup|forgot-password|reset-password|confirm-email|account|checkout)(?:\/|$)/;
const accountCalls = /^\/service-api\/auth\/(?!temporarySession)/;

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';
const isOfPunchout = (path: string) => path.startsWith('/punchout/');

/** The files that pages are made of are the same for everyone. */
const isFile = (path: string) => /^\/(?:theme|media)\//.test(path);

function refuse(request: FastifyRequest, reply: FastifyReply, visit: ProcurementVisit): FastifyReply | undefined {
	const path = pathOf(request);
	const { tenant } = request;
	if (isOfPunchout(path) || isFile(path) || !tenant) return undefined;
	const base = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';
	if (!visit.subject) {
		const cause = new ApiError('PROCUREMENT_SESSION_ENDED');
		if (isForMachines(request)) return sendRefusal(request, reply, { status: 401, message: cause.message, cause });
		if (visit.isOver) return sendPunchoutNotice(clearVisit(request, reply), tenant, 'ended', visit.session.language);
		return reply.header('cache-control', 'no-store').redirect(inspectPath, 302);
	}
	if (accountCalls.test(path)) {
		const cause = new ApiError('FORBIDDEN');
		return sendRefusal(request, reply, { status: 403, message: cause.message, cause });
	}
	if (request.method === 'GET' && notForThem.test(path))
		return reply.header('cache-control', 'no-store').redirect(`${base}/cart`, 302);
	return undefined;
}

export function recogniseVisits(scope: FastifyInstance, { database, services }: Parts): void {
	scope.addHook('onRequest', async (request, reply) => {
		const cookie = request.headers.cookie === undefined ? undefined : visitCookie(request);
		if (!cookie || !request.tenant) return;
		const visit = await findVisit(database, request.tenant.id, cookie);
		if (!visit) return;
		request.procurement = visit;
		request.framedBy = framesOf(visit.settings.hosts, (host) => isSandboxHost(services, host));
		return refuse(request, reply, visit);
	});
}
