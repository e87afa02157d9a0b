// The head of a document: what it says of itself to search engines and to those who show a link to it, element by element. The server
// writes them, the browser puts them in their places anew when a reader has gone on to another page.
import { type Language, pathOfLanguage } from '../languages.ts';
import type { PageHead } from '../page-contract.ts';

/** Where a document stands, and what it is called. */
interface Standing {
	title: string;
	shopName: string;
	language: string;
	languages: readonly Language[];
	/** The part of the address before the route: '' or '/en-gb'. */
	base: string;
	/** https://shop.example */
	origin: string;
}

export interface HeadElement {
	tag: 'meta' | 'link' | 'script';
	attributes: Record<string, string>;
	/** What stands inside of it, as JSON. */
	data?: object;
}

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined): HeadElement[] =>
	content ? [{ tag: 'meta', attributes: { [attribute]: name, content } }] : [];

const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

/** The same page in every language of the shop; the first one is the default. */
function alternatesOf({ path }: PageHead, { languages, origin }: Standing): HeadElement[] {
	const ordered = [...languages.filter((one) => one.default), ...languages.filter((one) => !one.default && !one.draft)];
	const found = ordered.map((language) => ({
		hreflang: language.languageCode,
		href: `${origin}${pathOfLanguage(language).replace(/\/$/, '')}${path}`,
	}));
	const [usual] = found;
	const all = usual && found.length > 1 ? [...found, { hreflang: 'x-default', href: usual.href }] : found;
	return all.map((one) => link({ rel: 'alternate', ...one }));
}

function graphOf(head: PageHead, { title, language, shopName, origin }: Standing, canonical: string): HeadElement[] {
	const { image, description, type } = head;
	return [
		...meta('property', 'og:type', type),
		...meta('property', 'og:title', title),
		...meta('property', 'og:description', description),
		...meta('property', 'og:url', canonical),
		...meta('property', 'og:site_name', shopName),
		...meta('property', 'og:locale', language.replace('-', '_')),
		...meta('property', 'og:image', image ? new URL(image.url, origin).href : undefined),
		...meta('property', 'og:image:alt', image?.alt),
		...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
	];
}

/** With whole addresses: what is read elsewhere does not know where it was found. */
export function headElements(head: PageHead, standing: Standing): HeadElement[] {
	const described = meta('name', 'description', head.description);
	if (!head.indexed) return [...described, ...meta('name', 'robots', 'noindex, follow')];
	const canonical = `${standing.origin}${standing.base}${head.path}`;
	return [
		...described,
		link({ rel: 'canonical', href: canonical }),
		...alternatesOf(head, standing),
		...graphOf(head, standing, canonical),
		// A block of data: no browser runs it, and no policy about scripts is asked.
		...head.structured.map(
			(data): HeadElement => ({ tag: 'script', attributes: { type: 'application/ld+json' }, data }),
		),
	];
}

/** Finds all of them in a document, and nothing else. */
export const headSelector = [
	'meta[name="description"]',
	'meta[name="robots"]',
	'meta[name="twitter:card"]',
	'meta[property^="og:"]',
	'link[rel="canonical"]',
	'link[rel="alternate"][hreflang]',
	'script[type="application/ld+json"]',
].join();
