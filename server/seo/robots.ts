// What search engines should leave alone, and where the map of the shop is.
import { pathOfLanguage } from '../../rules/languages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

/** What is a user's own, what is worked with, and what is the same as something else. */
const closed = [
	'/service-api/',
	'/admin',
	'/themeeditor',
	'/account',
	'/cart',
	'/checkout',
	'/orders/',
	'/studio/',
	'/designs/',
	'/login',
	'/signup',
	'/forgot-password',
	'/reset-password',
	'/confirm-email',
	'/search',
	'/formtest',
	'/kit',
	'/punchout/',
];

/** Pages in other languages stand under these; the API has none. */
export function writeRobots(tenant: Tenant, origin: string): string {
	const bases = tenant.languages.map((language) => pathOfLanguage(language).replace(/\/$/, ''));
	const rules = closed.flatMap((path) =>
		(path.startsWith('/service-api') ? [''] : bases).map((base) => `Disallow: ${base}${path}`),
	);
	return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
