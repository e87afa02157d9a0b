import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../messages/groups.ts';
import type { DocumentAddress, PrintedDocument } from './document.ts';
import { documentOf, soldItems, soldLine, taxed } from './example-document.ts';
import { totalsOf } from './totals.ts';
import { documentFields, isSmallAmount, validateDocument } from './validate-document.ts';

const fieldsOf = (document: PrintedDocument) => validateDocument(document).map(({ field }) => field);

const nobody: DocumentAddress = {
	company: '',
	title: '',
	firstName: '',
	surname: '',
	street: '',
	zipCode: '',
	city: '',
	country: '',
};

const whole = documentOf();
const { seller, buyer } = whole;
const untaxed = soldItems.map((sold) => ({ ...sold, rate: 0 }));
const noTax = (changes: Partial<PrintedDocument>) => documentOf({ shipping: null, ...changes }, untaxed);

describe('an invoice', () => {
	it('that says all that §14 UStG wants may be sent', () => expect(validateDocument(whole)).toEqual([]));

	it.each([
		['sellerName', { seller: { ...seller, name: ' ' } }],
		['sellerAddress', { seller: { ...seller, street: '' } }],
		['sellerAddress', { seller: { ...seller, country: '' } }],
		['sellerTaxNumber', { seller: { ...seller, taxNumber: '', vatId: '' } }],
		['buyerName', { buyer: { ...buyer, billing: { ...buyer.billing, company: '', surname: '' } } }],
		['buyerAddress', { buyer: { ...buyer, billing: { ...buyer.billing, city: '' } } }],
		['number', { number: '' }],
		['issuedOn', { issuedOn: '2026-02-30' }],
		['supply', { supply: null }],
		['supply', { supply: { from: '2026-11-13', to: '2026-11-12' } }],
		['order', { order: { number: '', placedOn: '2026-11-10' } }],
		['currency', { currency: 'euro' }],
		['dueOn', { payment: { method: 'invoice', dueOn: 'soon', paidOn: null } }],
		['totals', { totals: { ...whole.totals, gross: whole.totals.gross + 1 } }],
	] satisfies [string, Partial<PrintedDocument>][])('without %s is refused by that name', (field, changes) =>
		expect(fieldsOf({ ...whole, ...changes })).toEqual([field]),
	);

	it('with one of tax number and VAT id is complete', () => {
		expect(validateDocument({ ...whole, seller: { ...seller, taxNumber: '' } })).toEqual([]);
		expect(validateDocument({ ...whole, seller: { ...seller, vatId: '' } })).toEqual([]);
	});

	it('without anything on it is refused', () =>
		expect(fieldsOf({ ...whole, lines: [], shipping: null, totals: totalsOf({ lines: [], shipping: null }) })).toEqual([
			'lines',
		]));

	it('names the line with the error', () => {
		const [first, second, third] = whole.lines;
		if (!first || !second || !third) throw new Error('no lines');
		const lines = [first, { ...second, name: '' }, { ...third, quantity: 0 }];
		expect(validateDocument({ ...whole, lines })).toEqual([
			{ field: 'lineName', line: 2 },
			{ field: 'lineQuantity', line: 3 },
		]);
		expect(
			validateDocument({ ...whole, lines: [{ ...first, unitPrice: first.unitPrice + 2 }, second, third] }),
		).toEqual([{ field: 'lineAmount', line: 1 }]);
		const wrong = { ...first, tax: first.tax + 1, gross: first.gross };
		expect(fieldsOf({ ...whole, lines: [wrong, second, third] })).toContain('lineAmount');
	});

	it('forgives the fourth place that a price per piece is rounded to, and no more', () => {
		const run = { name: 'Aufkleber', quantity: 999_999, amount: 123_457 };
		expect(validateDocument(documentOf({}, [run]))).toEqual([]);
		const line = soldLine(run, 'net');
		const lines = [{ ...line, unitPrice: line.unitPrice + 1 }];
		expect(fieldsOf({ ...documentOf({}, [run]), lines })).toEqual(['lineAmount']);
	});

	it('counts shipping at every rate that it is split into', () => {
		const parts = [taxed(300, 1900, 'gross'), taxed(190, 700, 'gross')];
		const document = documentOf({ prices: 'gross', shipping: { name: 'DHL', parts } });
		expect(validateDocument(document)).toEqual([]);
		expect(document.totals.gross).toBe(4_290 + 38_950 + 103_999 + 490);
		const broken = { ...document, shipping: { name: 'DHL', parts: [{ ...taxed(490, 1900, 'gross'), tax: 0 }] } };
		expect(fieldsOf(broken)).toContain('shippingAmount');
	});
});

