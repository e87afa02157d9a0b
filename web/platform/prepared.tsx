// A part of a page that is the same until the shop changes: its header, its footer. On the server it is written once for a shop,
// a language and as much of the address as it shows; the browser knows nothing of that.
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import type { PageEnvironment, PagePart, PreparedPart } from '../../rules/page-contract.ts';

/** How much of an address makes another part: all of it, its path, or nothing. The rest is only written into links. */
export type Shown = 'address' | 'path' | 'nothing';

interface PreparedProps {
	/** Letters and hyphens; once in a page. */
	name: string;
	/** Where it writes the address or shows where one is; on the server alone. Without it the part must not ask for the address. */
	shows?: ((pathname: string) => Shown) | undefined;
	/** Depends on the environment and, if so, the address, and on nothing else. */
	children: ReactNode;
}

/** What has been written, with the places where the address of a page goes. */
type Template = readonly (PreparedPart | 'path' | 'search')[];

/** What has been written for a shop in a language. */
type Known = BoundedCache<string, Template>;

const createKnown = (): Known => new BoundedCache({ maxEntries: 500 });
const parts = new WeakMap<PageEnvironment, Known>();
/** Read on the server alone: the code of the cache stays there. */
const KnownContext = createContext<Known>(import.meta.env.SSR ? createKnown() : (undefined as never));

export const KnownParts = KnownContext.Provider;

const EachSaidContext = createContext(false);

/** Whether missing texts are recorded: then every page has to say all of its own. */
export const TrackMissingTexts = EachSaidContext.Provider;

/** What parts that show something besides are known by, for short; by all that they show. Never given twice. */
const maxContents = 200;
const contents = new WeakMap<Known, BoundedCache<string, string>>();
let given = 0;

function nameOfContent(known: Known, name: string, shown: unknown): string {
	const names = contents.get(known) ?? new BoundedCache<string, string>({ maxEntries: maxContents });
	contents.set(known, names);
	return names.getOrMake(`${name} ${JSON.stringify(shown)}`, () => {
		given += 1;
		return `${name} ${given}`;
	});
}

export function knownParts(environment: PageEnvironment): Known {
	const known = parts.get(environment) ?? createKnown();
	parts.set(environment, known);
	return known;
}

const tag = 'prepared-part';

/** Written in place of an address. No one can guess it, so nothing that a shop says can be taken for it. */
const secret = import.meta.env.SSR ? crypto.randomUUID() : '';
const anyPath = `/path-${secret}`;
const anySearch = `?search-${secret}`;

/** Without any sign that would be written otherwise in an attribute: two addresses must never look the same. */
const inKey = (address: string) => encodeURIComponent(address).replaceAll("'", '%27');

function WrittenPart({ name, shows, children }: PreparedProps) {
	const known = useContext(KnownContext);
	const around = useLocation();
	const { pathname, search } = around;
	const shown = shows?.(pathname) ?? 'nothing';
	const key = { address: `${name} ${inKey(pathname + search)}`, path: `${name} ${inKey(pathname)}`, nothing: name }[
		shown
	];
	if (known.peek(key)) return createElement(tag, { part: key, path: pathname, search });
	// Whatever the part is not kept for, it does not get to see.
	const location = {
		...around,
		pathname: shown === 'nothing' ? anyPath : pathname,
		search: shown === 'address' ? search : anySearch,
	};
	return createElement(
		tag,
		{ part: key, path: pathname, search },
		<Routes location={location}>
			<Route path="*" element={children} />
		</Routes>,
	);
}

interface PreparedOfProps {
	/** Letters and hyphens. */
	name: string;
	/** All that it shows beside the environment, as JSON can say it: the same again is not drawn again. */
	shown: unknown;
	/** Must not ask for the address, nor for ids. */
	children: ReactNode;
}

function WrittenOf({ name, shown, children }: PreparedOfProps) {
	const known = useContext(KnownContext);
	if (useContext(EachSaidContext)) return children;
	const key = nameOfContent(known, name, shown);
	return createElement(tag, { part: key, path: '', search: '' }, known.peek(key) ? undefined : children);
}

const LivePart = ({ children }: { children: ReactNode }) => children;

/** For what many pages show alike, and others do not. */
export const PreparedOf = import.meta.env.SSR ? WrittenOf : LivePart;

export const Prepared = import.meta.env.SSR ? WrittenPart : LivePart;

/** No browser reads it, nor loads it. */
const opening = import.meta.env.SSR ? new RegExp(`<${tag} part="([^"]*)" path="([^"]*)" search="([^"]*)">`, 'g') : /^/g;
const closing = `</${tag}>`;

const templateOf = (html: string): Template =>
	html.split(new RegExp(`(/path|\\?search)-${secret}`)).flatMap((piece, index): Template => {
		if (index % 2 === 0) return piece ? [{ text: piece }] : [];
		return [piece === '/path' ? 'path' : 'search'];
	});

/** Takes the marks out of what React has written: what is between them is kept, or was kept before. */
export function splitParts(html: string, known: Known): PagePart[] {
	const pieces: PagePart[] = [];
	const used = new Map<string, Template>();
	let end = 0;
	for (const { 0: mark, 1: key = '', 2: path = '', 3: search = '', index } of html.matchAll(opening)) {
		pieces.push(html.slice(end, index));
		const start = index + mark.length;
		const stop = html.indexOf(closing, start);
		const before = used.get(key) ?? known.peek(key);
		const template = before ?? templateOf(html.slice(start, stop));
		used.set(key, template);
		end = stop + closing.length;
		// What shows no address may never come again: it is worth compressing when it does.
		if (!before && path === '') pieces.push(html.slice(start, stop));
		// As React has written them into the mark, so they can stand in any other attribute.
		else for (const piece of template) pieces.push(typeof piece === 'object' ? piece : { path, search }[piece]);
	}
	pieces.push(html.slice(end));
	// Not before: what was known when the page was written is not in it.
	for (const [key, template] of used) known.set(key, template);
	return pieces;
}
