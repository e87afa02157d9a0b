// Where a link within the shop leads: what can be looked up there, or whether it leads anywhere at all.
import { isSlug } from '../catalogue/slug.ts';
import { reservedSegments } from './slugs.ts';

/** Regular pages that every shop has, until it puts its own at their addresses. */
const offerPages = ['pricing', 'roi', 'roi-print'] as const;
export type OfferPage = (typeof offerPages)[number];

const linkedKinds = ['page', 'link', 'product', 'category'] as const;

/** What has a page of its own, by its slug. */
export interface LinkedEntity {
	kind: (typeof linkedKinds)[number];
	slug: string;
}

/** `somewhere`: out of the shop, or where no one has to look; `nowhere`: no page can be there. */
export type LinkedTo = LinkedEntity | 'somewhere' | 'nowhere';

const kindOfSegment: ReadonlyMap<string, LinkedEntity['kind']> = new Map([
	['product', 'product'],
	['category', 'category'],
	['links', 'link'],
]);

function segmentsOf(url: string): string[] | undefined {
	if (!url.startsWith('/') || url.startsWith('//') || !URL.canParse(url, 'https://shop.invalid')) return undefined;
	return new URL(url, 'https://shop.invalid').pathname.split('/').filter(Boolean);
}

/** @param languages of the shop: their codes may stand in front */
export function linkedTo(url: string, languages: readonly string[]): LinkedTo {
	const segments = segmentsOf(url);
	if (!segments) return 'somewhere';
	const isSpoken = languages.some((language) => language.toLowerCase() === segments[0]?.toLowerCase());
	const [first = '', second, ...more] = isSpoken ? segments.slice(1) : segments;
	// Files have a dot, which no address of a page has.
	if (first === '' || first.includes('.')) return 'somewhere';
	const kind = kindOfSegment.get(first);
	if (kind) return second !== undefined && more.length === 0 && isSlug(second) ? { kind, slug: second } : 'nowhere';
	if (reservedSegments.has(first)) return 'somewhere';
	if (second !== undefined || !isSlug(first)) return 'nowhere';
	return offerPages.some((slug) => slug === first) ? 'somewhere' : { kind: 'page', slug: first };
}
