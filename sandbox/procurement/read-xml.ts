// Reads the documents of a shop, strictly enough to find what is wrong with them: a small reader, apart from the shop's own.

export interface Element {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: Element[];
	text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
	text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_all, decimal, hex, name) =>
		name ? (entities[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
	);

const token =
	/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;

function attributesOf(text: string): Record<string, string> {
	const found = text.matchAll(/([\w:.-]+)="([^"]*)"/g);
	return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, decode(value)]));
}

/** What one piece of the document does to the elements that are open. */
function take(open: Element[], [all, closing, opening, attributes = '', empty]: RegExpExecArray): void {
	const parent = open.at(-1);
	if (!parent) throw new Error('goes on after its end');
	if (closing !== undefined) {
		if (open.pop()?.name !== closing) throw new Error(`</${closing}> closes another element`);
	} else if (opening !== undefined) {
		const element = { name: opening, attributes: attributesOf(attributes), children: [], text: '' };
		parent.children.push(element);
		if (!empty) open.push(element);
	} else if (!all.startsWith('<')) parent.text += decode(all);
}

/** @throws where it is not well-formed */
export function readXml(document: string): Element {
	const root: Element = { name: '', attributes: {}, children: [], text: '' };
	const open = [root];
	let at = 0;
	for (const match of document.matchAll(token)) {
		if (match.index !== at) throw new Error(`not well-formed at ${at}`);
		at += match[0].length;
		take(open, match);
	}
	const [first] = root.children;
	if (at !== document.length || open.length !== 1 || !first) throw new Error('not well-formed at its end');
	return first;
}

export const find = (element: Element | undefined, ...path: string[]): Element | undefined =>
	path.reduce<Element | undefined>((parent, name) => parent?.children.find((child) => child.name === name), element);

export const textAt = (element: Element | undefined, ...path: string[]): string => find(element, ...path)?.text ?? '';

/** The children of elements whose order receivers check, as the document type 1.2 has them. */
const orders: Readonly<Record<string, readonly string[]>> = {
	cXML: ['Header', 'Message', 'Request', 'Response'],
	Header: ['From', 'To', 'Sender'],
	Sender: ['Credential', 'UserAgent'],
	Credential: ['Identity', 'SharedSecret'],
	Response: ['Status', 'ProfileResponse', 'PunchOutSetupResponse'],
	Message: ['Status', 'PunchOutOrderMessage'],
	PunchOutOrderMessage: ['BuyerCookie', 'PunchOutOrderMessageHeader', 'ItemIn'],
	PunchOutOrderMessageHeader: ['SourcingStatus', 'Total', 'ShipTo', 'Shipping', 'Tax', 'SupplierOrderInfo'],
	ItemIn: ['ItemID', 'Path', 'ItemDetail', 'SupplierID', 'ShipTo', 'Shipping', 'Tax'],
	ItemID: ['SupplierPartID', 'SupplierPartAuxiliaryID', 'BuyerPartID', 'IdReference'],
	ItemDetail: [
		...['UnitPrice', 'Description', 'OverallLimit', 'ExpectedLimit', 'UnitOfMeasure', 'PriceBasisQuantity'],
		...['Classification', 'ManufacturerPartID', 'ManufacturerName', 'URL', 'LeadTime', 'Extrinsic'],
	],
	Shipping: ['Money', 'Description'],
	PriceBasisQuantity: ['UnitOfMeasure', 'Description'],
};

/** @returns the first child that stands where none like it may stand, such as "ItemDetail: UnitOfMeasure" */
export function findDisorder(element: Element): string | undefined {
	const order = orders[element.name];
	let last = 0;
	for (const child of element.children) {
		const place = order ? order.indexOf(child.name) : last;
		if (place < last) return `${element.name}: ${child.name}`;
		last = order ? place : 0;
		const inner = findDisorder(child);
		if (inner) return inner;
	}
	return undefined;
}
