// A part of a page that is the same until the shop changes: its header, its footer. On the server it is written once for a shop,
// a language and, where it shows the address, an address; the browser knows nothing of that.
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import type { PageEnvironment, PagePart, PreparedPart } from '../../rules/page-contract.ts';

interface PreparedProps {
	/** Letters and hyphens; once in a page. */
	name: string;
	/** It shows where one is. */
	byAddress?: boolean;
	/** Depends on the environment and, if so, the address, and on nothing else. */
	children: ReactNode;
}

/** What has been written for a shop in a language. */
type Known = Map<string, PreparedPart>;

const keptParts = 500;
const parts = new WeakMap<PageEnvironment, Known>();
const KnownContext = createContext<Known>(new Map());

export const KnownParts = KnownContext.Provider;

export function knownParts(environment: PageEnvironment): Known {
	const known = parts.get(environment) ?? new Map();
	parts.set(environment, known);
	return known;
}

const tag = 'prepared-part';

function WrittenPart({ name, byAddress = false, children }: PreparedProps) {
	const known = useContext(KnownContext);
	const { pathname, search } = useLocation();
	// Without any sign that would be written otherwise in an attribute: two addresses must never look the same.
	const key = byAddress ? `${name} ${encodeURIComponent(pathname + search).replaceAll("'", '%27')}` : name;
	return createElement(tag, { part: key }, known.has(key) ? null : children);
}

const LivePart = ({ children }: PreparedProps) => children;

export const Prepared = import.meta.env.SSR ? WrittenPart : LivePart;

const opening = new RegExp(`<${tag} part="([^"]*)">`, 'g');
const closing = `</${tag}>`;

/** Takes the marks out of what React has written: what is between them is kept, or was kept before. */
export function splitParts(html: string, known: Known): PagePart[] {
	const pieces: PagePart[] = [];
	let end = 0;
	for (const { 0: mark, 1: key = '', index } of html.matchAll(opening)) {
		pieces.push(html.slice(end, index));
		const start = index + mark.length;
		const stop = html.indexOf(closing, start);
		const part = known.get(key) ?? { text: html.slice(start, stop) };
		if (known.size >= keptParts) known.clear();
		known.set(key, part);
		pieces.push(part);
		end = stop + closing.length;
	}
	pieces.push(html.slice(end));
	return pieces;
}
