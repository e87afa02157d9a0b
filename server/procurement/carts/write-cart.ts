// The cart on its way back by the browser: as PunchOutOrderMessage, or as the fields of OCI.
import { decimalText } from '../../../rules/money.ts';
import type { BuyerSettings } from '../../../rules/procurement/buyer.ts';
import type { Credential } from '../cxml/read-envelope.ts';
import { type Writing, writeMessage } from '../cxml/write-document.ts';
import { type XmlNode, xml } from '../cxml/write-xml.ts';
import { descriptionOf, type HandedLine, unitOf } from './told-lines.ts';

export interface HandedCart {
	lines: readonly HandedLine[];
	currency: string;
	digits: number;
	/** Net, in minor units, of all lines. */
	net: number;
	/** Net, in minor units; null: nothing is said of it. */
	shipping: { name: string; net: number } | null;
	language: string;
	writeNumber(value: number): string;
}

export interface ReturnForm {
	action: string;
	target: string;
	fields: readonly (readonly [string, string])[];
}

const money = ({ currency }: HandedCart, amount: string): XmlNode => xml('Money', { currency }, amount);

function writeItem(cart: HandedCart, settings: BuyerSettings, line: HandedLine, index: number): XmlNode {
	const { frozen, told } = line;
	const { language } = cart;
	const unit = unitOf(line, settings);
	const basis =
		told.basis === 1
			? undefined
			: xml('PriceBasisQuantity', { quantity: told.basis, conversionFactor: 1 }, xml('UnitOfMeasure', {}, unit));
	return xml(
		'ItemIn',
		{ quantity: told.quantity, lineNumber: index + 1 },
		xml(
			'ItemID',
			{},
			xml('SupplierPartID', {}, frozen.code || frozen.slug),
			xml('SupplierPartAuxiliaryID', {}, frozen.id),
		),
		xml(
			'ItemDetail',
			{},
			xml('UnitPrice', {}, money(cart, told.unitPrice)),
			xml('Description', { 'xml:lang': language }, descriptionOf(line, cart.writeNumber)),
			xml('UnitOfMeasure', {}, unit),
			basis,
			xml('Classification', { domain: settings.classificationDomain }, frozen.classification),
			frozen.productionDays > 0 ? xml('LeadTime', {}, frozen.productionDays) : undefined,
		),
	);
}

export interface CxmlReturn {
	writing: Writing;
	settings: BuyerSettings;
	buyerCookie: string;
	returnUrl: string;
}

interface Parties {
	from: Credential;
	to: Credential;
	sender: Credential;
}

/** We are the sender now. */
export function partiesTo(settings: BuyerSettings): Parties {
	const own = { domain: settings.supplierDomain, identity: settings.supplierIdentity };
	return { from: own, to: { domain: settings.fromDomain, identity: settings.fromIdentity }, sender: own };
}

function formOf({ settings, returnUrl }: CxmlReturn, document: string): ReturnForm {
	// Plain text is as good where it is all ASCII; base64 survives every form in between.
	const field: [string, string] =
		settings.cartEncoding === 'base64'
			? ['cXML-base64', Buffer.from(document).toString('base64')]
			: ['cXML-urlencoded', document];
	return { action: returnUrl, target: '', fields: [field] };
}

const operationAllowed = 'edit';

export function writeCxmlCart(cart: HandedCart, to: CxmlReturn): { document: string; form: ReturnForm } {
	const { digits, shipping, net, language } = cart;
	const header = xml(
		'PunchOutOrderMessageHeader',
		{ operationAllowed },
		xml('Total', {}, money(cart, decimalText(net, digits))),
		shipping
			? xml(
					'Shipping',
					{},
					money(cart, decimalText(shipping.net, digits)),
					xml('Description', { 'xml:lang': language }, shipping.name),
				)
			: undefined,
	);
	const items = cart.lines.map((line, index) => writeItem(cart, to.settings, line, index));
	const message = xml('PunchOutOrderMessage', {}, xml('BuyerCookie', {}, to.buyerCookie), header, items);
	const document = writeMessage(to.writing, partiesTo(to.settings), message);
	return { document, form: formOf(to, document) };
}

