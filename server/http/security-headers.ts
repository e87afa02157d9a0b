// Headers that every answer carries. Pages have no inline script at all, and no style element but the theme, by its hash.
import type { FastifyInstance } from 'fastify';

interface PolicyOptions {
	/** The hash of the one style element a page has. */
	styleHash?: string;
	development: boolean;
}

export function contentSecurityPolicy({ styleHash, development }: PolicyOptions): string {
	const styles = styleHash ? ` '${styleHash}'` : '';
	return [
		"default-src 'self'",
		"script-src 'self'",
		// Vite's development server puts style elements into the page; style attributes are written by components.
		`style-src 'self'${development ? " 'unsafe-inline'" : styles}`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		`connect-src 'self'${development ? ' ws:' : ''}`,
		// Its client waits for a restarted server in a worker of its own making.
		...(development ? ["worker-src 'self' blob:"] : []),
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
}

export const securityHeaders = (development: boolean): Record<string, string> => ({
	'content-security-policy': contentSecurityPolicy({ development }),
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
});

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(headers);
		if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
	});
}
