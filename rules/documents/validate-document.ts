// Whether a document says all that it must: §14(4) and §14a UStG for invoices and what corrects them, less for small amounts (§33 UStDV),
// and much less for an order confirmation or the summary of a contract, which are no invoices. Each error is named by the field that it is about.
import { isDay } from '../dates.ts';
import { minorDigits } from '../money.ts';
import { unitPriceDigits } from '../pricing/kinds.ts';
import type { TaxedLine, TaxTable } from '../tax/tax-of.ts';
import type { DocumentLine, PrintedDocument } from './document.ts';
import { shownAmount, totalsOf } from './totals.ts';

export const documentFields = [
	'sellerName',
	'sellerAddress',
	'sellerTaxNumber',
	'sellerVatId',
	'sellerContact',
	'buyerName',
	'buyerAddress',
	'buyerVatId',
	'number',
	'issuedOn',
	'supply',
	'order',
	'corrects',
	'currency',
	'lines',
	'lineName',
	'lineQuantity',
	'lineAmount',
	'shippingAmount',
	'totals',
	'exemption',
	'exemptionReason',
	'dueOn',
] as const;
type DocumentField = (typeof documentFields)[number];

export interface DocumentError {
	field: DocumentField;
	/** Counted from 1, where it is about a line. */
	line?: number;
}

const isGiven = (...texts: readonly string[]) => texts.every((text) => text.trim() !== '');

/** Up to this sum, with tax, an invoice may leave out much (§33 UStDV). Numbers are given to small ones too. */
const smallAmount = 25_000;

/** Deliveries to another country of the EU and reverse charge are never small. */
const neverSmall: readonly (string | undefined)[] = ['reverseCharge', 'intraCommunity'];

const leftOutWhenSmall: ReadonlySet<DocumentField> = new Set<DocumentField>([
	'sellerTaxNumber',
	'buyerName',
	'buyerAddress',
	'supply',
]);

export const isSmallAmount = ({ currency, seller, totals, exemption }: PrintedDocument): boolean =>
	currency === 'EUR' && seller.country === 'DE' && totals.gross <= smallAmount && !neverSmall.includes(exemption?.kind);

/** Whom public buyers can ask (BR-DE-5 to BR-DE-7). */
const hasContact = ({ phone, mail, management }: PrintedDocument['seller']) => isGiven(phone, mail, management);

function* partyErrors({ seller, buyer, exemption, xrechnung }: PrintedDocument): Generator<DocumentField> {
	if (!isGiven(seller.name)) yield 'sellerName';
	if (!isGiven(seller.street, seller.zipCode, seller.city, seller.country)) yield 'sellerAddress';
	if (!isGiven(seller.taxNumber) && !isGiven(seller.vatId)) yield 'sellerTaxNumber';
	if (xrechnung && !hasContact(seller)) yield 'sellerContact';
	const { company, surname, street, zipCode, city, country } = buyer.billing;
	if (!isGiven(company) && !isGiven(surname)) yield 'buyerName';
	if (!isGiven(street, zipCode, city, country)) yield 'buyerAddress';
	if (exemption?.kind !== 'reverseCharge' && exemption?.kind !== 'intraCommunity') return;
	if (!isGiven(seller.vatId)) yield 'sellerVatId';
	if (!isGiven(buyer.vatId)) yield 'buyerVatId';
}

const isPeriod = ({ from, to }: { from: string; to: string }) => isDay(from) && isDay(to) && from <= to;

const isPlaced = ({ number, placedOn }: { number: string; placedOn: string }) => isGiven(number) && isDay(placedOn);

const isDayOrNull = (day: string | null) => day === null || isDay(day);

function* headErrors(document: PrintedDocument): Generator<DocumentField> {
	const { kind, supply, corrects, order, payment, subscription } = document;
	if (!isGiven(document.number)) yield 'number';
	if (!isDay(document.issuedOn)) yield 'issuedOn';
	// Of a plan it is the period of the service.
	const supplied = supply ?? (subscription?.isPlan ? subscription : null);
	if (supplied ? !isPeriod(supplied) : kind === 'invoice') yield 'supply';
	if (order && !isPlaced(order)) yield 'order';
	if (kind === 'creditNote' && !(corrects && isPlaced({ ...corrects, placedOn: corrects.issuedOn }))) yield 'corrects';
	if (!isDayOrNull(payment.dueOn) || !isDayOrNull(payment.paidOn)) yield 'dueOn';
}

