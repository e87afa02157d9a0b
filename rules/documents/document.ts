// What an order confirmation, an invoice, a credit note or the summary of a contract says. Nothing here knows of orders, tables or paper: the
// domain makes one of these of what it is about, and keeps it, so that the same document can be made again.
import type { ElectronicAddress } from '../e-invoice/electronic-address.ts';
import type { PaymentMethod } from '../payments/methods.ts';
import type { Interval } from '../subscriptions/interval.ts';
import type { TaxedLine, TaxTable } from '../tax/tax-of.ts';

/** Of an order. */
export type OrderDocumentKind = 'orderConfirmation' | 'invoice' | 'creditNote';
type DocumentKind = OrderDocumentKind | 'contractSummary';

/** The fields of the spec that belong on paper; what is not known is an empty text. */
export interface DocumentAddress {
	company: string;
	title: string;
	firstName: string;
	surname: string;
	/** With the number of the house. */
	street: string;
	zipCode: string;
	city: string;
	/** ISO 3166-1, two letters. */
	country: string;
}

interface BankAccount {
	holder: string;
	bank: string;
	iban: string;
	bic: string;
}

export interface DocumentSeller {
	/** In full, with the legal form. */
	name: string;
	street: string;
	zipCode: string;
	city: string;
	country: string;
	phone: string;
	mail: string;
	website: string;
	/** One of the two must be there. */
	taxNumber: string;
	vatId: string;
	/** Court and number: Amtsgericht Hamburg, HRB 123456. */
	register: string;
	/** Who manages it: names. */
	management: string;
	bank: BankAccount | null;
}

interface DocumentBuyer {
	billing: DocumentAddress;
	/** Null: the same as the billing address, or nothing is shipped. */
	shipping: DocumentAddress | null;
	customerNumber: string;
	vatId: string;
	costCenter: string;
	/** What public buyers want to read, their Leitweg-ID. */
	reference: string;
	/** What the customer calls the order; left out: nothing. */
	orderReference?: string;
	/** Where machines deliver it; left out: it is known of no one. */
	electronicAddress?: ElectronicAddress;
}

export interface DocumentLine extends TaxedLine {
	code: string;
	name: string;
	/** What the shopper calls it. */
	ownName: string;
	options: readonly { name: string; value: string }[];
	/** All pieces, those of every row of a series. */
	quantity: number;
	/** Rows of a series; null or left out: none. */
	seriesRows?: number | null;
	/** In ten-thousandths of the currency's major unit, with tax or without as `prices` says. */
	unitPrice: number;
}

interface DocumentShipping {
	name: string;
	/** Its tax follows the goods: one part per rate. */
	parts: readonly TaxedLine[];
}

/** Why there is no tax on something that is paid for. */
export type ExemptionKind = 'smallBusiness' | 'reverseCharge' | 'intraCommunity' | 'export' | 'exempt';

interface Exemption {
	kind: ExemptionKind;
	/** The words of the law that `exempt` rests upon; the other kinds have their own. */
	reason: string;
}

type DocumentPayment = PaymentMethod;

/** What is agreed about a subscription beyond what is delivered and paid each time. */
export interface DocumentContract {
	interval: Interval;
	/** The last day on which it can be tried out; null: it is paid from the beginning. */
	trialEndsOn: string | null;
	firstPaymentOn: string;
	/** The one after that. */
	nextPaymentOn: string;
	/** Where it is ended without logging in. */
	cancelAddress: string;
	accountAddress: string;
	/** What was made to the customer's specification cannot be withdrawn from. */
	personalised: 'all' | 'some' | 'none';
}

/** The contract that an order is a delivery of, and what its payment pays for. */
export interface DocumentSubscription {
	number: string;
	from: string;
	to: string;
	/** Of a plan of the platform: nothing is delivered, the period is that of the service. */
	isPlan?: boolean;
}

/** To the card or another account at the provider, by a transfer, or nowhere: a bill that is not paid yet becomes smaller. */
export type RefundWay = 'provider' | 'transfer' | 'bill';

interface DocumentRefund {
	way: RefundWay;
	/** All of the invoice, at once. */
	isWhole: boolean;
	/** What is left to pay of an open bill, in minor units. */
	due: number;
}

/** Days are texts as rules/dates.ts has them, amounts are minor units of the currency. */
export interface PrintedDocument {
	kind: DocumentKind;
	number: string;
	issuedOn: string;
	language: string;
	currency: string;
	/** Whether the prices and amounts of lines are shown without or with tax. */
	prices: 'net' | 'gross';
	seller: DocumentSeller;
	buyer: DocumentBuyer;
	order: { number: string; placedOn: string } | null;
	/** Left out: it was ordered once. */
	subscription?: DocumentSubscription;
	/** When it was supplied: one day twice, or a period. */
	supply: { from: string; to: string; isExpected?: boolean } | null;
	/** The invoice that a credit note takes back, in whole or in part. */
	corrects: { number: string; issuedOn: string } | null;
	/** Of a credit note: how its amount goes back. Left out: it was issued before this was written down. */
	refund?: DocumentRefund;
	payment: { method: DocumentPayment; dueOn: string | null; paidOn: string | null };
	/** Of a credit note as well above zero: the document says that they are given back. */
	lines: readonly DocumentLine[];
	shipping: DocumentShipping | null;
	totals: TaxTable;
	exemption: Exemption | null;
	/** Of the summary of a contract alone. */
	contract?: DocumentContract;
	/** A sentence of the shop's own at the end; lines are kept. */
	note: string;
	/** The customer wants it as an XRechnung, which asks more of the seller. */
	xrechnung?: boolean;
}
