// A browser that another site steers must not change anything here: what it sends names where it comes from.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messageOf } from '../graphql/errors.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Callers without a browser send neither header. */
function isForeign({ headers, host }: FastifyRequest): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
	const { origin } = headers;
	if (origin === undefined) return false;
	return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}

export function refuseForeignOrigins(scope: FastifyInstance): void {
	scope.addHook('onRequest', (request, reply, done) => {
		if (harmless.has(request.method) || !isForeign(request)) done();
		else reply.code(403).send({ statusCode: 403, message: messageOf('FORBIDDEN') });
	});
}
