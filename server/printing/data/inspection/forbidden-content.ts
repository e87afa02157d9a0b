// What a drawing of a stranger may not contain, by what it is: each is refused with a sentence of its own.
import type { RefusalCode } from '../../../../rules/printing/print-data.ts';
import { parseXml, type XmlElement } from '../../../media/svg/parse-xml.ts';

type Forbidden = Extract<RefusalCode, 'activeContent' | 'embeddedContent' | 'outsideReference' | 'entities'>;

const activeElements = new Set(['script', 'handler']);
const embeddingElements = new Set(['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
/** To a part of the same drawing. */
const staysInside = (value: string) => /^\s*(?:#|$)/.test(value);
const runs = (text: string) => /(?:java|vb)script\s*:|expression\(/i.test(text);
const leadsOutside = (text: string) => /url\(\s*['"]?\s*(?!#|['"\s])|@import|\\/i.test(text);

function findInText(text: string): Forbidden | undefined {
	if (runs(text)) return 'activeContent';
	return leadsOutside(text) ? 'outsideReference' : undefined;
}

function findInAttribute([name, value]: [string, string]): Forbidden | undefined {
	const local = localName(name);
	if (local.startsWith('on')) return 'activeContent';
	if (local !== 'href' && local !== 'src') return name.startsWith('xmlns') ? undefined : findInText(value);
	// Letters may be torn apart by what browsers leave out.
	if (runs(value.replaceAll(/\s/g, ''))) return 'activeContent';
	if (/^\s*data:/i.test(value)) return 'embeddedContent';
	return staysInside(value) ? undefined : 'outsideReference';
}

function* findAll({ name, attributes, children }: XmlElement): Generator<Forbidden> {
	const local = localName(name);
	if (activeElements.has(local)) yield 'activeContent';
	if (embeddingElements.has(local)) yield 'embeddedContent';
	for (const attribute of attributes) {
		const found = findInAttribute(attribute);
		if (found) yield found;
	}
	for (const child of children) {
		const found = typeof child === 'string' ? local === 'style' && findInText(child) : undefined;
		if (found) yield found;
		if (typeof child !== 'string') yield* findAll(child);
	}
}

/** The worst first. */
const order: readonly Forbidden[] = ['entities', 'activeContent', 'embeddedContent', 'outsideReference'];

/** Of what cannot be read as XML, such as a script with a bare "<": the author learns what is wrong all the same. */
function findInBroken(text: string): Forbidden | undefined {
	if (/<(?:\w+:)?script[\s>/]/i.test(text) || /<[^>]*\son\w+\s*=/i.test(text) || runs(text)) return 'activeContent';
	return /<(?:\w+:)?(?:foreignObject|iframe|embed|object)[\s>/]/i.test(text) ? 'embeddedContent' : undefined;
}

/** @returns undefined for a drawing without any of it, which may be damaged for all that */
export function findForbidden(text: string): Forbidden | undefined {
	if (/<!ENTITY/i.test(text)) return 'entities';
	let root: XmlElement;
	try {
		root = parseXml(text);
	} catch {
		return findInBroken(text);
	}
	const found = new Set(findAll(root));
	return order.find((one) => found.has(one));
}
