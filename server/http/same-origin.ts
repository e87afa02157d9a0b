// A browser that another site steers must not change anything here: what it sends names where it comes from.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messageOf } from '../graphql/errors.ts';
import { sendRefusal } from './refuse.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (text: string): string | undefined => (URL.canParse(text) ? new URL(text).origin : undefined);

/** Scheme, host and port, as a proxy that is trusted has told them. Callers without a browser send neither header. */
function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
	if (headers.origin === undefined) return false;
	// A page that tells no referrer sends its forms from `null`; the browser itself says, out of reach of scripts, that they are of this origin.
	if (headers.origin === 'null' && site === 'same-origin') return false;
	const own = originOf(`${protocol}://${host}`);
	return own === undefined || originOf(headers.origin) !== own;
}

/** The one mistake that shuts everyone out: TLS ends at a proxy of which we know nothing. */
const isUnknownProxy = ({ headers, protocol, host }: FastifyRequest): boolean =>
	protocol === 'http' && headers['sec-fetch-site'] === 'same-origin' && headers.origin === `https://${host}`;

const advice =
	'refused: the browser speaks https, this server was asked over http. If a proxy ends TLS, name it in TRUSTED_PROXIES and let it send x-forwarded-proto';

export function refuseForeignOrigins(scope: FastifyInstance): void {
	scope.addHook('onRequest', (request, reply, done) => {
		if (harmless.has(request.method) || !isForeign(request)) done();
		else {
			if (isUnknownProxy(request)) request.log.warn(advice);
			sendRefusal(request, reply, { status: 403, message: messageOf('FORBIDDEN') });
		}
	});
}
