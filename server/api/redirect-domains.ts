// A shop has one default domain: pages at its other ones lead there, with path and query. Calls, files and what machines ask are answered
// wherever they come in.
import type { FastifyInstance } from 'fastify';
import { defaultHostOf, meaningOfHost, originAt, readHost } from '../../rules/hosts.ts';
import { originOf } from './session.ts';

const noPage = /^\/(?:service-api|\.well-known|media|theme|sitemap)\/|^\/(?:robots\.txt|sitemap\.xml)$/;

/** With a domain that fails staff must still get in: at the fallback, with all that a log-in needs. */
const forStaff =
	/^\/(?:[a-z]{2}-[a-z]{2}\/)?(?:admin|themeeditor|login|forgot-password|reset-password|confirm-email|setup)(?:\/|$)/i;

interface Platform {
	platformDomain: string;
	behindProxy: boolean;
}

export function redirectToDefaultDomain(scope: FastifyInstance, { platformDomain, behindProxy }: Platform): void {
	scope.addHook('onRequest', async (request, reply) => {
		const { tenant, method } = request;
		const target = request.url.replace(/^https?:\/\/[^/?]*/i, '');
		const [path = ''] = target.split('?', 1);
		const isPage = (method === 'GET' || method === 'HEAD') && path.startsWith('/') && !noPage.test(path);
		const host = readHost(request.host);
		if (!tenant || !isPage || host === undefined) return;
		const { kind } = meaningOfHost(host, platformDomain);
		const wanted = defaultHostOf(tenant, platformDomain);
		if (host === wanted || kind === 'bare' || (kind === 'platform' && forStaff.test(path))) return;
		const { shop } = originOf(request, behindProxy);
		// Permanent for search engines, but looked at again by browsers: another default would lead them in circles.
		return reply.header('cache-control', 'no-cache').redirect(`${originAt(wanted, shop)}${target}`, 301);
	});
}
