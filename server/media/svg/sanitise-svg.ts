// Makes an uploaded drawing harmless: it is read strictly and written anew from what is allowed, never edited as text.

import { allowedAttributes, allowedElements, allowedProperties, allowedReference, isHarmless } from './allowed.ts';
import { refuseCostlyFilters } from './filter-cost.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { RefusedPicture } from './refused-picture.ts';
import { sanitiseDeclarations, sanitiseSheet } from './sanitise-css.ts';

const namespace = 'http://www.w3.org/2000/svg';
const largest = 2 * 2 ** 20;
const longestSide = 16_383;
/** References to parts that hold references multiply; more than this no browser draws in a moment. */
const mostDrawn = 1_000_000;
const longestChain = 500;

interface Drawing {
	text: string;
	width: number;
	height: number;
	/** Nothing is left of it that could be seen. */
	empty: boolean;
	/** Before they were rounded. */
	exactWidth: number;
	exactHeight: number;
}

const refused = (reason: string) => new RefusedPicture('VALIDATION', `the drawing ${reason}`);

function cleanAttribute(name: string, value: string): [name: string, value: string] | undefined {
	if (name === 'href' || name === 'xlink:href') return allowedReference.test(value) ? ['href', value] : undefined;
	if (name === 'style') {
		const declarations = sanitiseDeclarations(value);
		return declarations ? ['style', declarations] : undefined;
	}
	const allowed = allowedAttributes.has(name) || allowedProperties.has(name);
	return allowed && isHarmless(value) ? [name, value] : undefined;
}

const cleanAttributes = (attributes: XmlElement['attributes']) =>
	new Map([...attributes].map(([name, value]) => cleanAttribute(name, value)).filter((pair) => pair !== undefined));

/** Whole parts go with everything in them: what stands inside of something unknown means nothing outside of it. */
function clean({ name, attributes, children }: XmlElement): XmlElement | undefined {
	if (!allowedElements.has(name)) return undefined;
	const kept =
		name === 'style'
			? [sanitiseSheet(children.filter((child) => typeof child === 'string').join(''))]
			: children.map((child) => (typeof child === 'string' ? child : clean(child)));
	return { name, attributes: cleanAttributes(attributes), children: kept.filter((child) => child !== undefined) };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
const escapedText = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? '');
const escapedValue = (text: string) => text.replace(/[&<>"\n]/g, (character) => escapes[character] ?? '');

function write({ name, attributes, children }: XmlElement): string {
	const written = [...attributes].map(([key, value]) => ` ${key}="${escapedValue(value)}"`).join('');
	if (children.length === 0) return `<${name}${written}/>`;
	const inside = children.map((child) => (typeof child === 'string' ? escapedText(child) : write(child))).join('');
	return `<${name}${written}>${inside}</${name}>`;
}

function elementsOf(root: XmlElement): XmlElement[] {
	return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))];
}

/** What a drawing consists of; all others arrange, colour or describe it. */
const drawn = new Set('path rect circle ellipse line polyline polygon text image use'.split(' '));

const showsSomething = (root: XmlElement): boolean => elementsOf(root).some(({ name }) => drawn.has(name));

const references = (value: string) => [...value.matchAll(/#([\w.:-]+)/g)].map(([, id]) => id);

/** How much a browser would draw, with every reference followed. */
function refuseMultiplied(root: XmlElement): void {
	// Of two parts with the same id the first one counts.
	const byId = new Map(
		elementsOf(root)
			.reverse()
			.map((element) => [element.attributes.get('id'), element]),
	);
	const known = new Map<XmlElement, number>();
	const open = new Set<XmlElement>();
	const count = (element: XmlElement): number => {
		const counted = known.get(element);
		if (counted !== undefined) return counted;
		if (open.has(element)) throw refused('refers to itself');
		if (open.size > longestChain) throw refused('refers too deeply');
		open.add(element);
		const inside = element.children.filter((child) => typeof child !== 'string');
		const targets = [...element.attributes.values()].flatMap(references).map((id) => byId.get(id));
		const parts = [...inside, ...targets.filter((target) => target !== undefined)];
		const total = parts.reduce((sum, part) => sum + count(part), 1);
		open.delete(element);
		known.set(element, total);
		return total;
	};
	if (count(root) > mostDrawn) throw refused('repeats its parts too often');
}

const unitPixels: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function pixels(length: string | undefined): number | undefined {
	const [, number, unit = ''] = /^\s*(\d*\.?\d+)([a-z]*)\s*$/.exec(length ?? '') ?? [];
	const factor = unitPixels[unit];
	return number && factor ? Number(number) * factor : undefined;
}

type Measured = Pick<Drawing, 'width' | 'height' | 'exactWidth' | 'exactHeight'>;

function measure(attributes: XmlElement['attributes']): Measured {
	const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
	const [boxWidth, boxHeight] = box.length === 4 ? [pixels(box[2]), pixels(box[3])] : [];
	const width = pixels(attributes.get('width')) ?? boxWidth;
	const height = pixels(attributes.get('height')) ?? boxHeight;
	if (!width || !height) throw refused('says neither its width and height nor its viewBox');
	if (Math.max(width, height) > longestSide) throw refused(`is longer than ${longestSide} pixels`);
	const whole = (length: number) => Math.max(1, Math.round(length));
	return { width: whole(width), height: whole(height), exactWidth: width, exactHeight: height };
}

/** Sizes on paper would be scaled twice by whatever draws at a density of its own. */
function writeSizesInPixels(attributes: Map<string, string>): void {
	for (const side of ['width', 'height']) {
		const length = pixels(attributes.get(side));
		if (length !== undefined) attributes.set(side, String(Number(length.toFixed(4))));
	}
}

function decodeText(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw refused('is not written in UTF-8');
	}
}

export function sanitiseSvg(bytes: Uint8Array): Drawing {
	if (bytes.length > largest) throw new RefusedPicture('TOO_LARGE', 'a drawing may have 2 MiB');
	const parsed = parseXml(decodeText(bytes));
	const root = clean(parsed);
	if (root?.name !== 'svg' || parsed.attributes.get('xmlns') !== namespace) throw refused('is no SVG');
	refuseMultiplied(root);
	const size = measure(root.attributes);
	refuseCostlyFilters(root, size);
	const attributes = new Map([['xmlns', namespace], ...root.attributes]);
	if (!attributes.has('viewBox')) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
	writeSizesInPixels(attributes);
	return { text: write({ ...root, attributes }), empty: !showsSomething(root), ...size };
}
