// What a document says, in words: rows, paragraphs and columns as texts of its language, before anyone thinks of where they stand.

import { writeDay } from '../../../../rules/dates.ts';
import type { DocumentAddress, DocumentLine, PrintedDocument } from '../../../../rules/documents/document.ts';
import { shownAmount, sumOfLines, sumOfShipping } from '../../../../rules/documents/totals.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { grouped } from '../../../../rules/orders/bank-account.ts';
import { transferReference } from '../../../../rules/orders/transfer-reference.ts';
import { isOnline } from '../../../../rules/payments/methods.ts';
import { formatUnitPrice } from '../../../../rules/pricing/format-unit-price.ts';
import { formatRate } from '../../../../rules/tax/format-rate.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { contractRows } from './contract-texts.ts';
import type { TableContent, TableRow } from './item-table.ts';

/** What every letter says of who has written it. */
export interface LetterSpeech {
	document: Pick<PrintedDocument, 'language' | 'seller'>;
	translate: Translate;
	notation: string | null;
}

export interface Speech extends LetterSpeech {
	document: PrintedDocument;
}

export interface Row {
	label: string;
	value: string;
}

export const given = (...texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

export const day = ({ document }: LetterSpeech, text: string) => writeDay(text, document.language);

const money = ({ document, notation }: Speech, minor: number): string =>
	formatMoney({ minor, currency: document.currency }, document.language, notation);

export const titleOf = ({ document, translate }: Speech): string =>
	translate('documents.title', { kind: translate(`documents.${document.kind}`), number: document.number });

const countryName = (country: string, language: string) => {
	try {
		return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
	} catch {
		return country;
	}
};

/** As the post reads it; the country only where it is not the seller's own, in capitals. */
export function addressLines({ document }: LetterSpeech, address: DocumentAddress): string[] {
	const { company, title, firstName, surname, street, zipCode, city, country } = address;
	const isAbroad = country !== '' && country !== document.seller.country;
	return given(
		company,
		given(title, firstName, surname).join(' '),
		street,
		given(zipCode, city).join(' '),
		isAbroad ? countryName(country, document.language).toLocaleUpperCase(document.language) : '',
	);
}

/** Above the address, for the window of the envelope. */
export const returnAddress = ({ document: { seller } }: LetterSpeech): string =>
	given(seller.name, seller.street, given(seller.zipCode, seller.city).join(' ')).join(' · ');

function supplyRow(speech: Speech): Row[] {
	const { document, translate } = speech;
	if (!document.supply) return [];
	const { from, to, isExpected } = document.supply;
	if (from === to)
		return [
			{ label: translate(isExpected ? 'documents.expectedDay' : 'documents.supplyDay'), value: day(speech, from) },
		];
	const value = translate('documents.period', { from: day(speech, from), to: day(speech, to) });
	return [{ label: translate('documents.supplyPeriod'), value }];
}

function subscriptionRows(speech: Speech): Row[] {
	const { document, translate } = speech;
	if (!document.subscription) return [];
	const { number, from, to, isPlan } = document.subscription;
	const period = translate('documents.period', { from: day(speech, from), to: day(speech, to) });
	return [
		{ label: translate('documents.contractNumber'), value: number },
		{ label: translate(isPlan ? 'documents.servicePeriod' : 'documents.paidPeriod'), value: period },
	];
}

/** The block beside the address. */
export function referenceRows(speech: Speech): Row[] {
	const { document, translate } = speech;
	const { kind, order, corrects, buyer, payment } = document;
	const rows: Row[] = [
		{ label: translate(`documents.${kind}.number`), value: document.number },
		{ label: translate(`documents.${kind}.date`), value: day(speech, document.issuedOn) },
		{ label: translate('documents.correctedInvoice'), value: corrects?.number ?? '' },
		{ label: translate('documents.correctedInvoiceDate'), value: corrects ? day(speech, corrects.issuedOn) : '' },
		...supplyRow(speech),
		...contractRows(speech),
		{ label: translate('documents.orderNumber'), value: order && order.number !== document.number ? order.number : '' },
		{ label: translate('documents.orderDate'), value: order ? day(speech, order.placedOn) : '' },
		...subscriptionRows(speech),
		{ label: translate('documents.customerNumber'), value: buyer.customerNumber },
		{ label: translate('documents.buyerVatId'), value: buyer.vatId },
		{ label: translate('documents.costCenter'), value: buyer.costCenter },
		{ label: translate('documents.orderReference'), value: buyer.orderReference ?? '' },
		{ label: translate('documents.buyerReference'), value: buyer.reference },
		{ label: translate('documents.payment'), value: translate(`paymentMethods.${payment.method}`) },
	];
	return rows.filter(({ value }) => value.trim() !== '');
}

export function introduction(speech: Speech): string {
	const { document, translate } = speech;
	if (document.kind !== 'creditNote') return translate(`documents.${document.kind}.intro`);
	const { number, issuedOn } = document.corrects ?? { number: '', issuedOn: '' };
	const said = { number, date: day(speech, issuedOn) };
	if (!document.refund) return translate('documents.creditNote.intro', said);
	return translate(
		document.refund.isWhole ? 'documents.creditNote.introWhole' : 'documents.creditNote.introPart',
		said,
	);
}

type NamedLine = Pick<DocumentLine, 'code' | 'name' | 'ownName' | 'options' | 'quantity' | 'seriesRows'>;

function unitPriceOf({ document, notation }: Speech, { unitPrice }: DocumentLine): string {
	const written = formatUnitPrice(Math.abs(unitPrice), document.currency, document.language, notation);
	return unitPrice < 0 ? `-${written}` : written;
}

/** For how many people, and how many pieces for each. */
function seriesRun({ document, translate, notation }: LetterSpeech, { quantity, seriesRows }: NamedLine): string {
	if (!seriesRows) return '';
	const ofEach = formatNumber(quantity / seriesRows, document.language, notation);
	return translate('documents.seriesRun', { rows: seriesRows, quantity: ofEach });
}

/** @param isPlan a line with a name of its own is an upgrade: named by the days that are left of a period */
const ownNameOf = ({ translate }: LetterSpeech, { ownName }: NamedLine, isPlan: boolean): string =>
	ownName && translate(isPlan ? 'documents.restOfPeriod' : 'documents.ownName', { name: ownName });

/** What is said below the name of a line, each a paragraph. */
export function lineDetails(speech: LetterSpeech, line: NamedLine, isPlan = false): string[] {
	const { translate } = speech;
	const options = line.options.map(({ name, value }) => translate('documents.option', { name, value }));
	return given(
		seriesRun(speech, line),
		ownNameOf(speech, line, isPlan),
		options.join(' · '),
		line.code && translate('documents.itemCode', { code: line.code }),
	);
}

function rowOf(speech: Speech, line: DocumentLine, index: number): TableRow {
	const { document, notation } = speech;
	return {
		position: String(index + 1),
		name: line.name,
		details: lineDetails(speech, line, document.subscription?.isPlan),
		numbers: [
			formatNumber(line.quantity, document.language, notation),
			unitPriceOf(speech, line),
			formatRate(line.rate, document.language),
			money(speech, shownAmount(line, document.prices)),
		],
		amount: shownAmount(line, document.prices),
	};
}

/** The table of what is charged. */
export function tableOf(speech: Speech): TableContent {
	const { document, translate } = speech;
	return {
		heads: {
			position: translate('documents.column.position'),
			item: translate('documents.column.item'),
			numbers: [
				translate('documents.column.quantity'),
				translate('documents.column.unitPrice'),
				translate('documents.column.rate'),
				translate(`documents.column.amount.${document.prices}`),
			],
		},
		rows: document.lines.map((line, index) => rowOf(speech, line, index)),
		carried: { label: translate('documents.carried'), write: (sum) => money(speech, sum) },
	};
}

/** From the goods to the tax; the total is a row of its own. */
export function sumRows(speech: Speech): Row[] {
	const { document, translate } = speech;
	const { shipping, prices, lines, totals, language } = document;
	const rows: Row[] = [];
	if (shipping) {
		rows.push({ label: translate(`documents.subtotal.${prices}`), value: money(speech, sumOfLines(lines, prices)) });
		const label = translate('documents.shipping', { method: shipping.name });
		rows.push({ label, value: money(speech, sumOfShipping(document)) });
	}
	for (const { rate, net, tax } of totals.rates) {
		if (rate === 0) {
			rows.push({ label: translate('documents.netUntaxed'), value: money(speech, net) });
			continue;
		}
		const written = { rate: formatRate(rate, language) };
		rows.push({ label: translate('documents.netAt', written), value: money(speech, net) });
		rows.push({ label: translate('documents.taxAt', written), value: money(speech, tax) });
	}
	return rows;
}

export function totalRow(speech: Speech): Row {
	const { document, translate } = speech;
	const label =
		document.kind === 'orderConfirmation' ? 'documents.total' : (`documents.${document.kind}.total` as const);
	return { label: translate(label), value: money(speech, document.totals.gross) };
}

function refundNote(speech: Speech): string {
	const { document, translate } = speech;
	const { payment, refund, totals } = document;
	if (refund?.way === 'bill')
		return refund.due > 0
			? translate('documents.refundOfBill', { amount: money(speech, totals.gross), due: money(speech, refund.due) })
			: translate('documents.refundOfWholeBill', { amount: money(speech, totals.gross) });
	if (refund?.way === 'transfer') return translate('documents.refundByTransfer');
	if (payment.method === 'card') return translate('documents.refundByCard');
	return translate(isOnline(payment.method) ? 'documents.refundOnline' : 'documents.refundByInvoice');
}

/** What was entered as the reason of a refund needs a word before it; a sentence of the shop's own does not. */
const writtenNote = ({ document: { note, refund }, translate }: Speech): string =>
	refund && note.trim() !== '' ? translate('documents.refundReason', { reason: note }) : note;

function paymentNote(speech: Speech): string {
	const { document, translate } = speech;
	const { kind, payment, totals } = document;
	const number = transferReference(document.order ?? document);
	if (kind === 'orderConfirmation') return translate('documents.confirmationIsNoInvoice');
	if (kind === 'contractSummary') return '';
	if (payment.method === 'none' || totals.gross === 0) return '';
	if (kind === 'creditNote') return refundNote(speech);
	if (payment.paidOn) return translate('documents.paid', { date: day(speech, payment.paidOn) });
	if (payment.dueOn) return translate('documents.due', { date: day(speech, payment.dueOn), number });
	return translate('documents.dueNow', { number });
}

function exemptionNote({ document, translate }: Speech): string {
	const { exemption, seller, buyer } = document;
	if (!exemption) return '';
	switch (exemption.kind) {
		case 'exempt':
			return exemption.reason;
		case 'reverseCharge':
		case 'intraCommunity':
			return translate(`documents.exemption.${exemption.kind}`, { seller: seller.vatId, buyer: buyer.vatId });
		default:
			return translate(`documents.exemption.${exemption.kind}`);
	}
}

/** The same for machines, which always want to read something. */
export const paymentTerms = (speech: Speech): string =>
	paymentNote(speech) || speech.translate(`paymentMethods.${speech.document.payment.method}`);

/** Back to the contract: what is given back has nothing more to be done about. */
function subscriptionNote({ document: { kind, subscription }, translate }: Speech): string {
	return subscription && kind !== 'creditNote'
		? translate(subscription.isPlan ? 'documents.ofPlan' : 'documents.ofSubscription', { number: subscription.number })
		: '';
}

/** Paragraphs below the sums. */
export const closingNotes = (speech: Speech): string[] =>
	given(exemptionNote(speech), paymentNote(speech), subscriptionNote(speech), writtenNote(speech));

/** At the foot of every page: who it is, how to reach it, its bank, what it is registered under. */
export function footColumns({ document: { seller }, translate }: LetterSpeech): string[][] {
	const { bank, phone, taxNumber, vatId, management, register } = seller;
	const columns = [
		given(seller.name, seller.street, given(seller.zipCode, seller.city).join(' ')),
		given(phone && translate('documents.phone', { phone }), seller.mail, seller.website),
		bank
			? given(
					bank.holder === seller.name ? '' : bank.holder,
					bank.bank,
					translate('documents.iban', { iban: grouped(bank.iban) }),
					bank.bic && translate('documents.bic', { bic: bank.bic }),
				)
			: [],
		given(
			register,
			management && translate('documents.management', { names: management }),
			taxNumber && translate('documents.sellerTaxNumber', { number: taxNumber }),
			vatId && translate('documents.sellerVatId', { number: vatId }),
		),
	];
	return columns.filter((lines) => lines.length > 0);
}