/** Back without a cart: nothing has changed there. */
export function writeCxmlCancel(
	to: CxmlReturn,
	{ currency, digits }: { currency: string; digits: number },
): { document: string; form: ReturnForm } {
	const total = xml('Money', { currency }, decimalText(0, digits));
	const header = xml('PunchOutOrderMessageHeader', { operationAllowed }, xml('Total', {}, total));
	const message = xml('PunchOutOrderMessage', {}, xml('BuyerCookie', {}, to.buyerCookie), header);
	const status = { code: 204, text: 'The cart was not changed.' } as const;
	const document = writeMessage(to.writing, partiesTo(to.settings), message, status);
	return { document, form: formOf(to, document) };
}

const lengths = {
	DESCRIPTION: 40,
	QUANTITY: 15,
	UNIT: 3,
	PRICE: 15,
	PRICEUNIT: 5,
	CURRENCY: 5,
	LEADTIME: 5,
	VENDOR: 10,
	VENDORMAT: 40,
	MATGROUP: 10,
	EXT_PRODUCT_ID: 40,
	EXT_QUOTE_ID: 35,
	EXT_QUOTE_ITEM: 10,
	SERVICE: 1,
} as const;

type OciField = keyof typeof lengths;

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

function ociItem(values: Partial<Record<OciField, string>>, longText: string, index: number): [string, string][] {
	const fields = Object.entries(values).flatMap(([name, value]): [string, string][] =>
		value === '' ? [] : [[`NEW_ITEM-${name}[${index}]`, cut(value, lengths[name as OciField])]],
	);
	// The index of this one is inside of its name.
	return longText === '' ? fields : [...fields, [`NEW_ITEM-LONGTEXT_${index}:132[]`, longText]];
}

export interface OciReturn {
	settings: BuyerSettings;
	returnUrl: string;
	returnTarget: string;
	/** Of the cart. */
	quoteId: string;
}

/** Counted from 1. What is sent is a position of its own, as OCI has no other place for its price. */
export function ociFields(cart: HandedCart, { settings, quoteId }: Omit<OciReturn, 'returnUrl' | 'returnTarget'>) {
	const { currency, digits, shipping, writeNumber } = cart;
	const common = { CURRENCY: currency, VENDOR: settings.vendorNumber };
	const fields = cart.lines.flatMap((line, index) => {
		const { frozen, told } = line;
		const text = descriptionOf(line, writeNumber);
		return ociItem(
			{
				DESCRIPTION: text,
				QUANTITY: String(told.quantity),
				UNIT: unitOf(line, settings),
				PRICE: told.unitPrice,
				PRICEUNIT: String(told.basis),
				...common,
				LEADTIME: frozen.productionDays > 0 ? String(frozen.productionDays) : '',
				VENDORMAT: frozen.code || frozen.slug,
				MATGROUP: frozen.classification,
				EXT_PRODUCT_ID: frozen.id,
				...(quoteId && { EXT_QUOTE_ID: quoteId.slice(0, 35), EXT_QUOTE_ITEM: String(index + 1) }),
			},
			[...text].length > lengths.DESCRIPTION ? text : '',
			index + 1,
		);
	});
	if (!shipping || shipping.net === 0) return fields;
	const values = {
		...{
			DESCRIPTION: shipping.name,
			QUANTITY: '1',
			UNIT: settings.unitOfPiece,
			PRICE: decimalText(shipping.net, digits),
		},
		...{ PRICEUNIT: '1', ...common, VENDORMAT: 'SHIPPING', MATGROUP: settings.classificationCode, SERVICE: 'X' },
	};
	return [...fields, ...ociItem(values, '', cart.lines.length + 1)];
}

export const writeOciCart = (cart: HandedCart, to: OciReturn): ReturnForm => ({
	action: to.returnUrl,
	target: to.returnTarget,
	fields: ociFields(cart, to),
});
