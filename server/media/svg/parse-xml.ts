// A drawing as a tree of elements.
import { BrokenXml, scanXml } from '../../import-export/xml/scan-xml.ts';
import { RefusedPicture } from './refused-picture.ts';

export interface XmlElement {
	name: string;
	attributes: ReadonlyMap<string, string>;
	children: (XmlElement | string)[];
}

const limits = { depth: 100, elements: 50_000, documentType: 'svg' };

function treeOf(text: string): XmlElement {
	const document: XmlElement = { name: '', attributes: new Map(), children: [] };
	const open = [document];
	for (const piece of scanXml(text, limits)) {
		const siblings = open.at(-1)?.children ?? [];
		if (piece.kind === 'close') open.pop();
		else if (piece.kind === 'text') siblings.push(piece.text);
		else {
			const element: XmlElement = { name: piece.name, attributes: piece.attributes, children: [] };
			siblings.push(element);
			open.push(element);
		}
	}
	const [root] = document.children;
	return typeof root === 'object' ? root : document;
}

export function parseXml(text: string): XmlElement {
	try {
		return treeOf(text);
	} catch (error) {
		throw error instanceof BrokenXml ? new RefusedPicture('VALIDATION', `the drawing ${error.message}`) : error;
	}
}
