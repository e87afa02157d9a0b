// OrderRequest: what was handed over is ordered, changed or cancelled.
import { CxmlFailure } from './cxml-failure.ts';
import {
	type CxmlAddress,
	type CxmlMoney,
	type ItemOut,
	isAmount,
	readAddress,
	readItems,
	readMoney,
} from './read-items.ts';
import {
	attributeOf,
	childOf,
	childrenOf,
	requiredAttribute,
	requiredChild,
	textOf,
	type XmlElement,
} from './xml-tree.ts';

const orderTypes = ['new', 'update', 'delete'] as const;
type OrderType = (typeof orderTypes)[number];

export interface OrderRequest {
	type: OrderType;
	orderId: string;
	/** Counted from 1 by the purchasing system. */
	version: number;
	total: CxmlMoney;
	/** What the total has beside the goods, as decimal texts in its currency. */
	extras: readonly string[];
	billTo: CxmlAddress | undefined;
	shipTo: CxmlAddress | undefined;
	email: string;
	costCentre: string;
	comments: string;
	items: readonly ItemOut[];
}

const longestOrderId = 100;

function typeOf(header: XmlElement): OrderType {
	const given = attributeOf(header, 'type') || 'new';
	const known = orderTypes.find((type) => type === given);
	if (!known) throw new CxmlFailure(400, `The type "${given.slice(0, 40)}" of the order is not known.`);
	return known;
}

function versionOf(header: XmlElement): number {
	const given = attributeOf(header, 'orderVersion');
	if (given === '') return 1;
	const version = /^\d{1,6}$/.test(given) ? Number(given) : 0;
	if (version < 1) throw new CxmlFailure(400, `The orderVersion "${given.slice(0, 40)}" is no number from 1 on.`);
	return version;
}

/** Of the whole order, or of its first line that names one. */
function costCentreOf(request: XmlElement, header: XmlElement): string {
	const named = childrenOf(header, 'Extrinsic').find((one) => /^cost ?cent(er|re)$/i.test(attributeOf(one, 'name')));
	if (named?.text.trim()) return named.text.trim().slice(0, 60);
	for (const item of childrenOf(request, 'ItemOut'))
		for (const distribution of childrenOf(item, 'Distribution'))
			for (const segment of childOf(distribution, 'Accounting')?.children ?? [])
				if (/cost ?cent(er|re)/i.test(attributeOf(segment, 'type') || textOf(segment, 'Name')))
					return (attributeOf(segment, 'id') || attributeOf(childOf(segment, 'Segment'), 'id')).slice(0, 60);
	return '';
}

/** What cannot be read explains nothing, and keeps nobody from ordering. */
function extraOf(header: XmlElement, name: 'Shipping' | 'Tax', currency: string): string[] {
	const money = childOf(header, name, 'Money');
	const amount = money?.text.trim() ?? '';
	return attributeOf(money, 'currency').toUpperCase() === currency && isAmount(amount) ? [amount] : [];
}

export function readOrderRequest(request: XmlElement): OrderRequest {
	const header = requiredChild(request, 'OrderRequestHeader');
	const orderId = requiredAttribute(header, 'orderID');
	if (orderId.length > longestOrderId) throw new CxmlFailure(400, 'The orderID is too long.');
	const type = typeOf(header);
	const total = readMoney(requiredChild(header, 'Total'));
	if (!total) throw new CxmlFailure(400, '<Total> names no <Money>.');
	const items = readItems(request);
	if (items.length === 0 && type !== 'delete') throw new CxmlFailure(400, 'The order has no lines.');
	const billTo = readAddress(childOf(header, 'BillTo'));
	const shipTo = readAddress(childOf(header, 'ShipTo'));
	const contact = childrenOf(header, 'Contact').map((one) => textOf(one, 'Email'));
	return {
		type,
		orderId,
		version: versionOf(header),
		total,
		extras: (['Shipping', 'Tax'] as const).flatMap((name) => extraOf(header, name, total.currency)),
		billTo,
		shipTo,
		email: [...contact, billTo?.email, shipTo?.email].find((email) => email)?.slice(0, 254) ?? '',
		costCentre: costCentreOf(request, header),
		comments: textOf(header, 'Comments').slice(0, 2000),
		items,
	};
}