describe('an invoice without tax', () => {
	it('says why', () => {
		expect(fieldsOf(noTax({}))).toEqual(['exemption']);
		expect(fieldsOf(noTax({ exemption: { kind: 'smallBusiness', reason: '' } }))).toEqual([]);
		expect(fieldsOf(noTax({ exemption: { kind: 'exempt', reason: '' } }))).toEqual(['exemptionReason']);
		expect(fieldsOf(noTax({ exemption: { kind: 'exempt', reason: 'Steuerfrei nach § 4 Nr. 21 UStG' } }))).toEqual([]);
	});

	it.each(['reverseCharge', 'intraCommunity'] as const)('by %s names both VAT ids', (kind) => {
		const exemption = { kind, reason: '' };
		expect(fieldsOf(noTax({ exemption }))).toEqual(['buyerVatId']);
		expect(fieldsOf(noTax({ exemption, seller: { ...seller, vatId: '' } }))).toEqual(['sellerVatId', 'buyerVatId']);
		expect(fieldsOf(noTax({ exemption, buyer: { ...buyer, vatId: 'FR12345678901' } }))).toEqual([]);
	});

	it('shows none: who shows tax owes it', () =>
		expect(fieldsOf(documentOf({ exemption: { kind: 'smallBusiness', reason: '' } }))).toEqual(['exemption']));

	it('may appear beside taxed lines if it is exempt by itself', () => {
		const sold = [...soldItems, { name: 'Schulung', quantity: 1, amount: 10_000, rate: 0 }];
		expect(fieldsOf(documentOf({}, sold))).toEqual(['exemption']);
		expect(fieldsOf(documentOf({ exemption: { kind: 'exempt', reason: '§ 4 Nr. 21 UStG' } }, sold))).toEqual([]);
	});
});

describe('an invoice of up to 250 euro', () => {
	const little = (amount: number, changes: Partial<PrintedDocument> = {}) =>
		documentOf({ prices: 'gross', shipping: null, supply: null, buyer: { ...buyer, billing: nobody }, ...changes }, [
			{ name: 'Flyer', quantity: 1, amount },
		]);

	it('of a plan names the period of the service in place of a day of supply', () => {
		const plan = { number: 'V-2026-000018', from: '2026-12-07', to: '2027-01-07', isPlan: true };
		expect(fieldsOf(documentOf({ supply: null, subscription: plan }))).toEqual([]);
		const backwards = { ...plan, to: '2026-12-06' };
		expect(fieldsOf(documentOf({ supply: null, subscription: backwards }))).toEqual(['supply']);
	});

	it('may leave out buyer and day of supply', () => {
		expect(fieldsOf(little(25_000))).toEqual([]);
		expect(fieldsOf(little(25_001))).toEqual(['buyerName', 'buyerAddress', 'supply']);
	});

	it('still has a number and a seller', () =>
		expect(fieldsOf(little(100, { number: '', seller: { ...seller, name: '' } }))).toEqual(['sellerName', 'number']));

	it('is not one in another currency, country, or across borders', () => {
		expect(isSmallAmount(little(100))).toBe(true);
		expect(isSmallAmount(little(100, { currency: 'CHF' }))).toBe(false);
		expect(isSmallAmount(little(100, { seller: { ...seller, country: 'AT' } }))).toBe(false);
		expect(isSmallAmount(little(100, { exemption: { kind: 'intraCommunity', reason: '' } }))).toBe(false);
	});
});

describe('other documents', () => {
	it('a credit note names the invoice that it takes back', () => {
		const note = documentOf({ kind: 'creditNote', supply: null });
		expect(fieldsOf(note)).toEqual(['corrects']);
		expect(fieldsOf({ ...note, corrects: { number: '2026-000123', issuedOn: '' } })).toEqual(['corrects']);
		expect(fieldsOf({ ...note, corrects: { number: '2026-000123', issuedOn: '2026-11-15' } })).toEqual([]);
	});

	it('an order confirmation needs no tax number and no day of supply', () =>
		expect(
			fieldsOf(
				documentOf({ kind: 'orderConfirmation', supply: null, seller: { ...seller, taxNumber: '', vatId: '' } }),
			),
		).toEqual([]));
});

it.each(documentFields)('an error of %s has a message', (field) =>
	expect(shippedEntries.has(`documents.fault.${field}`)).toBe(true),
);
