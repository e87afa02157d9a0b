// The cart that a browser brings back: by cXML in either encoding and in any case, or by OCI.
import { find, findDisorder, readXml, textAt } from './read-xml.ts';
import type { CartItem } from './write-documents.ts';

export interface ReturnedCart {
	items: CartItem[];
	/** Net, as decimal text. */
	total: string;
	currency: string;
	buyerCookie: string;
	/** Of the message; undefined: none. 204: nothing has changed. */
	status: number | undefined;
	/** What a strict receiver would refuse. */
	problems: string[];
}

function documentIn(form: URLSearchParams): string | undefined {
	for (const [name, value] of form) {
		if (name.toLowerCase() === 'cxml-base64') return Buffer.from(value, 'base64').toString('utf8');
		if (name.toLowerCase() === 'cxml-urlencoded') return value;
	}
	return undefined;
}

export function readCxmlCart(form: URLSearchParams): ReturnedCart {
	const document = documentIn(form);
	if (document === undefined) throw new Error('the form has no field cXML-base64 or cXML-urlencoded');
	const root = readXml(document);
	const message = find(root, 'Message');
	const order = find(message, 'PunchOutOrderMessage');
	const money = find(order, 'PunchOutOrderMessageHeader', 'Total', 'Money');
	const status = find(message, 'Status')?.attributes.code;
	const items = (order?.children ?? []).filter(({ name }) => name === 'ItemIn');
	const disorder = findDisorder(root);
	return {
		buyerCookie: textAt(order, 'BuyerCookie'),
		total: money?.text ?? '',
		currency: money?.attributes.currency ?? '',
		status: status === undefined ? undefined : Number(status),
		problems: [...(disorder ? [`out of order: ${disorder}`] : []), ...(order ? [] : ['no PunchOutOrderMessage'])],
		items: items.map((item): CartItem => {
			const detail = find(item, 'ItemDetail');
			return {
				quantity: item.attributes.quantity ?? '',
				partId: textAt(item, 'ItemID', 'SupplierPartID'),
				auxiliaryId: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'),
				unitPrice: textAt(detail, 'UnitPrice', 'Money'),
				currency: find(detail, 'UnitPrice', 'Money')?.attributes.currency ?? '',
				basis: find(detail, 'PriceBasisQuantity')?.attributes.quantity ?? '',
				description: textAt(detail, 'Description'),
				unit: textAt(detail, 'UnitOfMeasure'),
				classification: textAt(detail, 'Classification'),
				classificationDomain: find(detail, 'Classification')?.attributes.domain ?? '',
			};
		}),
	};
}

const most: Readonly<Record<string, number>> = {
	...{ DESCRIPTION: 40, MATNR: 40, QUANTITY: 15, UNIT: 3, PRICE: 15, PRICEUNIT: 5, CURRENCY: 5, LEADTIME: 5 },
	...{ VENDOR: 10, VENDORMAT: 40, MATGROUP: 10, SERVICE: 1, EXT_QUOTE_ID: 35, EXT_QUOTE_ITEM: 10, EXT_PRODUCT_ID: 40 },
};

type OciLine = Record<string, string>;

/** Which line a field is of, and which field. */
function placeOf(name: string): { place: number; field: string } | undefined {
	const [, field, place] = /^NEW_ITEM-(\w+)\[(\d+)\]$/.exec(name) ?? [];
	if (field) return { place: Number(place), field };
	const [, longPlace] = /^NEW_ITEM-LONGTEXT_(\d+):132\[\]$/.exec(name) ?? [];
	return longPlace ? { place: Number(longPlace), field: 'LONGTEXT' } : undefined;
}

function linesOf(form: URLSearchParams, problems: string[]): Map<number, OciLine> {
	const lines = new Map<number, OciLine>();
	for (const [name, value] of form) {
		const found = placeOf(name);
		if (!found && name.startsWith('NEW_ITEM')) problems.push(`unknown field ${name}`);
		if (!found) continue;
		const line = lines.get(found.place) ?? {};
		lines.set(found.place, line);
		line[found.field] = value;
		if ([...value].length > (most[found.field] ?? 1000)) problems.push(`${name} is too long`);
	}
	return lines;
}

const text = (line: OciLine, ...fields: string[]): string => fields.map((field) => line[field]).find(Boolean) ?? '';

const itemOf = (line: OciLine): CartItem => ({
	...{ quantity: text(line, 'QUANTITY'), partId: text(line, 'VENDORMAT'), auxiliaryId: text(line, 'EXT_PRODUCT_ID') },
	...{ unitPrice: text(line, 'PRICE'), currency: text(line, 'CURRENCY') },
	basis: text(line, 'PRICEUNIT').replace(/^1$/, ''),
	...{ description: text(line, 'LONGTEXT', 'DESCRIPTION'), unit: text(line, 'UNIT') },
	...{ classification: text(line, 'MATGROUP'), classificationDomain: 'UNSPSC' },
});

const required = ['DESCRIPTION', 'QUANTITY', 'UNIT', 'PRICE', 'CURRENCY'];

/** Counted from 1, without gaps; each field within its length. */
export function readOciCart(form: URLSearchParams): ReturnedCart {
	const problems: string[] = [];
	const lines = [...linesOf(form, problems)].sort(([one], [other]) => one - other);
	if (lines.some(([place], index) => place !== index + 1)) problems.push('the lines are not counted from 1');
	for (const [place, line] of lines)
		for (const field of required) if (!line[field]) problems.push(`NEW_ITEM-${field}[${place}] is missing`);
	const items = lines.map(([, line]) => itemOf(line));
	const total = items.reduce(
		(sum, { quantity, unitPrice, basis }) => sum + (Number(unitPrice) * Number(quantity)) / Number(basis || 1),
		0,
	);
	const currency = items[0]?.currency ?? '';
	return { items, total: total.toFixed(2), currency, buyerCookie: '', status: undefined, problems };
}
