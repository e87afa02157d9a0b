// Lines and addresses as purchasing systems write them.
import { CxmlFailure } from './cxml-failure.ts';
import { attributeOf, childOf, childrenOf, requiredChild, textOf, type XmlElement } from './xml-tree.ts';

export interface CxmlMoney {
	/** As decimal text. */
	amount: string;
	currency: string;
}

export interface ItemOut {
	lineNumber: string;
	quantity: number;
	partId: string;
	/** Our own id of the line, as it was handed over. */
	auxiliaryId: string;
	unitPrice: CxmlMoney | undefined;
	/** How many pieces the price is for; one where the order does not say. */
	basis: number;
	comments: string;
}

export interface CxmlAddress {
	name: string;
	deliverTo: readonly string[];
	street: readonly string[];
	city: string;
	postalCode: string;
	country: string;
	email: string;
	phone: string;
}

const mostItems = 200;
const longest = 200;

export const isAmount = (text: string) => /^\d{1,12}(\.\d{1,6})?$/.test(text);

export function readMoney(element: XmlElement | undefined): CxmlMoney | undefined {
	const money = childOf(element, 'Money');
	if (!money) return undefined;
	const amount = money.text.trim();
	const currency = attributeOf(money, 'currency').toUpperCase();
	if (!isAmount(amount) || !/^[A-Z]{3}$/.test(currency))
		throw new CxmlFailure(400, `<${element?.name ?? 'Money'}> names no amount that can be read.`);
	return { amount, currency };
}

/** 500 and 500.00 are the same number of pieces; half a card is none. */
function readQuantity(text: string): number {
	const value = /^\d{1,9}(\.0{1,6})?$/.test(text.trim()) ? Number(text) : 0;
	if (!Number.isSafeInteger(value) || value < 1)
		throw new CxmlFailure(400, `The quantity "${text.slice(0, 40)}" cannot be ordered.`);
	return value;
}

function readItem(item: XmlElement): ItemOut {
	const id = requiredChild(item, 'ItemID');
	const detail = childOf(item, 'ItemDetail');
	const basis = attributeOf(childOf(detail, 'PriceBasisQuantity'), 'quantity');
	return {
		lineNumber: attributeOf(item, 'lineNumber').slice(0, 20),
		quantity: readQuantity(attributeOf(item, 'quantity')),
		partId: textOf(id, 'SupplierPartID').slice(0, longest),
		auxiliaryId: textOf(id, 'SupplierPartAuxiliaryID').slice(0, longest),
		unitPrice: readMoney(childOf(detail, 'UnitPrice')),
		basis: basis === '' ? 1 : readQuantity(basis),
		comments: textOf(item, 'Comments').slice(0, 2000),
	};
}

export function readItems(request: XmlElement): ItemOut[] {
	const items = childrenOf(request, 'ItemOut');
	if (items.length > mostItems) throw new CxmlFailure(400, `More than ${mostItems} lines cannot be ordered at once.`);
	return items.map(readItem);
}

/** @param holder ShipTo or BillTo */
export function readAddress(holder: XmlElement | undefined): CxmlAddress | undefined {
	const address = childOf(holder, 'Address');
	if (!address) return undefined;
	const postal = childOf(address, 'PostalAddress');
	const phone = childOf(address, 'Phone', 'TelephoneNumber');
	const parts = ['CountryCode', 'AreaOrCityCode', 'Number'].map((name) => textOf(phone, name));
	const texts = (name: string) => childrenOf(postal, name).flatMap(({ text }) => text.trim().slice(0, longest) || []);
	return {
		name: textOf(address, 'Name').slice(0, longest),
		deliverTo: texts('DeliverTo'),
		street: texts('Street'),
		city: textOf(postal, 'City').slice(0, longest),
		postalCode: textOf(postal, 'PostalCode').slice(0, 20),
		country: attributeOf(childOf(postal, 'Country'), 'isoCountryCode').toUpperCase(),
		email: textOf(address, 'Email').slice(0, 254),
		phone: phone && parts[2] ? `+${parts[0]?.replace(/\D/g, '')}${parts[1]}${parts[2]}`.replace(/^\+(?=0|$)/, '') : '',
	};
}
