// Where texts stand in the page: elements whose attributes name their keys.

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

/** The element with a text that something stands in, or that stands in it alone. */
export function placeOf(target: EventTarget | null): Element | undefined {
	if (!(target instanceof Element) || isTool(target)) return undefined;
	const around = target.closest(selector);
	if (around) return around;
	const pressed = target.closest('a, button, label, summary');
	const within = pressed?.querySelectorAll(selector) ?? [];
	return within.length === 1 ? within[0] : undefined;
}

export const allPlaces = (): Element[] => [...document.querySelectorAll(selector)].filter((place) => !isTool(place));

/** Every key of the page, each once, in the order in which they are read. */
export const keysInPage = (): string[] => [
	...new Set(allPlaces().flatMap((place) => textsAt(place).map(({ key }) => key))),
];

/** Cut off, or wider than the box that it stands in. */
export function overflowsItsPlace(place: Element): boolean {
	if (!(place instanceof HTMLElement) || !place.hasAttribute('data-text')) return false;
	if (place.clientWidth === 0 || getComputedStyle(place).position === 'absolute') return false;
	return place.scrollWidth > place.clientWidth + 1;
}