const isSum = ({ net, tax, gross, rate }: TaxedLine) =>
	[net, tax, gross, rate].every(Number.isSafeInteger) && net + tax === gross && rate >= 0 && (rate > 0 || tax === 0);

/** A price per piece is rounded to four places; times the quantity it is the amount, give or take that rounding. */
function isProduct(line: DocumentLine, { currency, prices }: PrintedDocument): boolean {
	const scale = 10 ** (unitPriceDigits - minorDigits(currency));
	const difference = Math.abs(line.unitPrice * line.quantity - shownAmount(line, prices) * scale);
	return difference <= line.quantity / 2 + scale / 2;
}

function* lineErrors(document: PrintedDocument): Generator<DocumentError> {
	if (document.lines.length === 0) yield { field: 'lines' };
	for (const [index, line] of document.lines.entries()) {
		const at = (field: DocumentField): DocumentError => ({ field, line: index + 1 });
		if (!isGiven(line.name)) yield at('lineName');
		const isQuantity = Number.isInteger(line.quantity) && line.quantity > 0;
		if (!isQuantity) yield at('lineQuantity');
		if (!isSum(line) || (isQuantity && !isProduct(line, document))) yield at('lineAmount');
	}
	if (document.shipping && !document.shipping.parts.every(isSum)) yield { field: 'shippingAmount' };
}

const rowsOf = ({ net, tax, gross, rates }: TaxTable) =>
	JSON.stringify([net, tax, gross, rates.map((row) => [row.rate, row.net, row.tax, row.gross])]);

/** Something is paid for and not taxed. */
const isUntaxed = ({ rates }: TaxTable) => rates.some(({ rate, gross }) => rate === 0 && gross !== 0);

function* sumErrors(document: PrintedDocument): Generator<DocumentField> {
	const { totals, exemption } = document;
	const sums = totalsOf(document);
	if (rowsOf(sums) !== rowsOf(totals)) yield 'totals';
	if (isUntaxed(sums) && !exemption) yield 'exemption';
	if (!exemption) return;
	// A seller who shows tax owes it (§14c UStG): only single things can be exempt beside taxed ones.
	if (exemption.kind !== 'exempt' && sums.tax !== 0) yield 'exemption';
	if (exemption.kind === 'exempt' && !isGiven(exemption.reason)) yield 'exemptionReason';
}

const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code);

/** A confirmation and a summary say what is agreed: nothing is charged by them. */
const isForTax = ({ kind }: PrintedDocument) => kind === 'invoice' || kind === 'creditNote';

/** What the others can do without. */
const onlyOfInvoices: ReadonlySet<DocumentField> = new Set<DocumentField>([
	'sellerTaxNumber',
	'sellerVatId',
	'sellerContact',
	'buyerAddress',
	'buyerVatId',
	'exemption',
	'exemptionReason',
]);

/** Machines want to know all of it, however small the amount. */
export const isForMachines = (document: PrintedDocument): boolean =>
	isForTax(document) && validateDocument(document, { small: () => false }).length === 0;

/** The same for public buyers. */
export const isForXrechnung = (document: PrintedDocument): boolean => isForMachines({ ...document, xrechnung: true });

/** @returns what is missing or does not fit, in the order of the document; nothing when it may be sent */
export function validateDocument(document: PrintedDocument, { small = isSmallAmount } = {}): DocumentError[] {
	// Amounts of no currency cannot be validated, nor written.
	if (!isCurrency(document.currency)) return [{ field: 'currency' }];
	const errors = [
		...[...partyErrors(document), ...headErrors(document)].map((field): DocumentError => ({ field })),
		...lineErrors(document),
		...[...sumErrors(document)].map((field): DocumentError => ({ field })),
	];
	const isNeedless = (field: DocumentField) =>
		(!isForTax(document) && onlyOfInvoices.has(field)) ||
		(document.kind === 'invoice' && leftOutWhenSmall.has(field) && small(document));
	return errors.filter(({ field }) => !isNeedless(field));
}
