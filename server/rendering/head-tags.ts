// What a document says of itself to search engines and to those who show a link to it. All of it is escaped here.
import { escaped } from '../../rules/html.ts';
import type { PageHead } from '../../rules/page-contract.ts';
import { escapedJson } from './escaped-json.ts';

export interface HeadParts extends PageHead {
	title: string;
	language: string;
	shopName: string;
	/** The whole address of the page; undefined for one that is not to be found. */
	canonical: string | undefined;
	/** The same page in every language of the shop, with whole addresses; the first one is the default. */
	alternates: readonly { language: string; href: string }[];
	/** The whole address of its picture. */
	imageAddress: string | undefined;
}

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined): string =>
	content ? `<meta ${attribute}="${name}" content="${escaped(content)}">` : '';

const locale = (language: string) => language.replace('-', '_');

function alternateTags(alternates: HeadParts['alternates']): string {
	const [usual] = alternates;
	const all =
		usual && alternates.length > 1 ? [...alternates, { language: 'x-default', href: usual.href }] : alternates;
	return all
		.map(({ language, href }) => `<link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}">`)
		.join('');
}

function graphTags({
	title,
	description,
	canonical,
	image,
	imageAddress,
	language,
	shopName,
	type,
}: HeadParts): string {
	const picture = imageAddress ? image : null;
	return (
		meta('property', 'og:type', type) +
		meta('property', 'og:title', title) +
		meta('property', 'og:description', description) +
		meta('property', 'og:url', canonical) +
		meta('property', 'og:site_name', shopName) +
		meta('property', 'og:locale', locale(language)) +
		meta('property', 'og:image', imageAddress) +
		meta('property', 'og:image:alt', picture?.alt) +
		meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary')
	);
}

export function headTags(head: HeadParts): string {
	const { description, canonical, indexed, structured } = head;
	if (!indexed) return meta('name', 'description', description) + meta('name', 'robots', 'noindex, follow');
	return (
		meta('name', 'description', description) +
		(canonical ? `<link rel="canonical" href="${escaped(canonical)}">` : '') +
		alternateTags(head.alternates) +
		graphTags(head) +
		// A block of data: no browser runs it, and no policy about scripts is asked.
		structured
			.map((data) => `<script type="application/ld+json">${escapedJson(JSON.stringify(data))}</script>`)
			.join('')
	);
}
