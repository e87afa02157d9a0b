// Takes a feed apart: RSS, RDF, Atom and JSON Feed. It runs in the child process for untrusted work and knows nothing but its arguments.
import { decodeHTML } from 'entities';
import { parseFeed } from 'feedsmith';
import type { FeedItem, FeedMedia } from '../../../rules/feeds/feed.ts';
import type { TaskFunction } from '../../untrusted-work/task.ts';

interface Options {
	/** Where it was fetched: relative addresses begin there. */
	address: string;
	mostItems: number;
}

export type ParsedFeed = { title: string; items: FeedItem[] } | { refused: true };

type Parsed = ReturnType<typeof parseFeed>;
type RssItem = NonNullable<Extract<Parsed, { format: 'rss' }>['feed']['items']>[number];
type RdfItem = NonNullable<Extract<Parsed, { format: 'rdf' }>['feed']['items']>[number];
type AtomEntry = NonNullable<Extract<Parsed, { format: 'atom' }>['feed']['entries']>[number];
type JsonItem = NonNullable<Extract<Parsed, { format: 'json' }>['feed']['items']>[number];

const longest = { line: 300, paragraph: 4000, excerpt: 280, paragraphs: 60, categories: 20, address: 2000 };

/** Beginnings and ends of these divide paragraphs. */
const blockTags =
	/<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|section|article|tr|table|figure|figcaption|hr|pre)\b[^>]*>/gi;
/** With all that stands in them. */
const silentTags = /<(script|style|iframe|object|svg|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const anyTag = /<\/?[a-z!][^>]*>/gi;

const tidy = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	const atWord = cut.lastIndexOf(' ');
	return `${(atWord > most / 2 ? cut.slice(0, atWord) : cut).toWellFormed().trimEnd()}…`;
}

function paragraphsOf(html: string | undefined): string[] {
	return (html ?? '')
		.replaceAll(/<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>/g, '')
		.replaceAll(silentTags, ' ')
		.replaceAll(blockTags, '\n\n')
		.replaceAll(anyTag, '')
		.split(/\n\s*\n/)
		.map((part) => shorten(tidy(decodeHTML(part)), longest.paragraph))
		.filter((part) => part !== '')
		.slice(0, longest.paragraphs);
}

const lineOf = (text: string | undefined): string => shorten(paragraphsOf(text).join(' '), longest.line);

/** Addresses of other protocols lead nowhere. */
function addressOf(text: string | undefined, base: string): string {
	const url = text && text.length <= longest.address ? URL.parse(text.trim(), base) : null;
	return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : '';
}

/** Pages are served over HTTPS and load nothing that is not. */
function securedAddress(text: string | undefined, base: string): string {
	return addressOf(text, base).replace(/^http:/, 'https:');
}

