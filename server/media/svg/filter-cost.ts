// Refuses drawings whose filters would take a browser, or us, seconds to draw. Noise, light, convolution and morphology cost many steps for
// each pixel; what shadows are made of (blur, offset, flood, merge) is cheap and not counted.

import type { XmlElement } from './parse-xml.ts';
import { RefusedPicture } from './refused-picture.ts';

/** About two seconds of one processor. */
const maxSteps = 10e9;
const maxOctaves = 8;

const numbers = (text: string | undefined, usual: number): [number, number] => {
	const [first = usual, second = first] = (text ?? '')
		.split(/[\s,]+/)
		.filter((word) => word !== '')
		.map(Number);
	return [first, second];
};

/** Steps for each pixel, by primitive. */
const steps: Record<string, (attributes: XmlElement['attributes']) => number> = {
	feTurbulence: (attributes) => 100 * numbers(attributes.get('numOctaves'), 1)[0],
	feDiffuseLighting: () => 60,
	feSpecularLighting: () => 80,
	feDisplacementMap: () => 20,
	feConvolveMatrix(attributes) {
		const [columns, rows] = numbers(attributes.get('order'), 3);
		return 4 * columns * rows;
	},
	feMorphology(attributes) {
		const [horizontal, vertical] = numbers(attributes.get('radius'), 0);
		return 4 * (2 * horizontal + 1) * (2 * vertical + 1);
	},
};

const childrenOf = ({ children }: XmlElement) => children.filter((child) => typeof child !== 'string');

const filterSteps = (filter: XmlElement): number =>
	childrenOf(filter).reduce((sum, { name, attributes }) => sum + (steps[name]?.(attributes) ?? 0), 0);

const allElements = (root: XmlElement): XmlElement[] => [root, ...childrenOf(root).flatMap(allElements)];

const idsIn = (value: string) => [...value.matchAll(/#([\w.:-]+)/g)].map(([, id]) => id);

/** Filters that a style sheet names may be those of any element. */
const filtersOfSheets = (elements: readonly XmlElement[]) =>
	elements
		.filter(({ name }) => name === 'style')
		.flatMap(({ children }) => children.filter((child) => typeof child === 'string').flatMap(idsIn));

/** With every reference followed: what is drawn ten times is filtered ten times. The drawing holds no circles by now. */
function countSteps(root: XmlElement): number {
	const elements = allElements(root);
	// Of two parts with the same id the first one counts.
	const byId = new Map([...elements].reverse().map((element) => [element.attributes.get('id'), element]));
	const known = new Map<XmlElement, number>();
	const count = (element: XmlElement): number => {
		const counted = known.get(element);
		if (counted !== undefined) return counted;
		const targets = [...element.attributes.values()].flatMap(idsIn).map((id) => byId.get(id));
		const inside = childrenOf(element).filter(({ name }) => name !== 'filter');
		const parts = [...inside, ...targets.filter((target) => target !== undefined)];
		const own = element.name === 'filter' ? filterSteps(element) : 0;
		const total = parts.reduce((sum, part) => sum + count(part), own);
		known.set(element, total);
		return total;
	};
	const drawn = elements.filter(({ name }) => !name.startsWith('fe')).length;
	const bySheets = filtersOfSheets(elements)
		.map((id) => byId.get(id))
		.reduce((sum, target) => sum + (target?.name === 'filter' ? drawn * filterSteps(target) : 0), 0);
	return count(root) + bySheets;
}

const refused = (reason: string) => new RefusedPicture('VALIDATION', `the drawing ${reason}`);

/** @throws RefusedPicture */
export function refuseCostlyFilters(root: XmlElement, { width, height }: { width: number; height: number }): void {
	for (const { name, attributes } of allElements(root)) {
		const cost = steps[name]?.(attributes) ?? 0;
		if (!Number.isFinite(cost) || cost < 0) throw refused(`has a filter with a broken number in <${name}>`);
		if (name === 'feTurbulence' && cost > 100 * maxOctaves)
			throw refused(`has noise of more than ${maxOctaves} octaves`);
	}
	if (countSteps(root) * width * height > maxSteps)
		throw refused('has filters that take too long to draw: make it smaller, or use fewer of them');
}
