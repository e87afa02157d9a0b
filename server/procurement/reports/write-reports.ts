// What a purchasing system is told of its order: confirmed, on its way, invoiced. Quantities and prices are those that it was told with the cart.
import { decimalText, minorDigits } from '../../../rules/money.ts';
import type { BuyerSettings } from '../../../rules/procurement/buyer.ts';
import type { QuotedPrice } from '../../../rules/procurement/run-price.ts';
import type { FoundOrder } from '../../orders/find-order.ts';
import { cxmlTime } from '../cxml/write-document.ts';
import { type XmlNode, xml } from '../cxml/write-xml.ts';

export interface ReportedLine {
	lineNumber: number;
	code: string;
	auxiliaryId: string;
	name: string;
	told: QuotedPrice;
	net: number;
	/** Pieces, as the shop counts them. */
	quantity: number;
}

export interface Reported {
	order: FoundOrder;
	orderRef: string;
	payloadId: string;
	settings: BuyerSettings;
	lines: readonly ReportedLine[];
	now: Date;
}

const referenceTo = ({ orderRef, payloadId }: Reported): XmlNode =>
	xml('OrderReference', { orderID: orderRef }, xml('DocumentReference', { payloadID: payloadId }));

/**
 * @param type accept, or reject for one that was cancelled
 * @param before payload id of the confirmation that this one changes
 */
export function writeConfirmation(reported: Reported, type: 'accept' | 'reject', before?: string): XmlNode {
	const { order, now } = reported;
	const attributes = {
		...{ confirmID: order.number ?? order.id, noticeDate: cxmlTime(now), type },
		operation: before ? 'update' : 'new',
	};
	const changed = before ? xml('DocumentReference', { payloadID: before }) : undefined;
	return xml('ConfirmationRequest', {}, xml('ConfirmationHeader', attributes, changed), referenceTo(reported));
}

export function writeStatus({ payloadId, order }: Reported, status: string): XmlNode {
	const said = xml('Status', { code: 200, text: 'OK', 'xml:lang': 'en' }, `${order.number ?? ''} ${status}`);
	return xml('StatusUpdateRequest', {}, xml('DocumentReference', { payloadID: payloadId }), said);
}

export interface ReportedShipment {
	id: string;
	carrier: string;
	shippedOn: string;
	numbers: readonly string[];
	/** Pieces by the position of the line in the order. */
	lines: readonly { position: number; quantity: number }[];
}

const unitOf = ({ told }: ReportedLine, { unitOfPiece, unitOfRun }: BuyerSettings): XmlNode =>
	xml('UnitOfMeasure', {}, told.isOnePiece ? unitOfRun : unitOfPiece);

const itemId = ({ code, auxiliaryId }: ReportedLine): XmlNode =>
	xml('ItemID', {}, xml('SupplierPartID', {}, code), xml('SupplierPartAuxiliaryID', {}, auxiliaryId));

/** A run that was sold as one piece is there when some of it is. */
const sentOf = ({ told }: ReportedLine, pieces: number): number => (told.isOnePiece ? told.quantity : pieces);

export function writeShipNotice(reported: Reported, shipment: ReportedShipment): XmlNode {
	const { settings, lines, now } = reported;
	const header = {
		...{ shipmentID: shipment.id, noticeDate: cxmlTime(now), shipmentDate: `${shipment.shippedOn}T12:00:00+00:00` },
		operation: 'new',
	};
	const numbers = shipment.numbers.map((number) => xml('ShipmentIdentifier', {}, number));
	const control =
		numbers.length === 0
			? undefined
			: xml('ShipControl', {}, xml('CarrierIdentifier', { domain: 'companyName' }, shipment.carrier), numbers);
	const items = shipment.lines.flatMap(({ position, quantity }) => {
		const line = lines[position];
		if (!line) return [];
		const attributes = { quantity: sentOf(line, quantity), lineNumber: line.lineNumber };
		return xml('ShipNoticeItem', attributes, itemId(line), unitOf(line, settings));
	});
	const portion = xml('ShipNoticePortion', {}, referenceTo(reported), items);
	return xml('ShipNoticeRequest', {}, xml('ShipNoticeHeader', header), control, portion);
}

export interface ReportedInvoice {
	number: string;
	issuedOn: string;
}

export function writeInvoice(reported: Reported, invoice: ReportedInvoice): XmlNode {
	const { order, settings, lines } = reported;
	const { currency, totals } = order;
	const digits = minorDigits(currency);
	const money = (amount: string) => xml('Money', { currency }, amount);
	const amount = (minor: number) => money(decimalText(minor, digits));
	const header = xml(
		'InvoiceDetailRequestHeader',
		{
			invoiceID: invoice.number,
			invoiceDate: `${invoice.issuedOn}T12:00:00+00:00`,
			purpose: 'standard',
			operation: 'new',
		},
		xml('InvoiceDetailHeaderIndicator'),
		xml('InvoiceDetailLineIndicator'),
	);
	const items = lines.map((line, index) => {
		const { told, name, net } = line;
		const unit = unitOf(line, settings);
		const basis = { quantity: told.basis, conversionFactor: 1 };
		return xml(
			'InvoiceDetailItem',
			{ invoiceLineNumber: index + 1, quantity: told.quantity },
			unit,
			xml('UnitPrice', {}, money(told.unitPrice)),
			told.basis === 1 ? undefined : xml('PriceBasisQuantity', basis, unit),
			xml(
				'InvoiceDetailItemReference',
				{ lineNumber: line.lineNumber },
				itemId(line),
				xml('Description', { 'xml:lang': order.language }, name),
			),
			xml('SubtotalAmount', {}, amount(net)),
		);
	});
	const goods = lines.reduce((sum, { net }) => sum + net, 0);
	const taxes = totals.rates.map(({ rate, net, tax }) =>
		xml(
			'TaxDetail',
			{ category: 'vat', percentageRate: rate / 100 },
			xml('TaxableAmount', {}, amount(net)),
			xml('TaxAmount', {}, amount(tax)),
		),
	);
	const summary = xml(
		'InvoiceDetailSummary',
		{},
		xml('SubtotalAmount', {}, amount(goods)),
		xml('Tax', {}, amount(totals.tax), xml('Description', { 'xml:lang': 'en' }, 'VAT'), taxes),
		totals.net > goods ? xml('ShippingAmount', {}, amount(totals.net - goods)) : undefined,
		xml('GrossAmount', {}, amount(totals.gross)),
		xml('NetAmount', {}, amount(totals.gross)),
		xml('DueAmount', {}, amount(totals.gross)),
	);
	const info = xml('InvoiceDetailOrderInfo', {}, referenceTo(reported));
	return xml('InvoiceDetailRequest', {}, header, xml('InvoiceDetailOrder', {}, info, items), summary);
}
