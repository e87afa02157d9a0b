// The same invoice for machines: XML of EN 16931 in the syntax of UN/CEFACT, which a PDF carries along as `factur-x.xml` (ZUGFeRD). All prices
// are without tax there, whatever the paper shows; elements stand in the order that the schema wants.

import type {
	DocumentAddress,
	DocumentLine,
	DocumentSeller,
	ExemptionKind,
	PrintedDocument,
} from '../../../../rules/documents/document.ts';
import { sumOfLines } from '../../../../rules/documents/totals.ts';
import { escaped } from '../../../../rules/html.ts';
import { decimalText, minorDigits } from '../../../../rules/money.ts';
import { transferReference } from '../../../../rules/orders/transfer-reference.ts';
import { isByTransfer, type PaymentMethod } from '../../../../rules/payments/methods.ts';
import type { TaxedLine } from '../../../../rules/tax/tax-of.ts';

/** How a machine learns why there is no tax: the category, and where there is one the code of the reason. */
const exemptions: Record<ExemptionKind, { category: string; code?: string; reason: string }> = {
	smallBusiness: { category: 'E', reason: 'Kleinunternehmer, § 19 UStG' },
	reverseCharge: { category: 'AE', code: 'VATEX-EU-AE', reason: 'Reverse charge' },
	intraCommunity: { category: 'K', code: 'VATEX-EU-IC', reason: 'Intra-Community supply' },
	export: { category: 'G', code: 'VATEX-EU-G', reason: 'Export outside the EU' },
	exempt: { category: 'E', reason: '' },
};

const namespaces = [
	['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
	['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
	['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
	['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
];

const unprintable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** An element with further ones in it; none where there is nothing to put in. */
const group = (name: string, ...content: readonly string[]): string => {
	const inside = content.join('');
	return inside === '' ? '' : `<${name}>${inside}</${name}>`;
};

const leaf = (name: string, text: string, attributes = ''): string => {
	const said = text.replace(unprintable, '').trim();
	return said === '' ? '' : `<${name}${attributes}>${escaped(said)}</${name}>`;
};

const dayIn = (name: string, day: string | undefined | null): string =>
	day ? group(name, leaf('udt:DateTimeString', day.replaceAll('-', ''), ' format="102"')) : '';

/** Quantities are pieces. */
const unit = ' unitCode="H87"';
const percent = (rate: number) => (rate / 100).toFixed(2);

function amountWriter(currency: string) {
	const digits = minorDigits(currency);
	return (minor: number): string => decimalText(minor, digits);
}

function categoryOf(rate: number, { exemption }: PrintedDocument): string {
	if (rate > 0) return 'S';
	return exemption ? exemptions[exemption.kind].category : 'Z';
}

const taxKind = (document: PrintedDocument, { rate }: TaxedLine): string =>
	leaf('ram:TypeCode', 'VAT') +
	leaf('ram:CategoryCode', categoryOf(rate, document)) +
	leaf('ram:RateApplicablePercent', percent(rate));

/** The price of the whole run and its quantity: a price per piece would have to be rounded. */
function lineItem(document: PrintedDocument, line: DocumentLine, index: number): string {
	const amount = amountWriter(document.currency);
	return group(
		'ram:IncludedSupplyChainTradeLineItem',
		group('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(index + 1))),
		group(
			'ram:SpecifiedTradeProduct',
			leaf('ram:SellerAssignedID', line.code),
			leaf('ram:Name', line.name),
			leaf('ram:Description', line.ownName),
			...line.options.map(({ name, value }) =>
				group('ram:ApplicableProductCharacteristic', leaf('ram:Description', name), leaf('ram:Value', value)),
			),
		),
		group(
			'ram:SpecifiedLineTradeAgreement',
			group(
				'ram:NetPriceProductTradePrice',
				leaf('ram:ChargeAmount', amount(line.net)),
				leaf('ram:BasisQuantity', String(line.quantity), unit),
			),
		),
		group('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', String(line.quantity), unit)),
		group(
			'ram:SpecifiedLineTradeSettlement',
			group('ram:ApplicableTradeTax', taxKind(document, line)),
			group('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', amount(line.net))),
		),
	);
}

const place = ({ zipCode, street, city, country }: Pick<DocumentAddress, 'zipCode' | 'street' | 'city' | 'country'>) =>
	group(
		'ram:PostalTradeAddress',
		leaf('ram:PostcodeCode', zipCode),
		leaf('ram:LineOne', street),
		leaf('ram:CityName', city),
		leaf('ram:CountryID', country),
	);

const registration = (kind: 'VA' | 'FC', id: string) =>
	group('ram:SpecifiedTaxRegistration', leaf('ram:ID', id, ` schemeID="${kind}"`));

const personOf = ({ title, firstName, surname }: DocumentAddress) =>
	[title, firstName, surname].filter(Boolean).join(' ');
const nameOf = (address: DocumentAddress) => address.company || personOf(address);

const sellerParty = (seller: DocumentSeller) =>
	group(
		'ram:SellerTradeParty',
		// A buyer without a VAT id must be known by something else.
		leaf('ram:ID', seller.vatId === '' ? seller.taxNumber : ''),
		leaf('ram:Name', seller.name),
		group(
			'ram:DefinedTradeContact',
			leaf('ram:PersonName', seller.management),
			group('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', seller.phone)),
			group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', seller.mail)),
		),
		place(seller),
		group('ram:URIUniversalCommunication', leaf('ram:URIID', seller.mail, ' schemeID="EM"')),
		registration('FC', seller.taxNumber),
		registration('VA', seller.vatId),
	);

const electronicAddress = ({ electronicAddress: address }: PrintedDocument['buyer']) =>
	address
		? group('ram:URIUniversalCommunication', leaf('ram:URIID', address.id, ` schemeID="${escaped(address.scheme)}"`))
		: '';

function agreement({ seller, buyer, order, subscription }: PrintedDocument): string {
	const { billing } = buyer;
	return group(
		'ram:ApplicableHeaderTradeAgreement',
		// Without a Leitweg-ID what the customer knows it by.
		leaf('ram:BuyerReference', buyer.reference || buyer.costCenter || buyer.orderReference || (order?.number ?? '')),
		sellerParty(seller),
		group(
			'ram:BuyerTradeParty',
			leaf('ram:ID', buyer.customerNumber),
			leaf('ram:Name', nameOf(billing)),
			billing.company === '' ? '' : group('ram:DefinedTradeContact', leaf('ram:PersonName', personOf(billing))),
			place(billing),
			electronicAddress(buyer),
			registration('VA', buyer.vatId),
		),
		group('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', order?.number ?? '')),
		group('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', buyer.orderReference ?? '')),
		group('ram:ContractReferencedDocument', leaf('ram:IssuerAssignedID', subscription?.number ?? '')),
	);
}

