// Headers that every response carries. Pages have no inline script and no style element at all.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ForeignLoad } from '../../rules/page-contract.ts';

/** @returns the header of Strict-Transport-Security; undefined where none is sent */
export type TransportSecurity = (asked: {
	host: string;
	secure: boolean;
	tenant?: { secureSubdomains: boolean } | undefined;
}) => string | undefined;

declare module 'fastify' {
	interface FastifyInstance {
		transportSecurity: TransportSecurity;
	}
	interface FastifyRequest {
		/** Origins that may show the response in a frame, beside the shop itself. */
		framedBy: readonly string[] | undefined;
	}
}

const policyHeader = 'content-security-policy';
const ownScripts = "script-src 'self'";
const ownImages = "img-src 'self' data:";
const ownFrames = "frame-ancestors 'self'";

function contentSecurityPolicy(development: boolean, payPages: readonly string[]): string {
	return [
		"default-src 'self'",
		ownScripts,
		// Vite's development server puts style elements into the page; style attributes are written by components.
		`style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
		"style-src-attr 'unsafe-inline'",
		ownImages,
		`connect-src 'self'${development ? ' ws:' : ''}`,
		// Its client waits for a restarted server in a worker of its own making.
		...(development ? ["worker-src 'self' blob:"] : []),
		"object-src 'none'",
		"base-uri 'none'",
		// Text becomes markup or a script by these policies alone (web/platform/trusted-types.ts). Vite's development server has none.
		...(development
			? []
			: ["require-trusted-types-for 'script'", 'trusted-types default inert-document structured-data']),
		// A form without JavaScript that orders is answered with the way to where one pays, and browsers validate that as well.
		["form-action 'self'", ...payPages].join(' '),
		// The theme editor shows the shop's own pages; no other site may.
		ownFrames,
	].join('; ');
}

/** @param payPages origins to which shoppers are sent for paying */
export const securityHeaders = (development: boolean, payPages: readonly string[] = []): Record<string, string> => ({
	[policyHeader]: contentSecurityPolicy(development, payPages),
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
});

/** For a document that sets type with WebAssembly, which a policy allows by itself: no text becomes JavaScript by it. */
export const allowWebAssembly = (headers: Record<string, string>): Record<string, string> => ({
	...headers,
	[policyHeader]: (headers[policyHeader] ?? '').replace(`${ownScripts};`, `${ownScripts} 'wasm-unsafe-eval';`),
});

/** Pictures have sources of their own (`allowForeignImages`). */
const loadedFrom: Readonly<Partial<Record<ForeignLoad, { directive: string; sources: string }>>> = {
	media: { directive: 'media-src', sources: 'https:' },
	youtube: { directive: 'frame-src', sources: 'https://www.youtube-nocookie.com' },
	vimeo: { directive: 'frame-src', sources: 'https://player.vimeo.com' },
	frames: { directive: 'frame-src', sources: 'https:' },
};

/** For a page that loads something from other sites: that, and nothing else. */
export function allowForeignLoads(
	headers: Record<string, string>,
	loads: readonly ForeignLoad[],
): Record<string, string> {
	const opened = Map.groupBy(
		loads.flatMap((load) => loadedFrom[load] ?? []),
		({ directive }) => directive,
	);
	if (opened.size === 0) return headers;
	const added = [...opened].map(
		([directive, all]) => `${directive} 'self' ${all.map(({ sources }) => sources).join(' ')}`,
	);
	return { ...headers, [policyHeader]: [headers[policyHeader] ?? '', ...added].join('; ') };
}

/** For the screens of those who search pictures of other sites. */
export const allowForeignImages = (
	headers: Record<string, string>,
	sources: readonly string[],
): Record<string, string> => ({
	...headers,
	[policyHeader]: (headers[policyHeader] ?? '').replace(ownImages, [ownImages, ...new Set(sources)].join(' ')),
});

/** What is different about a request for what every response carries. */
export interface ResponseContext {
	id: string;
	/** How it is to be asked from now on; undefined: nothing is said. */
	transport: string | undefined;
	framedBy?: readonly string[] | undefined;
}

export function readResponseContext(request: FastifyRequest): ResponseContext {
	const { id, protocol, host, tenant, server, framedBy } = request;
	return { id, transport: server.transportSecurity({ host, secure: protocol === 'https', tenant }), framedBy };
}

/** Whoever has opened the shop in a window of their own goes on talking to that window when it comes back to them. */
const framed = (headers: Record<string, string>, origins: readonly string[]): Record<string, string> => ({
	...headers,
	[policyHeader]: (headers[policyHeader] ?? '').replace(ownFrames, `${ownFrames} ${origins.join(' ')}`),
	'cross-origin-opener-policy': 'unsafe-none',
});

/** What every response carries, no matter who writes it. */
export function commonHeaders(
	{ id, transport, framedBy }: ResponseContext,
	headers: Record<string, string>,
): Record<string, string> {
	const all: Record<string, string> = { ...(framedBy ? framed(headers, framedBy) : headers), 'x-request-id': id };
	if (transport !== undefined) all['strict-transport-security'] = transport;
	return all;
}

/** A route's own headers stay as they are. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
	app.addHook('onSend', (request, reply, payload, done) => {
		for (const [name, value] of Object.entries(commonHeaders(readResponseContext(request), headers))) {
			if (!reply.hasHeader(name)) reply.header(name, value);
		}
		done(null, payload);
	});
}
