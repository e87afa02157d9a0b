// Finds what would change on a page if some of its colours did: it is given two different colours one after the other, and whatever
// looks different is marked. What only appears under the pointer is not found.
import { adminTheme } from '../../../rules/theme/admin-theme.ts';
import { fallbackColour } from '../../../rules/theme/colour.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { variableOf } from '../../../rules/theme/write-css.ts';
import { markAttribute, writeSheet } from './draft-styles.ts';

const properties = [
	'backgroundColor',
	'backgroundImage',
	'borderTopColor',
	'borderBottomColor',
	'borderInlineStartColor',
	'borderInlineEndColor',
	'fill',
	'stroke',
	'boxShadow',
] as const;

/** Words of its own: a colour is inherited by everything inside, where it says nothing. */
const hasWords = (element: Element) =>
	[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

function looksOf(view: Window & typeof globalThis, elements: readonly Element[]): string[] {
	return elements.map((element) => {
		const style = view.getComputedStyle(element);
		const widths =
			style.borderTopWidth + style.borderBottomWidth + style.borderInlineStartWidth + style.borderInlineEndWidth;
		const bare = /^(?:0px)+$/.test(widths);
		const seen = properties.map((name) => (bare && name.startsWith('border') ? '' : style[name]));
		return [...seen, hasWords(element) || element instanceof view.SVGElement ? style.color : ''].join('|');
	});
}

const probe = (paths: readonly string[], colour: string) =>
	`*,*::before,*::after{transition:none!important}:root{${paths.map((path) => `${variableOf(path)}:${colour}!important`).join(';')}}`;

/** Any colour that is not the one above. */
const other = resolveColour(adminTheme, 'colors.body.dark');

const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

export function clearMarks(document: Document): void {
	for (const element of document.querySelectorAll(`[${markAttribute}]`)) element.removeAttribute(markAttribute);
}

/** @returns how many places there are */
export function markElements(document: Document, paths: readonly string[]): number {
	clearMarks(document);
	const view = document.defaultView as (Window & typeof globalThis) | null;
	if (!view || paths.length === 0) return 0;
	const elements = [document.body, ...document.body.querySelectorAll('*')].filter(isSeen);
	writeSheet(document, 'probe', probe(paths, fallbackColour));
	const before = looksOf(view, elements);
	writeSheet(document, 'probe', probe(paths, other));
	const after = looksOf(view, elements);
	writeSheet(document, 'probe', '');
	const places = elements.filter((_element, index) => before[index] !== after[index]);
	for (const element of places) element.setAttribute(markAttribute, '');
	return places.length;
}