function delivery({ buyer, supply }: PrintedDocument): string {
	const to = buyer.shipping ?? buyer.billing;
	const content =
		group('ram:ShipToTradeParty', leaf('ram:Name', nameOf(to)), place(to)) +
		group('ram:ActualDeliverySupplyChainEvent', dayIn('ram:OccurrenceDateTime', supply?.to));
	return `<ram:ApplicableHeaderTradeDelivery>${content}</ram:ApplicableHeaderTradeDelivery>`;
}

/** Transfer, online service, or none (UNTDID 4461). A card is paid with at the provider, so that its number, which its own code asks for, is not known. */
const paymentCodes = {
	...{ invoice: '58', prepayment: '58', none: '1' },
	...{ card: '68', paypal: '68', klarna: '68', sepaDebit: '68' },
} as const satisfies Record<PaymentMethod, string>;

function paymentMeans({ payment, seller, kind }: PrintedDocument): string {
	const { bank } = seller;
	const isTransfer = isByTransfer(payment.method) && kind === 'invoice' && bank;
	return group(
		'ram:SpecifiedTradeSettlementPaymentMeans',
		// Without an account no one can be told to transfer.
		leaf('ram:TypeCode', isByTransfer(payment.method) && !isTransfer ? '1' : paymentCodes[payment.method]),
		isTransfer
			? group(
					'ram:PayeePartyCreditorFinancialAccount',
					leaf('ram:IBANID', bank.iban.replace(/\s/g, '')),
					leaf('ram:AccountName', bank.holder),
				) + group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', bank.bic))
			: '',
	);
}

function taxTotals(document: PrintedDocument): string {
	const amount = amountWriter(document.currency);
	const { exemption } = document;
	return document.totals.rates
		.map((row) => {
			const why = row.rate === 0 && exemption ? exemptions[exemption.kind] : undefined;
			return group(
				'ram:ApplicableTradeTax',
				leaf('ram:CalculatedAmount', amount(row.tax)),
				leaf('ram:TypeCode', 'VAT'),
				leaf('ram:ExemptionReason', why ? why.reason || (exemption?.reason ?? '') : ''),
				leaf('ram:BasisAmount', amount(row.net)),
				leaf('ram:CategoryCode', categoryOf(row.rate, document)),
				leaf('ram:ExemptionReasonCode', why?.code ?? ''),
				leaf('ram:RateApplicablePercent', percent(row.rate)),
			);
		})
		.join('');
}

