// Where texts stand in the page: elements whose attributes name their keys.
import { readPageTextKey } from '../../../rules/pages/grid-texts.ts';

/** The tools themselves are no part of the page. */
export const toolsAttribute = 'data-text-tools';
const selector = '[data-text], [data-text-attributes]';

/** A text at a place: what the element says, or what one of its attributes says. */
export interface PlacedText {
	key: string;
	/** Undefined: its words themselves. */
	attribute?: string;
}

/** The texts of one element, what can be seen first. */
export function textsAt(element: Element): PlacedText[] {
	const key = element.getAttribute('data-text');
	const attributes = (element.getAttribute('data-text-attributes') ?? '').split(' ').filter(Boolean);
	return [
		...(key ? [{ key }] : []),
		...attributes.map((pair) => {
			const end = pair.indexOf('=');
			return { attribute: pair.slice(0, end), key: pair.slice(end + 1) };
		}),
	];
}

const isTool = (element: Element) => element.closest(`[${toolsAttribute}]`) !== null;

/** A part of the page that is only called something, such as a section: what is read aloud there is no text that anyone points at. */
const isCalledOnly = (place: Element): boolean =>
	!place.hasAttribute('data-text') &&
	place.matches('section, nav, main, aside, header, footer, form, dialog, ul, ol, dl, table, div');

/** The element with a text that something stands in, or that stands in it alone. What holds others has to be reached itself, by keyboard. */
export function placeOf(target: EventTarget | null, isPointed = false): Element | undefined {
	if (!(target instanceof Element) || isTool(target)) return undefined;
	const around = target.closest(selector);
	if (around && !(isPointed && isCalledOnly(around))) return around;
	const pressed = target.closest('a, button, label, summary');
	const within = pressed?.querySelectorAll(selector) ?? [];
	return within.length === 1 ? within[0] : undefined;
}

export const allTextElements = (): Element[] =>
	[...document.querySelectorAll(selector)].filter((place) => !isTool(place));

/** The key of a text that editors have written into the page itself; undefined for those of the shop. */
export const pageTextAt = (place: Element): string | undefined =>
	textsAt(place).find(({ key }) => readPageTextKey(key))?.key;

/** Every key of the page, each once, in the order in which they are read; without those of the page's own content. */
export const keysInPage = (): string[] => [
	...new Set(
		allTextElements()
			.filter((place) => pageTextAt(place) === undefined)
			.flatMap((place) => textsAt(place).map(({ key }) => key)),
	),
];

/** Cut off, or wider than the box that it stands in. */
export function overflowsItsBox(place: Element): boolean {
	if (!(place instanceof HTMLElement) || !place.hasAttribute('data-text')) return false;
	if (place.clientWidth === 0 || getComputedStyle(place).position === 'absolute') return false;
	// The words alone: what is drawn beside them, such as the arrow of a menu, may stand out.
	const words = document.createRange();
	words.selectNodeContents(place);
	const { left, right } = words.getBoundingClientRect();
	const box = place.getBoundingClientRect();
	return left < box.left - 1 || right > box.right + 1;
}
