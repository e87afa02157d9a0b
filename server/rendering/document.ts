// The one writer of documents: everything that goes into a page is escaped here.
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { escaped } from '../../rules/html.ts';
import type { ForeignLoad, PagePart, PreparedPart } from '../../rules/page-contract.ts';
import type { HeadElement } from '../../rules/seo/head.ts';
import { escapedJson } from './escaped-json.ts';
import { headTags } from './head-tags.ts';

export interface DocumentParts {
	language: string;
	/** From other sites: its policy allows no more. */
	loads?: readonly ForeignLoad[] | undefined;
	title: string;
	head: readonly HeadElement[];
	styles: string[];
	scripts: string[];
	/** Code that the page will need in a moment. */
	modules: string[];
	fonts: string[];
	/** The address of the theme's styles. */
	theme: string;
	/** The address of the sign in the browser's tab. */
	icon: string;
	/** The same for visitors whose system is dark. */
	iconDark: string | undefined;
	/** Whether there is a dark look: then the empty page is dark before any style has come, and nothing flashes. */
	dark: boolean;
	/** Rendered by React, which escapes. */
	html: readonly PagePart[];
	/** Markup above it, for a few readers; everything in it is escaped. */
	notices?: string | undefined;
	/** JSON. */
	state: readonly PagePart[];
}

const escapedParts = new WeakMap<PreparedPart, PreparedPart>();

function escapedPart(part: PagePart): PagePart {
	if (typeof part === 'string') return escapedJson(part);
	const escapedOnce = escapedParts.get(part) ?? { text: escapedJson(part.text) };
	escapedParts.set(part, escapedOnce);
	return escapedOnce;
}

const tags = (values: readonly string[], tag: (value: string) => string): string =>
	values.map((value) => tag(escaped(value))).join('');

const heads = new BoundedCache<string, PreparedPart>({ maxEntries: 500 });

/** What every page of its kind in a shop begins with, until something changes: compressed once. */
const preparedHead = (text: string): PreparedPart => heads.getOrMake(text, () => ({ text }));

const inTheDark = '(prefers-color-scheme: dark)';

/** Tells the script of the shop what its document may load, as it opens others without a new one. */
const loadsAttribute = (loads: readonly ForeignLoad[] = []): string =>
	loads.length > 0 ? ` data-loads="${escaped(loads.join(' '))}"` : '';

export function writeDocument(parts: DocumentParts): PagePart[] {
	const own =
		`<!doctype html><html lang="${escaped(parts.language)}"${loadsAttribute(parts.loads)}><head><meta charset="utf-8">` +
		'<meta name="viewport" content="width=device-width, initial-scale=1">' +
		`<title>${escaped(parts.title)}</title>${headTags(parts.head)}`;
	const head =
		(parts.dark ? '<meta name="color-scheme" content="light dark">' : '') +
		`<link rel="icon" href="${escaped(parts.icon)}">` +
		tags(parts.iconDark ? [parts.iconDark] : [], (href) => `<link rel="icon" media="${inTheDark}" href="${href}">`) +
		tags(parts.fonts, (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`) +
		tags([parts.theme, ...parts.styles], (href) => `<link rel="stylesheet" href="${href}">`) +
		tags(parts.modules, (href) => `<link rel="modulepreload" href="${href}">`) +
		tags(parts.scripts, (src) => `<script type="module" src="${src}"></script>`) +
		'</head><body>';
	const root = '<div id="root">';
	const { notices } = parts;
	return [
		own,
		...(notices === undefined ? [preparedHead(head + root)] : [preparedHead(head), notices + root]),
		...parts.html,
		'</div><script type="application/json" id="state">',
		...parts.state.map(escapedPart),
		'</script></body></html>',
	];
}
