// What the address of a page may be. A regular page stands at the root of the shop, where routes of our own and languages stand, too.
import { isSlug } from '../catalogue/slug.ts';
import type { PageKind } from './block.ts';

/**
 * Every first segment that leads somewhere else: pages of the shop, the administration, routes of the server, and what is promised to
 * come. A test compares this with the tables of routes.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
	'account',
	'admin',
	'assets',
	'cancel-contract',
	'cart',
	'category',
	'checkout',
	'confirm-email',
	'designs',
	'forgot-password',
	'formtest',
	'get-in-touch',
	'kit',
	'login',
	'media',
	'newsletter',
	'orders',
	'product',
	'products',
	'punchout',
	'reset-password',
	'search',
	'service-api',
	'setup',
	'shipping-costs',
	'signup',
	'sitemap',
	'studio',
	'theme',
	'themeeditor',
	'withdraw',
]);

export type SlugError = 'invalid' | 'reserved';

/** Of the shop, and what any shop may speak one day: en-gb. */
const isLanguage = (slug: string, languages: readonly string[]): boolean =>
	/^[a-z]{2}-[a-z]{2}$/.test(slug) || languages.some((language) => language.toLowerCase() === slug);

/** As a whole, or followed by a hyphen: `admin-news` would pass for a part of the administration, `accounting` for none of the account. */
function isReserved(slug: string, languages: readonly string[]): boolean {
	const words = [...reservedSegments, ...languages.map((language) => language.toLowerCase())];
	return isLanguage(slug, languages) || words.some((word) => slug === word || slug.startsWith(`${word}-`));
}

/** @param languages of the shop */
export function slugError(slug: string, kind: PageKind, languages: readonly string[]): SlugError | undefined {
	if (!isSlug(slug)) return 'invalid';
	if (kind === 'link') return undefined;
	return slug.startsWith('links') || isReserved(slug, languages) ? 'reserved' : undefined;
}