/** The library says nothing about the type of what is written there. */
function momentOf(text: unknown): string {
	const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
	return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

interface Raw {
	ids: (string | undefined)[];
	title: string | undefined;
	link: string | undefined;
	at: unknown;
	authors: (string | undefined)[];
	categories: (string | undefined)[];
	full: string | undefined;
	summary: string | undefined;
	pictures: (string | undefined)[];
	media: { url?: string | undefined; type?: string | undefined }[];
	seconds: number | undefined;
}

const kindOf = ({ url = '', type = '' }: Raw['media'][number]): FeedMedia['kind'] | undefined => {
	if (/^audio\//i.test(type) || (type === '' && /\.(?:mp3|m4a|ogg|oga|opus|wav|flac)(?:\?|$)/i.test(url)))
		return 'audio';
	return /^video\//i.test(type) || (type === '' && /\.(?:mp4|m4v|webm)(?:\?|$)/i.test(url)) ? 'video' : undefined;
};

function mediaOf(given: Raw['media'], base: string): FeedMedia | null {
	for (const one of given) {
		const kind = kindOf(one);
		const url = securedAddress(one.url, base);
		if (kind && url) return { url, kind, type: /^[\w.+-]+\/[\w.+-]+$/.test(one.type ?? '') ? (one.type ?? '') : '' };
	}
	return null;
}

const imageIn = (html: string | undefined): string | undefined => {
	const found = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)')/i.exec(html ?? '');
	const source = found?.[1] ?? found?.[2];
	return source === undefined ? undefined : decodeHTML(source);
};

const firstOf = (values: readonly string[]): string => values.find((value) => value !== '') ?? '';

function itemOf(raw: Raw, base: string): FeedItem {
	const link = addressOf(raw.link, base);
	const full = paragraphsOf(raw.full);
	const summary = paragraphsOf(raw.summary);
	const title = lineOf(raw.title);
	const publishedAt = momentOf(raw.at);
	const { seconds } = raw;
	return {
		id: firstOf([...raw.ids.map((id) => id?.trim() ?? ''), link, `${title} ${publishedAt}`]).slice(0, longest.address),
		title,
		link,
		publishedAt,
		author: firstOf(raw.authors.map(lineOf)),
		categories: [...new Set(raw.categories.map(lineOf).filter((name) => name !== ''))].slice(0, longest.categories),
		paragraphs: full.length > 0 ? full : summary,
		excerpt: shorten((summary.length > 0 ? summary : full).join(' '), longest.excerpt),
		picture: firstOf(
			[...raw.pictures, imageIn(raw.full), imageIn(raw.summary)].map((one) => securedAddress(one, base)),
		),
		media: mediaOf(raw.media, base),
		seconds: seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : null,
	};
}

const rawOfRss = (item: RssItem): Raw => ({
	ids: [item.guid?.value],
	title: item.title ?? item.itunes?.title,
	link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
	at: item.pubDate ?? item.dc?.dates?.[0],
	authors: [item.dc?.creators?.[0], item.itunes?.author, item.authors?.[0]?.name],
	categories: (item.categories ?? []).map(({ name }) => name),
	full: item.content?.encoded ?? item.description,
	summary: item.description ?? item.itunes?.summary,
	pictures: [
		item.itunes?.image,
		item.media?.thumbnails?.[0]?.url,
		item.media?.contents?.find(({ type, medium }) => medium === 'image' || type?.startsWith('image/'))?.url,
		item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url,
	],
	media: item.enclosures ?? [],
	seconds: item.itunes?.duration,
});

const rawOfRdf = (item: RdfItem): Raw => ({
	ids: [item.link],
	title: item.title,
	link: item.link,
	at: item.dc?.dates?.[0],
	authors: [item.dc?.creators?.[0]],
	categories: item.dc?.subjects ?? [],
	full: item.content?.encoded ?? item.description,
	summary: item.description,
	pictures: [item.media?.thumbnails?.[0]?.url],
	media: [],
	seconds: undefined,
});

const rawOfAtom = (entry: AtomEntry): Raw => ({
	ids: [entry.id],
	title: entry.title?.value,
	link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])?.href,
	at: entry.published ?? entry.updated,
	authors: [entry.authors?.[0]?.name],
	categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
	full: entry.content?.value ?? entry.summary?.value,
	summary: entry.summary?.value,
	pictures: [entry.itunes?.image, entry.media?.thumbnails?.[0]?.url],
	media: (entry.links ?? []).filter(({ rel }) => rel === 'enclosure').map(({ href, type }) => ({ url: href, type })),
	seconds: entry.itunes?.duration,
});

const rawOfJson = (item: JsonItem): Raw => ({
	ids: [item.id],
	title: item.title,
	link: item.url ?? item.external_url,
	at: item.date_published ?? item.date_modified,
	authors: [item.authors?.[0]?.name],
	categories: item.tags ?? [],
	full: item.content_html ?? item.content_text?.replaceAll('<', '&lt;'),
	summary: item.summary?.replaceAll('<', '&lt;'),
	pictures: [item.image, item.banner_image],
	media: (item.attachments ?? []).map(({ url, mime_type }) => ({ url, type: mime_type })),
	seconds: item.attachments?.find(({ duration_in_seconds }) => duration_in_seconds)?.duration_in_seconds,
});

function rawItems(parsed: Parsed): { title: string | undefined; raw: Raw[] } {
	switch (parsed.format) {
		case 'rss':
			return { title: parsed.feed.title, raw: (parsed.feed.items ?? []).map((item) => rawOfRss(item as RssItem)) };
		case 'rdf':
			return { title: parsed.feed.title, raw: (parsed.feed.items ?? []).map((item) => rawOfRdf(item as RdfItem)) };
		case 'atom':
			return {
				title: parsed.feed.title?.value,
				raw: (parsed.feed.entries ?? []).map((entry) => rawOfAtom(entry as AtomEntry)),
			};
		case 'json':
			return { title: parsed.feed.title, raw: (parsed.feed.items ?? []).map((item) => rawOfJson(item as JsonItem)) };
	}
}

/** By what its first line says, else UTF-8. */
function decodeText(bytes: Buffer): string {
	const named = /^[^<]{0,3}<\?xml[^>]*\bencoding=["']([\w-]{2,20})["']/i.exec(
		bytes.subarray(0, 200).toString('latin1'),
	);
	try {
		return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes);
	} catch {
		return new TextDecoder().decode(bytes);
	}
}

/** @returns undefined for what is no feed, or is damaged */
function parsedFeed(text: string): Parsed | undefined {
	try {
		return parseFeed(text);
	} catch {
		return undefined;
	}
}

export const readFeedBytes: TaskFunction<Options, ParsedFeed> = async ({ address, mostItems }, bytes) => {
	const parsed = parsedFeed(decodeText(bytes));
	if (!parsed) return { result: { refused: true } };
	const { title, raw } = rawItems(parsed);
	const items = raw.slice(0, mostItems).map((one) => itemOf(one, address));
	const byId = new Map(items.map((item) => [item.id, item]));
	return { result: { title: lineOf(title), items: [...byId.values()] } };
};
