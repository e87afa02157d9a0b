// What cXML 1.2 says of an invoice, as far as the shop writes one: which elements follow each other in which, and which attributes they have. The document
// type of invoices is in fewer collections than the others, so that this is checked on every machine.
import type { Element } from '../../sandbox/procurement/read-xml.ts';

interface Model {
	/** Names in their order, as in a document type; text: letters alone; empty: nothing. */
	content: string;
	required?: readonly string[];
	optional?: readonly string[];
}

const amount: Model = { content: 'Money' };

const models: Readonly<Record<string, Model>> = {
	InvoiceDetailRequest: {
		content: 'InvoiceDetailRequestHeader, (InvoiceDetailOrder+ | InvoiceDetailHeaderOrder+), InvoiceDetailSummary',
	},
	InvoiceDetailRequestHeader: {
		content:
			'InvoiceDetailHeaderIndicator, InvoiceDetailLineIndicator, InvoicePartner*, DocumentReference?, InvoiceIDInfo?, PaymentProposalIDInfo?, InvoiceDetailShipping?, ShipNoticeIDInfo?, (InvoiceDetailPaymentTerm* | PaymentTerm*), PaymentInformation?, Period?, Comments?, IdReference*, Extrinsic*',
		required: ['invoiceID', 'invoiceDate'],
		optional: ['isInformationOnly', 'purpose', 'operation', 'invoiceOrigin', 'isERS'],
	},
	InvoiceDetailHeaderIndicator: { content: 'empty', optional: ['isHeaderInvoice', 'isVatRecoverable'] },
	InvoiceDetailLineIndicator: {
		content: 'empty',
		optional: ['isTaxInLine', 'isSpecialHandlingInLine', 'isShippingInLine', 'isDiscountInLine', 'isAccountingInLine'],
	},
	InvoiceDetailOrder: {
		content:
			'InvoiceDetailOrderInfo, InvoiceDetailReceiptInfo?, InvoiceDetailShipNoticeInfo?, (InvoiceDetailItem | InvoiceDetailServiceItem)+',
	},
	InvoiceDetailOrderInfo: { content: 'OrderReference, SupplierOrderInfo?' },
	OrderReference: { content: 'DocumentReference', optional: ['orderID', 'orderDate'] },
	DocumentReference: { content: 'empty', required: ['payloadID'] },
	InvoiceDetailItem: {
		content:
			'UnitOfMeasure, UnitPrice, PriceBasisQuantity?, InvoiceDetailItemReference, ReceiptLineItemReference?, ShipNoticeLineItemReference?, SubtotalAmount?, Tax?, InvoiceDetailLineSpecialHandling?, InvoiceDetailLineShipping?, ShipNoticeIDInfo?, GrossAmount?, InvoiceDetailDiscount?, InvoiceItemModifications?, TotalCharges?, TotalAllowances?, TotalAmountWithoutTax?, NetAmount?, Distribution*, Packaging*, InvoiceDetailItemIndustry?, Comments?, CustomsInfo?, Extrinsic*',
		required: ['invoiceLineNumber', 'quantity'],
		optional: ['referenceDate', 'inspectionDate', 'parentInvoiceLineNumber', 'itemType', 'reason', 'isAdHoc'],
	},
	UnitOfMeasure: { content: 'text' },
	UnitPrice: { content: 'Money, Modifications?, PricingConditions?' },
	PriceBasisQuantity: { content: 'UnitOfMeasure, Description?', required: ['quantity', 'conversionFactor'] },
	InvoiceDetailItemReference: {
		content:
			'ItemID?, Description?, Classification*, (ManufacturerPartID, ManufacturerName)?, Country?, SerialNumber*, SupplierBatchID?, InvoiceDetailItemReferenceIndustry?',
		required: ['lineNumber'],
		optional: ['serialNumber'],
	},
	ItemID: { content: 'SupplierPartID, SupplierPartAuxiliaryID?, BuyerPartID?, IdReference*' },
	SupplierPartID: { content: 'text', optional: ['revisionID'] },
	SupplierPartAuxiliaryID: { content: 'text' },
	Description: { content: 'text', required: ['xml:lang'], optional: ['type'] },
	InvoiceDetailSummary: {
		content:
			'SubtotalAmount, Tax, SpecialHandlingAmount?, ShippingAmount?, GrossAmount?, InvoiceDetailDiscount?, InvoiceHeaderModifications?, InvoiceDetailSummaryLineItemModifications?, TotalCharges?, TotalAllowances?, TotalAmountWithoutTax?, NetAmount, DepositAmount?, DueAmount?, InvoiceDetailSummaryIndustry?',
	},
	Tax: { content: 'Money, TaxAdjustmentAmount?, Description, TaxDetail*, Distribution*, Extrinsic*' },
	TaxDetail: {
		content:
			'TaxableAmount?, TaxAmount, TaxLocation?, TaxAdjustmentAmount?, Description?, TriangularTransactionLawReference?, TaxRegime?, TaxExemption?, Extrinsic*',
		required: ['category'],
		optional: ['purpose', 'percentageRate', 'isVatRecoverable', 'taxPointDate', 'paymentDate', 'exemptDetail'],
	},
	SubtotalAmount: amount,
	TaxableAmount: amount,
	TaxAmount: amount,
	ShippingAmount: { content: 'Money, Distribution*' },
	GrossAmount: amount,
	NetAmount: amount,
	DueAmount: amount,
	Money: { content: 'text', required: ['currency'], optional: ['alternateAmount', 'alternateCurrency'] },
};

/** Children are written as their names, each with a semicolon behind. */
const patternOf = (content: string): RegExp =>
	new RegExp(`^${content.replaceAll(' ', '').replace(/\w+/g, '(?:$&;)').replaceAll(',', '')}$`);

function contentFault({ name, children, text }: Element, content: string): string | undefined {
	const names = children.map((child) => `${child.name};`).join('');
	if (content === 'text') return names === '' ? undefined : `${name} has elements`;
	if (text.trim() !== '') return `${name} has text`;
	const pattern = content === 'empty' ? /^$/ : patternOf(content);
	return pattern.test(names) ? undefined : `${name}: ${names}`;
}

/** @returns what is wrong with an element and with everything in it; none: nothing */
export function findInvoiceFaults(element: Element): string[] {
	const { name, attributes, children } = element;
	const model = models[name];
	if (!model) return [`${name} is no part of an invoice`];
	const { content, required = [], optional = [] } = model;
	const given = Object.keys(attributes);
	return [
		...[contentFault(element, content)].flatMap((fault) => fault ?? []),
		...required.filter((each) => !attributes[each]).map((each) => `${name} without ${each}`),
		...given.filter((each) => ![...required, ...optional].includes(each)).map((each) => `${name} with ${each}`),
		...children.flatMap(findInvoiceFaults),
	];
}