function shippingCharges(document: PrintedDocument): string {
	const amount = amountWriter(document.currency);
	return (document.shipping?.parts ?? [])
		.filter(({ net }) => net !== 0)
		.map((part) =>
			group(
				'ram:SpecifiedTradeAllowanceCharge',
				group('ram:ChargeIndicator', leaf('udt:Indicator', 'true')),
				leaf('ram:ActualAmount', amount(part.net)),
				leaf('ram:ReasonCode', 'FC'),
				leaf('ram:Reason', document.shipping?.name ?? ''),
				group('ram:CategoryTradeTax', taxKind(document, part)),
			),
		)
		.join('');
}

function sums(document: PrintedDocument): string {
	const amount = amountWriter(document.currency);
	const { totals, lines, payment, currency } = document;
	const goods = sumOfLines(lines, 'net');
	const paid = payment.paidOn ? totals.gross : 0;
	return group(
		'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
		leaf('ram:LineTotalAmount', amount(goods)),
		leaf('ram:ChargeTotalAmount', amount(totals.net - goods)),
		leaf('ram:TaxBasisTotalAmount', amount(totals.net)),
		leaf('ram:TaxTotalAmount', amount(totals.tax), ` currencyID="${escaped(currency)}"`),
		leaf('ram:GrandTotalAmount', amount(totals.gross)),
		leaf('ram:TotalPrepaidAmount', amount(paid)),
		leaf('ram:DuePayableAmount', amount(totals.gross - paid)),
	);
}

function settlement(document: PrintedDocument, terms: string): string {
	const { order, currency, supply, payment, corrects, buyer, subscription } = document;
	const period = subscription ?? (supply && supply.from !== supply.to ? supply : null);
	return group(
		'ram:ApplicableHeaderTradeSettlement',
		leaf('ram:PaymentReference', transferReference(order ?? document)),
		leaf('ram:InvoiceCurrencyCode', currency),
		paymentMeans(document),
		taxTotals(document),
		period
			? group(
					'ram:BillingSpecifiedPeriod',
					dayIn('ram:StartDateTime', period.from),
					dayIn('ram:EndDateTime', period.to),
				)
			: '',
		shippingCharges(document),
		group(
			'ram:SpecifiedTradePaymentTerms',
			leaf('ram:Description', terms),
			dayIn('ram:DueDateDateTime', payment.paidOn ? null : payment.dueOn),
		),
		sums(document),
		corrects
			? group(
					'ram:InvoiceReferencedDocument',
					leaf('ram:IssuerAssignedID', corrects.number),
					group(
						'ram:FormattedIssueDateTime',
						leaf('qdt:DateTimeString', corrects.issuedOn.replaceAll('-', ''), ' format="102"'),
					),
				)
			: '',
		group('ram:ReceivableSpecifiedTradeAccountingAccount', leaf('ram:ID', buyer.costCenter)),
	);
}

/** Which rules it keeps: those of EN 16931, as in a PDF, or the further ones of public buyers in Germany. */
const guidelines = {
	zugferd: 'urn:cen.eu:en16931:2017',
	xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;

/** That what is ordered is billed. */
const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * @param document one that `validateDocument` finds nothing wrong with: an invoice, or what corrects one
 * @param terms how it is paid, in words
 */
export function crossIndustryInvoice(
	document: PrintedDocument,
	terms: string,
	guideline: keyof typeof guidelines = 'zugferd',
): string {
	const { kind, number, issuedOn, note, lines } = document;
	const declared = namespaces.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join('');
	return (
		`<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice${declared}>` +
		group(
			'rsm:ExchangedDocumentContext',
			group('ram:BusinessProcessSpecifiedDocumentContextParameter', leaf('ram:ID', billingProcess)),
			group('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', guidelines[guideline])),
		) +
		group(
			'rsm:ExchangedDocument',
			leaf('ram:ID', number),
			leaf('ram:TypeCode', kind === 'creditNote' ? '381' : '380'),
			dayIn('ram:IssueDateTime', issuedOn),
			group('ram:IncludedNote', leaf('ram:Content', note)),
		) +
		group(
			'rsm:SupplyChainTradeTransaction',
			...lines.map((line, index) => lineItem(document, line, index)),
			agreement(document),
			delivery(document),
			settlement(document, terms),
		) +
		'</rsm:CrossIndustryInvoice>\n'
	);
}
