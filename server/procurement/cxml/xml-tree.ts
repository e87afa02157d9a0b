// A document of a purchasing system as a tree, and what is read of it. Everything is text: an identity 00123 stays what it is.
import { BrokenXml, scanXml } from '../../import-export/xml/scan-xml.ts';
import { CxmlFailure } from './cxml-failure.ts';

export interface XmlElement {
	name: string;
	attributes: ReadonlyMap<string, string>;
	children: XmlElement[];
	/** Its own, as it was sent. */
	text: string;
}

/** A cart of 200 lines has about 6,000 elements, nested 12 deep. */
const limits = { depth: 31, elements: 30_000, documentType: 'cXML' };
const longestAttribute = 4000;

const refuse = (reason: string): never => {
	throw new CxmlFailure(406, `The document ${reason}.`);
};

function build(text: string): XmlElement {
	const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
	const parents = [root];
	for (const piece of scanXml(text, limits)) {
		const parent = parents.at(-1) ?? root;
		if (piece.kind === 'text') parent.text += piece.text;
		else if (piece.kind === 'close') parents.pop();
		else {
			const { name, attributes } = piece;
			for (const value of attributes.values())
				if (value.length > longestAttribute) refuse(`has an attribute of more than ${longestAttribute} characters`);
			const element: XmlElement = { name, attributes, children: [], text: '' };
			parent.children.push(element);
			parents.push(element);
		}
	}
	return root.children[0] ?? refuse('is empty');
}

/** @throws CxmlFailure 406 for everything that is not plainly well-formed cXML within the limits */
export function readTree(text: string): XmlElement {
	try {
		const root = build(text);
		return root.name === 'cXML' ? root : refuse(`begins with <${root.name.slice(0, 60)}>, not with <cXML>`);
	} catch (error) {
		throw error instanceof BrokenXml ? new CxmlFailure(406, `The document ${error.message}.`) : error;
	}
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
	element?.children.filter((child) => child.name === name) ?? [];

/** The first of these, step by step. */
export const childOf = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
	path.reduce<XmlElement | undefined>((parent, name) => parent?.children.find((child) => child.name === name), element);

/** Without what surrounds it; empty where it is missing. */
export const textOf = (element: XmlElement | undefined, ...path: string[]): string =>
	childOf(element, ...path)?.text.trim() ?? '';

export const attributeOf = (element: XmlElement | undefined, name: string): string =>
	element?.attributes.get(name)?.trim() ?? '';

export function requiredChild(element: XmlElement, name: string): XmlElement {
	const found = childOf(element, name);
	if (!found) throw new CxmlFailure(400, `<${element.name}> has no <${name}>.`);
	return found;
}

export function requiredAttribute(element: XmlElement, name: string): string {
	const found = attributeOf(element, name);
	if (found === '') throw new CxmlFailure(400, `<${element.name}> has no attribute ${name}.`);
	return found;
}
